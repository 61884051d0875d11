/** A fleet action on the table: two lines ahead, one to windward of the other, and what became of them. */
import { batteryBroadside } from '@weathergage/table-action/data/batteries.ts';
import { baseStatistics, broadsideDice, splitDice } from '@weathergage/table-action/data/derive.ts';
import { batteryPoints, shipPoints } from '@weathergage/table-action/data/points.ts';
import { DEGREE, INCH } from '@weathergage/table-action/data/tables.ts';
import { type DiceByRange, type Nation, QUALITIES } from '@weathergage/table-action/data/words.ts';
import type { Scenario, ScenarioShip } from '@weathergage/table-action/rules/scenario/scenario.ts';
import type { Ship } from '@weathergage/table-action/rules/table/ship.ts';
import type { TableAction } from '@weathergage/table-action/rules/types.ts';
import {
  type ActionShip,
  breakingPoint,
  damageOf,
  type FleetAction,
  type FoughtAction,
  type FoughtShip,
  foughtOn,
  goneOf,
  headOf,
  leftOf,
  wornSince,
} from './action.ts';
import { divisionsOf } from './divisions.ts';
import type { Flag } from './flags.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { Board } from './way-between.ts';

/** As many as a squadron's sheet has room for. */
const SQUADRON_SIZE = 24;
/** The clear lane of a broadside between the ships of a line; water ahead, astern and on both sides. */
const SPACING = 6;
const MARGIN = 30;
const EAST = 90;
const SOUTH = 180;

/** The Russians of these wars sail with the English and under their orders. */
const NAVY: Readonly<Record<Flag, Nation>> = {
  British: 'British',
  French: 'French',
  Spanish: 'Spanish',
  Dutch: 'Dutch',
  Russian: 'British',
};

const AVERAGE = QUALITIES.indexOf('average');
/** A crew is good or poor here, with nothing between. */
const qualityOf = (skill: number) => QUALITIES[AVERAGE - Math.sign(skill)]!;

function card(
  ship: ActionShip,
  flagship: boolean,
  { action: { wear }, tableAction: { heavy, lineGuns } }: Mapping,
): Omit<ScenarioShip, 'x' | 'y' | 'heading' | 'sail'> {
  const { size, rate, musketry, hull, rigging, crew } = baseStatistics(ship.guns);
  const large = ship.guns >= lineGuns ? Math.round((ship.guns * heavy) / 100) : 0;
  const whole = splitDice(broadsideDice(ship.guns), ship.guns, large);
  const left = (points: number, share: number): number => leftOf(points, (ship.worn * share) / 1000);
  const served = (dice: DiceByRange): [number, number, number, number] =>
    dice.map((count) => (count === 0 ? 0 : left(count, wear.guns))) as [number, number, number, number];
  const dice = { large: served(whole.large), regular: served(whole.regular) };
  const quality = qualityOf(ship.skill);
  const specials = flagship ? (['flagship'] as const) : [];
  return {
    id: ship.id,
    name: ship.name,
    nation: NAVY[ship.flag],
    rate,
    size,
    guns: ship.guns,
    broadside: dice,
    musketry,
    hull: left(hull, wear.hull),
    rigging: left(rigging, wear.rigging),
    crew: left(crew, wear.crew),
    quality,
    points: shipPoints({ broadside: whole, musketry, hull, crew, size, quality, specials: [...specials] }),
  };
}

function tableScenario(action: FleetAction, mapping: Mapping): Scenario {
  const { heats, line: most, night } = mapping.tableAction;
  const { apart, turns } = heats[action.heat];
  const longest = Math.max(...action.sides.map(({ ships }) => Math.min(most, ships.length)));
  const width = 2 * MARGIN + SPACING * longest;
  const height = 2 * MARGIN + apart;
  const rowOf = (side: string): number => (side === action.windward ? MARGIN : MARGIN + apart);
  const flagOf = (ships: readonly ActionShip[]): ActionShip =>
    ships.find(({ flagship }) => flagship) ?? ships[0]!;
  return {
    ...headOf(action),
    table: { width: width * INCH, height: height * INCH },
    wind: { toward: SOUTH * DEGREE },
    sides: action.sides.map(({ id, name, ships }) => ({
      id,
      name,
      nation: NAVY[ships[0]!.flag],
      flagship: flagOf(ships.slice(0, most)).id,
      seats: [{ id: `${id}-1`, name }],
    })),
    squadrons: action.sides.flatMap((side) => {
      const line = side.ships.slice(0, most);
      const flag = flagOf(line);
      return divisionsOf(line, mapping.divisions, SQUADRON_SIZE).map(({ id, ships }) => ({
        id: `${side.id}-${id}`,
        name: `${side.name}: ${id}`,
        side: side.id,
        nation: NAVY[ships[0]!.flag],
        ships: ships.map(
          (ship): ScenarioShip => ({
            ...card(ship, ship === flag, mapping),
            x: (MARGIN + SPACING * (longest - 1 - line.indexOf(ship))) * INCH,
            y: rowOf(side.id) * INCH,
            heading: EAST * DEGREE,
            sail: 'battle',
          }),
        ),
      }));
    }),
    batteries: worksOf(action, { x: Math.floor(width / 2), rowOf }, mapping),
    terrain: action.ground.shoals
      ? [{ kind: 'shoal', name: 'Lee shore', polygon: bank(width, MARGIN + apart, mapping) }]
      : [],
    turnLimit: action.night ? Math.max(1, turns - night) : turns,
    victory: tableVictory(action, most),
    ...(action.gale ? { special: { flukyWind: true } } : {}),
  };
}

function bank(
  width: number,
  leeward: number,
  { tableAction: { shoals } }: Mapping,
): Scenario['terrain'][number]['polygon'] {
  const [from, to] = [leeward + shoals.off, leeward + shoals.off + shoals.deep];
  return [
    [0, from * INCH],
    [width * INCH, from * INCH],
    [width * INCH, to * INCH],
    [0, to * INCH],
  ];
}

/** The works of a port, behind the line of whoever holds it. */
function worksOf(
  { ground: { works }, windward, sides }: FleetAction,
  at: { readonly x: number; readonly rowOf: (side: string) => number },
  { tableAction: { battery, heavy } }: Mapping,
): Scenario['batteries'] {
  if (works === null) return [];
  const guns = Math.min(60, works.strength * battery.guns);
  const row = at.rowOf(works.side) + (works.side === windward ? -battery.off : battery.off);
  const broadside = batteryBroadside(guns, Math.round((guns * heavy) / 100));
  const body = {
    fort: Math.min(400, works.strength * battery.fort),
    crew: Math.min(400, works.strength * battery.crew),
    quality: 'average' as const,
  };
  return [
    {
      id: 'works',
      name: 'The port’s works',
      nation: NAVY[sides.find(({ id }) => id === works.side)!.ships[0]!.flag],
      side: works.side,
      guns,
      broadside: { large: [...broadside.large], regular: [...broadside.regular] },
      musketry: 0,
      ...body,
      points: batteryPoints({ broadside, ...body }),
      x: at.x * INCH,
      y: Math.max(0, row) * INCH,
    },
  ];
}

/** Points at the end; before it whoever has lost as much as his leader bears has lost the day. */
function tableVictory({ sides }: FleetAction, most: number): Scenario['victory'] {
  const [a, b] = sides;
  const breaks = [
    [a, b],
    [b, a],
  ].flatMap(([winner, loser]) => {
    const ships = loser!.ships.slice(0, most).map(({ id }) => id);
    const atLeast = breakingPoint(ships.length, loser!.breaksOff);
    return atLeast === null ? [] : [{ type: 'strike' as const, side: winner!.id, ships, atLeast }];
  });
  return [...breaks, { type: 'points', margin: 1 }];
}

function foughtShip(
  ship: Ship,
  worn: number,
  winner: string | null,
  { action: { crippled }, tableAction: { damage } }: Mapping,
): FoughtShip {
  const lost = ship.fate !== 'afloat' && ship.fate !== 'left';
  const taken = ship.colours === 'prize' || (ship.colours === 'struck' && winner !== ship.owner);
  const gone = {
    hull: goneOf(ship.hull, ship.spec.hull),
    rigging: goneOf(ship.rigging, ship.spec.rigging),
    crew: goneOf(ship.crew, ship.spec.crew),
  };
  return {
    id: ship.id,
    end: lost ? 'lost' : taken ? 'struck' : 'afloat',
    worn: wornSince(worn, damageOf(gone, damage)),
    crippled: gone.rigging >= crippled,
    men: gone.crew,
  };
}

export const tableBoard: Board<TableAction['state']> = {
  game: 'table-action',
  scenarioOf: tableScenario,
  /** Read from the last state. */
  foughtOf: (action, state, mapping): FoughtAction =>
    foughtOn(action, state, (ship, worn, winner) => foughtShip(ship, worn, winner, mapping)),
};

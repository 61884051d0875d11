/** A fleet action on the hexes: two lines ahead, one to windward of the other, and what became of them. */
import { classIds, classOf, type ShipClass } from '@weathergage/hex-action/data/classes.ts';
import type { Scenario } from '@weathergage/hex-action/rules/scenario/scenario.ts';
import { SQUADRON_SIZE } from '@weathergage/hex-action/rules/sea/advanced-sea.ts';
import {
  type Direction,
  type Hex,
  hexAt,
  hexName,
  neighbour,
  opposite,
} from '@weathergage/hex-action/rules/sea/hex.ts';
import type { Ship } from '@weathergage/hex-action/rules/sea/ship.ts';
import { QUALITIES } from '@weathergage/hex-action/rules/sea/words.ts';
import type { HexAction } from '@weathergage/hex-action/rules/types.ts';
import {
  type ActionShip,
  type ActionSide,
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
import type { Mapping } from './mapping/mapping.ts';
import type { Board } from './way-between.ts';

/** The wind blows up the chart, and both lines stand to the right of it with the wind on the same side. */
const WIND: Direction = 1;
const COURSE: Direction = 2;
/** Square to the course: two ways by turns, since no row of hexes runs abeam. */
const TO_WINDWARD: readonly Direction[] = [4, 3];
const TO_LEEWARD: readonly Direction[] = TO_WINDWARD.map(opposite);
/** Bow to bow, so that a ship of two hexes has one of clear water ahead. */
const SPACING = 3;
const LAST_COLUMN = 100;

/** The average crew's place in the list of five. */
const AVERAGE = QUALITIES.indexOf('average');

/** The class nearest in guns: of her own flag where there is one, else of the French, who built for all. */
function classFor({ flag, guns }: ActionShip): ShipClass {
  const all = classIds().map((id) => classOf(id)!);
  const own = all.filter(({ nation }) => nation === flag);
  const from = (own.length > 0 ? own : all.filter(({ nation }) => nation === 'French')).filter(isShip);
  return from.toSorted(
    (a, b) => Math.abs(a.rated - guns) - Math.abs(b.rated - guns) || a.id.localeCompare(b.id),
  )[0]!;
}
const isShip = ({ advanced, guns, carronades }: ShipClass): boolean =>
  (advanced.traits ?? []).length === 0 && guns + carronades > 0;

function shipEntry(
  side: ActionSide,
  ship: ActionShip,
  division: string | null,
  bow: Hex,
  { heat }: FleetAction,
  { action: { wear }, hexAction: { shot } }: Mapping,
): Scenario['ships'][number] {
  const class_ = classFor(ship);
  const quality = QUALITIES[Math.min(QUALITIES.length - 1, Math.max(0, AVERAGE - ship.skill))]!;
  const left = (points: number, share: number): number => leftOf(points, (ship.worn * share) / 1000);
  const guns = class_.guns === 0 ? 0 : left(class_.guns, wear.guns);
  return {
    id: ship.id,
    name: ship.name,
    class: class_.id,
    ...(class_.nation === 'any' ? { nation: 'French' as const } : {}),
    side: side.id,
    quality,
    bow: hexName(bow),
    heading: COURSE,
    ...(shot[heat] === 'R' ? {} : { shot: shot[heat] }),
    ...(division === null ? {} : { squadron: division }),
    ...(ship.worn === 0
      ? {}
      : {
          log: {
            hull: left(class_.hull, wear.hull),
            crew: class_.crew.map((men) => left(men, wear.crew)),
            guns,
            rigging: class_.rigging.map((section) => left(section, wear.rigging)),
          },
        }),
  };
}

const walked = (from: Hex, way: Direction, steps: number): Hex =>
  Array.from({ length: steps }).reduce<Hex>((hex) => neighbour(hex, way), from);

const abeam = (from: Hex, ways: readonly Direction[], steps: number): Hex =>
  Array.from({ length: steps }).reduce<Hex>((hex, _, at) => neighbour(hex, ways[at % ways.length]!), from);

/** Where the two lines lie: their heads, and how far astern the longer one reaches. */
interface Lines {
  readonly windward: Hex;
  readonly leeward: Hex;
  readonly astern: number;
}

function hexScenario(action: FleetAction, mapping: Mapping): Scenario {
  const { heats, line: most, velocity } = mapping.hexAction;
  const { apart, turns } = heats[action.heat];
  const longest = Math.max(...action.sides.map(({ ships }) => Math.min(most, ships.length)));
  // Columns have names up to the hundred and fourth; a longer line trails off the other edge.
  const leeward = hexAt(Math.min(LAST_COLUMN, SPACING * longest + 4), 12);
  const lines: Lines = {
    leeward,
    windward: abeam(leeward, TO_WINDWARD, apart),
    astern: SPACING * longest,
  };
  const ships = action.sides.flatMap((side) => {
    const head = side.id === action.windward ? lines.windward : lines.leeward;
    const line = side.ships.slice(0, most);
    const divisions = divisionsOf(line, mapping.divisions, SQUADRON_SIZE);
    return line.map((ship, place) => {
      const division = divisions.length > 1 ? divisions.find((one) => one.ships.includes(ship))!.id : null;
      const bow = walked(head, opposite(COURSE), place * SPACING);
      return shipEntry(side, ship, division === null ? null : `${side.id}-${division}`, bow, action, mapping);
    });
  });
  return {
    ...headOf(action),
    edition: 'advanced',
    board: { columns: 104, rows: 80, fixed: false },
    wind: WIND,
    velocity: action.gale ? velocity.gale : velocity.fair,
    sides: action.sides.map((side) => hexSide(side, mapping)),
    ships,
    ...(action.night ? { special: [{ id: 'night', ...mapping.hexAction.night }] } : {}),
    ...hexGround(action, lines, mapping),
    turnLimit: turns,
    victory: hexVictory(action, most),
  };
}

function hexSide(side: ActionSide, { hexAction, divisions: how }: Mapping): Scenario['sides'][number] {
  const divisions = divisionsOf(side.ships.slice(0, hexAction.line), how, SQUADRON_SIZE);
  const flagOf = (ships: readonly ActionShip[]): string =>
    (ships.find(({ flagship }) => flagship) ?? ships[0]!).id;
  return {
    id: side.id,
    name: side.name,
    seats: [{ id: `${side.id}-1`, name: side.name }],
    ...(divisions.length < 2
      ? {}
      : {
          squadrons: divisions.map(({ id, ships }) => ({
            id: `${side.id}-${id}`,
            name: `${side.name}: ${id}`,
            flagship: flagOf(ships),
          })),
        }),
  };
}

/** Shoals along the leeward line's lee side; the works of a port behind the line of whoever holds it. */
function hexGround(
  { ground, windward }: FleetAction,
  lines: Lines,
  { hexAction: { shoals, battery } }: Mapping,
): Partial<Scenario> {
  const abreast = (head: Hex, out: readonly Direction[], off: number, astern: number): Hex =>
    walked(abeam(head, out, off), opposite(COURSE), astern);
  const banks = Array.from({ length: lines.astern + SPACING }, (_, astern) =>
    Array.from({ length: shoals.rows }, (_, row) =>
      hexName(abreast(lines.leeward, TO_LEEWARD, shoals.off + row, astern)),
    ),
  ).flat();
  const { works } = ground;
  const atWindward = works?.side === windward;
  const [head, out] = atWindward ? [lines.windward, TO_WINDWARD] : [lines.leeward, TO_LEEWARD];
  const middle = Math.floor(lines.astern / 2);
  const fort = [0, 1].map((astern) => hexName(abreast(head, out, battery.off, middle + astern)));
  return {
    ...(ground.shoals
      ? { rules: { runningAground: true }, depths: [{ depth: shoals.depth, hexes: banks }] }
      : {}),
    ...(works === null
      ? {}
      : {
          land: fort,
          batteries: [
            {
              id: 'works',
              name: 'The port’s works',
              side: works.side,
              hexes: fort,
              quality: 'average' as const,
              guns: Math.min(60, works.strength * battery.guns),
              hull: Math.min(99, works.strength * battery.hull),
              crew: Math.min(60, works.strength * battery.crew),
              arc: [1, 2, 3, 4, 5, 6],
            },
          ],
        }),
  };
}

/** Points at the end; before it whoever has lost as much as his leader bears has lost the day. */
function hexVictory({ sides }: FleetAction, most: number): Scenario['victory'] {
  const [a, b] = sides;
  const wins = [
    [a, b],
    [b, a],
  ].flatMap(([winner, loser]) => {
    const atLeast = breakingPoint(Math.min(most, loser!.ships.length), loser!.breaksOff);
    return atLeast === null
      ? []
      : [
          {
            side: winner!.id,
            when: 'each-turn' as const,
            if: { test: 'surrenderedOrLost' as const, side: loser!.id, atLeast },
          },
        ];
  });
  return wins.length === 0
    ? { type: 'points', margin: 1 }
    : { type: 'special', wins, otherwise: 'points', margin: 1 };
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** Men of hers wherever they are: in a prize, lent to a consort, or prisoners. All of them come home. */
const menOf = ({ id }: Ship, ships: readonly Ship[]): number =>
  sum(ships.flatMap(({ sections }) => sections.filter(({ from }) => from === id).map(({ left }) => left)));

function foughtShip(
  ship: Ship,
  ships: readonly Ship[],
  worn: number,
  winner: string | null,
  { action: { crippled }, hexAction: { damage } }: Mapping,
): FoughtShip {
  const end = ship.advanced?.end ?? (ship.presence === 'gone' ? 'left' : null);
  const rigging = goneOf(sum(ship.rigging), sum(ship.spec.rigging));
  const men = Math.max(0, goneOf(menOf(ship, ships), sum(ship.spec.crew)));
  const inEnemyHands = ship.captured || (ship.surrender !== null && winner !== ship.owner);
  const gone = { hull: goneOf(ship.hull, ship.spec.hull), rigging, crew: men };
  return {
    id: ship.id,
    end: end !== null && end !== 'left' ? 'lost' : inEnemyHands ? 'struck' : 'afloat',
    worn: wornSince(worn, damageOf(gone, damage)),
    crippled: rigging >= crippled,
    men,
  };
}

export const hexBoard: Board<HexAction['state']> = {
  game: 'hex-action',
  scenarioOf: hexScenario,
  /** Read from the last state. */
  foughtOf: (action, state, mapping): FoughtAction =>
    foughtOn(action, state, (ship, worn, winner) => foughtShip(ship, state.ships, worn, winner, mapping)),
};

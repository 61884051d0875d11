/** A battle as these files write it down: squadron by squadron, a row a ship, only what departs from the usual. */
import type { Scenario } from '../../rules/scenario/scenario.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import type { Nation } from '../../rules/sea/ship.ts';
import type { Quality } from '../../rules/sea/words.ts';
import { classOf } from '../classes.ts';
import { balanceOf } from './balance.ts';

type ScenarioShip = Scenario['ships'][number];

export type ShipOfBattle = readonly [
  name: string,
  class_: string,
  quality: Quality,
  bow: string,
  heading: Direction,
  otherwise?: Partial<
    Pick<
      ScenarioShip,
      'id' | 'nation' | 'shot' | 'sail' | 'anchored' | 'entryTurn' | 'damage' | 'points' | 'log' | 'unloaded'
    >
  >,
];

interface SideOfBattle {
  readonly id: string;
  readonly name: string;
  /** Of ships whose class belongs to no nation. */
  readonly nation: Nation;
  readonly squadrons: readonly {
    readonly id: string;
    readonly name: string;
    readonly flagship: string;
    /** The chair that commands it, counted from 1; the side's first if nothing is said. */
    readonly seat?: number;
    readonly ships: readonly ShipOfBattle[];
  }[];
}

type AsWritten = 'rules' | 'tables' | 'special' | 'anchoring' | 'windSchedule' | 'depths' | 'depthsHidden';

export interface Battle
  extends Pick<Scenario, 'id' | 'title' | 'date' | 'place' | 'briefing' | 'victory'>,
    Partial<
      Pick<
        Scenario,
        AsWritten | 'batteries' | 'booms' | 'land' | 'turnLimit' | 'noCombat' | 'tutorial' | 'edition'
      >
    > {
  readonly board?: Partial<Scenario['board']>;
  /** Direction it blows towards, velocity, change number (none: it never changes). */
  readonly wind: readonly [direction: Direction, velocity?: number, change?: number];
  readonly sides: readonly SideOfBattle[];
  readonly provenance?: Scenario['provenance'];
}

type Fighter = readonly [side: string, ship: string];

/**
 * A duel of unequals: the stronger must have the other before time is out, and whoever is still under her own colours
 * then has won. There is no running off the board.
 */
export const holdsOut = (
  [strong, hunter]: Fighter,
  [weak, hunted]: Fighter,
): Extract<Scenario['victory'], { type: 'special' }> => ({
  type: 'special',
  wins: [
    {
      side: strong,
      when: 'each-turn',
      if: {
        test: 'any',
        of: [
          { test: 'surrenderedOrLost', ships: [hunted] },
          { test: 'exit', ships: [hunted], edge: 'any', atLeast: 1 },
        ],
      },
    },
    { side: weak, when: 'each-turn', if: { test: 'surrenderedOrLost', ships: [hunter] } },
  ],
  otherwise: weak,
});

/** Without accents and blanks: the id of a ship that states none. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const seatId = (side: SideOfBattle, seat = 1): string => `${side.id}-${seat}`;

/** A chair is called by the squadrons it commands, or by its side where there is only one. */
function seatsOf(side: SideOfBattle): Scenario['sides'][number]['seats'] {
  const count = Math.max(...side.squadrons.map(({ seat }) => seat ?? 1));
  if (count === 1) return [{ id: seatId(side), name: side.name }];
  return Array.from({ length: count }, (_, index) => ({
    id: seatId(side, index + 1),
    name: side.squadrons
      .filter(({ seat }) => (seat ?? 1) === index + 1)
      .map(({ name }) => name)
      .join(' and '),
  }));
}

function shipOf(
  side: SideOfBattle,
  squadron: SideOfBattle['squadrons'][number],
  [name, class_, quality, bow, heading, otherwise]: ShipOfBattle,
  basic: boolean,
): ScenarioShip {
  const nation = classOf(class_)?.nation === 'any' ? { nation: side.nation } : {};
  return {
    id: slug(name),
    name,
    class: class_,
    side: side.id,
    seat: seatId(side, squadron.seat),
    quality,
    bow,
    heading,
    ...nation,
    ...(basic ? {} : { squadron: squadron.id }),
    ...otherwise,
  };
}

export function scenarioOf({ board, wind, sides, provenance, edition, ...rest }: Battle): Scenario {
  const basic = edition === 'basic';
  const [direction, velocity, change] = wind;
  const balance = balanceOf(rest.id);
  return {
    ...rest,
    ...(balance === undefined ? {} : { balance }),
    edition: edition ?? 'advanced',
    board: { columns: 51, rows: 35, fixed: false, ...board },
    wind: direction,
    ...(velocity === undefined ? {} : { velocity }),
    ...(change === undefined ? {} : { windChange: change }),
    sides: sides.map((side) => ({
      id: side.id,
      name: side.name,
      seats: seatsOf(side),
      ...(basic
        ? {}
        : {
            squadrons: side.squadrons.map(({ id, name, flagship, seat }) => ({
              id,
              name,
              flagship,
              seat: seatId(side, seat),
            })),
          }),
    })),
    ships: sides.flatMap((side) =>
      side.squadrons.flatMap((squadron) => squadron.ships.map((row) => shipOf(side, squadron, row, basic))),
    ),
    provenance: {
      orderOfBattle: 'public',
      positions: 'constructed',
      wind: 'constructed',
      briefing: 'constructed',
      victory: 'constructed',
      ...provenance,
    },
  };
}

/** The short hand in which the puzzles of Hex Action are written. */
import type { Puzzle, PuzzleMoment, PuzzleOrders } from '@weathergage/kernel';
import type { Scenario } from '../../rules/scenario/scenario.ts';
import type { Answer, AnswerTo } from '../../rules/sea/asks.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import type { Quality } from '../../rules/sea/words.ts';
import type { HexAction } from '../../rules/types.ts';

export type HexMoment = PuzzleMoment<HexAction>;
export type HexOrders = PuzzleOrders<HexAction>;

/** What is written beside the move in the Advanced Game. */
type Written = string | AnswerTo<'plot'>;

/** Plots by ship, one a turn from the first on; anything else by turn, kind and ship: `2 fire pallas`. */
export function orders(
  plots: Readonly<Record<string, readonly Written[]>>,
  others: Readonly<Record<string, Answer>> = {},
): HexOrders {
  return (view, ask) => {
    if (ask.kind !== 'plot') return others[`${view.turn} ${ask.kind} ${ask.ship}`];
    const written = plots[ask.ship]?.[view.turn - 1];
    return typeof written === 'string' ? { plot: written } : written;
  };
}

type Row = readonly [
  name: string,
  type: string,
  quality: Quality,
  bow: string,
  heading: Direction,
  more?: Partial<Scenario['ships'][number]>,
];

interface Waters extends Partial<Omit<Scenario, 'ships' | 'sides' | 'id' | 'title' | 'wind'>> {
  readonly id: string;
  readonly title: string;
  /** The direction it blows towards. */
  readonly wind: Direction;
  readonly own: readonly Row[];
  /** British ships that are not the player's. */
  readonly friends?: readonly Row[];
  readonly enemy: readonly Row[];
}

export const OWN = 'british-1';
const FRIEND = 'british-2';

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const shipsOf = (side: string, rows: readonly Row[]): Scenario['ships'] =>
  rows.map(([name, type, quality, bow, heading, more]) => ({
    id: idOf(name),
    name,
    class: type,
    side,
    quality,
    bow,
    heading,
    ...more,
  }));

/** A sea with British and French ships on it; the player has the British. */
export const waters = ({ own, friends = [], enemy, ...rest }: Waters): Scenario => ({
  date: '1800-06-01',
  place: 'At sea',
  briefing: '',
  edition: 'basic',
  board: { columns: 30, rows: 24, fixed: false },
  victory: { type: 'points', margin: 1000 },
  provenance: { positions: 'constructed' },
  ...rest,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      seats: [
        { id: OWN, name: 'British captain' },
        ...(friends.length === 0 ? [] : [{ id: FRIEND, name: 'Another captain' }]),
      ],
    },
    { id: 'french', name: 'French Navy', seats: [{ id: 'french-1', name: 'French captain' }] },
  ],
  ships: [
    ...shipsOf('british', own),
    ...shipsOf('british', friends).map((ship) => ({ ...ship, seat: FRIEND })),
    ...shipsOf('french', enemy),
  ],
});

type Is<K extends HexTold['kind']> = Extract<HexTold, { kind: K }>;

export const toldOf = <K extends HexTold['kind']>({ told }: HexMoment, kind: K): Is<K>[] =>
  told.filter((one): one is Is<K> => one.kind === kind);

/** Broadsides fired by one ship at another. */
export const fires = (moment: HexMoment, ship: string, at?: string): Is<'fire'>[] =>
  toldOf(moment, 'fire').filter(
    (one) => one.ship === ship && one.target !== null && (at === undefined || one.target === at),
  );

export function shipIn({ desk }: HexMoment, id: string): Ship {
  const ship = desk.view.ships.find((one) => one.id === id);
  if (ship === undefined) throw new Error(`no ship is called ${id}`);
  return ship;
}

/** A normal breeze up the chart, by the rules of the Advanced Game. */
export const ADVANCED = { edition: 'advanced', velocity: 3, wind: 1 } as const;

/** Nobody is asked what sail to begin under. */
export const UNDER_BATTLE_SAILS: NonNullable<Puzzle<HexAction>['before']> = {
  until: ({ phase }) => phase !== 'prepare',
  orders: (_, { kind }) => (kind === 'prepare' ? { sail: 'battle' } : undefined),
};

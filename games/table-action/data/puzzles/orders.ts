/** The short hand in which the puzzles of Table Action are written: inches and degrees, and orders by segment. */
import type { PuzzleMoment, PuzzleOrders } from '@weathergage/kernel';
import type { Scenario, ScenarioShip } from '../../rules/scenario/scenario.ts';
import type { Answer, MoveOrder, Shot } from '../../rules/table/asks.ts';
import type { TableTold } from '../../rules/table/told.ts';
import type { TableAction } from '../../rules/types.ts';
import { scenarioCard } from '../expand.ts';
import { rosterShip } from '../roster.ts';
import { DEGREE, INCH } from '../tables.ts';
import type { Sail } from '../words.ts';

export type TableMoment = PuzzleMoment<TableAction>;

/** How far she goes and what she turns at the end of it, to starboard if positive. */
type Stretch = readonly [inches: number, degrees?: number, more?: Pick<MoveOrder, 'shots' | 'board'>];

interface Plan {
  /** Set before she moves. */
  readonly sail?: Sail;
  /** One after the other, turn after turn; null where nothing is said of it. */
  readonly way: readonly (Stretch | null)[];
  /** What she does when her movement is over: one broadside, or nothing more. */
  readonly fire?: Shot;
}

const SEGMENTS = 3;

/** The orders of the one ship that the player has. */
export function orders({ sail, way, fire }: Plan): PuzzleOrders<TableAction> {
  return (view, ask): Answer | undefined => {
    if (ask.kind === 'fire')
      return fire === undefined || view.ships.some(({ id, fired }) => id === ask.ship && fired[fire.side])
        ? { do: 'done' }
        : { do: 'fire', shots: [fire] };
    if (ask.kind !== 'segment') return;
    const { sailChanged, underWay } = view.activation!;
    if (sail !== undefined && view.turn === 1 && !sailChanged && !underWay) return { do: 'sail', sail };
    const stretch = way[(view.turn - 1) * SEGMENTS + ask.segment - 1];
    if (stretch === null || stretch === undefined) return;
    const [inches, degrees = 0, more] = stretch;
    return { do: 'move', distance: inches * INCH, turn: degrees * DEGREE, ...more };
  };
}

/** A broadside at the hull, so many inches into the segment. */
export const shotAt = (inches: number, side: Shot['side'], target: string) => ({
  at: inches * INCH,
  side,
  target,
  aim: 'hull' as const,
});

/** Everybody else lies still and holds his fire. */
export const lieStill: PuzzleOrders<TableAction> = (_, { kind }) => {
  if (kind === 'fire') return { do: 'done' };
  return kind === 'snap' ? { aim: null } : undefined;
};

type Row = readonly [ship: string, x: number, y: number, heading: number];

interface Waters {
  readonly id: string;
  readonly title: string;
  readonly briefing: string;
  /** Degrees clockwise from the top edge, the way it blows. */
  readonly windToward: number;
  readonly table?: readonly [width: number, height: number];
  readonly own: Row;
  /** A British ship at anchor that is not the player's. */
  readonly friend?: Row;
  /** At anchor. */
  readonly enemy: readonly Row[];
  readonly shoals?: readonly (readonly (readonly [x: number, y: number])[])[];
}

export const OWN = 'british-1';
const FRIEND = 'british-2';

const shipOn = ([ship, x, y, heading]: Row, more: Partial<ScenarioShip>): ScenarioShip => ({
  ...scenarioCard(rosterShip(ship), false),
  x: x * INCH,
  y: y * INCH,
  heading: heading * DEGREE,
  sail: 'battle',
  ...more,
});

const AT_ANCHOR = { anchored: true, sail: 'easy' } as const;

/** A table with a British ship under way; all others on it are at anchor. */
export const waters = ({
  windToward,
  table = [72, 48],
  own,
  friend,
  enemy,
  shoals = [],
  ...rest
}: Waters): Scenario => ({
  date: '1800-06-01',
  place: 'At sea',
  ...rest,
  table: { width: table[0] * INCH, height: table[1] * INCH },
  wind: { toward: windToward * DEGREE },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      seats: [
        { id: OWN, name: 'British captain' },
        ...(friend === undefined ? [] : [{ id: FRIEND, name: 'Another captain' }]),
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      seats: [{ id: 'french-1', name: 'French captain' }],
    },
  ],
  squadrons: [
    { id: 'own', name: 'Own ship', side: 'british', nation: 'British', ships: [shipOn(own, {})] },
    ...(friend === undefined
      ? []
      : [
          {
            id: 'friend',
            name: 'Friend',
            side: 'british',
            nation: 'British' as const,
            seat: FRIEND,
            ships: [shipOn(friend, AT_ANCHOR)],
          },
        ]),
    {
      id: 'anchorage',
      name: 'At anchor',
      side: 'french',
      nation: 'French',
      ships: enemy.map((row) => shipOn(row, AT_ANCHOR)),
    },
  ],
  batteries: [],
  terrain: shoals.map((corners) => ({
    kind: 'shoal',
    polygon: corners.map(([x, y]) => [x * INCH, y * INCH] as [number, number]),
  })),
  turnLimit: 20,
  victory: [{ type: 'points', margin: 1000 }],
  provenance: { positions: 'constructed' },
});

type Is<K extends TableTold['kind']> = Extract<TableTold, { kind: K }>;

export const toldOf = <K extends TableTold['kind']>({ told }: TableMoment, kind: K): Is<K>[] =>
  told.filter((one): one is Is<K> => one.kind === kind);

/** Whether she was fired at along her length. */
export const isRaked = (moment: TableMoment, target: string): boolean =>
  toldOf(moment, 'fire').some((one) => one.target === target && one.rake !== null);

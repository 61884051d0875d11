/** The short hand in which the puzzles of Sea Power are written: squadrons where they lie, and voyages in order. */
import type { PuzzleMoment, PuzzleOrders } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import type { Answer, AnswerTo, SeaAsk } from '../../rules/world/asks.ts';
import type { Scenario } from '../../rules/world/scenario.ts';
import type { Phase, View } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { type Nation, sideOf } from '../nations.ts';
import { squadronsOf } from '../squadrons.ts';

export type SeaMoment = PuzzleMoment<SeaPower>;
export type SeaOrders = PuzzleOrders<SeaPower>;
type Order = AnswerTo<'sail'>['order'];

/** A squadron of so many ships under a leader, and the port in which it lies as the year begins. */
type Row = readonly [squadron: string, port: string, leader: string, ships: number];

/** A voyage by the areas it enters; `sea` at its end, or a port. */
export const voyage = (token: string, path: string, end = 'sea'): NonNullable<Order> => ({
  token,
  path: path.split(' '),
  end,
});

/** Voyages one after the other, and then no more; frigates likewise. */
export function orders({
  voyages = [],
  frigates = [],
}: {
  readonly voyages?: readonly NonNullable<Order>[];
  readonly frigates?: readonly string[];
}): SeaOrders {
  return (view, ask): Answer | undefined => {
    if (ask.kind === 'frigate') return { area: frigates[view.frigates[view.side!].length] ?? null };
    if (ask.kind !== 'sail') return;
    const unmoved = (token: string) => view.markers.some((one) => one.token === token && !one.moved);
    return { order: voyages.find(({ token }) => unmoved(token)) ?? null };
  };
}

/** Behind the screen and into port, as the puzzle has it; the first of each side's squadrons is E1 or P1. */
function formUp(rows: readonly Row[]): SeaOrders {
  return (view: View, { kind }: SeaAsk): Answer | undefined => {
    const forces = view.forces[view.side!]!;
    const mine = rows.filter(([id]) => forces.squadrons.some((squadron) => squadron.id === id));
    if (kind === 'place') {
      const next = mine.find(([id]) => forces.mustered.includes(id));
      return next && { squadron: next[0], port: next[1] };
    }
    if (kind !== 'organise') return;
    const free = Object.keys(forces.ships).toSorted();
    return {
      squadrons: mine.map(([squadron, , leader, ships]) => ({
        squadron,
        stacks: [free.splice(0, ships).map((ship, at) => ({ ship, leader: at === 0 ? leader : null }))],
      })),
    };
  };
}

/** Every admiral is in play, so that each squadron has the one it is written with. */
const ALL = 40;

interface Year {
  readonly id: string;
  readonly title: string;
  readonly briefing: string;
  readonly prizes: Readonly<Record<string, number>>;
  readonly squadrons: readonly Row[];
  /** French frigate markers. */
  readonly frigates?: number;
  /** Where they already are when the question is put. */
  readonly raiders?: readonly string[];
  /** The question is put in this phase. */
  readonly phase: Phase;
}

const shipsOf = (rows: readonly Row[], nation: Nation): number =>
  rows
    .filter(([id]) => squadronsOf(nation).some((one) => one.id === id))
    .reduce((sum, [, , , ships]) => sum + ships, 0);

/** The year 1756, with as many ships as the squadrons named have, and nobody else. */
export function year({ prizes, squadrons, frigates = 0, raiders = [], phase, ...rest }: Year) {
  const nations = ['England', 'France'] as const;
  const scenario: Scenario = {
    date: '1756',
    place: 'At sea',
    ...rest,
    wars: [
      {
        war: 1,
        title: rest.title,
        first: 1756,
        last: 1762,
        forces: nations.map((nation) => ({
          nation,
          base: { ships: shipsOf(squadrons, nation), leaders: ALL },
          new: { ships: 0, leaders: 0 },
          frigates: sideOf(nation) === 'european' ? frigates : 0,
          enters: 1756,
        })),
        changes: [],
        prizes: { ...prizes },
      },
    ],
    provenance: { forces: 'constructed' },
  };
  const forming = formUp(squadrons);
  const raiding = orders({ frigates: raiders });
  return {
    scenario,
    before: {
      until: (view: View) => view.phase === phase,
      orders: (view: View, ask: SeaAsk) => (ask.kind === 'frigate' ? raiding(view, ask) : forming(view, ask)),
    },
  };
}

type Is<K extends SeaTold['kind']> = Extract<SeaTold, { kind: K }>;

export const toldOf = <K extends SeaTold['kind']>({ told }: SeaMoment, kind: K): Is<K>[] =>
  told.filter((one): one is Is<K> => one.kind === kind);

/** What the Powers were paid for this year, or null before the count. */
export function paid(moment: SeaMoment): number | null {
  const [points] = toldOf(moment, 'points');
  return points === undefined
    ? null
    : points.scores.filter(({ side }) => side === 'european').reduce((sum, one) => sum + one.points, 0);
}

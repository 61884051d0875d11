/** What kind of commander the enemy is taken for, by what his ships did last, and where that kind would sail now. */
import { looseDice } from '@weathergage/kernel';
import { hasChoice } from '../../rules/sailing/held.ts';
import { distance } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { imagine, view as viewOf } from '../../rules/view.ts';
import type { Pose } from '../bearing.ts';
import { squadronCourses } from '../helm.ts';
import { candidatesOf } from './candidates.ts';
import { council, type Expected, endsOf, hasty } from './council.ts';
import { apart, aTurnAgo } from './hindsight.ts';
import { idles, lyingOn } from './idlers.ts';
import { PLAIN_CREED } from './temper.ts';

type Ends = ReadonlyMap<string, Pose>;

/** Where one who commands so would sail the ships of a seat. */
interface Kind {
  readonly ends: (seen: View, ships: readonly Ship[]) => Ends;
}

function admiralEnds(seen: View, ships: readonly Ship[], rounds: number, caution: number): Ends {
  const effort = { rounds, timeIsUp: () => false, captains: true };
  return endsOf(council(seen, ships[0]!.side, effort, { ...PLAIN_CREED, caution }), ships);
}

const MOST_ROUNDS = 6;
const ADMIRAL: Kind = { ends: (seen, ships) => admiralEnds(seen, ships, MOST_ROUNDS, 1) };
const CAPTAINS: Kind = {
  ends: (seen) => new Map([...squadronCourses(seen)].map(([id, { end }]) => [id, end])),
};
/** Each makes straight for the nearest. */
const CHARGING: Kind = { ends: charging };
const KINDS = [ADMIRAL, CAPTAINS, CHARGING] as const;

/** What an enemy is taken for. */
export interface Beliefs {
  /** How common admirals, captains and ships that charge are, as long as nothing is known of him. */
  readonly common: readonly [number, number, number];
  /** Commanders who are like none of these. */
  readonly strangers: number;
  /** How much likelier a ship that ended so far from where her kind would have had her is of the kind than of a stranger. */
  readonly telling: readonly [number, number, number, number];
  /** Never surer than this: what is left is for counter-orders. */
  readonly surest: number;
  /** Whether an enemy who has not stirred is taken to lie on, whoever commands. */
  readonly idlersLie: boolean;
}

function charging(seen: View, ships: readonly Ship[]): Ends {
  const foes = enemiesOf(seen, ships[0]!.side);
  const ends = new Map<string, Pose>();
  for (const ship of ships) {
    let least = Number.POSITIVE_INFINITY;
    for (const { end, leaves } of candidatesOf(seen, ship)) {
      const way = Math.min(...foes.map(({ bow }) => distance(end, bow)));
      if (leaves || way >= least) continue;
      least = way;
      ends.set(ship.id, end);
    }
  }
  return ends;
}

const enemiesOf = (view: View, side: string): Ship[] =>
  view.ships.filter((ship) => ship.side !== side && ship.presence === 'afloat' && ship.surrender === null);

function endsBy(kind: Kind, view: View, foes: readonly Ship[], world = 0): Ends {
  const sea = imagine(view, looseDice(view.turn + WORLD * world));
  const ends = new Map<string, Pose>();
  for (const seat of new Set(foes.map((foe) => foe.seat))) {
    const own = foes.filter((foe) => foe.seat === seat);
    for (const [id, end] of kind.ends(viewOf(sea, seat), own)) ends.set(id, end);
  }
  return ends;
}

/** The same turn of another world has other dice. */
const WORLD = 1000;

/**
 * By how far a ship ended (hexes and turns, three or more) from where her kind would have had her: how much likelier that
 * is of the kind than of a stranger. Counted in matches (0.64, 0.17, 0.12 and 0.07 of a kind's own ships, 0.2, 0.2, 0.25
 * and 0.35 of others), and drawn in: one move does not say everything.
 */
export const USUAL_BELIEFS: Beliefs = {
  common: [0.9, 0.05, 0.03],
  strangers: 0.02,
  telling: [2.26, 0.89, 0.6, 0.32],
  surest: 0.95,
  idlersLie: true,
};

/** How much likelier the last move of the enemy is of the kind than of a stranger. */
function evidence(
  kind: Kind,
  view: View,
  past: View,
  foes: readonly Ship[],
  telling: Beliefs['telling'],
): number {
  if (view.turn < 2 || foes.length === 0) return 1;
  const ends = endsBy(kind, past, foes);
  let likely = 1;
  for (const { id } of foes) {
    const end = ends.get(id);
    const now = view.ships.find((ship) => ship.id === id)!;
    const miss = end === undefined ? 3 : apart({ bow: end, heading: end.heading }, now);
    likely *= telling[Math.min(3, miss)]!;
  }
  return likely;
}

/**
 * Where each kind of commander would sail the enemy's ships, and how much he is believed to be of it; so many other
 * admirals are asked beside the plain one, none of whom thinks quite as he does.
 */
export function expectedOf(
  view: View,
  side: string,
  others: number,
  beliefs: Beliefs = USUAL_BELIEFS,
): readonly Expected[] {
  const { common, strangers, telling, surest, idlersLie } = beliefs;
  const foes = enemiesOf(view, side);
  if (foes.length === 0) return [];
  const past = aTurnAgo(view);
  const moved = enemiesOf(past, side).filter((foe) => foe.lastPlot !== null && hasChoice(past, foe));
  const likely = KINDS.map((kind, n) => common[n]! * evidence(kind, view, past, moved, telling));
  const whole = likely.reduce((sum, each) => sum + each, strangers);
  const lying = idlersLie ? lyingStill(view, foes) : [];
  const expected = (kind: Kind, trust: number, world = 0): Expected => ({
    ends: new Map([...endsBy(kind, view, foes, world), ...lying]),
    trust,
    commander: kind === ADMIRAL ? hasty : kind.ends,
  });
  const variety = others / (2 * others + 4);
  return KINDS.flatMap((kind, n): Expected[] => {
    const trust = (surest * likely[n]!) / whole;
    if (kind !== ADMIRAL) return [expected(kind, trust)];
    return [
      expected(kind, (1 - variety) * trust),
      ...Array.from({ length: others }, (_, k) =>
        expected(otherAdmiral(k), (variety * trust) / others, k + 1),
      ),
    ];
  });
}

/** Who idles is taken to lie on, whoever commands. */
const lyingStill = (view: View, foes: readonly Ship[]): readonly (readonly [string, Pose])[] =>
  foes.filter(idles).flatMap((foe) => {
    const list = candidatesOf(view, foe);
    const here = list[lyingOn(list, foe)];
    return here === undefined ? [] : [[foe.id, here.end] as const];
  });

const CAUTIONS = [1, 0.9, 1.1, 1, 0.8, 1.2] as const;
const ROUNDS = [6, 6, 6, 1, 3, 2] as const;

/** Bolder or warier than the plain one, or with less patience; and in a world where other guns are loaded. */
const otherAdmiral = (k: number): Kind => ({
  ends: (seen, ships) => admiralEnds(seen, ships, ROUNDS[k % ROUNDS.length]!, CAUTIONS[k % CAUTIONS.length]!),
});

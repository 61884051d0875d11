/** Orders for a whole fleet, each of one mind: hold the line, bear down, stand off, follow the captains, make off. */
import type { Plan } from '@weathergage/bots/search/index.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import type { Candidate } from '../fleet/candidates.ts';
import { council, type Effort } from '../fleet/council.ts';
import { withNotes } from '../fleet/notes.ts';
import type { Creed } from '../fleet/temper.ts';
import { squadronCourses } from '../helm.ts';

const usually: Effort = { rounds: 3, timeIsUp: () => false, captains: true };
const hastily: Effort = { rounds: 1, timeIsUp: () => false, captains: false };

interface Mind {
  readonly name: string;
  readonly creed: Creed;
  readonly effort: Effort;
  readonly likely: number;
}

/** The likeliest first: an enemy is taken to do the first of them more often than not. */
const MINDS: readonly Mind[] = [
  { name: 'hold the line', creed: { caution: 1, zeal: 1, worksUp: 'to all' }, effort: usually, likely: 0.5 },
  { name: 'line without the captains', creed: { caution: 1, zeal: 1 }, effort: hastily, likely: 0.15 },
  { name: 'bear down', creed: { caution: 0.6, zeal: 1.6, worksUp: 'to all' }, effort: hastily, likely: 0.1 },
  { name: 'stand off and fire', creed: { caution: 1.5, zeal: 0.6 }, effort: hastily, likely: 0.1 },
];
const MAKE_OFF: Mind = {
  name: 'make off',
  creed: { caution: 2, zeal: 0.2, leaves: true },
  effort: hastily,
  likely: 0.05,
};
/** Fleets of more ships than this are thought about by one council alone. */
const FEW = 16;

type FleetOrders = ReadonlyMap<string, Candidate>;

export function fleetPlans(view: View, mayLeave: boolean): readonly Plan<HexAction>[] {
  const minds = view.ships.length > FEW ? MINDS.slice(0, 1) : mayLeave ? [...MINDS, MAKE_OFF] : MINDS;
  const side = view.side ?? view.sides[0]!.id;
  const plans = minds.map(
    ({ name, creed, effort, likely }): Plan<HexAction> => ({
      ...ordering(name, council(view, side, effort, creed)),
      likely,
    }),
  );
  if (view.ships.length <= FEW) {
    const courses = squadronCourses(view);
    plans.push({
      name: 'each captain for himself',
      answer: (seen, ask, dice) => {
        if (ask.kind !== 'plot') return captainBot(seen, ask, dice);
        return { plot: courses.get(ask.ship)?.plot ?? '0' };
      },
      likely: 0.1,
    });
  }
  return distinct(view, plans);
}

const ordering = (name: string, orders: FleetOrders): Plan<HexAction> => ({
  name,
  answer: (view, ask, dice) => {
    const order = ask.kind === 'plot' ? orders.get(ask.ship) : undefined;
    if (order !== undefined) return withNotes(view, shipOf(view, ask.ship), order);
    return ask.kind === 'plot' ? { plot: '0' } : captainBot(view, ask, dice);
  },
});

/** Minds that come to the same orders are one plan. */
function distinct(view: View, plans: readonly Plan<HexAction>[]): readonly Plan<HexAction>[] {
  const found = new Map<string, Plan<HexAction>>();
  const ships = view.ships.filter(({ seat, presence }) => seat === view.seat && presence === 'afloat');
  for (const plan of plans) {
    const orders = ships.map(
      ({ id, seat }) =>
        plan.answer(view, { id: '', seat, kind: 'plot', rule: '', ship: id }, NO_DICE) as { plot: string },
    );
    const key = orders.map(({ plot }) => plot).join();
    const known = found.get(key);
    if (known === undefined) found.set(key, plan);
    else found.set(key, { ...known, likely: (known.likely ?? 0) + (plan.likely ?? 0) });
  }
  return [...found.values()];
}

/** Orders for a fleet hang on no die. */
const NO_DICE = null as never;

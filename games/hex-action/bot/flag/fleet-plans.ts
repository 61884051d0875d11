/** Orders for a whole fleet: the best answer to what the enemy is taken for. */
import type { Plan } from '@weathergage/bots/search/index.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import type { Effort } from '../fleet/answer.ts';
import { council } from '../fleet/council.ts';
import { type Beliefs, expectedOf } from '../fleet/expectations.ts';
import { withNotes } from '../fleet/notes.ts';
import { type Creed, PLAIN_CREED } from '../fleet/temper.ts';
import { withTows } from './towing.ts';

const thoroughly: Effort = { rounds: 6, timeIsUp: () => false, captains: true };
const usually: Effort = { rounds: 3, timeIsUp: () => false, captains: true };
/** In fleets of more ships than this nobody looks so closely at how the enemy commands. */
const FEW = 16;

export interface FleetTerms {
  /** Whether he tows, and sets full sails in company. */
  readonly seamanlike?: true;
  readonly creed?: Creed;
  readonly beliefs?: Beliefs;
}

/** `others` is how many admirals are asked what they would do in the enemy's place, beside the plain one. */
export function fleetPlan(view: View, others: number, terms: FleetTerms = {}): Plan<HexAction> {
  const side = view.side ?? view.sides[0]!.id;
  const { creed = PLAIN_CREED, beliefs } = terms;
  // Who looks a turn on spends his time on that.
  const asked = creed.looks === undefined ? others : 0;
  const fought =
    view.ships.length > FEW
      ? council(view, side, usually, PLAIN_CREED)
      : council(view, side, thoroughly, creed, expectedOf(view, side, asked, beliefs));
  const orders = terms.seamanlike === true ? withTows(view, fought) : fought;
  return {
    name: 'as the enemy is expected',
    answer: (seen, ask, dice) => {
      const order = ask.kind === 'plot' ? orders.get(ask.ship) : undefined;
      if (order !== undefined) return withNotes(seen, shipOf(seen, ask.ship), order);
      return ask.kind === 'plot' ? { plot: '0' } : captainBot(seen, ask, dice);
    },
  };
}

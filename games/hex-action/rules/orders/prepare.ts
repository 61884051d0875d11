/** Before the first turn: each ship's sails are freely chosen (20.1.5.1), and the admirals hoist their flags (32.1). */
import { refuse } from '@weathergage/kernel';
import { atAnchor } from '../sailing/anchoring.ts';
import { fullSailsFault } from '../sailing/full-sail.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type AdvancedAskRules, type AdvancedPhaseRules, askOf } from '../sea/phase.ts';
import { shipOf } from '../sea/state.ts';
import { hoistFlags } from './command-lag.ts';

/** 20.1.5.1: whoever could carry full sails chooses freely. */
const hasChoice = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  !atAnchor(ship) && fullSailsFault(sea, ship) === null;

export const preparePhase: AdvancedPhaseRules = {
  enter: (sea) => (preparePhase.asks(sea).length > 0 ? 'waits' : ready(sea)),

  asks: (sea) =>
    sea.ships.filter((ship) => hasChoice(sea, ship)).map((ship) => askOf(sea, 'prepare', ship, '20.1.5.1')),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers) {
      const { sail } = answer as AnswerTo<'prepare'>;
      shipOf(sea, ask.ship).advanced.sail = sail;
      context.tell({ kind: 'sails', rule: '20.1.5.1', ship: ask.ship, sail, why: 'start' }, { news: true });
    }
    return ready(sea);
  },
};

function ready(sea: AdvancedState): 'done' {
  hoistFlags(sea);
  return 'done';
}

export const prepareAsk: AdvancedAskRules<'prepare'> = {
  choices: () => [{ sail: 'battle' }, { sail: 'full' }],
  check(view, ask, { sail }) {
    const fault = sail === 'full' ? fullSailsFault(view, shipOf(view, ask.ship)) : null;
    return fault && refuse(fault.code, fault.rule, fault.message);
  },
};

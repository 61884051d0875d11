/** A good officer of Station: the admiral of the fleet's order, and why. */
import type { Officer } from '@weathergage/kernel';
import { station } from '../../rules/index.ts';
import type { Station } from '../../rules/types.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { commander } from '../commander.ts';
import { ADMIRAL_OF_THE_FLEET, COMMODORE } from '../temper.ts';
import { estimate } from './estimate.ts';
import { fortune } from './fortune.ts';
import { orderWords } from './order-words.ts';
import { reasons } from './reasons.ts';

const best = commander(ADMIRAL_OF_THE_FLEET);

export const officer: Officer<Station> = {
  rules: station,
  advise: (view, ask, dice) => {
    const answer = best(view, ask, dice);
    if (ask.kind !== 'plot') return answer;
    // What a machine wants to be asked is no advice for a person.
    const { watch: _watch, standing: _standing, ...plot } = answer as AnswerTo<'plot'>;
    return plot;
  },
  carryOut: commander(COMMODORE),
  orderWords,
  reasons,
  estimate,
  // As the calendar has it, and on over the Year's end.
  turnOf: ({ scenario, turn }) => scenario.start.turn + turn,
  fortune,
};

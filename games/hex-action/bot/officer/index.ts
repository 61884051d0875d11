/** A good officer of Hex Action: the admiral's order, and the reasons for it in a captain's words. */
import { type Dice, looseDice, OFFICERS_DICE, type Officer } from '@weathergage/kernel';
import { hexAction } from '../../rules/index.ts';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { isBasicDuel, steadyAdmiral } from '../admiral.ts';
import { captainBot } from '../captain.ts';
import { flagOfficer } from '../flag/index.ts';
import { likeliestPlot } from '../helm.ts';
import { straightBot } from '../straight.ts';
import { boardingReasons, bondReasons, meleeReasons } from './deck-reasons.ts';
import { estimateOf } from './estimate.ts';
import { fortuneOf } from './fortune.ts';
import { fireReasons, loadReasons } from './gun-reasons.ts';
import { orderWords } from './order-words.ts';
import { plotReasons } from './plot-reasons.ts';
import { weighedReasons } from './weighed-reasons.ts';

/** Men and irons are thought over by the flag officer: a fixed number of play-outs, the same for whoever asks. */
const flag = flagOfficer(0.1);
const DECKS: ReadonlySet<HexAsk['kind']> = new Set([
  'boarding',
  'grapple',
  'ungrapple',
  'unfoul',
  'board-on',
  'disengage',
]);
const thoughtOver = (view: View, ask: HexAsk) => flag.weigh(view, ask.seat, looseDice(OFFICERS_DICE));

/** Where a captain would draw lots between courses, so that nobody can foretell him, the officer names the likeliest. */
function advise(view: View, ask: HexAsk, dice: Dice): Answer {
  if (ask.kind === 'plot' && isBasicDuel(view)) return likeliestPlot(view, ask);
  if (DECKS.has(ask.kind)) {
    const answer = thoughtOver(view, ask).plans[0]!.plan.answer(view, ask, dice);
    if (hexAction.check(view, ask, answer) === null) return answer;
  }
  return steadyAdmiral(view, ask, dice);
}

/** Ships from which on a fleet is sailed plainly where it is tried out: captains would take too long over it. */
const FLEETS = 7;

const carryOut = (view: View, ask: HexAsk, dice: Dice): Answer =>
  ask.kind === 'plot' && view.ships.length >= FLEETS ? straightBot(view, ask) : captainBot(view, ask, dice);

const PLAIN: Readonly<Partial<Record<HexAsk['kind'], string>>> = {
  'gun-losses':
    'These squares are missed least: what is left keeps the better hit table, close by and at middle range.',
  prepare: 'Full sails bring a distant fleet up; nearer than that they cost guns and rigging.',
  flagship: 'The flag is safest in the strongest ship that is left.',
  refloat: 'Guns overboard make her float sooner; they are worth it while the enemy is near.',
  battery: 'The shot that hurts most among those that bear.',
  orders: 'Orders ahead keep the squadron together: what nobody can change next turn should be plain.',
  squadrons: 'Ships that lie together are led together.',
  muster: 'Sound ships of even speed, and nearly all of the points spent.',
  contested: 'The ship that planned to be there has the better use for it.',
};

function reasons(view: View, ask: HexAsk, answer: Answer): readonly string[] {
  const weighed = DECKS.has(ask.kind) ? weighedReasons(thoughtOver(view, ask)) : [];
  return [...plainReasons(view, ask, answer), ...weighed].slice(0, 3);
}

function plainReasons(view: View, ask: HexAsk, answer: Answer): readonly string[] {
  switch (ask.kind) {
    case 'plot':
      return plotReasons(view, shipOf(view, ask.ship), (answer as AnswerTo<'plot'>).plot);
    case 'fire':
      return fireReasons(view, shipOf(view, ask.ship), answer as AnswerTo<'fire'>);
    case 'load':
    case 'reload':
      return loadReasons(view, shipOf(view, ask.ship));
    case 'grapple':
    case 'ungrapple':
    case 'unfoul':
      return bondReasons(view, ask);
    case 'boarding':
      return boardingReasons(view, shipOf(view, ask.ship), answer as AnswerTo<'boarding'>);
    case 'board-on':
      return meleeReasons(view, ask.ship, ask.target);
    case 'disengage':
      return meleeReasons(view, ask.ship, ask.other);
    default: {
      const words = PLAIN[ask.kind];
      return words === undefined ? [] : [words];
    }
  }
}

export const officer: Officer<HexAction> = {
  rules: hexAction,
  advise,
  carryOut,
  orderWords,
  reasons,
  estimate: estimateOf,
  turnOf: ({ turn }) => turn,
  fortune: fortuneOf,
};

/** Carrying on in Sea Power: everything as the rules propose it and nobody else to sea, until one of these. */
import { ASKED, type Carried, type Carrying, type CarryOn, type Halt } from '@weathergage/kernel';
import { areaOf } from '../data/areas.ts';
import { check } from '../rules/answers.ts';
import type { SeaPower } from '../rules/types.ts';
import type { Answer, AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { asProposed } from './as-proposed.ts';
import { proposedFrigates } from './frigate-proposal.ts';
import { lateAnswer } from './late.ts';
import { onlyChoice, openChoice } from './only-choice.ts';
import { isSettledId, settledAnswer } from './settled.ts';

const IN_BATTLE: ReadonlySet<AskKind> = new Set<AskKind>(['battle-order', 'gauge', 'means', 'line']);
/** Never without the admiral: how forces are chosen, formed and laid, and what is bid. */
const NEVER: ReadonlySet<AskKind> = new Set<AskKind>([
  'bid',
  'demobilise',
  'organise',
  'reorganise',
  'place',
  'assault',
  'defend',
]);

function answerTo(view: View, ask: SeaAsk): Answer | null {
  if (NEVER.has(ask.kind)) return null;
  switch (ask.kind) {
    case 'search':
      return { choice: 'avoid' };
    case 'sail':
      return { order: null };
    case 'frigate': {
      const [area] = proposedFrigates(view, view.turn.side);
      return area === undefined ? null : { area };
    }
    default:
      return asProposed(view, ask);
  }
}

const shipsOf = (view: View): number =>
  Object.keys(view.forces[view.side ?? view.turn.side]?.ships ?? {}).length;

/** What has come about since, whatever is asked now. */
function happened({ since, now }: Carrying<SeaPower>, ticked: ReadonlySet<string>): Halt | null {
  if (ticked.has('year') && now.year !== since.year)
    return { stop: 'year', words: `${since.year} is over`, at: null };
  const lost = shipsOf(since) - shipsOf(now);
  if (ticked.has('loss') && now.year === since.year && lost > 0)
    return {
      stop: 'loss',
      words: lost === 1 ? 'A ship of yours is lost' : `${lost} ships of yours are lost`,
      at: null,
    };
  return null;
}

/** What is asked and was not to be answered without him. */
function wished(ask: SeaAsk, ticked: ReadonlySet<string>): Halt | null {
  if (ask.kind === 'search' && ticked.has('met'))
    return { stop: 'met', words: `The enemy is met in ${areaOf(ask.area).name}`, at: ask.area };
  return IN_BATTLE.has(ask.kind) && ticked.has('battle')
    ? { stop: 'battle', words: 'A battle is to be fought', at: null }
    : null;
}

function carry(carrying: Carrying<SeaPower>, ticked: ReadonlySet<string>): Carried<SeaPower> {
  const { since, now, asks } = carrying;
  const halt = happened(carrying, ticked);
  if (halt !== null) return { halt };
  const answers: Answer[] = [];
  for (const ask of asks) {
    // What is settled for good is settled meanwhile, too: a meeting or a battle then stops nobody.
    const only = settledAnswer(since, now, ask, ticked) ?? onlyChoice(now, ask);
    const stop = only === null ? wished(ask, ticked) : null;
    if (stop !== null) return { halt: stop };
    const answer = only ?? answerTo(now, ask);
    if (answer === null || check(now, ask, answer) !== null)
      return { halt: { stop: ASKED, words: 'This is yours to decide', at: null } };
    answers.push(answer);
  }
  return { answers };
}

export const carryOn: CarryOn<SeaPower> = {
  stops: [
    { id: 'loss', words: 'ships of mine are lost', usual: true },
    { id: 'met', words: 'the enemy is met', usual: true },
    { id: 'battle', words: 'a battle is to be fought', usual: true },
    { id: 'year', words: 'the year ends', usual: true },
  ],
  says: 'What stands there is answered, then everything as proposed, and no squadron more puts to sea, until one of these. Forming and laying squadrons and the attack on ports stay yours.',
  settles: isSettledId,
  only: openChoice,
  late: lateAnswer,
  carry,
};

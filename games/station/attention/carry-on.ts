/** Carrying on in Station: everything stays as it was laid down, until one of these. A Battle waits, but for the rest of Combats begun. */
import type { Carried, Carrying, CarryOn } from '@weathergage/kernel';
import { check } from '../rules/answers.ts';
import type { Station } from '../rules/types.ts';
import type { Answer, StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { amidCombats, nextCombat } from './combats.ts';
import { haltWords } from './halt-words.ts';
import { lateAnswer } from './late.ts';
import { proposedAnswer } from './proposed.ts';
import { type Found, haltOf, STOPS, type Stop, USUAL_STOPS } from './stops.ts';
import { openAnswer, trivialAnswer } from './trivial.ts';

const WORDS: Readonly<Record<Stop, string>> = {
  loss: 'a loss, or ships in danger',
  sight: 'an enemy in sight',
  meet: 'somebody new could meet you',
  gale: 'a gale over ships of yours',
  order: 'an Order done, due or to be given',
  worn: 'worn ships that could be laid up',
  arrived: 'somebody has arrived',
  turn: 'the Turn’s end',
  impulse: 'every Impulse',
};

/** Who goes on amid the Combats of a Battle means them. */
const laidReady = (since: View, now: View, ask: StationAsk): { readonly answer: Answer } | null =>
  ask.kind === 'combat' && amidCombats(since, now) ? { answer: nextCombat(now, ask) } : null;

function carry({ since, now, told, asks }: Carrying<Station>, ticked: ReadonlySet<string>): Carried<Station> {
  const wished = new Set(STOPS.filter((stop) => ticked.has(stop)));
  const halted = (ask: Station['ask'], found: Found): Carried<Station> => ({
    halt: { stop: found.stop, at: found.at, words: haltWords(now, found, ask) },
  });
  const answers: Station['answer'][] = [];
  for (const ask of asks) {
    // What has one answer is no question.
    const only = trivialAnswer(now, ask) ?? laidReady(since, now, ask);
    const found = only === null ? haltOf({ since, now, told, ask }, wished) : null;
    const answer = only === null ? (found === null ? proposedAnswer(now, ask) : null) : only.answer;
    if (answer === null || check(now, ask, answer) !== null)
      return halted(ask, found ?? { stop: 'asked', at: null });
    answers.push(answer);
  }
  return { answers };
}

export const carryOn: CarryOn<Station> = {
  stops: STOPS.map((id) => ({ id, words: WORDS[id], usual: USUAL_STOPS.includes(id) })),
  says: 'What stands there is answered, and then everything that can be answered by leaving it as it is, until one of these. A Battle always waits for you; said amid its Combats, the rest of them go as they are laid ready.',
  only: (view, ask) => openAnswer(view, ask)?.answer ?? null,
  late: lateAnswer,
  carry,
};

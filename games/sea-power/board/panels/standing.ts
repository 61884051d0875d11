/** Standing instructions as they are told with each answer that follows from them. */
import type { SelfGiven } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { helpedAnswer, type Standing, standingAnswer } from '../../attention/settled.ts';
import type { Answer, AskKind, SeaAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { areaName, portName, squadronName, tokenName } from '../look/words.ts';

const WORDS: Partial<Record<AskKind, string>> = {
  onward: 'She holds her course, or makes for the nearest port, as instructed.',
  return: 'Every squadron to the nearest yard, as instructed.',
  refuge: 'Out of the battle to the nearest port, as instructed.',
  repair: 'The yards are at work as proposed.',
  commission: 'As proposed.',
  wear: 'Wear and tear shared out as proposed.',
};

function wordsOf(view: View, ask: SeaAsk, answer: Answer): string {
  if (ask.kind === 'search' && 'choice' in answer)
    return `${tokenName(view, ask.mine)} in ${areaName(ask.area)}: ${answer.choice}, as instructed.`;
  if (ask.kind === 'frigate' && 'area' in answer && answer.area !== null)
    return `A frigate to ${areaName(answer.area)}, as proposed.`;
  if (ask.kind === 'place' && 'squadron' in answer && 'port' in answer)
    return `${squadronName(answer.squadron)} to ${portName(answer.port)}, as proposed.`;
  return WORDS[ask.kind] ?? '';
}

/** What a helper or an instruction answers; null leaves it to the player. */
export function instructedAnswer(
  view: View,
  ask: SeaAsk,
  on: ReadonlySet<AskKind>,
  standing: Standing,
): SelfGiven<Answer> | null {
  const answer = helpedAnswer(view, ask, on) ?? standingAnswer(view, ask, standing);
  return answer === null ? null : { answer, words: wordsOf(view, ask, answer) };
}

/** Questions with one answer, which the board gives by itself, and what it says of them. */
import { listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { SelfGiven } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { onlyChoice, openChoice } from '../attention/only-choice.ts';
import type { Answer, AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { areaName, tokenName } from './look/words.ts';

type AskOf<K extends AskKind> = Extract<SeaAsk, { kind: K }>;

/** What is said of an answer that was given by itself. */
const WORDS: { readonly [K in AskKind]?: (ask: AskOf<K>, view: View) => string } = {
  commission: () => 'There is nothing to choose about the ship that comes into play for the prize.',
  sail: () => 'No squadron of yours can sail any more: you are done moving.',
  onward: (ask, view) => `${tokenName(view, ask.token)} has one way to go, and takes it.`,
  wear: (ask, view) => `${tokenName(view, ask.token)}: nothing to choose about wear and tear.`,
  'battle-order': (ask) => `One battle is left: ${listedWords(ask.areas.map(areaName))}.`,
  line: () => 'The line forms anew; there is nothing to choose.',
  refuge: () => 'The ships that leave have one port to go to.',
  assault: () => 'None of your squadrons there can attack a port.',
  defend: () => 'One port alone can stand the attack.',
  return: () => 'No squadron of yours is at sea.',
  repair: () => 'No ship of yours can be repaired.',
};

export function trivialAnswer(view: View, ask: SeaAsk, online = false): SelfGiven<Answer> | null {
  const words = WORDS[ask.kind] as ((ask: SeaAsk, view: View) => string) | undefined;
  if (words === undefined) return null;
  const answer = (online ? openChoice : onlyChoice)(view, ask);
  return answer === null ? null : { answer, words: words(ask, view) };
}

/**
 * Standing instructions: what an admiral has settled once and is not asked again. Decided from what his seat may see, and
 * told with each answer.
 */
import type { SelfGiven } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { asProposed } from '../../attention/carry-on.ts';
import { proposedFrigates } from '../../attention/frigate-proposal.ts';
import type { Answer, AskKind, SeaAsk } from '../../rules/world/asks.ts';
import type { Token } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import { areaName, tokenName } from '../look/words.ts';

export type Meeting = 'ask' | 'avoid' | 'fight';

export interface Standing {
  readonly frigates: boolean;
  readonly meeting: Meeting;
  /** For the voyage of one squadron, whatever is settled for all. */
  readonly voyages: ReadonlyMap<Token, Exclude<Meeting, 'ask'>>;
  /** Turned away or with a decoy found out: hold the course, or else the nearest port. */
  readonly onward: boolean;
  /** Home to the nearest yard, out of battle to the nearest, and the yards at work. */
  readonly home: boolean;
  readonly yards: boolean;
}

export const NO_STANDING: Standing = {
  frigates: false,
  meeting: 'ask',
  voyages: new Map(),
  onward: false,
  home: false,
  yards: false,
};

type AskOf<K extends AskKind> = Extract<SeaAsk, { kind: K }>;

const proposed = (view: View, ask: SeaAsk, words: string): SelfGiven<Answer> | null => {
  const answer = asProposed(view, ask);
  return answer === null ? null : { answer, words };
};

function frigate(view: View): SelfGiven<Answer> | null {
  const [area] = proposedFrigates(view, view.turn.side);
  return area === undefined
    ? null
    : { answer: { area }, words: `A frigate to ${areaName(area)}, as proposed.` };
}

function search(view: View, ask: AskOf<'search'>, standing: Standing): SelfGiven<Answer> | null {
  const settled = standing.voyages.get(ask.mine) ?? standing.meeting;
  if (settled === 'ask') return null;
  return {
    answer: { choice: settled },
    words: `${tokenName(view, ask.mine)} in ${areaName(ask.area)}: ${settled}, as instructed.`,
  };
}

/** Which instruction answers a kind of question as the rules propose it. */
const PROPOSED: Partial<
  Record<AskKind, { readonly by: 'onward' | 'home' | 'yards'; readonly words: string }>
> = {
  onward: { by: 'onward', words: 'She holds her course, or makes for the nearest port, as instructed.' },
  return: { by: 'home', words: 'Every squadron to the nearest yard, as instructed.' },
  refuge: { by: 'home', words: 'Out of the battle to the nearest port, as instructed.' },
  repair: { by: 'yards', words: 'The yards are at work as proposed.' },
  commission: { by: 'yards', words: 'As proposed.' },
  wear: { by: 'yards', words: 'Wear and tear shared out as proposed.' },
};

/** What is answered without asking; null leaves it to the player. */
export function standingAnswer(view: View, ask: SeaAsk, standing: Standing): SelfGiven<Answer> | null {
  if (ask.kind === 'search') return search(view, ask, standing);
  if (ask.kind === 'frigate' && standing.frigates) return frigate(view);
  const rule = PROPOSED[ask.kind];
  const settled = ask.kind === 'onward' && standing.voyages.has(ask.token);
  if (rule !== undefined && (standing[rule.by] || settled)) return proposed(view, ask, rule.words);
  return null;
}

/**
 * Standing instructions: what an admiral has settled once and is not asked again, and how far he lets things go on by
 * themselves. Decided from what his seat may see, and told with each answer.
 */
import type { SelfGiven } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import type { Side } from '../../data/nations.ts';
import { check, choices } from '../../rules/answers.ts';
import type { Answer, AskKind, SeaAsk } from '../../rules/world/asks.ts';
import type { Token } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import { areaName, tokenName } from '../look/words.ts';
import { proposedFrigates } from './frigate-proposal.ts';

export type Meeting = 'ask' | 'avoid' | 'fight';

export const STOPS = ['met', 'battle', 'loss', 'year'] as const;
export type Stop = (typeof STOPS)[number];

export const STOP_WORDS: Readonly<Record<Stop, string>> = {
  met: 'the enemy is met',
  battle: 'a battle is to be fought',
  loss: 'ships of mine are lost',
  year: 'the year ends',
};

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
  /** Until something happens everything is answered as proposed, and nobody else sails. */
  readonly carry: boolean;
  readonly stops: ReadonlySet<Stop>;
}

export const NO_STANDING: Standing = {
  frigates: false,
  meeting: 'ask',
  voyages: new Map(),
  onward: false,
  home: false,
  yards: false,
  carry: false,
  stops: new Set(STOPS),
};

type AskOf<K extends AskKind> = Extract<SeaAsk, { kind: K }>;

/** The first answer that the rules propose; their proposals are the nearest port, the fullest yard, the course held. */
function asProposed(view: View, ask: SeaAsk): Answer | null {
  for (const choice of choices(view, ask)) return check(view, ask, choice) === null ? choice : null;
  return null;
}

const proposed = (view: View, ask: SeaAsk, words: string): SelfGiven<Answer> | null => {
  const answer = asProposed(view, ask);
  return answer === null ? null : { answer, words };
};

const sideOfAsk = (view: View): Side => view.side ?? view.turn.side;

function frigate(view: View): SelfGiven<Answer> | null {
  const [area] = proposedFrigates(view, view.turn.side);
  return area === undefined
    ? null
    : { answer: { area }, words: `A frigate to ${areaName(area)}, as proposed.` };
}

function search(view: View, ask: AskOf<'search'>, standing: Standing): SelfGiven<Answer> | null {
  const settled = standing.voyages.get(ask.mine) ?? standing.meeting;
  const choice = settled !== 'ask' ? settled : standing.carry && !standing.stops.has('met') ? 'avoid' : null;
  if (choice === null) return null;
  return {
    answer: { choice },
    words: `${tokenName(view, ask.mine)} in ${areaName(ask.area)}: ${choice}, as instructed.`,
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

const IN_BATTLE: ReadonlySet<AskKind> = new Set<AskKind>(['battle-order', 'gauge', 'line']);
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

function carried(view: View, ask: SeaAsk, { stops }: Standing): SelfGiven<Answer> | null {
  if (NEVER.has(ask.kind)) return null;
  if (IN_BATTLE.has(ask.kind) && stops.has('battle')) return null;
  if (ask.kind === 'sail') {
    const pass: Answer = { order: null };
    return check(view, ask, pass) === null ? { answer: pass, words: 'Nobody else sails this year.' } : null;
  }
  return proposed(view, ask, 'Carried on as proposed.');
}

/** What is answered without asking; null leaves it to the player. */
export function standingAnswer(view: View, ask: SeaAsk, standing: Standing): SelfGiven<Answer> | null {
  if (ask.kind === 'search') return search(view, ask, standing);
  if (ask.kind === 'frigate' && (standing.frigates || standing.carry)) return frigate(view);
  const rule = PROPOSED[ask.kind];
  const settled = ask.kind === 'onward' && standing.voyages.has(ask.token);
  if (rule !== undefined && (standing[rule.by] || settled)) return proposed(view, ask, rule.words);
  return standing.carry ? carried(view, ask, standing) : null;
}

/** What an admiral who lets things go on must be told of: his ships, and which year it is. */
export interface Seen {
  readonly year: number;
  readonly ships: number;
}

export const seenIn = (view: View): Seen => ({
  year: view.year,
  ships: Object.keys(view.forces[sideOfAsk(view)]?.ships ?? {}).length,
});

/** Why it stopped, in a sentence; null while it goes on. */
export function stopReason(began: Seen, view: View, ask: SeaAsk | null, standing: Standing): string | null {
  const { stops } = standing;
  const now = seenIn(view);
  if (stops.has('year') && now.year !== began.year) return `Stopped: ${began.year} is over.`;
  if (stops.has('loss') && now.year === began.year && now.ships < began.ships)
    return `Stopped: ${began.ships - now.ships === 1 ? 'a ship of yours is' : `${began.ships - now.ships} ships of yours are`} lost.`;
  if (ask === null || standingAnswer(view, ask, standing) !== null) return null;
  if (ask.kind === 'search') return `Stopped: the enemy is met in ${areaName(ask.area)}.`;
  if (IN_BATTLE.has(ask.kind)) return 'Stopped: a battle is to be fought.';
  return 'Stopped: this is yours to decide.';
}

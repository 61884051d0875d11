/**
 * Standing instructions: what an admiral has settled once and is not asked again, decided from what his seat may see. As
 * ids they are left with whoever carries on for him.
 */
import type { Answer, AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { Token } from '../rules/world/squadron.ts';
import type { View } from '../rules/world/state.ts';
import { asProposed } from './as-proposed.ts';
import { proposedFrigates } from './frigate-proposal.ts';
import { proposedPlace } from './stations.ts';

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

/** Which instruction answers a kind of question as the rules propose it. */
const PROPOSED: Partial<Record<AskKind, 'onward' | 'home' | 'yards'>> = {
  onward: 'onward',
  return: 'home',
  refuge: 'home',
  repair: 'yards',
  commission: 'yards',
  wear: 'yards',
};

/** What is answered without asking; null leaves it to the player. */
export function standingAnswer(view: View, ask: SeaAsk, standing: Standing): Answer | null {
  if (ask.kind === 'search') {
    const choice = standing.voyages.get(ask.mine) ?? standing.meeting;
    return choice === 'ask' ? null : { choice };
  }
  if (ask.kind === 'frigate' && standing.frigates) {
    const [area] = proposedFrigates(view, view.turn.side);
    return area === undefined ? null : { area };
  }
  const by = PROPOSED[ask.kind];
  const isSettled = ask.kind === 'onward' && standing.voyages.has(ask.token);
  return by !== undefined && (standing[by] || isSettled) ? asProposed(view, ask) : null;
}

/** What a helper that was switched on answers; only placing has one. */
export const helpedAnswer = (view: View, ask: SeaAsk, on: ReadonlySet<AskKind>): Answer | null =>
  ask.kind === 'place' && on.has('place') ? proposedPlace(view, ask) : null;

const PREFIX = 'settled-';
const SWITCHES = ['frigates', 'onward', 'home', 'yards'] as const;
const VOYAGE = /^(avoid|fight)-([A-Za-z]\d{1,2})$/;

/** What is settled, as ids. */
export function settledIds(standing: Standing, on: ReadonlySet<AskKind>): readonly string[] {
  const ids: string[] = [
    ...SWITCHES.filter((name) => standing[name]),
    ...(standing.meeting === 'ask' ? [] : [standing.meeting]),
    ...[...standing.voyages].map(([token, meeting]) => `${meeting}-${token}`),
    ...(on.has('place') ? ['place'] : []),
  ];
  return ids.map((id) => PREFIX + id);
}

const wordOf = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);

export function isSettledId(id: string): boolean {
  const word = wordOf(id);
  if (word === null) return false;
  return VOYAGE.test(word) || [...SWITCHES, 'avoid', 'fight', 'place'].includes(word);
}

function standingOf(words: ReadonlySet<string>): Standing {
  const voyages = [...words].flatMap((word) => {
    const [, meeting, token] = VOYAGE.exec(word) ?? [];
    return token === undefined ? [] : [[token, meeting as 'avoid' | 'fight'] as const];
  });
  return {
    frigates: words.has('frigates'),
    meeting: words.has('fight') ? 'fight' : words.has('avoid') ? 'avoid' : 'ask',
    voyages: new Map(voyages),
    onward: words.has('onward'),
    home: words.has('home'),
    yards: words.has('yards'),
  };
}

const PLACING: ReadonlySet<AskKind> = new Set<AskKind>(['place']);
const NOTHING: ReadonlySet<AskKind> = new Set();

/**
 * The same from its ids; null where none of them answers. Markers are dealt anew each year: what was said of one holds
 * for its year.
 */
export function settledAnswer(
  since: View,
  now: View,
  ask: SeaAsk,
  ticked: ReadonlySet<string>,
): Answer | null {
  const words = new Set([...ticked].flatMap((id) => wordOf(id) ?? []));
  const standing = standingOf(words);
  const held = since.year === now.year ? standing : { ...standing, voyages: NO_STANDING.voyages };
  return helpedAnswer(now, ask, words.has('place') ? PLACING : NOTHING) ?? standingAnswer(now, ask, held);
}

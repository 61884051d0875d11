/** Engagements fought by machines, and whole wars: a parent by the harness, its battles by the harness too. */
import { type Chooser, type Engagement, type GameEntry, type Journal, pastHash } from '@weathergage/kernel';
import {
  type EngagementLink,
  type HarnessCheck,
  type PlayedMatch,
  playOutSlowly,
  QUICK_CHECKS,
  seedFor,
} from '@weathergage/kernel/harness/index.ts';
import { fittingScenario } from './fitting.ts';
import type { Mapping } from './mapping/mapping.ts';
import { PRINTED_MAPPING } from './mapping/printed-mapping.ts';
import { childHash } from './way.ts';
import { wayFor } from './ways.ts';

/** Where a game of that name is found, and which of its bots fights. */
export interface Machines {
  entry(game: string): GameEntry;
  readonly bots: Readonly<Record<string, string>>;
}

/** A match in which an engagement, or a part of one, was fought out. */
export interface FoughtMatch {
  readonly engagement: string;
  readonly game: string;
  readonly journal: Journal;
  readonly hash: string;
  readonly played: PlayedMatch;
  /** Those in which its own engagements were. */
  readonly children: readonly FoughtMatch[];
}

/** An engagement fought out: the match or the matches, and what its report says. */
export interface FoughtEngagement {
  readonly matches: readonly FoughtMatch[];
  /** Named by the report. */
  readonly hash: string;
  readonly result: unknown;
  readonly lasts: readonly unknown[];
}

/** The ways from a game, as the harness holds them to it that they tell nothing hidden. */
export const linkFrom = (parent: string, mapping: Mapping): EngagementLink => ({
  madeOf(engagement) {
    const way = wayFor(parent, engagement);
    const chairs = Object.keys(engagement.fighters).map((seat) => way.seatOf(engagement, seat));
    return [way.childrenOf(engagement, mapping), chairs];
  },
  reportOf: (engagement, lasts, child) =>
    wayFor(parent, engagement).reportOf(engagement, lasts, child, mapping),
});

async function chooserOf({ entry, bots }: Machines, game: string): Promise<Chooser> {
  const all = await entry(game).bots();
  const chooser = all[bots[game] ?? ''] ?? Object.values(all)[0];
  if (chooser === undefined) throw new Error(`${game} has no bots`);
  return chooser;
}

interface PlayedOut {
  readonly played: PlayedMatch;
  readonly last: unknown;
  readonly children: readonly FoughtMatch[];
}

/** Plays a match to its end, and every engagement in it. */
async function playMatch(
  { game: id, scenario, options }: { game: string; scenario: object; options: object },
  machines: Machines,
  seed: number,
  checks: readonly HarnessCheck[],
  mapping: Mapping,
): Promise<PlayedOut> {
  const game = await machines.entry(id).rules();
  const chooser = await chooserOf(machines, id);
  const choosers = Object.fromEntries(game.seats(scenario as never).map((seat) => [seat.id, chooser]));
  const children: FoughtMatch[] = [];
  let last: unknown = null;
  // The last state is the one whose outcome is asked last.
  const watched = {
    ...game,
    outcome: (state: unknown) => {
      const outcome = game.outcome(state);
      if (outcome !== null) last = state;
      return outcome;
    },
  };
  let fights = 0;
  const played = await playOutSlowly(watched, scenario as never, options, {
    seed,
    choosers,
    checks,
    link: linkFrom(id, mapping),
    fight: async (engagement) => {
      const fought = await fightOut(id, engagement, machines, seedFor(seed, 7, fights++), checks, mapping);
      children.push(...fought.matches);
      return { child: fought.hash, result: fought.result, lasts: fought.lasts };
    },
  });
  return { played, last, children };
}

/** Fights one engagement to its end and tells what came of it. */
export async function fightOut(
  parent: string,
  engagement: Engagement,
  machines: Machines,
  seed: number,
  checks: readonly HarnessCheck[] = QUICK_CHECKS,
  mapping: Mapping = PRINTED_MAPPING,
): Promise<FoughtEngagement> {
  const way = wayFor(parent, engagement);
  const matches: FoughtMatch[] = [];
  const lasts: unknown[] = [];
  for (const [at, child] of way.childrenOf(engagement, mapping).entries()) {
    fittingScenario(await machines.entry(child.game).rules(), child.scenario, child.options);
    const own = at === 0 ? seed : seedFor(seed, 8, at);
    const { played, last, children } = await playMatch(child, machines, own, checks, mapping);
    if (!played.finished) throw new Error(`${engagement.id} did not come to an end`);
    const { journal } = played;
    const hash = pastHash(journal.opening, journal.entries);
    matches.push({ engagement: engagement.id, game: child.game, journal, hash, played, children });
    lasts.push(last);
  }
  const hash = childHash(matches.map((match) => match.hash));
  return { matches, hash, result: way.reportOf(engagement, lasts, hash, mapping), lasts };
}

export interface FoughtWar {
  readonly parent: PlayedMatch;
  readonly children: readonly FoughtMatch[];
}

/** Plays a war with its battles fought out. */
export async function fightWar(
  war: { game: string; scenario: object; options: object },
  machines: Machines,
  seed: number,
  checks: readonly HarnessCheck[] = QUICK_CHECKS,
  mapping: Mapping = PRINTED_MAPPING,
): Promise<FoughtWar> {
  const { played, children } = await playMatch(war, machines, seed, checks, mapping);
  return { parent: played, children };
}

/** Every match below a war or a match, each before those within it. */
export const matchesIn = ({ children }: { readonly children: readonly FoughtMatch[] }): FoughtMatch[] =>
  children.flatMap((match) => [match, ...matchesIn(match)]);

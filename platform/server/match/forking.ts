/** A match that goes on from a moment of another that is over. */
import { type Game, type Journal, type Match, rebuildMatch, type Snapshot } from '@weathergage/kernel';
import type { NewMatch, WholeMatch } from '@weathergage/store';
import { Fault } from '../faults.ts';

/** Where the match stood after that entry of its journal, for another to begin from. */
export function momentAfter(game: Game, journal: Journal, n: number): Snapshot {
  const entries = journal.entries.slice(0, n);
  let match: Match;
  try {
    match = rebuildMatch(game, { ...journal, entries });
  } catch (cause) {
    throw new Fault('not-followed', 'The rules of now can’t follow that match.', {}, cause);
  }
  if (match.outcome !== null) throw new Fault('match-over', 'The match is over there: go back further.');
  const { rulesVersion } = game;
  const { step, state } = match;
  return { rulesVersion, n: 0, step, chain: { hash: '', tail: [] }, state, pending: [] };
}

/** As it is kept until all are seated: nothing but where it begins. */
export const unbegun = ({ of: _, ...record }: NewMatch, moment: Snapshot): WholeMatch => ({
  record: { ...record, status: 'gathering', n: 0, rewound: 0 },
  changed: record.created,
  entries: [],
  standingAnswers: [],
  steps: [],
  snapshots: [moment],
  standing: [],
  clock: null,
  talk: [],
  awaits: false,
});

/** What stands in the opening in the place of the rules: a proof goes no further back than the fork. */
export const forkVersion = (rulesVersion: string): string => `${rulesVersion} (fork)`;

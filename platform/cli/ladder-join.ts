/** The shares of a ladder that several machines have fought, put together: the same whole as one machine's. */
import { eloBetween, type PairResult, ratingsOf } from '@weathergage/bots';
import { CommandStop } from './command.ts';
import { readJson } from './files.ts';
import { ANCHOR, type LadderRow, type WholeLadder } from './ladder-all.ts';

/** What must be alike in all shares. */
const headOf = ({ game, flag, seed, matches, commit, ratings, rows, part }: WholeLadder): string =>
  JSON.stringify({
    game,
    flag,
    seed,
    matches,
    commit,
    of: part?.of,
    machines: Object.keys(ratings),
    rows: rows.map(({ scenario, one, two }) => [scenario, one, two]),
  });

const isShare = (value: unknown): value is WholeLadder =>
  typeof value === 'object' && value !== null && 'rows' in value && 'ratings' in value && 'part' in value;

export function joinedLadder(files: readonly string[]): WholeLadder {
  const shares = files.map((file) => {
    const share = readJson(file);
    if (!isShare(share)) throw new CommandStop(`${file} is no share of a ladder (--part).`);
    return share;
  });
  const [first] = shares;
  if (first === undefined) throw new CommandStop('--join needs the files of all shares.');
  for (const [i, share] of shares.entries())
    if (headOf(share) !== headOf(first))
      throw new CommandStop(
        `${files[i]} is a share of another ladder than ${files[0]}: game, commit, seed, matches or rows differ.`,
      );
  const { of } = first.part!;
  const at = shares.map(({ part }) => part!.at);
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((each) => !at.includes(each));
  if (missing.length > 0) throw new CommandStop(`Missing of ${of} shares: ${missing.join(', ')}.`);
  if (at.length > of) throw new CommandStop('A share was given twice.');
  const { part: _, ratings, ...head } = first;
  const rows = first.rows.map((row, i) =>
    joinedRow(
      row,
      shares.map((share) => share.rows[i]!),
    ),
  );
  return { ...head, ratings: ratingsOf(Object.keys(ratings), rows, ANCHOR), rows };
}

function joinedRow(row: LadderRow, shares: readonly LadderRow[]): LadderRow {
  const sum = (count: (share: LadderRow) => number): number =>
    shares.reduce((total, share) => total + count(share), 0);
  const result: PairResult = {
    one: row.one,
    two: row.two,
    wins: sum(({ wins }) => wins),
    draws: sum(({ draws }) => draws),
    losses: sum(({ losses }) => losses),
  };
  const seconds = Math.round(10 * sum((share) => share.seconds)) / 10;
  return { ...row, ...result, ...eloBetween(result), seconds };
}

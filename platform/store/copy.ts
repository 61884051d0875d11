/** All matches of one store taken to another, also while they are played: each as it stood at one moment. */
import type { Store, WholeMatch } from './store.ts';

export interface CopyReport {
  readonly copied: number;
  /** They were there already, and over. */
  readonly same: number;
  /** Those that were left out, and why. */
  readonly left: readonly { readonly match: string; readonly why: string }[];
}

const PAGE = 100;
/** So many are on their way at once: their commits share a sync. */
const AT_ONCE = 8;

/** Run again it takes over what has been added since. What has gone on in the other store is not overwritten. */
export async function copyStore(
  from: Store,
  to: Store,
  progress: (done: number) => void = () => {},
): Promise<CopyReport> {
  let [copied, same] = [0, 0];
  const left: { match: string; why: string }[] = [];
  for (let after = ''; ; ) {
    const ids = await from.matchIds(after, PAGE);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const group = ids.slice(at, at + AT_ONCE);
      const results = await Promise.all(group.map((id) => copyMatch(from, to, id)));
      for (const [i, result] of results.entries()) {
        if (result === 'copied') copied++;
        else if (result === 'same') same++;
        else if (result !== 'gone') left.push({ match: group[i]!, why: result.why });
      }
      progress(copied + same);
    }
    if (ids.length < PAGE) return { copied, same, left };
    after = ids.at(-1)!;
  }
}

async function copyMatch(
  from: Store,
  to: Store,
  id: string,
): Promise<'copied' | 'same' | 'gone' | { why: string }> {
  const there = await to.findMatch(id);
  const here = there === null ? null : await from.findMatch(id);
  if (there !== null && here !== null && there.status === 'over' && there.n === here.n) {
    // After the end there may still be talk.
    const [said, saidThere] = await Promise.all([from.talk(id), to.talk(id)]);
    if (said.length === saidThere.length) return 'same';
  }
  const whole = await from.readWhole(id);
  // It was deleted since its id was read.
  if (whole === null) return 'gone';
  if (there !== null && there.n > whole.record.n)
    return { why: `it has gone on there, to entry ${there.n} from ${whole.record.n} here` };
  const flaw = flawOf(whole);
  if (flaw !== null) return { why: flaw };
  await to.writeWhole(whole);
  return 'copied';
}

/** What a store must not be handed: a journal with a hole, or a match under way that could not be loaded. */
function flawOf({ record, entries, snapshots }: WholeMatch): string | null {
  const hole = entries.findIndex(({ n }, i) => n !== i + 1);
  if (hole >= 0) return `entry ${hole + 1} of its journal is missing`;
  if (entries.length !== record.n) return `it has ${entries.length} entries where ${record.n} were written`;
  if (record.status !== 'gathering' && snapshots.length === 0) return 'it has no snapshot';
  return null;
}

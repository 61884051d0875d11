/** What was left undone by a server that was stopped in the middle: matches that went on or ended, and nobody noted it. */
import type { People } from '@weathergage/people';
import type { Store } from '@weathergage/store';
import type { Umpire } from '../umpire.ts';

/** So many are looked at at a time. */
const BATCH = 100;

/** Rated matches that are over in the store, and in no list yet: looking at one has it noted. */
export async function noteEnded(people: People, store: Store, umpire: Umpire): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await people.reckoning.awaited(after, BATCH);
    for (const id of ids) if ((await store.findMatch(id))?.status === 'over') await umpire.known(id);
    if (ids.length < BATCH) return;
    after = ids.at(-1)!;
  }
}

/** Matches that have gone on since they were last noted: lists are put right, and whoever is asked is called. */
export async function noteGoneOn(people: People, store: Store, umpire: Umpire): Promise<void> {
  for (let after = ''; ; ) {
    const noted = await people.notes.unfinished(after, BATCH);
    for (const { match, n } of noted) {
      const last = await store.lastNumber(match);
      if (last !== null && last > n) await umpire.known(match);
    }
    if (noted.length < BATCH) return;
    after = noted.at(-1)!.match;
  }
}

/** Matches that are noted as over, and were not reckoned with. */
export async function reckonLeft(people: People): Promise<void> {
  for (const id of await people.reckoning.left(BATCH)) await people.reckoning.reckon(id, Date.now());
}

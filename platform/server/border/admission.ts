/**
 * Who somebody is at a match: by its links, by the keys of persons and programs, and in a battle by the seat that is his
 * in the war above it.
 */
import type { Seat } from '@weathergage/kernel';
import { PROGRAM_PREFIX } from '@weathergage/kernel/people/program-protocol.ts';
import type { MatchRecord, Store } from '@weathergage/store';
import { Fault } from '../faults.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { orStoreFailed } from '../store-failed.ts';
import type { MatchEars } from '../tended/tended-matches.ts';
import { seatOf } from '../tokens.ts';

export type Token = string | undefined;

export class Admission {
  readonly #store: Store;
  readonly #ears: MatchEars | undefined;

  constructor(store: Store, ears: MatchEars | undefined) {
    this.#store = store;
    this.#ears = ears;
  }

  /** By a link of the match, or by the key of a person whose seat it is. */
  async seatOf(live: LiveMatch, token: Token): Promise<Seat> {
    try {
      const seat = seatOf(live.record, token);
      if (live.clock?.chairs?.[seat]?.unlinked || (await this.#isUnlinkedAbove(live.record, seat)))
        throw new Fault('not-allowed', 'Another has been given that chair: its link opens nothing any more.');
      return seat;
    } catch (error) {
      const seat = token === undefined ? null : await this.#seatByPerson(live.record, token);
      if (seat !== null) return seat;
      // A program looks on where anybody may.
      if (token?.startsWith(PROGRAM_PREFIX)) return seatOf(live.record, undefined);
      throw error;
    }
  }

  /** The link opens the chair by the seat in the war, and that is another's now. */
  async #isUnlinkedAbove({ of, seats }: MatchRecord, seat: Seat): Promise<boolean> {
    if (of?.state !== 'open') return false;
    const war = await orStoreFailed(this.#store.findMatch(of.match));
    const own = seats.find((one) => one.seat === seat)?.tokenHash;
    const above = war?.seats.find(({ tokenHash }) => own && tokenHash === own);
    if (war === null || above === undefined) return false;
    const clock = await orStoreFailed(this.#store.clock(war.id));
    return clock?.chairs?.[above.seat]?.unlinked === true || (await this.#isUnlinkedAbove(war, above.seat));
  }

  /** Whose seat it is in the war has its chair in the battle, unless he gave it away. */
  async #seatByPerson(record: MatchRecord, token: string): Promise<Seat | null> {
    for (let above: MatchRecord | null = record; above !== null; ) {
      const seat = (await this.#ears?.seatBy(above.id, token)) ?? null;
      if (seat !== null) {
        const held = above.seats.find((one) => one.seat === seat)?.tokenHash;
        return record.seats.find(({ tokenHash }) => held && tokenHash === held)?.seat ?? null;
      }
      above = above.of === undefined ? null : await orStoreFailed(this.#store.findMatch(above.of.match));
    }
    return null;
  }

  /** Throws where he may not. Whoever may not play in a war may not play the battles in which its seat is his, either. */
  async refuseAtSeat({ id, of, seats }: MatchRecord, seat: Seat, token: string): Promise<void> {
    await this.#ears?.plays(id, seat, token);
    const own = seats.find((one) => one.seat === seat)?.tokenHash;
    const war = of === undefined ? null : await orStoreFailed(this.#store.findMatch(of.match));
    const above = war?.seats.find(({ tokenHash }) => own && tokenHash === own);
    if (war !== null && above !== undefined) await this.refuseAtSeat(war, above.seat, token);
  }
}

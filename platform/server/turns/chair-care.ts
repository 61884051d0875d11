/** Chairs of those who stay away: what the others are agreed on is done, and who sits down there is waited for anew. */
import type { Seat } from '@weathergage/kernel';
import type { ChairDeed, DeedReply } from '@weathergage/kernel/protocol.ts';
import type { ChairTime, ChairWord, ClockRecord } from '@weathergage/store';
import { Fault } from '../faults.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { MatchClocks } from '../tended/clocks.ts';
import { newClock } from '../tended/pause.ts';
import { afterWord, agreedWord, askedBack, wordOf } from './chair-words.ts';
import { chairOf, withChair } from './table-clock.ts';
import type { TurnNews } from './turn-news.ts';
import { reseated } from './turn-time.ts';

/** Who knows people: a chair is freed for anybody, or for somebody by name. */
export interface Seating {
  /** Refuses with a fault who can't sit there. */
  mayReplace(match: string, name: string): Promise<void>;
  replace(live: LiveMatch, seat: Seat, name: string | null): Promise<void>;
}

export interface ChairMeans {
  readonly clocks: MatchClocks;
  readonly news: TurnNews;
  readonly seating: Seating | undefined;
  readonly now: () => number;
  resign(live: LiveMatch, seat: Seat): Promise<unknown>;
  /** What the one before had left with the server goes with him. */
  forgetStanding(live: LiveMatch, seat: Seat): Promise<unknown>;
}

export class ChairCare {
  readonly #means: ChairMeans;

  constructor(means: ChairMeans) {
    this.#means = means;
  }

  /** A word about a chair; what all are agreed on by it is done at once. In the match's turn. */
  async say(live: LiveMatch, by: Seat, deed: ChairDeed): Promise<DeedReply> {
    const { match, clock } = live;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    if (match.outcome !== null) throw new Fault('match-over', 'The match is over.');
    if (clock === null) throw new Fault('not-stalled', 'Nobody is missed in this match.');
    const people = live.people.filter((seat) => !match.resigned.includes(seat));
    const word = wordOf(deed);
    if (by === deed.seat) {
      if (word?.act !== 'back') throw new Fault('unknown-seat', 'That is for the others to say.');
      await this.#change(live, (now) => askedBack(now, by));
    } else {
      await this.#refuseUnfit(live, word);
      await this.#change(live, (now) => afterWord(now, by, deed.seat, word, people));
    }
    const agreed = agreedWord(live.clock!, deed.seat, people);
    if (agreed !== null) await this.#carryOut(live, deed.seat, agreed);
    return { n: live.match?.n ?? match.n, taken: [], step: null, rewoundTo: null };
  }

  async #refuseUnfit(live: LiveMatch, word: ChairWord | null): Promise<void> {
    if (word?.act === 'machine' && !Object.hasOwn(live.served.bots, word.bot))
      throw new Fault('unknown-bot', `The game has no bot "${word.bot}".`);
    const { seating } = this.#means;
    if ((word?.act === 'open' || word?.act === 'name') && seating === undefined)
      throw new Fault('nobody-known', 'This server knows nobody who could sit down there.');
    if (word?.act === 'name') await seating!.mayReplace(live.id, word.name);
  }

  /** Each part may be done again: whoever was stopped in the middle of it finds the words still said. */
  async #carryOut(live: LiveMatch, seat: Seat, word: ChairWord): Promise<void> {
    const { news, seating, resign, forgetStanding } = this.#means;
    if (word.act === 'claim') {
      await resign(live, seat);
      return;
    }
    if (word.act === 'back') return this.#set(live, seat, (chair) => ({ ...chair, ...ALL_HIS, missed: 0 }));
    if (word.act === 'machine') {
      await this.#set(live, seat, (chair) => ({ ...chair, ...ALL_HIS, deputy: word.bot }));
      news.tell({ kind: 'replaced', match: live.id, seat, by: 'machine' });
      return;
    }
    const name = word.act === 'name' ? word.name : null;
    await seating!.replace(live, seat, name);
    await forgetStanding(live, seat);
    await this.#set(live, seat, (chair, { terms }) => ({
      ...reseated(terms, chair),
      vacant: name === null,
      // The machine stays until somebody sits down.
      deputy: name === null ? chair.deputy : null,
    }));
    for (const watcher of [...live.telling.watchers])
      if (watcher.seat === seat) watcher.drop(new Fault('not-allowed', 'The seat is yours no more.'));
    news.tell({ kind: 'replaced', match: live.id, seat, by: name === null ? 'anybody' : 'person' });
  }

  /** Somebody has left a match under way: nobody waits for an empty chair. */
  async vacate(live: LiveMatch, seat: Seat): Promise<void> {
    if (live.match === null) return;
    await this.#set(live, seat, (chair, { terms }) => ({ ...reseated(terms, chair), vacant: true }));
  }

  /** Somebody has sat down in it: his time begins anew, and a machine that kept the chair goes. */
  async occupy(live: LiveMatch, seat: Seat): Promise<void> {
    if (live.match === null || live.clock?.chairs?.[seat] === undefined) return;
    await this.#set(live, seat, (chair, { terms }) => ({ ...reseated(terms, chair) }));
  }

  #set(
    live: LiveMatch,
    seat: Seat,
    change: (chair: ChairTime, clock: ClockRecord) => ChairTime,
  ): Promise<void> {
    return this.#means.clocks.change(live, (clock) => {
      const there = clock ?? { ...newClock(this.#means.now()), version: 0 };
      return withChair(there, seat, change(chairOf(there, seat), there));
    });
  }

  #change(live: LiveMatch, decide: (clock: ClockRecord) => ClockRecord | null): Promise<void> {
    return this.#means.clocks.change(live, (clock) => clock && decide(clock));
  }
}

/** Nobody has anything to say about it any more. */
const ALL_HIS = { deputy: null, wantsBack: false, vacant: false, words: {} } as const;

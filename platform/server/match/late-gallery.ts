/**
 * The match as spectators see it who are kept some steps behind: a second one, that follows the same journal and never
 * comes nearer until the match is over. It is made only while somebody looks on, and nothing of the present reaches it.
 */
import { type Match, Match as Played, type Seat } from '@weathergage/kernel';
import type { ClockInfo, MatchInfo, Standing } from '@weathergage/kernel/protocol.ts';
import { type MatchRecord, type Store, UNDO_REACH } from '@weathergage/store';
import type { ServedGame } from '../catalogue.ts';
import { orStoreFailed } from '../store-failed.ts';
import { RecentSteps } from './recent-steps.ts';
import { Telling } from './telling.ts';
import { type ToldSource, ToldTexts } from './told-texts.ts';

/** The match as it is. */
export interface PresentMatch {
  readonly id: string;
  readonly match: Match | null;
  readonly record: MatchRecord;
  readonly served: ServedGame;
  readonly isOver: boolean;
  info(): MatchInfo;
}

export class LateGallery implements ToldSource {
  readonly id: string;
  readonly telling: Telling;
  readonly texts: ToldTexts;
  /** Whoever is told of a clock knows when the next step has begun. */
  readonly clock = null;
  readonly #present: PresentMatch;
  readonly #store: Store;
  readonly #delay: number;
  #match: Match | null = null;
  #rewound = 0;

  constructor(present: PresentMatch, store: Store, delay: number) {
    this.id = present.id;
    this.#present = present;
    this.#store = store;
    this.#delay = delay;
    this.texts = new ToldTexts(this, store);
    this.telling = new Telling(this.texts);
  }

  /** Null while the match is not yet so far. */
  get match(): Match | null {
    return this.#match;
  }
  get record(): MatchRecord {
    const { record, isOver } = this.#present;
    return isOver ? record : { ...record, n: this.#match?.n ?? 0, rewound: this.#rewound };
  }
  /** Few look on, and the store has them all. */
  get recent(): RecentSteps {
    return new RecentSteps(this.#match?.n ?? 0);
  }
  clockInfo(): ClockInfo | null {
    return null;
  }
  standingOf(_seat: Seat): Standing | null {
    return null;
  }
  info(): MatchInfo {
    return this.#present.info();
  }

  /** Follows the journal as far as spectators may see; in the match's turn. */
  async catchUp(): Promise<void> {
    const { match, isOver } = this.#present;
    this.texts.forgetInfo();
    if (match === null || isOver) {
      this.#match = match;
      return;
    }
    const target = match.step - this.#delay;
    if (this.#match !== null && (await this.#follow(this.#match, target))) return;
    this.#match = await this.#load(target);
  }

  /** False where it can't be followed from here, since steps were taken back over what is remembered. */
  async #follow(match: Match, target: number): Promise<boolean> {
    if (match.step >= target) return true;
    try {
      for (const entry of await orStoreFailed(this.#store.entries(this.id, match.n))) {
        const { rewoundTo } = match.follow(entry);
        if (rewoundTo !== null) this.#rewound = entry.n;
        if (match.step >= target) break;
      }
      return true;
    } catch {
      return false;
    }
  }

  /** From the newest state that is old enough. Where newer rules took the match over none may be: then nothing is seen yet. */
  async #load(target: number): Promise<Match | null> {
    const { record, served } = this.#present;
    const { game } = served;
    const { opening, secret } = record;
    // What is kept of the opening may have been changed since by a resignation.
    if (target <= 0)
      return opening.rulesVersion === game.rulesVersion
        ? Played.begin(game, opening, secret, UNDO_REACH)
        : null;
    const marks = await orStoreFailed(this.#store.snapshotMarks(this.id));
    const mark = marks.find(({ step, rulesVersion }) => step <= target && rulesVersion === game.rulesVersion);
    const snapshot = mark && (await orStoreFailed(this.#store.snapshot(this.id, mark.step)));
    if (!snapshot) return null;
    const match = Played.resume(game, opening, secret, snapshot, UNDO_REACH);
    this.#rewound = Math.min(record.rewound, snapshot.n);
    return (await this.#follow(match, target)) ? match : null;
  }
}

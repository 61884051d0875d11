/** A match as a film: one frame after each step, from any viewpoint. */
import {
  type Answered,
  type Desk,
  type Entry,
  GALLERY,
  type Game,
  type Happening,
  type Journal,
  type Match,
  type Outcome,
  rebuildMatch,
  type Seat,
  type SeatInfo,
  stepTold,
  UMPIRE,
} from '@weathergage/kernel';
import { preludeOf } from '../tables/chairs.ts';
import type { Chapter } from '../tables/table.ts';
import type { ReportFrame } from '../toolkit/contract.ts';
import { FILM_TROUBLES } from './replay-words.ts';

interface Moment {
  readonly n: number;
  readonly step: number;
  readonly state: unknown;
  readonly happenings: readonly Happening[];
  readonly outcome: Outcome | null;
  /** What was answered here, by question; it grows until the next moment. */
  readonly given: Map<string, unknown>;
  /** Somebody gave up: nothing else led here. */
  readonly gaveUp: boolean;
}

export class Film {
  readonly game: Game;
  readonly journal: Journal;
  readonly seats: readonly SeatInfo[];
  readonly #moments: readonly Moment[];
  readonly #desks = new Map<string, Desk>();

  private constructor(game: Game, journal: Journal, seats: readonly SeatInfo[], moments: readonly Moment[]) {
    this.game = game;
    this.journal = journal;
    this.seats = seats;
    this.#moments = moments;
  }

  /** Runs a journal; throws if it can't be followed, or if the secret of its dice is still sealed. */
  static of(game: Game, journal: Journal): Film {
    if (journal.opening.dice.kind === 'checkable' && journal.secret === undefined)
      throw new Error(FILM_TROUBLES.sealed);
    const prelude = preludeOf(journal);
    const match = rebuildMatch(game, { ...journal, entries: prelude });
    const moments: Moment[] = [momentOf(match, [])];
    for (const entry of journal.entries.slice(prelude.length)) {
      note(moments.at(-1)!, entry);
      const { step, rewoundTo } = match.follow(entry);
      // What was taken back has not happened.
      if (rewoundTo !== null)
        while ((moments.at(-1)?.step ?? 0) > rewoundTo && moments.length > 1) moments.pop();
      if (rewoundTo !== null) moments.at(-1)!.given.clear();
      if (step !== null) moments.push(momentOf(match, step.happenings, entry.type === 'resign'));
    }
    return new Film(game, journal, match.seats, moments);
  }

  /** Frames are numbered from 0, the opening. */
  get length(): number {
    return this.#moments.length;
  }

  get outcome(): Outcome | null {
    return this.#moments.at(-1)?.outcome ?? null;
  }

  /** Whose eyes a film can be seen through: all of them, for only finished matches have their secret opened. */
  get viewpoints(): readonly Seat[] {
    return [UMPIRE, ...this.seats.map((seat) => seat.id), GALLERY];
  }

  stateAt(frame: number): { readonly step: number; readonly state: unknown } {
    const { step, state } = this.#at(frame);
    return { step, state };
  }

  desk(frame: number, seat: Seat): Desk {
    const key = `${frame} ${seat}`;
    let desk = this.#desks.get(key);
    if (desk === undefined) {
      desk = deskOf(this.game, this.#at(frame), seat);
      this.#desks.set(key, desk);
    }
    return desk;
  }

  /** What the seat was told between the frame before and this one; null at the opening. */
  chapter(frame: number, seat: Seat): Chapter | null {
    if (frame <= 0) return null;
    const { n, step, happenings } = this.#at(frame);
    const told = stepTold({ n, step, happenings, quiet: true }, seat);
    return { n, step, told, before: this.desk(frame - 1, seat), after: this.desk(frame, seat) };
  }

  /** What the seat was asked at a frame, and what it answered there. */
  answered(frame: number, seat: Seat): readonly Answered[] {
    const { given } = this.#at(frame);
    return this.desk(frame, seat).asks.flatMap(({ ask }) =>
      given.has(ask.id) ? [{ ask, answer: given.get(ask.id) }] : [],
    );
  }

  gaveUp(frame: number): boolean {
    return this.#at(frame).gaveUp;
  }

  #at(frame: number): Moment {
    return this.#moments[Math.min(this.#moments.length - 1, Math.max(0, frame))]!;
  }
}

/** What has been answered stands until it is taken back. */
function note({ given }: Moment, entry: Entry): void {
  if (entry.type === 'answer') given.set(entry.ask, entry.answer);
  else if (entry.type === 'retract') given.delete(entry.ask);
}

const momentOf = (match: Match, happenings: readonly Happening[], gaveUp = false): Moment => ({
  n: match.n,
  step: match.step,
  state: match.state,
  happenings,
  outcome: match.outcome,
  given: new Map(),
  gaveUp,
});

function deskOf(game: Game, { n, step, state, outcome }: Moment, seat: Seat): Desk {
  const open = outcome === null ? game.asks(state) : [];
  return {
    seat,
    n,
    step,
    view: game.view(state, seat),
    asks: open.filter((ask) => ask.seat === seat).map((ask) => ({ ask, answer: null })),
    waitingFor: [...new Set(open.map((ask) => ask.seat))],
    outcome,
    undo: { freeTo: null, request: null },
  };
}

/** The frame at which each turn begins, in order. */
export function turnStarts(
  film: Film,
  turnOf: (desk: Desk) => number,
): readonly { turn: number; frame: number }[] {
  const starts: { turn: number; frame: number }[] = [];
  for (let frame = 0; frame < film.length; frame++) {
    const turn = turnOf(film.desk(frame, UMPIRE));
    if (turn !== starts.at(-1)?.turn) starts.push({ turn, frame });
  }
  return starts;
}

/** The whole film as a report reads it. A view is made for every frame, so only for whoever opens the report. */
export const reportFrames = (
  film: Film,
  seat: Seat,
  turnOf: (desk: Desk) => number,
): readonly ReportFrame[] =>
  Array.from({ length: film.length }, (_, frame) => {
    const desk = film.desk(frame, seat);
    return { desk, told: film.chapter(frame, seat)?.told ?? [], turn: turnOf(desk) };
  });

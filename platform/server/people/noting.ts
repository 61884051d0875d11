/**
 * Notes for the lists of matches, written when a match has changed that somebody known sits at. No deed waits for them,
 * and a match whose answers come thick and fast is noted once a second.
 */
import { openedScenario, owedAsks, type Seat } from '@weathergage/kernel';
import type { Say } from '@weathergage/kernel/people/talk-protocol.ts';
import type { MatchNote, People, SeatLine, TurnsChanged } from '@weathergage/people';
import type { LiveMatch } from '../match/live-match.ts';
import { isOwnScenario } from '../match/own-scenario.ts';
import type { ServerLog } from '../operation/server-log.ts';
import type { MatchEars } from '../tended/tended-matches.ts';
import type { Span } from '../turns/calendar.ts';
import { seatTurns } from '../turns/seat-turns.ts';
import type { TurnNews } from '../turns/turn-news.ts';
import type { Watch } from '../watch.ts';
import { isProgramToken, type ProgramDoor } from './program-door.ts';
import { replacementNamed, replaceSitter } from './replacing.ts';
import type { Sanctions } from './sanctions.ts';
import { seatLines } from './seat-lines.ts';

const EVERY_MS = 1000;
/** What is remembered of more matches than this is looked up again. */
const MOST = 20_000;

interface Kept {
  /** Whether anybody known sits there; null until it has been looked up. */
  known: boolean | null;
  noted: string;
  /** Whether the scenario is the game's own; null until it has been looked at. */
  own: boolean | null;
  /** Whether it is known who sat where when it began. */
  enlisted: boolean;
  due: { readonly note: MatchNote; readonly live: LiveMatch } | null;
  timer: NodeJS.Timeout | null;
  /** One after the other: a later note must not be overtaken by an earlier one. */
  writing: Promise<void>;
}

export class Noting implements MatchEars {
  readonly people: People;
  readonly #log: ServerLog;
  readonly #news: TurnNews;
  readonly #watch: Watch;
  readonly #door: ProgramDoor;
  readonly #sanctions: Sanctions;
  readonly #kept = new Map<string, Kept>();
  readonly #onEnd: ((match: string) => Promise<void>)[] = [];

  constructor(
    people: People,
    log: ServerLog,
    news: TurnNews,
    watch: Watch,
    door: ProgramDoor,
    sanctions: Sanctions,
  ) {
    this.people = people;
    this.#watch = watch;
    this.#door = door;
    this.#sanctions = sanctions;
    this.#news = news;
    this.#log = log;
  }

  seatBy(match: string, token: string): Promise<Seat | null> {
    return isProgramToken(token) ? this.#door.seatBy(match, token) : this.people.chairs.seatBy(match, token);
  }

  deaf(match: string): Promise<ReadonlyMap<Seat, ReadonlySet<Seat>>> {
    return this.people.shunning.deafAt(match);
  }

  async speaks(match: string, seat: Seat): Promise<void> {
    await this.#sanctions.refuseAt(match, seat, true);
  }

  async plays(match: string, seat: Seat, token: string): Promise<void> {
    await this.#sanctions.refuseAt(match, seat, false);
    if (isProgramToken(token)) await this.#door.plays(match, seat);
  }

  several(match: string): Promise<readonly (readonly Seat[])[]> {
    return this.people.chairs.several(match);
  }

  async joined(match: string, seats: Parameters<MatchEars['joined']>[1]): Promise<void> {
    for (const { kept, gone } of seats) await this.people.chairs.join(match, kept, gone);
    this.sat(match);
  }

  async awayOf(match: string, seat: Seat): Promise<readonly Span[]> {
    return this.people.holidays.at(match, seat, this.now());
  }

  async mayReplace(match: string, name: string): Promise<void> {
    await replacementNamed(this.people, match, name);
  }

  async replace(live: LiveMatch, seat: Seat, name: string | null): Promise<void> {
    await replaceSitter(this.people, live, seat, name, this.now());
    this.sat(live.id);
  }

  now(): number {
    return this.#watch.now();
  }

  /** Who wants to know of each match that is over, after it was reckoned with. */
  follow(onEnd: (match: string) => Promise<void>): void {
    this.#onEnd.push(onEnd);
  }

  /** Somebody has sat down: from now on it is noted. */
  sat(match: string): void {
    const kept = this.#of(match);
    kept.known = true;
    kept.noted = '';
  }

  changed(live: LiveMatch): void {
    if (!live.isKnown) return;
    const kept = this.#of(live.id);
    if (kept.known === false) return;
    kept.own ??= isOwnScenario(live.served, openedScenario(live.record.opening));
    const note = noteOf(live, kept.own);
    const words = JSON.stringify([note.status, note.n, note.asked, note.seats, note.turns]);
    if (kept.noted === words) return;
    kept.noted = words;
    kept.due = { note, live };
    // Ratings and rounds wait for an end: it is not kept back by what was to be noted by and by.
    if (note.outcome !== null && kept.timer !== null) {
      clearTimeout(kept.timer);
      kept.timer = null;
    }
    kept.timer ??= setTimeout(() => this.#write(live.id, kept), note.outcome === null ? EVERY_MS : 0).unref();
  }

  forgotten(match: string): void {
    this.#kept.delete(match);
    // A return match that nobody would keep any longer is called before it is forgotten.
    this.people.reckoning
      .callReturn(match, this.now())
      .then(() => this.people.notes.forget(match))
      .then(() => this.people.notices.causes.forget(match))
      .catch((err: unknown) => this.#log('error', { match, err }, 'a note was not forgotten'));
  }

  /** Something was said: whoever of those who may hear it is not there is told. No saying fails for it. */
  async said(live: LiveMatch, by: Seat, to: Say['to']): Promise<void> {
    if (to === 'gallery') return;
    const { seats, scenario } = live.info();
    const side = live.sideOf(by);
    // Nobody is called for what he does not want to hear.
    const deaf = await this.deaf(live.id);
    const heardBy = seats.flatMap((seat) =>
      seat.bot === null &&
      seat.id !== by &&
      (to === 'table' || seat.side === side) &&
      !deaf.get(seat.id)?.has(by)
        ? [seat.id]
        : [],
    );
    await this.people.notices
      .said(live.id, { by, heardBy, title: scenario.title }, this.#watch.now())
      .catch((err: unknown) => this.#log('error', { match: live.id, err }, 'nobody was called'));
  }

  /** Whoever sits where this key leads looks, or looks no more. */
  async looking(match: string, seat: Seat, looking: boolean): Promise<void> {
    await this.people.notices.looking(match, seat, looking, this.#watch.now());
  }

  #of(match: string): Kept {
    let kept = this.#kept.get(match);
    if (kept === undefined) {
      if (this.#kept.size >= MOST)
        for (const [id, { due }] of this.#kept) if (due === null) this.#kept.delete(id);
      kept = {
        known: null,
        noted: '',
        own: null,
        enlisted: false,
        due: null,
        timer: null,
        writing: Promise.resolve(),
      };
      this.#kept.set(match, kept);
    }
    return kept;
  }

  #write(match: string, kept: Kept): Promise<void> {
    if (kept.timer !== null) clearTimeout(kept.timer);
    kept.timer = null;
    kept.writing = kept.writing
      .then(async () => {
        const { due } = kept;
        kept.due = null;
        if (due === null) return;
        kept.known ??= await this.people.chairs.isAnybodyAt(match);
        if (kept.known) await this.#keep(due.note, await this.#linesOf(due.live), kept);
        if (due.note.outcome !== null && kept.due === null) this.#kept.delete(match);
      })
      .catch((err: unknown) => this.#log('error', { match, err }, 'a match was not noted'));
    return kept.writing;
  }

  #tell({ toMove, askedAgain }: TurnsChanged): void {
    for (const turn of toMove) this.#news.tell({ kind: 'to-move', match: turn.match, turn });
    for (const turn of askedAgain) this.#news.tell({ kind: 'asked-again', match: turn.match, turn });
  }

  /** A list can do without them: that there are none stops no note. */
  async #linesOf(live: LiveMatch): Promise<readonly SeatLine[]> {
    try {
      return await seatLines(live);
    } catch (err) {
      this.#log('error', { match: live.id, err }, 'a match was noted without its lines');
      return [];
    }
  }

  async #keep(note: MatchNote, lines: readonly SeatLine[], kept: Kept): Promise<void> {
    const { notes, reckoning, notices } = this.people;
    const now = this.#watch.now();
    this.#tell(await notes.write(note, lines, now));
    notices.noted(now);
    // One that is over is looked at long afterwards, too: who sits there then has nothing at stake.
    if (note.status === 'playing' && !kept.enlisted)
      await reckoning.enlist(note.match, note.game, note.seats);
    kept.enlisted = note.status === 'playing';
    if (note.outcome === null) return;
    await reckoning.reckon(note.match, now);
    for (const onEnd of this.#onEnd) await onEnd(note.match);
  }

  /** What is due of one match is written: what follows from the end of another stands when that has been settled. */
  async settleOne(match: string): Promise<void> {
    const kept = this.#kept.get(match);
    if (kept !== undefined) await this.#write(match, kept);
  }

  /** All that is due is written, for whoever reads the lists now. */
  async settle(): Promise<void> {
    await Promise.all(
      [...this.#kept].map(([match, kept]) => (kept.due === null ? kept.writing : this.#write(match, kept))),
    );
  }

  /** From now on people are called. */
  begin(): void {
    this.people.notices.begin(this.#watch);
  }

  async close(): Promise<void> {
    await this.settle();
    await this.people.close();
  }
}

function noteOf(live: LiveMatch, own: boolean): MatchNote {
  const { status, n } = live.record;
  const { game, created, scenario, seats, gallery, clock } = live.info();
  const { match } = live;
  const asked =
    match === null
      ? seats.flatMap(({ id, taken }) => (taken ? [] : [id]))
      : match.outcome !== null
        ? []
        : [...new Set(owedAsks(match).map(({ seat }) => seat))];
  return {
    match: live.id,
    game,
    scenario: scenario.id,
    title: scenario.title,
    status,
    created,
    n,
    seats: seats.map(({ id, side, name, bot, deputy }) => ({
      id,
      side,
      name,
      bot,
      ...(deputy === undefined ? {} : { deputy }),
    })),
    asked,
    turns: seatTurns(live),
    outcome: match?.outcome ?? null,
    gallery,
    own,
    clock: clock ?? null,
  };
}

/** What the checks look at: a match at a moment between two steps, and what is about to be answered. */
import { type Dice, seededDice } from '../dice.ts';
import type { Opening } from '../journal.ts';
import { Match } from '../match.ts';
import type { Snapshot } from '../receipt.ts';
import { fitsSchema } from '../schema.ts';
import {
  type Answered,
  type Engagement,
  GALLERY,
  type Game,
  type GameTypes,
  type Seat,
} from '../vocabulary.ts';
import { Aftermath } from './face.ts';
import { goOn, type WorldGoneOn } from './gone-on.ts';
import { jsonBytes } from './plain.ts';
import type { ReportViolation } from './violation.ts';

/** What the game said at a moment when it was first asked there: whoever needs it again takes it from here. */
class Known<T extends GameTypes> {
  faults: readonly string[] | null = null;
  readonly views = new Map<Seat, T['view']>();
  readonly resigned = new Map<Seat, Aftermath<T>>();
}

export class CheckedMoment<T extends GameTypes> {
  readonly game: Game<T>;
  readonly opening: Opening;
  readonly seed: number;
  readonly state: T['state'];
  readonly asks: readonly T['ask'][];
  /** What waits for a report, as everybody sees it. */
  readonly engagements: readonly Engagement[];
  readonly over: boolean;
  readonly step: number;
  readonly n: number;
  /** Every seat that something must be kept from. */
  readonly watchers: readonly Seat[];
  /** What is about to be answered, in the order of the asks; empty when the match is over. */
  readonly answers: readonly Answered<T>[];
  /** Chance of the harness's own; it does not touch the match's dice. */
  readonly chance: Dice;
  readonly report: ReportViolation;
  readonly #snapshot: () => Snapshot<T>;
  readonly #known: Known<T>;
  #text: string | null = null;
  #goneOn: WorldGoneOn<T> | null = null;

  constructor(
    match: Match<T>,
    about: {
      seed: number;
      answers: readonly Answered<T>[];
      chance: Dice;
      report: ReportViolation;
      /** The same moment, before there were answers. */
      unanswered?: CheckedMoment<T>;
    },
  ) {
    this.game = match.game;
    this.opening = match.opening;
    this.state = match.state;
    this.asks = match.asks;
    this.engagements = match.engagements;
    this.over = match.outcome !== null;
    this.step = match.step;
    this.n = match.n;
    this.watchers = [...match.seats.map(({ id }) => id), GALLERY];
    this.seed = about.seed;
    this.answers = about.answers;
    this.chance = about.chance;
    this.report = about.report;
    this.#known = about.unanswered === undefined ? new Known<T>() : about.unanswered.#known;
    this.#snapshot = () => match.snapshot();
  }

  /** The moment as it would be stored. Must first be asked for while the match still stands there. */
  snapshotText(): string {
    this.#text ??= jsonBytes(this.#snapshot());
    return this.#text;
  }

  /** What a seat sees at this moment. */
  view(seat: Seat): T['view'] {
    const { views } = this.#known;
    const seen = views.get(seat) ?? this.game.view(this.state, seat);
    views.set(seat, seen);
    return seen;
  }

  /** What the game's invariants find at this moment. */
  faults(): readonly string[] {
    this.#known.faults ??= this.game.invariants(this.state);
    return this.#known.faults;
  }

  /** What comes of it if a seat resigns at this moment. */
  resigned(seat: Seat): Aftermath<T> {
    const { resigned } = this.#known;
    const after = resigned.get(seat) ?? new Aftermath(this.game, this.game.resign(this.state, seat));
    resigned.set(seat, after);
    return after;
  }

  /** What comes of the answers. */
  goneOn(): WorldGoneOn<T> {
    this.#goneOn ??= goOn(this.game, this.state, this.answers, this.stepDice());
    return this.#goneOn;
  }

  /** The same match again, revived from its stored form, to try things on. */
  fork(): Match<T> {
    return Match.resume(this.game, this.opening, null, JSON.parse(this.snapshotText()) as Snapshot<T>);
  }

  /** The dice of the step that comes next, as often as they are wanted. */
  stepDice(): Dice {
    return seededDice(this.seed).forStep(this.step + 1, () => '');
  }
}

export function isLegal<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  ask: T['ask'],
  answer: T['answer'],
): boolean {
  const schema = game.schema.answers[ask.kind];
  return schema !== undefined && fitsSchema(schema, answer) && game.check(view, ask, answer) === null;
}

/** The first of a possibly endless row. */
export function* firstFew<A>(items: Iterable<A>, most: number): Generator<A> {
  let left = most;
  for (const item of items) {
    if (left-- <= 0) return;
    yield item;
  }
}

/**
 * The words everything else is said in. A game is a value made of pure functions over these;
 * nothing here knows any particular game.
 */
import type { Dice } from './dice.ts';
import type { Flaw, Static, TSchema } from './schema.ts';

/** A chair at the match. `umpire` sees all, `gallery` is the spectators' bench; neither is ever asked. */
export type Seat = string;
export const UMPIRE: Seat = 'umpire';
export const GALLERY: Seat = 'gallery';

/** Who sits where, as a scenario says it. */
export interface SeatInfo {
  readonly id: Seat;
  readonly side: string;
  readonly name: string;
}

/**
 * A question put to one seat now. The id comes back only when a step is taken back and played again: else a late answer
 * could hit a later turn. Whoever answers from afar says what he had seen (`seen` in the protocol).
 */
export interface Ask {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  /** The rule the question comes from. */
  readonly rule: string;
}

/** An ask of one kind. */
export interface AskOf<K extends string> extends Ask {
  readonly kind: K;
}

/** What may be answered to one kind of ask, and to any, by a game's table of the forms of its answers. */
export type AnswerIn<Forms, K extends keyof Forms> = Forms[K] extends TSchema ? Static<Forms[K]> : never;
export type AnyAnswerIn<Forms> = { [K in keyof Forms]: AnswerIn<Forms, K> }[keyof Forms];

/** A player's mistake is a value: a code for programs, a rule number and a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
}

/** What every form of a happening has in common. */
export interface Told {
  readonly kind: string;
  readonly rule: string;
  /** The dice that decided it, in the order they fell. */
  readonly dice?: readonly number[];
}

/**
 * One thing that took place. `truth` is what the umpire saw. Unless `shown` says otherwise everybody sees it;
 * with `shown`, a seat named in `seats` sees that form and all others see `others`; null is nothing at all.
 */
export interface Happening<H extends Told = Told> {
  readonly truth: H;
  readonly shown?: { readonly others: H | null; readonly seats?: Readonly<Record<Seat, H | null>> };
  /** Set when it tells somebody what the rules had hidden from him until now. Such a step can't be undone freely. */
  readonly news?: true;
}

export interface Outcome {
  /** The sides that won; empty for a draw. */
  readonly winners: readonly string[];
  readonly rule: string;
  readonly reason: string;
  readonly points?: Readonly<Record<string, number>>;
}

/** What every scenario says of itself, whatever its game. */
export interface ScenarioHead {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly briefing: string;
  /** How even it is, in a sentence. */
  readonly balance?: string;
  /** Made to learn by. */
  readonly tutorial?: boolean;
  /** Turns after which it ends, where a game knows such a limit. */
  readonly turnLimit?: number;
}

/** The types of one game, bundled so that a signature names one parameter and not seven. */
export interface GameTypes {
  scenario: ScenarioHead;
  options: unknown;
  state: unknown;
  view: unknown;
  ask: Ask;
  answer: unknown;
  told: Told;
}

/** An answered ask, as `resolve` receives it: in the order of `asks(state)`. */
export interface Answered<T extends GameTypes = GameTypes> {
  readonly ask: T['ask'];
  readonly answer: T['answer'];
}

export interface Resolution<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  readonly happenings: readonly Happening<T['told']>[];
}

/** The rules of one game. All functions are pure; the dice are the only thing that varies. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever the same journal could come out differently. */
  readonly rulesVersion: string;
  /** What the border checks before a rule sees anything. `answers` is by kind of ask. */
  readonly schema: {
    readonly scenario: TSchema;
    readonly options: TSchema;
    readonly answers: Readonly<Record<string, TSchema>>;
  };
  /**
   * Kinds of asks whose answers can't be taken back freely, because whether a die falls for them hangs on what is hidden:
   * the offer to take one back would tell.
   */
  readonly standing?: ReadonlySet<string>;
  /** What a scenario file can get wrong beyond its schema: each entry is a path and what was expected there. */
  examine(scenario: T['scenario']): readonly Flaw[];
  seats(scenario: T['scenario']): readonly SeatInfo[];
  /**
   * The same scenario with fewer chairs: each group, of one side, becomes the chair of its first, which commands what all
   * of them did. Whoever plays, keeps or checks the match sees a scenario like any other. Without it seats stay apart.
   */
  together?(scenario: T['scenario'], groups: readonly (readonly Seat[])[]): T['scenario'];
  setup(scenario: T['scenario'], options: T['options'], dice: Dice): T['state'];
  /** The questions open now. Empty only when the match is over, or waits for nothing but reports of engagements. */
  asks(state: T['state']): readonly T['ask'][];
  view(state: T['state'], seat: Seat): T['view'];
  /** Every legal answer where they are few, sensible ones where they are endless. Never empty for an open ask. */
  choices(view: T['view'], ask: T['ask']): Iterable<T['answer']>;
  check(view: T['view'], ask: T['ask'], answer: T['answer']): Refusal | null;
  /** Called when every open ask has an answer; runs on until something must be asked again or the match ends. */
  resolve(state: T['state'], answers: readonly Answered<T>[], dice: Dice): Resolution<T>;
  resign(state: T['state'], seat: Seat): Resolution<T>;
  outcome(state: T['state']): Outcome | null;
  /** A full state that agrees with the view, guessing what the seat can't see. */
  imagine(view: T['view'], dice: Dice): T['state'];
  /**
   * Where a rule limits the time to answer: the seconds from the moment the question was put, and what is taken for an
   * answer then. Null, or no such function, where nothing presses.
   */
  clock?(view: T['view'], ask: T['ask']): Clock<T> | null;
  /** What of a match may be fought out in another one; without it nothing is. */
  readonly engagements?: Engagements<T>;
  /** What is wrong with a state; empty for a sound one. Run after every step of the harness. */
  invariants(state: T['state']): readonly string[];
  /** Brings a state saved by an older rules version up to this one, so that a match once begun can be finished. */
  adopt?(state: unknown, rulesVersion: string): T['state'];
}

/**
 * Part of a match that waits to be fought out in another, its child. All that is said of it lies open to everybody, so
 * that whatever is made of it can tell nothing else.
 */
export interface Engagement {
  /** Like an ask's, never used again. */
  readonly id: string;
  /** One of the ways that the match's options name; no game knows more of it than the name. */
  readonly way: string;
  /** Who fights for each seat that takes part. */
  readonly fighters: Readonly<Record<Seat, 'person' | 'machine'>>;
}

/** How engagements are suspended and what comes of them is taken, in the game's own terms. */
export interface Engagements<T extends GameTypes = GameTypes> {
  /** What a result must look like before a rule sees it. */
  readonly results: TSchema;
  /** Whether a match with these options may send any elsewhere: who can't fetch their reports must not begin it. */
  mayArise(options: T['options']): boolean;
  /** Whether any wait at all: asked at every step, so that no view is made where there are none. */
  waits(state: T['state']): boolean;
  /** Those that wait for their report, as a view shows them; the umpire asks with the gallery's. */
  open(view: T['view']): readonly Engagement[];
  /** Results that could come: a few of them, never none. */
  choices(view: T['view'], engagement: Engagement): Iterable<unknown>;
  /** Whether what came of it can have come of it: nothing gained, nothing lost but what happened. */
  check(view: T['view'], engagement: Engagement, result: unknown): Refusal | null;
  /** Takes the result, and runs on as `resolve` does. Questions that stay open keep their ids. */
  take(state: T['state'], engagement: Engagement, result: unknown, dice: Dice): Resolution<T>;
}

export interface Clock<T extends GameTypes = GameTypes> {
  readonly seconds: number;
  readonly late: T['answer'];
}

export const refuse = (code: string, rule: string, message: string): Refusal => ({ code, rule, message });

/** The form of a happening that a seat may know, or null. */
export function toldTo<H extends Told>(happening: Happening<H>, seat: Seat): H | null {
  const { shown } = happening;
  if (seat === UMPIRE || shown === undefined) return happening.truth;
  const own = shown.seats?.[seat];
  return own === undefined ? shown.others : own;
}

export function allToldTo<H extends Told>(happenings: readonly Happening<H>[], seat: Seat): H[] {
  const seen: H[] = [];
  for (const happening of happenings) {
    const told = toldTo(happening, seat);
    if (told !== null) seen.push(told);
  }
  return seen;
}

/**
 * How a game of phases is played: each phase runs until it must ask, and goes on when it has its answers. A game brings
 * two tables, of its phases and of what may be answered to each kind of ask, and says how one phase follows another.
 */
import type { Dice } from './dice.ts';
import type { Ask, Happening, Outcome, Refusal, Seat, Told } from './vocabulary.ts';

/** The dice, and a way to tell what happened. */
export interface Context<H extends Told = Told> {
  readonly dice: Dice;
  /** `shown` as in `Happening`; without it everybody sees the truth. */
  tell(told: H, how?: Omit<Happening<H>, 'truth'>): void;
}

/** The same where a side has secrets from the other. */
export interface SidedContext<Side, H extends Told = Told> {
  readonly dice: Dice;
  /** Everybody is told. `news` where it gives away what was hidden. */
  tell(told: H, how?: { readonly news?: true }): void;
  /** The side concerned is told all of it, everybody else the public form, or nothing where that is null. */
  tellSide(side: Side, told: H, others: H | null, how?: { readonly news?: true }): void;
}

/** A context, and all that is told through it. */
export interface Listening<C, H extends Told> {
  readonly context: C;
  readonly happenings: Happening<H>[];
}

export function listening<H extends Told>(dice: Dice): Listening<Context<H>, H> {
  const happenings: Happening<H>[] = [];
  return { context: { dice, tell: (truth, how) => void happenings.push({ truth, ...how }) }, happenings };
}

/** What one seat is told in full, and all others in their form. */
export const shownTo = <H extends Told>(seat: Seat, truth: H, others: H | null): Happening<H> => ({
  truth,
  shown: { others, seats: { [seat]: truth } },
});

/** Whether a phase is over or waits for answers to what `asks` now says. */
export type Progress = 'done' | 'waits';

/** The types of a game of phases. `open` is the part of a state that questions may hang on. */
export interface PlayTypes {
  state: { asked: number; outcome: Outcome | null; untold?: readonly Happening[] };
  open: { readonly outcome: Outcome | null };
  ask: Ask;
  answer: unknown;
  told: Told;
  context: { readonly dice: Dice };
}

/** The same, named by a game. Questions may hang on all of the state where none of it is secret. */
export interface PlayOf<State, A, Answer, T, C, Open = State> {
  state: State;
  open: Open;
  ask: A;
  answer: Answer;
  told: T;
  context: C;
}

export interface PhaseRules<P extends PlayTypes> {
  /** What the umpire does by himself when the phase begins. The state is a private copy and may be changed. */
  enter(state: P['state'], context: P['context']): Progress;
  /** The questions open while the phase waits; must not be empty then. */
  asks(open: P['open']): P['ask'][];
  /** All open asks are answered, in the order of `asks`. */
  resolve(state: P['state'], answers: readonly Given<P>[], context: P['context']): Progress;
}

export interface Given<P extends PlayTypes> {
  readonly ask: P['ask'];
  readonly answer: P['answer'];
}

/** How the phases of a game follow each other. */
export interface Sequence<P extends PlayTypes> {
  copy(state: P['state']): P['state'];
  listen(state: P['state'], dice: Dice): Listening<P['context'], P['told']>;
  /** The rules of the phase in which the game stands. */
  rulesOf(open: P['open']): PhaseRules<P>;
  /**
   * Goes on to the next phase, of this turn or the next, or ends the match. `before` is the state from which the umpire
   * has come without asking anybody.
   */
  advance(state: P['state'], context: P['context'], before: P['state']): void;
  /** Before the first phase. */
  begin?(state: P['state'], context: P['context']): void;
  /**
   * Keeps what happened before anybody could be told; `tellKept` tells it with the first answers. Without them it lies in
   * the state as `untold` until then; a view shows what of it the seat may know, so that it can be imagined.
   */
  keep?(state: P['state'], happenings: readonly Happening<P['told']>[]): void;
  tellKept?(state: P['state'], context: P['context']): void;
  /** After whatever a phase has done. */
  settle?(state: P['state'], context: P['context']): void;
  /** When all has been done that can be done without asking. */
  finish?(
    before: P['state'],
    state: P['state'],
    context: P['context'],
    happenings: Happening<P['told']>[],
  ): void;
}

export interface Playing<P extends PlayTypes> {
  asks(open: P['open']): P['ask'][];
  /** Opens the match: runs on to the first question. */
  open(state: P['state'], dice: Dice): P['state'];
  resolve(
    state: P['state'],
    answers: readonly Given<P>[],
    dice: Dice,
  ): { readonly state: P['state']; readonly happenings: readonly Happening<P['told']>[] };
  /** Takes what came of an engagement, and goes on by what `take` says. Questions that are open stay as they are. */
  report(
    state: P['state'],
    take: (state: P['state'], context: P['context']) => Progress,
    dice: Dice,
  ): { readonly state: P['state']; readonly happenings: readonly Happening<P['told']>[] };
}

export function playingOf<P extends PlayTypes>(sequence: Sequence<P>): Playing<P> {
  const { rulesOf } = sequence;

  /** Goes through the phases until one waits for somebody or the match is decided. */
  const runOn = (state: P['state'], context: P['context'], before: P['state']): void => {
    let progress: Progress = 'done';
    while (progress === 'done') {
      sequence.advance(state, context, before);
      if (state.outcome !== null) return;
      progress = rulesOf(state).enter(state, context);
      sequence.settle?.(state, context);
      if (state.outcome !== null) return;
    }
  };

  return {
    asks: (open) => (open.outcome === null ? rulesOf(open).asks(open) : []),

    open(before, dice) {
      const state = sequence.copy(before);
      const { context, happenings } = sequence.listen(state, dice);
      sequence.begin?.(state, context);
      if (rulesOf(state).enter(state, context) === 'done' && state.outcome === null)
        runOn(state, context, before);
      if (sequence.keep !== undefined) sequence.keep(state, happenings);
      else if (happenings.length > 0) state.untold = happenings;
      return state;
    },

    resolve(before, answers, dice) {
      const state = sequence.copy(before);
      const { context, happenings } = sequence.listen(state, dice);
      if (state.asked === 0) sequence.tellKept?.(state, context);
      state.asked++;
      const progress = rulesOf(state).resolve(state, answers, context);
      sequence.settle?.(state, context);
      if (progress === 'done' && state.outcome === null) runOn(state, context, before);
      sequence.finish?.(before, state, context, happenings);
      if (sequence.keep !== undefined || before.untold === undefined) return { state, happenings };
      delete state.untold;
      // Nothing was put there but what the same game had told.
      const untold = before.untold as readonly Happening<P['told']>[];
      return { state, happenings: [...untold, ...happenings] };
    },

    report(before, take, dice) {
      const state = sequence.copy(before);
      const { context, happenings } = sequence.listen(state, dice);
      // What is asked next is new; what was being asked keeps its name.
      if (rulesOf(before).asks(before).length === 0) state.asked++;
      const progress = take(state, context);
      sequence.settle?.(state, context);
      if (progress === 'done' && state.outcome === null) runOn(state, context, before);
      sequence.finish?.(before, state, context, happenings);
      return { state, happenings };
    },
  };
}

/** What may be answered to one kind of ask, decided on the view alone. */
export interface AskRules<View, A extends Ask, Answer> {
  choices(view: View, ask: A): Iterable<Answer>;
  check(view: View, ask: A, answer: Answer): Refusal | null;
}

/** The rules of every kind of ask; `Answers` has the type of answer by kind. */
export type AskTable<View, A extends Ask, Answers extends Readonly<Record<A['kind'], unknown>>> = {
  readonly [K in A['kind']]: AskRules<View, Extract<A, { kind: K }>, Answers[K]>;
};

/** `choices` and `check` of a game, from its table. */
export function byKind<View, A extends Ask, Answers extends Readonly<Record<A['kind'], unknown>>>(
  table: AskTable<View, A, Answers>,
): AskRules<View, A, Answers[A['kind']]> {
  // The table is typed by kind; an ask and its answer have met their schema before they come here.
  const rulesOf = (ask: A) =>
    table[ask.kind as A['kind']] as unknown as AskRules<View, A, Answers[A['kind']]>;
  return {
    choices: (view, ask) => rulesOf(ask).choices(view, ask),
    check: (view, ask, answer) => rulesOf(ask).check(view, ask, answer),
  };
}

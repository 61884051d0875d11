/** What every game's good officer is held to: sound advice, the same in any two worlds that look the same, and lives to reckon. */
import { type Dice, looseDice } from '../dice.ts';
import { adviceOn, type Officer } from '../learning/officer.ts';
import type { Life } from '../learning/turning-points.ts';
import { type Answered, allToldTo, type Game, type GameTypes, type Seat } from '../vocabulary.ts';

interface Watch<T extends GameTypes> {
  readonly state: T['state'];
  readonly steps: number;
  readonly seed: number;
}

/** Asks he was heard on, by kind, and whatever was wrong with what he said. */
export interface Heard {
  readonly kinds: ReadonlySet<string>;
  readonly faults: readonly string[];
}

/**
 * Plays on from a state and asks the officer at each step, once by the true view and once by that of a world in which
 * all that the seat can't see has been guessed anew.
 */
export async function hearOfficer<T extends GameTypes>(officer: Officer<T>, watch: Watch<T>): Promise<Heard> {
  const { rules } = officer;
  const dice = looseDice(watch.seed);
  const kinds = new Set<string>();
  const faults: string[] = [];
  let { state } = watch;
  for (let step = 0; step < watch.steps && rules.outcome(state) === null; step++) {
    const asks = rules.asks(state);
    for (const ask of asks.filter(
      ({ seat }, index) => asks.findIndex((each) => each.seat === seat) === index,
    )) {
      const view = rules.view(state, ask.seat);
      const guessed = rules.imagine(view, dice);
      const said = await adviceOn(officer, view, ask);
      const there = await adviceOn(officer, rules.view(guessed, ask.seat), ask);
      kinds.add(ask.kind);
      const refusal = rules.check(view, ask, said.answer);
      if (refusal !== null) faults.push(`${ask.id}: ${refusal.message}`);
      if (JSON.stringify(said) !== JSON.stringify(there))
        faults.push(`${ask.id}: other advice in another world`);
      if (said.reasons.length > 3) faults.push(`${ask.id}: ${said.reasons.length} reasons`);
      const odd = said.reasons.find(
        (words) => !/^\S.*\.$/.test(words) || /NaN|undefined|Infinity|\d\.\d{2}/.test(words),
      );
      if (odd !== undefined) faults.push(`${ask.id}: ${odd}`);
    }
    state = rules.resolve(state, answersBy(rules, state, officer.carryOut, dice), dice).state;
  }
  return { kinds, faults };
}

type Hand<T extends GameTypes> = {
  answer(view: T['view'], ask: T['ask'], dice: Dice): T['answer'];
}['answer'];

const answersBy = <T extends GameTypes>(
  rules: Game<T>,
  state: T['state'],
  hand: Hand<T>,
  dice: Dice,
): Answered<T>[] =>
  rules.asks(state).map((ask) => ({ ask, answer: hand(rules.view(state, ask.seat), ask, dice) }));

interface Script<T extends GameTypes> {
  readonly state: T['state'];
  readonly seat: Seat;
  /** Everybody's answers. */
  readonly hand: Hand<T>;
  /** The dice of each step, by what stands before it. */
  dice(state: T['state']): Dice;
  until(state: T['state']): boolean;
}

/** A match by script, as a seat lived it. */
export function livedBy<T extends GameTypes>(rules: Game<T>, script: Script<T>): Life<T> {
  const { seat } = script;
  const frames: {
    readonly view: T['view'];
    readonly told: readonly T['told'][];
    answered: readonly Answered<T>[];
  }[] = [];
  let { state } = script;
  const frame = (told: readonly T['told'][]): void =>
    void frames.push({ view: rules.view(state, seat), told, answered: [] });
  frame([]);
  while (rules.outcome(state) === null && !script.until(state)) {
    const dice = script.dice(state);
    const answers = answersBy(rules, state, script.hand, dice);
    frames.at(-1)!.answered = answers.filter(({ ask }) => ask.seat === seat);
    const resolution = rules.resolve(state, answers, dice);
    state = resolution.state;
    frame(allToldTo(resolution.happenings, seat));
  }
  return {
    seat,
    length: frames.length,
    view: (at) => frames[at]!.view,
    told: (at) => frames[at]!.told,
    answered: (at) => frames[at]!.answered,
    gaveUp: () => false,
  };
}

/** Dice that fall on these faces, over and over. */
export function fallingAs(faces: readonly number[]): Dice {
  let rolled = 0;
  const face = (sides: number): number => Math.min(sides, faces[rolled++ % faces.length]!);
  return {
    roll: face,
    d6: () => face(6),
    below: (n) => face(n) - 1,
    get rolled() {
      return rolled;
    },
  };
}

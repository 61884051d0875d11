/** Plays the activation phase of a test table with orders in the notation and dice that fall as told. */
import { type Dice, type LoadedDice, type LoadedThrows, loadedDice } from '@weathergage/kernel';
import { activationPhase } from '../activation/activation.ts';
import { check, choices } from '../answers.ts';
import type { Answer, TableAsk } from '../table/asks.ts';
import { parseAnswer, printAnswer } from '../table/notation.ts';
import type { Context, Progress } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { type State, shipOf } from '../table/state.ts';
import type { TableTold } from '../table/told.ts';
import { view } from '../view.ts';

export interface TestContext extends Context {
  readonly dice: LoadedDice;
  readonly told: TableTold[];
}

export function testContext(...throws: LoadedThrows): TestContext {
  const told: TableTold[] = [];
  return { dice: loadedDice(...throws), told, tell: (truth) => void told.push(truth) };
}

export class TestPlay {
  readonly state: State;
  readonly context: TestContext = testContext();
  progress: Progress;

  /** Enters the activation phase. */
  constructor(state: State, ...throws: LoadedThrows) {
    this.state = state;
    this.context.dice.load(...throws);
    this.progress = activationPhase.enter(state, this.context);
  }

  get asks(): TableAsk[] {
    if (this.progress === 'done') throw new Error('the activation phase is over');
    const asks = activationPhase.asks(this.state);
    if (asks.length === 0) throw new Error('nothing is asked');
    return asks;
  }

  /** The only question open. */
  get ask(): TableAsk {
    const [ask, ...others] = this.asks;
    if (others.length > 0) throw new Error('several questions are open');
    return ask!;
  }

  ship(id: string): Ship {
    return shipOf(this.state, id);
  }

  /** Gives the answers in the order of the asks; each must be lawful. `throws` are the dice that fall. */
  say(texts: string | readonly string[], ...throws: LoadedThrows): this {
    this.context.dice.load(...throws);
    const answers = [texts].flat().map((text, index) => {
      const ask = this.asks[index]!;
      const answer = this.#read(ask, text);
      const refusal = check(view(this.state, ask.seat), ask, answer);
      if (refusal !== null) throw new Error(`"${text}" is refused: ${refusal.code}`);
      return { ask, answer };
    });
    this.state.asked++;
    this.progress = activationPhase.resolve(this.state, answers, this.context);
    const { left } = this;
    if (left > 0) throw new Error(`${left} dice were not thrown`);
    return this;
  }

  /** Gives one answer as it is; every die falls on `face`. */
  answer(answer: Answer, face: number): this {
    const { ask } = this;
    const dice: Dice = { rolled: 0, roll: () => face, d6: () => face, below: () => face - 1 };
    this.state.asked++;
    this.progress = activationPhase.resolve(this.state, [{ ask, answer }], { ...this.context, dice });
    return this;
  }

  #read(ask: TableAsk, text: string): Answer {
    const answer = parseAnswer(ask.kind, text);
    if (answer === null) throw new Error(`"${text}" is no order to ${ask.kind}`);
    return answer;
  }

  get left(): number {
    return this.context.dice.left;
  }

  /** The code and the rule of the refusal, or null. */
  refusal(text: string): string | null {
    const { ask } = this;
    const refusal = check(view(this.state, ask.seat), ask, this.#read(ask, text));
    return refusal === null ? null : `${refusal.code} ${refusal.rule}`;
  }

  /** Every choice offered for the open ask. */
  get choices(): Answer[] {
    const { ask } = this;
    return [...choices(view(this.state, ask.seat), ask)];
  }

  /** The same as they are written. */
  get offered(): string[] {
    const { ask, choices: all } = this;
    return all.map((answer) => printAnswer(ask.kind, answer));
  }

  /** What has been told since this was last asked. */
  news(): TableTold[] {
    return this.context.told.splice(0);
  }

  told<K extends TableTold['kind']>(kind: K): Extract<TableTold, { kind: K }>[] {
    return toldOf(this.context.told, kind);
  }
}

export const toldOf = <K extends TableTold['kind']>(told: readonly TableTold[], kind: K) =>
  told.filter((each): each is Extract<TableTold, { kind: K }> => each.kind === kind);

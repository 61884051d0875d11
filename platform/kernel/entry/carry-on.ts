/**
 * Carrying on until something happens: a game says what may stop it and what is answered meanwhile, from what the seat
 * may see alone. The page decides by it while somebody looks on, a server while nobody does.
 */
import type { GameTypes } from '../vocabulary.ts';

/** What may be ticked. */
export interface Tick {
  readonly id: string;
  /** As the end of "Carry on until …", or of "Meanwhile …". */
  readonly words: string;
  /** Ticked for whoever has not said otherwise. */
  readonly usual: boolean;
}

/** Why it was carried on no further. */
export interface Halt {
  /** The id of a stop; or `ASKED`. */
  readonly stop: string;
  /** A sentence, without its full stop. */
  readonly words: string;
  /** A subject of the board: where it is, or whom it concerns. */
  readonly at: string | null;
}

/** Halts whatever was ticked: a question that nobody else can answer. */
export const ASKED = 'asked';

/** How things stood when it was said, how they stand now, and all that the seat was told in between. */
export interface Carrying<T extends GameTypes = GameTypes> {
  readonly since: T['view'];
  readonly now: T['view'];
  readonly told: readonly T['told'][];
  /** The seat's questions that wait for an answer; never empty. */
  readonly asks: readonly T['ask'][];
}

/** An answer for each of the questions, in their order; or why there is none. */
export type Carried<T extends GameTypes = GameTypes> =
  | { readonly answers: readonly T['answer'][] }
  | { readonly halt: Halt };

export interface CarryOn<T extends GameTypes = GameTypes> {
  /** The gravest first. */
  readonly stops: readonly Tick[];
  /** How it is done meanwhile, where there is a choice. */
  readonly manners?: readonly Tick[];
  /** Whether it knows an id that nobody ticks: what was settled on the board before, and holds meanwhile. */
  settles?(id: string): boolean;
  /**
   * The answer to a question that has no other, whether anybody carries on or not: it is given by itself. Null where there
   * is something to choose, where others could not know that there is not (by coming at once it would tell them), and for
   * kinds that are always left to the player.
   */
  only?(view: T['view'], ask: T['ask']): T['answer'] | null;
  /**
   * The answer to a question that carrying on leaves to the player, once his time is up: what binds him to least and does
   * his side no harm. Every kind of question has one, and it need not be good: the match goes on.
   */
  late?(view: T['view'], ask: T['ask']): T['answer'] | null;
  /** What is done meanwhile, in a sentence or two. */
  readonly says: string;
  carry(carrying: Carrying<T>, ticked: ReadonlySet<string>): Carried<T>;
}

/** What carrying on answers to a question that nothing halts it at; null where it leaves it to the player. */
export const proposalOf =
  <T extends GameTypes>({ carry, manners = [] }: CarryOn<T>) =>
  (view: T['view'], ask: T['ask']): T['answer'] | null => {
    const usual = new Set(manners.flatMap(({ id, usual: isUsual }) => (isUsual ? [id] : [])));
    const carried = carry({ since: view, now: view, told: [], asks: [ask] }, usual);
    return 'answers' in carried ? (carried.answers[0] as T['answer']) : null;
  };

/** All that may be ticked, by id. */
export const tickIds = ({ stops, manners = [] }: Pick<CarryOn, 'stops' | 'manners'>): readonly string[] =>
  [...stops, ...manners].map(({ id }) => id);

/** The first of a game's own choices that is as wished; the first of all where none is. */
export function firstWished<A>(choices: Iterable<A>, isWished: (answer: A) => boolean): A | null {
  let first: A | null = null;
  for (const answer of choices) {
    if (isWished(answer)) return answer;
    first ??= answer;
  }
  return first;
}

/**
 * The chain of what was answered: a hash over everything up to now, which keys the dice of the next step.
 * It is worked out only when a die is about to fall or a snapshot is made; until then the links just hang together.
 */
import { canonical, hashOf, hashText } from '../hash.ts';
import type { Entry, Opening } from '../journal.ts';

/** A chain as plain data: all that was hashed, then the links that were not. */
export interface FoldedChain {
  readonly hash: string;
  readonly tail: readonly unknown[];
}

export class AnswerChain {
  #before: AnswerChain | null;
  #link: unknown;
  #hash: string | null;

  private constructor(before: AnswerChain | null, link: unknown, hash: string | null) {
    this.#before = before;
    this.#link = link;
    this.#hash = hash;
  }

  /** The first link: all that was agreed before the first answer. */
  static startOf(opening: Opening): AnswerChain {
    return AnswerChain.of({ hash: '', tail: [opening] });
  }

  static of({ hash, tail }: FoldedChain): AnswerChain {
    return tail.reduce<AnswerChain>((chain, link) => chain.extended(link), new AnswerChain(null, null, hash));
  }

  extended(link: unknown): AnswerChain {
    return new AnswerChain(this, link, null);
  }

  hash(): string {
    const open: AnswerChain[] = [];
    let at: AnswerChain = this;
    while (at.#hash === null) {
      open.push(at);
      at = at.#before!;
    }
    let hash = at.#hash;
    for (const chain of open.reverse()) {
      hash = hashText(`${hash}\n${canonical(chain.#link)}`);
      chain.#hash = hash;
      // What is hashed is not needed again: a long match must not hold on to all its answers.
      chain.#before = null;
      chain.#link = null;
    }
    return hash;
  }

  folded(): FoldedChain {
    return { hash: this.hash(), tail: [] };
  }
}

/** One hash for a match up to now: what it was opened with, and every entry since. A report names its match by it. */
export const pastHash = (opening: Opening, entries: readonly Entry[]): string => hashOf([opening, entries]);

/**
 * A new first link: what a match goes on from after an upgrade of the rules. It hangs on all that came before, so that
 * nothing there can be changed without changing every die after it; entries of old have no such hash.
 */
export const adoptedChain = (from: Extract<Entry, { type: 'adopt' }>): FoldedChain => ({
  hash: from.past ?? '',
  tail: [['adopt', from.rulesVersion, from.step, from.state]],
});

/** Answers that wait for the others', by ask, and in what order further ones come to them. */
import { canonical } from '../hash.ts';
import type { AnswerDeed } from '../journal.ts';

export class PendingAnswers<A> extends Map<string, A> {
  /** Whether an ask has been answered with this very thing. */
  says(ask: string, answer: unknown): boolean {
    const standing = this.get(ask);
    return standing !== undefined && canonical(standing) === canonical(answer);
  }

  /**
   * Those deeds that say something new, changes of answers that stand before first answers: the last of these may resolve
   * the step, and by then every change of mind must be in.
   */
  inOrder(deeds: readonly AnswerDeed[]): AnswerDeed[] {
    const fresh = deeds.filter(({ ask, answer }) => !this.says(ask, answer));
    return [...fresh.filter(({ ask }) => this.has(ask)), ...fresh.filter(({ ask }) => !this.has(ask))];
  }

  asList(): { readonly ask: string; readonly answer: A }[] {
    return [...this].map(([ask, answer]) => ({ ask, answer }));
  }
}

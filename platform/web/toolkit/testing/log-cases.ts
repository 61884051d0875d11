/** A log held to its cases: one happening of every kind, and the line that the log has for it. */
import type { Told } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import type { LogLine } from '../contract.ts';

export type LogCase<T extends Told> = readonly [told: T, text: string | null, weight?: LogLine['weight']];

/** `kinds` is typed by its game, so that a new kind of happening has to be entered there, and then among the cases. */
export function holdToCases<T extends Told>(
  cases: readonly LogCase<T>[],
  kinds: Readonly<Record<T['kind'], true>>,
  lineOf: (told: T) => LogLine | null,
): void {
  it.each(cases.map(([told, text, weight = 'plain']) => ({ told, text, weight })))(
    '$told.kind: $text',
    ({ told, text, weight }) => {
      const line = lineOf(told);
      if (text === null) expect(line).toBeNull();
      else expect(line).toMatchObject({ text, weight, rule: told.rule });
    },
  );

  it('has words for every kind of happening', () => {
    expect(new Set(cases.map(([{ kind }]) => kind))).toEqual(new Set(Object.keys(kinds)));
  });
}

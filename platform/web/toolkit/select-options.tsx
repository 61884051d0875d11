/** What a `<select>` offers: each value with its words, or the value itself where it is a word already. */
import type { ReactNode } from 'react';

/** The same for values that have their words with them. */
export const NamedOptions = ({
  of,
}: {
  readonly of: readonly { readonly value: string; readonly words: string }[];
}): ReactNode =>
  of.map(({ value, words }) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));

interface SelectOptionsProps<T extends string | number> {
  readonly of: readonly T[];
  words?(value: T): string;
}

export const SelectOptions = <T extends string | number>({ of, words }: SelectOptionsProps<T>): ReactNode =>
  of.map((value) => (
    <option key={value} value={value}>
      {words?.(value) ?? value}
    </option>
  ));

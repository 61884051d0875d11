/** One of several by a list that opens, with its name above. */
import type { ReactNode } from 'react';
import { Boxed } from '../toolkit/boxed.tsx';
import { SelectOptions } from '../toolkit/select-options.tsx';

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly chosen: T;
  /** Each value with its words. */
  readonly choices: readonly (readonly [T, string])[];
  readonly onChoose: (value: NoInfer<T>) => void;
}

/** Values, each with the words that a table has for it. */
export const inWords = <T extends string>(
  values: readonly T[],
  words: Readonly<Record<NoInfer<T>, string>>,
): readonly (readonly [T, string])[] => values.map((value) => [value, words[value]]);

export function SelectField<T extends string>({
  label,
  chosen,
  choices,
  onChoose,
}: SelectFieldProps<T>): ReactNode {
  const words = new Map(choices);
  return (
    <Boxed
      as="select"
      className="people-filter"
      label={label}
      value={chosen}
      onChange={({ target }) => onChoose(target.value as T)}
    >
      <SelectOptions of={[...words.keys()]} words={(value) => words.get(value)!} />
    </Boxed>
  );
}

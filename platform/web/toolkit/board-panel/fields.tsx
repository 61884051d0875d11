/** What a question's panel asks for: a tick, one of a list, a number. */

import type { ComponentProps, ReactNode } from 'react';
import { NamedOptions } from '../select-options.tsx';
import './ask-parts.css';

/** A box to tick, or a radio button, with its words behind it. */
export const Check = ({ children, ...input }: ComponentProps<'input'>): ReactNode => (
  <label className="ask-check">
    <input type="checkbox" {...input} />
    {children}
  </label>
);

/** The one more or the one less. */
export const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

interface PickProps<T extends string> {
  readonly label: ReactNode;
  readonly options: readonly { readonly value: T; readonly words: string }[];
  readonly disabled?: boolean;
  readonly testId?: string;
}

interface SurePick<T extends string> extends PickProps<T> {
  readonly value: T;
  onPick(value: T): void;
}

interface LoosePick<T extends string> extends PickProps<T> {
  readonly value: T | '';
  /** What it is called to pick nothing, or to have picked nothing yet. */
  readonly none: string;
  onPick(value: T | ''): void;
}

export function PickField<T extends string>(props: SurePick<T>): ReactNode;
export function PickField<T extends string>(props: LoosePick<T>): ReactNode;
export function PickField(props: SurePick<string> & Partial<LoosePick<string>>): ReactNode {
  const { label, options, value, none, disabled, testId, onPick } = props;
  return (
    <label className="ask-field">
      {label}
      <select
        value={value}
        disabled={disabled}
        data-testid={testId}
        onChange={(event) => onPick(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        <NamedOptions of={options} />
      </select>
    </label>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly disabled?: boolean;
  onChange(value: number): void;
}

/** Whatever is typed, a whole number within bounds comes of it. */
export const NumberField = (props: NumberFieldProps): ReactNode => {
  const { label, value, least = 0, most, disabled, onChange } = props;
  return (
    <label className="ask-field">
      {label}
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        disabled={disabled}
        onChange={(event) =>
          onChange(Math.min(most, Math.max(least, Math.round(Number(event.target.value)))))
        }
      />
    </label>
  );
};

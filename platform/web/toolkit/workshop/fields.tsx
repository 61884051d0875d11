/** The small forms of a bench: words, numbers, choices and ticks, each with its label and what is wrong with it. */

import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { NamedOptions } from '../select-options.tsx';
import { FLAW_WORDS, FORCE_WORDS } from './bench-words.ts';

/** What is wrong with the scenario, by path: a field that knows its own path shows it. */
export const FlawsByPath = createContext<ReadonlyMap<string, string>>(new Map());

export const Wrong = ({ path, id }: { readonly path: string; readonly id?: string }): ReactNode => {
  const words = useContext(FlawsByPath).get(path);
  if (words === undefined) return null;
  return (
    <small className="ws-wrong-here" id={id} data-testid={`wrong-${path}`}>
      {FLAW_WORDS.thereShouldBe(words)}
    </small>
  );
};

interface Common {
  readonly label: string;
  /** Where it stands in the scenario's file, such as `/ships/3/bow`. */
  readonly path?: string;
  readonly testId?: string;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldProps extends Omit<Common, 'testId'> {
  readonly note?: string;
  readonly children: (wiring: Wiring) => ReactNode;
}

function Field({ label, note, path, children }: FieldProps): ReactNode {
  const id = useId();
  const wrong = useContext(FlawsByPath).has(path ?? '');
  return (
    <div className="ws-field">
      <label htmlFor={id}>
        {label}
        {note !== undefined && <small>, {note}</small>}
      </label>
      {children(wrong ? { id, 'aria-invalid': true, 'aria-describedby': `${id}-wrong` } : { id })}
      {path !== undefined && <Wrong path={path} id={`${id}-wrong`} />}
    </div>
  );
}

const frameOf = ({ label, path, note }: Common & { readonly note?: string }) => ({
  label,
  ...(path === undefined ? {} : { path }),
  ...(note === undefined ? {} : { note }),
});

export function TextField(
  props: Common & {
    readonly value: string;
    readonly long?: boolean;
    readonly most?: number;
    onChange(value: string): void;
  },
): ReactNode {
  const { value, long = false, most = 80, testId, onChange } = props;
  const common = {
    value,
    maxLength: most,
    'data-testid': testId,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  return (
    <Field {...frameOf(props)}>
      {(wiring) =>
        long ? <textarea {...wiring} rows={5} {...common} /> : <input {...wiring} type="text" {...common} />
      }
    </Field>
  );
}

/** Words that must make sense before they go to the bench: what is being typed stands until then. */
export function ReadField<T>(
  props: Common & {
    readonly note?: string;
    readonly value: string;
    read(text: string): T | null;
    onChange(value: T): void;
  },
): ReactNode {
  const { value, testId, read, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed from elsewhere, by a drag or an undo, that is what stands
  useEffect(() => setTyped(null), [value]);
  const nonsense = typed !== null && read(typed) === null;
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <input
          {...wiring}
          {...(nonsense ? { 'aria-invalid': true } : {})}
          type="text"
          data-testid={testId}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value);
            const made = read(event.target.value);
            if (made !== null) onChange(made);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

export interface NumberFieldProps extends Common {
  readonly note?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  onChange(value: number): void;
}

/** What is being typed stands as it is; whatever of it is a number within bounds goes to the bench at once. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { value, least, most, step = 1, testId, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // Changed from elsewhere, by a drag or an undo: that is what stands.
  useEffect(() => setTyped((now) => (now !== null && Number(now) === value ? now : null)), [value]);
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <input
          {...wiring}
          type="number"
          inputMode="decimal"
          min={least}
          max={most}
          step={step}
          data-testid={testId}
          value={typed ?? String(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = Number(event.target.value);
            if (event.target.value.trim() === '' || !Number.isFinite(number)) return;
            if (step === 1 && !Number.isInteger(number)) return;
            if (number >= least && number <= most) onChange(number);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}

export function Choice<T extends string>(
  props: Common & {
    readonly value: T;
    readonly options: readonly Option<T>[];
    onChange(value: NoInfer<T>): void;
  },
): ReactNode {
  const { value, options, testId, onChange } = props;
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <select
          {...wiring}
          value={value}
          data-testid={testId}
          onChange={(event) => {
            const found = options.find((option) => option.value === event.target.value);
            if (found !== undefined) onChange(found.value);
          }}
        >
          <NamedOptions of={options.map(({ value: one, label }) => ({ value: one, words: label }))} />
        </select>
      )}
    </Field>
  );
}

export const asOptions = <T extends string>(
  values: readonly T[],
  words?: Readonly<Record<T, string>>,
): Option<T>[] => values.map((value) => ({ value, label: words?.[value] ?? value }));

export const Tick = ({
  label,
  checked,
  testId,
  onChange,
}: {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly testId?: string;
  onChange(checked: boolean): void;
}): ReactNode => (
  <label className="ws-tick">
    <input
      type="checkbox"
      checked={checked}
      data-testid={testId}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);

/** Several of a list, a tick for each; what is chosen keeps the order of the list. */
export const Ticks = <T extends string>({
  options,
  chosen,
  onChange,
}: {
  readonly options: readonly Option<T>[];
  readonly chosen: readonly T[];
  onChange(chosen: T[]): void;
}): ReactNode =>
  options.map((option) => (
    <Tick
      key={option.value}
      label={option.label}
      checked={chosen.includes(option.value)}
      onChange={(on) =>
        onChange(
          options
            .map(({ value }) => value)
            .filter((value) => (value === option.value ? on : chosen.includes(value))),
        )
      }
    />
  ));

/** Several of a list, ticked one by one, folded away under how many there are. */
export function TickList(props: {
  readonly label: string;
  readonly options: readonly Option<string>[];
  readonly chosen: readonly string[];
  readonly path?: string;
  /** What it means if nothing is ticked. */
  readonly none?: string;
  onChange(chosen: string[]): void;
}): ReactNode {
  const { label, options, chosen, path, none = FORCE_WORDS.none, onChange } = props;
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  return (
    <details className="ws-fold">
      <summary>
        {label}:{' '}
        {names.length === 0
          ? none
          : names.length > 3
            ? FORCE_WORDS.picked(names.length, options.length)
            : names.join(', ')}
      </summary>
      <div className="ws-tick-list">
        <Ticks options={options} chosen={chosen} onChange={onChange} />
      </div>
      {path !== undefined && <Wrong path={path} />}
    </details>
  );
}

/** The small forms of the bench: words, numbers, choices and ticks, each with its label. */
import { type ReactNode, useEffect, useId, useState } from 'react';

interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, note, children }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className="tw-field">
      <label htmlFor={id}>
        {label}
        {note !== undefined && <small>, {note}</small>}
      </label>
      {children(id)}
    </div>
  );
}

export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly long?: boolean;
  readonly most?: number;
  readonly testId?: string;
  onChange(value: string): void;
}): ReactNode {
  const { label, value, long = false, most = 80, testId, onChange } = props;
  return (
    <Field label={label}>
      {(id) =>
        long ? (
          <textarea
            id={id}
            rows={5}
            value={value}
            maxLength={most}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            id={id}
            type="text"
            value={value}
            maxLength={most}
            data-testid={testId}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

export interface NumberFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly testId?: string;
  onChange(value: number): void;
}

/** What is being typed stands as it is; whatever of it is a number within bounds goes to the bench at once. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, note, value, least, most, step = 1, testId, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // Changed from elsewhere, by a drag or an undo: that is what stands.
  useEffect(() => setTyped((now) => (now !== null && Number(now) === value ? now : null)), [value]);
  return (
    <Field label={label} {...(note === undefined ? {} : { note })}>
      {(id) => (
        <input
          id={id}
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
            if (number >= least && number <= most) onChange(number);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

/** Thousandths of an inch, shown and typed as inches. */
export const InchField = (props: Omit<NumberFieldProps, 'step' | 'note'>): ReactNode => (
  <NumberField
    {...props}
    note="inches"
    step={0.5}
    value={props.value / 1000}
    least={props.least / 1000}
    most={props.most / 1000}
    onChange={(inches) => props.onChange(Math.round(inches * 1000))}
  />
);

/** Tenths of a degree, shown and typed as degrees. */
export const DegreeField = (
  props: Pick<NumberFieldProps, 'label' | 'value' | 'onChange' | 'testId'>,
): ReactNode => (
  <NumberField
    {...props}
    note="degrees"
    step={5}
    least={-360}
    most={720}
    value={props.value / 10}
    onChange={(degrees) => props.onChange(((Math.round(degrees * 10) % 3600) + 3600) % 3600)}
  />
);

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}

export function Choice<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly testId?: string;
  onChange(value: NoInfer<T>): void;
}): ReactNode {
  const { label, value, options, testId, onChange } = props;
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          data-testid={testId}
          onChange={(event) => {
            const found = options.find((option) => option.value === event.target.value);
            if (found !== undefined) onChange(found.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
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
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}): ReactNode => (
  <label className="tw-tick">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

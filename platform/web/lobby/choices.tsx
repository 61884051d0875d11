/** One of several, as pressable cards: radio buttons underneath, so that keys and screen readers know them. */
import { type ReactNode, useId } from 'react';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly note?: ReactNode | undefined;
}

/** One of several cards: a radio button underneath, and on it what stands between. */
export function RadioCard<V extends string>({
  look,
  testId,
  name,
  value,
  chosen,
  onChoose,
  children,
}: {
  readonly look: string;
  readonly testId: string;
  readonly name: string;
  readonly value: V;
  readonly chosen: V | null;
  onChoose(value: V): void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <label className={look} data-testid={testId}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      {children}
    </label>
  );
}

export function Choices<V extends string>({
  legend,
  note: about,
  choices,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  /** What the choice is about, under its heading. */
  readonly note?: ReactNode;
  readonly choices: readonly Choice<V>[];
  readonly chosen: V;
  onChoose(value: V): void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {about && <p className="choices-about">{about}</p>}
      <div className="choices-row">
        {choices.map(({ value, label, note }) => (
          <RadioCard
            key={value}
            look="choice"
            testId={`choice-${value}`}
            {...{ name, value, chosen, onChoose }}
          >
            <span className="choice-label">{label}</span>
            {note !== undefined && <span className="choice-note">{note}</span>}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

/** One of several, as pressable cards: radio buttons underneath, so that keys and screen readers know them. */
import { type ReactNode, useId } from 'react';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly note?: ReactNode | undefined;
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
          <label key={value} className="choice" data-testid={`choice-${value}`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className="choice-label">{label}</span>
            {note !== undefined && <span className="choice-note">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of a list, with its name before it. */
import type { ReactNode } from 'react';

export const Picked = <V extends string>({
  label,
  hidden = false,
  options,
  chosen,
  onChoose,
}: {
  readonly label: string;
  /** The name is there for those who hear it. */
  readonly hidden?: boolean;
  readonly options: readonly (readonly [value: V, words: string])[];
  readonly chosen: V;
  onChoose(value: V): void;
}): ReactNode => (
  <label className="people-field notice-picked">
    <span className={hidden ? 'visually-hidden' : ''}>{label}</span>
    <select className="boxed" value={chosen} onChange={({ target }) => onChoose(target.value as V)}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

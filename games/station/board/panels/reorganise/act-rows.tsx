/** Acts in rows, each done at once when pressed. */
import type { ReactNode } from 'react';
import type { ReorganisationAct } from '../../../rules/world/asks.ts';
import type { View } from '../../../rules/world/state.ts';
import { actOdds, actWords } from './act-words.ts';

export interface Doing {
  readonly view: View;
  readonly readOnly: boolean;
  act(act: ReorganisationAct): void;
}

export function ActRows({
  view,
  readOnly,
  act,
  acts,
  free = false,
  notes,
}: Doing & {
  readonly acts: readonly ReorganisationAct[];
  /** No check stands in the way of any of them. */
  readonly free?: boolean;
  /** A word more on an act. */
  notes?(act: ReorganisationAct): string;
}): ReactNode {
  return (
    <div className="st-rows">
      {acts.map((one) => {
        const small = [free ? '' : actOdds(view, one), notes?.(one) ?? '']
          .filter((words) => words !== '')
          .join('; ');
        return (
          <button
            key={JSON.stringify(one)}
            type="button"
            className="st-row"
            disabled={readOnly}
            data-testid={`act-${one.do}`}
            onClick={() => act(one)}
          >
            <span className="st-row-words">
              {actWords(view, one)}
              {small !== '' && <small>{small}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** One thing chosen from a list, then what may be done with it. */
export function ActsOf({
  label,
  none,
  subjects,
  chosen,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly none: string;
  readonly subjects: readonly { readonly id: string; readonly words: string }[];
  readonly chosen: string;
  onChoose(id: string): void;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <>
      <label className="st-field">
        {label}
        <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{none}</option>
          {subjects.map(({ id, words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {children}
    </>
  );
}

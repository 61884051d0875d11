/** Acts in rows, each done at once when pressed. */
import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
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
    <Rows>
      {acts.map((one) => {
        const small = [free ? '' : actOdds(view, one), notes?.(one) ?? '']
          .filter((words) => words !== '')
          .join('; ');
        return (
          <Row
            key={JSON.stringify(one)}
            disabled={readOnly}
            data-testid={`act-${one.do}`}
            onClick={() => act(one)}
          >
            {actWords(view, one)}
            {small !== '' && <small>{small}</small>}
          </Row>
        );
      })}
    </Rows>
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
      <PickField
        label={label}
        value={chosen}
        none={none}
        options={subjects.map(({ id, words }) => ({ value: id, words }))}
        onPick={onChoose}
      />
      {children}
    </>
  );
}

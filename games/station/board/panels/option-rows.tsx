/** A few things of which one is chosen: each in words, and below them what it does. */
import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import type { ReactNode } from 'react';

export interface Option<T> {
  readonly key: string;
  readonly value: T;
  readonly words: string;
  /** What comes of it. */
  readonly means: string;
}

export function OptionRows<T>({
  label,
  options,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly Option<T>[];
  /** The key of the one chosen. */
  readonly chosen: string;
  onChoose(value: T): void;
}): ReactNode {
  return (
    <Rows label={label}>
      {options.map(({ key, value, words, means }) => (
        <Row key={key} chosen={key === chosen} data-testid={`option-${key}`} onClick={() => onChoose(value)}>
          <strong>{words}</strong>
          {means !== '' && <small>{means}</small>}
        </Row>
      ))}
    </Rows>
  );
}

/** One of a few answers, with what it means: the radio button of every panel that offers such a choice. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';

interface ChoiceProps {
  /** The same for all that exclude one another. */
  readonly name: string;
  readonly testId: string;
  /** Side and shot, where the choice is what to load. */
  readonly load?: string;
  readonly on: boolean;
  readonly barred?: boolean;
  readonly words: ReactNode;
  /** What it means, and by which rule. */
  readonly means?: ReactNode;
  readonly rule?: string;
  readonly children?: ReactNode;
  onChoose(): void;
}

export const Choice = (props: ChoiceProps): ReactNode => (
  <label data-on={props.on || undefined}>
    <input
      type="radio"
      name={props.name}
      data-testid={props.testId}
      data-load={props.load}
      checked={props.on}
      disabled={props.barred}
      onChange={props.onChoose}
    />
    <span>
      <b>{props.words}</b>
      {props.rule !== undefined && (
        <span className="hx-soft">
          {props.means} <RuleLink rule={props.rule} />
        </span>
      )}
      {props.children}
    </span>
  </label>
);

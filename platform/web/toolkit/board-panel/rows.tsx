/** What a question's panel offers: rows to press, each with its words, and pills for short ones. */
import type { ComponentProps, ReactNode } from 'react';
import './ask-parts.css';

/** For one of several of which one is chosen. */
const asRadio = (chosen: boolean | undefined) =>
  chosen === undefined ? {} : { role: 'radio', 'aria-checked': chosen };

interface GroupProps {
  /** Of a group of which one is chosen. */
  readonly label?: string;
  readonly children: ReactNode;
}

const asGroup = (label: string | undefined) =>
  label === undefined ? {} : { role: 'radiogroup', 'aria-label': label };

const groupOf =
  (className: string) =>
  ({ label, children }: GroupProps): ReactNode => (
    <div className={className} {...asGroup(label)}>
      {children}
    </div>
  );

export const Rows = groupOf('ask-rows');
export const Pills = groupOf('ask-pills');

interface RowProps extends ComponentProps<'button'> {
  readonly chosen?: boolean;
  /** A flag before the words, a place behind them. */
  readonly before?: ReactNode;
  readonly behind?: ReactNode;
}

export const Row = ({ chosen, before, behind, children, ...button }: RowProps): ReactNode => (
  <button type="button" className="ask-row" {...asRadio(chosen)} {...button}>
    {before}
    <span className="ask-row-words">{children}</span>
    {behind}
  </button>
);

interface PillProps extends ComponentProps<'button'> {
  readonly chosen?: boolean;
}

export const Pill = ({ chosen, ...button }: PillProps): ReactNode => (
  <button type="button" className="ask-pill" {...asRadio(chosen)} {...button} />
);

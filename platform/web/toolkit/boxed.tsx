/** A field in its box, with its name above: the two belong together for whoever hears the page. */
import { type ComponentPropsWithRef, createElement, type ReactNode, useId } from 'react';

type BoxedProps<T extends 'input' | 'select' | 'textarea'> = Omit<ComponentPropsWithRef<T>, 'className'> & {
  readonly as: T;
  /** What the two are laid out by. */
  readonly className: string;
  readonly label: string;
  /** Below the field, and said with it. */
  readonly note?: string | undefined;
};

export function Boxed<T extends 'input' | 'select' | 'textarea'>({
  as,
  className,
  label,
  note,
  ...field
}: BoxedProps<T>): ReactNode {
  const id = useId();
  const told = note === undefined ? {} : { 'aria-describedby': `${id}-note` };
  const props: object = { ...told, ...field, id, className: 'boxed' };
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {createElement(as, props)}
      {note !== undefined && (
        <p id={`${id}-note`} className="match-note">
          {note}
        </p>
      )}
    </div>
  );
}

/** One of several of which one is chosen. */
import type { ComponentProps, ReactNode } from 'react';

interface RadioButtonProps extends ComponentProps<'button'> {
  readonly chosen: boolean;
}

export const RadioButton = ({ chosen, ...button }: RadioButtonProps): ReactNode => (
  <button type="button" role="radio" className="boxed" aria-checked={chosen} {...button} />
);

/** What makes a drawing on the chart a button: it is chosen by a press, by Enter and by Space. */
import type { KeyboardEvent, MouseEvent } from 'react';
import { pressedByKeys } from '../press-keys.ts';

interface TokenProps {
  readonly role: 'button';
  readonly tabIndex: 0;
  readonly 'aria-pressed': boolean;
  readonly 'aria-label': string;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Where a drag begins with choosing, the press itself has nothing left to do: leave `onPress` out. */
export const asToken = (
  label: string,
  pressed: boolean,
  choose: () => void,
  onPress: () => void = () => {},
): TokenProps => ({
  role: 'button',
  tabIndex: 0,
  'aria-pressed': pressed,
  'aria-label': label,
  onClick: (event) => {
    event.preventDefault();
    onPress();
  },
  onKeyDown: pressedByKeys(choose),
});

/** A drawing that is no button of the page's own is pressed by Enter and by Space all the same. */
import type { KeyboardEvent } from 'react';

export const pressedByKeys =
  (run: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    run();
  };

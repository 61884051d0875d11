/** What was pressed with a pointer does not keep the focus: Enter then confirms, and does not press it again. */
import { useEffect } from 'react';

const PRESSED = '.st-row, .st-ways button, .st-pressable, .st-part-head, .st-board summary';

export function useLetGo(): void {
  useEffect(() => {
    const letGo = (event: MouseEvent): void => {
      const byPointer = event.detail > 0;
      if (!byPointer || !(event.target instanceof Element) || event.target.closest(PRESSED) === null) return;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
    };
    document.addEventListener('click', letGo);
    return () => document.removeEventListener('click', letGo);
  }, []);
}

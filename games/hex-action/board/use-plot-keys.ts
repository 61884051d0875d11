/** The keys of the board. Everything that the hand can do on the chart can be done with them alone. */
import { type KeyBinding, useKeys } from '@weathergage/web/toolkit/keys.ts';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { AnswerTo } from '../rules/asks.ts';
import { withoutSign, withoutStep, withSign, withStep } from './plot-draft.ts';
import type { Orders } from './use-orders.ts';

const ARROWS: Readonly<Record<string, (draft: string) => string>> = {
  ArrowUp: (draft) => withStep(draft, 'F'),
  ArrowLeft: (draft) => withStep(draft, 'L'),
  ArrowRight: (draft) => withStep(draft, 'R'),
  ArrowDown: withoutStep,
};

const EDITABLE = 'input, select, textarea, [contenteditable]';
const PRESSABLE = 'button, a[href], summary, [role=tab]';

const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(EDITABLE) !== null;

/** What a key makes of the draft; null for a key that has nothing to do with plotting. */
export function draftAfter(key: string, draft: string): string | null {
  if (/^[0-9lrdLRD]$/.test(key)) return withSign(draft, key);
  if (key === 'Backspace') return withoutSign(draft);
  return ARROWS[key]?.(draft) ?? null;
}

export interface BoardKeys {
  /** Takes plotting keys before the chart's own panning does. */
  onKeyDownCapture(event: ReactKeyboardEvent): void;
}

export function useBoardKeys(orders: Orders, onEscape: () => boolean): BoardKeys {
  const { current, answer } = orders;
  const draft = current?.kind === 'plot' ? (answer as AnswerTo<'plot'>).plot : null;
  const edit = (key: string): boolean => {
    if (draft === null) return false;
    const next = draftAfter(key, draft);
    if (next === null) return false;
    orders.change({ plot: next });
    return true;
  };
  const nextShip = (event: KeyboardEvent): boolean => {
    const { target } = event;
    if (target instanceof Element && (target.closest(EDITABLE) ?? target.closest(PRESSABLE)) !== null)
      return false;
    const open = orders.asks.filter(({ id }) => !orders.settled.has(id));
    const at = open.findIndex(({ id }) => id === current?.id);
    const next = open[(at + 1) % open.length];
    if (next === undefined || next.id === current?.id) return false;
    orders.goTo(next.id);
    return true;
  };

  const plotting: readonly KeyBinding[] =
    draft === null
      ? []
      : [
          {
            keys: ['l', 'r', 'ArrowLeft', 'ArrowRight'],
            label: 'Turn left or right',
            group: 'Plotting',
            run: (event) => edit(event.key),
          },
          { keys: ['ArrowUp'], label: 'One hex ahead', group: 'Plotting', run: (event) => edit(event.key) },
          { keys: ['ArrowDown'], label: 'One step back', group: 'Plotting', run: (event) => edit(event.key) },
          {
            keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
            label: 'So many hexes ahead; 0 lies still',
            group: 'Plotting',
            run: (event) => edit(event.key),
          },
          { keys: 'd', label: 'Drift', group: 'Plotting', run: (event) => edit(event.key) },
          {
            keys: 'Backspace',
            label: 'Take the last sign back',
            group: 'Plotting',
            run: (event) => edit(event.key),
          },
        ];
  useKeys([
    ...plotting,
    {
      keys: 'Enter',
      label: 'Confirm',
      group: 'Orders',
      whileTyping: true,
      run: () => {
        if (current === null) return false;
        orders.confirm();
        return true;
      },
    },
    {
      keys: 'Escape',
      label: 'Clear the draft',
      group: 'Orders',
      whileTyping: true,
      run: () => {
        if (draft === null || draft === '') return onEscape();
        orders.change({ plot: '' });
        return true;
      },
    },
    { keys: 'Tab', label: 'Next ship without orders', group: 'Orders', run: nextShip },
  ]);

  return {
    onKeyDownCapture(event) {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || inField(event.target)) return;
      if (event.target instanceof Element && event.target.closest('.hx-panel') !== null) return;
      if (edit(event.key)) event.preventDefault();
    },
  };
}

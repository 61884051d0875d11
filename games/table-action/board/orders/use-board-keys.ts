/** The keys of the board. Everything that the hand can do on the chart can be done with them alone. */
import { type KeyBinding, useKeys } from '@weathergage/web/toolkit/keys.ts';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

export interface BoardKeyWork {
  /** Arrows, Home and End while a segment is ordered or the tape is out; false if they mean nothing now. */
  steer(key: string, large: boolean): boolean;
  /** The next ship: to act, to fire at, or simply the next. */
  next(back: boolean): boolean;
  guns(): boolean;
  special(): boolean;
  tape(): boolean;
  confirm(): boolean;
  escape(): boolean;
  card(): boolean;
  /** Goes on with orders that stopped. */
  carryOn(): boolean;
}

const EDITABLE = 'input, select, textarea, [contenteditable]';
const STEERING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export interface BoardKeys {
  /** Takes steering keys before the chart's own panning does. */
  onKeyDownCapture(event: ReactKeyboardEvent): void;
}

export function useBoardKeys(work: BoardKeyWork): BoardKeys {
  const bindings: readonly KeyBinding[] = [
    {
      keys: ['ArrowUp', 'ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowDown'],
      label: 'Farther or less far, by a tenth; by an inch with Shift',
      group: 'Sailing',
      run: (event) => work.steer(event.key, event.shiftKey),
    },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
      label: 'Turn by a degree; by ten with Shift',
      group: 'Sailing',
      run: (event) => work.steer(event.key, event.shiftKey),
    },
    {
      keys: ['Home', 'End'],
      label: 'As far as she can, or as little as she must',
      group: 'Sailing',
      run: (event) => work.steer(event.key, false),
    },
    { keys: 'f', label: 'Guns, and back to sailing', group: 'Orders', run: () => work.guns() },
    { keys: 'x', label: 'Special actions, and back', group: 'Orders', run: () => work.special() },
    { keys: 'c', label: 'The ship’s card, and back', group: 'Orders', run: () => work.card() },
    { keys: 'g', label: 'Carry on as ordered', group: 'Orders', run: () => work.carryOn() },
    { keys: 'm', label: 'Measuring tape', group: 'The chart', run: () => work.tape() },
    { keys: 'Enter', label: 'Confirm', group: 'Orders', whileTyping: true, run: () => work.confirm() },
    { keys: 'Escape', label: 'Back', group: 'Orders', whileTyping: true, run: () => work.escape() },
    { keys: '.', label: 'Next ship or target', group: 'Orders', run: () => work.next(false) },
    { keys: ',', label: 'Ship or target before', group: 'Orders', run: () => work.next(true) },
  ];
  useKeys(bindings);

  return {
    onKeyDownCapture(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (within(event.target, EDITABLE) || within(event.target, '.ta-panel')) return;
      if (STEERING.some((key) => key === event.key) && work.steer(event.key, event.shiftKey)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
}

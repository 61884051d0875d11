/** The keys of the board. Everything that the hand can do on the chart can be done with them alone. */
import { type KeyBinding, useKeys } from '@weathergage/web/toolkit/keys.ts';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { withoutSign, withoutStep, withSign, withStep } from '../courses/plot-draft.ts';
import type { Manoeuvre } from '../fleet/division-orders.ts';
import type { Fleet } from './use-fleet.ts';
import type { Helm } from './use-helm.ts';
import type { Orders } from './use-orders.ts';

const ARROWS: Readonly<Record<string, (draft: string) => string>> = {
  ArrowUp: (draft) => withStep(draft, 'F'),
  ArrowLeft: (draft) => withStep(draft, 'L'),
  ArrowRight: (draft) => withStep(draft, 'R'),
  ArrowDown: withoutStep,
};

const EDITABLE = 'input, select, textarea, [contenteditable]';

const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(EDITABLE) !== null;

/** What a key makes of the draft; null for a key that has nothing to do with plotting. */
export function draftAfter(key: string, draft: string, backing = false): string | null {
  if (/^[0-9lrdLRD]$/.test(key) || (backing && /^[bB]$/.test(key))) return withSign(draft, key);
  if (key === 'Backspace') return withoutSign(draft);
  return ARROWS[key]?.(draft) ?? null;
}

export interface BoardKeys {
  /** Takes plotting keys before the chart's own panning does. */
  onKeyDownCapture(event: ReactKeyboardEvent): void;
}

export function useBoardKeys(
  orders: Orders,
  helm: Helm | null,
  fleet: Fleet,
  onCarryOn: () => boolean,
  onEscape: () => boolean,
): BoardKeys {
  const { current } = orders;
  const draft = helm?.order.plot ?? null;
  const edit = (key: string): boolean => {
    if (helm === null || draft === null) return false;
    const next = draftAfter(key, draft, helm.ship.advanced !== undefined);
    if (next === null) return false;
    helm.steer(next);
    return true;
  };
  const goBy = (step: 1 | -1): boolean => {
    const open = orders.asks.filter(({ id }) => !orders.settled.has(id));
    const at = open.findIndex(({ id }) => id === current?.id);
    const next = open[(at + step + open.length) % open.length];
    if (next === undefined || next.id === current?.id) return false;
    orders.goTo(next.id);
    return true;
  };
  const division = fleet.divisions.find(({ ships }) => ships.some(({ id }) => id === current?.ship));
  /** Only where there is a fleet to order. */
  const whileSailing =
    (run: () => void): (() => boolean) =>
    () => {
      if (!fleet.sailing || current === null) return false;
      run();
      return true;
    };
  const manoeuvre = (id: Manoeuvre): (() => boolean) =>
    whileSailing(() => division !== undefined && fleet.order(division.id, id));
  const several: readonly KeyBinding[] =
    orders.asks.length < 2
      ? []
      : [
          {
            keys: '.',
            label: 'Next ship without orders',
            group: 'The fleet',
            run: () => goBy(1) || current !== null,
          },
          { keys: ',', label: 'Ship before', group: 'The fleet', run: () => goBy(-1) || current !== null },
          { keys: 'f', label: 'Division: follow the leader', group: 'The fleet', run: manoeuvre('follow') },
          { keys: 'i', label: 'Division: in succession', group: 'The fleet', run: manoeuvre('succession') },
          { keys: 'e', label: 'Division: together', group: 'The fleet', run: manoeuvre('together') },
          {
            keys: 'a',
            label: 'All divisions: in succession',
            group: 'The fleet',
            run: whileSailing(() => fleet.orderAll('succession')),
          },
          {
            keys: 'v',
            label: 'Leader of the next division',
            group: 'The fleet',
            run: () => {
              if (fleet.nextLeader === null) return false;
              orders.goTo(fleet.nextLeader);
              return true;
            },
          },
          {
            keys: 'x',
            label: 'Straight on for the rest',
            group: 'The fleet',
            run: whileSailing(() => fleet.straight()),
          },
        ];

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
          { keys: 'b', label: 'Back the sails', group: 'Plotting', run: (event) => edit(event.key) },
          {
            keys: 'c',
            label: 'Last turn’s plot again',
            group: 'Plotting',
            run: () => {
              fleet.copyCurrent();
              return true;
            },
          },
          {
            keys: 'Backspace',
            label: 'Take the last sign back',
            group: 'Plotting',
            run: (event) => edit(event.key),
          },
        ];
  useKeys([
    ...plotting,
    ...several,
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
        helm?.steer('');
        return true;
      },
    },
    {
      keys: 'Ctrl+Enter',
      label: 'Send all orders',
      group: 'Orders',
      whileTyping: true,
      run: () => {
        if (current === null) return false;
        // Who has but one ship to order does not mean her to lie still unless he says so.
        if (orders.asks.length === 1) orders.confirm();
        else orders.sendAll();
        return true;
      },
    },
    { keys: 'g', label: 'Carry on until something happens', group: 'Orders', run: onCarryOn },
  ]);

  return {
    onKeyDownCapture(event) {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || inField(event.target)) return;
      if (event.target instanceof Element && event.target.closest('.hx-panel') !== null) return;
      if (edit(event.key)) event.preventDefault();
    },
  };
}

/**
 * Keyboard shortcuts: whoever is on the page registers its own, the newest wins, `?` lists them all. Those of the page
 * and of the chart stand at the back: a board that wants the same key for an order gets it.
 */
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

export interface KeyBinding {
  /** As in KeyboardEvent.key, with modifiers before it: `Enter`, `?`, `Ctrl+z`, `Shift+Tab`. Several may do the same. */
  readonly keys: string | readonly string[];
  /** What it does, for the list. */
  readonly label: string;
  /** The heading that it stands under in the list. */
  readonly group?: string;
  /** Returns false to let the key go on to whoever registered before. */
  run(event: KeyboardEvent): unknown;
  /** Also while a text field has the focus. */
  readonly whileTyping?: boolean;
}

export type KeyLayer = 'front' | 'back';
type Batch = { bindings: readonly KeyBinding[]; readonly layer?: KeyLayer };

let batches: readonly Batch[] = [];
const listeners = new Set<() => void>();
const announce = (): void => {
  for (const listener of listeners) listener();
};

const EDITABLE = 'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select';
const PRESSABLE = 'button, a[href], summary, [role=button], [role=tab], [role=menuitem], [role=radio]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(EDITABLE) !== null || (target as HTMLElement).isContentEditable);

/** Enter and Space on a focused control press that control; Tab moves unless somebody claims it elsewhere. */
const belongsToControl = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof Element &&
  event.target.closest(PRESSABLE) !== null;

/** The event's key in the words that bindings use. Shift is named only where it does not already change the key. */
export function keyName(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string {
  const printable = event.key.length === 1;
  const parts: string[] = [];
  if (event.ctrlKey || event.metaKey) parts.push('Ctrl');
  if (event.altKey) parts.push('Alt');
  if (event.shiftKey && !printable) parts.push('Shift');
  parts.push(printable ? event.key.toLowerCase() : event.key);
  return parts.join('+');
}

const keysOf = (binding: KeyBinding): readonly string[] =>
  typeof binding.keys === 'string' ? [binding.keys] : binding.keys;

const answersTo = (binding: KeyBinding, name: string): boolean =>
  keysOf(binding).some((key) => (key.length === 1 ? key.toLowerCase() : key.replace('Space', ' ')) === name);

/** The front before the back, and in each the newest first. */
function inOrder(): readonly Batch[] {
  const newest = batches.toReversed();
  return [
    ...newest.filter(({ layer }) => layer !== 'back'),
    ...newest.filter(({ layer }) => layer === 'back'),
  ];
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || belongsToControl(event)) return;
  // An open dialogue has the keys to itself; the browser closes it on Escape.
  if (document.querySelector('dialog[open]') !== null) return;
  const typing = isTyping(event.target);
  const name = keyName(event);
  for (const { bindings } of inOrder()) {
    for (const binding of bindings) {
      if ((typing && binding.whileTyping !== true) || !answersTo(binding, name)) continue;
      if (binding.run(event) === false) continue;
      event.preventDefault();
      return;
    }
  }
}

/** Puts bindings in force until the returned function is called. */
export function registerKeys(batch: Batch): () => void {
  if (batches.length === 0) window.addEventListener('keydown', onKeyDown);
  batches = [...batches, batch];
  announce();
  return () => {
    batches = batches.filter((other) => other !== batch);
    if (batches.length === 0) window.removeEventListener('keydown', onKeyDown);
    announce();
  };
}

/** Bindings of a component while it is on the page. They may close over fresh state: the latest are used. */
export function useKeys(bindings: readonly KeyBinding[], layer: KeyLayer = 'front'): void {
  const batch = useRef<Batch>({ bindings, layer });
  // Before the page is painted: a key pressed as soon as there is something to be seen must not be lost.
  useLayoutEffect(() => {
    batch.current.bindings = bindings;
  });
  useLayoutEffect(() => registerKeys(batch.current), []);
}

export interface ListedKey {
  readonly keys: readonly string[];
  readonly label: string;
}

/** Everything that can be pressed now, by heading. */
export function listKeys(): ReadonlyMap<string, readonly ListedKey[]> {
  const groups = new Map<string, ListedKey[]>();
  for (const { bindings } of batches)
    for (const binding of bindings) {
      const group = binding.group ?? 'The page';
      const listed = groups.get(group) ?? [];
      if (!listed.some((known) => known.label === binding.label))
        listed.push({ keys: keysOf(binding), label: binding.label });
      groups.set(group, listed);
    }
  return groups;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The list, renewed as bindings come and go. */
export function useKeyList(): ReadonlyMap<string, readonly ListedKey[]> {
  useSyncExternalStore(subscribe, () => batches);
  return listKeys();
}

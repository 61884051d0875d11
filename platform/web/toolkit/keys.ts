/**
 * Keyboard shortcuts: whoever is on the page registers its own, the newest wins, `?` lists them all. Those of the page
 * and of the chart stand at the back: a board that wants the same key for an order gets it.
 */
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { KEY_GROUPS } from './board-words.ts';

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

/** The control that the pointer pressed last, for as long as the focus has not been moved by keys. */
let pressed: Element | null = null;

const onPointerDown = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
};

/**
 * Enter and Space press the control that was come to by keys. One that the pointer has pressed keeps the focus too, but
 * nobody sees it: there a key does what the page has printed on its buttons.
 */
function belongsToControl(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  const control = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
  return control !== null && control !== pressed;
}

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
  if (event.key === 'Tab') pressed = null;
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
  if (batches.length === 0) {
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('pointerdown', onPointerDown, true);
  }
  batches = [...batches, batch];
  announce();
  return () => {
    batches = batches.filter((other) => other !== batch);
    if (batches.length === 0) {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pointerdown', onPointerDown, true);
    }
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

/** What each key does now: of those who want the same key the first in front has it. */
function holders(): ReadonlyMap<string, string> {
  const held = new Map<string, string>();
  for (const { bindings } of inOrder())
    for (const binding of bindings)
      for (const key of keysOf(binding)) if (!held.has(key)) held.set(key, binding.label);
  return held;
}

/** Everything that can be pressed now, by heading: nothing twice, and no key for two things. */
export function listKeys(): ReadonlyMap<string, readonly ListedKey[]> {
  const held = holders();
  const groups = new Map<string, ListedKey[]>();
  for (const { bindings } of batches)
    for (const binding of bindings) {
      const keys = keysOf(binding).filter((key) => held.get(key) === binding.label);
      const group = binding.group ?? KEY_GROUPS.page;
      const listed = groups.get(group) ?? [];
      if (keys.length === 0 || listed.some((known) => known.label === binding.label)) continue;
      listed.push({ keys, label: binding.label });
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

/**
 * Files share what is loaded, and the page too: a part of it that one leaves drawn goes on listening, and the next file's
 * keys and queries find it. So the file that leaves something behind is itself the one that fails.
 */
import { afterAll, beforeAll, expect } from 'vitest';

if (typeof window !== 'undefined') {
  const { addEventListener, removeEventListener } = window;
  /** By each listener the kinds of events it waits for; what a file adds while it is loaded belongs to what it loads. */
  const listening = new Map<unknown, string[]>();
  const kindsOf = (listener: unknown): readonly string[] => listening.get(listener) ?? [];
  let elements = 0;
  beforeAll(() => {
    elements = document.body.childElementCount;
    window.addEventListener = (kind: string, listener: unknown, ...more: unknown[]): void => {
      listening.set(listener, [...kindsOf(listener), kind]);
      Reflect.apply(addEventListener, window, [kind, listener, ...more]);
    };
    window.removeEventListener = (kind: string, listener: unknown, ...more: unknown[]): void => {
      const left = kindsOf(listener).filter((other) => other !== kind);
      listening.delete(listener);
      if (left.length > 0) listening.set(listener, left);
      Reflect.apply(removeEventListener, window, [kind, listener, ...more]);
    };
  });
  afterAll(() => {
    Object.assign(window, { addEventListener, removeEventListener });
    expect([...listening.values()].flat(), 'listeners that this file leaves to the page').toEqual([]);
    expect(document.body.childElementCount, 'elements that this file leaves in the page').toBeLessThanOrEqual(
      elements,
    );
  });
}

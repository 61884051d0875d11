import type { Store } from '@weathergage/store';

/** A store that can be told to fail, or to be slow, at what is asked next. */
export function brittle(store: Store) {
  const calls = new Map<string, number>();
  const fail = new Set<string>();
  const hold = new Map<string, Promise<void>>();
  const proxy = new Proxy(store, {
    get(target, name: keyof Store & string) {
      if (typeof target[name] !== 'function') return target[name];
      return async (...given: never[]) => {
        calls.set(name, (calls.get(name) ?? 0) + 1);
        await hold.get(name);
        if (fail.has(name)) throw new Error('disk I/O error');
        return (target[name] as (...all: never[]) => unknown)(...given);
      };
    },
  });
  return { store: proxy, calls, fail, hold };
}

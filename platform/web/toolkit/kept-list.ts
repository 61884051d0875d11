/** Short lists of ids that a browser keeps: what is ticked, what is switched off. */

/** Null where nothing was kept, or nothing that could be read. */
export function keptList(key: string): readonly unknown[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`weathergage.${key}`) ?? 'null');
    return Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepList(key: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(`weathergage.${key}`, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing has them until the page is closed.
  }
}

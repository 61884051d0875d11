/** Whether this page is the newest, as far as is known. Small, since it is there from the first moment; the rest comes later. */
import { create } from 'zustand';

/**
 * `newer`: another page is at hand and waits for the player's word; `needed`: the server no longer understands this one;
 * `changed`: another tab has changed over, and what is not yet fetched of this page is gone.
 */
export type PageVersion = 'newest' | 'newer' | 'needed' | 'changed';

const GRAVITY: readonly PageVersion[] = ['newest', 'newer', 'changed', 'needed'];

interface VersionState {
  readonly version: PageVersion;
  /** What is graver stands. */
  found(version: PageVersion): void;
}

export const useVersion = create<VersionState>()((set, get) => ({
  version: 'newest',
  found: (version) => {
    if (GRAVITY.indexOf(version) > GRAVITY.indexOf(get().version)) set({ version });
  },
}));

/** A journal opened from a file, until the page is left. */
import type { Journal } from '@weathergage/kernel';
import { create } from 'zustand';

interface Opened {
  readonly journal: Journal | null;
  readonly name: string;
  put(journal: Journal, name: string): void;
}

export const useOpened = create<Opened>()((set) => ({
  journal: null,
  name: '',
  put: (journal, name) => set({ journal, name }),
}));

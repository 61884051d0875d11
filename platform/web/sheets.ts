/** Which sheet lies over the page. Only one at a time, as on a table. */
import { create } from 'zustand';

export type SheetName = 'new-match' | 'matches' | 'rules' | 'help' | 'settings';

interface Sheets {
  readonly shown: SheetName | null;
  open(sheet: SheetName): void;
  close(): void;
}

export const useOpenSheet = create<Sheets>()((set) => ({
  shown: null,
  open: (shown) => set({ shown }),
  close: () => set({ shown: null }),
}));

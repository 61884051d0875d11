/** Which sheet lies over the page, and which game it speaks of. Only one sheet at a time, as on a table. */
import { useEffect } from 'react';
import { create } from 'zustand';

export type SheetName = 'new-match' | 'matches' | 'rules' | 'words' | 'help' | 'settings';

interface Sheets {
  readonly shown: SheetName | null;
  /** The game that lies on the table; null before there is one. */
  readonly gameId: string | null;
  /** The rule that the rulebook opens at; null for its beginning. */
  readonly rule: string | null;
  /** The new match is to be a table for anybody. */
  readonly forAnybody: boolean;
  open(sheet: SheetName, rule?: string): void;
  /** A new match, at a table that whoever comes may sit down at. */
  openTable(): void;
  close(): void;
}

export const useOpenSheet = create<Sheets>()((set) => ({
  shown: null,
  gameId: null,
  rule: null,
  forAnybody: false,
  open: (shown, rule) => set({ shown, rule: rule ?? null, forAnybody: false }),
  openTable: () => set({ shown: 'new-match', rule: null, forAnybody: true }),
  close: () => set({ shown: null }),
}));

/** For a screen that shows a game: rules and a new match are of that game until another is shown. */
export const useOnTable = (gameId: string | null): void =>
  useEffect(() => {
    if (gameId !== null) useOpenSheet.setState({ gameId });
  }, [gameId]);

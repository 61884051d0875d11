/** What the page lends to a game's workshop: the bench on which players make scenarios and rosters of their own. */
import type { Flaw } from '@weathergage/kernel';

/** A scenario may be played from the lobby; a roster is only of use inside the workshop. */
export const DRAFT_KINDS = ['scenario', 'roster'] as const;

export interface Draft {
  /** Chosen by the workshop; saving under the same id writes over. */
  readonly id: string;
  readonly kind: (typeof DRAFT_KINDS)[number];
  readonly title: string;
  /** Whatever the workshop wishes to keep: plain JSON. Of kind `scenario`, the scenario itself. */
  readonly content: unknown;
  /** When it was saved, in milliseconds since 1970. */
  readonly touched: number;
}

/** The player's own drafts of this game, kept in the browser. */
export interface Drafts {
  /** Newest first. */
  list(): readonly Draft[];
  /** Null when it is kept; else what went wrong and what to do, in a sentence to show. Nothing is lost then. */
  save(draft: Omit<Draft, 'touched'>): string | null;
  remove(id: string): void;
}

/** What lay on the bench and was not saved when somebody left it: plain JSON. */
export interface LeftBench {
  readonly draft: string;
  readonly scenario: unknown;
}

export interface WorkshopProps {
  readonly drafts: Drafts;
  /** Kept in the browser until it is saved or put away. */
  readonly left: {
    read(): LeftBench | null;
    /** Null when nothing is unsaved any more. */
    keep(bench: LeftBench | null): void;
  };
  /**
   * Opens a local match with a scenario at once, the player in its first seat or everybody at this screen.
   * Null when the page is on its way; else what is wrong, in a sentence to show.
   */
  play(scenario: unknown, against?: 'machine' | 'same-screen'): string | null;
  /** Saves a file through the browser. */
  exportFile(name: string, text: string): void;
  /** Asks for a file; null when the player thinks better of it. */
  importFile(): Promise<{ readonly name: string; readonly text: string } | null>;
  /** All that is wrong with a scenario, by its schema and by the game's own examination; empty for a sound one. */
  check(scenario: unknown): readonly Flaw[];
}

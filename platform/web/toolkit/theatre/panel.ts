/** What a board gives to every panel in which a question of the umpire is answered. */
import type { Refusal } from '@weathergage/kernel';

/** `Marks` is what a panel may have drawn on the chart while it is open. */
export interface AskPanelProps<View, Ask, Answer, Marks> {
  readonly view: View;
  readonly ask: Ask;
  /** The answer given already and not yet resolved, to be changed. */
  readonly given: Answer | null;
  readonly readOnly: boolean;
  give(answer: Answer): Promise<Refusal | null>;
  /** Draws on the chart as long as the panel is open; the last call holds. */
  mark(marks: Marks | null): void;
  /** Whatever has a place on the chart and is to be shown. */
  onFocus(subject: string | null): void;
}

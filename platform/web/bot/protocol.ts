/** What the page and the machine's worker say to one another. */
import type { Dice } from '@weathergage/kernel';

/** How a game's bot chooses: from what its seat sees, with dice of its own. */
export type Chooser = (view: unknown, ask: unknown, dice: Dice, budgetMs?: number) => unknown;

export interface ChooseRequest {
  readonly gameId: string;
  readonly bot: string;
  readonly view: unknown;
  readonly ask: unknown;
  readonly seed: number;
  readonly budgetMs: number;
}

export type ToWorker =
  | { readonly id: number; readonly type: 'names'; readonly gameId: string }
  | ({ readonly id: number; readonly type: 'choose' } & ChooseRequest);

export type FromWorker =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

/** What the page and the machine's worker say to one another. */
import type { Ask } from '@weathergage/kernel';

export interface ChooseRequest {
  readonly gameId: string;
  readonly bot: string;
  readonly view: unknown;
  readonly ask: Ask;
  readonly seed: number;
  readonly budgetMs: number;
}

export type ToWorker =
  | { readonly id: number; readonly type: 'names'; readonly gameId: string }
  | ({ readonly id: number; readonly type: 'choose' } & ChooseRequest);

export type FromWorker =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

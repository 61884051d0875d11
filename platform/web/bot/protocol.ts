/** What the page and the machine's worker say to one another. */
import type { Ask, Journal, Seat } from '@weathergage/kernel';

export interface ChooseRequest {
  readonly gameId: string;
  readonly bot: string;
  readonly view: unknown;
  readonly ask: Ask;
  readonly seed: number;
  readonly budgetMs: number;
}

/** What a good officer would answer to each, by what the seat sees. */
export interface AdviseRequest {
  readonly gameId: string;
  readonly view: unknown;
  readonly asks: readonly Ask[];
}

/** A finished match, and the seat whose day it was. */
export interface ReckonRequest {
  readonly gameId: string;
  readonly journal: Journal;
  readonly seat: Seat;
}

export type ToWorker =
  | { readonly id: number; readonly type: 'names'; readonly gameId: string }
  | ({ readonly id: number; readonly type: 'choose' } & ChooseRequest)
  | ({ readonly id: number; readonly type: 'advise' } & AdviseRequest)
  | ({ readonly id: number; readonly type: 'reckon' } & ReckonRequest);

export type FromWorker =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

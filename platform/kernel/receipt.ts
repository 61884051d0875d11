/** What comes back for a deed, and what can be seen or kept of a match between two deeds. */

import type { Entry, Report } from './journal.ts';
import type { FoldedChain } from './proof/answer-chain.ts';
import type { WitnessedStep } from './proof/witness.ts';
import {
  allToldTo,
  type Engagement,
  type GameTypes,
  type Happening,
  type Outcome,
  type Refusal,
  type Seat,
} from './vocabulary.ts';

/** What one resolution did. `n` is the journal number of the deed that set it off, `step` counts resolutions. */
export interface Step<T extends GameTypes = GameTypes> {
  readonly n: number;
  readonly step: number;
  readonly happenings: readonly Happening<T['told']>[];
  /** No die fell and nothing hidden was shown: the step may be taken back freely. */
  readonly quiet: boolean;
}

export interface Receipt<T extends GameTypes = GameTypes> {
  readonly ok: true;
  readonly entry: Entry;
  /** The resolution that the deed set off, if it did. */
  readonly step: Step<T> | null;
  /** The step that the match went back to, if it did. */
  readonly rewoundTo: number | null;
  /** For an entry of the witness: what he signed. */
  readonly signed?: WitnessedStep;
  /** For a report: the engagement as it stood before it was taken. */
  readonly fought?: Engagement;
}
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}
export const refused = (refusal: Refusal): Refused => ({ ok: false, refusal });
export type Verdict<T extends GameTypes = GameTypes> = Receipt<T> | Refused;

/** What comes back for answers given together: a receipt for each that was new, or the first refusal and its ask. */
export type BatchVerdict<T extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly receipts: readonly Receipt<T>[] }
  | (Refused & { readonly ask: string });

/** A wish to go back that needs everybody's consent. */
export interface UndoRequest {
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** All that lies on a seat's desk: the only thing boards, bots and the network ever see. */
export interface Desk<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly n: number;
  readonly step: number;
  readonly view: T['view'];
  /** The seat's own open asks, with what it has answered so far. */
  readonly asks: readonly { readonly ask: T['ask']; readonly answer: T['answer'] | null }[];
  /** Seats that still owe an answer. */
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly undo: {
    /** The earliest step that this seat may go back to without asking anybody; null if it may not. */
    readonly freeTo: number | null;
    readonly request: UndoRequest | null;
  };
  /** All is answered, and the step waits for the witness: who has agreed to go on without him, and who has to. */
  readonly witness?: {
    readonly step: number;
    readonly agreed: readonly Seat[];
    readonly needed: readonly Seat[];
  };
}

/** Everything needed to go on from here, as plain data. What can be taken back is not part of it. */
export interface Snapshot<T extends GameTypes = GameTypes> {
  readonly rulesVersion: string;
  readonly n: number;
  readonly step: number;
  readonly chain: FoldedChain;
  readonly state: T['state'];
  readonly pending: readonly { readonly ask: string; readonly answer: T['answer'] }[];
  readonly request?: UndoRequest | null;
  /** In a match with a witness, each only where there is something to say. */
  readonly again?: number;
  readonly unwitnessed?: readonly Seat[];
  readonly resigned?: readonly Seat[];
  /** A report that is written and waits for the witness. */
  readonly reported?: Report;
}

/** A step as a seat was told it; `n` orders them and is never reused except after an undo. */
export interface ToldStep<T extends GameTypes = GameTypes> {
  readonly n: number;
  readonly step: number;
  readonly told: readonly T['told'][];
}

/** What a seat is told of a step. */
export const stepTold = <T extends GameTypes>(step: Step<T>, seat: Seat): T['told'][] =>
  allToldTo(step.happenings, seat);

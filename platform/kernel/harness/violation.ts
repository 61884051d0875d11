/** What the harness looks for, and what it says when it has found it. */
import type { Seat } from '../vocabulary.ts';

export const ALL_CHECKS = [
  /** The game's own invariants hold after every step. */
  'invariants',
  /** Something is asked until the match is over; each ask is new, for a seat, and has a schema. */
  'asks',
  /** Every ask has choices, and a choice is legal. */
  'choices',
  /** Forged answers that are refused change nothing; those that are not can be resolved. */
  'refusals',
  /** The state is plain data, and a match goes on alike from its serialised self. */
  'revive',
  /** The game's functions write on nothing they are given, and say the same when asked again. */
  'purity',
  /** What was thrown before anybody could be told is told with the first answers. */
  'opening',
  /** A seat learns nothing from its view, asks and happenings, nor from what it may take back, that the rules keep from it. */
  'secrecy',
  /** A step can be taken back freely if, and only if, the undo law says so. */
  'undo',
  /** Any seat can resign at any time. */
  'resign',
  /** What is fought out elsewhere comes back as a report: sound, secret, not to be undone, and once. */
  'reports',
  /** Where it is said how: the matches an engagement is fought in, and its report, are the same whatever is hidden. */
  'link',
  /** The journal gives the same final state. */
  'replay',
] as const;
export type HarnessCheck = (typeof ALL_CHECKS)[number];

/** Cheap enough for thousands of matches. */
export const QUICK_CHECKS: readonly HarnessCheck[] = ['invariants', 'asks'];

export interface Violation {
  /** The check that found it; `play` is what comes up in mere playing: a throw, an illegal answer of a chooser. */
  readonly check: HarnessCheck | 'play';
  readonly name: string;
  readonly step: number;
  readonly seat: Seat | null;
  readonly details: string;
}

/** Where checks say what they found. */
export type ReportViolation = (
  check: HarnessCheck | 'play',
  name: string,
  details: string,
  seat?: Seat,
) => void;

/** Thrown by the harness itself when there is enough to look at. */
export class EnoughFound extends Error {}

const MOST = 20;

export class FoundViolations {
  readonly violations: Violation[] = [];
  step = 0;

  readonly report: ReportViolation = (check, name, details, seat) => {
    this.violations.push({ check, name, step: this.step, seat: seat ?? null, details });
    if (this.violations.length >= MOST) throw new EnoughFound();
  };

  /** A throw out of the rules. Writing on frozen data is told apart, as the mutation it is. */
  caught(error: unknown): void {
    if (error instanceof EnoughFound) return;
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const mutation =
      error instanceof TypeError && /read.?only|not extensible|Cannot delete|non-configurable/i.test(details);
    const [check, name] = mutation ? (['purity', 'mutates'] as const) : (['play', 'throws'] as const);
    this.violations.push({ check, name, step: this.step, seat: null, details });
  }
}

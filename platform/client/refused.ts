import type { ErrorBody } from '@weathergage/kernel/protocol.ts';

/** What the server said no with. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  /** The rule of the game that forbids it, if one does. */
  readonly rule: string | undefined;

  constructor(status: number, { code, message, rule }: ErrorBody) {
    super(message);
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}

/** What the server does for people by itself has these in hand, and does not stop at what fails. */
import type { People } from '@weathergage/people';
import type { ServerLog } from '../operation/server-log.ts';
import type { Umpire } from '../umpire.ts';
import type { Noting } from './noting.ts';

export abstract class HouseWork {
  protected readonly people: People;
  protected readonly umpire: Umpire;
  protected readonly noting: Noting;
  readonly #log: ServerLog;

  constructor(people: People, umpire: Umpire, noting: Noting, log: ServerLog) {
    this.people = people;
    this.umpire = umpire;
    this.noting = noting;
    this.#log = log;
  }

  /** Does one thing. Never fails: `failed` is logged, of what `about` names. */
  protected async attempt(
    work: Promise<void>,
    failed: string,
    about: Readonly<Record<string, string>>,
    level: 'error' | 'info' = 'error',
  ): Promise<void> {
    await work.catch((err: unknown) => this.#log(level, { ...about, err }, failed));
  }
}

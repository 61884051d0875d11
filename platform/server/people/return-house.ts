/** What the server does for rated pairs by itself: the second match is made, and called when its time is up. */
import type { People } from '@weathergage/people';
import type { ServerLog } from '../operation/server-log.ts';
import type { Umpire } from '../umpire.ts';
import { HouseTables } from './house-tables.ts';
import { HouseWork } from './house-work.ts';
import type { Noting } from './noting.ts';

export class ReturnHouse extends HouseWork {
  readonly #tables: HouseTables;

  constructor(people: People, umpire: Umpire, noting: Noting, log: ServerLog) {
    super(people, umpire, noting, log);
    this.#tables = new HouseTables(people, umpire, noting);
    noting.follow(() => this.#tend());
  }

  /** What is owed now. Never fails: what did not come about is tried again. */
  async #tend(now = this.noting.now()): Promise<void> {
    for (const first of await this.people.returns.toMake(now))
      await this.attempt(this.#make(first, now), 'a return match was not made', { match: first });
  }

  /** From time to time: what a server that was stopped has left undone, and matches that did not begin in their time. */
  async sweep(): Promise<void> {
    const now = this.noting.now();
    await this.#tend(now);
    for (const match of await this.people.returns.overdue(now))
      await this.attempt(this.#call(match, now), 'a return match was not called', { match });
  }

  async #make(first: string, now: number): Promise<void> {
    const { returns } = this.people;
    const second = await this.#tables.returnOf(first);
    if (second === null) return returns.drop(first);
    await returns.keep(first, second, now);
    // Whoever has the end of the first settled finds it in his list.
    await this.noting.settleOne(second);
  }

  /** Whoever has not come has lost it, and nobody has a seat in it any more. */
  async #call(match: string, now: number): Promise<void> {
    // It may have begun this very moment.
    if ((await this.umpire.known(match)).status !== 'gathering') return;
    if (await this.people.reckoning.callReturn(match, now)) await this.people.chairs.clear(match);
  }
}

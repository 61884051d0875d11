/**
 * A primary and its synchronous standby. When the primary dies the standby is promoted and the dead one made anew as its
 * standby; when the standby dies it is waited for no longer until it is back. In production that is Patroni's business.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from './database.ts';
import { until } from './parts.ts';

type Tell = (what: string) => void;

export class DatabasePair {
  readonly url: string;
  primary: Database;
  standby: Database;
  failovers = 0;
  /** Whether nothing is acknowledged that only one of them has. */
  isWhole = false;
  readonly #tell: Tell;
  #isStopping = false;
  #mending: Promise<void> | null = null;

  private constructor(one: Database, two: Database, tell: Tell) {
    this.url = Database.address([one, two]);
    this.primary = one;
    this.standby = two;
    this.#tell = tell;
  }

  static async start(folder: string, programs: string, tell: Tell): Promise<DatabasePair> {
    const [one, two] = ['one', 'two'].map((name) => new Database(folder, name, programs));
    const pair = new DatabasePair(one!, two!, tell);
    one!.make();
    await one!.start();
    await pair.#join();
    pair.#keep(one!);
    pair.#keep(two!);
    return pair;
  }

  /** Something died: whoever it was, there are two of them again when this is done. */
  get mended(): Promise<void> {
    return this.#mending ?? Promise.resolve();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#mending?.catch(() => {});
    // At once: the standby first would keep the primary waiting for it.
    await Promise.all([this.primary, this.standby].map(({ part }) => part?.stop('SIGQUIT')));
  }

  /** The other follows, and is waited for as soon as it keeps up. */
  async #join(): Promise<void> {
    const { primary, standby } = this;
    await primary.waitForStandby(null);
    await standby.copy(primary);
    await standby.start();
    await primary.waitForStandby(standby.name);
    await until(() => primary.isSynchronous().catch(() => false), 'the standby to keep up');
    this.isWhole = true;
  }

  #keep(database: Database): void {
    database.part?.ended.then(() => {
      if (this.#isStopping) return;
      const wasWhole = this.isWhole;
      this.isWhole = false;
      this.#mending = (this.#mending ?? Promise.resolve())
        .then(() => this.#mend(database, wasWhole))
        .catch((error: Error) => this.#tell(`the databases could not be mended: ${error.message}`));
    });
  }

  async #mend(dead: Database, wasWhole: boolean): Promise<void> {
    if (this.#isStopping || dead.isUp) return;
    if (dead === this.primary && wasWhole && this.standby.isUp) {
      this.#tell(`database ${dead.name} is dead; ${this.standby.name} is promoted`);
      await this.standby.promote();
      [this.primary, this.standby] = [this.standby, this.primary];
      this.failovers++;
    } else if (dead === this.primary) {
      // Its standby may lack something: all that was acknowledged is on this one's disk.
      this.#tell(`database ${dead.name} is dead, and its standby was not ready; it is started again`);
      await this.#restart(dead);
    } else this.#tell(`standby ${dead.name} is dead; it is made anew`);
    await this.#joinAgain();
  }

  /** Until it succeeds; should the primary die meanwhile that is another matter, and next in the queue. */
  async #joinAgain(): Promise<void> {
    while (!this.#isStopping && this.primary.isUp)
      try {
        if (this.standby.isUp) await this.standby.part!.stop('SIGQUIT');
        await this.#join();
        this.#keep(this.standby);
        this.#tell(`database ${this.primary.name} takes writes, ${this.standby.name} stands by`);
        return;
      } catch (error) {
        this.#tell(
          `standby ${this.standby.name} could not be made: ${(error as Error).message.slice(0, 200)}`,
        );
        await pause(1000);
      }
  }

  /** A full disk may keep it from starting for a while. */
  async #restart(database: Database): Promise<void> {
    for (let tries = 0; ; tries++)
      try {
        await database.start();
        this.#keep(database);
        return;
      } catch (error) {
        if (this.#isStopping || tries === 20) throw error;
      }
  }
}

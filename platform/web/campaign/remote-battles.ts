/** The battles of a war at a server, as the server tells of them. */
import { canonical, type Game, type Seat } from '@weathergage/kernel';
import type { BattleInfo } from '@weathergage/kernel/protocol.ts';
import { linkTo } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import type { RemoteTable } from '../tables/remote-table.ts';
import type { BattleBook, BattleNow } from '../tables/table.ts';

/** How a battle that others fight stands is asked for so often, while one is not reported. */
const EVERY_MS = 8000;

export function attachRemoteWar(table: RemoteTable, token: string | null, game: Game): void {
  if (game.engagements?.mayArise(table.options as never) === true)
    table.battles = new RemoteBattles(table, token, game);
}

class RemoteBattles implements BattleBook {
  readonly #table: RemoteTable;
  readonly #token: string | null;
  readonly #game: Game;
  readonly #listeners = new Set<() => void>();
  readonly #hush: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #now: readonly BattleNow[] = [];
  #trouble: string | null = null;
  #seen = '';
  #closed = false;

  constructor(table: RemoteTable, token: string | null, game: Game) {
    this.#table = table;
    this.#token = token;
    this.#game = game;
    this.#hush = table.subscribe(() => this.#look());
    this.#timer = setInterval(() => {
      if (this.#now.some(({ reported, status }) => !reported && status !== 'over')) void this.#fetch();
    }, EVERY_MS);
    this.#look();
    void this.#fetch();
  }

  get options(): unknown {
    return this.#table.options;
  }

  now(): readonly BattleNow[] {
    return this.#now;
  }

  trouble(): string | null {
    return this.#trouble;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#hush();
    clearInterval(this.#timer);
    this.#listeners.clear();
  }

  async giveChair(match: string, seat: Seat, to: 'link' | 'me'): Promise<string | null> {
    const { token } = await serverApi.giveChair(this.#table.id, this.#token ?? '', { match, seat, to });
    await this.#fetch();
    return token === null ? null : linkTo({ at: 'match', id: match, token });
  }

  /** What waits stands in every view: when that is another than before, the server is asked. */
  #look(): void {
    const desk = this.#table.now().chairs.values().next().value?.desk;
    if (desk === undefined) return;
    const open = this.#game.engagements!.open(desk.view as never).map(({ id }) => id);
    const seen = canonical([open, desk.outcome !== null]);
    if (seen === this.#seen) return;
    this.#seen = seen;
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    try {
      const { battles } = await serverApi.battles(this.#table.id, this.#token);
      this.#trouble = null;
      const now = battles.map((one) => this.#told(one));
      if (canonical(now) !== canonical(this.#now)) this.#now = now;
    } catch (error) {
      this.#trouble = error instanceof Error ? error.message : String(error);
    }
    if (!this.#closed) for (const listener of this.#listeners) listener();
  }

  #told({ match, engagement, game, title, status, reported, verdict, chairs }: BattleInfo): BattleNow {
    const token = this.#token;
    const mine = token !== null && chairs.some(({ by }) => by === 'here');
    // Whoever gave his chair away has no link that opens the battle: he may look on where everybody may.
    const isOpen = chairs.every(({ by }) => by !== 'link');
    return {
      engagement,
      match,
      gameId: game,
      title,
      status,
      reported,
      verdict,
      chairs,
      place: mine
        ? { at: 'match', id: match, token }
        : { at: 'watch', id: match, token: isOpen ? token : null },
      film: { kind: 'online', id: match, token: mine ? token : null },
    };
  }
}

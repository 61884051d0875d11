/** The battles of a war at a server, as the server tells of them. */
import { canonical, type Game, type Seat } from '@weathergage/kernel';
import type { BattleInfo } from '@weathergage/kernel/protocol.ts';
import { linkTo } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import type { RemoteTable } from '../tables/remote-table.ts';
import type { BattleNow } from '../tables/table.ts';
import { BattleList } from './battle-list.ts';

/** How a battle that others fight stands is asked for so often, while one is not reported. */
const EVERY_MS = 8000;

export function attachRemoteWar(table: RemoteTable, token: string | null, game: Game): void {
  if (game.engagements?.mayArise(table.options as never) === true)
    table.battles = new RemoteBattles(table, token, game);
}

class RemoteBattles extends BattleList {
  readonly #table: RemoteTable;
  readonly #token: string | null;
  readonly #game: Game;
  readonly #hush: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #seen = '';

  constructor(table: RemoteTable, token: string | null, game: Game) {
    super();
    this.#table = table;
    this.#token = token;
    this.#game = game;
    this.#hush = table.subscribe(() => this.#look());
    this.#timer = setInterval(() => {
      if (this.now().some(({ reported, status }) => !reported && status !== 'over')) void this.#fetch();
    }, EVERY_MS);
    this.#look();
    void this.#fetch();
  }

  get options(): unknown {
    return this.#table.options;
  }

  override close(): void {
    super.close();
    this.#hush();
    clearInterval(this.#timer);
  }

  override async giveChair(match: string, seat: Seat, to: 'link' | 'me'): Promise<string | null> {
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
      this.cameTo(null);
      this.stand(battles.map((one) => this.#told(one)));
    } catch (error) {
      this.cameTo(error);
    }
    this.tellAll();
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

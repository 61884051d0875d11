/** People of all games play at a cluster whose parts are killed at random; then everything is counted. */
import { setTimeout as pause } from 'node:timers/promises';
import { GALLERY, type GameEntry, looseDice } from '@weathergage/kernel';
import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import { openStore } from '@weathergage/store';
import { type Fare, fareOf, post } from '../bench/server/players.ts';
import { Cluster } from '../cluster/cluster.ts';
import { ACTS, nextAct, type Scene } from './acts.ts';
import { auditMatch, hasConverged, noFindings } from './audit.ts';
import { smallDisks } from './full-disk.ts';
import { ClientLedger, type MatchLedger } from './ledger.ts';
import { ChaosPlayer } from './player.ts';
import { Tally } from './tally.ts';

export interface ChaosOptions {
  readonly minutes: number;
  /** It goes on until this has happened, but no longer than ten times as long as it should. */
  readonly least?: { readonly kills: number; readonly failovers: number };
  readonly programs: string;
  readonly games: readonly GameEntry[];
  readonly seed?: number;
  /** Matches of people, of a person and a machine, and of machines alone, for each game. */
  readonly tables?: readonly Table[];
  readonly tell?: (what: string) => void;
}

type Table = 'people' | 'mixed' | 'machines';
const TABLES: readonly Table[] = ['people', 'mixed', 'people', 'mixed', 'machines'];
const THINK_MS = 120;
/** Between two acts. */
const [LEAST_MS, MORE_MS] = [3000, 5000];
const CONVERGE_MS = 90_000;

class Theatre {
  readonly players = new Set<ChaosPlayer>();
  readonly ledgers: (MatchLedger & { readonly fare: Fare })[] = [];
  readonly tally = new Tally();
  readonly #cluster: Cluster;
  readonly #secretOf: (id: string) => Promise<string>;
  #isOver = false;
  #seed: number;

  constructor(cluster: Cluster, seed: number, secretOf: (id: string) => Promise<string>) {
    this.#cluster = cluster;
    this.#seed = seed;
    this.#secretOf = secretOf;
  }

  finish(): void {
    this.#isOver = true;
    for (const player of this.players) player.finish();
  }

  /** Begins a match, however long that takes; when it is over another takes its place. */
  async begin(fare: Fare, table: Table): Promise<void> {
    while (!this.#isOver)
      try {
        return await this.#begin(fare, table);
      } catch (error) {
        if (/ 4\d\d /.test((error as Error).message)) throw error;
        this.tally.refuse('not begun');
        await pause(500);
      }
  }

  async #begin(fare: Fare, table: Table): Promise<void> {
    const { address } = this.#cluster;
    const { game, scenario, options, bots } = fare;
    const seats = game.seats(scenario).map(({ id }) => id);
    const machines = table === 'people' ? [] : table === 'machines' ? seats : seats.slice(1);
    const made = {
      game: game.id,
      scenario: scenario.id,
      options,
      seats: Object.fromEntries(machines.map((seat, i) => [seat, `bot:${bots[i % bots.length]}`])),
    };
    const { match, tokens, galleryToken } = (await post(`${address}/api/matches`, made)) as CreatedReply;
    const { id } = match;
    for (const token of Object.values(tokens)) await this.#join(id, token);
    const secrets = [await this.#secretOf(id), ...Object.values(tokens), galleryToken!];
    const clients = [...Object.entries(tokens), [GALLERY, galleryToken!] as const].map(([seat, token]) => ({
      token,
      ledger: new ClientLedger(seat, secrets),
    }));
    const isMachines = table === 'machines';
    this.ledgers.push({
      id,
      game: game.id,
      secrets,
      isMachines,
      clients: clients.map(({ ledger }) => ledger),
      fare,
    });
    let isOver = false;
    const over = (): void => {
      if (isOver || this.#isOver) return;
      isOver = true;
      void this.begin(fare, table);
      // The others may not have heard of the end yet.
      setTimeout(() => {
        for (const player of mine) this.#leave(player);
      }, 15_000);
    };
    const mine = clients.map(({ token, ledger }, i) => {
      const seed = this.#seed++;
      const byHttp = ledger.seat !== GALLERY && (seed + i) % 4 === 0;
      const means = {
        address,
        match: id,
        token,
        game,
        seed,
        thinkMs: THINK_MS,
        byHttp,
        ledger,
        tally: this.tally,
        over,
      };
      return new ChaosPlayer(means);
    });
    for (const player of mine) this.players.add(player);
  }

  /** Said again until it is heard: the first nonce stands. */
  async #join(id: string, token: string): Promise<void> {
    for (;;)
      try {
        await post(`${this.#cluster.address}/api/matches/${id}/join`, { nonce: 'a nonce of chaos' }, token);
        return;
      } catch (error) {
        // What is wrong with what was asked would be wrong again.
        if (this.#isOver || / 4\d\d /.test((error as Error).message)) throw error;
        await pause(300);
      }
  }

  #leave(player: ChaosPlayer): void {
    player.close();
    this.players.delete(player);
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

export async function runChaos({
  minutes,
  least = { kills: 0, failovers: 0 },
  programs,
  games,
  seed = 1,
  tables = TABLES,
  tell = () => {},
}: ChaosOptions) {
  const fares = await Promise.all(games.map(fareOf));
  let disks: ReturnType<typeof smallDisks> = { why: 'not tried', unmount: () => {} };
  const cluster = await Cluster.start({
    programs,
    unlimited: true,
    tell,
    prepare: (folder) => {
      disks = smallDisks(folder);
      return disks.unmount;
    },
  });
  const store = await openStore(cluster.pair.url, { readOnly: true });
  const theatre = new Theatre(cluster, seed, async (id) => (await store.findMatch(id))!.secret);
  const { tally, ledgers, players } = theatre;
  try {
    await Promise.all(fares.flatMap((fare) => tables.map((table) => theatre.begin(fare, table))));
    const from = performance.now();
    const scene: Scene = { cluster, players, dice: looseDice(seed), hasSmallDisks: disks.why === null };
    const minutesSince = (): number => (performance.now() - from) / 60_000;
    const isEnough = (): boolean => tally.kills >= least.kills && cluster.pair.failovers >= least.failovers;
    for (let done = 0; minutesSince() < minutes || (!isEnough() && minutesSince() < minutes * 10); done++) {
      await pause(LEAST_MS + (scene.dice.below(256) / 256) * MORE_MS);
      const name = nextAct(done, scene.dice);
      if (!ACTS[name]!(scene)) continue;
      tally.act(name);
      tell(name);
    }
    const played = minutesSince();
    theatre.finish();
    await cluster.pair.mended;
    const convergedMs = await converging(store, ledgers);
    const found = noFindings();
    for (const ledger of ledgers) await auditMatch(store, ledger.fare.game, ledger, found);
    for (const what of [...found.lost, ...found.doubled, ...found.diverged, ...found.leaked].slice(0, 20))
      tell(what);
    return {
      minutes: Number(played.toFixed(2)),
      kills: tally.kills,
      failovers: cluster.pair.failovers,
      acknowledged: tally.acknowledged,
      lost: found.lost.length,
      doubled: found.doubled.length,
      diverged: found.diverged.length,
      leaked: found.leaked.length,
      matches: ledgers.length,
      clients: ledgers.reduce((sum, { clients }) => sum + clients.length, 0),
      frames: ledgers.reduce(
        (sum, { clients }) => sum + clients.reduce((all, { frames }) => all + frames, 0),
        0,
      ),
      compared: found.compared,
      repeated: tally.repeated,
      reconnects: tally.reconnects,
      longestSilenceSeconds: Number((tally.longestSilenceMs / 1000).toFixed(1)),
      convergedSeconds: convergedMs === null ? null : Number((convergedMs / 1000).toFixed(1)),
      acts: tally.acts,
      refused: tally.refused,
      fullDisk: disks.why ?? 'tried',
      seed,
    };
  } finally {
    theatre.close();
    await store.close();
    await cluster.stop();
  }
}

/** How long it took until every client had what the database has; null where one never did. */
async function converging(
  store: Awaited<ReturnType<typeof openStore>>,
  ledgers: readonly MatchLedger[],
): Promise<number | null> {
  const from = performance.now();
  while (performance.now() - from < CONVERGE_MS) {
    const all = await Promise.all(ledgers.map((ledger) => hasConverged(store, ledger).catch(() => false)));
    if (all.every(Boolean)) return performance.now() - from;
    await pause(500);
  }
  return null;
}

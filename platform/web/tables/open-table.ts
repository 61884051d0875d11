/** From an address to a table: the match that was under way, a kept match, or one at the server. */
import { botHouse } from '../bot/bot-house.ts';
import type { LoadedGame } from '../games.ts';
import { GAMES, loadGame } from '../games.ts';
import { defaultCard, localPlan, usualCommand } from '../lobby/plan.ts';
import { keepVisit } from '../lobby/rooms.ts';
import { serverApi } from './api.ts';
import { claimMatch, type MatchClaim } from './claim.ts';
import type { LocalMeans, LocalPlan } from './local-plan.ts';
import { LocalTable } from './local-table.ts';
import { RemoteTable } from './remote-table.ts';
import { savedMatches, unfinishedMatch } from './saved-matches.ts';
import type { Table } from './table.ts';
import { TABLE_WORDS } from './table-words.ts';

export interface OpenedTable {
  readonly table: Table;
  readonly loaded: LoadedGame;
  /** A local match may be taken over by another tab of this browser. */
  readonly claim?: MatchClaim;
}

/** The match is being played in another tab. */
export class OpenElsewhere extends Error {
  readonly id: string;
  constructor(id: string) {
    super(TABLE_WORDS.elsewhere);
    this.id = id;
  }
}

const meansFor = ({ machine: { budgetMs } }: LoadedGame): LocalMeans => ({
  store: savedMatches,
  bots: botHouse,
  ...(budgetMs === undefined ? {} : { budgetMs }),
});

/** With `steal` the match is taken from a tab that has it. */
export async function openLocal(id: string, steal = false): Promise<OpenedTable> {
  const held = await claimMatch(id, steal);
  if (held === null) throw new OpenElsewhere(id);
  try {
    // Read only now: the tab that had it may have written until it let go.
    const saved = savedMatches.load(id);
    if (saved === null) throw new Error(TABLE_WORDS.gone);
    const loaded = await loadGame(saved.gameId);
    const table = LocalTable.reopen(loaded.game, saved, meansFor(loaded));
    await withBattles(table, loaded);
    return { loaded, table, claim: held };
  } catch (error) {
    held.release();
    throw error;
  }
}

/** A war whose battles may be fought out gets the room where they are made and their reports come in. */
async function withBattles(table: LocalTable, loaded: LoadedGame): Promise<void> {
  if (loaded.game.engagements?.mayArise(table.whole.journal.opening.options) !== true) return;
  const { attachWar } = await import('../campaign/war-room.ts');
  attachWar(table, loaded, { store: savedMatches, load: loadGame, means: meansFor });
}

async function newMatch(): Promise<OpenedTable> {
  const loaded = await loadGame(GAMES[0].id);
  const card = defaultCard(loaded.cards);
  const own = usualCommand(loaded.game, card);
  const plan = localPlan(loaded, { card, own, opponent: 'machine', bot: loaded.machine.usual, options: {} });
  return claimedTable(beginLocal(loaded, plan), loaded);
}

/** The page opens on a playable match, whatever was kept: one that can't be followed any more gives way to a new one. */
export async function openHome(): Promise<OpenedTable> {
  const last = unfinishedMatch(savedMatches);
  if (last === null) return newMatch();
  return openLocal(last.id).catch((error: unknown) => {
    if (error instanceof OpenElsewhere) throw error;
    return newMatch();
  });
}

/** A table that was begun here: nobody else can have it yet. */
export async function claimedTable(table: LocalTable, loaded: LoadedGame): Promise<OpenedTable> {
  const held = await claimMatch(table.id, true);
  await withBattles(table, loaded);
  return held === null ? { table, loaded } : { table, loaded, claim: held };
}

/** A lesson that one person takes has the dice that it was written for. */
export function beginLocal(loaded: LoadedGame, plan: LocalPlan, means = meansFor(loaded)): LocalTable {
  const { seed } = loaded.board.lessons.find(({ scenario }) => scenario === plan.scenarioId) ?? {};
  const alone = Object.values(plan.hands).filter(({ by }) => by === 'person').length === 1;
  return LocalTable.begin(seed === undefined || !alone ? plan : { ...plan, seed }, means);
}

export const forkLocal = (
  loaded: LoadedGame,
  plan: LocalPlan,
  from: { readonly step: number; readonly state: unknown },
): LocalTable => LocalTable.fork(plan, from, meansFor(loaded));

/** The seat is kept for whoever sits there now. Where that can't be, his link is all he needs. */
const sitDown = (id: string, token: string): Promise<unknown> =>
  serverApi.sitDown(id, token).catch(() => undefined);

async function withRemoteBattles(
  table: RemoteTable,
  token: string | null,
  gameId: string,
): Promise<LoadedGame> {
  const loaded = await loadGame(gameId);
  if (loaded.game.engagements !== undefined) {
    const { attachRemoteWar } = await import('../campaign/remote-battles.ts');
    attachRemoteWar(table, token, loaded.game);
  }
  return loaded;
}

/** A seat or the gallery at the server; resolves when it is known which game is played, and rejects when barred. */
export function openOnline(id: string, token: string | null, watching: boolean): Promise<OpenedTable> {
  const table = new RemoteTable(id, token);
  return new Promise<OpenedTable>((resolve, reject) => {
    const look = (): void => {
      const now = table.now();
      if (now.gameId !== '') {
        stop();
        if (!watching && token !== null) {
          const [mine] = now.persons;
          const seat = now.seats.find((info) => info.id === mine)?.name ?? '';
          keepVisit({ id, token, title: now.title, seat, touched: Date.now() });
          // The link is the invitation: opening it takes the seat and adds this player's part to the dice.
          table.join().then(() => sitDown(id, token), reject);
        }
        withRemoteBattles(table, token, now.gameId).then((loaded) => resolve({ loaded, table }), reject);
      } else if (now.trouble !== null) {
        stop();
        table.close();
        reject(new Error(now.trouble));
      }
    };
    const stop = table.subscribe(look);
    look();
  });
}

/** From an address to a table: the duel that was under way, a kept match, or one at the server. */
import { botHouse } from '../bot/bot-house.ts';
import { GAME_IDS, type LoadedGame, loadGame } from '../games.ts';
import { defaultCard, localPlan, seatsOf } from '../lobby/plan.ts';
import { keepVisit } from '../lobby/rooms.ts';
import type { LocalPlan } from './local-plan.ts';
import { LocalTable } from './local-table.ts';
import { RemoteTable } from './remote-table.ts';
import { savedMatches, unfinished } from './saved-matches.ts';
import type { Table } from './table.ts';

export interface Opened {
  readonly table: Table;
  readonly loaded: LoadedGame;
}

const MEANS = { store: savedMatches, bots: botHouse } as const;

async function reopen(id: string): Promise<Opened> {
  const saved = savedMatches.load(id);
  if (saved === null)
    throw new Error('This match is not kept in this browser. It may have been thrown away: start a new one.');
  const loaded = await loadGame(saved.gameId);
  return { loaded, table: LocalTable.reopen(loaded.game, saved, MEANS) };
}

async function newDuel(): Promise<Opened> {
  const loaded = await loadGame(GAME_IDS[0]!);
  const card = defaultCard(loaded.cards);
  const seat = seatsOf(card)[0]?.id ?? '';
  const plan = localPlan(loaded, { card, seat, opponent: 'machine', bot: loaded.machine.usual, options: {} });
  return { loaded, table: LocalTable.begin(plan, MEANS) };
}

/** The page opens on a playable duel, whatever was kept: one that can't be followed any more gives way to a new one. */
export async function openHome(): Promise<Opened> {
  const last = unfinished(savedMatches);
  if (last === null) return newDuel();
  return reopen(last.id).catch(() => newDuel());
}

export const openLocal = reopen;

export const beginLocal = (plan: LocalPlan): LocalTable => LocalTable.begin(plan, MEANS);

export const forkLocal = (
  plan: LocalPlan,
  from: { readonly step: number; readonly state: unknown },
): LocalTable => LocalTable.fork(plan, from, MEANS);

/** A seat or the gallery at the server; resolves when it is known which game is played, and rejects when barred. */
export function openOnline(id: string, token: string | null, watching: boolean): Promise<Opened> {
  const table = new RemoteTable(id, token);
  return new Promise<Opened>((resolve, reject) => {
    const look = (): void => {
      const now = table.now();
      if (now.gameId !== '') {
        stop();
        if (!watching && token !== null) {
          const [mine] = now.persons;
          const seat = now.seats.find((info) => info.id === mine)?.name ?? '';
          keepVisit({ id, token, title: now.title, seat, touched: Date.now() });
          // The link is the invitation: opening it takes the seat and adds this player's part to the dice.
          table.join().catch(reject);
        }
        loadGame(now.gameId).then((loaded) => resolve({ loaded, table }), reject);
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

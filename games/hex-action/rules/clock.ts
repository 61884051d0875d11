/** Timed moves (30.0): how long the commanders have to write, by the ships each side began with. */
import type { Answer, HexAsk } from './sea/asks.ts';
import type { View } from './sea/state.ts';

const MINUTE = 60;

/** 30.0: one minute for single ships, two for up to three a side, three more for each further six or part of six. */
export function secondsToWrite(view: Pick<View, 'ships' | 'sides'>): number {
  const most = Math.max(...view.sides.map(({ id }) => view.ships.filter((ship) => ship.owner === id).length));
  if (most <= 1) return MINUTE;
  return 2 * MINUTE + Math.ceil(Math.max(0, most - 3) / 6) * 3 * MINUTE;
}

/** What stands for an answer when the time is up, and how many seconds there are; null where nothing presses. */
export function clock(view: View, ask: HexAsk): { seconds: number; late: Answer } | null {
  if (!view.advanced?.rules.timedMoves) return null;
  const seconds = secondsToWrite(view);
  if (ask.kind === 'plot') return { seconds, late: { plot: '0', late: true } };
  // 31.1: who has not written a message in time sends none.
  if (ask.kind === 'message') return { seconds, late: {} };
  if (ask.kind !== 'orders') return null;
  return { seconds, late: { orders: ask.turns.map(() => ({ plot: '0' })), late: true } };
}

/** Ways to tell off a crew when ships are bound together: who boards, who repels boarders, who stays at the guns. */
import { availableSections } from '../../rules/afloat/parties.ts';
import { boardable } from '../../rules/boarding/boarding.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { crewLeft, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';

/** Sections that board and sections that defend, out of so many that are free. */
const STYLES = {
  guns: () => [0, 0],
  guard: (free: number) => [0, Math.min(1, free)],
  'strong guard': (free: number) => [0, Math.max(0, free - 1)],
  'stand to': (free: number) => [0, free],
  board: (free: number) => [Math.max(1, free - 1), Math.min(1, free - 1)],
  'board and fire': (free: number) => [Math.max(1, free - 1), 0],
  'one boards': (free: number) => [Math.min(1, free), Math.max(0, free - 1)],
  'all board': (free: number) => [free, 0],
} as const satisfies Record<string, (free: number) => readonly [number, number] | number[]>;

export type MusterStyle = keyof typeof STYLES;
export const MUSTER_STYLES = Object.keys(STYLES) as MusterStyle[];

/** Against the enemy with most men among those she is bound to. */
export function mustered(sea: Sea, ship: Ship, style: MusterStyle): AnswerTo<'boarding'> {
  const free = availableSections(ship, sea.turn);
  const [foe] = boardable(sea, ship)
    .filter(({ surrender }) => surrender === null)
    .sort((x, y) => crewLeft(y) - crewLeft(x));
  const [board = 0, defend = 0] = STYLES[style](free.length);
  const parties: AnswerTo<'boarding'>['parties'] = [];
  const numbers = (from: number, to: number): number[] => free.slice(from, to).map(({ no }) => no);
  if (board > 0 && foe !== undefined)
    parties.push({ type: 'OBP', sections: numbers(0, board), target: foe.id });
  if (defend > 0) parties.push({ type: 'DBP', sections: numbers(board, board + defend), target: null });
  return { parties };
}

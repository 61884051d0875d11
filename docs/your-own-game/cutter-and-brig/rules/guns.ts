/** Rule 4: the brig boards the cutter where their ways meet, and fires at her from two squares or one. */
import { distance, isSame, type ShipId, type Square } from './chart.ts';
import { end } from './ending.ts';
import type { Play } from './types.ts';

type Ways = Readonly<Record<ShipId, readonly Square[]>>;

/** The least that hits, by the range in squares. */
const TO_HIT: readonly (number | undefined)[] = [undefined, 4, 5];
/** With so many hits the cutter strikes. */
const MOST_HITS = 3;

/** After how many squares both are in one, or have just changed places; null if they pass clear of each other. */
export function meeting({ cutter, brig }: Ways): number | null {
  const at = (way: readonly Square[], squares: number): Square => way[squares] ?? way.at(-1)!;
  for (let squares = 1; squares < Math.max(cutter.length, brig.length); squares++) {
    const [chased, chaser] = [at(cutter, squares), at(brig, squares)];
    const crossed = isSame(chased, at(brig, squares - 1)) && isSame(chaser, at(cutter, squares - 1));
    if (isSame(chased, chaser) || crossed) return squares;
  }
  return null;
}

export const board = (state: Play['state'], context: Play['context']): void =>
  end(state, context, { winners: ['revenue'], rule: '4', reason: 'boarded' });

export function fire(state: Play['state'], context: Play['context']): void {
  const range = distance(state.cutter!.at, state.brig.at);
  const least = TO_HIT[range];
  if (least === undefined) return;
  const die = context.dice.d6();
  const hit = die >= least;
  if (hit) state.hits++;
  context.tell({ kind: 'fired', rule: '4', range, hit, hits: state.hits, dice: [die] });
  if (state.hits >= MOST_HITS) end(state, context, { winners: ['revenue'], rule: '4', reason: 'struck' });
}

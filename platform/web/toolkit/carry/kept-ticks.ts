/** What one wants to be stopped by, kept in this browser for each game. */
import type { CarryOn } from '@weathergage/kernel';
import { tickIds } from '@weathergage/kernel';
import { keepList, keptList } from '../kept-list.ts';

const keyOf = (game: string): string => `${game}.stops`;

const usualTicks = ({ stops, manners = [] }: CarryOn): string[] =>
  [...stops, ...manners].filter(({ usual }) => usual).map(({ id }) => id);

export function keptTicks(game: string, rules: CarryOn): readonly string[] {
  const kept = keptList(keyOf(game));
  return kept === null ? usualTicks(rules) : tickIds(rules).filter((id) => kept.includes(id));
}

export const keepTicks = (game: string, ticked: readonly string[]): void => keepList(keyOf(game), ticked);

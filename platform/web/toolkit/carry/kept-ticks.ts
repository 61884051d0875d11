/** What one wants to be stopped by, kept in this browser for each game. */
import type { CarryOn } from '@weathergage/kernel';
import { tickIds } from '@weathergage/kernel';

const keyOf = (game: string): string => `weathergage.${game}.stops`;

const usualTicks = ({ stops, manners = [] }: CarryOn): string[] =>
  [...stops, ...manners].filter(({ usual }) => usual).map(({ id }) => id);

export function keptTicks(game: string, rules: CarryOn): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return Array.isArray(kept) ? tickIds(rules).filter((id) => kept.includes(id)) : usualTicks(rules);
  } catch {
    return usualTicks(rules);
  }
}

export function keepTicks(game: string, ticked: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(ticked));
  } catch {
    // A browser that keeps nothing has them until the page is closed.
  }
}

/** Whether two cards of a ship show the same crosses. */
import { AREAS, type Ship } from '../../rules/table/ship.ts';

export const sameDamage = (was: Ship, now: Ship): boolean => AREAS.every((area) => was[area] === now[area]);

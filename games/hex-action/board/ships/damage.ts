/** Whether two logs of a ship show the same crosses. */
import type { Ship } from '../../rules/sea/ship.ts';

const marksOf = ({ hull, sections, guns, carronades, rigging }: Ship): string =>
  JSON.stringify([hull, sections.map(({ no, left }) => [no, left]), guns, carronades, rigging]);

export const sameDamage = (was: Ship, now: Ship): boolean => marksOf(was) === marksOf(now);

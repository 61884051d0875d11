/** Ships held together by fouled rigging or grapples, and the bodies they form. */
import { type Bond, isBond, otherOf, type Sea } from './state.ts';

type Bonds = Pick<Sea, 'fouls' | 'grapples'>;

const holds = (links: readonly Bond[], id: string): boolean =>
  links.some((link) => link.a === id || link.b === id);

export const isFouled = (sea: Bonds, id: string): boolean => holds(sea.fouls, id);

export const areFouled = (sea: Bonds, x: string, y: string): boolean =>
  sea.fouls.some((link) => isBond(link, x, y));
/** Fouled or grappled to each other. */
export const areBound = (sea: Bonds, x: string, y: string): boolean =>
  areFouled(sea, x, y) || sea.grapples.some((link) => isBond(link, x, y));

/** She and all that hang together with her, herself first. */
export function groupOf(sea: Bonds, id: string): string[] {
  const group = [id];
  // The list grows while it is walked: each newcomer brings those bound to her.
  for (const member of group)
    for (const links of [sea.fouls, sea.grapples])
      for (const link of links) {
        const other = otherOf(link, member);
        if (other !== null && !group.includes(other)) group.push(other);
      }
  return group;
}

/** Where a link in a page of `docs/` leads within the page. */
import type { Route } from '../router.ts';

export type Lead =
  /** Another place on the same leaf. */
  | { readonly to: 'section'; readonly id: string }
  | { readonly to: 'route'; readonly route: Route }
  | { readonly to: 'web'; readonly address: string }
  /** To a file that the page does not have: the words stand there without a link. */
  | { readonly to: 'nowhere' };

/** A path from the leaf it stands on: `../station.md` on `balance/station` is `station`. */
function pathFrom(leaf: string, link: string): string {
  const parts = leaf.split('/').slice(0, -1);
  for (const part of link.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
}

export function leadOf(leaf: string, link: string, hasLeaf: (path: string) => boolean): Lead {
  if (/^https?:/.test(link)) return { to: 'web', address: link };
  const [file = '', section] = link.split('#');
  if (file === '') return { to: 'section', id: section ?? '' };
  const path = pathFrom(leaf, file).replace(/\.md$/, '');
  const [folder, game] = path.split('/');
  if (folder === 'rules' && game !== undefined)
    return { to: 'route', route: { at: 'rules', game, rule: section ?? null } };
  if (!hasLeaf(path)) return { to: 'nowhere' };
  return { to: 'route', route: { at: 'docs', path, section: section ?? null } };
}

// Which room a file or an import specifier belongs to.
import { posix } from 'node:path';
import { GUIDE, gameDoor, gameRooms, HOME, platformRooms } from './plan.ts';

export type Room = { readonly name: string; readonly game?: string };
export type Target =
  | { readonly to: 'room'; readonly room: Room /** From the project's root. */; readonly path: string }
  | { readonly to: 'package'; readonly name: string }
  | { readonly to: 'node' }
  | { readonly to: 'nowhere' };

export const isInGuide = (path: string): boolean => path.startsWith(`${GUIDE}/`);

/** The path that a game of the guide will have among the others. */
const asInHome = (path: string): string => (isInGuide(path) ? `${HOME}${path.slice(GUIDE.length)}` : path);

/** The folder of a room: games/hex-action/rules, platform/web. */
export function roomFolder(file: string): string {
  const parts = file.split('/');
  const depth = isInGuide(file) ? GUIDE.split('/').length + 2 : parts[0] === HOME ? 3 : 2;
  return parts.slice(0, depth).join('/');
}

/** Whether it is a folder of a game's rules or board. */
export const isLayered = (folder: string): boolean =>
  /^games\/[^/]+\/(?:rules|board)(?:\/|$)/.test(asInHome(folder));

/** The room of a path from the project's root, or null if it has none. */
export function roomOf(file: string): Room | null {
  const path = asInHome(file);
  const [top, second = '', third = ''] = path.split('/');
  if (top === 'tools') return { name: 'tools' };
  if (top === 'platform') {
    if (second === 'web' && (third === 'toolkit' || third === 'e2e')) return { name: third };
    if (second === 'bots' && third === 'search') return { name: third };
    return platformRooms.has(second) ? { name: second } : null;
  }
  if (top !== HOME) return null;
  if (third === '') return { name: 'list' };
  if (gameDoor.has(third)) return { name: 'game', game: second };
  if (third === 'e2e') return { name: 'game-e2e', game: second };
  return (gameRooms as readonly string[]).includes(third) ? { name: third, game: second } : null;
}

function workspacePath(specifier: string): string {
  const [, name = '', ...rest] = specifier.split('/');
  if (platformRooms.has(name))
    return posix.join('platform', name, ...(rest.length > 0 ? rest : ['index.ts']));
  return posix.join(HOME, name, ...(rest.length > 0 ? rest : ['rules', 'index.ts']));
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Where an import leads, seen from a file; both paths run from the project's root. */
export function targetOf(file: string, specifier: string): Target {
  if (specifier.startsWith('node:')) return { to: 'node' };
  const bare = specifier.replace(/[?#].*$/, '');
  const isOurs = bare.startsWith('@weathergage/');
  if (!isOurs && !bare.startsWith('.')) return { to: 'package', name: packageName(bare) };
  const path = isOurs ? workspacePath(bare) : posix.join(posix.dirname(file), bare);
  const room = roomOf(path);
  return room ? { to: 'room', room, path } : { to: 'nowhere' };
}

// What each room may import, from the plan that the walls are checked by, and what it must besides.
import { gameDoor, gameRooms, plan } from '../walls/plan.ts';

/** Rooms that are not called by their folder. */
const NAMES: Readonly<Record<string, string>> = {
  search: 'bots/search',
  toolkit: 'web/toolkit',
  e2e: 'web/e2e',
  'game-e2e': 'a game’s `e2e`',
  game: `a game’s ${[...gameDoor].map((file) => `\`${file}\``).join(' and ')}`,
  games: 'every room of every game',
  list: 'the list of games',
};

/** What no import shows. */
const MUST: Readonly<Record<string, string>> = {
  campaign: 'is the one room that knows two games',
  server: 'is imported by `cli` alone',
  toolkit: 'knows no game',
  web: 'knows no game',
  game: 'stays small: it is part of the page’s first load',
  attention: 'decides by a view alone',
};

const isOfGame = (room: string): boolean => gameRooms.some((one) => one === room);

function nameOf(room: string): string {
  const name = NAMES[room] ?? room;
  if (name.includes(' ')) return name;
  return isOfGame(room) ? `a game’s \`${name}\`` : `\`${name}\``;
}

/** Inside a game its own rooms are meant. */
const nameIn = (room: string, entered: string): string =>
  isOfGame(entered) && (isOfGame(room) || room.startsWith('game')) ? `its \`${entered}\`` : nameOf(entered);

export function roomTable(): string {
  const rows = Object.entries(plan).map(([room, { enters, packages, browserSafe, exact }]) => {
    const may = enters.map((entered) => nameIn(room, entered));
    const must = [
      ...(exact ? ['has no clock, and no chance but the dice it is handed'] : []),
      ...(browserSafe ? ['runs in a browser'] : []),
      ...(packages === 'any' || packages.length > 0 ? [] : ['takes no package']),
      ...(MUST[room] === undefined ? [] : [MUST[room]]),
    ];
    return `| ${nameOf(room)} | ${may.length === 0 ? 'nothing of ours' : may.join(', ')} | ${must.join('; ')} |`;
  });
  return ['| room | may import | and |', '|---|---|---|', ...rows].join('\n');
}

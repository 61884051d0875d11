/** What the page says of itself whatever lies open: its head, its menu, its keys, and when there is no way through. */

export const HOUSE = 'Weathergage';

export const PAGE_WORDS = {
  home: `${HOUSE}: back to your match`,
  menu: 'Menu',
  newMatch: 'New match',
  matches: 'Matches and journals',
  guide: 'How to play',
  rulebook: 'The rulebook',
  signs: 'Words and signs',
  keys: 'Keys',
  settings: 'Settings',
  puzzles: 'Puzzles',
  lobby: 'Lobby',
  you: 'You',
  thisList: 'This list',
  connecting: 'Calling the umpire…',
  lost: 'Signal lost',
  online: 'Online',
  unsent: (count: number, lost: boolean) =>
    ` · ${count} ${lost ? 'to send when the line is back' : 'to send'}`,
  lastMove: (minutes: number) => `last move ${agoWords(minutes)} ago`,
  unrolling: 'Unrolling the chart…',
  noWay: 'No way through',
  tryAgain: 'Try again',
  noPage: 'No such page',
  toMatch: 'To the match under way',
  nothingThere:
    'Nothing is kept under {address}. If somebody sent you this link, a part of it may have been lost on the way: ask for it again.',
  elsewhere: 'Open in another tab',
  playHere: 'Play it here',
  elsewhereNote:
    'This match is being played in another tab of this browser. One tab at a time writes its journal, so that no order is lost: go on over there, or take the match over here.',
  notFetched:
    'A part of the page could not be fetched. Check the connection and load the page again; the matches on this screen are kept.',
  unknownGame: (id: string) => `This page does not know the game “${id}”. A newer page may: try a reload.`,
} as const;

function agoWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return minutes < 1440 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

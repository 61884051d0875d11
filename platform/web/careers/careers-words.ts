/** Every sentence about careers that a player wears into a match and buys after one. */

export const CAREERS_WORDS = {
  worn: (count: number) => `${count} worn`,
  noneWorn: (kept: number) => (kept > 0 ? `${kept} kept in this browser, none worn` : 'none worn'),
  here: 'Kept in this browser',
  elsewhere: 'Kept elsewhere',
  any: 'Any of them',
  offer: (title: string) => `${title}: you may buy one for what you won by.`,
  buy: (cost: number) => `Buy for ${cost}`,
  bought: (career: string) => `${career}: it is kept in this browser. Wear it in the next match.`,
  notKept: 'This browser keeps nothing, so that it is lost.',
} as const;

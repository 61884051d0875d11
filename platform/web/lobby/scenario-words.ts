/** Every sentence of the list of scenarios; what a scenario says of itself belongs to its game. */

import type { Words } from '../toolkit/phrases.ts';
import type { Weight } from '../toolkit/played.ts';
import type { Order, Time } from './scenario-order.ts';

export const SCENARIO_WORDS = {
  title: 'Scenario',
  own: 'Your own',
  make: 'Make your own',
  makeNote: 'Ships, sides and waters as you like them, kept in this browser',
  find: 'Find a scenario',
  findOne: (count: number) => `Find one of ${count}: a name, a place, a year, a ship, what it teaches`,
  order: 'Order',
  orders: {
    listed: 'as in the book',
    shortest: 'the shortest first',
    lightest: 'the lightest first',
    even: 'the most even first',
  } satisfies Words<Order>,
  time: 'Time',
  times: {
    any: 'however long',
    quarter: 'at most a quarter of an hour',
    half: 'at most half an hour',
    hour: 'at most an hour',
    evening: 'at most an evening',
  } satisfies Words<Time>,
  weight: 'Weight',
  weights: { any: 'any', light: 'light', middling: 'middling', heavy: 'heavy' } satisfies Words<
    Weight | 'any'
  >,
  favouritesOnly: 'Favourites only',
  noFavourite: 'No favourite here yet: mark one by its star.',
  noneSifted: 'Nothing so short or of that weight.',
  noneNamed: 'Nothing of that name.',
  lesson: 'teaches',
  taken: 'taken',
  next: 'next for you',
  teaches: (what: string) => `Teaches: ${what}`,
  favourite: (title: string) => `Favourite: ${title}`,
  drawn: 'drawn',
  share: (name: string, share: string) => `${name} ${share}`,
  machines: (matches: string, words: string) => `Of ${matches} matches between machines: ${words}`,
  ofMachines: (matches: string) => `of ${matches} between machines`,
} as const;

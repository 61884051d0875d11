/** Where Prestige comes from, in words. */
import type { Source } from '../../rules/world/state.ts';

export const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  start: 'at the start',
  handicap: 'handicap',
  orders: 'Orders',
  sail: 'ships taken and lost',
  flagship: 'flagships',
  convoy: 'Convoys',
  undeclared: 'war not declared',
  hire: 'hired allies',
  request: 'reinforcements asked for',
  repair: 'repairs paid for',
  ransom: 'ransom',
  leader: 'officers sent for',
  mulligan: 'dice thrown again',
  fleet: 'the fleet that is left',
  bonus: 'at the end',
  event: 'Events',
};

/** Powder with a clock: a signal has so many seconds; then the last flag of the locker goes up. What follows has none. */
import { type PowderTypes, powderGame } from '@weathergage/store/testing/powder.ts';
import type { ServedGame } from '../catalogue.ts';
import { powderEntry } from './house.ts';

export const timedPowder = (seconds: number): ServedGame<PowderTypes> => ({
  ...powderEntry,
  game: {
    ...powderGame,
    clock: (view, ask) =>
      ask.kind === 'signal' ? { seconds, late: [...powderGame.choices(view, ask)].at(-1)! } : null,
  },
});

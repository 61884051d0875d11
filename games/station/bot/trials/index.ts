/** What the machines of Station are weighed on and against. */
import type { Chooser, LadderKit } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import { commander } from '../commander.ts';
import { ADMIRAL } from '../temper.ts';

/** Ways of playing that are nobody's level. */
const rivals: Readonly<Record<string, Chooser<Station>>> = {
  /** As near to the admiral of old as today's rules let him be: no ship is spared, and no fleet brought together. */
  'admiral-of-old': commander({ ...ADMIRAL, saves: false, fleets: false }),
  /** Large Flotillas, and few of them. */
  massed: commander({ ...ADMIRAL, mass: 8 }),
};

export const ladder: LadderKit<Station> = {
  levels: ['random', 'harbour', 'lieutenant', 'captain', 'commodore', 'admiral'],
  rivals,
  thought: {
    unit: 'guesses of what the Enemy has',
    steps: [1, 2, 6, 18],
    of: (guesses) => commander({ ...ADMIRAL, guesses }),
  },
  trials: [],
  scenarios: ['valdoro-trade', 'minor-1742'],
};

/** What the machines of Station are weighed on and against. */
import type { Chooser, LadderKit } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import { commander } from '../commander.ts';
import { council } from '../council/index.ts';
import { ADMIRAL, ADMIRAL_OF_THE_FLEET, COMMANDER_IN_CHIEF } from '../temper.ts';

/** Ways of playing that are nobody's level. */
const rivals: Readonly<Record<string, Chooser<Station>>> = {
  /** As near to the admiral of old as today's rules let him be: no ship is spared, and no fleet brought together. */
  'admiral-of-old': commander({ ...ADMIRAL, saves: false, fleets: false }),
  /** Large Flotillas, and few of them. */
  massed: commander({ ...ADMIRAL, mass: 8 }),
  /** Three who knew the commander in chief: he sends small Flotillas, so that one comes with more; he fights at any fair odds, so that one shuns him; he spares his ships while he leads, so that one risks all for Orders. */
  'exploiter-massed': commander({ ...COMMANDER_IN_CHIEF, mass: 8, seek: 0, hunts: -0.2, glory: 2 }),
  'exploiter-shunning': commander({ ...COMMANDER_IN_CHIEF, seek: 1, shun: 0.2, hunts: null }),
  'exploiter-busy': commander({
    ...COMMANDER_IN_CHIEF,
    scales: { ...COMMANDER_IN_CHIEF.scales, sound: 0.45, worn: 0.75, waiting: 5, readyDare: 0.3 },
  }),
  /** Two of them again, who know the admiral of the fleet; and the best of two dozen drawn at random against him. */
  'exploiter-massed-anew': commander({ ...ADMIRAL_OF_THE_FLEET, mass: 8, seek: 0, hunts: -0.2, glory: 2 }),
  'exploiter-shunning-anew': commander({ ...ADMIRAL_OF_THE_FLEET, seek: 1, shun: 0.2, hunts: null }),
  'exploiter-found': commander({
    ...ADMIRAL_OF_THE_FLEET,
    trust: 0.5,
    reach: 2,
    provides: false,
    scales: {
      ...ADMIRAL_OF_THE_FLEET.scales,
      waiting: 3,
      least: 0,
      sound: 0.3,
      anotherDay: 0.3,
      spoilt: 0,
    },
  }),
  /** The fleet admiral, who thinks Battles and courses over. */
  council: council(),
};

export const ladder: LadderKit<Station> = {
  levels: ['random', 'midshipman', 'master', 'post-captain', 'rear-admiral', 'admiral-of-the-fleet'],
  rivals,
  thought: { unit: 'play-outs', steps: [1, 3, 9, 27], of: council },
  trials: [],
  scenarios: ['valdoro-trade', 'minor-1742'],
};

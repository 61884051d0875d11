/** What the machines of Station are weighed on and against. */
import type { Chooser, LadderKit } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import { commander } from '../commander.ts';
import { council } from '../council/index.ts';
import { ADMIRAL, FLEET_ADMIRAL } from '../temper.ts';

/** Ways of playing that are nobody's level. */
const rivals: Readonly<Record<string, Chooser<Station>>> = {
  /** As near to the admiral of old as today's rules let him be: no ship is spared, and no fleet brought together. */
  'admiral-of-old': commander({ ...ADMIRAL, saves: false, fleets: false }),
  /** Large Flotillas, and few of them. */
  massed: commander({ ...ADMIRAL, mass: 8 }),
  /** Three who know the fleet admiral: he divides his fleet, so that one comes with more; he hunts, so that one shuns him; his scouts are out, so that Convoys are raided. */
  'exploiter-massed': commander({ ...FLEET_ADMIRAL, mass: 8, seek: 0, hunts: -0.1, glory: 2 }),
  'exploiter-shunning': commander({
    ...FLEET_ADMIRAL,
    seek: 1,
    shun: 0.2,
    hunts: null,
    search: 'passing',
    kept: 3,
  }),
  'exploiter-raiding': commander({ ...FLEET_ADMIRAL, search: 'never', trust: 0.7 }),
  /** The fleet admiral, who thinks Battles and courses over. */
  council: council(),
};

export const ladder: LadderKit<Station> = {
  levels: ['random', 'midshipman', 'master', 'post-captain', 'rear-admiral', 'fleet-admiral'],
  rivals,
  thought: { unit: 'play-outs', steps: [1, 3, 9, 27], of: council },
  trials: [],
  scenarios: ['valdoro-trade', 'minor-1742'],
};

/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { station } from '../rules/index.ts';
import type { Station } from '../rules/types.ts';
import { commander } from './commander.ts';
import { lapsing } from './lapses.ts';
import {
  ADMIRAL,
  ADMIRAL_OF_THE_FLEET,
  BOLD,
  CAPTAIN,
  COMMANDER_IN_CHIEF,
  COMMODORE,
  FLEET_ADMIRAL,
  HARBOUR,
  LIEUTENANT,
  MASTER,
  MIDSHIPMAN,
  ROVER,
  WARY,
} from './temper.ts';

const random = anyAnswer(station);
const harbour = commander(HARBOUR);
const captain = commander(CAPTAIN);
const commodore = commander(COMMODORE);

/** Admirals of another character, about as strong as he is. */
const characters = {
  'admiral-rover': commander(ROVER),
  'admiral-bold': commander(BOLD),
  'admiral-wary': commander(WARY),
} as const;

export const bots = {
  random,
  midshipman: lapsing(commander(MIDSHIPMAN), random, 50),
  master: lapsing(commander(MASTER), random, 12),
  'post-captain': lapsing(captain, harbour, 25),
  'rear-admiral': lapsing(commodore, harbour, 21),
  'fleet-admiral': commander(FLEET_ADMIRAL),
  'admiral-of-the-fleet': commander(ADMIRAL_OF_THE_FLEET),
  /** As strong as he is, and of another character. */
  'admiral-of-the-fleet-bold': commander({
    ...ADMIRAL_OF_THE_FLEET,
    seek: -0.1,
    shun: -0.6,
    hunts: -0.3,
  }),
  'admiral-of-the-fleet-wary': commander({ ...ADMIRAL_OF_THE_FLEET, seek: 0.8, shun: 0, hunts: 0.4 }),
  'commander-in-chief': commander(COMMANDER_IN_CHIEF),
  /** The same of the commander in chief. */
  'commander-in-chief-bold': commander({ ...COMMANDER_IN_CHIEF, seek: 0, shun: -0.6, hunts: -0.2, reach: 7 }),
  'commander-in-chief-wary': commander({ ...COMMANDER_IN_CHIEF, seek: 0.8, shun: 0, hunts: 0.4 }),
  /** The same of the fleet admiral. */
  'fleet-admiral-bold': commander({ ...FLEET_ADMIRAL, seek: 0, shun: -0.6, hunts: -0.1 }),
  'fleet-admiral-wary': commander({ ...FLEET_ADMIRAL, seek: 0.8, shun: 0, hunts: 0.4 }),
  /** The levels before these: for measuring, for lessons and for matches under way. */
  harbour,
  lieutenant: commander(LIEUTENANT),
  captain,
  commodore,
  admiral: commander(ADMIRAL),
  ...characters,
  /** What these three were called; there are matches with them. */
  rover: characters['admiral-rover'],
  bold: characters['admiral-bold'],
  wary: characters['admiral-wary'],
} as const satisfies Record<string, Chooser<Station>>;

/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { station } from '../rules/index.ts';
import type { Station } from '../rules/types.ts';
import { commander } from './commander.ts';
import { ADMIRAL, BOLD, CAPTAIN, COMMODORE, HARBOUR, LIEUTENANT, ROVER, WARY } from './temper.ts';

/** Admirals of another character, about as strong as he is. */
const characters = {
  'admiral-rover': commander(ROVER),
  'admiral-bold': commander(BOLD),
  'admiral-wary': commander(WARY),
} as const;

export const bots = {
  random: anyAnswer(station),
  harbour: commander(HARBOUR),
  lieutenant: commander(LIEUTENANT),
  captain: commander(CAPTAIN),
  commodore: commander(COMMODORE),
  admiral: commander(ADMIRAL),
  ...characters,
  /** What these three were called; there are matches with them. */
  rover: characters['admiral-rover'],
  bold: characters['admiral-bold'],
  wary: characters['admiral-wary'],
} as const satisfies Record<string, Chooser<Station>>;

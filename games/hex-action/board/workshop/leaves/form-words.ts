/** The plain names of what rules, tests and ships are told by in a scenario's file. */
import type { RuleChoices, TableChoices } from '../../../rules/sea/rule-set.ts';
import type { Trait } from '../../../rules/sea/ship.ts';
import type { SpecialRule } from '../../../rules/sea/special-rules.ts';
import type { Victory, VictoryTest } from '../../../rules/sea/victory-language.ts';

export const LABELS: Readonly<Record<string, string>> = {
  side: 'Side',
  sides: 'Sides',
  ship: 'Ship',
  ships: 'Ships',
  squadron: 'Squadron',
  squadrons: 'Squadrons',
  batteries: 'Batteries',
  firer: 'Whose guns',
  target: 'Against',
  from: 'From',
  to: 'To',
  dieAtMost: 'On a die of at most',
  minVelocity: 'From wind velocity',
  tableShift: 'Hit table changed by',
  turns: 'After turns',
  minRange: 'From range',
  squaresLost: 'Squares missing',
  section: 'Of section',
  untilTurn: 'Through turn',
  squares: 'Reload squares',
  rangeNone: 'No guns at range',
  rangeHalf: 'Half of them at range',
  range: 'Within range',
  crewBack: 'Crew squares back',
  everyTurns: 'Every so many turns',
  breakOn: 'The boom parts on a die of',
  class4OrLarger: 'Frigates and larger',
  smaller: 'Smaller vessels',
  explosionRadius: 'Parted by explosions within',
  burnTurns: 'Turns they burn',
  catchOn: 'Ships beside catch fire on',
  catchOnFouled: 'Fouled ships on',
  explodeAfter: 'Explosion vessels go after',
  direction: 'Direction',
  hexes: 'Hexes',
  pointsPerHit: 'Points for a hit',
  points: 'Points',
  atLeast: 'At least',
  inOrder: 'in this order',
  edge: 'By the edge',
  notSurrendered: 'not surrendered',
  by: 'By',
};

/** Values that are words of the file and not of a language. */
export const WORDS: Readonly<Record<string, string>> = {
  any: 'any',
  '1': '1, the top',
  '2-3': '2 and 3, the right',
  '4': '4, the bottom',
  '5-6': '5 and 6, the left',
  land: 'land',
  fire: 'fire',
};

export const SPECIAL_WORDS: Readonly<Record<SpecialRule['id'], string>> = {
  unreliable: 'Unreliable captains',
  'lee-ports': 'Lee ports awash',
  'shift-flag': 'The flag is shifted',
  'lower-ports-shut': 'Lower ports shut',
  night: 'Night',
  'short-handed': 'Short-handed',
  'holds-anchor': 'Stays at anchor',
  'holds-course': 'Holds its course',
  uncoppered: 'Foul bottoms',
  'free-squadron': 'A free squadron',
  reloads: 'Ammunition',
  treasure: 'Treasure',
  'under-the-guns': 'Under the guns',
  bluff: 'Bluff',
  convoy: 'Convoy',
  'moored-line': 'Moored line',
  boom: 'Boom',
  fireships: 'Fireships',
  tide: 'Tide',
  sweeps: 'Sweeps',
  'scheduled-wind-only': 'Wind by the schedule only',
  'boat-tow': 'Turned by boats',
  bombard: 'Bombardment',
  'secret-depths': 'Secret depths',
};

export const TEST_WORDS: Readonly<Record<VictoryTest['test'], string>> = {
  all: 'All of these',
  any: 'Any of these',
  not: 'Not so',
  reach: 'A ship has been in hexes',
  captured: 'Captured',
  anySurrender: 'Surrendered',
  surrenderedOrLost: 'Surrendered or lost',
  exit: 'Left the board',
  survive: 'Still unsurrendered at a turn',
  destroyed: 'Destroyed',
  aground: 'Aground',
  batterySilenced: 'Batteries silenced',
  burnt: 'Burnt',
  pointsAtLeast: 'Points reached',
};

export const VICTORY_WORDS: Readonly<Record<Victory['type'], string>> = {
  'single-ship': 'The first ship to surrender loses',
  points: 'By points',
  special: 'By tests of its own',
  race: 'A race round marks',
};

/** Optional rules that are simply in force or not, with their rule. */
export const SWITCHES: readonly (readonly [key: keyof RuleChoices, label: string, rule: string])[] = [
  ['windEffects', 'Velocity changes how far ships sail', '18.2.2'],
  ['oneBroadside', 'One broadside in all is loaded a turn', '26.1'],
  ['timedMoves', 'Timed moves', '30.0'],
  ['ownFlags', 'A flagship for every chair', '32.6'],
  ['changingWindNumber', 'Changing wind number', '33.0'],
  ['variableWind', 'Variable starting wind', '34.0'],
  ['towing', 'Towing', '35.0'],
  ['lossOfRigging', 'Loss of masts', '36.0'],
  ['blockedWind', 'Blocked wind', '37.0'],
  ['runningAground', 'Running aground', '38.0'],
  ['castingTheLead', 'Casting the lead', '39.0'],
  ['foreAndAft', 'Fore-and-aft rig', '40.0'],
  ['copperBottoms', 'Foul bottoms', '41.1'],
  ['bombs', 'Bomb vessels', '42.0'],
];

export const SIGNAL_WORDS = {
  off: 'not in force',
  fleet: 'to the whole fleet',
  'own-nation': 'each nation for itself',
} as const;
export const LAG_WORDS = {
  off: 'not in force',
  squadrons: 'other squadrons than the flagship’s',
  'ten-hexes': 'ships more than ten hexes from her',
} as const;
export const SCURVY_WORDS = {
  '0': 'not in force',
  '1': 'one square more in each section',
  '2': 'two in ships of the line, one in frigates',
} as const;

/** Stand-ins for lost tables, each with what may be chosen; the first is the usual one. */
export const TABLE_WORDS: readonly (readonly [
  key: keyof TableChoices,
  label: string,
  choices: Readonly<Record<string, string>>,
])[] = [
  [
    'fullSailHits',
    'Extra hits on full sails',
    { 'half-up': 'half as many again, up', 'half-down': 'half as many again, down', double: 'as many again' },
  ],
  ['lowPowder', 'Low powder', { 'by-guns': 'one table less, two from 19 guns', one: 'one table less' }],
  ['criticals', 'Critical hits', { 'two-dice': 'two dice', 'die-and-table': 'one die and the table' }],
  ['fires', 'Fires aboard', { timed: 'burn for turns thrown', fought: 'are fought with a die' }],
  ['windNumbers', 'Wind change numbers', { thirds: '7, 9 and 11 alike', converted: 'as once printed' }],
  ['startingWind', 'Starting wind', { die: 'the die is the velocity', mild: 'a milder reading' }],
];

export const TRAIT_WORDS: Readonly<Record<Trait, string>> = {
  rowed: 'has oars',
  'no-sail': 'oars only, no sails',
  'bow-gun': 'heavy gun ahead',
  'stern-gun': 'heavy gun astern',
  pivot: 'a pivot gun',
  bomb: 'bomb vessel',
  fireship: 'fireship',
  'explosion-vessel': 'explosion vessel',
  'moored-hulk': 'moored hulk',
};

/** What may be set before a match of Hex Action: which game, which optional rules, which stand-ins for lost tables. */
import type { ChoiceOption, GameOption, OptionGroup } from '@weathergage/web/toolkit/options.ts';

type Reading = readonly [label: string, value: unknown];

const choice = (
  about: Omit<ChoiceOption, 'kind' | 'choices'>,
  ...readings: readonly Reading[]
): ChoiceOption => ({
  kind: 'choice',
  ...about,
  choices: readings.map(([label, value]) => ({ label, value })),
});

const AS_SCENARIO: Reading = ['As the scenario says', undefined];

/** In force or not, or as the scenario has it. */
const three = (key: string, label: string, rule: string, note: string): ChoiceOption =>
  choice({ key, label, rule, note }, AS_SCENARIO, ['In force', true], ['Not in force', false]);

const RULES: readonly GameOption[] = [
  three('timedMoves', 'Timed moves', '30.0', 'Who has not written in time sails straight on.'),
  choice(
    {
      key: 'signals',
      label: 'Messages between commanders',
      rule: '31.0',
      note: 'In writing only, one a ship and turn.',
    },
    AS_SCENARIO,
    ['In force', 'fleet'],
    ['In force, each nation for itself', 'own-nation'],
    ['Not in force', 'off'],
  ),
  choice(
    {
      key: 'commandLag',
      label: 'Command lag',
      rule: '32.0',
      note: 'Ships away from the flagship carry out what was written three turns before.',
    },
    AS_SCENARIO,
    ['Other squadrons than the flagship’s', 'squadrons'],
    ['Ships more than ten hexes from her', 'ten-hexes'],
    ['Not in force', 'off'],
  ),
  three('ownFlags', 'A flagship for every chair', '32.6', 'Each commander signals to his own squadrons.'),
  three(
    'changingWindNumber',
    'Changing wind number',
    '33.0',
    'A wind that has changed may change more often.',
  ),
  three('variableWind', 'Variable starting wind', '34.0', 'Dice decide how it blows at the start.'),
  three('towing', 'Towing', '35.0', 'A ship may tow a friend.'),
  three('lossOfRigging', 'Loss of masts', '36.0', 'Masts fall, and may hang over the side.'),
  three('blockedWind', 'Blocked wind', '37.0', 'A ship to windward takes the wind out of one’s sails.'),
  three('runningAground', 'Running aground', '38.0', 'Shoals hold a ship; land destroys her.'),
  three('castingTheLead', 'Casting the lead', '39.0', 'Slow ships find out how deep the water is.'),
  three('foreAndAft', 'Fore-and-aft rig', '40.0', 'Such vessels creep up against the wind.'),
  three('copperBottoms', 'Foul bottoms', '41.1', 'Ships without copper are slower under full sails.'),
  choice(
    { key: 'scurvy', label: 'Larger crews', rule: '41.2', note: 'Ships new to a station carry more men.' },
    AS_SCENARIO,
    ['One square more in each section', 1],
    ['Two in ships of the line, one in frigates', 2],
    ['Not in force', 0],
  ),
  three('bombs', 'Bomb vessels', '42.0', 'Mortars fire over everything at what lies still.'),
  three(
    'oneBroadside',
    'One broadside a turn',
    '26.1',
    'One in all is loaded in a turn, instead of one on each side.',
  ),
  three('windEffects', 'Wind effects', '18.2.2', 'The velocity of the wind changes how far ships sail.'),
];

const TABLES: readonly GameOption[] = [
  choice(
    { key: 'fullSailHits', label: 'Extra hits on full sails', rule: '20.1.3' },
    ['Half as many again, rounded up', undefined],
    ['Half as many again, rounded down', 'half-down'],
    ['As many again', 'double'],
  ),
  choice(
    { key: 'lowPowder', label: 'Low powder', rule: '16.1.2.3.1' },
    ['One table less, two from nineteen guns on', undefined],
    ['One table less for all', 'one'],
  ),
  choice(
    { key: 'criticals', label: 'Critical hits', rule: '16.1.2.2' },
    ['Two dice', undefined],
    ['One die and the number of the table, as once printed', 'die-and-table'],
  ),
  choice(
    { key: 'fires', label: 'Fires aboard', rule: '16.1.2.3.2' },
    ['Burn for turns thrown when they break out', undefined],
    ['Are fought with a die each turn', 'fought'],
  ),
  choice(
    { key: 'windNumbers', label: 'Wind change numbers', rule: '33.0' },
    ['Seven, nine and eleven alike', undefined],
    ['As once printed, converted', 'converted'],
  ),
  choice(
    { key: 'startingWind', label: 'Starting wind', rule: '34.0' },
    ['The die is the velocity', undefined],
    ['A milder reading', 'mild'],
  ),
];

export const options: readonly OptionGroup[] = [
  {
    title: 'The game',
    options: [
      choice(
        { key: 'edition', label: 'Rules' },
        AS_SCENARIO,
        ['Basic Game, where the scenario allows it', 'basic'],
        ['Advanced Game', 'advanced'],
      ),
      choice(
        { key: 'turnLimit', label: 'Length' },
        AS_SCENARIO,
        ['20 turns at most', 20],
        ['40 turns at most', 40],
      ),
    ],
  },
  { title: 'Optional rules of the Advanced Game', options: RULES },
  { title: 'Where a table is lost', options: TABLES },
];

const pick = (
  set: Readonly<Record<string, unknown>>,
  options: readonly GameOption[],
): Record<string, unknown> =>
  Object.fromEntries(options.map(({ key }) => [key, set[key]]).filter(([, value]) => value !== undefined));

/** The game wants its rules and tables each in a bundle of their own. */
export function optionsOf(set: Readonly<Record<string, unknown>>): unknown {
  const rules = pick(set, RULES);
  const tables = pick(set, TABLES);
  return {
    ...pick(set, options[0]!.options),
    ...(Object.keys(rules).length > 0 && { rules }),
    ...(Object.keys(tables).length > 0 && { tables }),
  };
}

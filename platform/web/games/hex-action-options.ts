/** What may be set before a match of Hex Action: which game, which optional rules, which stand-ins for lost tables. */
import type { ChoiceOption, GameOption, OptionGroup } from '../toolkit/options.ts';

/** As the scenario has it, unless the match says otherwise. */
const three = (key: string, label: string, rule: string, note: string): ChoiceOption => ({
  kind: 'choice',
  key,
  label,
  rule,
  note,
  choices: [
    { label: 'As the scenario says', value: undefined },
    { label: 'In force', value: true },
    { label: 'Not in force', value: false },
  ],
});

const asScenario = { label: 'As the scenario says', value: undefined } as const;

const RULES: readonly GameOption[] = [
  three('timedMoves', 'Timed moves', '30.0', 'Who has not written in time sails straight on.'),
  {
    kind: 'choice',
    key: 'signals',
    label: 'Messages between commanders',
    rule: '31.0',
    note: 'In writing only, one a ship and turn.',
    choices: [
      asScenario,
      { label: 'In force', value: 'fleet' },
      { label: 'In force, each nation for itself', value: 'own-nation' },
      { label: 'Not in force', value: 'off' },
    ],
  },
  {
    kind: 'choice',
    key: 'commandLag',
    label: 'Command lag',
    rule: '32.0',
    note: 'Ships away from the flagship carry out what was written three turns before.',
    choices: [
      asScenario,
      { label: 'Other squadrons than the flagship’s', value: 'squadrons' },
      { label: 'Ships more than ten hexes from her', value: 'ten-hexes' },
      { label: 'Not in force', value: 'off' },
    ],
  },
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
  {
    kind: 'choice',
    key: 'scurvy',
    label: 'Larger crews',
    rule: '41.2',
    note: 'Ships new to a station carry more men.',
    choices: [
      asScenario,
      { label: 'One square more in each section', value: 1 },
      { label: 'Two in ships of the line, one in frigates', value: 2 },
      { label: 'Not in force', value: 0 },
    ],
  },
  three('bombs', 'Bomb vessels', '42.0', 'Mortars fire over everything at what lies still.'),
  three('windEffects', 'Wind effects', '18.2.2', 'The velocity of the wind changes how far ships sail.'),
];

const TABLES: readonly GameOption[] = [
  {
    kind: 'choice',
    key: 'fullSailHits',
    label: 'Extra hits on full sails',
    rule: '20.1.3',
    choices: [
      { label: 'Half as many again, rounded up', value: undefined },
      { label: 'Half as many again, rounded down', value: 'half-down' },
      { label: 'As many again', value: 'double' },
    ],
  },
  {
    kind: 'choice',
    key: 'lowPowder',
    label: 'Low powder',
    rule: '16.1.2.3.1',
    choices: [
      { label: 'One table less, two from nineteen guns on', value: undefined },
      { label: 'One table less for all', value: 'one' },
    ],
  },
  {
    kind: 'choice',
    key: 'criticals',
    label: 'Critical hits',
    rule: '16.1.2.2',
    choices: [
      { label: 'Two dice', value: undefined },
      { label: 'One die and the number of the table, as once printed', value: 'die-and-table' },
    ],
  },
  {
    kind: 'choice',
    key: 'fires',
    label: 'Fires aboard',
    rule: '16.1.2.3.2',
    choices: [
      { label: 'Burn for turns thrown when they break out', value: undefined },
      { label: 'Are fought with a die each turn', value: 'fought' },
    ],
  },
  {
    kind: 'choice',
    key: 'windNumbers',
    label: 'Wind change numbers',
    rule: '33.0',
    choices: [
      { label: 'Seven, nine and eleven alike', value: undefined },
      { label: 'As once printed, converted', value: 'converted' },
    ],
  },
  {
    kind: 'choice',
    key: 'startingWind',
    label: 'Starting wind',
    rule: '34.0',
    choices: [
      { label: 'The die is the velocity', value: undefined },
      { label: 'A milder reading', value: 'mild' },
    ],
  },
];

export const hexOptions: readonly OptionGroup[] = [
  {
    title: 'The game',
    options: [
      {
        kind: 'choice',
        key: 'edition',
        label: 'Rules',
        choices: [
          asScenario,
          { label: 'Basic Game, where the scenario allows it', value: 'basic' },
          { label: 'Advanced Game', value: 'advanced' },
        ],
      },
      {
        kind: 'choice',
        key: 'turnLimit',
        label: 'Length',
        choices: [
          asScenario,
          { label: '20 turns at most', value: 20 },
          { label: '40 turns at most', value: 40 },
        ],
      },
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
export function hexOptionsOf(set: Readonly<Record<string, unknown>>): unknown {
  const rules = pick(set, RULES);
  const tables = pick(set, TABLES);
  return {
    ...pick(set, hexOptions[0]!.options),
    ...(Object.keys(rules).length > 0 && { rules }),
    ...(Object.keys(tables).length > 0 && { tables }),
  };
}

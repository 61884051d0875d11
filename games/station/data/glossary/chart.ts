/** The chart, the weather, and time. */
import { type Glossary, signed, word } from '@weathergage/kernel';

export const chartWords: Glossary = [
  word(
    'Turn|Turns',
    'About three weeks: first the Operations, in which everybody sails and fights, then the Administration. Sixteen Turns are a Year.',
    '4.1',
    '4.11',
  ),
  word(
    'Quarterly Turn|Quarterly',
    'Every fourth Turn: a season begins, events are looked for, and the pool of Orders is made up.',
    '4.12',
    '9.341',
  ),
  word(
    'Year|Years',
    'Sixteen Turns. At its end Orders are counted and those unfulfilled Fail.',
    '4.12',
    '9.332',
  ),
  word(
    'Impulse|Impulses',
    'A quarter of the Turn’s Operations, and again of four Increments. The winds are thrown for anew in each; Impulse 2.3 is the third Increment of the second.',
    '4.2',
    '4.22',
  ),
  word(
    'Increment|Increments',
    'The smallest step of time, four to an Impulse: all move by one Movement Point, then come Tasks, then Battles.',
    '4.2',
    '4.23',
  ),
  word(
    'Operations|Operations Phase',
    'The first part of a Turn: four Impulses of sailing, Tasks and Battles.',
    '4.2',
    '4.11',
  ),
  word(
    'Administration|Administrative Phase',
    'The second part of a Turn: events, wear, repair, Orders, Auxiliaries and Reorganisation.',
    '4.3',
  ),
  word(
    'Courses|Course',
    'Where each Formation is to go. Courses are set down before anybody moves, and stay in force until they are changed.',
    '5.15',
  ),
  word(
    'Movement Point|Movement Points|MP',
    'What a step along a Lane, into a Sea Zone or into a Harbour costs. A Squadron has two to five in an Impulse; distances are counted in them.',
    '5.11',
    '5.12',
    '5.114',
  ),
  word(
    'Movement Allowance',
    'How many Movement Points a Formation has in an Impulse: those of her slowest Squadron.',
    '5.12',
    '5.13',
  ),
  signed(
    'space',
    word(
      'Space|Spaces',
      'A place along the coast. With the wind one Movement Point leads from large Space to large Space; against it the small ones between them count too.',
      '5.2',
      '5.22',
      '5.231',
    ),
  ),
  signed(
    'zone',
    word(
      'Sea Zone|Sea Zones|Zone|Zones',
      'A box of open sea. It is entered and left at its edges, each time by a point and a die; there is no searching and no Battle in it.',
      '5.27',
      '7.121',
      '8.121',
    ),
  ),
  signed(
    'lane',
    word(
      'Lane|Lanes',
      'A line between two Spaces. Its arrows show which way the wind blows; without a wind one must be caught first.',
      '5.21',
      '5.23',
    ),
  ),
  signed(
    'strait',
    word(
      'Strait|Straits',
      'A narrow Space: whoever enters is seen, and each Squadron suffers a point of damage. It can be Interdicted.',
      '5.26',
      '5.261',
    ),
  ),
  signed(
    'port',
    word(
      'Port|Ports',
      'A Space with a harbour behind it. Friends may anchor there; the enemy may lie before it, and Blockade it.',
      '5.28',
      '5.286',
    ),
  ),
  word(
    'Key Port|Key Ports',
    'A great Port, with a Harbour of its own and dockyards that repair.',
    '5.285',
    '11.314',
  ),
  word(
    'Minor Port|Minor Ports',
    'A small Port: an anchorage without shelter, where one Squadron can have emergency repairs.',
    '5.288',
    '11.331',
  ),
  word(
    'Harbour|Harbours',
    'The place behind a Key Port. Going in or out costs a Movement Point; neither weather nor enemy Formations come in.',
    '5.283',
    '5.287',
  ),
  word(
    'Controlled|Control',
    'Whose a Port is: that of the Contingent whose flag it bears.',
    '2.322',
    '5.281',
  ),
  word('Friendly', 'Of one’s own side.', '2.32'),
  word('Enemy|Enemies|Enemy’s', 'The other side, or what is the other side’s.', '2.32'),
  word('Neutral|neutral|neutrals', 'Of neither side. Neutrals do not move and are not attacked.', '2.321'),
  word(
    'Prevailing Wind|Prevailing Winds|Prevailing',
    'The wind that always blows on a Lane unless a Seasonal Wind sets it aside.',
    '5.211',
    '5.23',
  ),
  signed(
    'wind',
    word(
      'Seasonal Wind|Seasonal Winds|Seasonal',
      'A wind with a name and a colour that blows for an Impulse or not at all, as a die says. Where it blows it overrules the one that prevails.',
      '5.24',
      '5.241',
    ),
  ),
  word(
    'Contra Winds|Contra',
    'Two Seasonal Winds that blow against each other: one die gives the one, the other, or neither.',
    '5.242',
  ),
  word(
    'Wind|Winds',
    'What is easy to reach hangs on it. At the head of each Impulse a die is thrown for every Seasonal Wind.',
    '5.11',
    '4.22',
  ),
  word(
    'catch the wind|catch the Wind|catching the wind|catch a wind',
    'To try to sail where no wind blows: four or less on a die, less half the Leader’s rating. Failed, the Movement Point is spent.',
    '5.25',
    '5.253',
  ),
  signed(
    'gale',
    word(
      'Gale|Gales|gale|gales',
      'A storm that travels with a Seasonal Wind. Whoever stays in it is damaged at the end of each Increment, may lose touch with his leader, and can see nobody.',
      '5.3',
      '5.36',
      '5.37',
      '7.113',
    ),
  ),
  word(
    'Force|Forces|Gale Force|H',
    'How hard a Gale blows, 8 to 11; H is a hurricane. The number stands on its mark.',
    '5.312',
    '5.32',
  ),
  word('Off Course', 'Come out of a Sea Zone beside the place one meant.', '5.274', '5.27.10'),
  word(
    'leeway',
    'Which of the Spaces beside her goal a Formation comes out at, when she is Off Course.',
    '5.27.10',
    '5.27.11',
  ),
  word(
    'Player A|Player B',
    'Both sides act at once; where somebody must be first it is Player A, whom the module names.',
    '2.33',
  ),
  word(
    'module|modules',
    'A theatre with its chart, forces, Orders and rules of its own. Where it says something else than the rules, it is right.',
    '2.221',
  ),
  word('Engaged', 'Taking part in a Battle.', '8.121'),
];

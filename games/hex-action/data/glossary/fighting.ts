/** Gunfire, boarding, and what becomes of ships. */
import { type Glossary, signed, word } from '@weathergage/kernel';

export const fightingWords: Glossary = [
  signed(
    'fire',
    word(
      'field of fire|fields of fire',
      'The water a broadside bears on: from the row slanting forward of the bow to the row slanting aft of the stern, out to ten hexes.',
      '11.1.1',
      '11.1.3',
    ),
  ),
  word(
    'range',
    'The shortest count of hexes from either half of one ship to either half of the other. Carronades reach 2, guns the hull to 5, from 6 to 10 the rigging alone.',
    '11.2.1',
    '11.2.5',
    '11.1.9',
  ),
  word(
    'hit table|hit tables',
    'What a broadside throws on, 0 to 8: guns and range give its number, crew, rake and first broadside move it.',
    '11.2.3',
    '11.2.4',
  ),
  word('H', 'Among hits: a hull square. With her last hull square a ship strikes.', '11.2.7', '11.4.1.2'),
  word(
    'G',
    'Among hits: a gun or a carronade. Among a ship’s notes: a grapple that holds.',
    '11.2.7',
    '9.1.8',
  ),
  word('F', 'Among a ship’s notes: she is fouled.', '8.3.8'),
  word('square|squares', 'A box of the log. Each hit crosses one out.', '11.4', '11.4.1.1'),
  word(
    'crew section|crew sections|section|sections',
    'A third of the crew, or of the rigging. Each section lost costs a table of gunfire, or a point of allowance.',
    '11.3.3',
    '11.4.4.1',
  ),
  word(
    'initial broadside|first broadside',
    'The first from each side of a ship, loaded with care: it shoots higher tables.',
    '11.3.4',
  ),
  word(
    'rake|raked|raking|rakes',
    'Fire along a ship that has no broadside to bear on you. It shoots much higher tables.',
    '11.3.2',
  ),
  word(
    'broadside|broadsides',
    'The guns of one side of a ship. It fires at one target, the nearest it could fire at, and has to be loaded again.',
    '11.1.4',
    '11.1.4.1',
    '13.1',
  ),
  word('aim', 'At hull or rigging; from six hexes on only at rigging.', '11.2.5'),
  word('load|loaded|loads|loading', 'Making a broadside ready for the next turn.', '13.1'),
  word(
    'crew quality',
    'Elite, crack, average, green or poor. It moves the hit table, and counts in grappling, fouling and melee.',
    '11.3.1',
    '12.3.1',
  ),
  word(
    'strikes|struck|strike',
    'With her last hull square a ship hauls down her colours. She is out of it for good, but may be boarded and taken.',
    '11.4.1.2',
  ),
  word(
    'surrenders|surrendered|surrender',
    'A ship without guns or rigging, and without a friend near, gives up to who fires into her. She may take heart again if a friend comes.',
    '11.4.3.2',
    '11.4.4.2',
    '11.4.5',
  ),
  word('hulk|hulks', 'A ship with her hull gone that still lies there.', '11.1.4.2'),
  word(
    'prize|prizes',
    'A ship that has surrendered and been boarded. Her guns shoot two tables lower.',
    '12.4.1',
    '11.3.5',
  ),
  word('OBP', 'An offensive boarding party: it boards and must fight.', '10.2.2', '12.2.1'),
  word('DBP', 'A defensive boarding party: it fights if the ship is boarded.', '10.2.2', '12.2.3'),
  word('TBP', 'A transfer party: men who cross to a friend.', '10.2.2', '12.1.1'),
  word('NBP', 'No boarding party at all.', '10.2.1'),
  word(
    'melee|melees',
    'The fight of boarding parties on a deck, up to three rounds a turn, until one side has three times the strength of the other.',
    '12.0',
    '12.3.3',
  ),
  word(
    'grappled|grapple|grapples|grappling',
    'Held fast by iron hooks. Each grapple is thrown for, and cut, one by one; a grappled ship only drifts.',
    '9.1.4',
    '9.1.6',
    '9.2.3',
  ),
  word(
    'hits to be expected|hits to expect',
    'The mean of the six faces of the die: over many such broadsides there are so many hits in each.',
    '11.2.6',
  ),
  word(
    'RH, RG, RR=RH|RG|RR',
    'Notes of repair in the Advanced Game: RH the hull, RG the guns, RR the rigging.',
    '20.5.2',
  ),
];

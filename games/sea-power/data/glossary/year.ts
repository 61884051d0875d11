/** What is done in a year, and what it counts for. */
import { type Glossary, word } from '@weathergage/kernel';

export const yearWords: Glossary = [
  word(
    'year|years',
    'A turn of the game: forces, movement, combat, control and points, return to port, repairs.',
    '4.0/1',
  ),
  word(
    'search|searches|searched|searching',
    'What happens when a squadron enters an area with an enemy in it: both choose in secret to fight or to avoid, and where they differ dice decide.',
    '6.5/1',
    '6.5/2',
    '6.5/4',
  ),
  word(
    'avoid|avoids|avoided|Avoid',
    'The choice not to fight in a search. Who avoids throws three dice, who fights one; the higher total gets its way.',
    '6.5/2',
    '6.5/4',
  ),
  word(
    'join|joins|joined',
    'To come to a friend whose battle is already marked: a die and both senior leaders, 7 or more.',
    '6.5/5',
  ),
  word(
    'battle|battles',
    'Squadrons that have found each other fight after all movement is over: the gauge, the lines, and rounds of fire until one side breaks off.',
    '7.1',
    '4.0/12',
  ),
  word(
    'weather gauge|gauge',
    'A die and the best leader on each side, 2 more for the English. Who has it sees what he is about to meet, and may withdraw.',
    '7.2/1',
    '7.2/3',
    '7.2/4',
  ),
  word(
    'withdraw|withdraws|withdrew',
    'To leave a battle before the lines fire. Only who has the gauge can, and it loses him the battle.',
    '7.2/4',
  ),
  word(
    'line|lines|line of battle',
    'All ships of a side in a battle, one behind the other, ship against ship.',
    '3.6/1',
    '7.3/1',
  ),
  word(
    'double|doubles|doubled|doubling',
    'Ships left over at the end of the longer line fire at an enemy who has an opponent already.',
    '7.3/2',
    '7.33/2',
  ),
  word(
    'round|rounds',
    'One exchange of fire along the whole line. All of it takes effect at once.',
    '7.31/3',
  ),
  word(
    'break off|breaks off|breaking off|broke off',
    'A side without a single undamaged ship at the end of a round has to leave, and has lost.',
    '7.6/1',
    '7.6/2',
  ),
  word(
    'refuge|refuges',
    'Where a disabled or beaten ship runs to: the nearest port that will have her.',
    '7.31/2',
    '7.6/3',
  ),
  word(
    'hit|hits',
    'A 6 on a die of gunfire. It is thrown again for the points of damage.',
    '7.31/1',
    '7.31/2',
  ),
  word(
    'points|point',
    'What the war is decided by: areas and trade for the Europeans, ships sunk for the English. 50 ahead is a major victory, 25 a minor one.',
    '8.2/1',
    '8.3',
    '8.5',
  ),
  word(
    'prey|preys|war on trade|trade',
    'A European frigate in an area with English ports earns 3 points, unless an English squadron of two ships is at sea there.',
    '8.4',
  ),
  word('razed', 'Pulled down for good: nobody uses the port again.', '6.232'),
  word(
    'captured',
    'Of a port: taken by a squadron alone in its area, with the higher of die and leader against die and port.',
    '6.23/1',
    '6.23/2',
  ),
  word(
    'repair|repairs|repaired',
    'At the end of the year a port takes off as much damage as its number, spread as its owner likes.',
    '9.2/1',
  ),
  word(
    'bid|bids',
    'By an option both sides offer points in secret for the side they want; the other begins with that many.',
    '11.E',
  ),
];

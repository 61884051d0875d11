/** The words of Sea Power. */
import { type Glossary, glossaryOf, signed, word } from '@weathergage/web/toolkit/glossary/glossary.ts';
import { SAILING } from '@weathergage/web/toolkit/glossary/sailing.ts';

const forces: Glossary = [
  word(
    'English',
    'The side of England alone. It gains points for European ships that it sinks, and moves first.',
    '3.6/2',
    '4.0/8',
    '8.3',
  ),
  word(
    'Europeans|European',
    'The other side: all powers of Europe that are at war with England. They gain points for areas they control and for frigates on English trade.',
    '3.6/2',
    '8.1',
    '8.4',
  ),
  word(
    'squadron|squadrons',
    'The only command there is: a marker on the chart, and a box with ships and leaders that the enemy does not see. It sails as one.',
    '3.6/8',
    '6.6/2',
  ),
  word(
    'empty squadron|empty squadrons|decoy|decoys',
    'A marker without ships, sent out to deceive. It sails and searches as if a 2 led it, and is gone for the year when somebody looks.',
    '6.61',
    '6.6/2',
  ),
  word(
    'absorbs|absorbed',
    'Two squadrons of a side that end in one area become one, under the higher leader. The other marker is off the chart for the year.',
    '6.1/6',
    '6.1/7',
  ),
  signed(
    'leader',
    word(
      'leader|leaders',
      'An admiral, by name, with a rating. He moves his squadron, helps in searches and for the gauge, and adds dice to the ships around his own.',
      '6.4/1',
      '7.4/1',
    ),
  ),
  word(
    'rating|ratings',
    'A leader’s number: the points his squadron moves with, and what he adds to a die.',
    '6.1/4',
    '7.2/1',
  ),
  word(
    'senior leader|senior leaders',
    'The one with the highest rating in a squadron. Only his counts.',
    '3.6/7',
  ),
  word('unit|units', 'One ship of the line.', '3.6/9'),
  signed(
    'ship',
    word(
      'attack',
      'The first of a ship’s two numbers: how many dice she throws in a round. Each point of damage takes one off.',
      '7.31/1',
      '7.32',
    ),
  ),
  word('defence', 'The second of a ship’s two numbers: more damage than this sinks her.', '7.31/3'),
  word(
    'damage|point of damage|points of damage',
    'What has been shot or worn away from a ship. Each point costs her a die of attack; more than her defence sinks her.',
    '7.32',
    '7.31/3',
  ),
  word(
    'disabled|disables',
    'Hit by a 5: she leaves after the round for the nearest friendly port.',
    '7.31/1',
    '7.31/2',
  ),
  word(
    'frigate|frigates|frigate marker|frigate markers',
    'A marker laid in an area before squadrons move. It adds 3 to searches there, and a European one preys on English trade. It is never sunk.',
    '6.31/2',
    '6.5/4',
    '8.4',
  ),
  word(
    'base',
    'The ships and leaders a nation may keep from one year to the next. What is above it is paid off, what is missing is drawn.',
    '5.0/3',
    '5.0/4',
  ),
  word('paid off|pay off|pays off', 'Sent back into the pool at the head of a year.', '5.0/4', '5.0/5'),
  word('new forces', 'Ships and leaders drawn blindly from the pool each year on top of the base.', '5.1/1'),
  word(
    'pool|pools',
    'The ships or leaders of a nation that are not in play. Whoever comes in is drawn from it blindly.',
    '3.6/4',
  ),
  word(
    'stack|stacks',
    'Up to sixteen ships under one leader, in order; the stacks of a squadron make its line from left to right.',
    '6.4/4',
    '7.3/1',
  ),
  word(
    'display|displays|disposition|Disposition',
    'The sheet with the boxes of a nation’s squadrons. The enemy does not see it.',
    '3.7/2',
    '5.3',
  ),
  word('joint command', 'Ships of several European nations in one battle: each throws one die less.', '7.5'),
];

const chart: Glossary = [
  signed(
    'area',
    word(
      'area|areas',
      'A part of the ocean, with a name. Controlling one that has a number brings the Europeans so many points.',
      '3.6/6',
      '8.2/1',
    ),
  ),
  signed(
    'wind',
    word(
      'arrow|arrows',
      'The wind at a border between areas: with it a voyage costs nothing, against it 2 points, where there is none 1.',
      '6.1/4',
    ),
  ),
  signed(
    'port',
    word(
      'port|ports',
      'Where voyages begin and the year ends. Its number is what it repairs, how many squadrons it holds, and how well it is defended.',
      '3.6/5',
      '6.2/3',
    ),
  ),
  word('home port|home ports', 'A port in its nation’s own country.', '3.7/4', '6.4/3'),
  word(
    'neutral|neutral port|neutral ports',
    'Of neither side. A neutral port is open to both, repairs nothing, and has to be left in the year after.',
    '6.22/1',
    '9.2/2',
  ),
  word('changeable', 'Of a port: it can be taken. The others never change hands.', '6.2/1', '6.2/2'),
  word(
    'control|controls|controlled',
    'The Europeans control an area in which theirs is the only squadron at sea, with two ships at least.',
    '8.1',
  ),
  word('at sea', 'On the chart and not in a port.', '6.5/1'),
  word(
    'movement points|points to move',
    'The rating of the best leader aboard: what a squadron has for borders against the wind or without one.',
    '6.1/4',
  ),
  word(
    'voyage|voyages',
    'A squadron’s way through areas in one year. It begins with a free step out of port.',
    '6.1/1',
    '6.1/5',
  ),
  word(
    'long voyage|long-voyage',
    'From its eighth area on a squadron wears itself out: a die of damage, and more after the sixteenth and the twenty-fourth.',
    '11.A2',
  ),
  word(
    'on station|station|stations',
    'An English squadron that has moved two areas at most may stay on watch there: 3 more in every search, against a die of damage.',
    '11.A1',
  ),
  word(
    'storm|storms',
    'By an option leaving port takes a die; 1 or 2 is a storm, which keeps the squadron in and may damage it.',
    '11.B/2',
  ),
];

const year: Glossary = [
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

export const GLOSSARY: Glossary = glossaryOf([...forces, ...chart, ...year], SAILING);

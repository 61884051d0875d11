/** Sides, ships and those who lead them. */
import { type Glossary, signed, word } from '@weathergage/kernel';

export const forcesWords: Glossary = [
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

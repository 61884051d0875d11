/** Battles. */
import { type Glossary, word } from '@weathergage/kernel';

export const battleWords: Glossary = [
  word(
    'Battle|Battles',
    'A fight at the end of an Increment between Formations in one Space, one of which at least is Spotted. It has no rounds: every Squadron fights once.',
    '8.1',
    '8.111',
    '8.12',
  ),
  word(
    'weather gauge|gauge',
    'The wind’s favour, won by the higher number: each side counts from ten. Who has it may Withdraw before the guns, and sets how hard the Battle is fought.',
    '8.22',
    '8.222',
  ),
  word(
    'Withdraw|Withdraws|Withdrawn|Withdrawal|withdraw|withdraws|withdrawn',
    'To leave before the guns are fired. Only who has the weather gauge can; he sails in the next Increment, and not the way the enemy came.',
    '8.23',
    '8.231',
  ),
  word(
    'intensity|Intensity',
    'How hard a Battle is fought: light, medium or heavy. It gives the column on which both sides begin, and how many may join a Combat.',
    '8.31',
    '8.321',
    '8.333',
  ),
  word(
    'Light',
    'Of a Battle: the mildest intensity, one Squadron against one, and nobody is Disorganised by it. Of an Auxiliary: a brig or sloop, which Searches, Shadows and Screens.',
    '8.311',
    '6.113',
  ),
  word('Moderate', 'A Battle of medium intensity.', '8.311'),
  word(
    'Heavy',
    'A Battle of the greatest intensity: up to three Squadrons a side in one Combat, and the higher columns of the damage table.',
    '8.311',
    '8.333',
  ),
  word(
    'Combat|Combats',
    'Squadrons that fight each other within a Battle, one against one or more. One die, and each side reads it in its own column.',
    '8.33',
    '8.335',
  ),
  word(
    'line of battle|the line',
    'The Squadrons of a side in the order in which they are put up against the enemy’s.',
    '8.33',
    '8.331',
  ),
  word(
    'column|columns',
    'Of the damage table: the higher, the more harm. It is the heat of the Battle with what leaders and flagships add.',
    '8.32',
    '8.34',
  ),
  word(
    'shift|shifts',
    'A step to another column: to the right is good, to the left bad. Leaders, Classes and Flagships give them.',
    '8.34',
    '8.341',
  ),
  word(
    'Doubling',
    'Putting Squadrons left over into a Combat beside another: one in a medium Battle, two in a heavy one.',
    '8.333',
  ),
  word(
    'sunk outright',
    'An S on the damage table: a Sail goes down at once, before further damage is counted.',
    '8.337',
  ),
  word(
    'Struck|Strike',
    'Of Sail lost by the beaten side: some strike their colours instead of sinking, and are prizes.',
    '8.44',
  ),
  word(
    'Prize|Prizes',
    'Sail that struck and were taken. Each brings three points of damage to the Squadron that takes her; she may be burnt instead.',
    '8.44',
    '8.442',
  ),
  word(
    'Disorganised',
    'What a Battle that was not light leaves behind: those who fought can sail, but do not give battle until they are in order again.',
    '8.45',
    '8.454',
  ),
  word(
    'Regroup|regroup',
    'After a Battle those who fought may pass Sail and Squadrons between them, without checks.',
    '8.42',
    '8.424',
  ),
  word('mulligan', 'One die thrown again, for a point of Prestige.', '12.31'),
];

/** How ships sail, and how it is written. */
import { type Glossary, signed, word } from '@weathergage/kernel';

export const sailingWords: Glossary = [
  word(
    'hex|hexes',
    'A six-sided field of the sea, some hundred yards across. A ship lies on two: bow and stern.',
    '3.1.3',
    '7.1.5',
  ),
  word(
    'plot|plots|plotted|plotting',
    'A ship’s course for the turn, written in secret and opened together with all others: 1 is a hex ahead, L and R are turns.',
    '7.0',
    '7.2.1',
    '7.2.3',
  ),
  word(
    'L and R=L|R',
    'In a plot: L is a turn of sixty degrees to larboard, R one to starboard. L1R1 is left, one hex, right, one hex. Among hits, R is a square of rigging.',
    '7.2.3',
    '11.2.7',
  ),
  signed(
    'attitudes',
    word(
      'attitude|attitudes',
      'How she lies to the wind when the turn begins. A: wind on the quarter. B: right before it. C: on the beam or bow. D: head to wind.',
      '7.1.3',
      '7.1.4',
    ),
  ),
  word(
    'A to D=B|C|D',
    'The attitudes: A with the wind on the quarter, B before it, C on beam or bow, D in irons. Among hits, C is a crew square; in a plot, D is drifting.',
    '7.1.3',
    '11.2.7',
    '8.2.4',
  ),
  word(
    'allowance|allowances',
    'How many factors of movement she has this turn, by her speed and her attitude: 3, 2, 1 and 0 in A to D at speed 3; 4, 3, 1 and 0 at speed 4.',
    '7.1.4',
    '7.1.1',
  ),
  word(
    'factor|factors',
    'What movement costs: one for each hex ahead and one for each turn.',
    '7.1.5',
    '7.1.10',
  ),
  word(
    'battle-sail speed|speed',
    'How fast she is under battle sails, 3 or 4. It belongs to the ship.',
    '7.1.2',
  ),
  word(
    'turning ability',
    'The most turns of sixty degrees that she may make in one phase, each in another hex.',
    '7.1.9',
  ),
  word(
    'quarter',
    'The part of a ship between beam and stern. With the wind there (attitude A) she goes fastest.',
    '7.1.3',
  ),
  word(
    'irons|in irons',
    'Attitude D, head to wind: no hex ahead, only one turn in place.',
    '7.1.3',
    '7.1.15',
  ),
  word(
    'drift|drifts|drifting',
    'A ship whose bow stays in its hex for two phases running is carried a hex down the wind; so are fouled, grappled and dismasted ones. Written D.',
    '8.2.1',
    '8.2.3',
    '8.2.4',
  ),
  word(
    'lie still|lies still|lay still',
    'A plot of 0. She stays where she is this turn, and drifts if she does it again.',
    '7.2.6',
    '8.2.1',
  ),
  word(
    'collision|collisions|collided|collide',
    'Two ships in one hex at the same step. It ends the movement of both, and may foul their rigging.',
    '8.3.1',
    '8.3.4',
    '8.3.5',
  ),
  word(
    'fouled|foul|fouls|fouling',
    'With her rigging caught in another’s. She neither sails nor turns until she is clear, and may be boarded. Written F.',
    '8.3.5',
    '8.2.3',
    '8.3.8',
  ),
  word(
    'dismasted',
    'Without rigging: she drifts, and may turn only after some turns of drifting.',
    '8.2.5',
    '11.4.4.1',
  ),
  word(
    'full sails|full sail',
    'In the Advanced Game: more hexes, but a ship under full sails is fouled more easily, and hits on her rigging tell more.',
    '8.3.5.8',
  ),
  word('Basic Game', 'The rules that a first duel needs.', '5.0'),
  word('Advanced Game', 'The Basic Game with gunnery, sails, crews and notes in full.', '5.0'),
  word(
    'log',
    'A ship’s sheet: her squares of hull, guns, crew and rigging, what is loaded, and her plots.',
    '7.2.1',
    '11.4',
  ),
  word(
    'note|notes',
    'In the Advanced Game: an order written beside the plot, such as anchoring or repairing.',
    '20.5.1',
  ),
  word(
    'anchored|anchor|anchors|springs',
    'Held by her anchor. On springs, ropes to the cable, she can be turned where she lies.',
    '20.3.8',
    '20.3.8.2',
  ),
];

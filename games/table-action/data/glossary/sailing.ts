/** Ships on the move. */
import { type Glossary, signed, word } from '@weathergage/kernel';

export const sailingWords: Glossary = [
  signed(
    'move',
    word(
      'segment|segments',
      'A third of a ship’s move: straight ahead, at least half her rate, then one turn.',
      'move.three-segments',
      'move.minimum-half',
    ),
  ),
  word('inch|inches|″', 'An inch on the table: all distances are measured in inches.', 'move.rate-table'),
  word(
    'rate',
    'Inches a segment by class of ship and sail set; an inch more running, an inch less beating. Of a ship: her class, first to sixth.',
    'move.rate-table',
  ),
  word(
    'easy sail|Easy',
    'The least of three settings: slow, steady for her own guns, a lesser mark.',
    'sails.one-level',
    'fire.modifiers-shooter',
  ),
  word('battle sail|battle sails', 'The middle of three settings.', 'sails.one-level'),
  word(
    'full sail',
    'The most of three settings: fast, bad for her own guns, an easier mark.',
    'sails.one-level',
    'fire.modifiers-target',
  ),
  signed(
    'wind',
    word('running', 'With the wind abaft the quarter: an inch more in the segment.', 'wind.running'),
  ),
  word('reaching', 'With the wind about abeam: the rate of the table.', 'wind.reaching'),
  word('beating', 'With the wind before the beam: an inch less in the segment.', 'wind.beating'),
  word(
    'taken aback|aback',
    'With her bow within 45 degrees of the eye of the wind she stops and loses dice of rigging, the more the more sail she has set.',
    'aback.stops',
    'aback.damage-by-sail',
  ),
  word(
    'tack|tacked',
    'A special action of two successes: she cannot be taken aback for the rest of her move.',
    'tack.pass',
  ),
  word(
    'boxhaul|boxhauls',
    'A special action of three successes: one segment, then half about, and no farther.',
    'boxhaul.pass',
  ),
  word(
    'adrift|drifts|drift',
    'Without rigging: an inch down the wind each time she acts.',
    'drift.no-rigging',
    'drift.one-inch-downwind',
  ),
  word(
    'collision|collide|collides|collided',
    'Bases that come into contact. Both ships lose hull by the size of the other, and the one that moved stops.',
    'collision.contact',
    'collision.damage-by-size',
  ),
  word('aground', 'On land or shoal, and out of the fight.', 'aground.removed'),
  word(
    'the table=left the table|leaves the table|leave the table',
    'The sea itself, as on a table; a ship that leaves it is out of the fight.',
    'fire.line-of-sight',
  ),
];

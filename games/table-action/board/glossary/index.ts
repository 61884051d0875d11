/** The words of Table Action. */
import { type Glossary, glossaryOf, signed, word } from '@weathergage/web/toolkit/glossary/glossary.ts';
import { SAILING } from '@weathergage/web/toolkit/glossary/sailing.ts';

const acting: Glossary = [
  word(
    'turn|turns',
    'Initiative, activation of every squadron, boarding, and the end, in which victory is looked at. As a manoeuvre: a change of heading at the end of a segment.',
    'turn.phases',
    'move.one-turn-a-segment',
  ),
  word(
    'initiative',
    'Two dice a squadron with its modifiers. The highest sum acts first.',
    'initiative.roll-2d6',
  ),
  word(
    'squadron|squadrons',
    'Ships that act one after the other, before the next squadron begins.',
    'activation.squadron-by-squadron',
  ),
  word(
    'activation|acts|acted|to act',
    'A ship’s own part of the turn: a special action, a change of sail, then three segments with fire at any point.',
    'activation.step-order',
  ),
  signed(
    'wake',
    word(
      'wake',
      'The line behind a ship. Green: she has still to act. Orange: she has acted.',
      'activation.marks-done',
    ),
  ),
  word(
    'signal|signals|signalled',
    'Before the dice a ship with signals may raise one squadron’s initiative by 1, if she is within 24 inches of her flagship and of all its ships.',
    'special.signals',
    'initiative.signalled',
  ),
  word(
    'flagship|flagships',
    'She adds 2 to her squadron’s initiative, throws one more failed die of a test again, and steadies ships within twelve inches.',
    'special.flagship',
  ),
  word(
    'test|tests',
    'Three dice as a rule: 4 and more is a success, a 6 counts two. What is tested says how many successes it needs.',
    'success.four-plus',
    'special.three-dice',
  ),
  word(
    'success|successes',
    'A die of 4 or more in a test; a natural 6 is two.',
    'success.four-plus',
    'success.six-is-two',
  ),
  word(
    'reroll|rerolls',
    'A failed die of a test thrown once more: a good crew two, an average one, a poor none.',
    'reroll.good',
    'reroll.average',
  ),
  word(
    'special action|special actions|Special',
    'One a turn, by a test: tack, boxhaul, fight fires, repair, chain shot, guns kept ready. A crippled crew tries none.',
    'special.one-a-turn',
  ),
  word(
    'crew quality|good crew|average crew|poor crew',
    'Good, average or poor. It tells in tests, in gunnery and in boarding.',
    'reroll.good',
    'fire.modifiers-shooter',
  ),
  word(
    'D6|D10|2D6',
    'Dice with six and with ten sides: 4 D6 are four dice of six sides. Regular guns throw D6, large ones D10.',
    'fire.gun-types',
  ),
];

const sailing: Glossary = [
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

const fighting: Glossary = [
  signed(
    'fire',
    word(
      'broadside|broadsides',
      'The guns of one side. They bear 30 degrees forward of the beam and 30 abaft it, and fire once, at any point of the move.',
      'fire.arc-30-degrees',
      'fire.any-point-of-move',
    ),
  ),
  word(
    'bears|bear',
    'A broadside bears on a target that lies in its arc with nothing in the way.',
    'fire.arc-30-degrees',
    'fire.line-of-sight',
  ),
  word(
    'point blank',
    'To 8 inches. A hull is hit on 3 and more, and muskets are fired too.',
    'fire.dice-by-range',
    'fire.to-hit-hull',
  ),
  word(
    'close range|close',
    'To 16 inches. A hull is hit on 4 and more.',
    'fire.dice-by-range',
    'fire.to-hit-hull',
  ),
  word(
    'effective range|effective',
    'To 32 inches. A hull is hit on 5 and more.',
    'fire.dice-by-range',
    'fire.to-hit-hull',
  ),
  word('long range', 'To 64 inches. A hull is hit on 6.', 'fire.dice-by-range', 'fire.to-hit-hull'),
  word(
    'keep guns ready|guns kept ready|keep her guns ready|Guns kept ready',
    'A special action of two successes: she may fire while other ships move, and first, until she has fired or acts again.',
    'fire-as-she-bears.pass',
  ),
  word('hold fire', 'Not to fire now.', 'fire.any-point-of-move'),
  word(
    'chain shot',
    'A special action of two successes: 2 more to hit rigging at point blank and close range.',
    'chain-shot.pass',
  ),
  word(
    'rake|raked|rakes|raking',
    'Fire along a ship’s length, square to her within ten degrees: twice the dice, and a critical hit without a check.',
    'rake.geometry',
    'rake.doubles-dice',
    'rake.automatic-critical',
  ),
  word(
    'critical hit|critical hits|critical',
    'A 6 on one die after a hit: rudder, mast, fire, leak or magazine.',
    'critical.roll-once',
  ),
  word(
    'on fire|fires',
    'A fire has to be fought when she acts, or it costs crew and spreads. Six sink her.',
    'critical.fire',
    'special.fires-ignored',
    'critical.six-sinks',
  ),
  word(
    'leak|leaks|leaking',
    'An inch less in every segment until it is stopped; not repaired, it costs crew and grows. Six sink her.',
    'critical.leak',
    'special.leaks-ignored',
  ),
  word(
    'musketry|muskets',
    'Small arms at point blank: each die of 4 and more costs the target one crew.',
    'musketry.point-blank',
    'musketry.dice',
  ),
  word(
    'snap fire',
    'What a ship that is boarded before she has acted may do: fire at point blank with half of all dice.',
    'boarding.snap-fire',
  ),
  word(
    'boarding|boarded|boards',
    'Coming within two inches is enough. Crews fight in rounds until a crippled one gives way.',
    'boarding.within-two-inches',
    'boarding.rounds',
  ),
  word(
    'morale',
    'A test of two successes, when an area is crippled or a crippled one is hurt again. Failed, she strikes.',
    'morale.when',
    'morale.test',
  ),
  word(
    'crippled',
    'An area with a third of its points, or fewer, left. Hull: half the dice. Crew: no special actions. Rigging: one segment a turn.',
    'crippled.threshold',
  ),
  word(
    'strikes|struck|strike',
    'Without crew, or when morale fails, a ship hauls down her colours: she drifts, is not fired at, and is taken by whoever boards her.',
    'struck',
  ),
  word(
    'hits to be expected|hits',
    'What the dice come to on average. Each die that reaches its number is a hit; a natural 6 or 10 brings another die.',
    'fire.to-hit-hull',
    'fire.extra-hits-explode',
  ),
  word(
    'large ship|medium ship|small ship|large ships|medium ships|small ships',
    'The size of a ship: it decides how far she turns (15, 30 or 45 degrees) and what she does in a collision.',
    'move.turn-allowance',
    'collision.damage-by-size',
  ),
];

export const GLOSSARY: Glossary = glossaryOf([...acting, ...sailing, ...fighting], SAILING);

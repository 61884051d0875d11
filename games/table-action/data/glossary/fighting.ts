/** Gunfire, boarding, and what becomes of ships. */
import { type Glossary, signed, word } from '@weathergage/kernel';

export const fightingWords: Glossary = [
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

/** Turns, signals and who acts when. */
import { type Glossary, signed, word } from '@weathergage/kernel';

export const actingWords: Glossary = [
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

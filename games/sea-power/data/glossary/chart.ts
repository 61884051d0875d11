/** The ocean: areas, winds and ports. */
import { type Glossary, signed, word } from '@weathergage/kernel';

export const chartWords: Glossary = [
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

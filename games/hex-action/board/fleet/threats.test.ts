import { describe, expect, it } from 'vitest';
import { testSea, viewOf } from '../../rules/testing/sea.ts';
import { lieOf, windOn } from '../look/lie.ts';
import { bearsWords, fleetLines, situationOf, threatsIn, underWords } from './threats.ts';

/** One ship with an enemy on her starboard beam and another right ahead; the wind blows up the chart, from astern. */
const waters = testSea({
  ships: [
    { id: 'one', at: 'K20', heading: 1 },
    { id: 'two', at: 'A30', heading: 1 },
    { id: 'foe', side: 'b', at: 'N20', heading: 1 },
    { id: 'far', side: 'b', at: 'K10', heading: 1 },
  ],
});
const view = viewOf(waters, 'a-1');
const [one, two, foe, far] = waters.ships;

describe('who threatens whom', () => {
  it('says where a ship lies from another, and whence the wind comes', () => {
    expect(lieOf(one!, far!)).toBe('9 hexes off right ahead');
    expect(lieOf(far!, one!)).toBe('9 hexes off right astern');
    expect(lieOf(one!, foe!)).toBe('3 hexes off on the starboard beam');
    expect(lieOf(foe!, one!)).toBe('3 hexes off on the larboard beam');
    expect(windOn(one!, 1)).toBe('the wind right astern');
    expect(windOn({ heading: 2 }, 5)).toBe('the wind right ahead');
    expect(windOn({ heading: 1 }, 3)).toMatch(/^the wind on the larboard/);
  });

  it('lists every broadside that bears and could hit', () => {
    const threats = threatsIn(waters);
    expect(threats.map(({ from, to, side }) => [from.id, side, to.id])).toEqual([
      ['one', 'R', 'foe'],
      ['foe', 'L', 'one'],
    ]);
    expect(bearsWords(threats, 'one')).toBe('bears on foe');
    expect(underWords(threats, 'one')).toBe('under the guns of foe');
    expect(bearsWords(threats, 'two')).toBe('');
    expect(underWords(threats, 'far')).toBe('');
  });

  it('tells the situation of a ship in sentences', () => {
    expect(situationOf(view, one!)).toEqual([
      expect.stringMatching(/^one, the wind right astern, attitude [A-D]: up to \d hexes ahead\.$/),
      'Foe 3 hexes off on the starboard beam and far 9 hexes off right ahead.',
      'Her starboard guns bear on foe at 3.',
      'Under the guns of foe.',
    ]);
  });

  it('tells of the others who is under fire and who has no orders', () => {
    expect(fleetLines(view, two!, new Set(['one', 'two']), ['two'])).toEqual([
      'one: under the guns of foe; bears on foe.',
      '1 ship without orders: two.',
    ]);
    expect(fleetLines(view, one!, new Set(['one']), ['one'])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { testTable, viewOf } from '../../rules/testing/table.ts';
import { bearsWords, fleetLines, lieOf, situationOf, threatsIn, underWords } from './threats.ts';

/** One ship across the stern of another, and a third ahead. The wind comes from the top of the table. */
const table = testTable({
  ships: [
    { id: 'one', at: [30, 30], heading: 90 },
    { id: 'foe', side: 'b', at: [20, 30], heading: 0 },
    { id: 'mate', side: 'b', at: [44, 30], heading: 90 },
  ],
});
const view = viewOf(table);
const [one, foe, mate] = table.ships;

describe('who threatens whom', () => {
  it('lists every broadside that bears, with what it should bring', () => {
    const threats = threatsIn(table);
    expect(threats.map(({ from, to, rake }) => [from, to, rake])).toEqual([['foe', 'one', true]]);
    expect(bearsWords(table, threats, 'foe')).toMatch(/^rakes one, ≈ \d+\.\d hits$/);
    expect(bearsWords(table, threats, 'one')).toBe('');
    expect(underWords(table, threats, 'one')).toBe('could be raked by foe');
    expect(underWords(table, threats, 'mate')).toBe('');
  });

  it('says where a ship lies from another', () => {
    expect(lieOf(one!, mate!)).toBe('14.0″ off right ahead');
    expect(lieOf(one!, foe!)).toBe('10.0″ off right astern');
    expect(lieOf(foe!, one!)).toBe('10.0″ off on the starboard beam');
  });

  it('tells the situation of a ship in sentences', () => {
    expect(situationOf(view, 'one')).toEqual([
      'one, battle sail, reaching, the wind on the larboard beam.',
      'Foe 10.0″ off right astern and mate 14.0″ off right ahead.',
      'Her guns bear on nobody.',
      'Could be raked by foe.',
    ]);
    expect(fleetLines(view, 'one')).toEqual([]);
    const lines = fleetLines(view, 'mate');
    expect(lines[0]).toMatch(/^foe: rakes one, ≈ \d+\.\d hits\.$/);
    expect(lines.slice(1)).toEqual(['Still to act: foe.']);
    const burning = viewOf(
      testTable({ ships: [{ id: 'one', at: [30, 30], heading: 90, fires: 2, leaks: 1 }] }),
    );
    expect(situationOf(burning, 'one').slice(1)).toEqual([
      'No enemy is left.',
      'Her guns bear on nobody.',
      'Nobody threatens her.',
      '2 fires and 1 leak aboard.',
    ]);
  });
});

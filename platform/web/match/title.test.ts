import { describe, expect, it } from 'vitest';
import type { TableNow } from '../tables/table.ts';
import { turnOf } from './title.ts';

const deskWith = (...answers: readonly unknown[]) => ({ asks: answers.map((answer) => ({ answer })) });

function tableWith(persons: readonly string[], desks: Readonly<Record<string, unknown>>): TableNow {
  const chairs = new Map(Object.entries(desks).map(([seat, desk]) => [seat, { desk, chapters: [] }]));
  const seats = [
    { id: 'red', name: 'Red captain' },
    { id: 'blue', name: 'Blue captain' },
  ];
  return { status: 'playing', persons, chairs, seats } as unknown as TableNow;
}

const nobody = { open: null, curtain: null };

describe('whose turn the title tells', () => {
  it('is yours while something is asked of you', () => {
    expect(turnOf(tableWith(['red'], { red: deskWith('given', null) }), nobody)).toBe('Your turn');
    expect(turnOf(tableWith(['red'], { red: deskWith('given') }), nobody)).toBeNull();
    expect(turnOf(tableWith([], { gallery: deskWith() }), nobody)).toBeNull();
  });

  it('is said by name where enemies share the screen', () => {
    const table = tableWith(['red', 'blue'], { red: deskWith(null), blue: deskWith(null) });
    expect(turnOf(table, { open: 'blue', curtain: null })).toBe('Blue captain to move');
    expect(turnOf(table, { open: null, curtain: 'red' })).toBe('Red captain to move');
  });

  it('is nobody’s when the match is over', () => {
    const over: TableNow = { ...tableWith(['red'], { red: deskWith(null) }), status: 'over' };
    expect(turnOf(over, nobody)).toBeNull();
  });
});

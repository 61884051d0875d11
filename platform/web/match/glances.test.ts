// @vitest-environment happy-dom
import type { Desk } from '@weathergage/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableNow } from '../tables/table.ts';
import { forgetGlance, glanceAt, glanceOf, keepGlance } from './glances.ts';

beforeEach(() => localStorage.clear());

const loaded = {
  board: { headline: () => ({ turn: 'Turn 4', phase: 'Plotting', detail: '' }) },
  machine: { usual: 'captain', levels: { captain: 'knows wind, range and rake' } },
} as never;
const tableWith = (persons: readonly string[], bot: string | null): TableNow =>
  ({
    persons,
    seats: [
      { id: 'red', side: 'red', name: 'British captain', bot: null },
      { id: 'blue', side: 'blue', name: 'French captain', bot },
    ],
  }) as unknown as TableNow;
const deskOf = (waitingFor: readonly string[], outcome: unknown = null): Desk =>
  ({ waitingFor, outcome }) as unknown as Desk;

describe('a match at a glance', () => {
  it('says side, opponent, turn, whose move and what happened last', () => {
    expect(glanceAt(loaded, tableWith(['red'], 'captain'), deskOf(['red']), 'Nymphe fires.')).toEqual({
      sides: 'British captain against the machine (Captain: knows wind, range and rake)',
      when: 'Turn 4, Plotting',
      whose: 'your move',
      yours: true,
      last: 'Nymphe fires.',
    });
    expect(glanceAt(loaded, tableWith(['red'], null), deskOf(['blue']), '')).toMatchObject({
      sides: 'British captain against the French captain',
      whose: 'waiting for the French captain',
      yours: false,
    });
  });

  it('keeps the secrets of those who share a screen, and knows when it is over', () => {
    const both = glanceAt(
      loaded,
      tableWith(['red', 'blue'], null),
      deskOf([], { winner: 'red' }),
      'A secret.',
    );
    expect(both).toMatchObject({ sides: 'British captain and French captain, at one screen', last: '' });
    expect(both?.whose).toBe('over');
    expect(glanceAt(loaded, tableWith([], null), deskOf(['red']), '')).toBeNull();
  });

  it('is kept by match until the match goes', () => {
    const glance = glanceAt(loaded, tableWith(['red'], 'captain'), deskOf(['red']), '')!;
    keepGlance('m', glance);
    expect(glanceOf('m')).toEqual(glance);
    forgetGlance('m');
    expect(glanceOf('m')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { SeaAsk } from '../rules/world/asks.ts';
import { seenBy, smallSea } from './testing/desk.ts';
import { trivialAnswer } from './trivial.ts';

const about = { id: 'x', seat: 'english', rule: '4.0' };

describe('questions with one answer', () => {
  it('are answered where nothing is at sea, damaged or left to move', () => {
    const world = smallSea({ squadrons: [{ token: 'P1', at: 'brest', ships: 2 }] });
    world.turn = { side: 'english', left: 1, done: [] };
    const view = seenBy(world);
    expect(trivialAnswer(view, { ...about, kind: 'return' })?.answer).toEqual({ ports: [] });
    expect(trivialAnswer(view, { ...about, kind: 'repair' })?.answer).toEqual({ repairs: [] });
    expect(trivialAnswer(view, { ...about, kind: 'sail' })).toEqual({
      answer: { order: null },
      words: 'No squadron of yours can sail any more: you are done moving.',
    });
  });

  it('are left to the player where there is a choice', () => {
    const world = smallSea();
    world.turn = { side: 'english', left: 1, done: [] };
    const view = seenBy(world);
    const asks: SeaAsk[] = [
      { ...about, kind: 'sail' },
      { ...about, kind: 'return' },
      { ...about, kind: 'search', area: 'azores', mine: 'E3', theirs: 'P1' },
      { ...about, kind: 'battle-order', areas: ['azores', 'north-sea'] },
      { ...about, kind: 'frigate' },
    ];
    for (const ask of asks) expect([ask.kind, trivialAnswer(view, ask)]).toEqual([ask.kind, null]);
  });

  it('a decoy has no port to attack with', () => {
    const world = smallSea({ squadrons: [{ token: 'E1', at: 'eastern-caribbean' }] });
    const ask: SeaAsk = { ...about, kind: 'assault', areas: ['eastern-caribbean'] };
    expect(trivialAnswer(seenBy(world), ask)?.answer).toEqual({ areas: [] });
  });
});

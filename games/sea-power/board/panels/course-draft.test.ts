import { describe, expect, it } from 'vitest';
import { departureOf } from '../../rules/chart/routes.ts';
import { seenBy, smallSea } from '../testing/desk.ts';
import {
  freeMoves,
  longVoyages,
  pathTo,
  portsOpen,
  portsWithin,
  reachFrom,
  searchesOn,
  spentOn,
  whyOutOfReach,
} from './course-draft.ts';

const view = seenBy(smallSea());
const marker = view.markers.find(({ token }) => token === 'E1')!;
const from = departureOf(view, 'E1');

describe('a course being laid', () => {
  it('[6.1/4] goes by the cheapest way and says what it costs and what the wind gives', () => {
    const path = pathTo(view, marker, from, [], 'azores', false)!;
    expect(path[0]).toBe('north-sea');
    expect(path.at(-1)).toBe('azores');
    expect(spentOn(from, path)).toBe(reachFrom(view, marker, from).get('azores')!.points);
    expect(spentOn(from, path)).toBeLessThanOrEqual(4);
    expect(freeMoves(from, ['north-sea', 'baltic-sea'])).toBe(1);
    expect(freeMoves(from, ['north-sea', 'bay-of-biscay'])).toBe(0);
  });

  it('[6.1/4] says why an area is out of reach', () => {
    const e2 = view.markers.find(({ token }) => token === 'E2')!;
    const words = whyOutOfReach(view, e2, departureOf(view, 'E2'), 'bay-of-bengal');
    expect(words).toMatch(/^Bay of Bengal needs \d+; .+ has 2\.$/);
    const russian = { ...departureOf(view, 'E2'), barred: new Set(['azores'] as const) };
    expect(whyOutOfReach(view, e2, russian, 'azores')).toContain('closed to a squadron with Russians');
  });

  it('leg by leg goes on from its end, and back to where it has been', () => {
    const out = ['north-sea', 'western-approaches'] as const;
    expect(pathTo(view, marker, from, out, 'bay-of-biscay', true)).toEqual([...out, 'bay-of-biscay']);
    expect(pathTo(view, marker, from, [...out, 'bay-of-biscay'], 'western-approaches', true)).toEqual(out);
    expect(pathTo(view, marker, from, out, 'baltic-sea', false)).toEqual(['north-sea', 'baltic-sea']);
  });

  it('[6.5/1] tells where a search will be made', () => {
    expect(searchesOn(view, marker, ['north-sea', 'bay-of-biscay'])).toEqual(['bay-of-biscay']);
    expect(searchesOn(view, marker, ['north-sea', 'azores'])).toEqual([]);
  });

  it('[6.1/5] knows the ports it can end in', () => {
    expect(portsOpen(view, marker, from, 'north-sea')).toContain('nore');
    expect(portsOpen(view, marker, from, 'north-sea')).not.toContain('dunkirk');
    expect(portsWithin(view, marker, from, new Map([['baltic-sea', 1]]))).toEqual(['copenhagen']);
  });

  it('[11.A2] counts long voyages by the areas entered', () => {
    const areas = (count: number) => Array.from({ length: count }, () => 'north-sea' as const);
    expect([7, 8, 16, 24, 40].map((count) => longVoyages(from, areas(count)))).toEqual([0, 1, 2, 3, 3]);
  });
});

import { describe, expect, it } from 'vitest';
import { FRESH_SKILL } from './skill.ts';
import { type Holder, type Stake, teamsOf } from './teams.ts';

const stake = (seat: string, person: string | null, machine: string | null = null): Stake => ({
  seat,
  side: seat[0]!,
  person,
  machine,
  skill: FRESH_SKILL,
});
const holders = (now: Readonly<Record<string, string | null>>): ReadonlyMap<string, Holder> =>
  new Map(
    Object.entries(now).map(([seat, who]) => [
      seat,
      who?.startsWith('machine:')
        ? { person: null, machine: who.slice('machine:'.length) }
        : { person: who, machine: null },
    ]),
  );
const said = (teams: ReturnType<typeof teamsOf>) =>
  teams.map(({ side, rank, members }) => [side, rank, members.map(({ who, share }) => [who, share])]);

describe('who is rated against whom', () => {
  it('takes a side for a team, each with the part of it that he commanded', () => {
    const stakes = [stake('a1', 'ann'), stake('a2', 'ann'), stake('a3', 'amy'), stake('b1', 'ben')];
    const now = holders({ a1: 'ann', a2: 'ann', a3: 'amy', b1: 'ben' });
    expect(said(teamsOf(stakes, now, { winners: ['b'] }))).toEqual([
      [
        'a',
        2,
        [
          ['ann', 2 / 3],
          ['amy', 1 / 3],
        ],
      ],
      ['b', 1, [['ben', 1]]],
    ]);
    expect(teamsOf(stakes, now, { winners: [] }).map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it('puts whoever left behind everybody, whatever became of his side, and rates nobody who took his chair', () => {
    const stakes = [stake('a1', 'ann'), stake('b1', 'ben')];
    for (const after of ['cal', 'machine:captain'])
      expect(said(teamsOf(stakes, holders({ a1: after, b1: 'ben' }), { winners: ['a'] }))).toEqual([
        ['b', 2, [['ben', 1]]],
        [null, 3, [['ann', 1]]],
      ]);
    const both = [stake('a1', 'ann'), stake('a2', 'amy'), stake('b1', 'ben')];
    expect(said(teamsOf(both, holders({ a1: 'cal', a2: 'amy', b1: 'ben' }), { winners: ['a'] }))).toEqual([
      ['a', 1, [['amy', 1]]],
      ['b', 2, [['ben', 1]]],
      [null, 3, [['ann', 1]]],
    ]);
  });

  it('keeps a seat in the reckoning whose owner has deleted his account', () => {
    const stakes = [stake('a1', null), stake('b1', 'ben')];
    expect(said(teamsOf(stakes, holders({ a1: null, b1: 'ben' }), { winners: ['b'] }))).toEqual([
      ['a', 2, [[null, 1]]],
      ['b', 1, [['ben', 1]]],
    ]);
  });

  it('rates nothing where one sat on both sides, or nobody is left', () => {
    const own = [stake('a1', 'ann'), stake('b1', 'ann')];
    expect(teamsOf(own, holders({ a1: 'ann', b1: 'ann' }), { winners: ['a'] })).toEqual([]);
    expect(teamsOf([stake('a1', 'ann')], holders({ a1: 'ann', b1: 'x' }), { winners: ['a'] })).toEqual([]);
  });
});

import { allToldTo, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { agree, battleOf, contextOf, Umpire, warWith } from '../testing/battle.ts';
import { markerNamed, squadronNamed } from '../testing/found.ts';
import { view } from '../view.ts';
import { gaugeOdds } from './odds.ts';
import { throwForGauge, waysOut } from './weather-gauge.ts';

const ENGLISH = ['eng-mars:eng-hardy', 'eng-culloden'];
const FRENCH = ['fra-souverain:fra-la-galissonniere', 'fra-temeraire'];

describe('the weather gauge', () => {
  it('[7.2/1] is won by the higher sum of a die and the rating of the senior leader', () => {
    // Hardy is a 2 and the English add 2; La Galissonnière is a 4.
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH), 3, 4);
    expect(umpire.world.battle).toMatchObject({ step: 'gauge', gauge: 'european', round: 0, lines: null });
    expect(umpire.told('gauge')).toMatchObject([{ winner: 'european', dice: [3, 4] }]);
    expect(umpire.asks).toMatchObject([{ kind: 'gauge', seat: 'european', area: 'bay-of-biscay' }]);
  });

  it('[7.2/1] the best leader of the squadron counts, wherever he stands in the line', () => {
    const english = ['eng-mars:eng-byng', 'eng-culloden', 'eng-burford:eng-hawke'];
    // 1 + 4 + 2 against 2 + 4.
    expect(new Umpire(battleOf(english, FRENCH), 1, 2).world.battle?.gauge).toBe('english');
  });

  it('[7.2/2] the English add two, and a tie is thrown again', () => {
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH), 5, 5, 2, 2, 6, 5);
    expect(umpire.told('gauge')[0]!.throws).toEqual([
      { english: 5, european: 5 },
      { english: 2, european: 2 },
      { english: 6, european: 5 },
    ]);
    expect(umpire.world.battle?.gauge).toBe('english');
  });

  it('[7.2/3] the winner sees what he is about to engage, and nobody else does', () => {
    const { world, happenings } = new Umpire(battleOf(ENGLISH, [...FRENCH, 'fra-zodiaque+2']), 6, 1);
    const seen = (seat: string) => allToldTo(happenings, seat).find((told) => told.kind === 'glimpse');
    expect(seen('english')).toMatchObject({
      side: 'european',
      stacks: [[{ ship: 'fra-souverain' }, {}, {}]],
    });
    expect(seen('european')).toBeUndefined();
    expect(seen('gallery')).toBeUndefined();
    expect(view(world, 'english').glimpse?.[0]?.[2]).toEqual({
      ship: 'fra-zodiaque',
      leader: null,
      damage: 2,
    });
    expect(view(world, 'european').glimpse).toBeNull();
  });

  it('[7.2/4] the winner may fight, or go into a port of the area or to an adjacent area without enemies', () => {
    const world = battleOf(ENGLISH, FRENCH);
    const more = warWith([{ token: 'E2', at: 'azores' }]);
    world.markers.push(...more.markers);
    world.forces.english.squadrons[1]!.token = 'E2';
    const umpire = new Umpire(world, 1, 6);
    const ways = umpire.choices<'gauge'>().map(({ withdraw }) => withdraw);
    expect(ways[0]).toBeNull();
    expect(ways.filter((way) => way !== null && 'port' in way)).toEqual([
      { port: 'brest' },
      { port: 'lorient' },
      { port: 'rochefort' },
      // Spain is neutral until 1762.
      { port: 'ferrol' },
    ]);
    expect(ways.flatMap((way) => (way !== null && 'area' in way ? [way.area] : []))).toEqual([
      'north-sea',
      'western-approaches',
      'iberian-basin',
    ]);
    expect(umpire.check({ withdraw: { area: 'azores' } })?.code).toBe('gauge-area');
    expect(umpire.check({ withdraw: { area: 'eastern-med' } })?.code).toBe('gauge-area');
    expect(umpire.check({ withdraw: { area: 'bay-of-biscay' } })?.code).toBe('gauge-stay');
    expect(umpire.check({ withdraw: { port: 'cadiz' } })?.code).toBe('gauge-port');
  });

  it('[7.2/4] who withdraws has lost the battle; the other keeps the sea', () => {
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH), 1, 6);
    umpire.answer({ withdraw: { port: 'brest' } });
    expect(umpire.progress).toBe('done');
    expect(umpire.told('battle-over')).toMatchObject([{ winner: 'english' }]);
    expect(markerNamed(umpire.world, 'P1')).toMatchObject({ at: { port: 'brest' }, battle: false });
    expect(markerNamed(umpire.world, 'E1')).toMatchObject({ at: { area: 'bay-of-biscay' }, battle: false });
    expect(umpire.world.forces.european.ships['fra-temeraire']!.port).toBe('brest');
    expect(squadronNamed(umpire.world, 'E1')!.stacks.flat()).toHaveLength(2);
  });

  it('[7.2/4] a squadron that withdraws to a friend becomes one with it', () => {
    const world = warWith([
      { token: 'E1', at: 'bay-of-biscay', stacks: [ENGLISH], battle: true },
      { token: 'E2', at: 'iberian-basin', stacks: [['eng-burford:eng-hawke']] },
      { token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH], battle: true },
    ]);
    const umpire = new Umpire(world, 6, 1);
    umpire.answer({ withdraw: { area: 'iberian-basin' } });
    expect(markerNamed(world, 'E1')).toBeUndefined();
    expect(
      squadronNamed(world, 'E2')!
        .stacks.flat()
        .map(({ ship }) => ship),
    ).toEqual(['eng-burford', 'eng-mars', 'eng-culloden']);
    // What it fled from does not follow it.
    expect(markerNamed(world, 'E2')).toMatchObject({ at: { area: 'iberian-basin' }, battle: false });
  });

  it('[7.2/4] a full port, a neutral one for those who came from one, and the ocean for Russians are closed', () => {
    const full = warWith(
      [
        {
          token: 'E1',
          at: 'iberian-basin',
          stacks: [['eng-mars:eng-howe', 'rus-boris']],
          battle: true,
          fromNeutral: true,
        },
        { token: 'P1', at: 'iberian-basin', stacks: [['fra-souverain:fra-villeneuve']], battle: true },
      ],
      { war: 3, year: 1796, options: { russians: true } },
    );
    const umpire = new Umpire(full, 6, 1);
    const ways = waysOut(full, full.battle!);
    expect(ways).not.toContainEqual({ port: 'lisbon' });
    expect(ways.map((way) => ('area' in way ? way.area : way.port)).toSorted()).toEqual([
      'bay-of-biscay',
      'western-med',
    ]);
    expect(umpire.check({ withdraw: { area: 'azores' } })?.code).toBe('gauge-area');
    const crowded = warWith([
      { token: 'E1', at: 'eastern-caribbean', stacks: [ENGLISH], battle: true },
      { token: 'P1', at: 'eastern-caribbean', stacks: [FRENCH], battle: true },
      { token: 'P2', at: 'st-lucia', stacks: [['fra-zodiaque:fra-conflans']] },
      { token: 'P3', at: 'guadeloupe' },
    ]);
    new Umpire(crowded, 1, 6);
    const open = waysOut(crowded, crowded.battle!);
    expect(open).not.toContainEqual({ port: 'st-lucia' });
    expect(open).toContainEqual({ port: 'guadeloupe' });
  });

  it('[7.2/1] [7.2/2] falls as often to each as two dice say', () => {
    for (const [mine, theirs, english, european] of [
      ['eng-mars:eng-hardy', 'fra-souverain:fra-la-galissonniere', 2, 4],
      ['eng-mars:eng-byng', 'fra-souverain:fra-la-galissonniere', 1, 4],
      ['eng-mars:eng-hawke', 'fra-souverain:fra-conflans', 4, 2],
    ] as const) {
      // All falls of two dice by hand; ties do not count.
      let [won, lost] = [0, 0];
      for (let fall = 0; fall < 36; fall++) {
        const difference = english + 2 + Math.floor(fall / 6) - european - (fall % 6);
        if (difference > 0) won++;
        if (difference < 0) lost++;
      }
      const chance = won / (won + lost);
      expect(gaugeOdds(english, european)).toBeCloseTo(chance, 12);
      const world = battleOf([mine], [theirs]);
      const { battle } = new Umpire(battleOf([mine], [theirs]), 6, 1).world;
      const context = contextOf(looseDice(1759 + english));
      const counts = [0, 0];
      context.tell = () => {};
      for (let turn = 0; turn < 4000; turn++)
        counts[throwForGauge(world, battle!, context) === 'english' ? 0 : 1]!++;
      expect(agree(counts, [chance, 1 - chance])).toBe(true);
      expect(agree(counts, [chance - 0.05, 1.05 - chance])).toBe(false);
    }
  });
});

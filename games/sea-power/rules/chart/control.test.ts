import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../../data/areas.ts';
import { contextOf, type TestFleet, warWith } from '../testing/battle.ts';
import { areaPoints, holdsSea, isAloneAtSea, judgeControl } from './control.ts';

const judged = (...fleets: TestFleet[]) => {
  const world = warWith(fleets);
  judgeControl(world, contextOf(looseDice(1)));
  return world;
};

const FRENCH = ['fra-souverain:fra-conflans+1', 'fra-temeraire+2'];
const ENGLISH = ['eng-mars:eng-hawke', 'eng-culloden'];

describe('control of the sea', () => {
  it('[8.1] is European where only they have a squadron at sea, with two ships, damaged or led by nobody', () => {
    expect(judged({ token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH] }).control).toEqual(['bay-of-biscay']);
    expect(
      judged({ token: 'P1', at: 'bay-of-biscay', stacks: [['fra-souverain', 'fra-temeraire']] }).control,
    ).toEqual(['bay-of-biscay']);
    expect(
      judged({ token: 'P1', at: 'bay-of-biscay', stacks: [['fra-souverain:fra-conflans']] }).control,
    ).toEqual([]);
    expect(judged({ token: 'P1', at: 'bay-of-biscay' }).control).toEqual([]);
  });

  it('[8.1] [6.23/1] nobody is alone at sea where the other side has a marker, real or not', () => {
    const world = warWith([
      { token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH], battle: true },
      { token: 'E1', at: 'bay-of-biscay', battle: true },
    ]);
    for (const side of ['english', 'european'] as const) {
      expect(isAloneAtSea(world, 'bay-of-biscay', side)).toBe(false);
      expect(holdsSea(world, 'bay-of-biscay', side)).toBe(false);
    }
  });

  it('[8.1] neither ships in port nor frigates count', () => {
    expect(judged({ token: 'P1', at: 'brest', stacks: [FRENCH] }).control).toEqual([]);
    const held = warWith([
      { token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH] },
      { token: 'E1', at: 'north-sea', stacks: [ENGLISH] },
    ]);
    held.frigates.english = ['bay-of-biscay'];
    expect(holdsSea(held, 'bay-of-biscay', 'european')).toBe(true);
    expect(holdsSea(held, 'north-sea', 'european')).toBe(false);
  });

  it('[8.2/2] areas without points are not judged at all', () => {
    expect(judged({ token: 'P1', at: 'black-sea', stacks: [FRENCH] }).control).toEqual([]);
    const world = warWith([]);
    expect(areaPoints(world, 'bay-of-biscay')).toBe(3);
    const scenario = { ...world.scenario, values: { 'black-sea': 2 } };
    expect(areaPoints({ ...world, scenario }, 'black-sea')).toBe(2);
    // Where the scenario says nothing the map does.
    expect(areaPoints({ ...world, scenario }, 'bay-of-biscay')).toBe(areaOf('bay-of-biscay').points);
  });

  it('[8.2/2] a war with prizes of its own counts those and no other, each war of a campaign its own', () => {
    const { scenario, ...world } = warWith([]);
    const [plan] = scenario.wars;
    const campaign = {
      ...scenario,
      values: { 'black-sea': 2 },
      wars: [{ ...plan!, prizes: { 'north-sea': 30 } }, { ...plan!, prizes: { azores: 12 } }, plan!],
    };
    const worth = (war: number) =>
      (['north-sea', 'azores', 'black-sea'] as const).map((area) =>
        areaPoints({ ...world, war, scenario: campaign }, area),
      );
    expect(worth(0)).toEqual([30, 0, 0]);
    expect(worth(1)).toEqual([0, 12, 0]);
    expect(worth(2)).toEqual([areaOf('north-sea').points, areaOf('azores').points, 2]);
  });

  it('[8.1] old control is forgotten, and the news of it is news', () => {
    const world = warWith([]);
    world.control = ['north-sea'];
    const happenings: Parameters<typeof contextOf>[1] = [];
    judgeControl(world, contextOf(looseDice(1), happenings));
    expect(world.control).toEqual([]);
    expect(happenings).toMatchObject([{ truth: { kind: 'control', areas: [] }, news: true }]);
  });

  it('[6.233] years in which the English hold the Bay of Bengal are counted in a row', () => {
    const held = judged({ token: 'E1', at: 'bay-of-bengal', stacks: [ENGLISH] });
    expect(held.bengalYears).toBe(1);
    judgeControl(held, contextOf(looseDice(1)));
    expect(held.bengalYears).toBe(2);
    held.markers = [];
    judgeControl(held, contextOf(looseDice(1)));
    expect(held.bengalYears).toBe(0);
    expect(judged({ token: 'E1', at: 'bay-of-bengal', stacks: [['eng-mars:eng-hawke']] }).bengalYears).toBe(
      0,
    );
  });
});

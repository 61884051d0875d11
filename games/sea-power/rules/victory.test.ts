import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { judge, levelOf } from './victory.ts';
import type { Options } from './world/options.ts';
import type { Open } from './world/state.ts';
import { setup } from './year/setup.ts';

const CAMPAIGN = scenarios.find(({ id }) => id === 'short-campaign-1778')!;
const SINGLE = scenarios.find(({ id }) => id === 'maritime-war-1778')!;

const ending = (english: number, european: number, more: Partial<Open> = {}, options: Options = {}) =>
  judge({ ...setup(SINGLE, options), year: 1783, points: { english, european }, ...more });

describe('victory', () => {
  it('[8.5] fifty points ahead is a major victory, twenty-five a minor one, less a draw', () => {
    expect([50, 49, 25, 24, 0].map(levelOf)).toEqual([
      'major-victory',
      'minor-victory',
      'minor-victory',
      'draw',
      'draw',
    ]);
    expect(ending(70, 20)).toMatchObject({ winners: ['english'], reason: 'major-victory', rule: '8.5' });
    expect(ending(-5, 20)).toMatchObject({ winners: ['european'], reason: 'minor-victory' });
    expect(ending(30, 53)).toEqual({
      winners: [],
      reason: 'draw',
      rule: '8.5',
      points: { english: 30, european: 53 },
    });
  });

  it('[8.5] at the end of the last year of the last war, and not before', () => {
    expect(ending(90, 0, { year: 1782 })).toBeNull();
    const campaign = setup(CAMPAIGN, {});
    const points = { english: 200, european: 0 };
    expect(judge({ ...campaign, year: 1783, points })).toBeNull();
    expect(judge({ ...campaign, war: 1, year: 1804, points })).toBeNull();
    expect(judge({ ...campaign, war: 1, year: 1805, points })).toMatchObject({ reason: 'major-victory' });
  });

  it('[8.5] the winner is the chair that commands the side, also after a bidding', () => {
    const commands = { english: 'european', european: 'english' };
    expect(ending(70, 20, { commands })).toMatchObject({ winners: ['european'], points: { english: 70 } });
  });

  it('[11.H] a hundred points end a campaign at the end of any year; not a single war, and only if agreed', () => {
    const campaign = (english: number, european: number, options: Options = { automaticVictory: true }) =>
      judge({ ...setup(CAMPAIGN, options), year: 1780, points: { english, european } });
    expect(campaign(100, 95)).toMatchObject({
      winners: ['english'],
      reason: 'automatic-victory',
      rule: '11.H',
    });
    expect(campaign(20, 104)).toMatchObject({ winners: ['european'] });
    expect(campaign(99, 20)).toBeNull();
    expect(campaign(100, 0, {})).toBeNull();
    // Both at a hundred: the one ahead; level, they play on.
    expect(campaign(101, 103)).toMatchObject({ winners: ['european'] });
    expect(campaign(103, 103)).toBeNull();
    expect(ending(120, 0, { year: 1780 }, { automaticVictory: true })).toBeNull();
  });
});

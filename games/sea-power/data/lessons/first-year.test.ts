import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import { describe, expect, it } from 'vitest';
import { seaPower } from '../../rules/index.ts';
import { view as viewOf } from '../../rules/view.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { setup } from '../../rules/year/setup.ts';
import { lesson } from '../scenarios.ts';
import { firstYear } from './first-year.ts';

const all = firstYear.steps;
const view = viewOf(setup(lesson, {}), 'english');
const desk = quietDesk('english', view);
const named = (title: string) => all.find((each) => each.title === title)!;

describe('the lessons of the first year', () => {
  it('have a scenario of one year that can be played', () => {
    expect(lesson.tutorial).toBe(true);
    expect(seaPower.examine(lesson)).toEqual([]);
    expect(lesson.wars.map(({ first, last }) => last - first)).toEqual([0]);
  });

  it('are there for the year that teaches, and for no other scenario', () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
    for (const { text } of all) expect(text.length).toBeLessThan(300);
  });

  it('wait for what the pupil does himself', () => {
    const organised = (side: 'english' | 'european'): SeaTold => ({ kind: 'organised', rule: '3.7/2', side });
    const { done } = named('Form your squadrons');
    expect(done?.({ desk, told: [organised('european')] })).toBe(false);
    expect(done?.({ desk, told: [organised('english')] })).toBe(true);
    const frigate = (area: 'north-sea' | null): SeaTold => ({
      kind: 'frigate',
      rule: '6.32',
      side: 'english',
      area,
    });
    expect(named('Frigates').done?.({ desk, told: [frigate(null)] })).toBe(false);
    expect(named('Frigates').done?.({ desk, told: [frigate('north-sea')] })).toBe(true);
  });

  it('go on from staying at sea once movement is over', () => {
    const { done } = named('Staying at sea');
    expect(done?.({ desk: { ...desk, view: { ...view, phase: 'movement' } }, told: [] })).toBe(false);
    expect(done?.({ desk: { ...desk, view: { ...view, phase: 'return' } }, told: [] })).toBe(true);
  });
});

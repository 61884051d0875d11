import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import { describe, expect, it } from 'vitest';
import { station } from '../../rules/index.ts';
import { setup } from '../../rules/scenario/setup.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import type { StepId } from '../../rules/world/state.ts';
import { scenarios } from '../scenarios.ts';
import { firstCruise } from './first-cruise.ts';

const first = scenarios.find(({ id }) => id === 'first-cruise')!;
const all = firstCruise.steps;
const view = viewOf(setup(first, {}), 'crown');
const desk = quietDesk('crown', view);
const at = (turn: number, step: StepId) => ({ ...desk, view: { ...view, turn, step } });
const named = (title: string) => all.find((each) => each.title === title)!;
const sea = { at: 'west-reach', berth: 'sea' } as const;
const moved = (side: string, how: 'with' | 'put-out'): StationTold => ({
  kind: 'moved',
  rule: '5.231',
  side,
  token: 't1',
  from: sea,
  to: sea,
  how,
});

describe('the lessons of the first cruise', () => {
  it('have a scenario that can be played, and no other scenario has any', () => {
    expect(first.tutorial).toBe(true);
    expect(station.examine(first)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(10);
    for (const { text } of all) expect(text.length).toBeLessThan(300);
  });

  it('tell nothing twice in a row without anything to do: at least every other one waits for a deed', () => {
    for (const [i, { done }] of all.entries())
      if (i > 0) expect(done !== undefined || all[i - 1]?.done !== undefined).toBe(true);
  });

  it('wait for what the pupil’s own side does', () => {
    const plotted = (side: string): StationTold => ({ kind: 'plotted', rule: '5.152', side, plans: [] });
    expect(named('Flags').done?.({ desk, told: [plotted('league')] })).toBe(false);
    expect(named('Flags').done?.({ desk, told: [plotted('crown')] })).toBe(true);
    const { done } = named('Out of harbour');
    expect(done?.({ desk, told: [moved('crown', 'with'), moved('league', 'put-out')] })).toBe(false);
    expect(done?.({ desk, told: [moved('crown', 'put-out')] })).toBe(true);
  });

  it('wait for an Order that is Fulfilled, and not for one that Fails', () => {
    const order = (what: 'fulfilled' | 'failed', side = 'crown'): StationTold => ({
      kind: 'order',
      rule: '9.38',
      side,
      what,
    });
    const { done } = named('Fulfil it');
    expect(done?.({ desk, told: [order('failed'), order('fulfilled', 'league')] })).toBe(false);
    expect(done?.({ desk, told: [order('fulfilled')] })).toBe(true);
  });

  it('go on with the sequence of the Turn where nothing need happen', () => {
    const battle = named('If it comes to a Battle');
    expect(battle.done?.({ desk: at(0, 'battles'), told: [] })).toBe(false);
    expect(battle.done?.({ desk: at(0, 'dockyard'), told: [] })).toBe(true);
    const yards = named('Dockyards');
    expect(yards.done?.({ desk: at(0, 'lay-up'), told: [] })).toBe(false);
    expect(yards.done?.({ desk: at(0, 'orders'), told: [] })).toBe(true);
    expect(yards.done?.({ desk: at(1, 'winds'), told: [] })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import type { Condition } from '../module/language.ts';
import { putConvoy } from '../testing/convoys.ts';
import { desksAt } from '../testing/orders.ts';
import type { State } from '../world/state.ts';
import { holds, modifierSum, ordinal, readyAt, readySquadrons } from './conditions.ts';

/** Turn 6 of 1741 (the sixth of the match is 5): a Spring Turn. */
const world = (): State =>
  desksAt({
    turn: 5,
    events: 'compact',
    put: [
      { id: 'red-gf', at: 'y', leader: 'r-ash', squadrons: 'red-a:4 red-f' },
      { id: 'red-flag', at: 'y', under: 'red-gf', leader: 'r-birch', squadrons: 'red-b:3' },
      { id: 'azure-flag', at: 'ville', fitting: true, leader: 'a-aubin', squadrons: 'azure-a:4' },
      { id: 'cobalt-flag', at: 'ville', leader: 'c-cano', squadrons: 'cobalt-a:3' },
      { id: 'azure-i', at: 'x', squadrons: 'azure-i' },
    ],
    ordinary: { ville: 'azure-b:2 azure-f' },
    fittingOut: { cala: 'cobalt-d' },
  });
const after = (change: (one: State) => void): State => {
  const one = world();
  change(one);
  return one;
};
const always = { if: 'always' } as const;
const never = { if: 'event', event: 'war' } as const;

describe('Conditions of a module', () => {
  it.each<[Condition, boolean]>([
    [always, true],
    [{ if: 'event', event: 'compact' }, true],
    [{ if: 'event', event: 'war' }, false],
    [{ if: 'event', event: 'war', ever: true }, false],
    [{ if: 'campaign', campaign: 'siege', is: 'active' }, false],
    [{ if: 'campaign', campaign: 'siege', is: 'inactive' }, true],
    [{ if: 'campaign', campaign: 'siege', is: 'ended' }, false],
    [{ if: 'campaign', campaign: 'none', is: 'inactive' }, true],
    [{ if: 'campaign', campaign: 'none', is: 'ended' }, false],
    [{ if: 'status', campaign: 'siege', is: 'open' }, true],
    [{ if: 'status', campaign: 'siege', is: 'taken' }, false],
    [{ if: 'status', campaign: 'none', is: 'open' }, false],
    [{ if: 'contingent', contingent: 'Grey', is: 'Neutral' }, true],
    [{ if: 'contingent', contingent: 'Grey', is: 'blue' }, false],
    [{ if: 'port', port: 'ville', side: 'blue' }, true],
    [{ if: 'port', port: 'ville', side: 'red' }, false],
    [{ if: 'port', port: 'haven', side: null }, true],
    [{ if: 'port', port: 'nowhere', side: null }, false],
    [{ if: 'season', in: ['Spring'] }, true],
    [{ if: 'season', in: ['Winter', 'Summer', 'Fall'] }, false],
    [{ if: 'convoy', group: 'blue-trade' }, false],
    [{ if: 'all', of: [always, always] }, true],
    [{ if: 'all', of: [always, never] }, false],
    [{ if: 'any', of: [never, always] }, true],
    [{ if: 'any', of: [never, never] }, false],
    [{ if: 'not', of: [never, never] }, true],
    [{ if: 'not', of: [never, always] }, false],
  ])('[9.222] [9.341] %j: %s', (condition, held) => {
    expect(holds(world(), condition)).toBe(held);
  });

  it.each<[string, Condition, boolean]>([
    ['1741.6', { if: 'date', from: { year: 1741, turn: 6 } }, true],
    ['1741.7', { if: 'date', from: { year: 1741, turn: 7 } }, false],
    ['1740.16', { if: 'date', from: { year: 1740, turn: 16 } }, true],
    ['1742.1', { if: 'date', from: { year: 1742, turn: 1 } }, false],
    ['1741.6 to 1741.6', { if: 'date', from: { year: 1741, turn: 6 }, to: { year: 1741, turn: 6 } }, true],
    ['1741.1 to 1741.5', { if: 'date', from: { year: 1741, turn: 1 }, to: { year: 1741, turn: 5 } }, false],
    ['1741.1 to 1742.1', { if: 'date', from: { year: 1741, turn: 1 }, to: { year: 1742, turn: 1 } }, true],
  ])('[9.222] in Turn 6 of 1741, from %s', (_, condition, held) => {
    expect(holds(world(), condition)).toBe(held);
    expect(ordinal({ year: 1741, turn: 16 }) + 1).toBe(ordinal({ year: 1742, turn: 1 }));
  });

  it.each([
    ['<', [true, false, false]],
    ['<=', [true, true, false]],
    ['>=', [false, true, true]],
  ] as const)('[9.222] a count %s 3, of 2, 3 and 4', (op, held) => {
    const counted = (value: number) =>
      holds(
        after(({ counters }) => void Object.assign(counters, { incidents: value })),
        { if: 'counter', counter: 'incidents', op, value: 3 },
      );
    expect([2, 3, 4].map(counted)).toEqual(held);
    // What has never been counted counts nothing.
    expect(holds(world(), { if: 'counter', counter: 'other', op, value: 0 })).toBe(op !== '<');
  });

  it.each([
    ['Red', 6, 7, 8],
    ['Azure', 5, 6, 7],
    ['Cobalt', 4, 5, 6],
  ])(
    '[9.222] Sail of the line of %s on the map, wherever it lies, Frigates left out',
    (contingent, ...values) => {
      const least = (value: number) => holds(world(), { if: 'lineSail', contingent, op: '>=', value });
      expect(values.map(least)).toEqual([true, true, false]);
    },
  );

  it.each<[string, string, number, readonly string[] | undefined, boolean]>([
    ['blue', 'ville', 9, undefined, true],
    ['blue', 'ville', 10, undefined, false],
    ['blue', 'ville', 6, ['Azure'], true],
    ['blue', 'ville', 7, ['Azure'], false],
    ['blue', 'ville', 3, ['Cobalt'], true],
    ['blue', 'cala', 2, undefined, true],
    ['blue', 'cala', 3, undefined, false],
    ['red', 'ville', 1, undefined, false],
    ['red', 'y', 7, undefined, true],
  ])('[9.341] the line of %s at %s, at least %i of %j: %s', (side, at, min, contingents, held) => {
    const named = contingents === undefined ? {} : { contingents: [...contingents] };
    expect(holds(world(), { if: 'lineAt', side, at, min, ...named })).toBe(held);
  });

  it.each([
    ['red', ['y'], 3],
    ['red', ['x'], 0],
    ['blue', ['ville'], 1],
    ['blue', ['ville', 'x', 'cala'], 2],
  ])('[9.222] Ready Squadrons of %s in %j: %i', (side, at, count) => {
    const one = world();
    expect(readyAt(one, side, at)).toBe(count);
    const present = (minSquadrons: number) => holds(one, { if: 'presence', side, at, minSquadrons });
    expect([present(count), present(count + 1)]).toEqual([true, false]);
  });

  it('[3.27] Ready are those at sea: none Fits Out, none is In Ordinary, none is still on its way', () => {
    const one = world();
    expect(['red', 'blue'].map((side) => readySquadrons(one, side))).toEqual([3, 2]);
    one.forces.red!.squadrons['red-c'] = { id: 'red-c', sail: 4, dp: 0, formation: null, port: null };
    expect(readySquadrons(one, 'red')).toBe(3);
    expect(holds(one, { if: 'lineAt', side: 'red', at: 'y', min: 8 })).toBe(false);
  });

  it('[9.222] an Event taken off again was there once', () => {
    const off = after(({ events }) => void Object.assign(events.compact!, { stands: false }));
    expect(holds(off, { if: 'event', event: 'compact' })).toBe(false);
    expect(holds(off, { if: 'event', event: 'compact', ever: true })).toBe(true);
  });

  it('[9.23] a Campaign is active or inactive, and ended for good', () => {
    const is = (change: object) =>
      (['active', 'inactive', 'ended'] as const).map((what) =>
        holds(
          after(({ campaigns }) => void Object.assign(campaigns.siege!, change)),
          { if: 'campaign', campaign: 'siege', is: what },
        ),
      );
    expect(is({ active: true })).toEqual([true, false, false]);
    expect(is({ ended: true })).toEqual([false, true, true]);
  });

  it.each([
    [1, false],
    [2, true],
    [5, true],
  ])('[9.222] an Order Fulfilled in Turn %i within three Turns: %s', (turn, held) => {
    const one = after(({ fulfilled }) => void Object.assign(fulfilled, { 'red-cruise': turn }));
    expect(holds(one, { if: 'fulfilled', order: 'red-cruise', withinTurns: 3 })).toBe(held);
    expect(holds(one, { if: 'fulfilled', order: 'red-show', withinTurns: 3 })).toBe(false);
  });

  it.each([
    [{}, true],
    [{ scattered: true }, false],
    [{ waits: 'gathering' as const }, false],
    [{ waits: 'ready' as const }, true],
  ])('[9.341] [10.12] a Convoy that can be escorted (%j): %s', (change, held) => {
    const one = world();
    putConvoy(one, { group: 'blue-trade', at: 'w', ...change });
    expect(holds(one, { if: 'convoy', group: 'blue-trade' })).toBe(held);
    expect(holds(one, { if: 'convoy', group: 'blue-troops' })).toBe(false);
  });

  it('[9.222] the modifiers that hold are added up', () => {
    const modifiers = [
      { when: always, value: 2 },
      { when: never, value: 5 },
      { when: always, value: -3 },
    ];
    expect([modifierSum(world(), modifiers), modifierSum(world(), [])]).toEqual([-1, 0]);
  });
});

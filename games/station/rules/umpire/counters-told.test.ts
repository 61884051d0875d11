import { describe, expect, it } from 'vitest';
import { fleets, scripted, stationAt } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { tellCounters } from './counters-told.ts';

const before = (): State =>
  stationAt({
    put: fleets('red-flag x r-birch red-a, red-det-1 w r-cole red-b'),
  });
const without = (world: State, at: string): State => ({
  ...world,
  tokens: world.tokens.filter(({ place }) => place.at !== at),
});

describe('Counters on the map', () => {
  it('[2.3] whose goes and whose comes is told, not why', () => {
    const world = before();
    const context = scripted(world);
    tellCounters(world, without(world, 'x'), context, []);
    tellCounters(without(world, 'w'), world, context, []);
    tellCounters(world, world, context, []);
    expect(context.told('counters')).toEqual([
      { kind: 'counters', rule: '2.3', side: 'red', come: [], gone: ['x'] },
      { kind: 'counters', rule: '2.3', side: 'red', come: ['w'], gone: [] },
    ]);
  });

  it('[2.3] where several come or go a place is named once', () => {
    const world = stationAt({
      put: fleets('red-flag x nobody red-a, red-det-1 x nobody red-b, azure-flag x nobody azure-a'),
    });
    const context = scripted(world);
    tellCounters(world, without(world, 'x'), context, []);
    expect(context.told('counters')).toEqual([
      { kind: 'counters', rule: '2.3', side: 'red', come: [], gone: ['x'] },
      { kind: 'counters', rule: '2.3', side: 'blue', come: [], gone: ['x'] },
    ]);
  });

  it('[2.3] nothing is said where something told to all accounts for it', () => {
    const world = before();
    const context = scripted(world);
    const truth = { kind: 'prestige', rule: '12.1' } as never;
    tellCounters(world, without(world, 'x'), context, [{ truth, news: true }]);
    expect(context.happenings).toEqual([]);
    tellCounters(world, without(world, 'x'), context, [
      { truth, news: true, shown: { others: null, seats: { red: truth } } },
    ]);
    expect(context.told('counters')).toHaveLength(1);
  });

  it('[13.2] double-blind only what could be seen is missed', () => {
    const world = { ...before(), options: { movement: 'blind' } } as State;
    const context = scripted(world);
    for (const token of world.tokens) token.face = null;
    tellCounters(world, without(world, 'x'), context, []);
    expect(context.happenings).toEqual([]);
    world.sighted = [world.tokens.find(({ place }) => place.at === 'x')!.id];
    tellCounters(world, without(world, 'x'), context, []);
    expect(context.told('counters')).toMatchObject([{ gone: ['x'] }]);
  });
});

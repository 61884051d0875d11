import { describe, expect, it } from 'vitest';
import { doAct } from '../reorganisation/acts.ts';
import { stationed, SUMMER as summer, withRover } from '../testing/corsairs.ts';
import { testModule } from '../testing/module.ts';
import { allTold, scripted, stationAt, Umpire } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { convoyStep } from './convoys.ts';
import { coveredBoxes, operationsTolls, rouseCorsairs } from './corsairs.ts';

describe('Corsairs, told in full', () => {
  const roused = (die: number | null, world: State) => {
    const context = scripted(world, ...(die === null ? [] : [die]));
    rouseCorsairs(world, context);
    return allTold(context);
  };

  it('[10.213] [10.214] handed over, then stirred by a die', () => {
    const world = withRover([5, 3]);
    expect(world.forces.red!.auxiliaries['rover-1']).toEqual({ in: 'port', port: 'den' });
    expect(roused(5, world)).toEqual([
      { kind: 'corsairs-handed', rule: '10.213', side: 'blue' },
      { kind: 'corsairs', rule: '10.214', dice: [5], active: ['den'], side: 'blue' },
    ]);
    expect(world.forces.red!.auxiliaries['rover-1']).toBeUndefined();
    expect(world.forces.blue!.auxiliaries['rover-1']).toEqual({ in: 'port', port: 'den' });
    expect(roused(4, world)).toEqual([
      { kind: 'corsairs', rule: '10.214', dice: [4], active: [], side: null },
    ]);
    expect(world.corsairs).toBeNull();
  });

  it('[10.214] out of Season they change hands and no more; where there are none nothing is done', () => {
    const winter = { start: { year: 1741, turn: 1 }, prestige: { red: 5, blue: 3 } };
    const active = { side: 'red', bases: ['den'] };
    const cold = stationAt({ ports: { den: 'rover-1' }, scenario: winter, world: { corsairs: active } });
    expect(roused(null, cold)).toEqual([{ kind: 'corsairs-handed', rule: '10.213', side: 'blue' }]);
    expect(cold.corsairs).toBeNull();
    const without = stationAt({
      ports: { den: 'rover-1' },
      scenario: { ...summer, prestige: { red: 5, blue: 3 }, only: { without: ['corsairs'] } },
      world: { corsairs: active },
    });
    expect([roused(null, without), without.corsairs]).toEqual([[], null]);
    const { corsairs: _, ...peaceful } = testModule;
    const none = stationAt({ scenario: { ...summer, module: peaceful }, world: { corsairs: active } });
    expect([roused(null, none), none.corsairs]).toEqual([[], null]);
  });

  it.each([
    [7, []],
    [8, ['den']],
  ])('[10.215] in Turn %i, its base shown force until Turn 8: %j', (turn, active) => {
    const world = withRover([5, 5], { turn });
    world.ports.den!.neutralisedUntil = 8;
    expect(
      roused(9, { ...world, scenario: { ...world.scenario, start: { year: 1741, turn: 9 - turn + 1 } } }),
    ).toMatchObject([{ active }]);
  });

  it('[10.211] the toll of pirates and privateers, told to all', () => {
    const world = withRover([3, 5], { rules: ['course'] });
    stationed(world, 'red', 'rover-1', 'narrows');
    for (const [aux, at] of [
      ['azure-fleet-1', 'narrows'],
      ['azure-fleet-u', 'gulf'],
      ['privateer-1', 'ocean'],
      ['azure-light-1', 'y'],
    ] as const)
      stationed(world, 'blue', aux, at);
    const context = scripted(world);
    operationsTolls(world, context);
    expect(allTold(context)).toEqual([
      { kind: 'corsair-toll', rule: '10.211', side: 'blue', failed: 1, why: 'pirates' },
      { kind: 'corsair-toll', rule: '10.211', side: 'red', failed: 1, why: 'privateers' },
    ]);
    expect(world.record).toEqual({ red: { fulfilled: 0, failed: 1 }, blue: { fulfilled: 0, failed: 1 } });
  });

  it('[9.383] the trade track, told to all; a count that no row has is none', () => {
    const track = (result: NonNullable<typeof testModule.tradeTrack>['result'], events = 'war') => {
      const world = stationAt({
        events,
        scenario: {
          start: { year: 1741, turn: 8 },
          module: { ...testModule, tradeTrack: { ...testModule.tradeTrack!, result } },
        },
      });
      const context = scripted(world);
      operationsTolls(world, context);
      return { told: allTold(context), fulfilled: world.record.blue!.fulfilled };
    };
    const told = (fulfilled: number) => ({
      kind: 'trade-track',
      rule: '10.115',
      covered: 0,
      fulfilled,
      side: 'blue',
    });
    expect(track([{ covered: [0, 3], fulfilled: 3 }])).toEqual({ told: [told(3)], fulfilled: 3 });
    expect(track([{ covered: [1, 3], fulfilled: 3 }])).toEqual({ told: [told(0)], fulfilled: 0 });
    expect(track([{ covered: [0, 3], fulfilled: 3 }], '')).toEqual({ told: [], fulfilled: 0 });
    const lying = (fitting: boolean): number =>
      coveredBoxes(
        stationAt({
          put: [{ id: 'red-det-1', at: 'ferry', squadrons: 'red-a', ...(fitting ? { fitting } : {}) }],
          scenario: {
            module: { ...testModule, tradeTrack: { ...testModule.tradeTrack!, boxes: ['ferry', 'x'] } },
          },
        }),
      );
    expect([lying(true), lying(false)]).toEqual([0, 1]);
    const { tradeTrack: _, ...quiet } = testModule;
    const world = stationAt({ scenario: { module: quiet } });
    expect(coveredBoxes(world)).toBe(0);
    operationsTolls(world, scripted(world));
    expect(world.record.blue!.fulfilled).toBe(0);
  });

  it('[12.31] hired and gone home again, told to all', () => {
    const world = stationAt({ ordinary: { haven: 'order-d' } });
    const context = scripted(world);
    doAct(world, context, 'red', { do: 'hire' }, { free: false, at: null });
    expect(allTold(context)).toEqual([
      {
        kind: 'prestige',
        rule: '12.14',
        score: { turn: 0, side: 'red', points: -1, source: 'hire' },
        total: 4,
      },
      { kind: 'hired', rule: '12.31', side: 'red', on: true },
    ]);
    Object.assign(world, { turn: 16, step: 'convoys' });
    const home = new Umpire(world, convoyStep).context;
    expect(allTold(home)).toEqual([{ kind: 'hired', rule: '12.31', side: 'red', on: false }]);
  });
});

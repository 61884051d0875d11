import { describe, expect, it } from 'vitest';
import { sourceOf } from '../auxiliaries/auxiliary.ts';
import { isFriendlyPort, serves } from '../chart/politics.ts';
import { apply } from '../orders/effects.ts';
import { checkAct, doAct } from '../reorganisation/acts.ts';
import { examine } from '../scenario/examine.ts';
import { checkTask } from '../tasks/task-check.ts';
import { stationed, SUMMER as summer, withRover } from '../testing/corsairs.ts';
import { testModule } from '../testing/module.ts';
import { formationIn, scripted, stationAt, testScenario, Umpire } from '../testing/station.ts';
import { atSea, putToken } from '../umpire/tokens.ts';
import type { AuxPlace } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { newFormation } from '../world/new-forces.ts';
import { convoyStep } from './convoys.ts';
import { coveredBoxes, operationsTolls, rouseCorsairs } from './corsairs.ts';

describe('Corsairs', () => {
  it('[10.21] [10.214] are Activated by a die in their Seasons, from bases that are not Neutralised', () => {
    for (const [die, active] of [
      [4, []],
      [5, ['den']],
    ] as const) {
      const world = withRover([5, 5]);
      const context = scripted(world, die);
      rouseCorsairs(world, context);
      expect(context.told('corsairs')).toMatchObject([{ dice: [die], active }]);
    }
    const winter = stationAt({ ports: { den: 'rover-1' }, world: { impulse: 1 } });
    rouseCorsairs(winter, scripted(winter));
    expect(winter.corsairs).toBeNull();
  });

  it('[10.212] [10.213] Enemy to all, they are played by the player with less Prestige for the Turn', () => {
    for (const [prestige, side] of [
      [[3, 5], 'red'],
      [[5, 3], 'blue'],
      [[5, 5], 'red'],
    ] as const) {
      const world = withRover(prestige);
      const before = Object.keys(world.forces).find(
        (one) => forcesOf(world, one).auxiliaries['rover-1'] !== undefined,
      );
      const context = scripted(world, 9);
      rouseCorsairs(world, context);
      expect(context.told('corsairs-handed')).toHaveLength(before === side ? 0 : 1);
      expect(world.corsairs).toEqual({ side, bases: ['den'] });
      expect(sourceOf(world, side, 'rover-1')).toMatchObject({ at: 'den' });
      const other = side === 'red' ? 'blue' : 'red';
      expect(forcesOf(world, other).auxiliaries['rover-1']).toBeUndefined();
    }
  });

  it('[10.213] those of a Fleet’s own Contingent are that player’s when the module lets them sail', () => {
    const world = stationAt({});
    expect(world.forces.blue!.auxiliaries['privateer-1']).toEqual({ in: 'future' });
    apply(world, scripted(world), [{ do: 'auxiliaries', ids: ['privateer-1'] }], null);
    expect(world.forces.blue!.auxiliaries['privateer-1']).toEqual({ in: 'port', port: 'ville' });
  });

  it('[10.211] one Stationed in a Strait or a Sea Zone is a Failed Order for the other player; both if Prestige is tied', () => {
    for (const [prestige, at, failed] of [
      [[3, 5], 'narrows', [0, 1]],
      [[3, 5], 'gulf', [0, 1]],
      [[5, 5], 'gulf', [1, 1]],
      [[3, 5], 'ville', [0, 0]],
    ] as const) {
      const world = withRover(prestige);
      stationed(world, 'red', 'rover-1', at);
      operationsTolls(world, scripted(world));
      expect([world.record.red!.failed, world.record.blue!.failed]).toEqual(failed);
    }
  });

  it('[10.215] a base that was shown force stirs nobody and takes nobody in until its time is over', () => {
    const world = withRover([5, 5]);
    apply(world, scripted(world), [{ do: 'neutralise', base: 'den', turns: 8 }], null);
    rouseCorsairs(world, scripted(world, 9));
    expect(world.corsairs).toBeNull();
    world.forces.red!.auxiliaries['rover-1'] = { in: 'available' };
    const base = { do: 'base', aux: 'rover-1', port: 'den' } as const;
    const occasion = { free: false, at: null };
    expect(checkAct(world, 'red', base, occasion)).toMatchObject({ rule: '10.215' });
    world.turn = 8;
    expect(checkAct(world, 'red', base, occasion)).toBeNull();
    doAct(world, scripted(world), 'red', base, occasion);
    expect(world.forces.red!.auxiliaries['rover-1']).toEqual({ in: 'port', port: 'den' });
    expect(checkAct(world, 'red', { ...base, port: 'ferry' }, occasion)).toMatchObject({ rule: '10.223' });
  });

  it('[10.23] have no Squadrons where they are everybody’s Enemy: a module that gives them any is refused', () => {
    const module = {
      ...testModule,
      squadrons: [
        ...testModule.squadrons,
        { ...testModule.squadrons[0]!, id: 'rover-a', contingent: 'Rover' },
      ],
    };
    expect(examine({ ...testScenario, module })).toEqual([
      { path: '/module/corsairs', expected: expect.stringContaining('10.23') },
    ]);
    expect(examine(testScenario)).toEqual([]);
  });
});

describe('a war on trade', () => {
  it('[10.211] with the rule in force every so many places held by a Command’s cruisers are a Failed Order', () => {
    const toll = (rules: string[], places: Readonly<Record<string, string>>): number => {
      const world = stationAt({ world: { rules } });
      for (const [aux, at] of Object.entries(places)) stationed(world, 'blue', aux, at);
      operationsTolls(world, scripted(world));
      return world.record.red!.failed;
    };
    const two = { 'azure-fleet-1': 'narrows', 'privateer-1': 'gulf' };
    expect(toll(['course'], two)).toBe(1);
    expect(toll([], two)).toBe(0);
    expect(toll(['course'], { 'azure-fleet-1': 'narrows', 'privateer-1': 'narrows' })).toBe(0);
    expect(toll(['course'], { 'azure-fleet-1': 'narrows', 'cobalt-fleet-1': 'gulf' })).toBe(0);
  });

  it('[9.383] the trade that nobody covers on its Turns is Fulfilled Orders for its owner', () => {
    const trade = (put: readonly string[], turn = 8, covered: string[] = []): number => {
      const world = stationAt({
        events: 'war',
        put: put.map((at, index) => ({ id: `red-det-${index + 1}`, at, squadrons: `red-${'ab'[index]}` })),
        scenario: { start: { year: 1741, turn } },
        world: { covered },
      });
      operationsTolls(world, scripted(world));
      return world.record.blue!.fulfilled;
    };
    expect(trade([])).toBe(2);
    expect(trade(['x'])).toBe(2);
    expect(trade(['x', 'gulf'])).toBe(0);
    expect(trade(['x'], 8, ['y'])).toBe(0);
    expect(trade([], 7)).toBe(0);
    const lying = stationAt({ put: [{ id: 'red-det-1', at: 'ferry', fitting: true, squadrons: 'red-a' }] });
    expect(coveredBoxes(lying)).toBe(0);
    // Nor does a Dummy cover anything.
    const sham = stationAt({});
    const dummy = newFormation('d1', 'dummy', null, atSea('x'), 0);
    sham.forces.red!.formations.d1 = dummy;
    putToken(sham, 'red', dummy);
    expect(coveredBoxes(sham)).toBe(0);
  });
});

describe('a Contingent for hire', () => {
  it('[2.221] M6.3: its Auxiliaries are Tasked to nothing but the cover of trade', () => {
    const world = stationAt({ ports: { haven: 'order-galley-1' }, scenario: summer, world: { hired: true } });
    const look = { task: 'Search', aux: 'order-galley-1', at: 'cala' } as const;
    expect(checkTask(world, 'red', look)).toMatchObject({ rule: '6.149' });
  });

  const hire = { do: 'hire' } as const;
  const occasion = { free: false, at: null };
  const knights = { ordinary: { haven: 'order-d' } };

  it('[12.31] costs Prestige and serves till Turn 1 of the next Year, with its Port', () => {
    const world = stationAt(knights);
    expect(checkAct(world, 'blue', hire, occasion)).toMatchObject({ rule: '12.31' });
    expect(checkAct(world, 'red', hire, occasion)).toBeNull();
    doAct(world, scripted(world), 'red', hire, occasion);
    expect(world.prestige.red).toBe(4);
    expect([serves(world, 'red', 'Order'), isFriendlyPort(world, 'red', null, 'haven')]).toEqual([
      true,
      true,
    ]);
    expect(world.forces.red!.auxiliaries['order-galley-1']).toEqual({
      in: 'port',
      port: 'haven',
    } satisfies AuxPlace);
    expect(checkAct(world, 'red', hire, occasion)).toMatchObject({ rule: '12.31' });

    world.forces.red!.squadrons['order-d']!.port = { at: 'haven', state: 'FittingOut' };
    world.turn = 16;
    world.step = 'convoys';
    const umpire = new Umpire(world, convoyStep);
    expect(umpire.told('hired')).toMatchObject([{ on: false }]);
    expect([world.hired, serves(world, 'red', 'Order')]).toEqual([false, false]);
    expect(world.forces.red!.squadrons['order-d']!.port).toEqual({ at: 'haven', state: 'InOrdinary' });
    expect(world.forces.red!.auxiliaries['order-galley-1']).toEqual({ in: 'future' });
  });

  it('[12.31] at sea with another’s ships they alone go home, and at no other time', () => {
    const goHome = (turn: number, start = 1) => {
      const world = stationAt({
        put: [{ id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a order-d' }],
        scenario: { start: { year: 1741, turn: start } },
        world: { hired: true, turn, step: 'convoys' },
      });
      new Umpire(world, convoyStep);
      return world;
    };
    const home = goHome(16);
    expect(home.forces.red!.squadrons['order-d']).toMatchObject({
      formation: null,
      port: { at: 'haven', state: 'InOrdinary' },
    });
    expect(home.forces.red!.squadrons['red-a']).toMatchObject({ formation: 'red-flag', port: null });
    expect(formationIn(home, 'red-flag').squadrons).toEqual(['red-a']);
    // Neither on another Turn nor on the first of a match.
    for (const world of [goHome(3), goHome(0)])
      expect([world.hired, world.forces.red!.squadrons['order-d']?.formation]).toEqual([true, 'red-flag']);
  });

  it('[12.3] only on Turn 1, or when a scenario begins, and if it can be paid', () => {
    const late = stationAt({ ...knights, scenario: summer, world: { turn: 3 } });
    expect(checkAct(late, 'red', hire, occasion)).toMatchObject({ rule: '12.31' });
    const poor = stationAt({ ...knights, scenario: { prestige: { red: 0, blue: 5 } } });
    expect(checkAct(poor, 'red', hire, occasion)).toMatchObject({ rule: '12.3' });
  });
});

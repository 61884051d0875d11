import { describe, expect, it } from 'vitest';
import { gaugeReasons } from '../battle/gauge.ts';
import { reinforcementReasons } from '../battle/reinforcement.ts';
import { incrementEnd } from '../increment-end.ts';
import { operationsEnd } from '../operations-end.ts';
import { doAct } from '../reorganisation/acts.ts';
import { driveOff } from '../sailing/gale-losses.ts';
import { meeting, squadronIn, twoFleets } from '../testing/battle.ts';
import { battling, playOut } from '../testing/fighting.ts';
import { afloat, endIncrement, testGale } from '../testing/sailing.ts';
import { formationIn, scripted, stationAt, Umpire } from '../testing/station.ts';
import { dockyardStep } from '../yards/dockyard.ts';
import {
  addDp,
  bracketOf,
  checkSinking,
  movementAllowance,
  rollSinkings,
  sinkingNumber,
  worstBracket,
} from './damage.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const flag = (squadrons: string, id = 'red-flag', leader = 'r-birch') =>
  stationAt({ put: [{ id, at: 'w', leader, squadrons }] });
const one = (dp: number, sail = 4) =>
  stationAt({ put: [{ id: 'red-a', at: 'w', squadrons: `red-a:${sail}/${dp}` }] });

describe('damage', () => {
  it('[7.31] [7.311] [7.312] points are kept by Squadron, not by Sail, and add up', () => {
    const world = flag('red-a:4/2 red-b:3/0');
    addDp(world, 'red', 'red-a', 3);
    addDp(world, 'red', 'red-a', 4);
    expect(squadronIn(world, 'red-a')).toMatchObject({ sail: 4, dp: 9 });
    expect(squadronIn(world, 'red-b')).toMatchObject({ sail: 3, dp: 0 });
  });

  it('[7.313] damage costs Movement Points and the Gauge, and beyond the rating Sail', () => {
    const world = flag('red-a:4/9');
    expect(movementAllowance(world, 'red', 'red-flag')).toBe(3);
    expect(gaugeReasons(world, 'red', 'red-flag', 'w')).toContainEqual({ why: 'damaged', value: -1 });
    expect(sinkingNumber(13, 12)).toBe(1);
  });

  it('[7.314] the worst Squadron counts, two bad ones no more than one', () => {
    const world = flag('red-a:4/9 red-b:4/9 red-c:4/0');
    expect(worstBracket(world, 'red', 'red-flag')).toBe(2);
    expect(movementAllowance(world, 'red', 'red-flag')).toBe(3);
  });

  it('[7.32] [7.321] a Squadron’s place on the track is its points, past ten too', () => {
    const world = flag('red-a:4/8');
    expect(addDp(world, 'red', 'red-a', 7).dp).toBe(15);
    expect(bracketOf(world, 'red', squadronIn(world, 'red-a')!)).toBe(2);
  });

  it('[7.322] Sail are not taken off for points', () => {
    const world = one(11);
    addDp(world, 'red', 'red-a', 30);
    expect(squadronIn(world, 'red-a')!.sail).toBe(4);
  });

  it('[7.323] outside Flotillas points are kept as well, however many', () => {
    const world = stationAt({ fittingOut: { 'kings-port': 'red-a:2/7' }, put: [{ id: 'red-b', at: 'w' }] });
    addDp(world, 'red', 'red-a', 12);
    addDp(world, 'red', 'red-b', 1);
    expect([squadronIn(world, 'red-a')!.dp, squadronIn(world, 'red-b')!.dp]).toEqual([19, 1]);
  });

  it('[7.33] [7.334] thirds of the rating rounded down for a Squadron by itself', () => {
    const world = one(0);
    const bracket = (dp: number) => {
      squadronIn(world, 'red-a')!.dp = dp;
      return bracketOf(world, 'red', squadronIn(world, 'red-a')!);
    };
    expect([0, 4, 5, 8, 9, 20].map(bracket)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('[7.331] over a third it hinders Reinforcement by one, over two thirds no more than that', () => {
    const why = (dp: number) =>
      reinforcementReasons(flag(`red-a:4/${dp} red-b:4/0`), 'red', 'red-flag', {
        initial: 'red-a',
        helped: false,
      })
        .filter((reason) => reason.why === 'damaged')
        .map(({ value }) => value);
    expect([4, 5, 8, 9].map(why)).toEqual([[], [1], [1], [1]]);
  });

  it('[7.332] Movement and the Gauge suffer over two thirds alone', () => {
    for (const [dp, ma, gauge] of [
      [4, 4, 0],
      [8, 4, 0],
      [9, 3, -1],
    ] as const) {
      const world = flag(`red-a:4/${dp}`);
      expect(movementAllowance(world, 'red', 'red-flag')).toBe(ma);
      const reason = gaugeReasons(world, 'red', 'red-flag', 'w').find(({ why }) => why === 'damaged');
      expect(reason?.value ?? 0).toBe(gauge);
    }
  });

  it('[7.336] four points of a rating of ten: by itself past a third, under a Flag with a longer track not', () => {
    const alone = stationAt({ put: [{ id: 'cobalt-a', at: 'y', squadrons: 'cobalt-a:4/4' }] });
    expect(bracketOf(alone, 'blue', squadronIn(alone, 'cobalt-a')!)).toBe(1);
    const under = stationAt({
      put: [{ id: 'blue-gf', at: 'y', leader: 'a-aubin', squadrons: 'cobalt-a:4/4' }],
    });
    expect(bracketOf(under, 'blue', squadronIn(under, 'cobalt-a')!)).toBe(0);
  });

  it('[7.335] [7.342] a Flagship has points and a rating of her own', () => {
    const world = flag('red-a:4/12 sovereign:1/12');
    const context = scripted(world, 0);
    const how = { checks: 'one', rule: '7.351', secret: true } as const;
    expect(checkSinking(world, context, 'red', 'sovereign', how)).toBe(0);
    expect(context.left).toBe(1);
    expect(checkSinking(world, context, 'red', 'red-a', how)).toBe(1);
    expect(squadronIn(world, 'sovereign')!.dp).toBe(12);
  });

  it('who goes down is told with the place where it lay', () => {
    const world = flag('red-a:1/12');
    const context = scripted(world, 0);
    checkSinking(world, context, 'red', 'red-a', { checks: 'one', rule: '7.351', secret: true });
    expect(context.told('hurt')).toMatchObject([
      { sunk: 1, at: world.forces.red!.formations['red-flag']!.place.at },
    ]);
  });
});

describe('Sunk Sail', () => {
  it('[7.34] [7.35] [7.333] at the rating or over it: the die at or under what is over, by all its faces', () => {
    for (let dp = 0; dp < 26; dp++) {
      const sunk = FACES.filter(
        (face) => rollSinkings({ d10: () => face }, { dp, dr: 12, sail: 4 }, 'one').sunk > 0,
      );
      expect(sunk.length).toBe(Math.max(0, Math.min(10, dp - 12 + 1)));
    }
  });

  it('[7.357] seventeen points on a rating of ten: Sunk on a seven or less', () => {
    expect(sinkingNumber(17, 10)).toBe(7);
    const sinks = (die: number) => rollSinkings({ d10: () => die }, { dp: 17, dr: 10, sail: 3 }, 'one').sunk;
    expect([7, 8].map(sinks)).toEqual([1, 0]);
  });

  it('[7.341] in Battle Sail go down outright too, whatever the points', () => {
    // Level 8 by a die of 0 in a Heavy Battle, then a 0 in each Combat: two Sail and a star.
    const world = twoFleets('w');
    const umpire = playOut(battling(world, 0, 0, 0, 9, 9, 9, 9, 9), { intensity: { intensity: 'Heavy' } });
    const outright = umpire.told('hurt').filter(({ rule, sunk }) => rule === '8.337' && sunk > 0);
    expect(outright.length).toBeGreaterThan(0);
    expect(outright[0]!.total).toBe(0);
  });

  it('[7.351] at the end of the Operations Phase', () => {
    const world = one(20);
    const umpire = new Umpire(world, operationsEnd, 8, 9, 9, 9, 9);
    expect(umpire.told('hurt').map(({ rule, sunk }) => [rule, sunk])).toEqual([['7.351', 1]]);
  });

  it('[7.351] after Gale Attrition', () => {
    const world = one(12);
    world.gales = [{ wind: 'Norther', force: 10, at: 'w', start: 'w', born: 0 }];
    const umpire = new Umpire(world, incrementEnd, ...Array.from({ length: 12 }, () => 0));
    expect(umpire.told('hurt').some(({ sunk }) => sunk === 1)).toBe(true);
  });

  it('[7.352] one at most in a check outside Battle', () => {
    const world = one(40);
    const context = scripted(world, 0, 0, 0);
    checkSinking(world, context, 'red', 'red-a', { checks: 'one', rule: '7.351', secret: true });
    expect([squadronIn(world, 'red-a')!.sail, context.left]).toEqual([3, 2]);
  });

  it('[7.353] [7.354] one Sail fewer, as many points', () => {
    const world = one(14);
    checkSinking(world, scripted(world, 2), 'red', 'red-a', { checks: 'one', rule: '7.351', secret: true });
    expect(squadronIn(world, 'red-a')).toMatchObject({ sail: 3, dp: 14 });
  });

  it('[7.355] without Sail a Squadron is Unformed', () => {
    const world = flag('red-a:1/30 red-b:2');
    checkSinking(world, scripted(world, 0), 'red', 'red-a', { checks: 'one', rule: '7.351', secret: true });
    expect(squadronIn(world, 'red-a')).toBeUndefined();
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-b']);
  });

  it('[7.356] Sail of one Squadron are alike: which goes down is nothing to choose, and the rating stays', () => {
    const world = one(13);
    const how = { checks: 'one', rule: '7.351', secret: true } as const;
    expect(checkSinking(world, scripted(world, 1), 'red', 'red-a', how)).toBe(1);
    expect(checkSinking(world, scripted(world, 1), 'red', 'red-a', how)).toBe(1);
    expect(checkSinking(world, scripted(world, 2), 'red', 'red-a', how)).toBe(0);
  });
});

describe('what is not damage', () => {
  it('[7.37] an Auxiliary has no points: it goes to the Recovery Box', () => {
    const after = (die: number) => {
      const world = afloat({
        put: [{ id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a', auxiliaries: 'red-bomb-1' }],
        world: { blowing: ['Norther'], gales: [testGale('Norther', 9, 'x')] },
      });
      driveOff(world, scripted(world, die));
      endIncrement(world);
      return [world.forces.red!.auxiliaries['red-bomb-1'], squadronIn(world, 'red-a')!.dp];
    };
    // Two points for the Squadron in a Gale of Force 9; the Bombs are driven off on a six, and never worn.
    expect(after(5)).toEqual([{ in: 'formation', formation: 'red-flag' }, 2]);
    expect(after(6)).toEqual([{ in: 'recovery' }, 2]);
  });

  it('[7.36] [7.324] only a Squadron In Ordinary is repaired, down the track of its Port', () => {
    const world = stationAt({
      ordinary: { 'kings-port': 'red-a:4/6' },
      fittingOut: { 'kings-port': 'red-b:4/6' },
      put: [{ id: 'red-c', at: 'w', squadrons: 'red-c:4/6' }],
    });
    const umpire = new Umpire(world, dockyardStep, 0, 0, 0);
    const nothing = { back: [], repair: [], prestige: 0, hulk: [] };
    const repair = (squadron: string) => ({
      ...nothing,
      repair: [{ port: 'kings-port', squadrons: [squadron] }],
    });
    expect(umpire.check(repair('red-b'))).not.toBeNull();
    expect(umpire.check(repair('red-c'))).not.toBeNull();
    umpire.answer(repair('red-a'), nothing);
    expect(['red-a', 'red-b', 'red-c'].map((id) => squadronIn(world, id)!.dp)).toEqual([4, 6, 6]);
  });

  it('[7.38] Sail that are Transferred bring the greater damage with them and never take it away', () => {
    const put = [{ id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:3/7 red-b:2/1' }];
    const free = { free: true, at: 'w' };
    const world = meeting({ put });
    doAct(world, scripted(world), 'red', { do: 'transfer', from: 'red-a', to: 'red-b', sail: 1 }, free);
    expect(squadronIn(world, 'red-b')).toMatchObject({ sail: 3, dp: 7 });
    const other = meeting({ put });
    doAct(other, scripted(other), 'red', { do: 'transfer', from: 'red-b', to: 'red-a', sail: 1 }, free);
    expect(squadronIn(other, 'red-a')).toMatchObject({ sail: 4, dp: 7 });
  });
});

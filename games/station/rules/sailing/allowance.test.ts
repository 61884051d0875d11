import { describe, expect, it } from 'vitest';
import { drawMeetings } from '../battle/meetings.ts';
import { helmsman, spends, spendsNow, swift } from '../chart/seamanship.ts';
import { going, withPlan } from '../testing/plans.ts';
import { afloat, dpOf, endIncrement, sailOn, testGale, whereIs } from '../testing/sailing.ts';
import { formationIn, type Stated, scripted } from '../testing/station.ts';
import { movementAllowance } from '../umpire/damage.ts';
import { spot } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import { newConvoy, newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';

const one = (squadrons: string, more: Partial<NonNullable<Stated['put']>[number]> = {}): State =>
  afloat({ put: [{ id: 'red-flag', at: 'w', squadrons, leader: 'r-birch', ...more }] });
const allowance = (world: State): number => movementAllowance(world, 'red', 'red-flag');
/** How many Large Spaces and Small ones a Formation comes in the four Increments of an Impulse. */
function impulse(world: State): string[] {
  const path: string[] = [];
  for (world.increment = 1; world.increment <= 4; world.increment++) {
    sailOn(world);
    path.push(whereIs(world, 'red-flag'));
  }
  return path;
}

describe('Movement Points', () => {
  it('[5.12] a Flotilla goes at the pace of its slowest Squadron', () => {
    expect(allowance(one('red-f'))).toBe(5);
    expect(allowance(one('red-f red-a'))).toBe(4);
    expect(allowance(one('red-f red-a sovereign'))).toBe(3);
  });

  it('[5.121] [5.112] the allowance is spent in the Impulse, a point at a time, moving or not', () => {
    const world = withPlan(one('red-a'), 'red-flag', going('x', 'w'));
    expect(impulse(world)).toEqual(['x', 'm2', 'w', 'w']);
    expect(formationIn(world, 'red-flag').came).toMatchObject({ how: 'station', clock: world.clock });
  });

  it('[5.122] one less for each step of Oversize and one less over two thirds of the Damage Rating', () => {
    expect(allowance(one('red-a red-b red-c'))).toBe(4);
    expect(allowance(one('red-a red-b red-c red-e'))).toBe(3);
    // A Notional Leader controls one.
    const nobody = afloat({ put: [{ id: 'red-flag', at: 'w', squadrons: 'red-a red-b' }] });
    expect(allowance(nobody)).toBe(2);
    const swarm = afloat({ put: [{ id: 'red-flag', at: 'w', squadrons: 'red-a red-b red-c' }] });
    expect(allowance(swarm)).toBe(1);
    expect([8, 9].map((dp) => allowance(one(`red-a:4/${dp}`)))).toEqual([4, 3]);
  });

  it('[5.123] a Formation that puts out has spent what went before, and one in Port spends nothing', () => {
    const world = one('red-a', { at: 'kings-port', fitting: true });
    expect(impulse(world)).toEqual(Array(4).fill('kings-port:harbour'));
    withPlan(world, 'red-flag', { kind: 'steps', steps: [{ do: 'put-out' }] });
    world.increment = 3;
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('kings-port');
    expect(formationIn(world, 'red-flag').came.how).toBe('fitting-out');
  });

  it('[5.12] [10.122] a Convoy and its Escort go at the slower pace, under the Escort’s leader', () => {
    const world = one('red-a sovereign', { id: 'red-det-1', leader: 'r-cole' });
    const forces = forcesOf(world, 'red');
    const escort = formationIn(world, 'red-det-1');
    forces.formations.c = newFormation('c', 'convoy', null, escort.place, 0);
    forces.convoys.c = newConvoy('c', 'blue-trade', 'out', 1, null);
    const pace = () => movementAllowance(world, 'red', 'c');
    const alone = pace();
    escort.under = 'c';
    forces.convoys.c.escort = 'red-det-1';
    expect([alone, pace()]).toEqual([3, 3]);
    // Over two thirds of its rating the Escort slows them both.
    forces.squadrons['red-a']!.dp = 11;
    expect(pace()).toBe(2);
    expect(helmsman(forces, forces.formations.c!)).toBe('r-cole');
  });

  it('[5.13] four spends always, three not in the first, two in the second and fourth, one in the fourth', () => {
    const pattern = (ma: number) => [1, 2, 3, 4].map((increment) => (spends(ma, increment) ? 1 : 0)).join('');
    expect([0, 1, 2, 3, 4, 5].map(pattern)).toEqual(['0000', '0001', '0101', '0111', '1111', '1111']);
  });

  it('[5.13] a three stays in the first Increment and then moves', () => {
    const world = withPlan(one('red-a sovereign'), 'red-flag', going('x', 'w'));
    expect(impulse(world)).toEqual(['w', 'x', 'm2', 'w']);
  });

  it('[5.131] a five spends like a four', () => {
    expect(impulse(withPlan(one('red-f'), 'red-flag', going('x', 'w')))).toEqual(['x', 'm2', 'w', 'w']);
    expect(swift(one('red-f'), 'red', 'red-flag')).toBe(true);
    expect(swift(one('red-f red-a'), 'red', 'red-flag')).toBe(false);
  });

  it('[5.132] damage in the middle of an Impulse: from then on as if it had always been so', () => {
    const world = one('red-f:2/6');
    expect(swift(world, 'red', 'red-flag')).toBe(true);
    forcesOf(world, 'red').squadrons['red-f']!.dp = 9;
    expect(swift(world, 'red', 'red-flag')).toBe(false);
    world.increment = 1;
    expect(spendsNow(world, 'red', 'red-flag')).toBe(true);
  });

  it('[5.133] four reduced to three in the third Increment: this Impulse unimpaired, the next without its first', () => {
    const world = withPlan(one('red-a:4/8'), 'red-flag', going('x', 'w'));
    for (const [increment, place] of [
      [1, 'x'],
      [2, 'm2'],
    ] as const) {
      world.increment = increment;
      sailOn(world);
      expect(whereIs(world, 'red-flag')).toBe(place);
    }
    forcesOf(world, 'red').squadrons['red-a']!.dp = 9;
    expect([3, 4, 1, 2].map((increment) => spendsNow({ ...world, increment }, 'red', 'red-flag'))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('[5.134] who spends no point may fight all the same', () => {
    const world = afloat({
      put: [
        { id: 'red-flag', at: 'x', squadrons: 'red-a sovereign', leader: 'r-birch' },
        { id: 'azure-flag', at: 'x', squadrons: 'azure-a', leader: 'a-aubin' },
      ],
      world: { increment: 1 },
    });
    sailOn(world);
    for (const token of world.tokens) spot(world, scripted(world), token.id, 'search');
    expect(drawMeetings(world, scripted(world))).toHaveLength(1);
  });

  it('[5.135] without a point spent there is no wear of moving', () => {
    const world = withPlan(one('red-a sovereign', { at: 'w' }), 'red-flag', going('narrows'));
    world.increment = 1;
    sailOn(world);
    expect([whereIs(world, 'red-flag'), dpOf(world, 'red-a')]).toEqual(['w', 0]);
    world.gales = [testGale('Norther', 8, 'w')];
    endIncrement(world);
    expect(dpOf(world, 'red-a')).toBe(1);
  });

  it('[5.114] distances are counted in Movement Points: against the wind a Lane with a Small Space is two', () => {
    expect(impulse(withPlan(one('red-a', { at: 'x' }), 'red-flag', going('w')))[1]).toBe('w');
    expect(impulse(withPlan(one('red-a'), 'red-flag', going('x')))[0]).toBe('x');
  });
});

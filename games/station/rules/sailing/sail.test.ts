import { describe, expect, it } from 'vitest';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import {
  afloat,
  azureFlag as azure,
  redFlag as red,
  sailOn,
  testGale,
  tokenFor,
  whereIs,
} from '../testing/sailing.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { shuffle } from '../umpire/tokens.ts';
import type { State } from '../world/state.ts';

const cross = (world: State, from: string, to: string): State => {
  withPlan(world, 'red-flag', going(to));
  return withPlan(world, 'azure-flag', going(from));
};

describe('Passing on a Lane', () => {
  it('[8.461] where a Formation came in from is known as long as it stays', () => {
    const world = afloat({ put: [{ id: 'red-flag', at: 'w', squadrons: 'red-a', leader: 'r-birch' }] });
    sailOn(withPlan(world, 'red-flag', going('narrows')), 0);
    const { place, entered } = formationIn(world, 'red-flag');
    expect([place.at, entered]).toEqual(['narrows', 'w']);
    sailOn(withPlan(world, 'red-flag', { kind: 'hold' }));
    expect(formationIn(world, 'red-flag')).toMatchObject({ came: { from: null }, entered: 'w' });
  });

  it('[8.122] two that change places have met, at either end of the Lane', () => {
    const world = cross(afloat({ put: [red('ville'), azure('coast')] }), 'ville', 'coast');
    sailOn(world);
    const [a, b] = [tokenFor(world, 'red-flag').id, tokenFor(world, 'azure-flag').id];
    expect(world.passed).toEqual([{ a, b, spaces: ['ville', 'coast'] }]);
  });

  it('[8.122] so have they if one only comes to the Small Space that the other went past', () => {
    const world = cross(afloat({ put: [red('w'), azure('x')] }), 'w', 'x');
    sailOn(world);
    expect([whereIs(world, 'red-flag'), whereIs(world, 'azure-flag')]).toEqual(['x', 'm2']);
    expect(world.passed).toMatchObject([{ spaces: ['w', 'm2', 'x'] }]);
  });

  it('[8.122] not if one of them stays, or both come to the same Space', () => {
    const stays = afloat({ put: [red('ville'), azure('coast')] });
    withPlan(stays, 'red-flag', going('coast'));
    sailOn(stays);
    expect(stays.passed).toEqual([]);
    const meet = afloat({ put: [red('w'), azure('ville')] });
    withPlan(meet, 'red-flag', going('x'));
    withPlan(meet, 'azure-flag', going('x'));
    sailOn(meet, 0);
    expect(meet.passed).toEqual([]);
    expect([whereIs(meet, 'red-flag'), whereIs(meet, 'azure-flag')]).toEqual(['x', 'x']);
  });

  it('[7.111] [4.23] with a Strait on the Lane both are seen', () => {
    const world = cross(afloat({ put: [red('narrows'), azure('w')] }), 'narrows', 'w');
    expect(tokenFor(world, 'red-flag').face).toBeNull();
    sailOn(world);
    expect(['red-flag', 'azure-flag'].map((id) => tokenFor(world, id).face !== null)).toEqual([true, true]);
  });
});

describe('After a Battle', () => {
  it('[8.46] a loser may not stay where he fought, nor go to another Battle Space', () => {
    const world = afloat({ put: [red('x')] });
    formationIn(world, 'red-flag').bound = { clock: 3, leave: true, shun: ['w', 'y'], back: null };
    sailOn(world, 0);
    expect(['ville', 'gulf:in']).toContain(whereIs(world, 'red-flag'));
    expect(formationIn(world, 'red-flag').bound).toBeNull();
  });

  it('[8.46] he leaves in that Increment even if his allowance would not spend in it', () => {
    const world = afloat({ put: [red('w', { squadrons: 'red-a sovereign' })], world: { increment: 1 } });
    formationIn(world, 'red-flag').bound = { clock: 3, leave: true, shun: [], back: null };
    sailOn(world, 0);
    expect(whereIs(world, 'red-flag')).not.toBe('w');
  });

  it('[8.231] who is only shut out of some Spaces follows his plot elsewhere', () => {
    const world = withPlan(afloat({ put: [red('w')] }), 'red-flag', going('x'));
    formationIn(world, 'red-flag').bound = { clock: 3, leave: false, shun: ['x'], back: null };
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('w');
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('x');
  });

  it('[7.223] who drew back from an Interdictor returns whence he came for one point, whatever blows', () => {
    const world = withPlan(afloat({ put: [red('x')] }), 'red-flag', going('y'));
    formationIn(world, 'red-flag').bound = { clock: 3, leave: true, shun: [], back: 'w' };
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('w');
    const sortie = afloat({ put: [red('kings-port')] });
    formationIn(sortie, 'red-flag').bound = { clock: 3, leave: true, shun: [], back: 'kings-port' };
    sailOn(sortie);
    expect(whereIs(sortie, 'red-flag')).toBe('kings-port:harbour');
  });
});

describe('Plans', () => {
  it('[5.14] a patrol goes round, a follower follows, a voyage ends', () => {
    const world = afloat({
      put: [red('w'), { id: 'red-det-1', at: 'w', squadrons: 'red-b', leader: 'r-cole' }],
    });
    withPlan(world, 'red-flag', { kind: 'patrol', route: ['x', 'w'], next: 0 });
    withPlan(world, 'red-det-1', { kind: 'with', formation: 'red-flag' });
    const path: string[] = [];
    for (let count = 0; count < 4; count++) {
      sailOn(world);
      path.push(whereIs(world, 'red-flag'));
      expect(whereIs(world, 'red-det-1')).toBe(whereIs(world, 'red-flag'));
    }
    expect(path).toEqual(['x', 'm2', 'w', 'x']);
    withPlan(world, 'red-flag', voyageTo('w'));
    sailOn(world);
    sailOn(world);
    expect(formationIn(world, 'red-flag').plan).toEqual({ kind: 'hold' });
  });

  it('a follower left behind makes for where the other is', () => {
    const world = afloat({
      put: [red('x'), { id: 'red-det-1', at: 'w', squadrons: 'red-b', leader: 'r-cole' }],
    });
    withPlan(world, 'red-det-1', { kind: 'with', formation: 'red-flag' });
    sailOn(world);
    expect(whereIs(world, 'red-det-1')).toBe('x');
  });

  it('[9.411] a point spent beside it takes over another’s Order', () => {
    const world = afloat({
      put: [
        red('x', { order: 'red-cruise' }),
        { id: 'red-det-1', at: 'x', squadrons: 'red-b', leader: 'r-cole' },
      ],
    });
    const giver = formationIn(world, 'red-flag');
    formationIn(world, 'red-det-1').execution = {
      ...giver.execution!,
      order: 'hand-over',
      formation: 'red-flag',
    };
    withPlan(world, 'red-det-1', { kind: 'steps', steps: [{ do: 'take-over', formation: 'red-flag' }] });
    sailOn(world);
    expect(giver.execution).toBeNull();
    expect(formationIn(world, 'red-det-1').execution?.order).toBe('red-cruise');
  });

  it('[3.355] a loose Squadron is taken in by a Flotilla it meets that can control it, but not in a Gale', () => {
    // Becalmed off its Port beside the Flotilla.
    const make = () => afloat({ put: [red('y'), { id: 'red-b', at: 'y', squadrons: 'red-b' }] });
    const world = make();
    sailOn(world, 9);
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-a', 'red-b']);
    const foul = make();
    foul.blowing = ['Norther'];
    foul.gales = [testGale('Norther', 9, 'y')];
    sailOn(foul, 9);
    expect(formationIn(foul, 'red-flag').squadrons).toEqual(['red-a']);
    const full = afloat({
      put: [red('y', { squadrons: 'red-a red-c red-e' }), { id: 'red-b', at: 'y', squadrons: 'red-b' }],
    });
    sailOn(full, 9);
    expect(formationIn(full, 'red-flag').squadrons).toHaveLength(3);
  });
});

describe('Counters', () => {
  it('[2.31] [2.34] counters of one colour that come to lie together can no longer be told apart', () => {
    const put = [red('w'), { id: 'red-det-1', at: 'x', squadrons: 'red-b', leader: 'r-cole' }];
    const world = withPlan(afloat({ put }), 'red-flag', going('x'));
    const before = world.tokens.map(({ id }) => id);
    sailOn(world);
    const after = world.tokens.filter(({ place }) => place.at === 'x').map(({ id }) => id);
    expect(after).toHaveLength(2);
    expect(after.some((id) => before.includes(id))).toBe(false);
    shuffle(world, scripted(world), { at: 'x', berth: 'sea' }, 'red');
    expect(tokenFor(world, 'red-flag').place.at).toBe('x');
  });
});

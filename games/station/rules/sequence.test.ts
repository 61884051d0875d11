import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { choices } from './answers.ts';
import { asks, open, resolve } from './sequence.ts';
import { stationAt } from './testing/station.ts';
import { view } from './umpire/view.ts';
import { STEPS } from './world/state.ts';

describe('The sequence of play', () => {
  it('[4.3] the Administrative Phase goes by its steps in this order', () => {
    expect(STEPS.slice(STEPS.indexOf('events')).join(' ')).toBe(
      'events attrition convoys dockyard lay-up orders relief auxiliaries reorganisation turn-end',
    );
  });

  it('opens at the first question of the first Turn', () => {
    const world = open(
      stationAt({ put: [{ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' }] }),
      looseDice(1),
    );
    expect(world.outcome).toBeNull();
    expect(asks(world).length).toBeGreaterThan(0);
  });

  it('[5.24] [5.241] the winds of the first Impulse, thrown before anybody is asked, are told with the first answers', () => {
    const world = open(
      stationAt({ put: [{ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' }] }),
      looseDice(1),
    );
    const winds = world.untold!.find(({ truth }) => truth.kind === 'winds')!;
    expect(winds.truth).toMatchObject({ rule: '5.241', blowing: world.blowing });
    const answers = asks(world).map((ask) => {
      const [answer] = choices(view(world, ask.seat), ask);
      return { ask, answer: answer! };
    });
    const { state, happenings } = resolve(world, answers, looseDice(2));
    expect(happenings.slice(0, world.untold!.length)).toEqual(world.untold);
    expect(state).not.toHaveProperty('untold');
  });
});

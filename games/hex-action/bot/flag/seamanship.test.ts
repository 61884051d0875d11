/** What the post-captain does in company beside fighting: makes sail, tows, and finds shelter for who is beaten. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../../rules/index.ts';
import type { AnswerTo, AskKind, HexAsk } from '../../rules/sea/asks.ts';
import type { AdvancedState } from '../../rules/sea/edition.ts';
import { distance } from '../../rules/sea/hex.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { hexNamed, viewOf } from '../../rules/testing/sea.ts';
import { council } from '../fleet/council.ts';
import { PLAIN_CREED } from '../fleet/temper.ts';
import { plansFor } from './plans.ts';

const TERMS = { decks: true, others: 0, fleet: { basic: {}, advanced: { seamanlike: true } } } as const;

function decided<K extends AskKind>(
  state: AdvancedState,
  kind: K,
  ship: string,
  more: object = {},
): AnswerTo<K> {
  const ask = { id: `1.t1.${kind}.${ship}`, seat: 'a-1', kind, rule: '', ship, ...more } as unknown as HexAsk;
  const view = viewOf(state);
  const [plan] = plansFor(view, [ask], TERMS);
  const answer = plan!.answer(view, ask, looseDice(1));
  expect(hexAction.check(view, ask, answer)).toBeNull();
  return answer as AnswerTo<K>;
}

const foe = (at: string, more: object = {}) =>
  advancedShip({ id: 'foe', at, heading: 1, side: 'b', ...more });
const friend = (more: object = {}) => advancedShip({ id: 'friend', at: 'L24', heading: 2, ...more });

describe('full sails in company', () => {
  const sail = (at: string, own: object = {}) =>
    decided(
      advancedSea([advancedShip({ id: 'own', at: 'N22', heading: 2, ...own }), friend(), foe(at)], {
        phase: 'notation',
      }),
      'plot',
      'own',
    ).sail;

  it('[20.1] are set where the enemy is far, and not where he may come into range under them', () => {
    expect(sail('RR3')).toBe('FS');
    expect(sail('Z14')).toBeUndefined();
  });

  it('[20.1] are taken in before he can fire at them', () => {
    expect(sail('X16', { advanced: { sail: 'full' } })).toBe('BS');
    expect(sail('RR3', { advanced: { sail: 'full' } })).toBeUndefined();
  });
});

describe('a friend without masts', () => {
  /** The helper lies so that a hex ahead brings her stern before her friend's bow. */
  const sea = (rules: object, towed = false) => {
    const helper = advancedShip({
      id: 'own',
      at: 'N21',
      heading: 1,
      ...(towed && { at: 'N20', advanced: { tows: 'friend' } }),
    });
    const hulk = friend({ at: 'N22', heading: 1, rigging: [0, 0, 0, 0] });
    return advancedSea([helper, hulk, foe('N32')], {
      phase: 'notation',
      rules,
      ...(towed && { grapples: [{ a: 'friend', b: 'own', count: 1 }] }),
    });
  };

  it('[35.4.1] is taken in tow, where towing is played', () => {
    const state = sea({ towing: true });
    const order = decided(state, 'plot', 'own');
    expect(order.tow).toBe('friend');
    expect(decided(sea({}), 'plot', 'own').tow).toBeUndefined();
  });

  it('[35.4.2] is drawn away from the enemy, and not cut loose', () => {
    const state = sea({ towing: true }, true);
    const order = decided(state, 'plot', 'own');
    expect(order.plot).toMatch(/[1-9]/);
    const kept = decided({ ...state, phase: 'ungrappling' }, 'ungrapple', 'own', { from: ['friend'] });
    expect(kept.from).toEqual([]);
  });
});

describe('a beaten ship', () => {
  it('[38.0] makes for water that her enemies draw too much for', () => {
    const shoal = hexNamed('H22');
    const own = advancedShip({ id: 'own', at: 'N22', heading: 3, hull: 1, special: { depth: 8 } });
    const state = advancedSea([own, friend({ at: 'A10' }), foe('N17')], {
      phase: 'notation',
      rules: { runningAground: true },
      advanced: { depths: { [`${shoal.q},${shoal.r}`]: 10 } },
    });
    const effort = { rounds: 1, timeIsUp: () => false, captains: false };
    const way = (creed: object) => {
      const { end } = council(viewOf(state), 'a', effort, { ...PLAIN_CREED, ...creed }).get('own')!;
      return distance(end, shoal);
    };
    expect(way({ refuge: true })).toBeLessThan(way({}));
  });
});

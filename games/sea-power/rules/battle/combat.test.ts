import { allToldTo, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { facesTimes, Umpire, warWith } from '../testing/battle.ts';
import { listener } from '../testing/forces.ts';
import { markerNamed } from '../testing/found.ts';
import { combatPhase } from './combat.ts';

const two = (more: { decoy?: 'E1' | 'P1' | 'both' } = {}) =>
  warWith([
    {
      token: 'E1',
      at: 'bay-of-biscay',
      stacks: more.decoy === 'E1' || more.decoy === 'both' ? [] : [['eng-mars:eng-byng', 'eng-culloden']],
      battle: true,
    },
    {
      token: 'P1',
      at: 'bay-of-biscay',
      stacks:
        more.decoy === 'P1' || more.decoy === 'both'
          ? []
          : [['fra-souverain:fra-beauffremont', 'fra-temeraire']],
      battle: true,
    },
    { token: 'E2', at: 'north-sea', stacks: [['eng-burford:eng-hardy']], battle: true },
    { token: 'P2', at: 'north-sea', stacks: [['fra-zodiaque:fra-conflans']], battle: true },
    { token: 'P3', at: 'baltic-sea', stacks: [['fra-thesee:fra-la-clue']] },
  ]);

describe('the combat phase', () => {
  it('[4.0/11] the English say which battle is fought first', () => {
    const umpire = new Umpire(two());
    expect(umpire.asks).toMatchObject([
      { kind: 'battle-order', seat: 'english', areas: ['north-sea', 'bay-of-biscay'] },
    ]);
    expect(umpire.check({ area: 'baltic-sea' })?.code).toBe('battle-area');
    expect(umpire.choices<'battle-order'>()).toEqual([{ area: 'north-sea' }, { area: 'bay-of-biscay' }]);
    umpire.load(6, 1);
    umpire.answer({ area: 'bay-of-biscay' });
    expect(umpire.world.battle?.area).toBe('bay-of-biscay');
    expect(umpire.world.battles).toEqual(['north-sea']);
    // The last one needs no question of order.
    umpire.load(6, 1);
    umpire.answer({ withdraw: { area: 'western-approaches' } });
    expect(umpire.world.battle?.area).toBe('north-sea');
  });

  it('[4.0/12] [4.0/13] each battle goes from the gauge through rounds and disengagement, again and again', () => {
    const umpire = new Umpire(two());
    umpire.load(6, 1);
    umpire.answer({ area: 'north-sea' });
    // Burford 4 + 1 and Zodiaque 4 + 1: nothing, nothing, then she is disabled and makes for Dunkirk.
    umpire.load(...facesTimes(10, 1), ...facesTimes(10, 2), 5, ...facesTimes(9, 3), 6, 1);
    umpire.answer({ withdraw: null });
    const order = umpire.happenings.map(({ truth }) => truth.kind).filter((kind) => kind !== 'fire');
    expect(order).toEqual([
      'battle',
      'gauge',
      'glimpse',
      'lines',
      'lines',
      'lines',
      'damage',
      'disengaged',
      'refuge',
      'battle-over',
      'battle',
      'gauge',
      'glimpse',
    ]);
    expect(umpire.told('lines').map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  it('[7.1] all squadrons that have found one another fight, and nobody else', () => {
    const umpire = new Umpire(two());
    umpire.load(1, 6);
    umpire.answer({ area: 'north-sea' });
    umpire.load(1, 6);
    umpire.answer({ withdraw: { port: 'dunkirk' } });
    umpire.answer({ withdraw: { port: 'brest' } });
    expect(umpire.progress).toBe('done');
    expect(markerNamed(umpire.world, 'P3')).toMatchObject({ at: { area: 'baltic-sea' } });
    const alone = [{ token: 'P3', at: 'baltic-sea' }] as const;
    expect(new Umpire(warWith(alone)).progress).toBe('done');
    // Nor do two that lie in one area without having found one another.
    const apart = [
      { token: 'E1', at: 'baltic-sea', stacks: [['eng-mars:eng-byng']] },
      { token: 'P3', at: 'baltic-sea', stacks: [['fra-thesee:fra-la-clue']] },
    ] as const;
    for (const found of [[], ['E1'], ['P3']]) {
      const world = warWith(apart.map((fleet) => ({ ...fleet, battle: found.includes(fleet.token) })));
      expect(combatPhase.enter(world, listener(looseDice(1)).context)).toBe('done');
      expect([world.battles, world.battle]).toEqual([[], null]);
    }
    const both = new Umpire(warWith(apart.map((fleet) => ({ ...fleet, battle: true }))), 6, 1);
    expect(both.world.battle?.area).toBe('baltic-sea');
    // A battle marker without an enemy is no battle.
    expect(new Umpire(warWith(alone.map((fleet) => ({ ...fleet, battle: true })))).progress).toBe('done');
  });

  it('[6.61] an empty squadron under a battle marker is shown, is out for the year and has lost', () => {
    for (const decoy of ['E1', 'P1'] as const) {
      const umpire = new Umpire(two({ decoy }));
      umpire.load(6, 1);
      umpire.answer({ area: 'bay-of-biscay' });
      expect(umpire.told('decoy')).toMatchObject([{ token: decoy, area: 'bay-of-biscay' }]);
      expect(umpire.told('battle-over')).toMatchObject([{ winner: decoy === 'E1' ? 'european' : 'english' }]);
      expect(markerNamed(umpire.world, decoy)).toBeUndefined();
      expect(umpire.happenings.find(({ truth }) => truth.kind === 'decoy')!.news).toBe(true);
      const [seen] = allToldTo(umpire.happenings, 'gallery').filter(({ kind }) => kind === 'decoy');
      expect(seen).not.toHaveProperty('squadron');
    }
    const both = new Umpire(two({ decoy: 'both' }));
    both.load(6, 1);
    both.answer({ area: 'bay-of-biscay' });
    expect(both.told('battle-over')).toMatchObject([{ winner: null }]);
  });
});

import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../data/areas.ts';
import { battleOf, facesTimes, Umpire, warWith } from '../testing/battle.ts';
import { markerNamed } from '../testing/found.ts';
import { refugesOf } from './refuge.ts';

const english = (from: AreaId, more: { mayBeNeutral?: boolean; russian?: boolean } = {}) => ({
  side: 'english' as const,
  from,
  mayBeNeutral: false,
  russian: false,
  ...more,
});

describe('refuge', () => {
  it('[7.31/2] is the nearest friendly port, any of them where several are as near', () => {
    const world = warWith([]);
    expect(refugesOf(world, english('north-sea'))).toEqual(['portsmouth', 'nore']);
    expect(refugesOf(world, english('western-med'))).toEqual(['gibraltar', 'port-mahon']);
    expect(refugesOf(world, { ...english('bay-of-biscay'), side: 'european' })).toEqual([
      'brest',
      'lorient',
      'rochefort',
    ]);
  });

  it('[7.31/2] by movement points before areas: with the wind from Biscay to the Channel', () => {
    expect(refugesOf(warWith([]), english('bay-of-biscay'))).toEqual(['portsmouth', 'nore']);
    // Bombay lies next to the channel but against the wind; St Helena is two areas away before it.
    expect(refugesOf(warWith([]), english('mozambique-channel'))).toEqual(['st-helena']);
    // Of ways that cost alike the shorter: Brest before Dunkirk, both with the wind.
    expect(refugesOf(warWith([]), { ...english('western-approaches'), side: 'european' })).toEqual([
      'brest',
      'lorient',
      'rochefort',
    ]);
  });

  it('[7.31/2] a nearer neutral port takes a ship with more than one point of damage, and no other', () => {
    const world = warWith([]);
    expect(refugesOf(world, english('baltic-sea'))).toEqual(['portsmouth', 'nore']);
    expect(refugesOf(world, english('baltic-sea', { mayBeNeutral: true }))).toEqual(['copenhagen']);
    // One as near as a friendly port is not nearer.
    expect(refugesOf(world, english('western-med', { mayBeNeutral: true }))).toEqual([
      'gibraltar',
      'port-mahon',
    ]);
  });

  it('[4.0/11] no way leads through an area the enemy holds, but out of one and through contested ones', () => {
    const held = warWith([{ token: 'P1', at: 'north-sea', stacks: [['fra-souverain:fra-conflans']] }]);
    expect(refugesOf(held, english('baltic-sea'))).toEqual([]);
    expect(refugesOf(held, english('north-sea'))).toEqual(['portsmouth', 'nore']);
    const contested = warWith([
      { token: 'P1', at: 'north-sea', stacks: [['fra-souverain:fra-conflans']], battle: true },
      { token: 'E1', at: 'north-sea', stacks: [['eng-mars:eng-hawke']], battle: true },
    ]);
    expect(refugesOf(contested, english('baltic-sea'))).toEqual(['portsmouth', 'nore']);
  });

  it('[7.31/2] a Russian stays in the waters of Europe on her way', () => {
    const world = warWith([{ token: 'P1', at: 'western-med', stacks: [['fra-souverain:fra-conflans']] }]);
    const freely = refugesOf(world, english('iberian-basin'));
    const bound = refugesOf(world, english('iberian-basin', { russian: true }));
    expect(bound).toEqual(['portsmouth', 'nore']);
    expect(freely).not.toEqual(bound);
  });

  it('[7.31/2] the disabled leave at the end of the round; only those with a choice of ports are asked for', () => {
    const umpire = new Umpire(
      battleOf(['eng-mars:eng-byng', 'eng-culloden'], ['fra-souverain:fra-beauffremont', 'fra-temeraire']),
      6,
      1,
    );
    umpire.load(...facesTimes(11, 1), 5, ...facesTimes(4, 1), ...facesTimes(4, 1));
    umpire.answer({ withdraw: null });
    expect(umpire.asks).toMatchObject([
      { kind: 'refuge', seat: 'english', ships: [{ ship: 'eng-mars', ports: ['portsmouth', 'nore'] }] },
    ]);
    const port = (ship: string, to: string) => ({ ports: [{ ship, port: to }] });
    expect(umpire.check(port('eng-mars', 'gibraltar'))?.code).toBe('refuge-port');
    expect(umpire.check(port('eng-culloden', 'nore'))?.code).toBe('refuge-ships');
    expect(umpire.check({ ports: [] })?.code).toBe('refuge-ships');
    for (const choice of umpire.choices<'refuge'>()) expect(umpire.check(choice)).toBeNull();
    // Culloden goes on alone and drives one Frenchman off before she is disabled herself.
    umpire.load(...facesTimes(5, 1), 5, ...facesTimes(8, 1));
    umpire.answer(port('eng-mars', 'nore'));
    expect(umpire.world.forces.english.ships['eng-mars']).toEqual({ port: 'nore', damage: 0, sailed: true });
    expect(umpire.told('refuge')).toMatchObject([{ ship: 'eng-mars', port: 'nore' }]);
  });

  it('[7.31/2] who has a single port goes there unasked; who has none is lost', () => {
    const fight = (damage: number, options: { fromNeutral?: boolean } = {}) => {
      const world = warWith([
        {
          token: 'E1',
          at: 'baltic-sea',
          stacks: [[`eng-mars:eng-byng+${damage}`]],
          battle: true,
          ...options,
        },
        { token: 'P1', at: 'baltic-sea', stacks: [['fra-souverain:fra-beauffremont']], battle: true },
        { token: 'P2', at: 'north-sea', stacks: [['fra-zodiaque:fra-conflans']] },
      ]);
      const umpire = new Umpire(world, 6, 1);
      umpire.load(...facesTimes(Math.max(1, 5 - damage) + 1, 1), 5, ...facesTimes(4, 1));
      umpire.answer({ withdraw: null });
      return umpire;
    };
    const hurt = fight(2);
    expect(hurt.progress).toBe('done');
    expect(hurt.world.forces.english.ships['eng-mars']).toMatchObject({ port: 'copenhagen', damage: 2 });
    expect(markerNamed(hurt.world, 'E1')).toBeUndefined();
    for (const lost of [fight(0), fight(1), fight(2, { fromNeutral: true })]) {
      expect(lost.told('lost')).toMatchObject([{ ships: ['eng-mars'], why: 'no-port' }]);
      expect(lost.world.sunk).toEqual([{ ship: 'eng-mars', side: 'english', captured: false }]);
      expect(lost.world.forces.english.leaders).toEqual(['eng-byng']);
    }
  });
});

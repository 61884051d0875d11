import { describe, expect, it } from 'vitest';
import { batteryTargets, inSector, isSilenced } from '../bearing/battery.ts';
import { criticalsPhase } from '../damage/criticals.ts';
import type { Battery } from '../sea/advanced-sea.ts';
import { DIRECTIONS, distance, type Hex, neighbour } from '../sea/hex.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { testBattery } from '../testing/battery.ts';
import { context, hexNamed, toldOf, viewOf } from '../testing/sea.ts';
import { advancedCombat } from './advanced-combat.ts';
import { batteryAsk, batteryAsks, fireBattery, layBattery, markBattery } from './batteries.ts';

const ship = (changes: Partial<AdvancedTestShip> & { id: string; at: string }) =>
  advancedShip({ heading: 1, ...changes });
const seaWith = (fort: Battery, ...ships: ReturnType<typeof ship>[]) =>
  advancedSea(ships, { phase: 'combat', land: fort.hexes, advanced: { batteries: [fort] } });

describe('a shore battery’s arc', () => {
  it('six sectors cover all hexes around, and only their limits twice', () => {
    const centre = hexNamed('Z20');
    const ring: Hex[] = [];
    for (let q = -4; q <= 4; q++)
      for (let r = -4; r <= 4; r++) {
        const there = { q: centre.q + q, r: centre.r + r };
        if (distance(centre, there) > 0 && distance(centre, there) <= 4) ring.push(there);
      }
    const sectors = (there: Hex) =>
      DIRECTIONS.filter((direction) => inSector(centre, direction, there)).length;
    expect(new Set(ring.map(sectors))).toEqual(new Set([1, 2]));
    for (const direction of DIRECTIONS) {
      expect(inSector(centre, direction, neighbour(centre, direction))).toBe(true);
      const limit = neighbour(neighbour(centre, direction), direction === 6 ? 1 : ((direction + 1) as 1));
      expect(sectors(limit)).toBe(2);
    }
  });

  it('[11.1.3] [11.1.4.1] it fires at the closest ship in its arc, up to ten hexes, from any of its hexes', () => {
    const fort = testBattery();
    const near = ship({ id: 'near', at: 'K6' });
    const far = ship({ id: 'far', at: 'L4' });
    const astern = ship({ id: 'astern', at: 'K12' });
    expect(batteryTargets(seaWith(fort, near, far, astern), fort)).toEqual([near]);
    expect(batteryTargets(seaWith(fort, far, astern), fort)).toEqual([far]);
    expect(batteryTargets(seaWith(fort, astern), fort)).toEqual([]);
    const eleven = ship({ id: 'eleven', at: 'K-2' });
    expect(batteryTargets(seaWith(fort, eleven), fort)).toEqual([]);
    const wide = testBattery({ hexes: [hexNamed('K10'), hexNamed('K9')] });
    expect(batteryTargets(seaWith(wide, eleven), wide)).toEqual([eleven]);
  });

  it('[11.1.4.2] friends and struck ships that lie closer are in the way; land is not', () => {
    const fort = testBattery();
    const enemy = ship({ id: 'enemy', at: 'K5' });
    const friend = ship({ id: 'friend', at: 'K7', side: 'b' });
    const struck = ship({ id: 'struck', at: 'K7', surrender: 'striking' });
    expect(batteryTargets(seaWith(fort, enemy, friend), fort)).toEqual([]);
    expect(batteryTargets(seaWith(fort, enemy, struck), fort)).toEqual([]);
    const sea = { ...seaWith(fort, enemy), land: [hexNamed('K9'), hexNamed('K8')] };
    expect(batteryTargets(sea, fort)).toEqual([enemy]);
  });
});

describe('a shore battery’s fire', () => {
  it('[11.3.1] [20.3.5] by its gun squares as if anchored, with its crew’s quality and nothing else', () => {
    const target = ship({ id: 'target', at: 'K6' });
    const fort = testBattery({ quality: 'crack' });
    // The bow lies four hexes off, the stern three: sixteen squares, two; crack two, steady one.
    expect(layBattery(seaWith(fort, target), fort, target, 'hull')).toMatchObject({
      range: 3,
      base: 2,
      table: 5,
      modifiers: [{ by: 2 }, { by: 1 }],
    });
  });

  it('[11.2.5] at hull or rigging, from six hexes on only at rigging', () => {
    const fort = testBattery();
    const close = ship({ id: 'close', at: 'K6' });
    const sea = seaWith(fort, close);
    const [ask] = batteryAsks(sea);
    expect(ask).toMatchObject({ kind: 'battery', ship: 'fort', seat: 'b-1' });
    const view = viewOf(sea, 'b-1');
    expect([...batteryAsk.choices(view, ask as never)]).toEqual([
      { shot: { target: 'close', aim: 'hull' } },
      { shot: { target: 'close', aim: 'rigging' } },
      { shot: null },
    ]);
    const off = viewOf(seaWith(fort, ship({ id: 'off', at: 'K3' })), 'b-1');
    expect(batteryAsk.check(off, ask as never, { shot: { target: 'off', aim: 'hull' } })).toMatchObject({
      code: 'rigging-only',
    });
    expect(batteryAsk.check(off, ask as never, { shot: { target: 'off', aim: 'rigging' } })).toBeNull();
    expect(batteryAsk.check(view, ask as never, { shot: { target: 'nobody', aim: 'hull' } })).toMatchObject({
      code: 'not-closest',
    });
  });

  it('[11.1.7] [16.1.2.2.1] one shot a turn is marked with all others of the phase; a six may be critical', () => {
    const fort = testBattery();
    const target = ship({ id: 'target', at: 'K6' });
    const sea = seaWith(fort, target);
    const ask = advancedCombat.asks(sea).find(({ kind }) => kind === 'battery')!;
    // Table 3, a six: HHGG; the critical's dice are 4 and 3, which is nothing.
    const heard = context(6, 4, 3);
    advancedCombat.resolve(sea, [{ ask, answer: { shot: { target: 'target', aim: 'hull' } } }], heard);
    expect(toldOf(heard.told, 'bombardment')).toMatchObject([
      { from: 'fort', target: 'target', mortar: false, range: 3, table: 3, dice: [6], hits: { H: 2, G: 2 } },
    ]);
    expect(target.hull).toBe(8);
    expect(sea.advanced.criticals).toMatchObject([{ ship: 'target', firer: 'fort', dice: [4, 3] }]);
    // Straight astern of her: neither side is nearer, so her commander marks the guns of the stern section.
    expect(sea.gunHits).toMatchObject([
      { ship: 'target', side: null, section: 'stern' },
      { ship: 'target', side: null, section: 'stern' },
    ]);
  });

  it('[16.1.2.2] a critical hit by a battery takes effect like any other', () => {
    const fort = testBattery({ guns: 30 });
    const target = ship({ id: 'target', at: 'L7', heading: 3 });
    const sea = seaWith(fort, target);
    fireBattery(sea, 'fort', { target: 'target', aim: 'hull' }, context(6, 1, 3));
    criticalsPhase.enter(sea, context());
    expect(target.advanced.wounds).toEqual({ helm: 2 });
  });
});

describe('fire at a shore battery', () => {
  it('hull and gun hits open its walls, crew hits its crew, rigging hits nothing', () => {
    const fort = testBattery();
    const sea = seaWith(fort);
    const heard = context();
    markBattery(sea, 'fort', [{ H: 2, G: 1, C: 2, R: 3 }], heard);
    expect(fort).toMatchObject({ hull: 7, crew: 4 });
    expect(toldOf(heard.told, 'battery-hit')).toMatchObject([{ hull: 3, crew: 2, silenced: false }]);
  });

  it('it is silent when hull or crew is used up, and is asked nothing more', () => {
    const fort = testBattery({ crew: 1 });
    const sea = seaWith(fort, ship({ id: 'target', at: 'K6' }));
    expect(batteryAsks(sea)).toHaveLength(1);
    markBattery(sea, 'fort', [{ H: 0, G: 0, C: 3, R: 0 }], context());
    expect(isSilenced(fort)).toBe(true);
    expect(fort.crew).toBe(0);
    expect(batteryAsks(sea)).toEqual([]);
    const walls = testBattery({ hull: 2 });
    markBattery(seaWith(walls), 'fort', [{ H: 5, G: 0, C: 0, R: 0 }], context());
    expect(isSilenced(walls)).toBe(true);
  });

  it('a broadside can be fired at it within five hexes, at the hull only, and never rakes', () => {
    const fort = testBattery({ arc: [1] });
    const attacker = ship({ id: 'attacker', at: 'N9', heading: 1 });
    const sea = seaWith(fort, attacker);
    const ask = advancedCombat.asks(sea).find(({ ship: id }) => id === 'attacker')!;
    // Six guns and a carronade at three hexes, first broadside: Table 1; four hits hull and guns.
    const heard = context(4);
    advancedCombat.resolve(sea, [{ ask, answer: { L: { target: 'fort', aim: 'hull' }, R: null } }], heard);
    expect(toldOf(heard.told, 'fire')).toMatchObject([{ target: 'fort', range: 3, rake: false, dice: [4] }]);
    expect(fort.hull).toBe(8);
    expect(sea.advanced.criticals).toEqual([]);
  });
});

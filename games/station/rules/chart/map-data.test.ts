/** What is printed on the map, as a module has it. */
import { describe, expect, it } from 'vitest';
import { modules } from '../../data/modules.ts';
import { testModule } from '../testing/module.ts';
import { afloat, wayTo } from '../testing/sailing.ts';
import { windOn } from './lanes.ts';

const ALL = [testModule, ...Object.values(modules)].map((one) => [one.id, one] as const);

describe('the map', () => {
  it.each(ALL)(
    '[5.212] %s: every Port has its roundel, and each Space is Large or Small, once',
    (_id, one) => {
      const ids = one.spaces.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const ports = one.spaces.filter(({ kind }) => kind === 'port').map(({ id }) => id);
      expect(ports.toSorted()).toEqual(one.ports.map(({ id }) => id).toSorted());
    },
  );

  it('[5.212] a Small one is passed with the wind, a Large one is not', () => {
    const calm = afloat();
    expect([wayTo(calm, 'w', 'x'), wayTo(calm, 'x', 'w')]).toEqual(['with x', 'against m2']);
  });

  it('[5.213] Lanes have their own winds: white lines blow always, coloured ones when theirs does', () => {
    const lane = (a: string, b: string) => testModule.links.find((one) => one.a === a && one.b === b)!;
    const blowing = (...winds: string[]) => afloat({ world: { blowing: winds } });
    expect([windOn(blowing(), lane('w', 'x')), windOn(blowing('Norther'), lane('w', 'x'))]).toEqual([
      'ab',
      'ab',
    ]);
    expect(windOn(blowing(), lane('x', 'y'))).toBeNull();
    expect([windOn(blowing('Norther'), lane('x', 'y')), windOn(blowing('Souther'), lane('x', 'y'))]).toEqual([
      'ab',
      'ba',
    ]);
  });

  it.each(ALL)('[5.214] %s: Sea Zones are places of their own, with what is printed in them', (_id, one) => {
    const spaces = new Set(one.spaces.map(({ id }) => id));
    for (const zone of one.zones) {
      expect(spaces.has(zone.id), zone.id).toBe(false);
      expect(zone.name).not.toBe('');
    }
  });

  it.each(ALL)(
    '[5.215] %s: a coloured place or Lane names its wind, and each wind has one name',
    (_id, one) => {
      const winds = one.winds.map(({ id }) => id);
      expect(new Set(winds).size).toBe(winds.length);
      expect(new Set(one.winds.map(({ name }) => name)).size).toBe(winds.length);
      for (const place of [...one.spaces, ...one.zones])
        for (const wind of place.winds) expect(winds, place.id).toContain(wind);
    },
  );
});

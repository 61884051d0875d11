import { describe, expect, it } from 'vitest';
import { batteryOf, batteryTargets, inSector } from '../bearing/battery.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { testBattery } from '../testing/battery.ts';
import { context, hexNamed, testSea, viewOf } from '../testing/sea.ts';
import { batteryAims, batteryAsk, fireBattery, layBattery, markBattery } from './batteries.ts';

describe('batteries as they are told', () => {
  const fort = () => testBattery({ quality: 'crack' });
  const seaOf = (battery = fort(), ...ships: ReturnType<typeof advancedShip>[]) =>
    advancedSea(ships.length > 0 ? ships : [advancedShip({ id: 'a', at: 'K6', heading: 1 })], {
      land: battery.hexes,
      advanced: { batteries: [battery] },
    });

  it('[11.3.1] [20.3.5] sixteen guns of a crack crew on firm ground, and what everybody hears of it', () => {
    const sea = seaOf();
    const shot = layBattery(sea, sea.advanced.batteries[0]!, sea.ships[0]!, 'rigging');
    expect(shot.modifiers.map(({ rule }) => rule)).toEqual(['11.3.1', '20.3.5']);
    const tools = context(...shot.tables.map(() => 3));
    const hit = fireBattery(sea, 'fort', { target: 'a', aim: 'rigging' }, tools);
    const hits = shot.tables.map(({ faces }) => faces[2]!);
    const sum = (letter: 'H' | 'G' | 'C' | 'R') => hits.reduce((all, each) => all + each[letter], 0);
    const all = { H: sum('H'), G: sum('G'), C: sum('C'), R: sum('R') };
    expect(all.R).toBeGreaterThan(0);
    expect(hit?.blow.hits).toEqual(all);
    expect(tools.happenings).toEqual([
      {
        truth: {
          kind: 'bombardment',
          rule: '24.0',
          dice: shot.tables.map(() => 3),
          from: 'fort',
          target: 'a',
          aim: 'rigging',
          mortar: false,
          range: 3,
          guns: 16,
          base: shot.base,
          modifiers: shot.modifiers,
          table: shot.table,
          hits: all,
        },
        news: true,
      },
    ]);
  });

  it('[20.1.3] full sails lose more only when the rigging is aimed at', () => {
    const full = advancedShip({ id: 'a', at: 'K6', heading: 1, advanced: { sail: 'full' } });
    const plain = advancedShip({ id: 'a', at: 'K6', heading: 1 });
    const faces = (ship: typeof full, aim: 'hull' | 'rigging') => {
      const sea = seaOf(fort(), ship);
      return layBattery(sea, sea.advanced.batteries[0]!, ship, aim).tables;
    };
    expect(faces(full, 'hull')).toEqual(faces(plain, 'hull'));
    expect(faces(full, 'rigging')).not.toEqual(faces(plain, 'rigging'));
  });

  it('[11.2.5] the hull within five hexes; from six on it is refused', () => {
    const at = (place: string) => advancedShip({ id: 'a', at: place, heading: 1 });
    expect([batteryAims(fort(), at('K4')), batteryAims(fort(), at('K3'))]).toEqual([
      ['hull', 'rigging'],
      ['rigging'],
    ]);
    const sea = seaOf(fort(), at('K3'));
    const ask = { id: 'x', seat: 'b-1', kind: 'battery', rule: '24.0', ship: 'fort' } as const;
    const refusal = batteryAsk.check(viewOf(sea, 'b-1'), ask, { shot: { target: 'a', aim: 'hull' } });
    expect([refusal?.code, refusal?.rule]).toEqual(['rigging-only', '11.2.5']);
  });

  it('[11.1.4.1] of two as close either may be fired at, and both are named', () => {
    const sea = seaOf(
      fort(),
      advancedShip({ id: 'a', at: 'K6', heading: 1 }),
      advancedShip({ id: 'c', at: 'M7', heading: 1 }),
    );
    expect(batteryTargets(sea, sea.advanced.batteries[0]!).map(({ id }) => id)).toEqual(['a', 'c']);
    const ask = { id: 'x', seat: 'b-1', kind: 'battery', rule: '24.0', ship: 'fort' } as const;
    const refusal = batteryAsk.check(viewOf(sea, 'b-1'), ask, { shot: { target: 'z', aim: 'hull' } });
    expect(refusal?.message).toBe('The Fort can only fire at the closest: a or c.');
  });

  it('who is no longer there is no target, and each battery is found by its own name', () => {
    const gone = advancedShip({ id: 'a', at: 'K6', heading: 1, presence: 'gone' });
    const other = testBattery({ id: 'other' });
    const sea = advancedSea([gone], { advanced: { batteries: [other, fort()] } });
    expect(batteryTargets(sea, fort())).toEqual([]);
    expect(batteryOf(sea, 'fort').id).toBe('fort');
    expect(() => batteryOf(sea, 'none')).toThrow('no battery none');
    expect(() => batteryOf(testSea({ ships: [] }), 'fort')).toThrow('no battery fort');
  });

  it('its sector has the direction in the middle: nothing abeam or behind', () => {
    const from = hexNamed('K10');
    const inside = ['K9', 'K8', 'J9', 'L9', 'K11', 'K12', 'L10', 'J10', 'M10', 'I10', 'K10'].filter((name) =>
      inSector(from, 1, hexNamed(name)),
    );
    expect(inside).toContain('K9');
    for (const name of ['K10', 'K11', 'K12', 'M10', 'I10']) expect(inside).not.toContain(name);
  });

  it('hull and crew are marked together, and so told', () => {
    const sea = seaOf();
    const tools = context();
    markBattery(sea, 'fort', [{ H: 1, G: 1, C: 2, R: 3 }], tools);
    expect(tools.told).toEqual([
      { kind: 'battery-hit', rule: '24.0', battery: 'fort', hull: 2, crew: 2, silenced: false },
    ]);
  });
});

/** Repairs from the first set to the squares they give, and who may be towed where. */
import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { loneShip } from '../testing/lone.ts';
import { context, hexNamed } from '../testing/sea.ts';
import { damageOf, makeRepairs, repairFaults } from './repairs.ts';
import { followTower, towFault } from './towing.ts';

describe('repairs', () => {
  it('[20.5.7] [38.4] each fault is told of the repair, with its rule', () => {
    const faults = (ship: ReturnType<typeof loneShip>) =>
      repairFaults(ship, { repair: 'RH' }, { turns: 0 } as never).map(({ note, code, rule }) => [
        note,
        code,
        rule,
      ]);
    expect(faults(loneShip())).toEqual([['repair', 'no-damage', '20.5.7']]);
    const from = { bow: hexNamed('K16'), heading: 1 } as const;
    expect(
      faults(loneShip({ hull: 5, advanced: { aground: { difficulty: 1, from, lightened: false } } })),
    ).toEqual([['repair', 'aground', '38.4']]);
    expect(faults(loneShip({ hull: 5 }))).toEqual([]);
  });

  it('[38.2.2.1] a carronade that was shot away is damage, whatever guns were thrown overboard', () => {
    const ship = loneShip({
      guns: { L: 4, R: 4 },
      carronades: { L: 0, R: 1 },
      advanced: { overboard: 1 },
    });
    expect(damageOf(ship, 'RG')).toBe(1);
    const thrown = loneShip({ carronades: { L: 0, R: 1 }, advanced: { overboard: 1 } });
    expect(damageOf(thrown, 'RG')).toBe(0);
  });

  const repaired = (kind: 'RR' | 'RG' | 'RH', sets: number, stated: Parameters<typeof loneShip>[0]) => {
    const ship = loneShip(stated);
    ship.advanced.notes = { repair: kind };
    ship.advanced.repairs = { ...ship.advanced.repairs, [kind]: sets };
    const tools = context();
    makeRepairs(advancedSea([ship]), tools);
    return { ship, told: tools.told };
  };

  it('[26.2.1] [26.2.3] two turns are noted, the third gives two squares', () => {
    expect(repaired('RH', 0, { hull: 5 }).told).toEqual([
      { kind: 'repaired', rule: '26.2.1', ship: 'x', repair: 'RH', sets: 1, squares: 0 },
    ]);
    const second = repaired('RH', 1, { hull: 5 });
    expect([second.ship.hull, second.ship.advanced.repairs.RH]).toEqual([5, 2]);
    const third = repaired('RH', 2, { hull: 5 });
    expect(third.told).toEqual([
      { kind: 'repaired', rule: '26.2.3', ship: 'x', repair: 'RH', sets: 3, squares: 2 },
    ]);
    expect([third.ship.hull, third.ship.advanced.repairs.RH]).toEqual([7, 0]);
  });

  it('[20.5.2] rigging: a section wholly lost first, then the lowest that is not whole', () => {
    const rigging = (left: number[], spec?: number[]) =>
      repaired('RR', 2, { rigging: left, ...(spec && { spec: { rigging: spec } }) } as never).ship.rigging;
    expect(rigging([3, 4, 0, 4])).toEqual([3, 4, 1, 4].with(0, 4));
    expect(rigging([0, 3, 4, 4])).toEqual([2, 3, 4, 4]);
    expect(rigging([4, 3, 2, 4])).toEqual([4, 4, 3, 4]);
    expect(rigging([0, 3, 2, 4], [0, 4, 4, 4])).toEqual([0, 4, 3, 4]);
  });

  it('[20.5.2] guns: of equal losses the left broadside', () => {
    expect(repaired('RG', 2, { guns: { L: 3, R: 3 } }).ship.guns).toEqual({ L: 4, R: 4 });
    expect(repaired('RG', 2, { guns: { L: 4, R: 4 } }).ship.guns).toEqual({ L: 5, R: 5 });
    expect(repaired('RG', 2, { guns: { L: 4, R: 2 } }).ship.guns).toEqual({ L: 4, R: 4 });
  });
});

describe('towing', () => {
  it('[35.4.1] irons between other ships are no hindrance', () => {
    const ships = ['x', 'y', 'p', 'q'].map((id, index) =>
      advancedShip({ id, at: `K${10 + 2 * index}`, heading: 1 }),
    );
    const fault = (a: string, b: string) =>
      towFault(
        advancedSea(ships, { rules: { towing: true }, grapples: [{ a, b, count: 1 }] }),
        ships[0]!,
        'y',
      )?.code ?? null;
    expect([fault('p', 'q'), fault('x', 'p'), fault('y', 'p')]).toEqual([null, 'not-free', 'not-free']);
  });

  it('[35.4.2] she follows into the hex where the other’s stern was, else straight ahead, else as she can', () => {
    const follow = (heading: 1 | 2 | 5, towerHeading: 1 | 3) =>
      followTower(
        { bow: hexNamed('K20'), heading },
        { bow: hexNamed('L18'), heading: towerHeading },
        { bow: hexNamed(towerHeading === 1 ? 'L17' : 'M18'), heading: towerHeading },
      );
    const K19 = { bow: hexNamed('K19'), heading: 1 };
    const L19 = { bow: hexNamed('L19'), heading: 2 };
    expect([follow(1, 1), follow(2, 1)]).toEqual([L19, L19]);
    expect([follow(1, 3), follow(2, 3), follow(5, 3)]).toEqual([K19, L19, K19]);
  });
});

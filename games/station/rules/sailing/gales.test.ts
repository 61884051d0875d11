import { describe, expect, it } from 'vitest';
import { modules } from '../../data/modules.ts';
import { galeAt } from '../chart/gale-effects.ts';
import { testModule } from '../testing/module.ts';
import { afloat, blow, seaOf, testGale } from '../testing/sailing.ts';
import type { Stated } from '../testing/station.ts';
import { scripted } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { theatreOf, theatreOfModule } from '../world/theatre.ts';
import { forceFor, galesStep, nextFor, stronger } from './gales.ts';

const norther = testModule.winds.find(({ id }) => id === 'Norther')!;
/** A Winter Impulse's first Increment. */
const dawn = (world: Partial<State>, stated: Stated = {}): State =>
  afloat({
    ...stated,
    scenario: { start: { year: 1741, turn: 1 }, ...stated.scenario },
    world: { increment: 1, clock: 10, ...world },
  });

describe('Gales', () => {
  it('[5.31] [5.311] [5.312] a wind at Gale Force has a marker of that Force on the map', () => {
    const world = dawn({ blowing: ['Easter'] });
    blow(world, 4);
    expect(world.gales).toEqual([{ wind: 'Easter', force: 9, at: 'narrows', start: 'narrows', born: 10 }]);
  });

  it('[5.31] a wind that blows may be a Gale or none: the die says which', () => {
    const forces = [0, 9].map((die) => {
      const world = dawn({ blowing: ['Norther'] });
      blow(world, die);
      return world.gales.map(({ force }) => force);
    });
    expect(forces).toEqual([[8], []]);
  });

  it('[5.311] its marker lies in one place with its Force, and it is weaker the farther off', () => {
    const world = dawn({ gales: [testGale('Norther', 10, 'x')] });
    expect(galeAt(world, 'x')).toEqual({ force: 10, range: 0 });
    const beside = galeAt(world, 'w')!;
    expect(beside.range).toBe(1);
    expect(galeAt(world, 'haven')).toBeNull();
  });

  it('[5.312] four Forces, and a hurricane where the Season has one', () => {
    const forces = (season: 'Winter' | 'Spring' | 'Summer') => [
      ...new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => forceFor(norther, season, die))),
    ];
    expect(forces('Winter')).toEqual([8, 9, 10, 11, 12, null]);
    expect(forces('Spring')).toEqual([8, 9, null]);
    expect(forces('Summer')).toEqual([null]);
  });

  it('[5.32] [5.322] a second die for each wind that blows, in the first Increment of the Impulse', () => {
    const world = dawn({ blowing: ['Norther'] });
    const umpire = blow(world, 9);
    expect(umpire.context.left).toBe(0);
    expect(world.gales).toEqual([]);
    expect(umpire.told('no-gale')).toEqual([
      { kind: 'no-gale', rule: '5.32', dice: [9], winds: ['Norther'] },
    ]);
    const later = dawn({ blowing: ['Norther'], increment: 2 });
    blow(later);
    expect(later.gales).toEqual([]);
    const calm = dawn({ blowing: [] });
    blow(calm);
    expect(calm.gales).toEqual([]);
  });

  it('[5.321] in a row of 0-2 and 3-4 a 3 is Force 9 and a 5 or more is no Gale', () => {
    const example = {
      ...norther,
      gale: { ...norther.gale, Spring: [[0, 2], [3, 4], null, null, null] as const },
    } as unknown as typeof norther;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => forceFor(example, 'Spring', die))).toEqual([
      8,
      8,
      8,
      9,
      9,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('[5.323] a new marker is put where its wind’s Gales begin', () => {
    const starts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const world = dawn({ blowing: ['Norther'] });
      const context = scripted(world, 0);
      const draws = { ...context, dice: { ...context.dice, below: () => seed % 2 } };
      galesStep.enter(world, draws);
      starts.add(world.gales[0]!.at);
    }
    expect([...starts].sort()).toEqual(['ville', 'x']);
  });

  it('[5.324] a second Gale of the same wind makes the first one stronger by a level, if there is one', () => {
    const world = dawn({ blowing: ['Norther'], gales: [testGale('Norther', 9, 'ville', 10)] });
    const umpire = blow(world, 0);
    expect(world.gales).toMatchObject([{ wind: 'Norther', force: 10, at: 'ville' }]);
    expect(umpire.told('gale')).toMatchObject([{ what: 'grew', rule: '5.324' }]);
    expect(stronger(norther, 'Winter', 11, 1)).toBe(12);
    expect(stronger(norther, 'Spring', 11, 1)).toBe(11);
  });

  it('a stormy season makes each new Gale one Force higher, to 11', () => {
    const lasting = [{ what: 'galeForce', value: 1, until: 4 } as const];
    const world = dawn({ blowing: ['Easter'], lasting });
    blow(world, 0);
    expect(world.gales[0]?.force).toBe(9);
    const over = dawn({ blowing: ['Easter'], lasting, turn: 4 });
    blow(over, 0);
    expect(over.gales[0]?.force).toBe(8);
    const most = dawn({ blowing: ['Norther'], lasting });
    blow(most, 7);
    expect(most.gales[0]?.force).toBe(11);
  });

  it('[5.325] of two markers in one place the stronger stays, and the other wind goes on blowing', () => {
    const world = dawn({
      increment: 2,
      blowing: ['Norther', 'Souther'],
      gales: [testGale('Norther', 9, 'y', 10), testGale('Souther', 10, 'y', 10)],
    });
    const umpire = blow(world);
    expect(world.gales.map(({ wind }) => wind)).toEqual(['Souther']);
    expect(world.blowing).toEqual(['Norther', 'Souther']);
    expect(umpire.told('gale')).toMatchObject([{ wind: 'Norther', what: 'over', rule: '5.325' }]);
    const equal = dawn({
      increment: 2,
      blowing: ['Norther', 'Souther'],
      gales: [testGale('Norther', 9, 'y', 10), testGale('Souther', 9, 'y', 10)],
    });
    blow(equal);
    expect(equal.gales).toHaveLength(1);
  });

  it('[5.38] a marker moves one place each Increment after the one in which it was put down', () => {
    const born = dawn({ increment: 2, blowing: ['Norther'], gales: [testGale('Norther', 8, 'x', 10)] });
    blow(born);
    expect(born.gales[0]?.at).toBe('x');
    born.clock++;
    const umpire = blow(born);
    expect(born.gales[0]?.at).toBe('y');
    expect(umpire.told('gale')).toMatchObject([{ what: 'moved', at: 'x', to: 'y' }]);
  });

  it('[5.381] of several ways one is drawn, always farther from where the Gale began', () => {
    const theatre = theatreOf(dawn({}));
    expect(nextFor(theatre, testGale('Norther', 8, 'ville'))).toEqual(['x', 'coast']);
    expect(nextFor(theatre, { ...testGale('Souther', 8, 'x'), start: 'y' })).toEqual(['ville', 'w']);
    expect(nextFor(theatre, { ...testGale('Souther', 8, 'x'), start: 'ville' })).toEqual(['w']);
    const drawn = new Set<string>();
    for (const pick of [0, 1]) {
      const world = dawn({ increment: 2, blowing: ['Norther'], gales: [testGale('Norther', 8, 'ville')] });
      const context = scripted(world);
      galesStep.enter(world, { ...context, dice: { ...context.dice, below: () => pick } });
      drawn.add(world.gales[0]!.at);
    }
    expect([...drawn]).toEqual(['x', 'coast']);
  });

  it('[5.381] every Gale of every module blows itself out', () => {
    for (const module of Object.values(modules)) {
      const theatre = theatreOfModule(module);
      for (const { id, galeStart, galeDrift } of module.winds)
        for (const start of galeDrift === null ? [] : galeStart) {
          let ring: readonly string[] = [start];
          for (let step = 0; ring.length > 0; step++) {
            expect(step).toBeLessThan(20);
            ring = ring.flatMap((at) => nextFor(theatre, { ...testGale(id, 8, at), start }));
          }
        }
    }
  });

  it('[5.382] [5.313] it is taken off when its wind stops, or when it can go no farther', () => {
    const still = dawn({ increment: 2, blowing: [], gales: [testGale('Norther', 8, 'x')] });
    const umpire = blow(still);
    expect(still.gales).toEqual([]);
    expect(umpire.told('gale')).toMatchObject([{ what: 'over', rule: '5.382' }]);
    const end = dawn({
      increment: 2,
      blowing: ['Norther'],
      gales: [{ ...testGale('Norther', 8, 'y'), start: 'x' }],
    });
    blow(end);
    expect(end.gales).toEqual([]);
  });

  it('[5.382] [5.313] Gales go on from one Impulse to the next while their wind blows', () => {
    const world = dawn({ blowing: ['Norther'], gales: [{ ...testGale('Norther', 8, 'x'), start: 'ville' }] });
    blow(world, 9);
    expect(world.gales).toMatchObject([{ at: 'y', force: 8 }]);
  });

  it('[5.38] where the module says so a Gale ends at its start on even chances, or goes on', () => {
    const rows = norther.galeDrift!.map((row) => (row.from === 'x' ? { ...row, mayEnd: true } : row));
    const module = seaOf({
      winds: testModule.winds.map((wind) => (wind.id === 'Norther' ? { ...wind, galeDrift: rows } : wind)),
    });
    const after = (pick: number, start: string): string | null => {
      const made = { ...testGale('Norther', 8, 'x'), start };
      const world = dawn({ increment: 2, blowing: ['Norther'], gales: [made] }, { scenario: { module } });
      const context = scripted(world);
      galesStep.enter(world, { ...context, dice: { ...context.dice, below: () => pick } });
      return world.gales[0]?.at ?? null;
    };
    expect([after(0, 'x'), after(1, 'x'), after(0, 'ville')]).toEqual([null, 'y', 'y']);
  });

  it('[5.383] a marker goes only where its wind is known', () => {
    const bare = seaOf({
      spaces: testModule.spaces.map((one) => (one.id === 'y' ? { ...one, winds: [] } : one)),
    });
    const world = dawn(
      { increment: 2, blowing: ['Norther'], gales: [testGale('Norther', 8, 'x')] },
      { scenario: { module: bare } },
    );
    blow(world);
    expect(world.gales).toEqual([]);
  });

  it('[5.38] Gales that a module keeps in place last an Impulse in a Space and a Turn in a Zone', () => {
    for (const [at, increments] of [
      ['narrows', 4],
      ['ocean', 16],
    ] as const) {
      const world = dawn({
        increment: 2,
        clock: 10 + increments - 1,
        gales: [testGale('Easter', 8, at, 10)],
      });
      blow(world);
      expect(world.gales).toHaveLength(1);
      world.clock++;
      blow(world);
      expect(world.gales).toEqual([]);
    }
  });

  it('[5.313] a Gale that is taken off or has moved on touches its old place no longer when losses are looked at', () => {
    const world = dawn({
      increment: 2,
      blowing: [],
      gales: [testGale('Norther', 11, 'x')],
    });
    blow(world);
    expect(galeAt(world, 'x')).toBeNull();
  });
});

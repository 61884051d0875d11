import { describe, expect, it } from 'vitest';
import { interdictorsAt } from '../auxiliaries/interdiction.ts';
import { drawMeetings } from '../battle/meetings.ts';
import { FORCES } from '../module/vocabulary.ts';
import { testModule } from '../testing/module.ts';
import { going, withPlan } from '../testing/plans.ts';
import {
  afloat,
  blow,
  dpOf,
  endIncrement,
  sailOn,
  seaOf,
  testGale,
  tokenFor,
  wayTo,
  whereIs,
} from '../testing/sailing.ts';
import { formationIn, type Stated, scripted } from '../testing/station.ts';
import { spot } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { drivenOffFrom, galeAt, galeDp, galeEffect, galeOn, radiusOf, severer } from './gale-effects.ts';

const storm = (force: (typeof FORCES)[number], at: string, stated: Stated = {}): State =>
  afloat({
    ...stated,
    world: { blowing: ['Norther'], gales: [testGale('Norther', force, at)], ...stated.world },
  });
const rangeAt = (world: State, at: string): number | null => galeAt(world, at)?.range ?? null;

describe('What Gales do', () => {
  it('[5.33] the chart: Attrition, shelter In Ordinary, the die, who is driven off', () => {
    const rows = FORCES.flatMap((force) =>
      Array.from({ length: radiusOf(force) + 1 }, (_, range) => {
        const { attrition, ordinary, modifier, auxiliary } = galeEffect({ force, range });
        return [force, range, attrition, ordinary, modifier, ...Object.values(auxiliary)];
      }),
    );
    expect(rows).toEqual([
      [8, 0, 1, 1, -4, 10, 10, 10, 8],
      [9, 0, 2, 2, -2, 10, 9, 8, 6],
      [9, 1, 1, 1, -1, 10, 10, 10, 8],
      [10, 0, 3, 2, 0, 8, 7, 6, 4],
      [10, 1, 2, 2, -1, 10, 9, 8, 6],
      [10, 2, 1, 1, -2, 10, 10, 10, 8],
      [11, 0, 4, 2, 2, 6, 4, 1, 0],
      [11, 1, 3, 2, 1, 8, 7, 6, 4],
      [11, 2, 2, 1, 0, 10, 9, 8, 6],
      [11, 3, 1, 1, -1, 10, 10, 10, 8],
      [12, 0, 6, 0, 4, 4, 2, 0, 0],
      [12, 1, 3, 2, 1, 8, 7, 6, 4],
      [12, 2, 2, 1, 0, 10, 9, 8, 6],
      [12, 3, 1, 1, -1, 10, 10, 10, 8],
    ]);
    expect(drivenOffFrom({ force: 9, range: 0 }, 'Galley')).toBe(6);
    expect(drivenOffFrom({ force: 9, range: 0 }, 'Fleet-50')).toBe(9);
  });

  it('[5.34] [5.346] it reaches all round from its marker, which lies at range nought', () => {
    const world = storm(10, 'x');
    expect(['x', 'w', 'ville', 'y', 'den', 'coast'].map((at) => rangeAt(world, at))).toEqual([
      0, 1, 1, 1, 2, 2,
    ]);
    expect(rangeAt(storm(8, 'x'), 'w')).toBeNull();
  });

  it('[5.34] the boxes of a Zone count one, the Zone proper another', () => {
    const world = storm(10, 'x');
    expect(galeOn(world, { at: 'gulf', berth: 'in', edge: 'W' })?.range).toBe(1);
    expect(rangeAt(world, 'gulf')).toBe(2);
    expect(galeOn(world, { at: 'gulf', berth: 'out', edge: 'S', to: 'cala' })).toBeNull();
    expect(galeOn(storm(11, 'gulf'), { at: 'gulf', berth: 'in', edge: 'W' })?.range).toBe(1);
  });

  it('[5.341] [5.345] only places that bear the wind are touched, and Small Spaces between them', () => {
    const world = storm(11, 'y');
    expect(rangeAt(world, 'ferry')).toBeNull();
    expect(rangeAt(world, 'narrows')).toBeNull();
    expect(rangeAt(world, 'm3')).toBe(1);
    const white = seaOf({
      spaces: testModule.spaces.map((one) => (one.id === 'm3' ? { ...one, winds: [] } : one)),
    });
    expect(rangeAt(storm(11, 'y', { scenario: { module: white } }), 'm3')).toBe(1);
  });

  it('[5.342] [5.343] a Small Space fares as the Large Space beyond it', () => {
    const world = storm(10, 'x');
    expect(rangeAt(world, 'm3')).toBe(1);
    // From Ville: x at 1, y at 2, and the Small Space between these two at 2.
    const far = storm(10, 'ville');
    expect([rangeAt(far, 'x'), rangeAt(far, 'm3'), rangeAt(far, 'y')]).toEqual([1, 2, 2]);
    expect(rangeAt(storm(9, 'ville'), 'm3')).toBeNull();
    // Beyond m1 lies King's Port, where the Norther is not known.
    expect(rangeAt(storm(11, 'w'), 'm1')).toBeNull();
  });

  it('[5.344] where two Gales touch only the worse counts', () => {
    expect(severer({ force: 9, range: 2 - 1 }, { force: 11, range: 1 })).toEqual({ force: 11, range: 1 });
    const world = afloat({
      world: {
        blowing: ['Norther', 'Easter'],
        gales: [testGale('Norther', 9, 'x'), testGale('Easter', 11, 'w')],
      },
    });
    expect(galeAt(world, 'w')).toEqual({ force: 11, range: 0 });
  });

  it('[5.345] [5.283] [11.231] Harbours are sheltered', () => {
    const world = storm(11, 'ville', {
      put: [{ id: 'azure-flag', at: 'ville', fitting: true, squadrons: 'azure-a' }],
      ordinary: { ville: 'azure-b' },
      fittingOut: { ville: 'azure-c' },
    });
    expect(galeOn(world, { at: 'ville', berth: 'harbour' })).toBeNull();
    endIncrement(world);
    expect(['azure-a', 'azure-b', 'azure-c'].map((id) => dpOf(world, id))).toEqual([0, 0, 0]);
  });

  it('[11.231] a Squadron In Ordinary or Fitting Out takes nothing from a Gale in which one outside is worn', () => {
    const world = storm(11, 'ville', {
      put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a' }],
      ordinary: { ville: 'azure-b' },
      fittingOut: { ville: 'azure-c' },
    });
    endIncrement(world);
    expect(dpOf(world, 'azure-a')).toBeGreaterThan(0);
    expect([dpOf(world, 'azure-b'), dpOf(world, 'azure-c')]).toEqual([0, 0]);
  });

  it('[5.33] [4.23] no Battles, no Interdiction and no Search results in a Gale', () => {
    const put = [
      { id: 'red-flag', at: 'x', squadrons: 'red-a', leader: 'r-birch' },
      { id: 'azure-flag', at: 'x', squadrons: 'azure-a', leader: 'a-aubin' },
    ];
    const fair = afloat({ put });
    const foul = storm(8, 'x', { put });
    for (const world of [fair, foul])
      for (const token of world.tokens) spot(world, scripted(world), token.id, 'search');
    expect(drawMeetings(fair, scripted(fair)).map(({ at }) => at)).toEqual(['x']);
    expect(drawMeetings(foul, scripted(foul))).toEqual([]);
    expect(interdictorsAt(foul, 'ville')).toEqual([]);
    blow({ ...foul, increment: 2, clock: 0 } as State, 0, 0);
    expect(foul.tokens.every(({ face }) => face === null)).toBe(true);
  });
});

describe('Gales and Movement', () => {
  it('[5.35] [5.252] in one or into one, against the wind only after catching it', () => {
    const world = storm(8, 'x');
    expect(wayTo(world, 'y', 'x')).toBe('catch m3');
    expect(wayTo(world, 'x', 'w')).toBe('catch m2');
    expect(wayTo(world, 'x', 'y')).toBe('with m3');
    // The prevailing wind into the Gale is still a wind to sail with.
    expect(wayTo(world, 'w', 'x')).toBe('with m2');
  });

  it('[5.314] [5.351] who leaves a Gale comes to the Small Space first, and goes on from there', () => {
    const world = withPlan(
      storm(8, 'x', { put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a' }] }),
      'red-flag',
      going('y'),
    );
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('m3');
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('y');
    expect(formationIn(world, 'red-flag').plan).toEqual({ kind: 'hold' });
  });

  it('[5.352] nobody leaves a Harbour while a Gale blows before it', () => {
    const world = storm(8, 'ville', {
      put: [{ id: 'azure-flag', at: 'ville', fitting: true, squadrons: 'azure-a', leader: 'a-aubin' }],
    });
    withPlan(world, 'azure-flag', { kind: 'steps', steps: [{ do: 'put-out' }] });
    sailOn(world);
    expect(whereIs(world, 'azure-flag')).toBe('ville:harbour');
    world.gales = [];
    sailOn(world);
    expect(whereIs(world, 'azure-flag')).toBe('ville');
  });
});

describe('Gale Attrition', () => {
  const fleet: Stated = {
    put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a:4/3 red-b', leader: 'r-birch' }],
  };

  it('[5.315] [5.36] [11.23] at the end of each Increment every Squadron takes what the chart says', () => {
    const world = storm(10, 'ville', fleet);
    const umpire = endIncrement(world);
    expect([dpOf(world, 'red-a'), dpOf(world, 'red-b')]).toEqual([5, 2]);
    expect(umpire.told('attrition')).toMatchObject([{ why: 'gale', rule: '5.36' }]);
    expect(umpire.context.happenings[0]?.shown?.others).toBeNull();
    endIncrement(world);
    expect(dpOf(world, 'red-b')).toBe(4);
  });

  it('[5.315] at the end of every Increment, not only of the first', () => {
    const world = storm(10, 'ville', fleet);
    const worn = [1, 2, 3].map(() => {
      endIncrement(world);
      return dpOf(world, 'red-b');
    });
    expect(worn).toEqual([2, 4, 6]);
  });

  it('[5.36] galleys take as much as others', () => {
    const put = [{ id: 'cobalt-galleys', at: 'x', squadrons: 'cobalt-g', leader: 'c-diaz' }];
    const world = storm(10, 'x', { put });
    endIncrement(world);
    expect(dpOf(world, 'cobalt-g')).toBe(3);
  });

  it('[5.135] who spends no point suffers the Gale all the same, but nothing else', () => {
    const world = storm(9, 'x', { put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a sovereign' }] });
    world.increment = 1;
    withPlan(world, 'red-flag', going('w'));
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('x');
    endIncrement(world);
    expect([dpOf(world, 'red-a'), dpOf(world, 'sovereign')]).toEqual([2, 2]);
  });

  it('[7.351] a Sail may be Sunk by it: at or under the DPs over the rating', () => {
    for (const [die, sail] of [
      [2, 3],
      [3, 4],
    ] as const) {
      const world = storm(9, 'x', { put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a:4/12 red-b' }] });
      endIncrement(world, die);
      expect(forcesOf(world, 'red').squadrons['red-a']?.sail).toBe(sail);
      expect(world.prestige).toEqual({ red: 5, blue: 5 });
    }
  });

  it('[5.361] [11.232] In Ordinary at a Minor Port only what is left after the shelter', () => {
    const at = (force: (typeof FORCES)[number]): State =>
      afloat({
        ordinary: { cala: 'cobalt-a' },
        fittingOut: { cala: 'cobalt-b' },
        world: { blowing: ['Souther'], gales: [testGale('Souther', force, 'cala')] },
      });
    const net = FORCES.map((force) =>
      galeDp(at(force), 'blue', at(force).forces.blue!.squadrons['cobalt-a']!),
    );
    expect(net).toEqual([0, 0, 1, 2, 6]);
    const full = FORCES.map((force) =>
      galeDp(at(force), 'blue', at(force).forces.blue!.squadrons['cobalt-b']!),
    );
    expect(full).toEqual([1, 2, 3, 4, 6]);
  });

  it('[7.113] [5.33] a Formation that sails into a Gale is lost from sight', () => {
    const world = withPlan(
      storm(8, 'x', { put: [{ id: 'red-flag', at: 'w', squadrons: 'red-a' }] }),
      'red-flag',
      going('x'),
    );
    spot(world, scripted(world), tokenFor(world, 'red-flag').id, 'search');
    sailOn(world);
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('x');
    expect(tokenFor(world, 'red-flag').face).toBeNull();
  });
});

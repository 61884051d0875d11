import { describe, expect, it } from 'vitest';
import { launch } from '../scenario/launch.ts';
import type { AdvancedLog, Anchored } from '../sea/advanced-log.ts';
import type { Battery } from '../sea/advanced-sea.ts';
import type { AnswerTo } from '../sea/asks.ts';
import { PLAIN_RULES } from '../sea/rule-set.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { testBattery } from '../testing/battery.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { advancedCombat } from './advanced-combat.ts';
import {
  bombardChoices,
  bombardRefusal,
  fireMortars,
  loadMortars,
  mayBombard,
  mayLoadMortars,
  mortarModifiers,
  mortarTargets,
} from './bombs.ts';
import { loadsFor, loadsRefusal } from './reload.ts';

const rules = { bombs: true };
const holding: Anchored = { how: 'A', state: 'holding', turns: 0 };
const bomb = (changes: Partial<AdvancedTestShip> = {}, mortars: 1 | 2 = 2) =>
  advancedShip({
    id: 'bomb',
    at: 'K20',
    heading: 1,
    spec: { guns: { L: 2, R: 2 }, carronades: { L: mortars - 1, R: 1 } },
    special: { mortars, traits: ['bomb'] },
    ...changes,
    advanced: { anchor: holding, ...changes.advanced },
  });
const moored = (at: string, changes: Partial<AdvancedTestShip> = {}) =>
  advancedShip({
    id: 'enemy',
    at,
    heading: 1,
    side: 'b',
    ...changes,
    advanced: { anchor: holding, ...changes.advanced },
  });
const fort = (at: string): Battery =>
  testBattery({
    hexes: [hexNamed(at)],
    arc: [4],
    guns: 8,
    total: { guns: 8, hull: 20, crew: 12 },
    hull: 20,
    crew: 12,
  });
const order = (mortars: AnswerTo<'fire'>['mortars'], L: AnswerTo<'fire'>['L'] = null) =>
  ({ L, R: null, ...(mortars && { mortars }) }) as AnswerTo<'fire'>;

describe('what mortars may be fired at', () => {
  it('[42.0] only where the rule is played, and only by ships that carry them', () => {
    const ship = bomb();
    expect(mayBombard(advancedSea([ship, moored('K14')], { rules }), ship)).toBe(true);
    expect(mayBombard(advancedSea([ship, moored('K14')]), ship)).toBe(false);
    const frigate = bomb({ special: { mortars: 0 } });
    expect(mayBombard(advancedSea([frigate, moored('K14')], { rules }), frigate)).toBe(false);
  });

  it('[42.1] only at anchor', () => {
    for (const anchor of [
      null,
      { ...holding, state: 'ordered' },
      { ...holding, state: 'weighing' },
    ] as const) {
      const ship = bomb({ advanced: { anchor } });
      const sea = advancedSea([ship, moored('K14')], { rules });
      expect(mayBombard(sea, ship)).toBe(false);
      expect(bombardRefusal(sea, ship, order(['enemy', null]))).not.toBeNull();
    }
    const toOne = bomb({ advanced: { anchors: 1 } });
    expect(mayBombard(advancedSea([toOne, moored('K14')], { rules }), toOne)).toBe(true);
  });

  it('[42.2] nothing is in the way, neither ships nor land', () => {
    const ship = bomb();
    const friend = advancedShip({ id: 'friend', at: 'K17', heading: 1 });
    const sea = advancedSea([ship, friend, moored('K13')], { rules, land: [hexNamed('K15')] });
    expect(mortarTargets(sea, ship, 0).map(({ id }) => id)).toEqual(['enemy']);
  });

  it('[42.4] the bow mortar fires ahead and abeam, not over the stern', () => {
    const ship = bomb({}, 1);
    const reached = (at: string) =>
      mortarTargets(advancedSea([ship, moored(at)], { rules }), ship, 0).length === 1;
    expect(['K14', 'H15', 'N15', 'G20', 'O20'].map(reached)).toEqual([true, true, true, true, true]);
    expect(['K26', 'J27', 'L27'].map(reached)).toEqual([false, false, false]);
    const sea = advancedSea([ship, moored('K26')], { rules });
    expect(bombardRefusal(sea, ship, order(['enemy']))).toMatchObject({ code: 'over-the-stern' });
  });

  it('[42.4.1] the second mortar fires abeam only', () => {
    const ship = bomb();
    const reached = (at: string) =>
      mortarTargets(advancedSea([ship, moored(at)], { rules }), ship, 1).length === 1;
    expect(['G20', 'O20', 'K14', 'K26'].map(reached)).toEqual([true, true, false, false]);
    const sea = advancedSea([ship, moored('K14')], { rules });
    expect(bombardRefusal(sea, ship, order([null, 'enemy']))).toMatchObject({ code: 'not-abeam' });
  });

  it('[42.7] at works ashore and ships anchored or aground, not at ships that sail, drift or weigh', () => {
    const ship = bomb();
    const reached = (advanced: Partial<AdvancedLog>) =>
      mortarTargets(advancedSea([ship, moored('K14', { advanced })], { rules }), ship, 0).length === 1;
    const aground = { difficulty: 3, from: { bow: hexNamed('K14'), heading: 1 as const }, lightened: false };
    expect(reached({ anchor: holding })).toBe(true);
    expect(reached({ anchor: null, aground })).toBe(true);
    expect(reached({ anchor: null })).toBe(false);
    expect(reached({ anchor: { ...holding, state: 'weighing' } })).toBe(false);
    const sea = advancedSea([ship], { rules, advanced: { batteries: [fort('K14')] } });
    expect(mortarTargets(sea, ship, 0).map(({ id }) => id)).toEqual(['fort']);
  });

  it('[42.8] [42.8.1] from three to ten hexes', () => {
    const ship = bomb();
    const reached = (at: string) =>
      mortarTargets(advancedSea([ship], { rules, advanced: { batteries: [fort(at)] } }), ship, 0).length ===
      1;
    expect(['K18', 'K17', 'K10', 'K9'].map(reached)).toEqual([false, true, true, false]);
    const near = advancedSea([ship], { rules, advanced: { batteries: [fort('K18')] } });
    expect(bombardRefusal(near, ship, order(['fort', null]))).toMatchObject({ rule: '42.8.1' });
    const far = advancedSea([ship], { rules, advanced: { batteries: [fort('K9')] } });
    expect(bombardRefusal(far, ship, order(['fort', null]))).toMatchObject({ rule: '42.8' });
  });
});

describe('firing mortars', () => {
  it('[42.9] [42.9.2] [42.9.3] Table 2 on the hull line at any range, every hit three times', () => {
    const ship = bomb({}, 1);
    const enemy = moored('K12');
    const sea = advancedSea([ship, enemy], { rules });
    // A five on Table 2: H C R.
    const heard = context(5);
    const blows = fireMortars(sea, ship, ['enemy'], heard);
    expect(blows).toMatchObject([{ target: 'enemy', blow: { hits: { H: 3, G: 0, C: 3, R: 3 } } }]);
    expect(toldOf(heard.told, 'bombardment')).toMatchObject([
      { from: 'bomb', aim: 'hull', mortar: true, range: 7, base: 2, table: 2, modifiers: [] },
    ]);
    expect(ship.advanced.mortars).toEqual([0]);
  });

  it('[42.9.1] only quality, sections lost and a captor’s hands count: no anchor, no first broadside, no weather', () => {
    const modifiers = (ship: ReturnType<typeof bomb>) =>
      mortarModifiers(advancedSea([ship], { rules, advanced: { velocity: 6 } }), ship).map(({ by }) => by);
    expect(modifiers(bomb())).toEqual([]);
    expect(modifiers(bomb({ quality: 'crack' }))).toEqual([1]);
    const thin = bomb({ quality: 'poor' });
    thin.sections[0]!.left = 0;
    expect(modifiers(thin)).toEqual([-1, -1]);
    expect(modifiers(bomb({ captured: true }))).toEqual([-1]);
  });

  it('[16.1.2.2] a six on a ship may be critical, on a battery never', () => {
    const ship = bomb({}, 1);
    const sea = advancedSea([ship, moored('K12')], { rules });
    fireMortars(sea, ship, ['enemy'], context(6, 2, 5));
    expect(sea.advanced.criticals).toMatchObject([{ ship: 'enemy', shot: 'M', table: 2, dice: [2, 5] }]);
    const shore = advancedSea([bomb({}, 1)], { rules, advanced: { batteries: [fort('K12')] } });
    fireMortars(shore, shore.ships[0]!, ['fort'], context(6));
    expect(shore.advanced.criticals).toEqual([]);
  });

  it('[42.3] [42.3.1] broadside guns fire as ever, but never in the same turn as a mortar', () => {
    const ship = bomb();
    const sea = advancedSea([ship, moored('O19')], { rules, phase: 'combat' });
    const guns = { target: 'enemy', aim: 'rigging' } as const;
    expect(bombardRefusal(sea, ship, { L: null, R: guns, mortars: ['enemy', null] })).toMatchObject({
      rule: '42.3.1',
    });
    expect(bombardRefusal(sea, ship, { L: null, R: guns, mortars: [null, null] })).toBeNull();
    const ask = advancedCombat.asks(sea).find(({ ship: id }) => id === 'bomb')!;
    advancedCombat.resolve(sea, [{ ask, answer: { L: null, R: guns } }], context(1));
    expect(mayLoadMortars(sea, ship)).toBe(false);
  });

  it('[42.3.1] a bomb that has fired a broadside out as noted fires no mortar in that turn', () => {
    const ship = bomb({ advanced: { notes: { out: 'L' } } });
    const sea = advancedSea([ship, moored('K12')], { rules, phase: 'combat' });
    expect(mayBombard(sea, ship)).toBe(true);
    const heard = context();
    expect(advancedCombat.enter(sea, heard)).toBe('done');
    expect(toldOf(heard.told, 'fire')).toMatchObject([{ ship: 'bomb', side: 'L', target: null }]);
    expect(mayBombard(sea, ship)).toBe(false);
    expect(bombardChoices(sea, ship)).toEqual([]);
    expect(bombardRefusal(sea, ship, order(['enemy', null]))).toMatchObject({ rule: '42.3.1' });
  });

  it('[42.3.1] who fired a broadside loads no mortar that turn', () => {
    const ship = bomb({ advanced: { mortars: [0, 0] } });
    const sea = advancedSea([ship, moored('O19')], { rules, phase: 'load' });
    expect(mayLoadMortars(sea, ship)).toBe(true);
    ship.advanced.did = { fired: true };
    expect(mayLoadMortars(sea, ship)).toBe(false);
    expect(loadsFor(sea, ship).some(({ mortars }) => mortars)).toBe(false);
    expect(loadsRefusal(sea, ship, { L: null, R: null, mortars: true })).toMatchObject({ rule: '42.5' });
  });

  it('[42.7] a work that is silenced is no target any more', () => {
    const ship = bomb();
    const targets = (hull: number) =>
      mortarTargets(
        advancedSea([ship], { rules, advanced: { batteries: [{ ...fort('K12'), hull }] } }),
        ship,
        0,
      );
    expect([targets(1).length, targets(0).length]).toEqual([1, 0]);
  });

  it('[42.3.1] doubleshot begun waits where mortars were fired, and then comes before everything', () => {
    const ship = bomb({
      loaded: { L: false, R: true },
      initial: { L: false, R: false },
      advanced: { shot: { L: 'D', R: 'R' }, mortars: [1, 1], did: { bombarded: true } },
    });
    const sea = advancedSea([ship, moored('O19')], { rules, phase: 'load' });
    const nothing = { L: null, R: null };
    const goOn = { L: { shot: 'D' }, R: null } as const;
    expect(loadsFor(sea, ship)).toContainEqual(nothing);
    expect(loadsFor(sea, ship).map((loads) => loadsRefusal(sea, ship, loads))).not.toContainEqual(
      expect.anything(),
    );
    expect(loadsRefusal(sea, ship, goOn)).toMatchObject({ code: 'guns-or-mortars', rule: '42.3.1' });
    ship.advanced.did = {};
    expect(loadsFor(sea, ship)).toEqual([goOn]);
    expect(loadsRefusal(sea, ship, nothing)).toMatchObject({ code: 'double-begun', rule: '24.2.3.3' });
  });

  it('[42.3.1] who fired mortars loads no broadside that turn', () => {
    const ship = bomb({ loaded: { L: false, R: false }, initial: { L: false, R: false }, empty: 2 });
    const sea = advancedSea([ship, moored('K12')], { rules, phase: 'load' });
    expect(loadsFor(sea, ship)).toContainEqual({ L: { shot: 'R' }, R: null });
    expect(loadsRefusal(sea, ship, { L: { shot: 'R' }, R: null })).toBeNull();
    fireMortars(sea, ship, ['enemy', null], context(1));
    expect(loadsFor(sea, ship)).toEqual([
      { L: null, R: null, mortars: true },
      { L: null, R: null },
    ]);
    expect(loadsRefusal(sea, ship, { L: { shot: 'R' }, R: null })).toMatchObject({ rule: '42.3.1' });
  });

  it('[42.3.1] broadsides and mortars are not loaded in the same turn', () => {
    const spent = { loaded: { L: false, R: false }, initial: { L: false, R: false }, empty: 2 };
    const ship = bomb({ ...spent, advanced: { mortars: [0, 0] } });
    const sea = advancedSea([ship], { rules, phase: 'load' });
    const both = { L: { shot: 'R' }, R: null, mortars: true } as const;
    expect(loadsRefusal(sea, ship, both)).toMatchObject({ rule: '42.3.1' });
    expect(loadsRefusal(sea, ship, { ...both, L: null })).toBeNull();
    expect(loadsFor(sea, ship).filter(({ mortars }) => mortars)).toEqual([{ ...both, L: null }]);
  });

  it('[42.5] four turns of loading, not necessarily in sequence, for both mortars together', () => {
    const ship = bomb({ advanced: { mortars: [0, 0] } });
    const sea = advancedSea([ship, moored('O19')], { rules });
    for (const turns of [1, 2, 3]) {
      loadMortars(sea, ship, context());
      expect(ship.advanced.mortars).toEqual([turns, turns]);
      expect(bombardChoices(sea, ship)).toEqual([]);
      expect(bombardRefusal(sea, ship, order(['enemy', null]))).toMatchObject({ code: 'not-loaded' });
    }
    loadMortars(sea, ship, context());
    expect(bombardChoices(sea, ship)).toEqual([
      ['enemy', 'enemy'],
      ['enemy', null],
      [null, 'enemy'],
    ]);
    expect(mayLoadMortars(sea, ship)).toBe(false);
    expect(ship.advanced.reloads).toBe(30);
  });

  it('[42.6] a mortar whose box in the carronade section is hit is out of action; carronades they are not', () => {
    const ship = bomb({ carronades: { L: 1, R: 0 } });
    const sea = advancedSea([ship, moored('O19')], { rules });
    expect(bombardChoices(sea, ship)).toEqual([[null, 'enemy']]);
    expect(bombardRefusal(sea, ship, order(['enemy', null]))).toMatchObject({ code: 'no-mortar' });
    const alone = bomb({ guns: { L: 0, R: 0 }, advanced: { mortars: [0, 0] } });
    const close = advancedSea([alone, moored('L20')], { rules, phase: 'combat' });
    expect(advancedCombat.asks(close).map(({ ship: id }) => id)).toEqual(['enemy']);
  });

  it('[42.6] the log of a bomb has a box for each mortar in the carronade section, where mortars are played', () => {
    const entry = {
      id: 'sulphur',
      name: 'Sulphur',
      nation: 'British',
      side: 'a',
      quality: 'crack',
      bow: 'K20',
      heading: 1,
    } as const;
    const boxes = (ship: string, played: boolean) =>
      launch({ ...entry, class: ship }, [{ id: 'a-1', side: 'a', name: 'A' }], {
        rules: { ...PLAIN_RULES, bombs: played },
        special: [],
      }).carronades;
    expect(boxes('bomb-1', true)).toEqual({ L: 0, R: 1 });
    expect(boxes('bomb-2', true)).toEqual({ L: 1, R: 1 });
    expect(boxes('bomb-2', false)).toEqual({ L: 0, R: 0 });
  });

  it('[42.7] hits on a work ashore are worth points where the scenario says so', () => {
    const ship = bomb({}, 1);
    const sea = advancedSea([ship], {
      rules,
      advanced: {
        batteries: [fort('K12')],
        special: [{ id: 'bombard', side: 'a', pointsPerHit: 1 }],
      },
    });
    // A three on Table 2 is H G: six hits.
    fireMortars(sea, ship, ['fort'], context(3));
    expect(sea.advanced.scored).toEqual({ a: 6 });
  });
});

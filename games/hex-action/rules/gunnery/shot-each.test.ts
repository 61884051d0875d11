/** Each kind of shot by itself: what it does to the table, and how long it takes to load. */
import { describe, expect, it } from 'vitest';
import type { ShotKind } from '../sea/advanced-log.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { abeam } from '../testing/abeam.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { AT_ANCHOR, testBomb } from '../testing/battery.ts';
import { played } from '../testing/play.ts';
import { context, toldOf } from '../testing/sea.ts';
import { advancedCombat } from './advanced-combat.ts';
import { fireMortars } from './bombs.ts';
import { reloadPhase } from './reload.ts';

const loadedWith = (shot: ShotKind, at: string): AdvancedState =>
  abeam({ advanced: { shot: { L: shot, R: shot } } }, { at });
/** Fires a's right broadside with what is in it. */
function fired(state: AdvancedState, aim: 'hull' | 'rigging', ...dice: number[]) {
  const told = context(...dice);
  const order = { L: null, R: { target: 'b', aim } };
  played(advancedCombat, state, told, { a: order, b: { L: null, R: null } });
  return toldOf(told.told, 'fire')[0]!;
}

describe('roundshot', () => {
  it('[24.2.1] hits as it did in the Basic Game, hull and rigging', () => {
    // Three hexes off, Table 2: a three on the hull is H G.
    expect(fired(loadedWith('R', 'N15'), 'hull', 3).hits).toEqual({ H: 1, G: 1, C: 0, R: 0 });
    expect(fired(loadedWith('R', 'N15'), 'rigging', 3).hits.R).toBeGreaterThan(0);
  });

  it.each(['L15', 'M15', 'N15', 'O15'])(
    '[24.2.1.2] the table at %s is the one of the guns and the range',
    (at) => {
      const told = fired(loadedWith('R', at), 'hull', 2);
      expect([told.table, told.modifiers]).toEqual([told.base, []]);
    },
  );
});

describe('doubleshot and grape', () => {
  it('[24.2.3.2] doubleshot raises the table by two, at the hull as at the rigging', () => {
    for (const aim of ['hull', 'rigging'] as const) {
      const told = fired(loadedWith('D', 'L15'), aim, 2);
      expect([told.shot, told.table! - told.base!]).toEqual(['D', 2]);
    }
  });

  it('[24.2.4] grape hurts nothing but the crew', () => {
    const state = loadedWith('G', 'L15');
    state.ships[0]!.quality = 'elite';
    const [, before] = structuredClone(state.ships);
    fired(state, 'hull');
    const [, after] = state.ships;
    expect([after!.hull, after!.guns, after!.rigging]).toEqual([before!.hull, before!.guns, before!.rigging]);
    expect(after!.sections).not.toEqual(before!.sections);
  });

  it.each(['crack', 'elite'] as const)(
    '[24.2.4.2] of a %s crew it takes as many squares as its table, without a die',
    (quality) => {
      const state = loadedWith('G', 'L15');
      state.ships[0]!.quality = quality;
      const told = fired(state, 'hull');
      expect(told.dice).toBeUndefined();
      expect(told.hits).toEqual({ H: 0, G: 0, C: told.table, R: 0 });
      const left = state.ships[1]!.sections.reduce((sum, section) => sum + section.left, 0);
      expect(left).toBe(18 - told.table!);
    },
  );
});

describe('loading', () => {
  const EMPTY = { L: false, R: false };
  const spent: Partial<AdvancedTestShip> = { loaded: EMPTY, initial: EMPTY, empty: 2 };
  const reloaded = (shot: ShotKind) => {
    const ship = advancedShip({
      id: 'a',
      at: 'K15',
      heading: 1,
      spec: { nation: 'French' },
      ...spent,
      advanced: { shot: { L: null, R: null } },
    });
    const state = advancedSea([ship], { phase: 'load', turn: 4 });
    state.ships[0]!.sections.splice(1);
    played(reloadPhase, state, context(), { a: { L: { shot }, R: null } });
    const { loaded, advanced } = state.ships[0]!;
    return [loaded, advanced.shot];
  };

  it.each([
    ['24.2.1.3', 'R'],
    ['24.2.2.3', 'C'],
    ['24.2.4.3', 'G'],
  ] as const)('[%s] a broadside of %s is in the guns in one turn, with one section', (_rule, shot) => {
    expect(reloaded(shot)).toEqual([
      { L: true, R: false },
      { L: shot, R: null },
    ]);
  });
});

describe('mortars', () => {
  const bombarded = (at: string, die: number) => {
    const bomb = testBomb();
    const enemy = advancedShip({ id: 'enemy', at, heading: 1, side: 'b', advanced: { anchor: AT_ANCHOR } });
    const told = context(die);
    const sea = advancedSea([bomb, enemy], { rules: { bombs: true } });
    const [struck] = fireMortars(sea, bomb, ['enemy'], told);
    return { hits: struck!.blow.hits, told: toldOf(told.told, 'bombardment')[0]! };
  };

  it.each([
    ['K16', 3],
    ['K12', 7],
    ['K9', 10],
  ])('[42.9.2] at the hull of a ship at %s, %i hexes off', (at, range) => {
    const { told } = bombarded(at, 5);
    expect([told.aim, told.range, told.base, told.table]).toEqual(['hull', range, 2, 2]);
  });

  it('[42.9.3] every hit counts three times', () => {
    for (const die of [1, 2, 3, 4, 5]) {
      const { hits } = bombarded('K12', die);
      for (const count of Object.values(hits)) expect(count % 3).toBe(0);
    }
    expect(bombarded('K12', 5).hits).toEqual({ H: 3, G: 0, C: 3, R: 3 });
  });
});

import { toldTo } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Ship } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';
import { answered, phaseAsks } from '../testing/play.ts';
import { context, type TestShip, testSea, toldOf, viewOf } from '../testing/sea.ts';
import { loadAsk, loadPhase } from './load.ts';

const FIRED = { initial: { L: false, R: false } };
const one = (a: Partial<TestShip> = {}): State =>
  testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, ...FIRED, ...a },
      { id: 'b', at: 'Z15', heading: 1, side: 'b' },
    ],
    phase: 'load',
  });
const a = (state: State): Ship => state.ships[0]!;

describe('the Load Phase', () => {
  it('[13.0] a broadside that was fired is loaded in the last phase of the turn', () => {
    const state = one({ loaded: { L: true, R: false }, empty: 1 });
    expect(loadPhase.enter(state, context())).toBe('done');
    expect(a(state)).toMatchObject({ loaded: { L: true, R: true }, empty: 0 });
  });

  it('[13.0] nothing to load, nobody to load it, or no fighting at all', () => {
    const told = context();
    expect(loadPhase.enter(one(), told)).toBe('done');
    expect(told.told).toEqual([]);
    const struck = one({ loaded: { L: false, R: false }, empty: 2, surrender: 'firepower' });
    expect(loadPhase.enter(struck, context())).toBe('done');
    expect(a(struck).loaded).toEqual({ L: false, R: false });
    const race = { ...one({ loaded: { L: false, R: false }, empty: 2 }), noCombat: true };
    expect(loadPhase.enter(race, context())).toBe('done');
  });

  it('[13.1] of two empty broadsides one can be loaded, and her commander says which', () => {
    const state = one({ loaded: { L: false, R: false }, empty: 2 });
    const [ask] = phaseAsks(loadPhase, state, context());
    if (ask?.kind !== 'load') throw new Error('no ask');
    expect([...loadAsk.choices(viewOf(state), ask)]).toEqual([{ side: 'L' }, { side: 'R' }]);
    expect(answered(loadPhase, state, context(), { a: { side: 'R' } })).toBe('done');
    expect(a(state)).toMatchObject({ loaded: { L: false, R: true }, empty: 1 });
  });

  it('[13.1] a side without guns is no choice', () => {
    const state = one({
      loaded: { L: false, R: false },
      empty: 2,
      guns: { L: 0, R: 3 },
      carronades: { L: 0, R: 0 },
    });
    expect(loadPhase.enter(state, context())).toBe('done');
    expect(a(state)).toMatchObject({ loaded: { L: false, R: true }, empty: 1 });
    const half = one({ loaded: { L: false, R: false }, empty: 2 });
    const [ask] = phaseAsks(loadPhase, half, context());
    const view = viewOf({ ...half, ships: [{ ...a(half), loaded: { L: true, R: false } }, half.ships[1]!] });
    if (ask?.kind !== 'load') throw new Error('no ask');
    expect(loadAsk.check(view, ask, { side: 'L' })).toMatchObject({ rule: '13.1' });
  });

  it('[13.1] the count of empty broadsides does not hang on which of them is loaded', () => {
    const counts = [
      { L: true, R: false },
      { L: false, R: true },
    ].map((loaded) => {
      const state = one({ loaded, empty: 1, guns: { L: 0, R: 3 }, carronades: { L: 0, R: 0 } });
      loadPhase.enter(state, context());
      return a(state).empty;
    });
    expect(counts).toEqual([0, 0]);
  });

  it('[13.3] what was loaded stands in a column that nobody else may read', () => {
    const state = one({ loaded: { L: true, R: false }, empty: 1 });
    const told = context();
    loadPhase.enter(state, told);
    expect(toldOf(told.told, 'loaded')).toEqual([{ kind: 'loaded', rule: '13.1', ship: 'a', side: 'R' }]);
    const [happening] = told.happenings;
    expect(toldTo(happening!, 'a-1')).toMatchObject({ side: 'R' });
    for (const seat of ['b-1', 'gallery']) expect(toldTo(happening!, seat)).toBeNull();
  });

  it('[13.5] loading that was put off is done in the first Load Phase, both sides, still as initial', () => {
    const state = one({ loaded: { L: false, R: false }, empty: 2, initial: { L: true, R: true } });
    expect(loadPhase.enter(state, context())).toBe('done');
    expect(a(state)).toMatchObject({ loaded: { L: true, R: true }, initial: { L: true, R: true }, empty: 0 });
  });
});

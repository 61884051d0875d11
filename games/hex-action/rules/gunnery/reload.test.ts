import { describe, expect, it } from 'vitest';
import { boardingPhase } from '../boarding/boarding.ts';
import { meleePhase } from '../boarding/melee.ts';
import type { ShotKind } from '../sea/advanced-log.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { phaseAsks, played } from '../testing/play.ts';
import { context, hexNamed, toldOf, viewOf } from '../testing/sea.ts';
import { advancedCombat } from './advanced-combat.ts';
import { reloadAsk, reloadPhase } from './reload.ts';

type Load = AnswerTo<'reload'>['load'];
const EMPTY = { L: false, R: false };
const FROM = { bow: hexNamed('K16'), heading: 1 } as const;
const spent: Partial<AdvancedTestShip> = { loaded: EMPTY, initial: EMPTY, empty: 2 };
const lone = (more: Partial<AdvancedTestShip> = {}): AdvancedState => {
  const { advanced, ...rest } = more;
  const log = { shot: { L: null, R: null }, ...advanced };
  const built = { id: 'a', at: 'K15', heading: 1, spec: { nation: 'French' }, ...spent, ...rest } as const;
  return advancedSea([advancedShip({ ...built, advanced: log })], { phase: 'load', turn: 4 });
};
const a = (state: AdvancedState): AdvancedShip => state.ships[0]!;
const load = (state: AdvancedState, what: Load) => {
  const told = context();
  played(reloadPhase, state, told, { a: { load: what } });
  return told;
};
const choices = (state: AdvancedState): Load[] => {
  const [ask] = phaseAsks(reloadPhase, state, context());
  if (ask?.kind !== 'reload') throw new Error('no ask');
  return [...reloadAsk.choices(viewOf(state), ask)].map((each) => each.load);
};
const refusal = (state: AdvancedState, what: Load) => {
  const [ask] = phaseAsks(reloadPhase, state, context());
  if (ask?.kind !== 'reload') throw new Error('no ask');
  return reloadAsk.check(viewOf(state), ask, { load: what });
};
const crewOf = (state: AdvancedState, sections: number): AdvancedState => {
  for (const section of a(state).sections.slice(sections)) section.left = 0;
  return state;
};

describe('the Reload Phase', () => {
  it('[26.1] one broadside a turn, with one of four kinds of shot', () => {
    const state = lone();
    const sides = (['L', 'R'] as const).flatMap((side) =>
      (['R', 'D', 'C', 'G'] as const).map((shot) => ({ side, shot })),
    );
    expect(choices(state)).toEqual([...sides, null]);
    load(state, { side: 'R', shot: 'C' });
    expect(a(state)).toMatchObject({ loaded: { L: false, R: true }, empty: 1 });
    expect(a(state).advanced).toMatchObject({ shot: { L: null, R: 'C' }, reloads: 29 });
    expect(refusal(state, { side: 'R', shot: 'R' })).toMatchObject({ rule: '26.1' });
  });

  it('[26.1.1] thirty squares: one for a load, two for doubleshot', () => {
    const left = (shot: ShotKind): number => {
      const state = lone();
      load(state, { side: 'L', shot });
      return a(state).advanced.reloads!;
    };
    expect((['R', 'C', 'G', 'D'] as const).map(left)).toEqual([29, 29, 29, 28]);
  });

  it('[26.1.2] without squares she loads on at low powder', () => {
    const last = lone({ advanced: { reloads: 1 } });
    load(last, { side: 'L', shot: 'D' });
    expect(a(last).advanced.reloads).toBe(0);
    load(last, { side: 'R', shot: 'R' });
    expect(a(last)).toMatchObject({ loaded: { L: true, R: true } });
    expect(a(last).advanced.reloads).toBe(0);
  });

  it('[24.2.1.3] [24.2.2.3] [24.2.4.3] round, chain and grape are loaded in one turn, whatever the crew', () => {
    for (const shot of ['R', 'C', 'G'] as const) {
      const state = crewOf(lone(), 1);
      load(state, { side: 'L', shot });
      expect(a(state).loaded!.L).toBe(true);
    }
  });

  it('[24.2.3.3] doubleshot in one turn with three sections, not all of them full', () => {
    const state = lone();
    a(state).sections[0]!.left = 1;
    load(state, { side: 'L', shot: 'D' });
    expect(a(state).loaded!.L).toBe(true);
  });

  it('[24.2.3.3] in two with fewer: begun, it is loaded to the end before anything else, for the same squares', () => {
    const state = crewOf(lone(), 2);
    load(state, { side: 'L', shot: 'D' });
    expect(a(state)).toMatchObject({ loaded: EMPTY, empty: 1 });
    expect(a(state).advanced).toMatchObject({ shot: { L: 'D', R: null }, reloads: 28 });
    expect(choices(state)).toEqual([{ side: 'L', shot: 'D' }]);
    expect(refusal(state, { side: 'R', shot: 'R' })).toMatchObject({ rule: '24.2.3.3' });
    expect(refusal(state, { side: 'L', shot: 'R' })).toMatchObject({ rule: '24.2.3.3' });
    load(state, { side: 'L', shot: 'D' });
    expect(a(state).loaded).toEqual({ L: true, R: false });
    expect(a(state).advanced.reloads).toBe(28);
  });

  it('[24.2.3.3] [10.2.8] a section that was in a party this turn is not available for it, though it stood down', () => {
    /** Grappled with an enemy who does nothing, through boarding and melee to the Reload Phase. */
    const turn = (parties: AnswerTo<'boarding'>['parties']): AdvancedState => {
      const state = lone();
      state.ships.push(advancedShip({ id: 'b', at: 'L15', heading: 1, side: 'b' }));
      state.grapples = [{ a: 'a', b: 'b', count: 1 }];
      played(boardingPhase, state, context(), { a: { parties }, b: { parties: [] } });
      expect(meleePhase.enter(state, context())).toBe('done');
      expect(a(state).parties).toEqual([]);
      load(state, { side: 'L', shot: 'D' });
      return state;
    };
    expect(a(turn([])).loaded!.L).toBe(true);
    expect(a(turn([{ type: 'DBP', sections: [1], target: null }])).loaded!.L).toBe(false);
  });

  it('[24.2.3.3] nor is one at the pumps', () => {
    const state = lone({ advanced: { wounds: { waterline: 1 } } });
    load(state, { side: 'L', shot: 'D' });
    expect(a(state).loaded!.L).toBe(false);
  });

  it('[24.2.5] a loaded broadside is not loaded with anything else', () => {
    const state = lone({ loaded: { L: true, R: false }, empty: 1, advanced: { shot: { L: 'R', R: null } } });
    expect(refusal(state, { side: 'L', shot: 'G' })).toMatchObject({ code: 'nothing-to-load' });
    expect(refusal(state, null)).toBeNull();
  });

  it('[26.1] what was loaded is told to her own commander alone', () => {
    const told = load(lone(), { side: 'R', shot: 'D' });
    const [happening] = told.happenings.filter(({ truth }) => truth.kind === 'reloaded');
    expect(happening!.shown).toEqual({ others: null, seats: { 'a-1': happening!.truth } });
    expect(happening!.truth).toMatchObject({ side: 'R', shot: 'D', left: 28 });
  });

  it('[26.1] who is asked hangs on what everybody has seen: she has fired before, and can work', () => {
    const asks = (more: Partial<AdvancedTestShip>): number => reloadPhase.asks(lone(more)).length;
    const loaded = { loaded: { L: true, R: true }, empty: 0 };
    expect(asks({ ...loaded, initial: { L: true, R: true } })).toBe(0);
    expect(asks({ ...loaded, advanced: { shot: { L: 'R', R: 'R' } } })).toBe(1);
    expect(asks({ loaded: EMPTY, empty: 0 })).toBe(1);
    expect(asks({ surrender: 'striking' })).toBe(0);
    const kept = choices(lone({ ...loaded, advanced: { shot: { L: 'R', R: 'G' } } }));
    expect(kept.filter((each) => each === null || !('out' in each))).toEqual([null]);
  });

  it('[24.2.5] [13.4] another kind of shot: the old load is fired at nothing first, and everybody hears it', () => {
    const state = lone({
      loaded: { L: true, R: true },
      initial: { L: true, R: false },
      empty: 0,
      advanced: { shot: { L: 'R', R: 'C' } },
    });
    expect(choices(state)).toEqual([
      null,
      ...['D', 'C', 'G'].map((shot) => ({ side: 'L', shot, out: true })),
      ...['R', 'D', 'G'].map((shot) => ({ side: 'R', shot, out: true })),
    ]);
    const told = load(state, { side: 'L', shot: 'G', out: true });
    expect(toldOf(told.told, 'fire')).toMatchObject([
      { ship: 'a', side: 'L', target: null, shot: 'R', rule: '13.4' },
    ]);
    expect(told.happenings[0]!.shown).toBeUndefined();
    expect(a(state)).toMatchObject({
      loaded: { L: true, R: true },
      initial: { L: false, R: false },
      empty: 0,
      advanced: { shot: { L: 'G', R: 'C' }, reloads: 29, did: { fired: true } },
    });
  });

  it('[24.2.5] nothing is fired out that could not fire, nor while doubleshot is half loaded', () => {
    const full = { loaded: { L: true, R: true }, empty: 0 } as const;
    const outs = (more: Partial<AdvancedTestShip>) =>
      choices(lone({ ...full, ...more })).filter((each) => each !== null && 'out' in each).length;
    const shot = { L: 'R', R: 'R' } as const;
    expect(outs({ advanced: { shot } })).toBe(6);
    expect(outs({ advanced: { shot, wreckage: ['L'] } })).toBe(0);
    expect(outs({ guns: { L: 0, R: 10 }, carronades: { L: 0, R: 0 }, advanced: { shot } })).toBe(3);
    expect(outs({ advanced: { shot, aground: { difficulty: 3, from: FROM, lightened: true } } })).toBe(0);
    const begun = { loaded: { L: false, R: true }, advanced: { shot: { L: 'D', R: 'R' } } } as const;
    expect(choices(lone({ ...full, ...begun }))).toEqual([{ side: 'L', shot: 'D' }]);
  });

  it('[26.2] [20.5.3] a ship given to repairs loads nothing; one whose repairs were stopped does', () => {
    const notes = { repair: 'RH' } as const;
    expect(reloadPhase.asks(lone({ advanced: { notes } }))).toEqual([]);
    const stopped = lone({ hull: 5, advanced: { notes, did: { collided: true } } });
    const told = context();
    played(reloadPhase, stopped, told, { a: { load: { side: 'L', shot: 'R' } } });
    expect(toldOf(told.told, 'repair-void')).toMatchObject([{ code: 'collided' }]);
    expect(a(stopped)).toMatchObject({ loaded: { L: true, R: false }, empty: 1 });
    const working = lone({ hull: 5, advanced: { notes } });
    expect(reloadPhase.enter(working, context())).toBe('done');
    expect(a(working)).toMatchObject({ empty: 2, advanced: { repairs: { RH: 1 } } });
  });

  it('[20.3.4.2] [20.3.6.1] nobody loads while she is turned on springs or weighs', () => {
    expect(reloadPhase.asks(lone({ advanced: { did: { sprung: true } } }))).toEqual([]);
    expect(reloadPhase.asks(lone({ advanced: { did: { weighed: true } } }))).toEqual([]);
  });

  it('[13.5] loading put off at the start: both broadsides at once, still initial', () => {
    const state = lone({ initial: { L: true, R: true } });
    load(state, { side: 'L', shot: 'R' });
    expect(a(state)).toMatchObject({ loaded: { L: true, R: true }, initial: { L: true, R: true }, empty: 0 });
    expect(a(state).advanced.reloads).toBe(28);
  });

  it('[26.1] nothing is loaded without being asked, and the phase says nothing of loading afterwards', () => {
    const state = lone();
    const told = load(state, { side: 'L', shot: 'R' });
    expect(a(state).advanced.did).toEqual({});
    expect(toldOf(told.told, 'reloaded')).toHaveLength(1);
    const quiet = lone();
    load(quiet, null);
    expect(a(quiet)).toMatchObject({ loaded: EMPTY, empty: 1 });
  });

  it('[26.0] [24.0] empty broadsides as everybody can count them: fired, less one for each phase since', () => {
    const state = lone({ loaded: { L: true, R: true }, empty: 0, advanced: { shot: { L: 'R', R: 'R' } } });
    state.ships.push(advancedShip({ id: 'b', at: 'N15', heading: 1, side: 'b' }));
    const fire = { L: { target: null, aim: 'hull' }, R: { target: 'b', aim: 'rigging' } } as const;
    played(advancedCombat, state, context(1), { a: fire, b: { L: null, R: null } });
    expect(a(state).empty).toBe(2);
    load(state, null);
    expect(a(state)).toMatchObject({ empty: 1, loaded: EMPTY });
    load(state, { side: 'L', shot: 'R' });
    expect(a(state)).toMatchObject({ empty: 0, loaded: { L: true, R: false } });
  });
});

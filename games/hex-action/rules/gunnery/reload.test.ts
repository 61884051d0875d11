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

type Loads = AnswerTo<'reload'>;
const NOTHING: Loads = { L: null, R: null };
/** One broadside with one shot, the other as it is. */
const one = (side: 'L' | 'R', shot: ShotKind): Loads => ({ ...NOTHING, [side]: { shot } });
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
const load = (state: AdvancedState, what: Loads) => {
  const told = context();
  played(reloadPhase, state, told, { a: what });
  return told;
};
const choices = (state: AdvancedState): Loads[] => {
  const [ask] = phaseAsks(reloadPhase, state, context());
  if (ask?.kind !== 'reload') throw new Error('no ask');
  return [...reloadAsk.choices(viewOf(state), ask)];
};
const refusal = (state: AdvancedState, what: Loads) => {
  const [ask] = phaseAsks(reloadPhase, state, context());
  if (ask?.kind !== 'reload') throw new Error('no ask');
  return reloadAsk.check(viewOf(state), ask, what);
};
const crewOf = (state: AdvancedState, sections: number): AdvancedState => {
  for (const section of a(state).sections.slice(sections)) section.left = 0;
  return state;
};

describe('the Reload Phase', () => {
  it('[26.1] one broadside on each side a turn, each with one of four kinds of shot', () => {
    const state = lone();
    const shots = [...(['R', 'D', 'C', 'G'] as const).map((shot) => ({ shot })), null];
    expect(choices(state)).toEqual(shots.flatMap((L) => shots.map((R) => ({ L, R }))));
    load(state, { L: { shot: 'R' }, R: { shot: 'C' } });
    expect(a(state)).toMatchObject({ loaded: { L: true, R: true }, empty: 0 });
    expect(a(state).advanced).toMatchObject({ shot: { L: 'R', R: 'C' }, reloads: 28 });
    expect(refusal(state, one('R', 'R'))).toMatchObject({ rule: '26.1' });
  });

  it('[26.1] where the match says so one broadside in all is loaded a turn', () => {
    const state = lone();
    state.advanced = { ...state.advanced, rules: { ...state.advanced.rules, oneBroadside: true } };
    expect(choices(state)).toEqual([
      ...(['R', 'D', 'C', 'G'] as const).flatMap((shot) => one('L', shot)),
      ...(['R', 'D', 'C', 'G'] as const).flatMap((shot) => one('R', shot)),
      NOTHING,
    ]);
    const both = { L: { shot: 'R' }, R: { shot: 'R' } } as const;
    expect(refusal(state, both)).toMatchObject({ code: 'one-broadside', rule: '26.1' });
    load(state, one('R', 'C'));
    expect(a(state)).toMatchObject({ loaded: { L: false, R: true }, empty: 1 });
    load(state, one('L', 'R'));
    expect(a(state)).toMatchObject({ loaded: { L: true, R: true }, empty: 0 });
  });

  it('[26.1.1] thirty squares: one for a load, two for doubleshot', () => {
    const left = (shot: ShotKind): number => {
      const state = lone();
      load(state, one('L', shot));
      return a(state).advanced.reloads!;
    };
    expect((['R', 'C', 'G', 'D'] as const).map(left)).toEqual([29, 29, 29, 28]);
  });

  it('[26.1.2] without squares she loads on at low powder', () => {
    const last = lone({ advanced: { reloads: 1 } });
    load(last, one('L', 'D'));
    expect(a(last).advanced.reloads).toBe(0);
    load(last, one('R', 'R'));
    expect(a(last)).toMatchObject({ loaded: { L: true, R: true } });
    expect(a(last).advanced.reloads).toBe(0);
  });

  it('[24.2.1.3] [24.2.2.3] [24.2.4.3] round, chain and grape are loaded in one turn, whatever the crew', () => {
    for (const shot of ['R', 'C', 'G'] as const) {
      const state = crewOf(lone(), 1);
      load(state, one('L', shot));
      expect(a(state).loaded!.L).toBe(true);
    }
  });

  it('[24.2.3.3] doubleshot in one turn with three sections, not all of them full', () => {
    const state = lone();
    a(state).sections[0]!.left = 1;
    load(state, one('L', 'D'));
    expect(a(state).loaded!.L).toBe(true);
  });

  it('[24.2.3.3] in two with fewer: begun, it is loaded to the end before anything else, for the same squares', () => {
    const state = crewOf(lone(), 2);
    load(state, one('L', 'D'));
    expect(a(state)).toMatchObject({ loaded: EMPTY });
    expect(a(state).advanced).toMatchObject({ shot: { L: 'D', R: null }, reloads: 28 });
    expect(choices(state)).toEqual([one('L', 'D')]);
    expect(refusal(state, NOTHING)).toMatchObject({ rule: '24.2.3.3' });
    expect(refusal(state, one('R', 'R'))).toMatchObject({ rule: '24.2.3.3' });
    expect(refusal(state, one('L', 'R'))).toMatchObject({ rule: '24.2.3.3' });
    load(state, one('L', 'D'));
    expect(a(state).loaded).toEqual({ L: true, R: false });
    expect(a(state).advanced.reloads).toBe(28);
  });

  it('[24.2.3.3] the other broadside is loaded in neither of the two turns, but beside doubleshot loaded at once', () => {
    const beside = { L: { shot: 'D' }, R: { shot: 'R' } } as const;
    const two = crewOf(lone(), 2);
    expect(refusal(two, beside)).toMatchObject({ code: 'double-alone', rule: '24.2.3.3' });
    expect(choices(two)).not.toContainEqual(beside);
    load(two, one('L', 'D'));
    expect(refusal(two, beside)).toMatchObject({ code: 'double-begun', rule: '24.2.3.3' });
    const three = lone();
    load(three, beside);
    expect(a(three).loaded).toEqual({ L: true, R: true });
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
      load(state, one('L', 'D'));
      return state;
    };
    expect(a(turn([])).loaded!.L).toBe(true);
    expect(a(turn([{ type: 'DBP', sections: [1], target: null }])).loaded!.L).toBe(false);
  });

  it('[24.2.3.3] nor is one at the pumps', () => {
    const state = lone({ advanced: { wounds: { waterline: 1 } } });
    load(state, one('L', 'D'));
    expect(a(state).loaded!.L).toBe(false);
  });

  it('[24.2.5] a loaded broadside is not loaded with anything else', () => {
    const state = lone({ loaded: { L: true, R: false }, empty: 1, advanced: { shot: { L: 'R', R: null } } });
    expect(refusal(state, one('L', 'G'))).toMatchObject({ code: 'nothing-to-load' });
    expect(refusal(state, NOTHING)).toBeNull();
  });

  it('[26.1] what was loaded is told to her own commander alone', () => {
    const told = load(lone(), one('R', 'D'));
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
    expect(kept.filter(({ L, R }) => !L?.out && !R?.out)).toEqual([NOTHING]);
  });

  it('[24.2.5] [13.4] another kind of shot: the old load is fired at nothing first, and everybody hears it', () => {
    const state = lone({
      loaded: { L: true, R: true },
      initial: { L: true, R: false },
      empty: 0,
      advanced: { shot: { L: 'R', R: 'C' } },
    });
    const out = (...shots: ShotKind[]) => shots.map((shot) => ({ shot, out: true as const }));
    const ways = [...out('D', 'C', 'G'), null].flatMap((L) =>
      [...out('R', 'D', 'G'), null].map((R): Loads => ({ L, R })),
    );
    expect(choices(state)).toEqual([NOTHING, ...ways.slice(0, -1)]);
    const told = load(state, { L: { shot: 'G', out: true }, R: null });
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
      new Set(
        choices(lone({ ...full, ...more })).flatMap(({ L, R }) => [
          L?.out && `L${L.shot}`,
          R?.out && `R${R.shot}`,
        ]),
      ).size - 1;
    const shot = { L: 'R', R: 'R' } as const;
    expect(outs({ advanced: { shot } })).toBe(6);
    expect(outs({ advanced: { shot, wreckage: ['L'] } })).toBe(0);
    expect(outs({ guns: { L: 0, R: 10 }, carronades: { L: 0, R: 0 }, advanced: { shot } })).toBe(3);
    expect(outs({ advanced: { shot, aground: { difficulty: 3, from: FROM, lightened: true } } })).toBe(0);
    const begun = { loaded: { L: false, R: true }, advanced: { shot: { L: 'D', R: 'R' } } } as const;
    expect(choices(lone({ ...full, ...begun }))).toEqual([one('L', 'D')]);
  });

  it('[26.2] [20.5.3] a ship given to repairs loads nothing; one whose repairs were stopped does', () => {
    const notes = { repair: 'RH' } as const;
    expect(reloadPhase.asks(lone({ advanced: { notes } }))).toEqual([]);
    const stopped = lone({ hull: 5, advanced: { notes, did: { collided: true } } });
    const told = context();
    played(reloadPhase, stopped, told, { a: one('L', 'R') });
    expect(toldOf(told.told, 'repair-void')).toMatchObject([{ code: 'collided' }]);
    expect(a(stopped)).toMatchObject({ loaded: { L: true, R: false }, empty: 0 });
    const working = lone({ hull: 5, advanced: { notes } });
    expect(reloadPhase.enter(working, context())).toBe('done');
    expect(a(working)).toMatchObject({ empty: 2, advanced: { repairs: { RH: 1 } } });
  });

  it('[20.3.4.2] [20.3.6.1] nobody loads while she is turned on springs or weighs', () => {
    expect(reloadPhase.asks(lone({ advanced: { did: { sprung: true } } }))).toEqual([]);
    expect(reloadPhase.asks(lone({ advanced: { did: { weighed: true } } }))).toEqual([]);
  });

  it('[13.5] loading put off at the start: both broadsides at once, each with its own shot, still initial', () => {
    const putOff = { initial: { L: true, R: true }, advanced: { unloaded: true } } as const;
    for (const oneBroadside of [false, true]) {
      const state = lone(putOff);
      state.advanced = { ...state.advanced, rules: { ...state.advanced.rules, oneBroadside } };
      load(state, { L: { shot: 'R' }, R: { shot: 'C' } });
      expect(a(state)).toMatchObject({
        loaded: { L: true, R: true },
        initial: { L: true, R: true },
        empty: 0,
      });
      expect(a(state).advanced).toMatchObject({ shot: { L: 'R', R: 'C' }, reloads: 28 });
    }
  });

  it('[13.5] put off once more it is asked about again in every Reload Phase, by what everybody knows', () => {
    const putOff = { initial: { L: true, R: true }, advanced: { unloaded: true } } as const;
    const state = lone(putOff);
    for (const turn of [1, 2, 8]) {
      state.turn = turn;
      load(state, NOTHING);
      expect(a(state)).toMatchObject({ loaded: EMPTY, empty: 0 });
    }
    load(state, one('L', 'R'));
    load(state, one('R', 'G'));
    expect(a(state)).toMatchObject({ loaded: { L: true, R: true }, initial: { L: true, R: true } });
    // Whether it is done is nobody else’s to know: she is asked all the same.
    expect(reloadPhase.asks(state)).toHaveLength(1);
    const ready = lone({ loaded: { L: true, R: true }, initial: { L: true, R: true }, empty: 0 });
    expect(reloadPhase.asks(ready)).toEqual([]);
  });

  it('[26.1] nothing is loaded without being asked, and the phase says nothing of loading afterwards', () => {
    const state = lone();
    const told = load(state, one('L', 'R'));
    expect(a(state).advanced.did).toEqual({});
    expect(toldOf(told.told, 'reloaded')).toHaveLength(1);
    const quiet = lone();
    load(quiet, NOTHING);
    expect(a(quiet)).toMatchObject({ loaded: EMPTY, empty: 0 });
  });

  it.each([
    [false, [0, 0]],
    [true, [1, 0]],
  ])('[26.0] [24.0] empty broadsides as everybody can count them; one in all %s', (oneBroadside, counts) => {
    const state = lone({ loaded: { L: true, R: true }, empty: 0, advanced: { shot: { L: 'R', R: 'R' } } });
    state.advanced = { ...state.advanced, rules: { ...state.advanced.rules, oneBroadside } };
    state.ships.push(advancedShip({ id: 'b', at: 'N15', heading: 1, side: 'b' }));
    const fire = { L: { target: null, aim: 'hull' }, R: { target: 'b', aim: 'rigging' } } as const;
    played(advancedCombat, state, context(1), { a: fire, b: { L: null, R: null } });
    expect(a(state).empty).toBe(2);
    load(state, NOTHING);
    expect(a(state)).toMatchObject({ empty: counts[0], loaded: EMPTY });
    load(state, one('L', 'R'));
    expect(a(state)).toMatchObject({ empty: counts[1], loaded: { L: true, R: false } });
  });
});

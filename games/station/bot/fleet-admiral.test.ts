/** What sets the fleet admiral apart: who is kept ready, what is asked for, who is relieved, and what his lesser brothers let lie. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { Forces } from '../rules/world/forces.ts';
import { newExecution } from '../rules/world/new-forces.ts';
import type { State, View } from '../rules/world/state.ts';
import { type Desk, deskOf } from './desk.ts';
import { bestOf } from './drawing.ts';
import { answerOrders } from './hand.ts';
import { lapsing } from './lapses.ts';
import { planFor } from './plots.ts';
import { prospect } from './prospects.ts';
import { keptReady } from './readiness.ts';
import { reliefs } from './reliefs.ts';
import { answerTasks } from './tasks.ts';
import { ADMIRAL, FLEET_ADMIRAL, type Temper } from './temper.ts';
import { layUp } from './yards.ts';
import { isSettled } from './year-sum.ts';

const begun = (id = 'minor-1742'): State =>
  station.setup(scenarios.find((one) => one.id === id)!, {}, looseDice(1)) as State;

const deskFor = (state: State, temper: Temper = FLEET_ADMIRAL, change: Partial<View> = {}): Desk =>
  deskOf({ ...(station.view(state, 'British') as View), ...change }, looseDice(2), temper);

/** Haddock's ships in the summer, with these letters in the pool. */
function inSummer(...pool: string[]): State {
  const state = begun();
  state.turn = 5;
  const { desk } = state.forces.British!;
  desk.pool = pool;
  desk.hand = [];
  return state;
}

const british = (state: State): Forces => state.forces.British!;
const laidUp = (desk: Desk): readonly string[] => layUp(desk, {} as never)!.squadrons;

describe('who lies Fitting Out (11.22)', () => {
  it('nobody without an Order in prospect, and for one Order no more than one Flotilla', () => {
    expect([...keptReady(deskFor(inSummer()))]).toEqual([]);
    const kept = keptReady(deskFor(inSummer('br-cruise-barbary')));
    expect(kept.size).toBeGreaterThan(0);
    const formations = new Set([...kept].map((id) => british(begun()).squadrons[id]!.formation));
    expect(formations.size).toBe(1);
  });

  it('all others are laid up; the admiral lets them lie until they are worn', () => {
    expect(laidUp(deskFor(inSummer()))).toContain('british-sol-a');
    expect(laidUp(deskFor(inSummer(), ADMIRAL))).toEqual([]);
  });

  it('[10.12] somebody waits for a Convoy that has gathered, until she has her Escort', () => {
    const state = inSummer();
    const convoy = { id: 'british-levant.6.out', group: 'british-levant', route: 5, next: 0, leg: 'out' };
    british(state).convoys = { [convoy.id]: { ...convoy, dp: 0, scattered: false, escort: null } } as never;
    const kept = keptReady(deskFor(state));
    expect(kept.size).toBeGreaterThan(0);
    british(state).formations['br-det-1']!.execution = {
      ...newExecution('br-escort-levant', 5, null, {}),
      convoy: convoy.id,
    };
    expect(keptReady(deskFor(state)).size).toBe(0);
  });

  it('whoever is idle where he can’t be laid up goes home', () => {
    const state = inSummer();
    const formation = british(state).formations['br-det-1']!;
    formation.place = { at: 'genoa', berth: 'harbour' };
    expect(planFor(deskFor(state), formation)).toMatchObject({ kind: 'voyage', arrive: 'put-in' });
    expect(planFor(deskFor(state, ADMIRAL), formation)).toEqual({ kind: 'hold' });
  });
});

describe('what is asked for (9.351)', () => {
  it('the best of so many drawn unseen', () => {
    expect(bestOf([1, 0, -1], 1)).toBeCloseTo(0);
    expect(bestOf([1, 0, -1], 2)).toBeCloseTo(2 / 3);
    expect(bestOf([1, 0, -1], 3)).toBeCloseTo(1);
    expect(bestOf([], 3)).toBe(0);
  });

  it('nothing more when the Year’s comparison is settled, and only where ships count at the end', () => {
    const state = inSummer('br-cruise-barbary', 'br-show-barbary');
    const asks = (): boolean => answerOrders(deskFor(state), {} as never)!.acts.length > 0;
    expect(isSettled(deskFor(state))).toBe(false);
    expect(asks()).toBe(true);
    state.record = { British: { fulfilled: 20, failed: 0 }, Bourbon: { fulfilled: 1, failed: 0 } };
    expect(isSettled(deskFor(state))).toBe(true);
    expect(asks()).toBe(false);
    expect(isSettled(deskFor({ ...state, scenario: { ...state.scenario, fleetCounts: false } }))).toBe(false);
    expect(isSettled(deskFor(state, ADMIRAL))).toBe(false);
  });

  it('a base shown force is worth more to who leads, since the corsairs are in the other’s hands', () => {
    const state = inSummer();
    const worth = (prestige: number, temper = FLEET_ADMIRAL): number => {
      const desk = deskFor({ ...state, prestige: { British: prestige, Bourbon: 4 } }, temper);
      return prospect(desk, desk.theatre.orders.get('br-show-barbary')!, 'br-flag-western')!.worth;
    };
    expect(worth(7)).toBeGreaterThan(worth(3));
    expect(worth(7, ADMIRAL)).toBe(worth(3, ADMIRAL));
  });
});

describe('Orders that are always at hand', () => {
  /** br-det-1 at her last before Gibraltar, with a cruise that br-flag-western could go on with. */
  function spent(): State {
    const state = inSummer();
    const forces = british(state);
    const { fulfil } = deskFor(state).theatre.orders.get('br-cruise-barbary')!;
    const det = forces.formations['br-det-1']!;
    det.place = { at: 's3', berth: 'sea' };
    det.execution = newExecution('br-cruise-barbary', 4, fulfil, {});
    for (const id of det.squadrons) forces.squadrons[id]!.dp = 12;
    return state;
  }

  it('[9.41] who is worn out is relieved by who is fresh and near', () => {
    const free = ['br-flag-western'];
    expect(reliefs(deskFor(spent()), free)).toEqual([
      { do: 'hand-over', formation: 'br-flag-western', of: 'br-det-1' },
    ]);
    expect(reliefs(deskFor(spent(), ADMIRAL), free)).toEqual([]);
    const sound = spent();
    for (const id of british(sound).formations['br-det-1']!.squadrons) british(sound).squadrons[id]!.dp = 3;
    expect(reliefs(deskFor(sound), free)).toEqual([]);
  });

  it('[9.42] who lies alone and worn where there is no dockyard is sent to one', () => {
    const state = inSummer();
    const forces = british(state);
    const squadron = forces.squadrons['british-f-r']!;
    delete forces.formations['br-det-2'];
    squadron.formation = null;
    squadron.port = { at: 'villefranche', state: 'FittingOut' };
    squadron.dp = 5;
    const acts = reliefs(deskFor(state), ['british-f-r']);
    expect(acts).toEqual([
      {
        do: 'rendezvous',
        squadron: 'british-f-r',
        to: { port: expect.stringMatching(/port-mahon|gibraltar/) },
      },
    ]);
    squadron.dp = 1;
    expect(reliefs(deskFor(state), ['british-f-r'])).toEqual([]);
  });
});

it('[M1.4] no Fireship breaks the peace, and no bombardment', () => {
  const state = inSummer();
  const forces = british(state);
  forces.formations['br-flag-western']!.place = { at: 'toulon', berth: 'sea' };
  forces.auxiliaries['aux-british-fireship-1'] = { in: 'formation', formation: 'br-flag-western' };
  state.impulse = 1;
  const burnt = (): boolean =>
    answerTasks(deskFor(state), {} as never)!.tasks.some(({ task }) => task === 'Fireship');
  expect(burnt()).toBe(false);
  forces.formations['br-flag-western']!.place = { at: 'barcelona', berth: 'sea' };
  expect(burnt()).toBe(true);
  const flag = forces.formations['br-flag-western']!;
  const { fulfil } = deskFor(state).theatre.orders.get('br-bombard-coast')!;
  flag.place = { at: 'toulon', berth: 'sea' };
  flag.execution = newExecution('br-bombard-coast', 4, fulfil, { target: 'toulon' });
  forces.auxiliaries['aux-british-bomb-1'] = { in: 'formation', formation: 'br-flag-western' };
  flag.auxiliaries = ['aux-british-bomb-1'];
  const bombards = (temper: Temper): boolean =>
    answerTasks(deskFor(state, temper), {} as never)!.tasks.some(({ task }) => task === 'BombardPort');
  expect(bombards(ADMIRAL)).toBe(true);
  expect(bombards(FLEET_ADMIRAL)).toBe(false);
});

it('of a hundred questions so many are let lie', () => {
  const one = { answer: 'one' } as never;
  const other = { answer: 'other' } as never;
  const dice = looseDice(5);
  const bot = lapsing(
    () => one,
    () => other,
    30,
  );
  const given = Array.from({ length: 1000 }, () => bot({} as never, {} as never, dice));
  const lapses = given.filter((answer) => answer === other).length;
  expect(lapses).toBeGreaterThan(250);
  expect(lapses).toBeLessThan(350);
});

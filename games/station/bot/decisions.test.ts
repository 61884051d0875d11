/** Single decisions, and that they come from the view and nothing else. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import type { OrdersAct } from '../rules/asks.ts';
import { station } from '../rules/index.ts';
import type { State, View } from '../rules/state.ts';
import { auxiliaries } from './cruisers.ts';
import { type Desk, deskOf } from './desk.ts';
import { bots } from './index.ts';
import { planFor } from './plots.ts';
import { prospect } from './prospects.ts';
import { timetable } from './rendezvous.ts';
import { safest } from './routes.ts';
import { ADMIRAL, type Temper } from './temper.ts';
import { dockyard, layUp } from './yards.ts';

const begun = (id: string): State =>
  station.setup(scenarios.find((one) => one.id === id)!, {}, looseDice(1)) as State;

/** A side's desk, with whatever a test changes of the world. */
function deskFor(state: State, side: string, change: Partial<View> = {}, temper: Temper = ADMIRAL): Desk {
  return deskOf({ ...(station.view(state, side) as View), ...change }, looseDice(2), temper);
}

const orderOf = ({ theatre }: Desk, id: string) => theatre.orders.get(id)!;

/** Played so far by the commodore on both sides, one question after the other. */
function playedTo(id: string, questions: number): State {
  const dice = looseDice(7);
  let state = begun(id);
  for (let asked = 0; asked < questions; asked++) {
    const answers = station
      .asks(state)
      .map((ask) => ({ ask, answer: bots.commodore(station.view(state, ask.seat), ask, dice) as never }));
    state = station.resolve(state, answers, dice).state as State;
  }
  return state;
}

describe('what a bot sees', () => {
  it.each(['admiral', 'commodore', 'harbour'] as const)(
    '%s answers alike whatever stands behind the screen',
    (name) => {
      let compared = 0;
      for (const questions of [0, 6, 14, 22]) {
        const state = playedTo('first-cruise', questions);
        for (const ask of station.asks(state)) {
          const seen = station.view(state, ask.seat);
          const other = station.view(station.imagine!(seen, looseDice(questions + 1)), ask.seat);
          const answers = [seen, other].map((view) => bots[name](view, ask, looseDice(9)));
          expect(answers[1], ask.kind).toEqual(answers[0]);
          compared++;
        }
      }
      expect(compared).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('what an Order is worth', () => {
  const state = begun('minor-1742');
  const desk = deskFor(state, 'British');

  it('needs the Force and the time', () => {
    expect(prospect(desk, orderOf(desk, 'br-interdict-strait'), 'br-flag-western')).not.toBeNull();
    expect(prospect(desk, orderOf(desk, 'br-interdict-strait'), 'br-det-2')).toBeNull();
    expect(prospect(desk, orderOf(desk, 'br-interdict-strait'), 'br-flag-western', 2)).toBeNull();
  });

  it('is less where it takes longer and where the ships are worn', () => {
    const strait = prospect(desk, orderOf(desk, 'br-cruise-barbary'), 'br-det-2')!;
    const adriatic = prospect(desk, orderOf(desk, 'br-cruise-adriatic'), 'br-det-2')!;
    expect(strait.turns).toBeLessThan(adriatic.turns);
    expect(strait.worth).toBeGreaterThan(adriatic.worth);
    const { forces } = state;
    const own = forces.British!;
    const squadrons = Object.fromEntries(
      Object.entries(own.squadrons).map(([id, one]) => [id, { ...one, dp: 10 }]),
    );
    const worn = deskFor(state, 'British', { forces: { British: { ...own, squadrons } } });
    expect(prospect(worn, orderOf(desk, 'br-cruise-barbary'), 'br-det-2')!.chance).toBeLessThan(
      strait.chance,
    );
  });

  it('is nothing against a Port that is not the Enemy’s', () => {
    expect(prospect(desk, orderOf(desk, 'br-blockade-genoa'), 'br-flag-western')).toBeNull();
  });
});

describe('where ships go', () => {
  it('the fleet off Toulon waits in Port for the Spring', () => {
    const desk = deskFor(begun('minor-1744'), 'British');
    const plan = planFor(desk, desk.forces.formations['br-gf']!);
    expect(plan).toMatchObject({ kind: 'voyage', arrive: 'put-in' });
  });

  it('a Convoy goes by sea rather than along the Enemy’s coast, and its time is foretold', () => {
    const desk = deskFor(begun('minor-1742'), 'British');
    const group = desk.theatre.convoys.get('british-levant')!;
    expect(group.routes.map(({ number }) => number)).toContain(safest(desk, group));
    const spanish = deskFor(begun('minor-1742'), 'Bourbon');
    const times = timetable(spanish, Object.values(spanish.forces.convoys)[0]!);
    expect(times.length).toBeGreaterThan(2);
    for (const [index, { when }] of times.slice(1).entries())
      expect(when).toBeGreaterThanOrEqual(times[index]!.when);
  });
});

describe('what is done in Port', () => {
  const state = begun('minor-1742');
  const ask = { id: 'x', seat: 'British', kind: 'lay-up', rule: '11.311' } as const;

  it('in Winter those without Orders are laid up, and nobody in Summer who is sound', () => {
    const winter = layUp(deskFor(state, 'British'), ask)!;
    expect(winter.squadrons.length).toBeGreaterThan(4);
    const summer = layUp(deskFor(state, 'British', { turn: 8 }), ask)!;
    expect(summer.squadrons).toEqual([]);
  });

  it('comes out in the Spring what the yards have kept sound', () => {
    const own = state.forces.British!;
    const laid = Object.fromEntries(
      Object.entries(own.squadrons).map(([id, one]) => [
        id,
        { ...one, formation: null, port: { at: 'port-mahon', state: 'InOrdinary' as const } },
      ]),
    );
    const forces = { British: { ...own, squadrons: laid, formations: {} } };
    const back = (turn: number) =>
      dockyard(deskFor(state, 'British', { turn, forces }), { ...ask, kind: 'dockyard' })!.back;
    expect(back(0)).toEqual([]);
    expect(back(3).length).toBeGreaterThan(4);
  });

  it('Bombs go to the Flotillas that Orders want them in', () => {
    const { assign } = auxiliaries(deskFor(state, 'British'), { ...ask, kind: 'auxiliaries' })!;
    const bombs = assign.filter(({ aux }) => aux.includes('bomb'));
    expect(bombs.length).toBeGreaterThan(0);
    for (const { to } of bombs) expect('formation' in to).toBe(true);
  });
});

describe('the Hand', () => {
  it('a commander takes Orders, one who sits in Port does not', () => {
    let state = begun('first-cruise');
    const dice = looseDice(3);
    while (state.step !== 'orders') {
      const answers = station
        .asks(state)
        .map((ask) => ({ ask, answer: bots.admiral(station.view(state, ask.seat), ask, dice) as never }));
      state = station.resolve(state, answers, dice).state as State;
    }
    const [ask] = station.asks(state);
    const view = station.view(state, ask!.seat);
    const acts = (name: 'admiral' | 'harbour') =>
      (bots[name](view, ask!, looseDice(4)) as { acts: OrdersAct[] }).acts;
    expect(acts('admiral').length).toBeGreaterThan(0);
    expect(acts('harbour')).toEqual([]);
  });
});

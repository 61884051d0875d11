/** Single decisions, and that they come from the view and nothing else. */

import { answersAlike, playedTo } from '@weathergage/bots/testing/behind-the-screen.ts';
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import { checkAct } from '../rules/reorganisation/acts.ts';
import { ADMINISTRATION } from '../rules/reorganisation/reorganisation.ts';
import type { OrdersAct, ReorganisationAct } from '../rules/world/asks.ts';
import { hullsOf } from '../rules/world/formations.ts';
import type { Options } from '../rules/world/options.ts';
import type { State, View } from '../rules/world/state.ts';
import { theatreOf } from '../rules/world/theatre.ts';
import { layUpAsk } from '../rules/yards/lay-up.ts';
import { answerAuxiliaries } from './cruisers.ts';
import { type Desk, deskOf, lineIn } from './desk.ts';
import { letGo } from './divisions.ts';
import { figures } from './figures.ts';
import { bringTogether, gathering } from './gathering.ts';
import { isHopeless } from './hopeless.ts';
import { bots } from './index.ts';
import { answerPlot, planFor } from './plots.ts';
import { prospect } from './prospects.ts';
import { meetingPlace, timetable } from './rendezvous.ts';
import { safest } from './routes.ts';
import { ADMIRAL, type Temper } from './temper.ts';
import { answerDockyard, layUp } from './yards.ts';

const begun = (id: string, options: Options = {}): State =>
  station.setup(scenarios.find((one) => one.id === id)!, options, looseDice(1)) as State;

/** The fleets of the sortie at the beginning of a whole Year. */
function offToulon(options: Options = {}): State {
  const { only: _only, ...sortie } = scenarios.find(({ id }) => id === 'intro-toulon')!;
  return station.setup(
    { ...sortie, start: { year: 1744, turn: 1 }, turns: 16 },
    options,
    looseDice(1),
  ) as State;
}

/** A side's desk, with whatever a test changes of the world. */
function deskFor(state: State, side: string, change: Partial<View> = {}, temper: Temper = ADMIRAL): Desk {
  return deskOf({ ...(station.view(state, side) as View), ...change }, looseDice(2), temper);
}

const orderOf = ({ theatre }: Desk, id: string) => theatre.orders.get(id)!;

/** Played so far by the commodore on both sides, one question after the other. */
const byCommodore = (id: string, questions: number): State =>
  playedTo(station, begun(id), questions, bots.commodore, looseDice(7));

describe('what a bot sees', () => {
  it.each(Object.entries(bots))('%s answers alike whatever stands behind the screen', (_, bot) => {
    let compared = 0;
    for (const questions of [0, 6, 14, 22])
      compared += answersAlike(station, byCommodore('first-cruise', questions), bot, questions + 1);
    expect(compared).toBeGreaterThanOrEqual(4);
  });
});

describe('what an Order is worth', () => {
  const state = begun('minor-1742');
  const desk = deskFor(state, 'British');

  it('needs the Force and the time', () => {
    expect(prospect(desk, orderOf(desk, 'br-interdict-strait'), 'br-flag-western')).not.toBeNull();
    expect(prospect(desk, orderOf(desk, 'br-interdict-strait'), 'br-det-2')).toBeNull();
    expect(prospect(desk, orderOf(desk, 'br-interdict-strait'), 'br-flag-western', 1)).toBeNull();
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
  it('the fleet off Toulon is let off its Order and waits in Port for the Spring', () => {
    const desk = deskFor(offToulon(), 'British');
    const fleet = desk.forces.formations['br-gf']!;
    expect(isHopeless(desk, fleet)).toBe(true);
    const answer = answerPlot(desk, { kind: 'plot', seat: 'British' } as never)!;
    expect(answer.abandon).toEqual(['br-gf']);
    expect(answer.plans).toContainEqual({
      formation: 'br-gf',
      plan: expect.objectContaining({ kind: 'voyage', arrive: 'put-in' }),
    });
    // With no Spring to wait for it goes where it must.
    const short = deskFor(begun('intro-toulon'), 'British');
    const bound = short.forces.formations['br-gf']!;
    expect(isHopeless(short, bound)).toBe(false);
    expect(planFor(short, bound)).toMatchObject({ kind: 'voyage', to: 'toulon', arrive: 'hold' });
  });

  it('where courses are free it simply goes home', () => {
    const state = offToulon({ freeCourses: true });
    const desk = deskFor(state, 'British');
    expect(planFor(desk, desk.forces.formations['br-gf']!)).toMatchObject({
      kind: 'voyage',
      arrive: 'put-in',
    });
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

describe('Convoys and those who go with them', () => {
  const desk = deskFor(begun('minor-1742'), 'Bourbon');
  const [convoy] = Object.values(desk.forces.convoys);

  it('an Escort that is there before the Convoy waits for it, however near it has come', () => {
    const [first, second] = timetable(desk, convoy!).filter(({ at }) => desk.theatre.spaces.has(at));
    const inOrder = (at: string) => (at === second!.at ? 0 : 9);
    expect(meetingPlace(desk, convoy!.id, inOrder)!.at).toBe(second!.at);
    // With time to spare the earlier place is the better one.
    const near = meetingPlace(desk, convoy!.id, (at) => (at === first!.at ? first!.when - 1 : 9));
    expect(near!.alone).toBeLessThanOrEqual(1);
  });

  it('keeps out of the way of Ports that raiders come from', () => {
    const british = deskFor(begun('minor-1742'), 'British');
    const group = british.theatre.convoys.get('british-levant')!;
    const { path } = group.routes.find(({ number }) => number === safest(british, group))!;
    expect(path).not.toContain('melilla');
  });
});

describe('great fleets', () => {
  const desk = deskFor(offToulon(), 'British');

  it('let parts go that their Order can be done without, and not more', () => {
    const may = (act: ReorganisationAct) => checkAct(desk.view, 'British', act, ADMINISTRATION) === null;
    const act = letGo(desk, may);
    expect(act).toMatchObject({ do: 'detach' });
    const { formation } = act as { formation: string };
    const rest = lineIn(desk, 'br-gf') - lineIn(desk, formation);
    expect(rest).toBeGreaterThanOrEqual(orderOf(desk, 'br-blockade-toulon').force.line);
    expect(letGo(deskFor(begun('intro-toulon'), 'British'), may)).toBeNull();
  });

  it('come together for an Order that nobody could do alone', () => {
    const state = begun('minor-1742');
    const own = state.forces.British!;
    const hand = [{ order: 'br-blockade-toulon', received: 0, mandatory: true }];
    // One Flag that is strong enough would need nobody.
    const squadrons = Object.fromEntries(
      Object.entries(own.squadrons).map(([id, one]) => [id, { ...one, sail: Math.min(one.sail, 2), dp: 0 }]),
    );
    const forces = { British: { ...own, squadrons, desk: { ...own.desk, hand } } };
    const mahon = deskFor(state, 'British', { forces });
    expect(gathering(mahon)).toMatchObject({ port: 'port-mahon' });
    const may = (act: ReorganisationAct) => checkAct(mahon.view, 'British', act, ADMINISTRATION) === null;
    expect(bringTogether(mahon, gathering(mahon)!, may)).toMatchObject({
      do: 'subordinate',
      formation: 'br-det-1',
    });
    expect(gathering(deskFor(state, 'British'))).toBeNull();
  });
});

describe('what is counted of a match', () => {
  it('Orders that ended, by side, and not what is no Order of the pool', () => {
    const end = begun('minor-1742');
    const order = { kind: 'order', rule: '9.38', side: 'British', order: 'br-cruise-lion' } as const;
    const counts = figures(
      [
        { ...order, what: 'fulfilled' },
        { ...order, what: 'extended' },
        { ...order, what: 'failed', why: 'force' },
        { ...order, what: 'invalid' },
        { ...order, order: 'rendezvous', what: 'failed' },
      ],
      { ...end, lost: { British: { sunk: 3, captured: 1 } } },
    );
    expect(counts).toMatchObject({
      'British Orders Fulfilled': 2,
      'British Orders Failed': 1,
      'British Sail sunk': 3,
      'British Sail taken': 1,
      'Bourbon Orders Failed': 0,
    });
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

  it('lays up nobody who may not be: Corsairs, and ships of another Command', () => {
    const gulf = begun('marrick-1757');
    const own = gulf.forces.league!;
    const squadrons = Object.fromEntries(
      Object.entries(own.squadrons).map(([id, one]) => [id, { ...one, dp: 5 }]),
    );
    const formations = structuredClone(own.formations);
    // Amber's harbour is not open to Valdoro before the Diet.
    formations['valdoran-flag']!.place = { at: 'port-amber', berth: 'harbour' };
    const view = {
      ...(station.view(gulf, 'league') as View),
      forces: { league: { ...own, squadrons, formations } },
    };
    const asked = { ...ask, seat: 'league' };
    const answer = layUp(deskOf(view, looseDice(2), ADMIRAL), asked)!;
    expect(layUpAsk.check(view, asked, answer)).toBeNull();
    expect(answer.squadrons).toContain('valdoran-sol-a');
    expect(answer.squadrons).not.toContain('valdoran-sol-c');
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
      answerDockyard(deskFor(state, 'British', { turn, forces }), { ...ask, kind: 'dockyard' })!.back;
    expect(back(0)).toEqual([]);
    expect(back(3).length).toBeGreaterThan(4);
  });

  it('spares worn ships to the last where what is left counts, and only there', () => {
    const worn = Object.fromEntries(
      Object.entries(state.forces.British!.squadrons).map(([id, one]) => [
        id,
        {
          ...one,
          dp: hullsOf(theatreOf(state), id).dr - 1,
          formation: null,
          port: { at: 'port-mahon', state: 'FittingOut' as const },
        },
      ]),
    );
    const forces = { British: { ...state.forces.British!, squadrons: worn, formations: {} } };
    const hulked = (temper: Temper) =>
      answerDockyard(
        { ...deskFor(state, 'British', { turn: 10, forces }), temper },
        { ...ask, kind: 'dockyard' },
      )!.hulk.length;
    expect(hulked(ADMIRAL)).toBe(0);
    expect(hulked({ ...ADMIRAL, saves: false })).toBeGreaterThan(4);
    const laid = (temper: Temper) =>
      layUp({ ...deskFor(state, 'British', { turn: 12, forces }), temper }, ask)!.squadrons.length;
    expect(laid(ADMIRAL)).toBeGreaterThan(0);
    expect(laid({ ...ADMIRAL, saves: false })).toBe(0);
  });

  it('Bombs go to the Flotillas that Orders want them in', () => {
    const { assign } = answerAuxiliaries(deskFor(state, 'British'), { ...ask, kind: 'auxiliaries' })!;
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

describe('Flotillas in reserve', () => {
  const state = begun('minor-1746');
  /** A Convoy of the Enemy's Levant trade at a place of its way, in the summer. */
  const desk = (at: string, squadrons = 0, temper = ADMIRAL): Desk => {
    const { tokens } = station.view(state, 'British') as View;
    const face = { formation: 'french-levant.6.out', squadrons, auxiliaries: [], convoy: 'trade' as const };
    const place = { at, berth: 'sea' as const };
    const convoy = { id: 't-convoy', side: 'Bourbon', command: 'French', place, face, shadow: null };
    return deskFor(state, 'British', { turn: 6, tokens: [...tokens, convoy] }, temper);
  };
  const plan = (at: string, squadrons = 0, temper = ADMIRAL) => {
    const { forces } = desk(at, squadrons, temper);
    return planFor(desk(at, squadrons, temper), { ...forces.formations['br-flag-van']!, execution: null });
  };

  it('lie in wait where a Convoy will come by (9.314)', () => {
    expect(plan('s9')).toEqual({ kind: 'voyage', to: 's10', arrive: 'hold' });
    expect(plan('s10')).toEqual({ kind: 'hold' });
    expect(plan('s20')).toEqual({ kind: 'voyage', to: 'elba-straits', arrive: 'hold' });
  });

  it('let it go with an Escort they can’t beat, and go home where they never hunt', () => {
    expect(plan('s9', 4)).toMatchObject({ arrive: 'put-in' });
    expect(plan('s9', 0, { ...ADMIRAL, hunts: null })).toMatchObject({ arrive: 'put-in' });
  });
});

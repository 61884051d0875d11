/** Orders that take a fleet, or ships of a certain kind: that a commander can do them, and does. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import { checkAct } from '../rules/reorganisation/acts.ts';
import { ADMINISTRATION } from '../rules/reorganisation/reorganisation.ts';
import type { ReorganisationAct } from '../rules/world/asks.ts';
import type { Forces } from '../rules/world/forces.ts';
import type { State, View } from '../rules/world/state.ts';
import { type Desk, deskOf, lineOf } from './desk.ts';
import { fleetOrder, laidUpFor } from './fleet-orders.ts';
import { bringTogether, gathering, reserved } from './gathering.ts';
import { idleFormations } from './hand.ts';
import { bots } from './index.ts';
import { answerReorganise } from './muster.ts';
import { prospect } from './prospects.ts';
import { ADMIRAL } from './temper.ts';
import { together } from './together.ts';

const year = scenarios.find(({ id }) => id === 'minor-1744')!;
const begun = station.setup(year, {}, looseDice(1)) as State;

/** A desk in a Turn of 1744, counted from one, with some of its own forces otherwise. */
function deskAt(side: string, turn: number, change: Partial<Forces> = {}): Desk {
  const view = station.view(begun, side) as View;
  const forces = { [side]: { ...view.forces[side]!, ...change } };
  return deskOf({ ...view, turn: turn - 1, forces }, looseDice(2), ADMIRAL);
}

const inHand = (order: string, turn: number, mandatory: boolean): Partial<Forces> => ({
  desk: { ...begun.forces.British!.desk, hand: [{ order, received: turn - 1, mandatory }], pool: [] },
});

const chanceOf = (desk: Desk, order: string, formation: string): number =>
  prospect(desk, desk.theatre.orders.get(order)!, formation)?.chance ?? 0;

describe('the Blockade of Toulon', () => {
  it('is foreseen in Winter, and best Issued so that ships lie there in Summer', () => {
    expect(fleetOrder(deskAt('British', 3))).toMatchObject({ order: { id: 'br-blockade-toulon' }, issue: 6 });
    const forced = deskAt('British', 5, inHand('br-blockade-toulon', 5, true));
    expect(fleetOrder(forced)).toMatchObject({ order: { id: 'br-blockade-toulon' }, issue: 6 });
    // In Summer there is nothing to wait for.
    const summer = deskAt('British', 9, inHand('br-blockade-toulon', 9, true));
    expect(fleetOrder(summer)?.issue).toBe(8);
  });

  it('has its ships kept laid up until the Turn before, and then called out', () => {
    const sail = (desk: Desk, ids: readonly string[]) =>
      lineOf(
        desk,
        ids.map((id) => desk.forces.squadrons[id]!),
      );
    const early = deskAt('British', 3);
    expect(laidUpFor(early).called).toEqual([]);
    expect(sail(early, laidUpFor(early).held)).toBeGreaterThanOrEqual(12);
    expect(reserved(early)).toEqual([]);
    const time = deskAt('British', 6, inHand('br-blockade-toulon', 5, true));
    expect(laidUpFor(time).held).toEqual([]);
    expect(sail(time, laidUpFor(time).called)).toBeGreaterThanOrEqual(12);
  });

  it('is Fulfilled by a fleet that was kept together for it', () => {
    const fulfilled = (seed: number): boolean =>
      played(seed).some((what) => what === 'fulfilled' || what === 'extended');
    expect([23, 20, 21].some(fulfilled)).toBe(true);
  });
});

/** What becomes of the Blockade, both sides played by the admiral until the end of the Summer. */
function played(seed: number): string[] {
  const umpire = looseDice(seed);
  const dice = { British: looseDice(seed + 100), Bourbon: looseDice(seed + 200) };
  const what: string[] = [];
  let state = begun;
  while (state.turn < 10 && !what.includes('fulfilled') && !what.includes('extended')) {
    const answers = station.asks(state).map((ask) => ({
      ask,
      answer: bots.admiral(station.view(state, ask.seat), ask, dice[ask.seat as keyof typeof dice]) as never,
    }));
    const { state: after, happenings } = station.resolve(state, answers, umpire);
    for (const { truth } of happenings)
      if (truth.kind === 'order' && truth.order === 'br-blockade-toulon') what.push(truth.what);
    state = after as State;
  }
  return what;
}

/** The Combined Fleet in parts: the two Flags by themselves, the rest in none. */
function takenApart(hand: Forces['desk']['hand']): Partial<Forces> {
  const { formations, squadrons, leaders, desk: own } = begun.forces.Bourbon!;
  const { 'bb-gf': great, ...rest } = formations;
  const port = { at: 'toulon', state: 'FittingOut' as const };
  return {
    formations: {
      ...rest,
      'fr-flag-levant': { ...rest['fr-flag-levant']!, under: null, leader: great!.leader },
      'sp-flag-armada': { ...rest['sp-flag-armada']!, under: null },
    },
    squadrons: Object.fromEntries(
      Object.entries(squadrons).map(([id, one]) => [
        id,
        one.formation === 'bb-gf' ? { ...one, formation: null, port } : one,
      ]),
    ),
    leaders: {
      ...leaders,
      [great!.leader!]: { ...leaders[great!.leader!]!, formation: 'fr-flag-levant' },
      'fre-gabaret': { ...leaders['fre-gabaret']!, at: 'mess', formation: null },
    },
    desk: { ...own, hand },
  };
}

describe('the Combined cruise in the Gulf of Lions', () => {
  it('is for the fleet as it lies in Toulon', () => {
    expect(chanceOf(deskAt('Bourbon', 5), 'bb-cruise-lion', 'bb-gf')).toBeGreaterThan(0.6);
  });

  it('once that is divided, a Flag is given up so that her Admiral may have it again', () => {
    const apart = takenApart([{ order: 'bb-cruise-lion', received: 3, mandatory: false }]);
    const desk = deskAt('Bourbon', 4, apart);
    const fleet = gathering(desk);
    expect(fleet).toMatchObject({ order: { id: 'bb-cruise-lion' }, port: 'toulon' });
    const may = (act: ReorganisationAct) => checkAct(desk.view, 'Bourbon', act, ADMINISTRATION) === null;
    expect(bringTogether(desk, fleet!, may)).toMatchObject({ do: 'unform' });
    expect(reserved(desk).length).toBeGreaterThan(1);
  });

  it('is worth having for who can bring the fleet together again, and not for two fleets at once', () => {
    const weighed = (hand: Forces['desk']['hand'], order: string) => {
      const desk = deskAt('Bourbon', 5, takenApart(hand));
      return together(desk, desk.theatre.orders.get(order)!, idleFormations(desk));
    };
    expect(weighed([], 'bb-cruise-lion')?.chance).toBeGreaterThan(ADMIRAL.trust);
    expect(weighed([], 'bb-cruise-lion')?.formation).toBe('bb-gf');
    expect(weighed([{ order: 'bb-sortie', received: 3, mandatory: false }], 'bb-cruise-lion')).toBeNull();
    // What one Flotilla can do is no business of a fleet.
    expect(weighed([], 'sp-return')).toBeNull();
  });
});

describe('the Spanish regiments', () => {
  const galleys = (turn: number) => {
    const { squadrons } = begun.forces.Bourbon!;
    const port = { at: 'barcelona', state: 'FittingOut' as const };
    const desk = deskAt('Bourbon', turn, {
      squadrons: { ...squadrons, 'spanish-g-j': { ...squadrons['spanish-g-j']!, port } },
    });
    return answerReorganise(desk, { kind: 'reorganise', seat: 'Bourbon', rule: '11.1' } as never)?.acts;
  };

  it('are gathered with the galleys that lie there, along the coast', () => {
    const [act] = galleys(5)!;
    expect(act).toMatchObject({ do: 'assemble', group: 'spanish-troop', escort: 'spanish-g-j' });
    expect([1, 2]).toContain((act as { route: number }).route);
  });

  it('and not in the Winter', () => {
    expect(galleys(2)!.some((act) => act.do === 'assemble')).toBe(false);
  });
});

describe('Orders for a Flotilla of the usual size', () => {
  const free = (id: string, more: Partial<Forces['formations'][string]> = {}): Partial<Forces> => {
    const { formations } = begun.forces.Bourbon!;
    return { formations: { ...formations, [id]: { ...formations[id]!, under: null, ...more } } };
  };

  it('the Return to Cartagena, for Spaniards who lie in Toulon', () => {
    expect(
      chanceOf(deskAt('Bourbon', 5, free('sp-flag-armada')), 'sp-return', 'sp-flag-armada'),
    ).toBeGreaterThan(0.6);
  });

  it('the Descent on Port Mahon, where no gale comes', () => {
    expect(
      chanceOf(deskAt('Bourbon', 9, free('fr-flag-levant')), 'fr-minorca', 'fr-flag-levant'),
    ).toBeGreaterThan(0.6);
  });

  it('the Bombardment of Villefranche, for who has a Bomb along', () => {
    const bare = deskAt('Bourbon', 9, free('fr-flag-levant'));
    expect(chanceOf(bare, 'fr-bombard-villefranche', 'fr-flag-levant')).toBe(0);
    const armed = deskAt('Bourbon', 9, free('fr-flag-levant', { auxiliaries: ['aux-french-bomb-1'] }));
    expect(chanceOf(armed, 'fr-bombard-villefranche', 'fr-flag-levant')).toBeGreaterThanOrEqual(
      ADMIRAL.trust,
    );
  });
});

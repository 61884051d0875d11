import { describe, expect, it } from 'vitest';
import { AS_THEY_GO, lineOf, type Planned, planDivision, sailTowards } from '../../attention/division.ts';
import type { ShipPlan } from '../../attention/plan.ts';
import { projectMove } from '../../attention/project.ts';
import { canStay, legsTo, safePlan } from '../../attention/steer.ts';
import { norm } from '../../rules/geometry/angle.ts';
import { along, distanceBetween } from '../../rules/geometry/point.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { type State, shipOf } from '../../rules/table/state.ts';
import { testTable, viewOf as viewOfTable } from '../../rules/testing/table.ts';
import { COLUMN, columnAtSea } from '../testing/column.ts';
import { firstAsk, laidOut, viewOf, withShip } from '../testing/desk.ts';

const straight = (ship: string): ShipPlan => ({ ship, sail: null, legs: [], guns: 'hold' });

function column() {
  const state = columnAtSea();
  return { state, view: viewOf(state, 'a-1'), ids: [...COLUMN] };
}

const at = (planned: readonly Planned[], id: string): Planned => planned.find(({ ship }) => ship.id === id)!;

describe('a whole move', () => {
  it('is projected by the rules: three segments, the wind looked at anew in each', () => {
    const state = laidOut();
    const ask = firstAsk(state);
    if (ask.kind !== 'segment') throw new Error('a duel begins with a segment');
    const view = viewOf(state);
    const ship = shipOf(view, ask.ship);
    const forecast = projectMove(view, ship, { legs: [{ distance: null, turn: 100 }] });
    expect(forecast.legs.map(({ segment }) => segment)).toEqual([1, 2, 3]);
    expect(forecast.legs[0]!.order).toEqual({ distance: ask.most, turn: 100 });
    expect(forecast.end.heading).toBe(norm(ship.heading + 100));
    expect(forecast.meeting).toBeNull();
    expect(forecast.sailed).toBe(forecast.legs.reduce((sum, { order }) => sum + order.distance, 0));
  });

  it('ends where she meets something', () => {
    const first = laidOut();
    const [one, two] = first.ships;
    const state = withShip(first, two!.id, { at: along(one!.at, one!.heading, 7000) });
    const forecast = projectMove(viewOf(state, one!.seat), one!, { legs: [] });
    expect(forecast.meeting?.kind).toBe('collision');
    expect(forecast.legs.length).toBeLessThan(3);
  });

  it('is steered to a point as near as turns and speed allow', () => {
    const state = laidOut();
    const ship = state.ships[0]!;
    const view = viewOf(state, ship.seat);
    const free = projectMove(view, ship, {
      legs: [
        { distance: null, turn: 200 },
        { distance: null, turn: -100 },
      ],
    });
    const legs = legsTo(view, ship, ship.sail, { at: free.end.at });
    expect(distanceBetween(projectMove(view, ship, { legs }).end.at, free.end.at)).toBeLessThan(150);
    // A point astern of her cannot be reached: she goes as little as she must.
    const behind = legsTo(view, ship, ship.sail, { at: along(ship.at, norm(ship.heading + 1800), 5000) });
    expect(behind.every(({ distance }) => distance !== null)).toBe(true);
  });
});

describe('keeping out of trouble', () => {
  const nearEdge = (inches: number): { view: ReturnType<typeof viewOf>; ship: Ship } => {
    const first = laidOut();
    const mover = first.ships[0]!;
    const state: State = withShip(first, mover.id, {
      at: { x: inches * 1000, y: Math.round(first.size.height / 2) },
      heading: 2700,
    });
    const view = viewOf(state, mover.seat);
    return { view, ship: shipOf(view, mover.id) };
  };

  it('leaves a plan alone that meets nothing', () => {
    const { view, ship } = nearEdge(40);
    expect(
      safePlan(view, ship, straight(ship.id)).legs.every(
        ({ turn, distance }) => turn === 0 && distance === null,
      ),
    ).toBe(true);
  });

  it('turns a ship away from the edge of the table before it is too late', () => {
    const { view, ship } = nearEdge(9);
    expect(projectMove(view, ship, straight(ship.id)).meeting?.kind).toBe('leaves');
    const plan = safePlan(view, ship, straight(ship.id));
    const forecast = projectMove(view, ship, plan);
    expect(forecast.meeting).toBeNull();
    expect(canStay(view, { ...ship, at: forecast.end.at, heading: forecast.end.heading })).toBe(true);
  });

  it('lets her go who was told to, or who cannot help it', () => {
    const { view, ship } = nearEdge(9);
    const told = { ...straight(ship.id), offTable: true as const };
    expect(projectMove(view, ship, safePlan(view, ship, told)).meeting?.kind).toBe('leaves');
    const lost = nearEdge(1);
    const plan = safePlan(lost.view, lost.ship, straight(lost.ship.id));
    expect(projectMove(lost.view, lost.ship, plan).meeting?.kind).toBe('leaves');
  });

  it('would rather be taken aback than leave the table', () => {
    // In the south-western corner, with the wind from the east and nowhere to go but into its eye.
    const view = viewOfTable(
      testTable({ wind: 2700, ships: [{ id: 'one', at: [2.5, 44.5], heading: 165, sail: 'easy' }] }),
    );
    const ship = view.ships[0]!;
    expect(projectMove(view, ship, straight('one')).meeting?.kind).toBe('leaves');
    expect(projectMove(view, ship, safePlan(view, ship, straight('one'))).meeting).toBeNull();
  });

  it('leaves alone what was laid by hand', () => {
    const { view, ship } = nearEdge(13);
    const wanted = { ...straight(ship.id), legs: [{ distance: 2600, turn: 70 }] };
    const plan = safePlan(view, ship, wanted, [1]);
    expect(plan.legs[0]).toEqual(wanted.legs[0]);
    expect(projectMove(view, ship, plan).meeting).toBeNull();
  });

  it('does not run into a friend who lies ahead', () => {
    const { state, ids } = column();
    const [one, two] = ids.map((id) => shipOf(state, id));
    const blocked = withShip(state, two!.id, {
      at: along(one!.at, one!.heading, 6000),
      heading: norm(one!.heading + 900),
    });
    const view = viewOf(blocked, one!.seat);
    expect(projectMove(view, one!, straight(one!.id)).meeting?.kind).toBe('collision');
    expect(projectMove(view, one!, safePlan(view, one!, straight(one!.id))).meeting).toBeNull();
  });
});

describe('a division', () => {
  it('is a line from van to rear, or from whoever shall lead', () => {
    const { state, ids } = column();
    const ships = ids.map((id) => shipOf(state, id));
    expect(lineOf(ships).map(({ id }) => id)).toEqual(ids);
    expect(lineOf(ships, ids.at(-1)!)[0]!.id).toBe(ids.at(-1));
    expect(lineOf([])).toEqual([]);
  });

  it('changes sail by one level at most', () => {
    const ship = laidOut().ships[0]!;
    expect(sailTowards({ ...ship, sail: 'easy' }, 'full')).toBe('battle');
    expect(sailTowards({ ...ship, sail: 'full' }, 'full')).toBeNull();
    expect(sailTowards({ ...ship, sail: 'full' }, null)).toBeNull();
  });

  it('sails straight on, each her own course, without running into one another', () => {
    const { view, ids } = column();
    const planned = planDivision(view, ids, AS_THEY_GO);
    expect(planned.map(({ ship }) => ship.id)).toEqual(ids);
    for (const { forecast } of planned) expect(forecast.meeting).toBeNull();
  });

  it('turns together as the leader does', () => {
    const { view, ids } = column();
    const lead = ids[2]!;
    const legs = [
      { distance: null, turn: 50 },
      { distance: null, turn: 50 },
      { distance: null, turn: 0 },
    ];
    const planned = planDivision(view, ids, {
      ...AS_THEY_GO,
      manoeuvre: 'together',
      lead,
      legs: { [lead]: legs },
    });
    const turned = planned.filter(({ ship, forecast }) => forecast.end.heading === norm(ship.heading + 100));
    expect(turned.length).toBeGreaterThanOrEqual(5);
    for (const { forecast } of planned) expect(forecast.meeting).toBeNull();
  });

  it('follows in succession: each keeps her distance astern of the next ahead', () => {
    const { view, ids } = column();
    const legs = [
      { distance: null, turn: 100 },
      { distance: null, turn: 100 },
      { distance: null, turn: 0 },
    ];
    const order = {
      ...AS_THEY_GO,
      manoeuvre: 'succession' as const,
      lead: ids[0]!,
      legs: { [ids[0]!]: legs },
    };
    const planned = planDivision(view, ids, order);
    expect(planned[0]!.forecast.end.heading).toBe(norm(planned[0]!.ship.heading + 200));
    planned.slice(1).forEach(({ ship, forecast }, i) => {
      const ahead = planned[i]!;
      const [was, is] = [
        distanceBetween(ship.at, ahead.ship.at),
        distanceBetween(forecast.end.at, ahead.forecast.end.at),
      ];
      expect(Math.abs(is - was), ship.id).toBeLessThan(3000);
      expect(forecast.meeting).toBeNull();
    });
  });

  it('takes a course laid by hand as it was laid', () => {
    const { view, ids } = column();
    const legs = [{ distance: 1500, turn: -30 }];
    const planned = planDivision(view, ids, { ...AS_THEY_GO, legs: { [ids[3]!]: legs } });
    expect(at(planned, ids[3]!).plan.legs).toEqual(legs);
  });
});

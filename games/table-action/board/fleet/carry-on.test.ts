import { describe, expect, it } from 'vitest';
import { carryOn } from '../../attention/carry-on.ts';
import { STOPS, type Stop, stopFor } from '../../attention/stops.ts';
import { along } from '../../rules/geometry/point.ts';
import { tableAction } from '../../rules/index.ts';
import { type State, shipOf, type View } from '../../rules/table/state.ts';
import type { TableTold } from '../../rules/table/told.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { COLUMN, columnAtSea } from '../testing/column.ts';
import { firstAsk, played, viewOf, withShip } from '../testing/desk.ts';

const SEAT = 'a-1';
const [SHIP] = COLUMN;

describe('what stops carrying on', () => {
  const state = columnAtSea();
  const view = viewOf(state, SEAT);
  const enemy = state.ships.find(({ side }) => side !== 'a')!.id;
  const name = shipOf(state, SHIP!).spec.name;
  const far: View = { ...view, ships: view.ships.filter(({ side }) => side === 'a') };
  const stopped = (stop: Stop, now: State, told: readonly TableTold[] = [], since: View = far) =>
    stopFor({ since, now: viewOf(now, SEAT), told }, new Set([stop]))?.words ?? null;

  it('is only what was ticked, and what was not known when it was said', () => {
    const hit: TableTold = {
      kind: 'damage',
      rule: 'x',
      ship: SHIP!,
      area: 'hull',
      by: 4,
      left: 90,
      why: 'fire',
    };
    expect(stopped('damage', state, [hit])).toBe(`${name} was hit: hull −4`);
    expect(stopped('turn', state, [hit], view)).toBeNull();
    expect(stopped('turn', state, [], { ...view, turn: view.turn - 1 })).toBe(`Turn ${view.turn} has begun`);
    const near = withShip(state, enemy, { at: along(shipOf(state, SHIP!).at, 0, 20_000) });
    expect(stopped('range', near)).toMatch(/is \d+\.\d″ from/);
    expect(stopped('range', near, [], viewOf(near, SEAT))).toBeNull();
    expect(stopFor({ since: far, now: far, told: [] }, new Set(STOPS))).toBeNull();
    const ahead = withShip(state, enemy, {
      at: along(shipOf(state, SHIP!).at, shipOf(state, SHIP!).heading, 4000),
    });
    expect(stopped('collision', ahead)).toContain('run into');
  });

  it('is a rake that threatens', () => {
    const mine = shipOf(state, SHIP!);
    const rudder = withShip(state, enemy, {
      at: along(mine.at, mine.heading, 9000),
      heading: (mine.heading + 900) % 3600,
    });
    expect(stopped('rake', rudder)).toContain(`could rake ${name}`);
  });
});

/** Carries a seat on until it halts; everything that others are asked is answered by what stands there. */
function carried(
  start: State,
  ticked: readonly string[],
): { state: State; told: TableTold[]; words: string } {
  let state = start;
  const since = viewOf(state, SEAT);
  const told: TableTold[] = [];
  for (let n = 0; n < 200 && state.outcome === null; n++) {
    const ask = firstAsk(state);
    const now = viewOf(state, ask.seat);
    const next = ask.seat === SEAT ? carryOn.carry({ since, now, told, asks: [ask] }, new Set(ticked)) : null;
    if (next !== null && 'halt' in next) return { state, told, words: next.halt.words };
    const answer = next?.answers[0] ?? defaultAnswer(now, ask);
    expect(tableAction.check(now, ask, answer)).toBeNull();
    const step = played(
      state,
      (each, view) => (each.id === ask.id ? answer : defaultAnswer(view, each)),
      n + 1,
    );
    state = step.state;
    told.push(...step.told);
  }
  return { state, told, words: 'the test had enough of it' };
}

describe('carrying on from turn to turn', () => {
  it('answers turn after turn by itself until an enemy is near, and holds fire where that was said', () => {
    const { words, told } = carried(columnAtSea(), ['range', 'hold']);
    expect(words).toMatch(/″ from/);
    const moved = told.filter((each) => each.kind === 'moved' && COLUMN.includes(each.ship as never));
    expect(moved.length).toBeGreaterThan(18);
    expect(told.filter((each) => each.kind === 'fire' && COLUMN.includes(each.ship as never))).toEqual([]);
  });

  it('stops when the turn ends, if that is ticked', () => {
    const start = columnAtSea();
    const { words, state } = carried(start, ['turn', 'hold']);
    expect(words).toBe(`Turn ${start.turn + 1} has begun`);
    expect(state.turn).toBe(start.turn + 1);
  });

  it('leaves to the captain what only he can answer', () => {
    const state = columnAtSea();
    const now = viewOf(state, SEAT);
    const snap = { ...firstAsk(state), kind: 'snap', ship: SHIP!, boarder: 'x' } as never;
    expect(carryOn.carry({ since: now, now, told: [], asks: [snap] }, new Set())).toEqual({
      halt: { stop: 'asked', words: 'Only you can answer: she is boarded', at: null },
    });
  });
});

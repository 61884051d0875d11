import { describe, expect, it } from 'vitest';
import { AS_THEY_GO, planDivision } from '../../attention/division.ts';
import { bestMoments } from '../../attention/gun-drill.ts';
import { projectMove } from '../../attention/project.ts';
import { mishapIn } from '../../attention/stops.ts';
import { along } from '../../rules/geometry/point.ts';
import { tableAction } from '../../rules/index.ts';
import type { TableAsk } from '../../rules/table/asks.ts';
import { type State, shipOf, type View } from '../../rules/table/state.ts';
import type { TableTold } from '../../rules/table/told.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { COLUMN, columnAtSea } from '../testing/column.ts';
import { duelBegun, firstAsk, played, viewOf, withShip } from '../testing/desk.ts';
import { type Drill, drillStep, drillWords, resumed, withPlan } from './drill.ts';

type Course = {
  readonly state: State;
  readonly told: readonly TableTold[];
  readonly answered: readonly string[];
};

/** Carries orders out until they stop or are over; everything that the rest asks is answered by what stands there. */
function carried(start: State, seat: string, first: Drill, most = 200): Course & { why: string | null } {
  let [state, drill] = [start, first];
  let told: TableTold[] = [];
  const all: TableTold[] = [];
  const answered: string[] = [];
  for (let n = 0; n < most; n++) {
    const ask = firstAsk(state);
    const seen = viewOf(state, ask.seat);
    const step = ask.seat === seat ? drillStep(seen, ask, drill, told) : null;
    if (step?.do === 'stop') return { state, told: all, answered, why: step.why };
    if (step?.do === 'over') return { state, told: all, answered, why: null };
    if (step?.do === 'answer') {
      expect(tableAction.check(seen, ask, step.answer)).toBeNull();
      drill = step.drill;
      told = [];
      answered.push(`${ask.kind} ${'ship' in ask ? ask.ship : ''}`.trim());
    }
    const next = played(
      state,
      (each, view) => (step?.do === 'answer' && each.id === ask.id ? step.answer : defaultAnswer(view, each)),
      n + 1,
    );
    state = next.state;
    told.push(...next.told);
    all.push(...next.told);
    if (state.outcome !== null) break;
  }
  return { state, told: all, answered, why: 'the test had enough of it' };
}

const column = () => ({ state: columnAtSea(), seat: 'a-1', ids: [...COLUMN] as string[] });

const drillFor = (view: View, ids: readonly string[], more = {}): Drill => ({
  turn: view.turn,
  plans: planDivision(view, ids, { ...AS_THEY_GO, ...more }).map(({ plan }) => plan),
});

describe('orders carried out', () => {
  it('takes a division of six through its turn without a question more', () => {
    const { state, seat, ids } = column();
    const view = viewOf(state, seat);
    const { state: after, why, answered } = carried(state, seat, drillFor(view, ids));
    expect(why).toBeNull();
    for (const id of ids) expect(shipOf(after, id).acted || after.turn > state.turn, id).toBe(true);
    expect(answered.filter((each) => each === 'activate').length).toBeGreaterThanOrEqual(5);
  });

  it('sets sail first, and holds fire where that was said', () => {
    const { state, seat, ids } = column();
    const view = viewOf(state, seat);
    const { told, state: after } = carried(state, seat, drillFor(view, ids, { sail: 'full', guns: 'hold' }));
    for (const id of ids) expect(shipOf(after, id).sail).not.toBe('easy');
    expect(told.some((each) => each.kind === 'sail')).toBe(shipOf(state, ids[0]!).sail !== 'full');
    expect(told.filter((each) => each.kind === 'fire' && ids.includes(each.ship))).toEqual([]);
  });

  it('stops before a collision that was not reckoned with, and says whom she would run into', () => {
    const { state, seat, ids } = column();
    const drill = drillFor(viewOf(state, seat), ids);
    const van = shipOf(state, ids[0]!);
    const enemy = state.ships.find(({ side }) => side !== van.side)!;
    const blocked = withShip(state, enemy.id, { at: along(van.at, van.heading, 6200), heading: van.heading });
    const { why, state: after } = carried(blocked, seat, drill);
    expect(why).toBe(`${van.spec.name}: She would run into ${enemy.spec.name}.`);
    expect(shipOf(after, van.id).at).toEqual(van.at);
    // Told to go on, she is steered clear of her.
    const going = resumed(viewOf(after, seat), firstAsk(after), drill);
    const onward = carried(after, seat, going);
    expect(onward.told.filter(({ kind }) => kind === 'collision')).toEqual([]);
    expect(shipOf(onward.state, van.id).at).not.toEqual(van.at);
  });

  it('keeps guns ready after the move, and fires what bears if that fails', () => {
    const { state, seat, ids } = column();
    const { told } = carried(state, seat, drillFor(viewOf(state, seat), ids, { guns: 'ready' }));
    const tried = told.filter((each) => each.kind === 'special' && ids.includes(each.ship));
    expect(tried.length).toBe(6);
  });

  it('waits where a question is none of its own, and is over where a ship has no orders', () => {
    const { state, seat, ids } = column();
    const view = viewOf(state, seat);
    const drill: Drill = { turn: view.turn, plans: [] };
    expect(drillStep(view, firstAsk(state), drill, [])).toEqual({ do: 'over' });
    const snap = { ...firstAsk(state), kind: 'snap', ship: ids[0]!, boarder: 'x' } as unknown as TableAsk;
    const planned = drillFor(view, ids.slice(0, 1));
    expect(drillStep(view, snap, planned, [])).toEqual({ do: 'wait' });
    expect(drillWords(view, planned)).toContain('carries out her orders');
    const again = withPlan(planned, { ...planned.plans[0]!, guns: 'hold' });
    expect(again.plans).toHaveLength(1);
    expect(again.plans[0]!.guns).toBe('hold');
  });
});

describe('what stops them', () => {
  const { state, seat, ids } = column();
  const view = viewOf(state, seat);
  const [ship, enemy] = [ids[0]!, state.ships.find(({ side }) => side !== 'a')!.id];
  const name = shipOf(state, ship).spec.name;

  it.each<[string, TableTold, string]>([
    [
      'a critical hit',
      { kind: 'critical', rule: 'x', ship, critical: 'rudder', total: 2, raked: false },
      'rudder is hit',
    ],
    ['a collision', { kind: 'collision', rule: 'x', ship: enemy, with: ship }, `ran into ${name}`],
    ['striking', { kind: 'struck', rule: 'x', ship, why: 'crew' }, 'has struck'],
    ['sinking', { kind: 'sunk', rule: 'x', ship, why: 'hull' }, 'is lost'],
    ['blowing up', { kind: 'exploded', rule: 'x', ship }, 'is lost'],
    ['running aground', { kind: 'aground', rule: 'x', ship, on: 'land', name: null }, 'aground'],
    ['falling masts', { kind: 'demasted', rule: 'x', ship }, 'demasted'],
    ['being taken aback', { kind: 'aback', rule: 'x', ship, sail: 'full', segment: 1 }, 'taken aback'],
  ])('%s of one’s own is said', (_, told, words) => {
    expect(mishapIn(view, [told])).toContain(words);
    const theirs = JSON.parse(JSON.stringify(told).replaceAll(`"${ship}"`, '"other"')) as TableTold;
    expect(mishapIn(view, [theirs])).toBeNull();
  });
});

describe('the best moment of a broadside', () => {
  it('is where the way brings her nearest, and once for each side', () => {
    const { first, mover, enemy } = duelBegun();
    // Abeam of where her second segment ends.
    const beside = along(along(mover.at, mover.heading, 13_000), (mover.heading + 900) % 3600, 7000);
    const state = withShip(first, enemy.id, { at: beside, heading: mover.heading });
    const view = viewOf(state);
    const moments = bestMoments(view, projectMove(view, mover, { legs: [] }));
    expect(moments).toHaveLength(1);
    expect(moments[0]).toMatchObject({ shot: { side: 'starboard', target: enemy.id } });
    expect(moments[0]!.segment).toBeGreaterThan(1);
    expect(moments[0]!.expected).toBeGreaterThan(0);
  });
});

/** What the vice-admiral has to choose from besides the sailing master's moves. */
import { looseDice, type QuickChooser } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { tableAction } from '../../rules/index.ts';
import { type State, shipOf } from '../../rules/table/state.ts';
import type { TableAction } from '../../rules/types.ts';
import { captainBot, commodoreBot } from '../captain.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { candidatesFor } from './candidates.ts';
import { expectAnswers, readEnemy, UNKNOWN } from './enemy-read.ts';
import { imaginedTable } from './imagined.ts';
import { GRIDS } from './manoeuvres.ts';
import { DUEL_WEIGHTS } from './weights/duel.ts';
import { following, type SegmentAsk, type WholeMove } from './whole-move.ts';

const BREADTH = { moves: 8, held: 8, manoeuvres: 6, grid: GRIDS.coarse, beam: 8 };

function firstAsk() {
  const state = tableAction.setup(TRIALS[0]!, {}, looseDice(1));
  const ask = tableAction.asks(state).find(({ kind }) => kind === 'segment') as SegmentAsk;
  const view = tableAction.view(state, ask.seat);
  const moves = candidatesFor(view, ask, state, DUEL_WEIGHTS, BREADTH).map(({ move }) => move);
  return { state, ask, view, moves };
}

/** The table when that ship's turn is over. */
function carriedOut(from: State, ship: string, hand: QuickChooser<TableAction>): State {
  const dice = looseDice(2);
  let state = from;
  while (state.activation?.ship === ship) {
    const answers = tableAction.asks(state).map((ask) => {
      const view = tableAction.view(state, ask.seat);
      const answer = (ask.seat === shipOf(state, ship).seat ? hand : captainBot)(view, ask, dice);
      expect(tableAction.check(view, ask, answer)).toBeNull();
      return { ask, answer };
    });
    state = tableAction.resolve(state, answers, dice).state;
  }
  return state;
}

const isManoeuvre = ({ plan }: WholeMove): boolean => plan.fires.every((fire) => fire === null);

describe('moves that are tried', () => {
  it('has manoeuvres among them that end where they are meant to', () => {
    const { state, ask, moves } = firstAsk();
    const found = moves.filter(isManoeuvre);
    expect(found.length).toBeGreaterThanOrEqual(BREADTH.manoeuvres);
    for (const move of found.slice(-BREADTH.manoeuvres)) {
      const ship = shipOf(carriedOut(state, ask.ship, following(move, captainBot)), ask.ship);
      expect(Math.abs(ship.at.x - move.plan.pose.x)).toBeLessThanOrEqual(3);
      expect(Math.abs(ship.at.y - move.plan.pose.y)).toBeLessThanOrEqual(3);
      expect(ship.heading).toBe(move.plan.pose.heading);
    }
  });

  it('has the same moves with the guns fired and with the guns kept ready', () => {
    const { state, ask, moves } = firstAsk();
    const held = moves.find((move) => move.holds && !isManoeuvre(move))!;
    const fired = moves.find(({ holds, plan }) => !holds && plan === held.plan)!;
    const [quiet, loud] = [held, fired].map((move) =>
      shipOf(carriedOut(state, ask.ship, following(move, captainBot)), ask.ship),
    );
    expect(Object.values(quiet!.fired)).toEqual([false, false]);
    expect(Object.values(loud!.fired)).toContain(true);
  });
});

describe('what is imagined', () => {
  it('takes guns that an enemy keeps ready to be ready for any chance', () => {
    const { state, ask, view } = firstAsk();
    const enemy = state.ships.find(({ id }) => id !== ask.ship)!;
    const closed = { ...enemy, bears: { standing: null, seen: [] } };
    const ships = view.ships.map((ship) => (ship.id === enemy.id ? closed : ship));
    for (const seed of [1, 2, 3, 4])
      expect(shipOf(imaginedTable({ ...view, ships }, seed), enemy.id).bears?.standing).toMatchObject({
        when: 'any',
        do: 'ask',
      });
  });
});

describe('the reading of an enemy', () => {
  const enemyLike = (wide: boolean) => (wide ? commodoreBot : captainBot);
  const { state, ask, view } = firstAsk();
  const own = shipOf(state, ask.ship);
  const end = { x: own.at.x, y: own.at.y, heading: own.heading };
  const movedBy = (by: number): State => ({
    ...state,
    ships: state.ships.map((ship) =>
      ship.id === own.id ? ship : { ...ship, at: { ...ship.at, x: ship.at.x + by } },
    ),
  });

  it('goes by whose answer he gave to the last move, and knows nothing without one', () => {
    expect(readEnemy({ ...view, scenario: 'another' }, own.id, enemyLike)).toBe(UNKNOWN);
    expectAnswers(view, own.id, end, UNKNOWN, [
      { wide: false, after: movedBy(4000) },
      { wide: true, after: movedBy(-4000) },
    ]);
    const seen = (by: number) =>
      readEnemy({ ...view, ...movedBy(by), turn: view.turn + 1 }, own.id, enemyLike);
    expect(seen(4000)).toBeLessThan(0.2);
    expect(seen(-4000)).toBeGreaterThan(0.8);
    expect(seen(20_000)).toBe(UNKNOWN);
  });

  it('tells a captain from a commodore by how he begins a duel that is known', () => {
    const read = [captainBot, commodoreBot].map((enemy) => {
      let table = tableAction.setup(TRIALS[0]!, {}, looseDice(1));
      const first = table.activation!.ship;
      table = carriedOut(table, first, enemy);
      const second = table.activation!.ship;
      return readEnemy(tableAction.view(table, shipOf(table, second).seat), second, enemyLike);
    });
    expect(read[0]).toBeLessThan(0.2);
    expect(read[1]).toBeGreaterThan(0.8);
  });
});

import { looseDice } from '@weathergage/kernel';
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { tableAction } from '../../rules/index.ts';
import { captainBot } from '../captain.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { viceAdmiralWith } from './index.ts';
import { keepMove, keptOrder } from './kept-move.ts';
import { outlookOf } from './outlook.ts';
import { siftMoves } from './sifting.ts';
import { DUEL_WEIGHTS } from './weights/duel.ts';
import { unlikeMoves } from './whole-move.ts';

const TIMEOUT = { timeout: 120_000 };
const hasty = viceAdmiralWith(0.05);

describe('the vice-admiral', () => {
  it.each([
    [TRIALS[0]!, 3],
    [TRIALS[1]!, 1],
    [scenarios.find(({ id }) => id === 'constitution-guerriere')!, 3],
    [scenarios.find(({ id }) => id === 'copenhagen')!, 1],
  ])('gives lawful orders in $id, and ends alike when it is played again', TIMEOUT, (scenario, turnLimit) => {
    const [one, ...others] = tableAction.seats(scenario).map((seat) => seat.id);
    const play = () => {
      const choosers = Object.fromEntries(others.map((seat) => [seat, captainBot]));
      const plan = { seed: 5, choosers: { ...choosers, [one!]: hasty }, checks: QUICK_CHECKS };
      return playOut(tableAction, scenario, { turnLimit }, plan);
    };
    const first = play();
    expect(first.violations).toEqual([]);
    expect(play().hash).toBe(first.hash);
  });

  it('keeps a move in hand for its own match alone: the others must lie where they lay', () => {
    const state = tableAction.setup(TRIALS[0]!, {}, looseDice(1));
    const ask = tableAction.asks(state).find(({ kind }) => kind === 'segment')!;
    if (ask.kind !== 'segment') throw new Error('no segment is asked for');
    const view = tableAction.view(state, ask.seat);
    const [move] = unlikeMoves(view, ask, 1, 8);
    keepMove(view, ask, { ...move!, sail: view.ships.find(({ id }) => id === ask.ship)!.sail });
    expect(keptOrder(view, ask)).not.toBeNull();
    const ships = view.ships.map((ship) =>
      ship.id === ask.ship ? ship : { ...ship, sail: 'full' as const },
    );
    const elsewhere = view.ships.map((ship) =>
      ship.id === ask.ship ? ship : { ...ship, at: { ...ship.at, x: ship.at.x + 5000 } },
    );
    expect(keptOrder({ ...view, ships }, ask)).toBeNull();
    expect(keptOrder({ ...view, ships: elsewhere }, ask)).toBeNull();
  });

  it('stops thinking when the time allowed is up', () => {
    const state = tableAction.setup(TRIALS[0]!, {}, looseDice(1));
    const ask = tableAction.asks(state).find(({ kind }) => kind === 'segment')!;
    const view = tableAction.view(state, ask.seat);
    expect(tableAction.check(view, ask, hasty(view, ask, looseDice(1), 20))).toBeNull();
  });
});

describe('the outlook', () => {
  it('is better for whoever is whole', () => {
    const state = tableAction.setup(TRIALS[0]!, {}, looseDice(1));
    const [one, two] = state.sides.map(({ id }) => id) as [string, string];
    const ships = state.ships.map((ship) => (ship.side === two ? { ...ship, hull: 20, crew: 14 } : ship));
    expect(outlookOf(DUEL_WEIGHTS, { ...state, ships }, one)).toBeGreaterThan(
      outlookOf(DUEL_WEIGHTS, state, one),
    );
  });
});

describe('sifting', () => {
  it('finds the best of many moves, within the effort allowed', () => {
    let tries = 0;
    const dice = looseDice(3);
    const judge = (move: number): number => {
      tries++;
      return dice.below(100) < move ? 1 : 0;
    };
    const moves = [10, 20, 80, 30, 40, 15, 25, 35].map((move) => ({ move, before: 0 }));
    expect(siftMoves(moves, judge, (spent) => spent / 240)).toBe(80);
    expect(tries).toBeGreaterThan(120);
    expect(tries).toBeLessThanOrEqual(240);
  });

  it('goes by what was thought before where nothing parts them', () => {
    const moves = [-0.2, 0, -0.1].map((before, i) => ({ move: i, before }));
    expect(
      siftMoves(
        moves,
        () => 0.5,
        (spent) => spent / 30,
      ),
    ).toBe(1);
  });
});

import { looseDice, Match } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from './index.ts';
import { asks, resolve } from './sequence.ts';
import { PHASES, type State } from './table/state.ts';
import type { TableTold } from './table/told.ts';
import { TestPlay, toldOf } from './testing/play.ts';
import { type TestShip, testTable } from './testing/table.ts';

const at = (id: string, x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({
  id,
  at: [x, y],
  heading: 90,
  ...more,
});

/** Answers the one open ask with a plain move, or with whatever ends it. */
function goOn(state: State): { state: State; told: TableTold[] } {
  const [ask] = asks(state);
  const answer =
    ask!.kind === 'segment'
      ? ({ do: 'move', distance: ask!.least, turn: 0, done: true } as const)
      : ask!.kind === 'activate'
        ? { ship: ask!.ships[0]!, opening: null, allHands: false }
        : ({ do: 'done' } as const);
  const { state: next, happenings } = resolve(state, [{ ask: ask!, answer }], looseDice(1));
  return { state: next, told: happenings.map(({ truth }) => truth) };
}

describe('the sequence of play', () => {
  it('[turn.phases] initiative, activation, boarding and end, turn after turn', () => {
    expect(PHASES).toEqual(['initiative', 'activation', 'boarding', 'end']);
    let state = testTable({ ships: [at('x', 5, 10), at('y', 5, 40, { side: 'b' })], turnLimit: 2 });
    const kinds: string[] = [];
    while (state.outcome === null) {
      const step = goOn(state);
      state = step.state;
      kinds.push(...step.told.map(({ kind }) => kind));
    }
    expect(kinds.filter((kind) => ['turn', 'initiative', 'done', 'over'].includes(kind))).toEqual([
      'done',
      'done',
      'turn',
      'initiative',
      'done',
      'done',
      'over',
    ]);
    expect(state).toMatchObject({ turn: 2, phase: 'end', outcome: { winners: [] } });
  });

  it('[turn.phases] the wakes are turned back and the turn counted up when it ends', () => {
    let state = testTable({ ships: [at('x', 5, 10), at('y', 5, 40, { side: 'b' })] });
    while (state.turn === 1) state = goOn(state).state;
    expect(state.ships.filter(({ acted }) => acted)).toEqual([]);
    expect(state.order).toHaveLength(2);
  });

  it('[activation.squadron-by-squadron] all ships of one squadron act, then the next by initiative', () => {
    const play = new TestPlay(
      testTable({
        ships: [at('x', 5, 10), at('z', 5, 20), at('y', 5, 40, { side: 'b', spec: { size: 'small' } })],
        order: [
          { squadron: 'b-squadron', total: 9 },
          { squadron: 'a-squadron', total: 4 },
        ],
        noFireBefore: 9,
      }),
    );
    for (const segment of [1, 2, 3]) {
      expect(play.ask).toMatchObject({ kind: 'segment', ship: 'y', segment });
      play.say('move 4; done');
    }
    expect(play.ask).toMatchObject({ kind: 'activate', seat: 'a-1', ships: ['x', 'z'] });
    expect(play.refusal('act y')).toBe('not-hers activation.squadron-by-squadron');
    play.say('act z').say('move 4').say('move 4').say('move 4; done');
    expect(play.ask).toMatchObject({ kind: 'segment', ship: 'x' });
    play.say('move 4').say('move 4').say('move 4; done');
    expect(play.progress).toBe('done');
    expect(play.told('done').map(({ ship }) => ship)).toEqual(['y', 'z', 'x']);
  });

  it('[activation.squadron-by-squadron] where seats share a squadron, the seat of the first ship left chooses among its own', () => {
    const state = testTable({
      ships: [at('x', 5, 10), at('z', 5, 20, { seat: 'a-2' }), at('w', 5, 30)],
      seats: [
        { id: 'a-1', side: 'a', name: 'One' },
        { id: 'a-2', side: 'a', name: 'Two' },
        { id: 'b-1', side: 'b', name: 'B' },
      ],
    });
    const play = new TestPlay(state);
    expect(play.ask).toMatchObject({ seat: 'a-1', ships: ['x', 'w'] });
    play.say('act w').say('move 4').say('move 4').say('move 4');
    expect(play.ask).toMatchObject({ kind: 'segment', seat: 'a-1', ship: 'x' });
    play.say('move 4').say('move 4').say('move 4');
    expect(play.ask).toMatchObject({ kind: 'segment', seat: 'a-2', ship: 'z' });
  });

  it('[activation.marks-done] a ship that has acted is not offered again this turn', () => {
    const play = new TestPlay(testTable({ ships: [at('x', 5, 10), at('z', 5, 20), at('w', 5, 30)] }));
    play.say('act z').say('move 4').say('move 4').say('move 4');
    expect(play.ship('z').acted).toBe(true);
    expect(play.ask).toMatchObject({ kind: 'activate', ships: ['x', 'w'] });
  });

  it('[turn.phases] [boarding.rounds] ships laid alongside are fought for in the Boarding Phase, before the turn ends', () => {
    const state = testTable({
      ships: [
        at('x', 20, 20),
        at('y', 26, 22, { side: 'b', heading: 70, crew: 5, acted: true }),
        at('z', 60, 44, { side: 'b', acted: true }),
      ],
    });
    // Entered as the sequence would: the squadron of x has the first word.
    const play = new TestPlay(state);
    const [ask] = asks(play.state);
    const answer = { do: 'move', distance: 4000, turn: 0, board: 'y', done: true } as const;
    const { state: next, happenings } = resolve(play.state, [{ ask: ask!, answer }], looseDice(1));
    const kinds = happenings.map(({ truth }) => truth.kind);
    const order = ['boards', 'done', 'boarding-round', 'boarding-ends', 'captured', 'turn', 'initiative'];
    expect(kinds.filter((kind) => order.includes(kind))).toEqual(order);
    expect(next).toMatchObject({ turn: 2, boardings: [] });
    expect(next.ships.map(({ id, side, colours }) => [id, side, colours])).toEqual([
      ['x', 'a', 'flying'],
      ['y', 'a', 'prize'],
      ['z', 'b', 'flying'],
    ]);
  });

  it('[turn.phases] what happened while the table was laid out is told with the first answer', () => {
    const scenario = scenarios[0]!;
    const state = tableAction.setup(scenario, {}, looseDice(3));
    expect(toldOf(state.prologue, 'initiative')).toHaveLength(1);
    const { told, state: next } = goOn(state);
    expect(told.slice(0, 2).map(({ kind }) => kind)).toEqual(['turn', 'initiative']);
    expect(next.prologue).toEqual([]);
  });

  it('[move.three-segments] a segment without dice may be taken back, one with dice may not', () => {
    const scenario = scenarios.find(({ id }) => id === 'learning-three')!;
    const match = Match.begin(
      tableAction,
      {
        game: tableAction.id,
        rulesVersion: tableAction.rulesVersion,
        scenario,
        options: {},
        dice: { kind: 'seeded', seed: 5 },
      },
      null,
    );
    const answer = (text: object) => {
      const [ask] = match.asks;
      const verdict = match.do({ type: 'answer', seat: ask!.seat, ask: ask!.id, answer: text });
      expect(verdict.ok).toBe(true);
      return ask!.seat;
    };
    const first = match.asks[0]!;
    if (first.kind !== 'activate') throw new Error('a squadron of three is asked who goes first');
    answer({ ship: first.ships[0]!, opening: null, allHands: false });
    const segment = match.asks[0]!;
    if (segment.kind !== 'segment') throw new Error('a fresh ship sails');
    const seat = answer({ do: 'move', distance: segment.most, turn: 0 });
    expect(match.desk(seat).undo.freeTo).toBe(0);
    answer({ do: 'tack' });
    expect(match.desk(seat).undo.freeTo).toBeNull();
  });
});

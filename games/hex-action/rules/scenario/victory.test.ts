import { describe, expect, it } from 'vitest';
import { loadPhase } from '../gunnery/load.ts';
import type { State } from '../sea/state.ts';
import { duel, killed } from '../testing/duel.ts';
import { context, hexNamed, type TestShip, testSea } from '../testing/sea.ts';
import { countShunning, judge, passMarks, pointsOf, SHUNNING_LIMIT } from './victory.ts';

describe('single-ship victory', () => {
  it('[14.0] while both fight nothing is decided', () => {
    expect(judge(duel())).toBeNull();
    expect(judge(duel({}, {}, { turn: 400 }))).toBeNull();
  });

  it('[14.1] the first ship to surrender loses, in whatever way', () => {
    for (const surrender of ['striking', 'firepower', 'immobility'] as const)
      expect(judge(duel({}, { surrender }))).toMatchObject({ winners: ['a'], rule: '14.1' });
    const prize = { captured: true, owner: 'a', side: 'b' };
    expect(judge(duel(prize))).toMatchObject({ winners: ['b'], rule: '14.1' });
  });

  it('[14.1.2] both at once is a draw', () => {
    const both = duel({ surrender: 'striking' }, { surrender: 'immobility' });
    expect(judge(both)).toMatchObject({ winners: [], rule: '14.1.2' });
  });

  it('[14.1.3] a ship without crew has lost, even to one that struck', () => {
    expect(judge(killed(duel(), 0))).toMatchObject({ winners: ['b'], rule: '14.1.3' });
    const both = killed(duel({}, { surrender: 'striking' }), 0);
    expect(judge(both)).toMatchObject({ winners: ['b'], rule: '14.1.3' });
    expect(judge(killed(killed(duel(), 0), 1))).toMatchObject({ winners: [] });
  });

  it('[14.1.3] men who hold a prize are not lost', () => {
    const state = killed(duel({}, { captured: true, owner: 'b', side: 'a' }), 0);
    const prize = state.ships[1]!;
    prize.sections.push({ ...prize.sections[0]!, no: 4, from: 'a', side: 'a', role: 'prize' });
    expect(judge(state)).toMatchObject({ winners: ['a'], rule: '14.1' });
  });

  it('[14.1.3] a prize crew is not hers: with her own men all dead she has lost by that', () => {
    const state = killed(duel({ captured: true, owner: 'a', side: 'b' }), 0);
    const prize = state.ships[0]!;
    prize.sections.push({ ...prize.sections[0]!, no: 4, from: 'b', side: 'b', role: 'prize', left: 3 });
    expect(judge(state)).toMatchObject({ winners: ['b'], rule: '14.1.3', reason: 'all crew lost' });
  });

  it('[14.1.4] it is judged on the sea as it is, in any phase', () => {
    for (const phase of ['unfouling', 'combat', 'gun-losses', 'melee', 'load'] as const)
      expect(judge(duel({}, { surrender: 'striking' }, { phase }))).toMatchObject({ winners: ['a'] });
  });

  it('[14.1] a turn limit, where there is one, ends it in a draw', () => {
    expect(judge(duel({}, {}, { turn: 9, turnLimit: 9, phase: 'melee' }))).toBeNull();
    expect(judge(duel({}, {}, { turn: 9, turnLimit: 9, phase: 'load' }))).toMatchObject({ winners: [] });
    expect(judge(duel({}, {}, { turn: 10, turnLimit: 9, phase: 'unfouling' }))).toMatchObject({
      winners: [],
    });
  });

  it('[14.0] a side whose every seat has resigned is beaten', () => {
    expect(judge(duel({}, {}, { resigned: ['a-1'] }))).toMatchObject({ winners: ['b'] });
    expect(judge(duel({}, {}, { resigned: ['a-1', 'b-1'] }))).toMatchObject({ winners: [] });
    const seats = [...duel().seats, { id: 'a-2', side: 'a', name: 'Second' }];
    expect(judge(duel({}, {}, { resigned: ['a-1'], seats }))).toBeNull();
  });
});

describe('refusing combat', () => {
  // 'a' lies to the left of 'b' and sails away from her, a column a turn.
  const COLUMNS = 'ZYXWVUTSRQPONMLKJIHGFEDCBA';
  const run = (turns: number, at: (turn: number) => string, rest: Partial<TestShip> = {}): State => {
    let state = duel({ at: at(0), ...rest }, { at: 'ZZ15', noted: { factors: 0, hexes: 0 } });
    for (let turn = 1; turn <= turns; turn++) {
      const next = duel({ at: at(turn), noted: { factors: 1, hexes: 1 }, ...rest }, { at: 'ZZ15' });
      state = { ...state, turn, ships: next.ships };
      if (turn === 1) state.wake = { a: hexNamed(at(0)), b: hexNamed('ZZ15') };
      countShunning(state);
    }
    return state;
  };
  const away = (turn: number) => `${COLUMNS[turn]}15`;

  it('[14.1.1] so many turns of opening the range out of gunshot lose the match', () => {
    expect(judge(run(SHUNNING_LIMIT - 1, away))).toBeNull();
    expect(judge(run(SHUNNING_LIMIT, away))).toMatchObject({ winners: ['b'], rule: '14.1.1' });
  });

  it('[14.1.1] a turn that does not open the range takes one off, so that manoeuvre is free', () => {
    const wavering = (turn: number) => `${COLUMNS[turn % 2]}15`;
    expect(run(20, wavering).shunning).toEqual({ a: 0, b: 0 });
  });

  it('[14.1.1] within gunshot all is forgiven', () => {
    const state = run(SHUNNING_LIMIT - 1, away);
    expect(state.shunning.a).toBe(SHUNNING_LIMIT - 1);
    const close = duel({ at: 'K15', noted: { factors: 1, hexes: 1 } }, { at: 'U15' });
    countShunning(Object.assign(state, { ships: close.ships }));
    expect(state.shunning.a).toBe(0);
  });

  it('[14.1.1] a ship that can’t sail where she likes is not blamed', () => {
    expect(run(12, away, { rigging: [0, 0, 0, 0] }).shunning.a).toBe(0);
    const drifting = { noted: { factors: 0, hexes: 0 } };
    expect(run(12, away, drifting).shunning.a).toBe(0);
  });

  it('[14.1.1] the count is made when the turn ends; leaving the sea is running away', () => {
    const state = duel({ at: 'A15' }, { at: 'Z15' });
    loadPhase.enter(state, context());
    expect(state.wake).toEqual({ a: hexNamed('A15'), b: hexNamed('Z15') });
    expect(judge(duel({ presence: 'gone' }))).toMatchObject({ winners: ['b'], rule: '14.1.1' });
  });
});

describe('points', () => {
  const fleet = (ships: readonly Partial<TestShip>[] = [], rest: Partial<State> = {}, margin = 1): State => ({
    ...testSea({
      ships: (['a1', 'a2', 'b1', 'b2'] as const).map((id, index) => ({
        id,
        at: `${'KMQS'[index]}15`,
        heading: 1 as const,
        side: id[0]!,
        spec: { points: (index + 1) * 10 },
        ...ships[index],
      })),
      victory: { type: 'points', margin },
    }),
    ...rest,
  });

  it('[14.2] several ships: it goes on until the last turn or until one side is left', () => {
    expect(judge(fleet([{ surrender: 'striking' }]))).toBeNull();
    const gone = fleet([{ surrender: 'striking' }, { surrender: 'firepower' }]);
    expect(judge(gone)).toMatchObject({ winners: ['b'], rule: '14.2.4' });
    expect(judge(fleet([{ presence: 'due' }, { surrender: 'striking' }]))).toBeNull();
  });

  it('[14.2.1] each ship counts what the order of battle says', () => {
    expect(pointsOf(fleet([{}, {}, { surrender: 'striking' }]))).toEqual({ a: 30, b: 0 });
    expect(pointsOf(fleet([{}, {}, {}, { surrender: 'striking' }]))).toEqual({ a: 40, b: 0 });
  });

  it('[14.2.2] ships that struck count for the opponent; those that only gave up do not yet', () => {
    expect(pointsOf(fleet([{ surrender: 'striking' }, { surrender: 'firepower' }]))).toEqual({ a: 0, b: 10 });
  });

  it('[14.2.3] captured ships count for those who hold them, once', () => {
    const prize = { captured: true, owner: 'b', side: 'a' };
    expect(pointsOf(fleet([{}, {}, prize]))).toEqual({ a: 30, b: 0 });
    expect(pointsOf(fleet([{}, {}, { ...prize, surrender: 'striking' }]))).toEqual({ a: 30, b: 0 });
  });

  it('[14.2.4] at the end the higher score wins, a lead below the margin is a draw', () => {
    const last = { turn: 30, turnLimit: 30, phase: 'load' as const };
    const struck = [{ surrender: 'striking' as const }];
    expect(judge(fleet(struck, last))).toMatchObject({ winners: ['b'], points: { a: 0, b: 10 } });
    expect(judge(fleet(struck, last, 10))).toMatchObject({ winners: ['b'] });
    expect(judge(fleet(struck, last, 11))).toMatchObject({ winners: [], rule: '14.2.4' });
    expect(judge(fleet([], last))).toMatchObject({ winners: [] });
    expect(judge(fleet(struck, { ...last, phase: 'combat' }))).toBeNull();
  });
});

describe('a race', () => {
  const marks = [hexNamed('K10'), hexNamed('K5')];
  const racing = (rest: Partial<State> = {}): State =>
    duel({}, {}, { victory: { type: 'race', marks: ['K10', 'K5'], laps: 'once' }, marks, ...rest });

  it('[14.0] the first bow through the marks in their order wins', () => {
    const state = racing();
    const [a, b] = [state.ships[0]!, state.ships[1]!];
    passMarks(state, a, [hexNamed('K5'), hexNamed('K11')]);
    expect(state.reached).toEqual({});
    passMarks(state, a, [hexNamed('K10'), hexNamed('K9')]);
    passMarks(state, b, [hexNamed('K10')]);
    expect(judge(state)).toBeNull();
    passMarks(state, a, [hexNamed('K6'), hexNamed('K5')]);
    expect(judge(state)).toMatchObject({ winners: ['a'], rule: '14.0' });
    passMarks(state, b, [hexNamed('K5')]);
    expect(judge(state)).toMatchObject({ winners: [] });
  });

  it('[14.0] time without a winner is a draw; the last one left wins', () => {
    expect(judge(racing({ turn: 20, turnLimit: 20, phase: 'load' }))).toMatchObject({ winners: [] });
    const alone = racing();
    alone.ships[0]!.presence = 'gone';
    expect(judge(alone)).toMatchObject({ winners: ['b'] });
  });
});

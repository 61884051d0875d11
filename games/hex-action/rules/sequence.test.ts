import { d6, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { check, choices } from './answers.ts';
import type { Answer, HexAsk } from './sea/asks.ts';
import type { State } from './sea/state.ts';
import type { HexTold } from './sea/told.ts';
import { asks, open, resolve } from './sequence.ts';
import { advancedOf, advancedSea, advancedShip } from './testing/advanced.ts';
import { type TestShip, testSea, viewOf } from './testing/sea.ts';
import { view } from './view.ts';

describe('before the first answers', () => {
  it('[18.1.3] [34.0] the first wind is told with them where nobody was asked for sails, and closed until then', () => {
    const anchor = { how: 'AB', state: 'holding', turns: 0 } as const;
    const still = (id: string, at: string, side: string) =>
      advancedShip({ id, at, heading: 2, side, advanced: { anchor } });
    const begun = advancedOf(
      open(
        advancedSea([still('x', 'K20', 'a'), still('y', 'P20', 'b')], {
          phase: 'prepare',
          turn: 1,
          asked: 0,
          advanced: { changeNumber: 7 },
          rules: { variableWind: true },
        }),
        loadedDice(d6(2, 3, 1, 1, 2)),
      ),
    );
    expect(asks(begun)[0]).toMatchObject({ kind: 'plot', ship: 'x' });
    expect(begun.advanced.opening).toHaveLength(2);
    for (const seat of ['a-1', 'b-1', 'gallery']) expect(view(begun, seat).advanced.opening).toBeUndefined();
    const answers = asks(begun).map((ask) => ({ ask, answer: { plot: '0' } }));
    const { happenings, state } = resolve(begun, answers, looseDice(1));
    const told = happenings.map(({ truth }) => truth);
    expect(told.slice(0, 3)).toMatchObject([
      { kind: 'turn', turn: 1 },
      { kind: 'wind', rule: '34.0', dice: [2, 3, 1] },
      { kind: 'wind-check', dice: [1, 2] },
    ]);
    expect(state.advanced?.opening).toBeUndefined();
  });
});

describe('the end of a Combat Phase that decides the match', () => {
  /** A takes B’s last hull square, and B’s shot of the same moment is a six; the dice from its critical hit on. */
  const decided = (...faces: readonly number[]): State => {
    let state: State = advancedSea(
      [
        advancedShip({ id: 'a', at: 'K20', heading: 1 }),
        advancedShip({ id: 'b', at: 'L20', heading: 1, side: 'b', hull: 1 }),
      ],
      { phase: 'combat', turn: 3, asked: 1, victory: { type: 'single-ship' } },
    );
    const shot = (target: string) => ({ target, aim: 'hull' as const });
    const fire = { a: { L: null, R: shot('b') }, b: { L: shot('a'), R: null } };
    const dice = loadedDice(d6(2, 6, ...faces));
    while (state.outcome === null) {
      const answers = asks(state).map((ask) => {
        const [first] = choices(view(state, ask.seat), ask);
        return { ask, answer: ask.kind === 'fire' ? fire[ask.ship as 'a' | 'b'] : first! };
      });
      state = resolve(state, answers, dice).state;
    }
    expect(dice.left).toBe(0);
    return state;
  };

  it('[16.1.2.2.2] [14.1.2] a fire that can’t be mastered makes it a draw: both have struck', () => {
    // The fire of row 2H; B only strikes; the table lets it break out, and a six is beyond control.
    const state = decided(1, 1, 1, 1, 6);
    expect(state.ships.map(({ surrender }) => surrender)).toEqual(['striking', 'striking']);
    expect(state.outcome).toMatchObject({ winners: [], rule: '14.1.2' });
  });

  it('[16.1.2.2.2] [14.1.3] a magazine that blows up loses it with all hands, though the other has struck', () => {
    // The magazine of row 12H; B only strikes; a one at one hex; the blast on B, and no fire.
    const state = decided(6, 6, 1, 1, 1, 6);
    expect(state.ships[0]).toMatchObject({ presence: 'gone', advanced: { end: 'exploded' } });
    expect(state.outcome).toMatchObject({ winners: ['b'], rule: '14.1.3' });
  });

  it('[16.1.2.2.2] [14.1] one that does nothing leaves it as the fire decided it', () => {
    expect(decided(3, 4, 1).outcome).toMatchObject({ winners: ['a'], rule: '14.1' });
  });
});

const LEFT_FIRED = { loaded: { L: false, R: true }, initial: { L: false, R: true }, empty: 1 };

/** Two enemies fouled and grappled side by side, so that every phase has something to ask, and a friend who is free. */
const entangled = (): State =>
  testSea({
    phase: 'unfouling',
    ships: [
      { id: 'x', at: 'K20', heading: 1, ...LEFT_FIRED },
      { id: 'y', at: 'L20', heading: 1, side: 'b' },
      { id: 'z', at: 'T20', heading: 2, side: 'b' },
    ],
    fouls: [{ a: 'x', b: 'y' }],
    grapples: [{ a: 'x', b: 'y', count: 1 }],
  });

/** Nobody tries to part them; x fires, boards and loads, z sails on. */
const PLAIN: Partial<Record<HexAsk['kind'], Answer>> = {
  unfoul: { attempts: [] },
  plot: { plot: '1' },
  grapple: { targets: [] },
  ungrapple: { from: [] },
  boarding: { parties: [] },
};
const BOARDERS: Answer = { parties: [{ type: 'OBP', sections: [1], target: 'y' }] };

function answerTo(state: State, ask: HexAsk): Answer {
  const view = viewOf(state, ask.seat);
  const listed = [...choices(view, ask)];
  const fires = listed.find(
    (answer) => 'R' in answer && answer.R !== null && 'target' in answer.R && answer.R.target === 'y',
  );
  const ofX = ask.kind === 'boarding' ? BOARDERS : fires;
  const answer = (ask.ship === 'x' ? ofX : undefined) ?? PLAIN[ask.kind] ?? listed[0]!;
  expect(check(view, ask, answer)).toBeNull();
  return answer;
}

/** Plays on to the end of the turn: where the match stood still to ask, and what was told. */
function playTurn(begun: State): { stops: string[]; told: HexTold[]; state: State } {
  const dice = looseDice(3);
  const stops: string[] = [];
  const told: HexTold[] = [];
  let state = begun;
  while (state.turn === begun.turn) {
    stops.push(state.phase);
    const answers = asks(state).map((ask) => ({ ask, answer: answerTo(state, ask) }));
    const resolution = resolve(state, answers, dice);
    told.push(...resolution.happenings.map(({ truth }) => truth));
    state = resolution.state;
  }
  return { stops, told, state };
}

describe('5.0 the sequence of play', () => {
  it('[5.0] unfouling, notation, execution, grappling, boarding, combat, melee, load; then the next turn', () => {
    const begun = open(entangled(), looseDice(1));
    expect([begun.turn, begun.phase]).toEqual([1, 'unfouling']);
    const { stops, told, state } = playTurn(begun);
    expect(stops.filter((phase) => phase !== 'gun-losses')).toEqual([
      'unfouling',
      'notation',
      'grappling',
      'ungrappling',
      'boarding',
      'combat',
      'load',
    ]);
    // Execution and melee need no answer here: they are seen by what is told.
    const order = ['turn 1', 'plots', 'moved', 'boarding', 'fire', 'captured', 'loaded', 'turn 2'];
    const kinds = told.map((each) => (each.kind === 'turn' ? `turn ${each.turn}` : each.kind));
    expect([...new Set(kinds.filter((kind) => order.includes(kind)))]).toEqual(order);
    expect([state.turn, state.phase]).toEqual([2, 'unfouling']);
  });

  it('[5.0] a phase in which nobody has anything to decide passes by itself', () => {
    const apart = open({ ...entangled(), fouls: [], grapples: [] }, looseDice(1));
    expect(apart.phase).toBe('notation');
    const { stops } = playTurn({
      ...apart,
      ships: apart.ships.filter(({ id }) => id !== 'y'),
    });
    expect(stops[0]).toBe('notation');
    expect(stops).not.toContain('grappling');
    expect(stops).not.toContain('boarding');
  });

  it('leaves the state it was given as it was', () => {
    const begun = open(entangled(), looseDice(1));
    const before = structuredClone(begun);
    playTurn(begun);
    expect(begun).toEqual(before);
  });
});

describe('between two turns', () => {
  it('[5.0] [10.2.8] who was in a party is free again, and the next turn is told first', () => {
    const fired = { loaded: { L: false, R: false }, initial: { L: false, R: false }, empty: 2 };
    const state = testSea({
      phase: 'load',
      turn: 3,
      ships: [
        { id: 'x', at: 'K20', heading: 1, ...fired, toldOff: [{ type: 'DBP', sections: [1], target: null }] },
        { id: 'y', at: 'T20', heading: 1, side: 'b' },
      ],
    });
    const answers = asks(state).map((ask) => ({ ask, answer: { side: 'L' } as const }));
    expect(answers.map(({ ask }) => [ask.kind, ask.ship])).toEqual([['load', 'x']]);
    const { state: after, happenings } = resolve(state, answers, looseDice(1));
    expect([after.turn, after.ships[0]!.toldOff]).toEqual([4, undefined]);
    expect(happenings.map(({ truth }) => truth)).toContainEqual({ kind: 'turn', rule: '5.0', turn: 4 });
    expect(state.ships[0]!.toldOff).toHaveLength(1);
  });

  it('[17.0] the next turn of the Advanced Game is told by its own sequence', () => {
    const state = advancedSea(
      [
        advancedShip({ id: 'x', at: 'K20', heading: 1 }),
        advancedShip({ id: 'y', at: 'T20', heading: 1, side: 'b' }),
      ],
      { phase: 'full-sail', turn: 3 },
    );
    const { happenings } = resolve(state, [], looseDice(1));
    expect(happenings.map(({ truth }) => truth)).toContainEqual({ kind: 'turn', rule: '17.0', turn: 4 });
  });
});

describe('dead water', () => {
  it('[14.0] a match in which nobody can ever act again ends in a draw, and the umpire does not wait for ever', () => {
    const empty = { spec: { crew: [0, 0, 0] } };
    const wrecks = testSea({
      phase: 'unfouling',
      victory: { type: 'race', marks: ['K5'], laps: 'once' },
      ships: [
        { id: 'x', at: 'K20', heading: 1, ...empty },
        { id: 'y', at: 'T20', heading: 1, side: 'b', ...empty },
      ],
    });
    expect(open(wrecks, looseDice(1)).outcome).toMatchObject({ winners: [], rule: '14.0' });
  });
});

describe('14.1 the end of a single-ship action', () => {
  /** Three hexes apart on each other's beam, in the Combat Phase; no shot is an initial one. */
  const duel = (a: Partial<TestShip>, b: Partial<TestShip>, rest: Partial<State> = {}): State => {
    const spent = { initial: { L: false, R: false }, carronades: { L: 0, R: 0 } };
    const ships: TestShip[] = [
      { id: 'a', at: 'K15', heading: 1, ...spent, ...a },
      { id: 'b', at: 'N15', heading: 1, side: 'b', ...spent, ...b },
    ];
    return { ...testSea({ ships, phase: 'combat', turn: 5, victory: { type: 'single-ship' } }), ...rest };
  };
  /** Both fire at each other's hull. */
  const exchange = (state: State, ...faces: number[]) => {
    const shot = (target: string) => ({ target, aim: 'hull' as const });
    const answers = asks(state).map((ask) => ({
      ask,
      answer: ask.ship === 'a' ? { L: null, R: shot('b') } : { L: shot('a'), R: null },
    }));
    const { state: after, happenings } = resolve(state, answers, loadedDice(d6(...faces)));
    return { after, kinds: happenings.map(({ truth }) => truth.kind) };
  };

  it('[14.1.2] two ships that strike in one exchange of fire have drawn', () => {
    // Table 1, die 5: a hull hit each.
    const { after } = exchange(duel({ hull: 1 }, { hull: 1 }), 5, 5);
    expect(after.outcome).toMatchObject({ winners: [], rule: '14.1.2' });
  });

  it('[14.1.3] the last crew square decides against a ship even if the other strikes with the same fire', () => {
    const state = duel({ hull: 1 }, {});
    for (const section of state.ships[1]!.sections) section.left = section.no === 3 ? 1 : 0;
    // 'b' loses her last man to die 5 and takes the last hull square of 'a' with die 4.
    const { after } = exchange(
      { ...state, ships: [state.ships[0]!, { ...state.ships[1]!, guns: { L: 13, R: 0 } }] },
      5,
      4,
    );
    expect(after.ships.map(({ surrender }) => surrender)).toEqual(['striking', null]);
    expect(after.outcome).toMatchObject({ winners: ['a'], rule: '14.1.3' });
  });

  it('[14.1.4] the match ends with the surrender: no gun losses are chosen, nothing is loaded', () => {
    const { after, kinds } = exchange(duel({}, { hull: 1 }), 5, 1);
    expect([after.turn, after.phase]).toEqual([5, 'combat']);
    expect(after.outcome).toMatchObject({ winners: ['a'], rule: '14.1' });
    expect(kinds.at(-1)).toBe('over');
    expect(kinds).not.toContain('loaded');
    expect(after.ships.map(({ loaded }) => loaded)).toEqual([
      { L: true, R: false },
      { L: false, R: true },
    ]);
  });

  it('[14.1.4] a ship taken by boarders ends it in the Melee Phase', () => {
    const state = duel({}, { at: 'L15' }, { phase: 'boarding', grapples: [{ a: 'a', b: 'b', count: 1 }] });
    const answers = asks(state).map((ask) => ({
      ask,
      answer: {
        parties: ask.ship === 'a' ? [{ type: 'OBP' as const, sections: [1, 2, 3], target: 'b' }] : [],
      },
    }));
    const armed = resolve(state, answers, loadedDice()).state;
    // All of 'a' is boarding: only 'b' is asked to fire (10.2.5), and holds her fire.
    expect(asks(armed).map(({ ship }) => ship)).toEqual(['b']);
    const hold = asks(armed).map((ask) => ({ ask, answer: { L: null, R: null } }));
    const after = resolve(armed, hold, loadedDice()).state;
    expect([after.turn, after.phase]).toEqual([5, 'melee']);
    expect(after.outcome).toMatchObject({ winners: ['a'], rule: '14.1' });
  });
});

import { describe, expect, it } from 'vitest';
import type { Party, Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { answered, phaseAsks, played } from '../testing/play.ts';
import { context, type TestShip, testSea, toldOf } from '../testing/sea.ts';
import { boardingPhase } from './boarding.ts';
import { contestsOf } from './contest.ts';
import { meleePhase } from './melee.ts';

const obp = (sections: number[], target: string): Party => ({ type: 'OBP', sections, target });
const dbp = (...sections: number[]): Party => ({ type: 'DBP', sections, target: null });
const PLACES = { a: 'K15', b: 'L15', c: 'J15', d: 'K13' } as const;
type Id = keyof typeof PLACES;

/** 'b' is the enemy of all others; every ship named is bound to 'b', or to 'a' if she is on the side of 'b'. */
const fight = (ships: Partial<Record<Id, Partial<TestShip>>>, rest: Partial<State> = {}): State => ({
  ...testSea({
    ships: (Object.keys(ships) as Id[]).map((id) => ({
      id,
      at: PLACES[id],
      heading: 1,
      ...(id === 'b' ? { side: 'b' } : {}),
      ...ships[id],
    })),
    phase: 'melee',
    turn: 4,
  }),
  grapples: [{ ...bondOf('a', 'b'), count: 1 }],
  ...rest,
});
const of = (state: State, id: string): Ship => state.ships.find((each) => each.id === id)!;
const left = (state: State, id: string) => of(state, id).sections.map((section) => section.left);
const NO = { disengage: false };

describe('boarding', () => {
  it('[12.0] three rounds a turn, both sides at once', () => {
    const state = fight({ a: { parties: [obp([1, 2, 3], 'b')] }, b: { parties: [dbp(1, 2, 3)] } });
    const told = context(6, 6, 6, 6, 6, 6);
    expect(meleePhase.enter(state, told)).toBe('waits');
    expect(toldOf(told.told, 'melee-round').map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(told.dice.left).toBe(0);
    expect(meleePhase.enter(fight({ a: {}, b: {} }, { noCombat: true }), context())).toBe('done');
  });

  it('[12.0] parties of a ship that has surrendered do not fight', () => {
    const state = fight({ a: { parties: [obp([1], 'b')], surrender: 'firepower' }, b: {} });
    expect(meleePhase.enter(state, context())).toBe('done');
    expect(of(state, 'b').captured).toBe(false);
  });

  it('[12.2.1] an OBP attacks the ship it was ordered to; nothing else starts a melee', () => {
    const state = fight({ a: { parties: [obp([1], 'b')] }, b: { parties: [dbp(1)] } });
    expect(contestsOf(state)).toMatchObject([{ teams: [[{ ship: { id: 'a' } }], [{ ship: { id: 'b' } }]] }]);
    const waiting = fight({ a: { parties: [dbp(1)] }, b: { parties: [dbp(1)] } });
    expect(meleePhase.enter(waiting, context())).toBe('done');
  });

  it('[12.2.2] boarders who come from both ships meet each other', () => {
    const state = fight({ a: { parties: [obp([1], 'b')] }, b: { parties: [obp([1], 'a')] } });
    const contests = contestsOf(state);
    expect(contests).toHaveLength(1);
    expect(contests[0]).toMatchObject({ defended: null });
    const told = context(3, 3, 3, 3, 3, 3);
    meleePhase.enter(state, told);
    expect(toldOf(told.told, 'melee-round')[0]!.parties).toMatchObject([
      { ship: 'a', type: 'OBP', squares: 3, strength: 9 },
      { ship: 'b', type: 'OBP', squares: 3, strength: 9 },
    ]);
  });

  it('[12.2.3] defenders fight if they are attacked; without boarders there is no melee', () => {
    const attacked = fight({ a: { parties: [obp([1], 'b')] }, b: { parties: [dbp(1)] } });
    expect(contestsOf(attacked)).toHaveLength(1);
    for (const parties of [[dbp(1)], [{ type: 'TBP', sections: [1], target: 'b' } as Party], []])
      expect(contestsOf(fight({ a: { parties }, b: { parties: [dbp(1)] } }))).toEqual([]);
  });

  it('[12.2.4] a ship with nobody to meet the boarders is taken without a fight', () => {
    const state = fight({ a: { parties: [obp([1, 2], 'b')] }, b: {} });
    const told = context();
    expect(meleePhase.enter(state, told)).toBe('done');
    expect(told.told.map(({ kind }) => kind)).toEqual(['surrender', 'captured']);
    expect(of(state, 'b')).toMatchObject({ captured: true, side: 'a', seat: 'a-1' });
  });

  it('[12.2.4] boarders who are away on another deck do not defend their own', () => {
    const state = fight(
      {
        a: { parties: [obp([1, 2], 'b')] },
        b: { parties: [obp([1], 'd')] },
        d: { at: 'M15', parties: [dbp(1)] },
      },
      {
        grapples: [
          { ...bondOf('a', 'b'), count: 1 },
          { ...bondOf('b', 'd'), count: 1 },
        ],
      },
    );
    expect(meleePhase.enter(state, context())).toBe('done');
    expect(of(state, 'b')).toMatchObject({ captured: true, side: 'a', parties: [] });
    expect(state.melees).toEqual([]);
  });

  it('[12.2.4] her transfer party still gets away', () => {
    const state = fight({
      a: { parties: [obp([1, 2], 'b')] },
      b: { parties: [{ type: 'TBP', sections: [1], target: 'c' }] },
      c: { side: 'b', at: 'M15' },
    });
    meleePhase.enter(state, context());
    expect(of(state, 'c').sections.at(-1)).toMatchObject({ from: 'b', left: 3, role: 'crew' });
    expect(
      of(state, 'b')
        .sections.filter(({ role }) => role === 'prisoner')
        .map((section) => section.left),
    ).toEqual([0, 3, 3]);
  });

  it('[12.2.5] several parties on one deck add their strength and throw one die', () => {
    const state = fight(
      {
        a: { parties: [obp([1], 'b')] },
        b: { parties: [dbp(1, 2)] },
        d: { at: 'M15', parties: [obp([1, 2], 'b')] },
      },
      {
        grapples: [
          { ...bondOf('a', 'b'), count: 1 },
          { ...bondOf('b', 'd'), count: 1 },
        ],
      },
    );
    const [contest] = contestsOf(state);
    expect(contest!.teams.map((team) => team.map(({ ship }) => ship.id))).toEqual([['a', 'd'], ['b']]);
    const told = context(5, 5, 5, 5, 5, 5);
    meleePhase.enter(state, told);
    const [round] = toldOf(told.told, 'melee-round');
    expect(round!.dice).toEqual([5, 5]);
    expect(round!.parties.map(({ strength }) => strength)).toEqual([9, 18, 30]);
  });

  it('[12.2.6] against boarders and defenders the boarders meet first, then the winner goes on', () => {
    const state = fight({
      a: { parties: [obp([1, 2, 3], 'b')] },
      b: { parties: [obp([1], 'a'), dbp(2, 3)] },
    });
    expect(contestsOf(state)).toMatchObject([{ defended: null }]);
    // Round 1: 27 against 9 on a 1 takes two of three, on a 6 loses none: 27 to 3 is won.
    const told = context(1, 6, 5, 5, 5, 5);
    expect(meleePhase.enter(state, told)).toBe('waits');
    const rounds = toldOf(told.told, 'melee-round');
    expect(rounds.map(({ parties }) => parties.map(({ type }) => type))).toEqual([
      ['OBP', 'OBP'],
      ['OBP', 'DBP'],
      ['OBP', 'DBP'],
    ]);
    expect(of(state, 'b').parties).toEqual([dbp(2, 3)]);
  });

  it('[12.2.6] boarders on their way to somebody else leave the defence to the defenders', () => {
    const state = fight(
      {
        a: { parties: [obp([1], 'b')] },
        b: { parties: [obp([1], 'd'), dbp(2)] },
        d: { at: 'M15', parties: [dbp(1)] },
      },
      {
        grapples: [
          { ...bondOf('a', 'b'), count: 1 },
          { ...bondOf('b', 'd'), count: 1 },
        ],
      },
    );
    const names = contestsOf(state).map(({ teams, defended }) => [
      ...teams.map((team) => team.map(({ ship, party }) => `${ship.id} ${party.type}`)),
      defended?.id,
    ]);
    expect(names).toEqual([
      [['a OBP'], ['b DBP'], 'b'],
      [['b OBP'], ['d DBP'], 'd'],
    ]);
  });

  it('[12.2.6] while the boarders of two ships meet, a third ship’s fight the defenders', () => {
    const state = fight(
      {
        a: { parties: [obp([1], 'b')] },
        b: { parties: [obp([1], 'a'), dbp(2)] },
        d: { at: 'M15', parties: [obp([1], 'b')] },
      },
      {
        grapples: [
          { ...bondOf('a', 'b'), count: 1 },
          { ...bondOf('b', 'd'), count: 1 },
        ],
      },
    );
    const names = contestsOf(state).map(({ teams }) =>
      teams.map((team) => team.map(({ ship, party }) => `${ship.id} ${party.type}`)),
    );
    expect(names).toEqual([
      [['a OBP'], ['b OBP']],
      [['d OBP'], ['b DBP']],
    ]);
  });

  it('[12.2.5] [12.2.6] with no defenders left a second boarder joins the fight of the first', () => {
    const state = fight(
      {
        a: { parties: [obp([1], 'b')] },
        b: { parties: [obp([1, 2], 'a')] },
        d: { at: 'M15', parties: [obp([1], 'b')] },
      },
      {
        grapples: [
          { ...bondOf('a', 'b'), count: 1 },
          { ...bondOf('b', 'd'), count: 1 },
        ],
      },
    );
    expect(
      contestsOf(state).map(({ teams }) => teams.map((team) => team.map(({ ship }) => ship.id))),
    ).toEqual([[['a', 'd'], ['b']]]);
  });

  it('[12.2.7] boarders meant for a ship that surrendered to gunfire go aboard as prize crew', () => {
    const state = fight({ a: { parties: [obp([1, 2], 'b')] }, b: { surrender: 'firepower' } });
    const told = context();
    meleePhase.enter(state, told);
    expect(toldOf(told.told, 'captured')).toMatchObject([
      { rule: '12.4.3', ship: 'b', by: 'a', prize: 6, prisoners: 9 },
    ]);
    expect(of(state, 'b').surrender).toBeNull();
  });
});

describe('fighting', () => {
  it('[12.3.2] both throw a die; losses come off the lowest section of the party', () => {
    const state = fight({ a: { parties: [obp([1, 2, 3], 'b')] }, b: { parties: [dbp(2, 3)] } });
    of(state, 'b').sections[0]!.left = 0;
    // 27 on a 1: two squares; 30 on a 3: one square.
    const told = context(1, 3, 6, 6, 6, 6);
    meleePhase.enter(state, told);
    expect(toldOf(told.told, 'melee-round')[0]).toMatchObject({
      dice: [1, 3],
      parties: [
        { ship: 'a', squares: 9, strength: 27, losses: 1, die: 1 },
        { ship: 'b', squares: 6, strength: 30, losses: 2, die: 3 },
      ],
    });
    expect([left(state, 'a'), left(state, 'b')]).toEqual([
      [2, 3, 3],
      [0, 1, 3],
    ]);
    // Twelve against twelve on a 3 take one of each other, though either would take nothing once she has lost one.
    const four = { spec: { crew: [4, 4, 4] } };
    const even = fight({
      a: { ...four, parties: [obp([1], 'b')] },
      b: { ...four, parties: [obp([1], 'a')] },
    });
    meleePhase.enter(even, context(3, 3, 6, 6, 6, 6));
    expect([left(even, 'a')[0], left(even, 'b')[0]]).toEqual([3, 3]);
  });

  it('[12.3.3] undecided after three rounds it goes on next turn, with the parties as they are', () => {
    const state = fight({ a: { parties: [obp([1, 2], 'b')] }, b: { parties: [dbp(1, 2)] } });
    meleePhase.enter(state, context(6, 6, 6, 6, 6, 6));
    expect(answered(meleePhase, state, context(), { a: NO, b: NO })).toBe('done');
    expect(state.melees).toEqual([{ a: 'a', b: 'b', since: 4 }]);
    expect([of(state, 'a').parties, of(state, 'b').parties]).toEqual([[obp([1, 2], 'b')], [dbp(1, 2)]]);
    state.turn++;
    played(boardingPhase, state, context(), { a: { parties: [] }, b: { parties: [] } });
    const told = context(6, 6, 6, 6, 6, 6);
    expect(meleePhase.enter(state, told)).toBe('waits');
    expect(toldOf(told.told, 'melee-round')).toHaveLength(3);
  });

  it('[12.3.3] it ends if both wish it, not if one does', () => {
    const undecided = () => {
      const state = fight({ a: { parties: [obp([1, 2], 'b')] }, b: { parties: [dbp(1, 2)] } });
      meleePhase.enter(state, context(6, 6, 6, 6, 6, 6));
      return state;
    };
    const one = undecided();
    answered(meleePhase, one, context(), { a: { disengage: true }, b: NO });
    expect(one.melees).toHaveLength(1);
    const both = undecided();
    const told = context();
    answered(meleePhase, both, told, { a: { disengage: true }, b: { disengage: true } });
    expect(both.melees).toEqual([]);
    expect(both.ships.map(({ parties }) => parties)).toEqual([[], []]);
    expect(told.told).toMatchObject([{ kind: 'melee-ends', how: 'disengaged', winner: null }]);
    expect(both.fighting).toBeNull();
  });

  it('[12.3.3] it ends when the ships come free of each other', () => {
    const state = fight(
      { a: { parties: [obp([1], 'b')] }, b: { parties: [dbp(1)] } },
      { grapples: [], melees: [{ ...bondOf('a', 'b'), since: 3 }] },
    );
    const told = context();
    expect(meleePhase.enter(state, told)).toBe('done');
    expect(told.told).toMatchObject([{ kind: 'melee-ends', how: 'parted' }]);
    expect(state.ships.map(({ parties }) => parties)).toEqual([[], []]);
  });

  it('[12.3.4] sections in a melee may not quit; fresh ones may join', () => {
    const state = fight(
      { a: { parties: [obp([1], 'b')] }, b: { parties: [dbp(1)] } },
      { melees: [{ ...bondOf('a', 'b'), since: 3 }], phase: 'boarding' },
    );
    const join = { a: { parties: [obp([2], 'b') as never] }, b: { parties: [dbp(2) as never] } };
    played(boardingPhase, state, context(), join);
    expect([of(state, 'a').parties, of(state, 'b').parties]).toEqual([[obp([1, 2], 'b')], [dbp(1, 2)]]);
  });

  it('[12.3.5] victorious defenders may board in their turn, at a boarder’s strength', () => {
    const beaten = () =>
      fight({ a: { parties: [obp([1], 'b'), dbp(2, 3)] }, b: { parties: [dbp(1, 2, 3)] } });
    const state = beaten();
    // 9 against 45 on a 1 takes two of three: 3 to 45.
    const told = context(6, 1, 5, 5, 5, 5);
    const [ask] = phaseAsks(meleePhase, state, told);
    expect(ask).toMatchObject({ kind: 'board-on', rule: '12.3.5', seat: 'b-1', ship: 'b', target: 'a' });
    answered(meleePhase, state, told, { b: { board: true } });
    expect(of(state, 'b').parties).toEqual([obp([1, 2, 3], 'a')]);
    expect(toldOf(told.told, 'melee-round')[1]).toMatchObject({
      round: 2,
      parties: [
        { ship: 'b', type: 'OBP', strength: 27 },
        { ship: 'a', type: 'DBP', strength: 30 },
      ],
    });
    const stays = beaten();
    const quiet = context(6, 1);
    phaseAsks(meleePhase, stays, quiet);
    expect(answered(meleePhase, stays, quiet, { b: { board: false } })).toBe('done');
    expect(toldOf(quiet.told, 'melee-ends')).toMatchObject([{ how: 'won', winner: 'b' }]);
    expect([stays.melees, of(stays, 'a').captured]).toEqual([[], false]);
  });

  it('[12.3.5] of several beaten ships the defenders may board the first', () => {
    const state = fight(
      {
        a: { parties: [obp([1], 'b')] },
        b: { parties: [dbp(1, 2, 3)] },
        d: { at: 'M15', parties: [obp([1], 'b')] },
      },
      {
        grapples: [
          { ...bondOf('a', 'b'), count: 1 },
          { ...bondOf('b', 'd'), count: 1 },
        ],
      },
    );
    for (const id of ['a', 'd']) of(state, id).sections[0]!.left = 1;
    const told = context(6, 1);
    expect(phaseAsks(meleePhase, state, told)).toMatchObject([{ kind: 'board-on', ship: 'b', target: 'a' }]);
    expect(state.melees).toMatchObject([{ a: 'a', b: 'b' }]);
  });

  it('[12.3.5] a deck that nobody defends any more falls to them at once', () => {
    const state = fight({ a: { parties: [obp([1], 'b')] }, b: { parties: [dbp(1, 2, 3)] } });
    const told = context(6, 1);
    phaseAsks(meleePhase, state, told);
    expect(answered(meleePhase, state, told, { b: { board: true } })).toBe('done');
    expect(of(state, 'a')).toMatchObject({ captured: true, side: 'b' });
  });
});

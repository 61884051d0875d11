import { describe, expect, it } from 'vitest';
import { computeBroadside } from '../gunnery/broadside.ts';
import { combatPhase } from '../gunnery/combat.ts';
import type { Party } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { twoPairs } from '../testing/melees.ts';
import { answered, phaseAsks, played } from '../testing/play.ts';
import { context, type TestShip, toldOf } from '../testing/sea.ts';
import { dbp, obp, of } from '../testing/taken.ts';
import { boardingPhase } from './boarding.ts';
import { grapplingPhase } from './grappling.ts';
import { meleePhase } from './melee.ts';
import { ungrappleModifiers } from './ungrappling.ts';

const tbp = (sections: number[], target: string): Party => ({ type: 'TBP', sections, target });
const grapple = (x: string, y: string) => ({ ...bondOf(x, y), count: 1 });
/** 'a' and 'b' alongside in a melee since turn 3; 'c' and 'd' alongside a long way off; a and c against b and d. */
const two = (ships: Readonly<Record<string, Partial<TestShip>>>, rest: Partial<State> = {}): State =>
  twoPairs([['a', 'b']], ships, rest);
const NO = { disengage: false };

describe('a melee over several turns', () => {
  it('[12.3.3] when gunfire has killed every boarder it is over: nobody is asked, nothing counts against ungrappling', () => {
    const state = two({ a: { parties: [obp([1], 'b')] }, b: { parties: [dbp(1)] } });
    of(state, 'a').sections[0]!.left = 0;
    const told = context();
    expect(meleePhase.enter(state, told)).toBe('done');
    expect(told.told).toMatchObject([{ kind: 'melee-ends', ships: ['a', 'b'], how: 'won', winner: null }]);
    expect([state.melees, of(state, 'b').parties]).toEqual([[], []]);
    expect(ungrappleModifiers(state, of(state, 'b'), 'a')).toMatchObject([{ rule: '9.2.1.3' }]);
  });

  it('[12.3.3] boarders who fell beside those of another ship are not asked to disengage', () => {
    const state = two(
      {
        a: { parties: [obp([1], 'b')] },
        b: { parties: [dbp(1, 2)] },
        c: { at: 'M15', parties: [obp([1, 2], 'b')] },
      },
      { grapples: [grapple('a', 'b'), grapple('b', 'c')] },
    );
    of(state, 'a').sections[0]!.left = 1;
    // 21 against 30. The first round costs the boarders two squares, one of each crew; then nothing more happens.
    const told = context(5, 1, 5, 5, 5, 5);
    const asks = phaseAsks(meleePhase, state, told);
    expect(of(state, 'a').sections[0]!.left).toBe(0);
    expect(asks.map((ask) => ask.ship).sort()).toEqual(['b', 'c']);
    expect(state.melees).toMatchObject([{ a: 'b', b: 'c' }]);
  });

  it('[12.0] [12.1.1] a melee that gunfire has ended leaves the parties of other ships alone', () => {
    // 'b' boarded 'a' and has struck in the Combat Phase; 'a' only defends, so nobody takes her.
    const state = two({
      a: { parties: [dbp(1)] },
      b: { surrender: 'striking', hull: 0 },
      c: { parties: [obp([1, 2], 'd')] },
    });
    const told = context();
    meleePhase.enter(state, told);
    expect(toldOf(told.told, 'melee-ends')).toMatchObject([{ ships: ['a', 'b'], how: 'won', winner: 'a' }]);
    expect(of(state, 'd')).toMatchObject({ captured: true, side: 'a' });
    const friends = two({
      a: { parties: [dbp(1)] },
      b: { surrender: 'striking', hull: 0 },
      c: { parties: [tbp([1], 'd')] },
      d: { side: 'a' },
    });
    const sent = context();
    meleePhase.enter(friends, sent);
    expect(toldOf(sent.told, 'transfer')).toMatchObject([{ from: 'c', to: 'd', squares: 3 }]);
  });

  it('[10.2.2] [12.3.3] [12.3.4] from turn to turn: boarders stay boarders, new sections fight with them', () => {
    const state = two({ a: { parties: [obp([1], 'b')] }, b: { parties: [dbp(1)] } });
    const first = context(5, 5, 5, 5, 5, 5);
    meleePhase.enter(state, first);
    answered(meleePhase, state, first, { a: NO, b: NO });
    state.turn++;
    // Sections 2 and 3 are free for the irons, and would not be if all were fighting (9.1.10).
    expect(phaseAsks(grapplingPhase, state, context()).map(({ ship }) => ship)).toContain('a');
    const more = { a: { parties: [obp([2], 'b') as never] }, b: { parties: [dbp(2, 3) as never] } };
    const none = { c: { parties: [] }, d: { parties: [] } };
    played(boardingPhase, state, context(), { ...more, ...none });
    expect([of(state, 'a').allBoarding, of(state, 'b').allBoarding]).toEqual([false, true]);
    expect(phaseAsks(combatPhase, state, context()).map(({ ship }) => ship)).toEqual(['a', 'c', 'd']);
    const laid = computeBroadside(state, of(state, 'a'), 'R', of(state, 'b'), 'hull')!;
    expect(laid.modifiers.find(({ rule }) => rule === '11.3.3')?.by).toBe(-2);
    const second = context(5, 5, 5, 5, 5, 5);
    meleePhase.enter(state, second);
    expect(toldOf(second.told, 'melee-round')[0]!.parties).toMatchObject([
      { ship: 'a', type: 'OBP', squares: 6, strength: 18 },
      { ship: 'b', type: 'DBP', squares: 9, strength: 45 },
    ]);
  });

  it('[12.3.3] mutual consent ends one melee of a ship and not her other one', () => {
    const state = two(
      {
        a: { parties: [obp([1, 2], 'b')] },
        b: { parties: [dbp(1, 2)] },
        c: { at: 'M15', parties: [obp([1], 'b')] },
      },
      { grapples: [grapple('a', 'b'), grapple('b', 'c')] },
    );
    const asks = phaseAsks(meleePhase, state, context(5, 5, 5, 5, 5, 5));
    const told = context();
    const answers = asks.map((ask) => {
      if (ask.kind !== 'disengage') throw new Error('no ask');
      return { ask, answer: { disengage: [ask.ship, ask.other].sort().join() === 'a,b' } };
    });
    expect(meleePhase.resolve(state, answers, told)).toBe('done');
    expect(told.told).toMatchObject([{ kind: 'melee-ends', ships: ['a', 'b'], how: 'disengaged' }]);
    expect(state.melees).toMatchObject([{ a: 'b', b: 'c' }]);
    expect(['a', 'b', 'c'].map((id) => of(state, id).parties)).toEqual([[], [dbp(1, 2)], [obp([1], 'b')]]);
  });
});

describe('decks that nobody defends', () => {
  it('[12.2.4] all fall at the same moment, whatever the order of the ships', () => {
    for (const order of ['abc', 'cba']) {
      // 'a' boards 'b' while all the men of 'b' who could fight are on their way to 'c'.
      const state = two(
        { a: { parties: [obp([1, 2], 'b')] }, b: { parties: [obp([1, 2], 'c')] }, c: { at: 'M15' } },
        { grapples: [grapple('a', 'b'), grapple('b', 'c')], melees: [] },
      );
      state.ships = [...order].map((id) => of(state, id));
      expect(meleePhase.enter(state, context())).toBe('done');
      expect(of(state, 'b'), order).toMatchObject({ captured: true, side: 'a' });
      expect(of(state, 'c'), order).toMatchObject({ captured: false, side: 'a' });
    }
  });

  it('[12.2.3] [12.2.4] defenders who fell to gunfire defend nothing', () => {
    const state = two({ a: { parties: [obp([1, 2], 'b')] }, b: { parties: [dbp(1)] } }, { melees: [] });
    of(state, 'b').sections[0]!.left = 0;
    meleePhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ captured: true, side: 'a' });
  });

  it('[12.2.6] [12.4.2] boarders who beat boarders take a ship without defenders before the next round', () => {
    const state = two({ a: { parties: [obp([1, 2, 3], 'b')] }, b: { parties: [obp([1], 'a')] } });
    const told = context(1, 6);
    expect(meleePhase.enter(state, told)).toBe('done');
    expect(toldOf(told.told, 'melee-round')).toHaveLength(1);
    expect(toldOf(told.told, 'captured')).toMatchObject([
      { rule: '12.4.2', ship: 'b', prize: 9, prisoners: 7 },
    ]);
  });
});

describe('boarders for a ship that gave up to gunfire', () => {
  const given = (party: Party, rest: Partial<TestShip> = {}) =>
    two({ a: { parties: [party] }, b: { surrender: 'firepower', spec: { crew: [7, 7, 7] }, ...rest } });

  it('[12.2.7] [12.4.9] an OBP too small for her prisoners stays at home; one ordered over goes and is held', () => {
    const boarders = given(obp([1], 'b'));
    meleePhase.enter(boarders, context());
    expect(of(boarders, 'b')).toMatchObject({ captured: false, surrender: 'firepower' });
    expect(of(boarders, 'a').sections[0]!.left).toBe(3);
    const enough = given(obp([1, 2], 'b'));
    meleePhase.enter(enough, context());
    expect(of(enough, 'b')).toMatchObject({ captured: true, side: 'a' });
    const ordered = given(tbp([1], 'b'));
    meleePhase.enter(ordered, context());
    expect(of(ordered, 'b').captured).toBe(false);
    expect(of(ordered, 'b').sections.at(-1)).toMatchObject({ from: 'a', role: 'prisoner', left: 3 });
  });

  it('[12.2.7] men of two ships hold her together', () => {
    const state = given(obp([1], 'b'));
    state.grapples = [grapple('a', 'b'), grapple('b', 'c')];
    Object.assign(of(state, 'c'), { bow: { q: 12, r: 9 }, parties: [obp([1], 'b')] });
    const told = context();
    meleePhase.enter(state, told);
    expect(toldOf(told.told, 'captured')).toMatchObject([{ ship: 'b', prize: 6, prisoners: 21 }]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { twoPairs } from '../testing/melees.ts';
import { context, type TestShip } from '../testing/sea.ts';
import { dbp, obp, of } from '../testing/taken.ts';
import { boardOnAsk, disengageAsk, meleePhase } from './melee.ts';

const grapple = (x: string, y: string) => ({ ...bondOf(x, y), count: 1 });
const melee = (x: string, y: string) => ({ ...bondOf(x, y), since: 3 });

/** 'a' and 'b' alongside, 'c' and 'd' alongside a long way off; a and c against b and d, each pair in a melee. */
const two = (ships: Readonly<Record<string, Partial<TestShip>>>, rest: Partial<State> = {}): State =>
  twoPairs(
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    ships,
    rest,
  );
/** Only one square of the first section is left. */
const oneLeft = (ship: Ship): void => {
  ship.sections[0]!.left = 1;
};

describe('a melee as it is told', () => {
  it('[12.0] where no combat is allowed nobody boards', () => {
    const state = two({ a: { parties: [obp([1], 'b')] } }, { noCombat: true, melees: [] });
    const tools = context();
    expect(meleePhase.enter(state, tools)).toBe('done');
    expect([tools.told, of(state, 'b').captured, meleePhase.asks(state)]).toEqual([[], false, []]);
  });

  it('[12.3.3] boarders who kill each other end their melee at once, while another goes on', () => {
    const state = two({
      a: { parties: [obp([1], 'b')] },
      b: { parties: [obp([1], 'a')] },
      c: { parties: [obp([1, 2, 3], 'd')] },
      d: { parties: [dbp(1, 2, 3)] },
    });
    oneLeft(of(state, 'a'));
    oneLeft(of(state, 'b'));
    // A square each on ones; then three rounds of sixes in which nobody falls.
    const tools = context(1, 1, 6, 6, 6, 6, 6, 6);
    expect(meleePhase.enter(state, tools)).toBe('waits');
    expect(tools.told.map(({ kind }) => kind)).toEqual([
      'melee-round',
      'melee-ends',
      'melee-round',
      'melee-round',
      'melee-round',
    ]);
    expect(tools.told[1]).toEqual({
      kind: 'melee-ends',
      rule: '12.3.3',
      ships: ['a', 'b'],
      how: 'won',
      winner: null,
    });
  });

  it('[12.3.3] undecided after three rounds: both are asked whether they disengage', () => {
    const state = two({ a: { parties: [obp([1, 2, 3], 'b')] }, b: { parties: [dbp(1, 2, 3)] } });
    state.melees = [melee('a', 'b')];
    expect(meleePhase.enter(state, context(6, 6, 6, 6, 6, 6))).toBe('waits');
    expect(state.fighting).toEqual({ round: 3, questions: [{ kind: 'disengage', a: 'a', b: 'b' }] });
    const ask = (ship: string, other: string) => ({
      id: `0.t4.disengage.${ship} ${other}`,
      seat: `${ship}-1`,
      kind: 'disengage',
      rule: '12.3.3',
      ship,
      other,
    });
    expect(meleePhase.asks(state)).toEqual([ask('a', 'b'), ask('b', 'a')]);
    expect([...disengageAsk.choices({} as never, {} as never)]).toEqual([
      { disengage: true },
      { disengage: false },
    ]);
  });

  it('[12.2.6] boarders who have beaten her boarders go on against her defenders: one melee, not two', () => {
    const state = two(
      { a: { parties: [obp([1], 'b'), dbp(2, 3)] }, b: { parties: [obp([1, 2, 3], 'a')] } },
      { melees: [melee('a', 'b')] },
    );
    oneLeft(of(state, 'a'));
    const tools = context(6, 1, 6, 6, 6, 6);
    expect(meleePhase.enter(state, tools)).toBe('waits');
    expect(tools.told.map(({ kind }) => kind)).toEqual(['melee-round', 'melee-round', 'melee-round']);
    expect(state.melees).toEqual([melee('a', 'b')]);
  });

  it('[26.2] who has fought has done so in the log', () => {
    const state = advancedSea(
      [
        advancedShip({ id: 'a', at: 'K15', heading: 1, parties: [obp([1, 2, 3], 'b')] }),
        advancedShip({ id: 'b', at: 'L15', heading: 1, side: 'b', parties: [dbp(1, 2, 3)] }),
        advancedShip({ id: 'c', at: 'T15', heading: 1 }),
      ],
      { turn: 4, grapples: [grapple('a', 'b')] },
    );
    meleePhase.enter(state, context(6, 6, 6, 6, 6, 6));
    expect(state.ships.map(({ advanced }) => advanced.did.melee)).toEqual([true, true, undefined]);
  });
});

describe('defenders who have won', () => {
  /** Both attackers have one square; on ones the defenders kill it and lose one of nine. */
  const won = () => {
    const state = two({
      a: { parties: [obp([1], 'b')] },
      b: { parties: [dbp(1, 2, 3)] },
      c: { parties: [obp([1], 'd')] },
      d: { parties: [dbp(1, 2, 3)] },
    });
    oneLeft(of(state, 'a'));
    oneLeft(of(state, 'c'));
    const tools = context(1, 1, 1, 1);
    expect(meleePhase.enter(state, tools)).toBe('waits');
    return { state, tools };
  };
  const ask = (ship: string, target: string) => ({
    id: `0.t4.board-on.${ship}`,
    seat: 'b-1',
    kind: 'board-on',
    rule: '12.3.5',
    ship,
    target,
  });

  it('[12.3.5] each is asked whether they board, and each has what it ordered', () => {
    for (const boards of ['b', 'd']) {
      const { state } = won();
      const asks = meleePhase.asks(state);
      expect(asks).toEqual([ask('b', 'a'), ask('d', 'c')]);
      const tools = context();
      const answers = asks.map((each) => ({ ask: each, answer: { board: each.ship === boards } }));
      expect(meleePhase.resolve(state, answers, tools)).toBe('done');
      const [taken, left] = boards === 'b' ? ['a', 'c'] : ['c', 'a'];
      expect([of(state, taken!).captured, of(state, left!).captured]).toEqual([true, false]);
    }
    expect([...boardOnAsk.choices({} as never, {} as never)]).toEqual([{ board: true }, { board: false }]);
  });

  it('[12.3.5] only the defenders turn boarders; who was sent elsewhere does not go with them', () => {
    const state = two({ b: { parties: [dbp(1), obp([2], 'c')] } }, { melees: [melee('a', 'b')] });
    state.fighting = { round: 1, questions: [{ kind: 'board-on', ship: 'b', target: 'a' }] };
    const tools = context();
    const [first] = meleePhase.asks(state);
    meleePhase.resolve(state, [{ ask: first!, answer: { board: true } }], tools);
    expect(tools.told.find(({ kind }) => kind === 'captured')).toMatchObject({ ship: 'a', prize: 3 });
    expect(of(state, 'b').sections.map(({ left }) => left)).toEqual([0, 3, 3]);
  });

  it('[12.4.8] guards who have won but are too few lose their prize: nobody is asked to board his own side', () => {
    const state = two(
      { a: { side: 'a', owner: 'b', captured: true, parties: [dbp(4)] }, b: { parties: [obp([1], 'a')] } },
      { melees: [melee('a', 'b')] },
    );
    const prize = of(state, 'a');
    for (const section of prize.sections) section.role = 'prisoner';
    prize.sections.push({ ...prize.sections[0]!, no: 4, side: 'a', role: 'prize', total: 2, left: 2 });
    for (const [index, section] of prize.sections.slice(0, 3).entries())
      prize.sections[index] = { ...section, side: 'b' };
    oneLeft(of(state, 'b'));
    // Nine prisoners need two guards; a one on each die leaves one, and none of the boarders.
    const tools = context(1, 1);
    expect(meleePhase.enter(state, tools)).toBe('done');
    expect(tools.told.map(({ kind }) => kind)).toEqual(['melee-round', 'melee-ends', 'retaken']);
    expect([prize.side, state.fighting, state.melees]).toEqual(['b', null, []]);
  });
});

import { describe, expect, it } from 'vitest';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { Party } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { sideBySide } from '../testing/duel.ts';
import { context, testShip, viewOf } from '../testing/sea.ts';
import { boardable, boardingAsk, boardingPhase, transferable } from './boarding.ts';
import { grapplingPhase } from './grappling.ts';
import { takePrizes } from './transfer.ts';
import { unfoulingPhase } from './unfouling.ts';
import { ungrapplingPhase } from './ungrappling.ts';

type Order = AnswerTo<'boarding'>['parties'][number];
const obp = (sections: number[], target: string): Order => ({ type: 'OBP', sections, target });
const tbp = (sections: number[], target: string): Order => ({ type: 'TBP', sections, target });
const dbp = (...sections: number[]): Order => ({ type: 'DBP', sections, target: null });
const GRAPPLED = { grapples: [{ ...bondOf('a', 'b'), count: 1 }] };
const ELSEWHERE = { ...bondOf('x', 'y'), count: 2 };

describe('who is asked, and for what', () => {
  const ask = (kind: string, ship: 'a' | 'b', rest: object) => ({
    id: `0.t3.${kind}.${ship}`,
    seat: `${ship}-1`,
    kind,
    ship,
    ...rest,
  });

  it('[6.0] each of two fouled ships, to unfoul', () => {
    const state = sideBySide({ fouls: [bondOf('a', 'b')] });
    expect(unfoulingPhase.asks(state)).toEqual([
      ask('unfoul', 'a', { rule: '6.0', fouledWith: ['b'] }),
      ask('unfoul', 'b', { rule: '6.0', fouledWith: ['a'] }),
    ]);
  });

  it('[9.1.2] each of two ships side by side, to grapple', () => {
    expect(grapplingPhase.asks(sideBySide())).toEqual([
      ask('grapple', 'a', { rule: '9.1.2', targets: ['b'] }),
      ask('grapple', 'b', { rule: '9.1.2', targets: ['a'] }),
    ]);
  });

  it('[9.2.1] each of two that are grappled, to ungrapple', () => {
    expect(ungrapplingPhase.asks(sideBySide(GRAPPLED))).toEqual([
      ask('ungrapple', 'a', { rule: '9.2.1', from: ['b'] }),
      ask('ungrapple', 'b', { rule: '9.2.1', from: ['a'] }),
    ]);
  });

  it('[10.2.1] each of them, for parties; but not one whose men have all just come aboard', () => {
    expect(boardingPhase.asks(sideBySide(GRAPPLED))).toEqual([
      ask('boarding', 'a', { rule: '10.2.1' }),
      ask('boarding', 'b', { rule: '10.2.1' }),
    ]);
    const state = sideBySide(GRAPPLED);
    const [a] = state.ships;
    a!.sections = a!.sections.map((section) => ({ ...section, since: 3 }));
    expect(boardingPhase.asks(state).map(({ ship }) => ship)).toEqual(['b']);
  });

  it('[10.2.6] [24.3.3] nobody boards or goes over to a ship that is no longer there', () => {
    const gone = sideBySide(GRAPPLED, { side: 'b', presence: 'gone' });
    expect(boardable(gone, gone.ships[0]!)).toEqual([]);
    const friend = sideBySide({}, { presence: 'gone' });
    expect(transferable(friend, friend.ships[0]!)).toEqual([]);
  });
});

describe('irons', () => {
  it('[9.1.5.1] another on the same ship counts with the first; those of other ships stay as they are', () => {
    const state = sideBySide({ grapples: [...GRAPPLED.grapples, ELSEWHERE] });
    const [first] = grapplingPhase.asks(state);
    grapplingPhase.resolve(state, [{ ask: first!, answer: { targets: ['b'] } }], context(6, 6));
    expect(state.grapples).toEqual([ELSEWHERE, { ...bondOf('a', 'b'), count: 2 }]);
  });

  it('[9.2.2] with the last she is free of that ship, and of no other', () => {
    const state = sideBySide({ grapples: [...GRAPPLED.grapples, ELSEWHERE] });
    const [first] = ungrapplingPhase.asks(state);
    ungrapplingPhase.resolve(state, [{ ask: first!, answer: { from: ['b'] } }], context(6, 6));
    expect(state.grapples).toEqual([ELSEWHERE]);
  });

  it('[12.3.3] before any are thrown, melees of ships that have drifted apart are over', () => {
    const state = sideBySide({ melees: [{ ...bondOf('a', 'b'), since: 2 }] });
    const tools = context();
    grapplingPhase.enter(state, tools);
    expect(tools.told).toMatchObject([{ kind: 'melee-ends', how: 'parted' }]);
  });
});

describe('rigging given up to unfoul', () => {
  const spent = (rigging: number[], spend: boolean) => {
    const state = sideBySide({ fouls: [bondOf('a', 'b')] });
    const [first] = unfoulingPhase.asks(state);
    state.ships[0]!.rigging = rigging;
    const tools = context(1, 1);
    unfoulingPhase.resolve(state, [{ ask: first!, answer: { attempts: [{ from: 'b', spend }] } }], tools);
    return [tools.told.map((told) => 'spent' in told && told.spent), state.ships[0]!.rigging];
  };

  it('[6.1] one square for an attempt, if it is ordered and she has one', () => {
    expect(spent([0, 2, 4, 4], true)).toEqual([[true], [0, 1, 4, 4]]);
    expect(spent([0, 2, 4, 4], false)).toEqual([[false], [0, 2, 4, 4]]);
    expect(spent([0, 0, 0, 0], true)).toEqual([[false], [0, 0, 0, 0]]);
  });
});

describe('parties as they are formed', () => {
  /** 'a' has these parties from the turn before; the answer adds to them. */
  const formed = (before: Party[], answer: AnswerTo<'boarding'>['parties']) => {
    const state = sideBySide(GRAPPLED);
    const [a] = state.ships;
    const [ask] = boardingPhase.asks(state);
    a!.parties = before;
    boardingPhase.resolve(state, [{ ask: ask!, answer: { parties: answer } }], context());
    return a!;
  };

  it('[12.3.4] new men join those of the same purpose; other parties stay as they are', () => {
    const before = [dbp(1), obp([2], 'b')];
    expect(formed(before, [obp([3], 'b')]).parties).toEqual([dbp(1), obp([2, 3], 'b')]);
  });

  it('[10.2.3] for another ship, or for another purpose, they are a party of their own', () => {
    expect(formed([obp([1], 'b')], [obp([2], 'c')]).parties).toEqual([obp([1], 'b'), obp([2], 'c')]);
    expect(formed([obp([1], 'b')], [tbp([2], 'b')]).parties).toEqual([obp([1], 'b'), tbp([2], 'b')]);
  });

  it('[10.2.5] with every section that has men in a party nobody is left for guns and sails', () => {
    expect(formed([], [dbp(1, 2, 3)]).allBoarding).toBe(true);
    expect(formed([], [dbp(1, 2)]).allBoarding).toBe(false);
    expect(formed([], []).allBoarding).toBe(false);
    const state = sideBySide(GRAPPLED);
    const [a] = state.ships;
    a!.sections[2]!.left = 0;
    const [ask] = boardingPhase.asks(state);
    boardingPhase.resolve(state, [{ ask: ask!, answer: { parties: [dbp(1, 2)] } }], context());
    expect(a!.allBoarding).toBe(true);
  });

  it('[10.2.5] that holds for parties of an older melee too, though nobody is asked', () => {
    const state: State = { ...sideBySide(GRAPPLED), melees: [{ ...bondOf('a', 'b'), since: 2 }] };
    for (const [index, other] of ['b', 'a'].entries()) state.ships[index]!.parties = [obp([1, 2, 3], other)];
    expect(boardingPhase.enter(state, context())).toBe('done');
    expect(state.ships.map(({ allBoarding }) => allBoarding)).toEqual([true, true]);
    expect(state.ships[0]!.toldOff).toEqual([obp([1, 2, 3], 'b')]);
  });

  it('[10.2.8] a ship without a party has told nobody off', () => {
    const state = sideBySide(GRAPPLED);
    const [ask] = boardingPhase.asks(state);
    boardingPhase.resolve(state, [{ ask: ask!, answer: { parties: [dbp(1)] } }], context());
    expect(state.ships.map(({ toldOff }) => toldOff)).toEqual([[dbp(1)], undefined]);
  });
});

describe('what may be ordered', () => {
  const offered = (advanced: Partial<AdvancedLog>) => {
    const crew = { spec: { crew: [3, 3] } };
    const state = advancedSea(
      [
        advancedShip({ id: 'a', at: 'K15', heading: 1, ...crew, advanced }),
        advancedShip({ id: 'b', at: 'L15', heading: 1, side: 'b' }),
      ],
      GRAPPLED,
    );
    const [ask] = boardingPhase.asks(state);
    if (ask?.kind !== 'boarding') throw new Error('nothing is asked');
    return [...boardingAsk.choices(viewOf(state), ask)].map(({ parties }) => parties);
  };

  it('[10.1.2] without men aloft: parties from the first section on, alone or shared', () => {
    expect(offered({})).toEqual([
      [],
      [dbp(1)],
      [obp([1], 'b')],
      [tbp([1], 'b')],
      [dbp(1, 2)],
      [obp([1], 'b'), dbp(2)],
      [obp([1, 2], 'b')],
      [tbp([1, 2], 'b')],
    ]);
  });

  it('[23.0] men aloft are passed over, and come down to defend only; each order is offered once', () => {
    expect(offered({ notes: { sail: 'FS' } })).toEqual([
      [],
      [dbp(2)],
      [obp([2], 'b')],
      [tbp([2], 'b')],
      [dbp(1)],
      [dbp(1, 2)],
    ]);
  });
});

describe('prizes', () => {
  it('[12.2.7] her own side’s men aboard are no prisoners of those who come', () => {
    const state = sideBySide(GRAPPLED, { side: 'b', surrender: 'firepower' });
    const [a, b] = state.ships;
    // Two squares hold nine; the four held aboard are comrades.
    b!.sections.push({
      ...testShip({ id: 'z', at: 'A1', heading: 1 }).sections[0]!,
      no: 4,
      left: 4,
      role: 'prisoner',
    });
    a!.sections[0]!.left = 2;
    a!.parties = [obp([1], 'b')];
    const tools = context();
    takePrizes(state, tools);
    expect(tools.told).toEqual([
      { kind: 'captured', rule: '12.4.3', ship: 'b', by: 'a', bySide: 'a', prize: 6, prisoners: 9 },
    ]);
  });
});

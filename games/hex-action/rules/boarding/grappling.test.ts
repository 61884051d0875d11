import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { combatPhase } from '../gunnery/combat.ts';
import { heldBy } from '../sailing/held.ts';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import { ANSWERS } from '../sea/asks.ts';
import type { Ship } from '../sea/ship.ts';
import { bondOf } from '../sea/state.ts';
import type { Quality } from '../sea/words.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { answered, phaseAsks, played } from '../testing/play.ts';
import { context, type TestShip, testSea, toldOf, viewOf } from '../testing/sea.ts';
import { boardable } from './boarding.ts';
import { grappleAsk, grappleModifiers, grapplingPhase } from './grappling.ts';

const A: TestShip = { id: 'a', at: 'K15', heading: 1, noted: { factors: 1, hexes: 1 } };
const B: TestShip = { id: 'b', at: 'L15', heading: 1, side: 'b', noted: { factors: 1, hexes: 1 } };
const pair = (a: Partial<TestShip> = {}, b: Partial<TestShip> = {}) =>
  testSea({
    ships: [
      { ...A, ...a },
      { ...B, ...b },
    ],
    phase: 'grappling',
  });
const total = (modifiers: readonly { by: number }[]) => modifiers.reduce((sum, { by }) => sum + by, 0);
const of = (state: ReturnType<typeof testSea>, id: string): Ship =>
  state.ships.find((each) => each.id === id)!;
const modified = (a: Partial<TestShip>, b: Partial<TestShip> = {}) => {
  const state = pair(a, b);
  return grappleModifiers(of(state, 'a'), of(state, 'b'));
};

describe('grappling', () => {
  it('[9.0] any ship next to another, friend or enemy, fouled or not, may try', () => {
    const state = testSea({
      ships: [A, B, { ...A, id: 'friend', at: 'J15' }, { ...B, id: 'far', at: 'N15' }],
      fouls: [bondOf('a', 'b')],
    });
    const asks = phaseAsks(grapplingPhase, state, context());
    expect(asks.map((ask) => [ask.ship, 'targets' in ask && ask.targets])).toEqual([
      ['a', ['b', 'friend']],
      ['b', ['a']],
      ['friend', ['a']],
    ]);
    expect(grapplingPhase.enter(pair({}, { at: 'M15' }), context())).toBe('done');
    expect(grapplingPhase.enter(pair({}, { presence: 'due' }), context())).toBe('done');
    expect(grapplingPhase.enter({ ...pair(), noCombat: true }, context())).toBe('done');
  });

  it('[9.1.1] one or both may try', () => {
    const both = pair();
    const told = context(1, 1, 6, 4);
    played(grapplingPhase, both, told, { a: { targets: ['b'] }, b: { targets: ['a'] } });
    expect(toldOf(told.told, 'grapple').map(({ ship, success }) => [ship, success])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    const none = pair();
    played(grapplingPhase, none, context(), { a: { targets: [] }, b: { targets: [] } });
    expect(none.grapples).toEqual([]);
  });

  it('[9.1.2] once a turn each adjacent ship, and no other', () => {
    const state = testSea({ ships: [A, B, { ...B, id: 'c', at: 'J15' }, { ...B, id: 'far', at: 'P15' }] });
    const ask = phaseAsks(grapplingPhase, state, context()).find((each) => each.ship === 'a');
    if (ask?.kind !== 'grapple') throw new Error('no ask');
    expect([...grappleAsk.choices(viewOf(state), ask)]).toHaveLength(4);
    expect(grappleAsk.check(viewOf(state), ask, { targets: ['b', 'c'] })).toBeNull();
    expect(grappleAsk.check(viewOf(state), ask, { targets: ['far'] })).toMatchObject({ rule: '9.1.2' });
    // The shape of an answer allows no ship to be named twice.
    expect(fitsSchema(ANSWERS.grapple, { targets: ['b', 'c'] })).toBe(true);
    expect(fitsSchema(ANSWERS.grapple, { targets: ['b', 'b'] })).toBe(false);
  });

  it('[9.1.3] friends roll as well', () => {
    const state = pair({}, { side: 'a' });
    const told = context(2, 3);
    played(grapplingPhase, state, told, { a: { targets: ['b'] }, b: { targets: [] } });
    expect(toldOf(told.told, 'grapple')).toMatchObject([
      { rule: '9.1.3', dice: [2, 3], total: 9, success: false },
    ]);
  });

  it('[9.1.4] two dice against the table, with everything that bears on them told', () => {
    for (const [dice, success] of [
      [[4, 5], false],
      [[4, 6], true],
    ] as const) {
      const state = pair();
      const told = context(...dice);
      played(grapplingPhase, state, told, { a: { targets: ['b'] }, b: { targets: [] } });
      expect(toldOf(told.told, 'grapple')).toEqual([
        {
          kind: 'grapple',
          rule: '9.1.4',
          ship: 'a',
          target: 'b',
          dice,
          modifiers: [],
          total: dice[0] + dice[1],
          needed: 10,
          success,
        },
      ]);
      expect(state.grapples).toHaveLength(success ? 1 : 0);
    }
    const easier = { ...pair(), options: { entanglement: 'two-dice-9' } as const };
    played(grapplingPhase, easier, context(4, 5), { a: { targets: ['b'] }, b: { targets: [] } });
    expect(easier.grapples).toHaveLength(1);
  });

  it('[9.1.4.1] a step of quality counts one either way; among friends only the grappling crew’s', () => {
    const by = (own: Quality, target: Quality, side = 'b') =>
      modified({ quality: own }, { quality: target, side }).find(({ rule }) => rule === '9.1.4.1')?.by ?? 0;
    expect(by('elite', 'poor')).toBe(4);
    expect(by('poor', 'elite')).toBe(-4);
    expect(by('crack', 'average')).toBe(1);
    expect(by('green', 'average')).toBe(-1);
    expect(by('elite', 'poor', 'a')).toBe(2);
    expect(by('crack', 'elite', 'a')).toBe(1);
    expect(by('poor', 'elite', 'a')).toBe(0);
  });

  it('[9.1.4.2] friends have four more', () => {
    expect(modified({}, { side: 'a' })).toEqual([{ what: 'both ships friendly', by: 4, rule: '9.1.4.2' }]);
  });

  it('[9.1.4.3] one motionless ship makes it easier by one', () => {
    const still = { noted: { factors: 1, hexes: 0 } };
    for (const modifiers of [modified(still), modified({}, still)])
      expect(modifiers).toEqual([{ what: 'one ship motionless', by: 1, rule: '9.1.4.3' }]);
  });

  it('[9.1.4.4] two motionless ships by two', () => {
    const still = { noted: { factors: 0, hexes: 0 } };
    expect(modified(still, still)).toEqual([{ what: 'both ships motionless', by: 2, rule: '9.1.4.4' }]);
  });

  it('[9.1.4.5] each movement point of the target above one makes it harder', () => {
    const fast = { noted: { factors: 4, hexes: 3 } };
    expect(modified({}, fast)).toEqual([{ what: 'movement of the target', by: -3, rule: '9.1.4.5' }]);
    expect(total(modified(fast))).toBe(0);
  });

  it('[9.1.4.6] twelve on the dice always grapples', () => {
    const state = pair({ quality: 'poor' }, { quality: 'elite', noted: { factors: 4, hexes: 4 } });
    const told = context(6, 6);
    played(grapplingPhase, state, told, { a: { targets: ['b'] }, b: { targets: [] } });
    expect(toldOf(told.told, 'grapple')).toMatchObject([{ total: 5, needed: 10, success: true }]);
    expect(state.grapples).toHaveLength(1);
  });

  it('[9.1.5] [9.1.5.1] [9.1.8] grapples add up, whoever throws, and stand in both logs', () => {
    const state = pair();
    const told = context(6, 4, 5, 5, 6, 5);
    played(grapplingPhase, state, told, { a: { targets: ['b'] }, b: { targets: ['a'] } });
    expect(state.grapples).toEqual([{ a: 'a', b: 'b', count: 2 }]);
    played(grapplingPhase, state, told, { a: { targets: ['b'] }, b: { targets: [] } });
    expect(state.grapples).toEqual([{ a: 'a', b: 'b', count: 3 }]);
  });

  it('[9.1.6] grappled ships can’t move or turn', () => {
    const state = { ...pair(), grapples: [{ ...bondOf('a', 'b'), count: 1 }] };
    for (const each of state.ships) expect(heldBy(state, each)).toBe('grappled');
  });

  it('[9.1.7] grappled enemies may be boarded', () => {
    const state = { ...pair(), grapples: [{ ...bondOf('a', 'b'), count: 1 }] };
    expect(boardable(state, of(state, 'a')).map(({ id }) => id)).toEqual(['b']);
    expect(boardable(pair(), of(pair(), 'a'))).toEqual([]);
  });

  it('[9.1.9] grappled ships may fire', () => {
    const state = { ...pair(), grapples: [{ ...bondOf('a', 'b'), count: 1 }] };
    expect(phaseAsks(combatPhase, state, context()).map(({ ship }) => ship)).toEqual(['a', 'b']);
  });

  it('[9.1.10] a ship whose crew is all in a melee, lost or surrendered throws no irons', () => {
    const targets = { ...bondOf('a', 'b'), count: 1 };
    const busy = {
      ...pair({ parties: [{ type: 'OBP', sections: [1, 2, 3], target: 'b' }] }),
      grapples: [targets],
      melees: [{ ...bondOf('a', 'b'), since: 1 }],
    };
    expect(phaseAsks(grapplingPhase, busy, context()).map(({ ship }) => ship)).toEqual(['b']);
    const partly = {
      ...busy,
      ships: pair({ parties: [{ type: 'OBP', sections: [1, 2], target: 'b' }] }).ships,
    };
    expect(phaseAsks(grapplingPhase, partly, context()).map(({ ship }) => ship)).toEqual(['a', 'b']);
    // The ship they fought has left the sea and the melee with her: they are free for the irons.
    const left = { ...busy, melees: [], grapples: [] };
    expect(phaseAsks(grapplingPhase, left, context()).map(({ ship }) => ship)).toEqual(['a', 'b']);
    const gone = pair({ surrender: 'firepower' });
    expect(phaseAsks(grapplingPhase, gone, context()).map(({ ship }) => ship)).toEqual(['b']);
    const empty = pair();
    for (const section of of(empty, 'a').sections) section.left = 0;
    expect(phaseAsks(grapplingPhase, empty, context()).map(({ ship }) => ship)).toEqual(['b']);
  });

  it('[9.1.10] nor does one whose last free section is at the pumps or in the rigging', () => {
    const throwers = (advanced: Partial<AdvancedLog>, sections = 3) => {
      const own = advancedShip({ ...A, advanced });
      for (const section of own.sections.slice(sections)) section.left = 0;
      const state = advancedSea([own, advancedShip(B)], { phase: 'grappling' });
      return phaseAsks(grapplingPhase, state, context()).map(({ ship }) => ship);
    };
    expect(throwers({ wounds: { waterline: 2 } })).toEqual(['a', 'b']);
    expect(throwers({ wounds: { waterline: 3 } })).toEqual(['b']);
    expect(throwers({ wounds: { waterline: 1 } }, 1)).toEqual(['b']);
    expect(throwers({ notes: { sail: 'FS' } }, 2)).toEqual(['a', 'b']);
    expect(throwers({ notes: { sail: 'FS' } }, 1)).toEqual(['b']);
  });

  it('[9.1.1] a ship asked for nothing changes nothing', () => {
    const state = pair();
    phaseAsks(grapplingPhase, state, context());
    answered(grapplingPhase, state, context(), { a: { targets: [] }, b: { targets: [] } });
    expect(state.grapples).toEqual([]);
  });
});

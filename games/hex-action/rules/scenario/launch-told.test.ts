/** A ship as a scenario launches her, in both games, and what a scenario watches while she sails. */
import { describe, expect, it } from 'vitest';
import { PLAIN_RULES } from '../sea/rule-set.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import type { Victory } from '../sea/victory-language.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { keyNamed } from '../testing/sailing.ts';
import { soundScenario } from '../testing/scenario.ts';
import { hexNamed } from '../testing/sea.ts';
import { examine } from './examine.ts';
import { launch } from './launch.ts';
import type { Scenario } from './scenario.ts';
import { setup } from './setup.ts';
import { passMarks } from './victory.ts';

type ScenarioShip = Scenario['ships'][number];
const ENTRY: ScenarioShip = soundScenario().ships[0]!;
const SEATS = [{ id: 'a-1', side: 'a', name: 'A' }];
const basic = (changes: Partial<ScenarioShip> = {}) => launch({ ...ENTRY, ...changes }, SEATS, null);
const advanced = (changes: Partial<ScenarioShip> = {}, special: SpecialRule[] = []) =>
  launch({ ...ENTRY, ...changes }, SEATS, { rules: PLAIN_RULES, special });

describe('a ship that is launched', () => {
  it('[13.5] is loaded, unless the loading is put off', () => {
    expect(basic()).toMatchObject({ loaded: { L: true, R: true }, empty: 0 });
    expect(basic({ unloaded: true })).toMatchObject({ loaded: { L: false, R: false }, empty: 2 });
    expect(advanced({ shot: 'D' }).advanced).toMatchObject({ shot: { L: 'D', R: 'D' } });
    expect(advanced().advanced).toMatchObject({ shot: { L: 'R', R: 'R' } });
    expect(advanced().advanced).not.toHaveProperty('unloaded');
    const putOff = advanced({ unloaded: true });
    expect(putOff.advanced).toMatchObject({ shot: { L: null, R: null }, unloaded: true });
  });

  it('[26.1.1] has thirty squares of powder and shot, or as many as her side was given', () => {
    const reloads: SpecialRule = { id: 'reloads', side: 'a', squares: 7 };
    expect([advanced(), advanced({}, [reloads])].map((ship) => ship.advanced.reloads)).toEqual([30, 7]);
    expect(advanced({}, [{ ...reloads, side: 'b' }]).advanced.reloads).toBe(30);
  });

  it('[16.2.1] has lost as many squares as are marked off; in the Basic Game half of them, but for the rigging', () => {
    const damage = { hull: 3, crew: 5, guns: 3, rigging: 5 };
    const lost = (before: ReturnType<typeof basic>, after: ReturnType<typeof basic>) => ({
      hull: before.hull - after.hull,
      crew: before.sections.map((section, at) => section.left - after.sections[at]!.left),
      guns: [before.guns.L - after.guns.L, before.guns.R - after.guns.R],
      rigging: before.rigging.reduce((sum, squares, at) => sum + squares - after.rigging[at]!, 0),
    });
    expect(lost(advanced(), advanced({ damage }))).toMatchObject({ hull: 3, guns: [3, 3], rigging: 5 });
    expect(lost(basic(), basic({ damage }))).toEqual({ hull: 1, crew: [2, 0, 0], guns: [1, 1], rigging: 5 });
    expect(lost(basic(), basic({ damage: { hull: 999 } })).hull).toBe(basic().hull - 1);
  });

  it('[3.1.2] is of a class that there is', () => {
    expect(() => basic({ class: 'raft' })).toThrow('no class of ship raft');
  });

  it('[8.1.2] is due if she enters later', () => {
    expect(
      [basic(), basic({ entryTurn: 4 })].map(({ presence, entryTurn }) => [presence, entryTurn]),
    ).toEqual([
      ['afloat', null],
      ['due', 4],
    ]);
  });

  it('[16.1.2.3.1] the tables of the match go before those of the scenario', () => {
    type Tables = NonNullable<Scenario['tables']>;
    const lowPowder = (scenario?: Tables, match?: Tables) => {
      const stated = { ...soundScenario(), ...(scenario && { tables: scenario }) };
      return setup(stated, { ...(match && { tables: match }) }).advanced?.rules.tables.lowPowder;
    };
    expect(lowPowder()).toBe('by-guns');
    expect(lowPowder({ lowPowder: 'one' })).toBe('one');
    expect(lowPowder(undefined, { lowPowder: 'one' })).toBe('one');
    expect(lowPowder({ lowPowder: 'one' }, { lowPowder: 'by-guns' })).toBe('by-guns');
  });
});

describe('hexes that a victory asks about', () => {
  const reach = (hex: string) => ({ test: 'reach' as const, ship: 'x', hexes: [hex] });
  const visits = (victory: Victory) => {
    const sea = advancedSea([advancedShip({ id: 'x', at: 'K20', heading: 1 })], { victory });
    passMarks(sea, sea.ships[0]!, ['K19', 'K18', 'K17'].map(hexNamed));
    return sea.advanced.visited;
  };

  it('[14.2] are noted when her bow comes into them, whether for a win, inside other tests, or for points', () => {
    const nested: Victory = {
      type: 'special',
      otherwise: 'draw',
      wins: [{ side: 'a', when: 'each-turn', if: { test: 'all', of: [reach('K17'), reach('K18')] } }],
    };
    expect(visits(nested)).toEqual({ x: [keyNamed('K18'), keyNamed('K17')] });
    const bonus: Victory = { type: 'points', margin: 1, bonus: [{ side: 'a', points: 5, if: reach('K18') }] };
    expect(visits(bonus)).toEqual({ x: [keyNamed('K18')] });
    expect(visits({ type: 'points', margin: 1 })).toEqual({});
    expect(visits({ type: 'single-ship' })).toEqual({});
  });
});

describe('a test of victory that lists no ships', () => {
  it('[14.2] may leave the list out, if it names a side', () => {
    const victory = (test: object) => ({
      ...soundScenario(),
      victory: { type: 'points', margin: 1, bonus: [{ side: 'a', points: 1, if: test }] } as Victory,
    });
    const captured = { test: 'captured', atLeast: 1, ships: undefined };
    const paths = (test: object) => examine(victory(test)).map(({ path }) => path);
    expect(paths({ ...captured, side: 'b' })).toEqual([]);
    expect(paths(captured)).toEqual(['/victory/bonus/0/if']);
  });
});

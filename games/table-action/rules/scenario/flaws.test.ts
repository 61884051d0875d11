import { describe, expect, it } from 'vitest';
import { spoilt, testScenario } from '../testing/scenario.ts';
import { examine } from './examine.ts';
import type { Scenario } from './scenario.ts';

const flawsOf = (scenario: Scenario): string[] =>
  examine(scenario).map(({ path, expected }) => `${path}: ${expected}`);
const changed = (change: (scenario: Scenario) => void): string[] => {
  const scenario = testScenario();
  change(scenario);
  return flawsOf(scenario);
};

describe('a sound scenario, spoilt', () => {
  it('is sound before', () => expect(examine(testScenario())).toEqual([]));

  it.each([
    ['special.flagship', '/sides/0/flagship', 'y', ['/sides/0/flagship: a ship of side a']],
    ['special.flagship', '/sides/1/flagship', 'x', ['/sides/1/flagship: a ship of side b']],
    ['special.flagship', '/sides/1/flagship', 'y', []],
    [
      'activation.squadron-by-squadron',
      '/squadrons/0/id',
      'rear',
      ['/squadrons: a different id for each squadron and battery'],
    ],
    [
      'shore.own-squadron',
      '/squadrons/0/id',
      'fort',
      ['/squadrons: a different id for each squadron and battery'],
    ],
    ['activation.squadron-by-squadron', '/squadrons/0/seat', 'b-1', ['/squadrons/0/seat: a seat of side a']],
    ['activation.squadron-by-squadron', '/squadrons/2/seat', 'a-2', ['/squadrons/2/seat: a seat of side b']],
    ['activation.squadron-by-squadron', '/squadrons/0/seat', 'a-2', []],
    [
      'activation.squadron-by-squadron',
      '/squadrons/0/ships/1/seat',
      'b-1',
      ['/squadrons/0/ships/1/seat: a seat of side a'],
    ],
    ['shore.own-squadron', '/batteries/0/seat', 'a-1', ['/batteries/0/seat: a seat of side b']],
    [
      'shore.own-squadron',
      '/batteries/0/side',
      'c',
      ['/batteries/0/side: one of a, b', '/batteries/0/seat: a seat of side c'],
    ],
    [
      'fire.declare-target-and-location',
      '/squadrons/0/ships/1/id',
      'x',
      ['/squadrons/0/ships/1/id: an id that nothing else has', '/victory/1/ships/1: the id of a ship'],
    ],
    [
      'shore.own-squadron',
      '/squadrons/1/ships/0/id',
      'fort',
      ['/squadrons/1/ships/0/id: an id that nothing else has'],
    ],
    [
      'demasted',
      '/squadrons/2/ships/0/anchored',
      false,
      ['/squadrons/2/ships/0/anchored: true, since a blockship cannot sail'],
    ],
    ['turn.phases', '/victory/0/side', 'c', ['/victory/0/side: one of a, b']],
    ['turn.phases', '/victory/2/of', 'c', ['/victory/2/of: one of a, b']],
    ['turn.phases', '/victory/1/ships/1', 'nobody', ['/victory/1/ships/1: the id of a ship']],
    ['turn.phases', '/victory/1/ships/1', 'fort', ['/victory/1/ships/1: the id of a ship']],
    ['turn.phases', '/victory/0/batteries/0', 'x', ['/victory/0/batteries/0: the id of a battery']],
    ['turn.phases', '/victory/3/untilTurn', 13, ['/victory/3/untilTurn: a turn up to 12, the last']],
    ['turn.phases', '/victory/3/untilTurn', 11, []],
  ])('[%s] %s: %s', (_rule, path, value, flaws) => expect(flawsOf(spoilt(path, value))).toEqual(flaws));

  it('[activation.squadron-by-squadron] a squadron of no side at all', () =>
    expect(flawsOf(spoilt('/squadrons/1/side', 'c'))).toEqual([
      '/squadrons/1/side: one of a, b',
      '/squadrons/1/seat: a seat of side c',
    ]));

  it('sides and seats with one id', () => {
    expect(changed(({ sides }) => (sides[1]!.id = 'a'))).toContain('/sides: a different id for each side');
    expect(changed(({ sides }) => (sides[0]!.seats[1]!.id = 'a-1'))).toEqual([
      '/sides: a different id for each seat',
      '/squadrons/1/seat: a seat of side a',
    ]);
    expect(changed(({ sides }) => sides[1]!.seats.push({ id: 'a-2', name: 'Twice' }))).toEqual([
      '/sides: a different id for each seat',
    ]);
  });

  it('[shore.own-squadron] a side needs a ship or a battery', () => {
    const without = (batteries: boolean) =>
      changed((scenario) => {
        scenario.squadrons = scenario.squadrons.filter(({ side }) => side === 'a');
        scenario.victory = [{ type: 'points', margin: 1 }];
        if (!batteries) scenario.batteries = [];
      });
    expect(without(true)).toEqual([]);
    expect(without(false)).toEqual(['/squadrons: a ship or a battery of side b']);
    const theirs = changed((scenario) => {
      scenario.squadrons = scenario.squadrons.filter(({ side }) => side === 'a');
      scenario.victory = [{ type: 'points', margin: 1 }];
      Object.assign(scenario.batteries[0]!, { side: 'a', seat: 'a-1' });
    });
    expect(theirs).toEqual(['/squadrons: a ship or a battery of side b']);
  });

  it.each([
    ['the edge of the table', '/squadrons/0/ships/0/x', 72_000, []],
    ['beyond it', '/squadrons/0/ships/0/x', 72_001, ['/squadrons/0/ships/0/x: a place on the table']],
    ['its lower edge', '/squadrons/0/ships/0/y', 48_000, []],
    ['below it', '/squadrons/0/ships/0/y', 48_001, ['/squadrons/0/ships/0/y: a place on the table']],
    ['a battery on the edge', '/batteries/0/x', 72_000, []],
    ['a battery beyond it', '/batteries/0/x', 72_001, ['/batteries/0/x: a place on the table']],
    ['a battery on the lower edge', '/batteries/0/y', 48_000, []],
    ['a battery below it', '/batteries/0/y', 48_001, ['/batteries/0/y: a place on the table']],
  ])('what lies on the table: %s', (_where, path, value, flaws) =>
    expect(flawsOf(spoilt(path, value))).toEqual(flaws),
  );

  it('[aground.removed] [collision.contact] nobody begins on the ground or on top of another', () => {
    expect(changed(({ squadrons }) => Object.assign(squadrons[0]!.ships[1]!, { x: 3000, y: 3000 }))).toEqual([
      '/squadrons/0/ships/1/x: water under her whole base',
    ]);
    expect(changed(({ squadrons }) => (squadrons[1]!.ships[0]!.x = 31_000))).toEqual([
      '/squadrons/1/ships/0/x: a place where v does not lie',
    ]);
    // Bases are two and a half inches long: end to end they only touch.
    expect(changed(({ squadrons }) => (squadrons[1]!.ships[0]!.x = 32_500))).toEqual([]);
  });
});

import { fitsSchema, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { classIds, classOf } from '../../data/classes.ts';
import { scenarios } from '../../data/scenarios.ts';
import { hexName, parseHex } from '../sea/hex.ts';
import { sternHex } from '../sea/ship.ts';
import { shipOf } from '../sea/state.ts';
import { examine } from './examine.ts';
import { type Scenario, ScenarioSchema } from './scenario.ts';
import { setup } from './setup.ts';

const shannon = scenarios.find((scenario) => scenario.id === 'chesapeake-shannon-1813')!;

describe('3.1 setting up', () => {
  it('[3.1.1] every scenario on offer says all that is needed: it meets the schema and examination finds no fault', () => {
    for (const scenario of scenarios) {
      expect(schemaFlaws(ScenarioSchema, scenario), scenario.id).toEqual([]);
      expect(examine(scenario), scenario.id).toEqual([]);
    }
    expect(new Set(scenarios.map((scenario) => scenario.id)).size).toBe(scenarios.length);
    expect(
      scenarios.filter((scenario) => scenario.victory.type === 'single-ship').length,
    ).toBeGreaterThanOrEqual(7);
  });

  it('[3.1.2] each ship is of the nation and class that the scenario names', () => {
    const sea = setup(shannon, {});
    expect(shipOf(sea, 'shannon').spec).toMatchObject({
      nation: 'British',
      class: 3,
      rated: 38,
      quality: 'elite',
    });
    expect(shipOf(sea, 'chesapeake').spec).toMatchObject({
      nation: 'American',
      class: 3,
      rated: 38,
      quality: 'average',
    });
  });

  it('[3.1.3] each bow lies in its hex and points as numbered; the stern lies behind it', () => {
    const ship = shipOf(setup(shannon, {}), 'shannon');
    expect(hexName(ship.bow)).toBe('Z18');
    expect(ship.heading).toBe(3);
    // Z is an odd column: its upper-left neighbour keeps the row number.
    expect(hexName(sternHex(ship))).toBe('Y18');
  });

  it('[3.1.4] the wind blows in the direction the scenario gives', () => {
    expect(setup(shannon, {}).wind).toBe(2);
    expect(setup({ ...shannon, wind: 5 }, {}).wind).toBe(5);
  });

  it('[3.1.5] listed hexes are land, all others water', () => {
    const sea = setup({ ...shannon, land: ['A1', 'B2'] }, {});
    expect(sea.land.map(hexName)).toEqual(['A1', 'B2']);
    expect(setup(shannon, {}).land).toEqual([]);
  });

  it('[3.2] fills in the log from the class, and only what the scenario changes differs', () => {
    const changed: Scenario = {
      ...shannon,
      ships: shannon.ships.map((ship) =>
        ship.id === 'shannon' ? { ...ship, log: { hull: 4, guns: 1 } } : ship,
      ),
    };
    const ship = shipOf(setup(changed, {}), 'shannon');
    expect(ship).toMatchObject({
      hull: 4,
      guns: { L: 1, R: 1 },
      carronades: { L: 3, R: 3 },
      rigging: [5, 5, 5, 5],
    });
    expect(ship.sections.map(({ no, left }) => [no, left])).toEqual([
      [1, 3],
      [2, 2],
      [3, 2],
    ]);
  });
});

describe('classes', () => {
  it('[3.2.7] [3.2.10] have a rigging section for each factor of battle-sail speed, three crew sections, and unique ids', () => {
    for (const id of classIds()) {
      const class_ = classOf(id)!;
      expect(class_.rigging).toHaveLength(class_.battleSpeed);
      expect(class_.crew).toHaveLength(3);
      expect(class_.points.elite).toBeGreaterThanOrEqual(class_.points.poor);
    }
    expect(classIds()).toHaveLength(185);
  });
});

describe('a scenario file with faults', () => {
  const broken = (change: (scenario: Scenario) => unknown): string[] => {
    const scenario = change(structuredClone(shannon)) as Scenario;
    return (
      fitsSchema(ScenarioSchema, scenario) ? examine(scenario) : schemaFlaws(ScenarioSchema, scenario)
    ).map((flaw) => flaw.path);
  };

  it('[3.1.1] is refused with the path of each fault', () => {
    expect(broken((s) => ({ ...s, wind: 7 }))).toContain('/wind');
    expect(broken((s) => ({ ...s, ships: [s.ships[0]] }))).toContain('/ships');
    expect(broken((s) => ({ ...s, ships: [{ ...s.ships[0], class: 'no-such' }, s.ships[1]] }))).toEqual([
      '/ships/0/class',
    ]);
    expect(broken((s) => ({ ...s, ships: [{ ...s.ships[0], side: 'dutch' }, s.ships[1]] }))).toContain(
      '/ships/0/side',
    );
    expect(broken((s) => ({ ...s, ships: [s.ships[0], { ...s.ships[1], bow: 'R14' }] }))).toContain(
      '/ships/1/bow',
    );
    expect(broken((s) => ({ ...s, ships: [s.ships[0], { ...s.ships[1], id: s.ships[0]!.id }] }))).toContain(
      '/ships/1/id',
    );
    expect(broken((s) => ({ ...s, land: [hexName(parseHex('R14')!)] }))).toContain('/ships/0/bow');
    expect(broken((s) => ({ ...s, ships: [{ ...s.ships[0], seat: 'british-1' }, s.ships[1]] }))).toContain(
      '/ships/0/seat',
    );
    expect(broken((s) => ({ ...s, extra: 1 }))).not.toEqual([]);
  });

  it('[18.2.2.2] no fight begins in the hurricane that would end it', () => {
    const blowing = (rest: Partial<Scenario>) => broken((s) => ({ ...s, edition: 'advanced', ...rest }));
    const due = (turn: number) => ({ windSchedule: [{ turn, direction: 1 as const, velocity: 7 }] });
    expect(blowing({ velocity: 6, windChange: 7 })).toEqual([]);
    expect(blowing({ velocity: 7 })).toEqual(['/velocity']);
    expect(blowing(due(1))).toEqual(['/windSchedule/0/velocity']);
    expect(blowing(due(2))).toEqual([]);
  });

  it('[3.1.3] [8.1.2] a ship must lie on the board if its edges are real, and be able to enter if she is due', () => {
    const first = (change: Partial<Scenario['ships'][number]>, rest: Partial<Scenario> = {}) =>
      broken((s) => ({ ...s, ...rest, ships: [{ ...s.ships[0]!, ...change }, s.ships[1]!] }));
    const fixed = { ...shannon.board, fixed: true };
    expect(first({ bow: '-A9' })).toEqual([]);
    expect(first({ bow: '-A9' }, { board: fixed })).toEqual(['/ships/0/bow']);
    expect(first({ bow: '-A9', entryTurn: 2 }, { board: fixed })).toEqual(['/ships/0/bow']);
    const enters = { bow: 'A9', heading: 3, entryTurn: 2 } as const;
    expect(first(enters, { board: fixed })).toEqual([]);
    expect(first(enters, { land: ['A9'] })).toEqual(['/ships/0/bow']);
    // Her stern, one hex up and to the left of A9.
    expect(first(enters, { land: ['-A8'] })).toEqual(['/ships/0/bow']);
    // Against the wind, or without rigging, she could never come.
    expect(first(enters, { wind: 6 })).toEqual(['/ships/0/heading']);
    expect(first({ ...enters, log: { rigging: [0, 0, 0, 0] } })).toEqual(['/ships/0/heading']);
    // Another ship may well have sailed on by the time she enters.
    expect(first({ ...enters, bow: shannon.ships[1]!.bow })).toEqual([]);
  });
});

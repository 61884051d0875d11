/** Every scenario as a match will meet it: sound by its schema, and laid out so that it can be played. */
import { looseDice, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { type Base, gap, insideTable } from '../rules/geometry/base.ts';
import { clearCorridor } from '../rules/geometry/corridor.ts';
import { along, distanceBetween } from '../rules/geometry/point.ts';
import { baseMeets, contains } from '../rules/geometry/polygon.ts';
import { disposition } from '../rules/geometry/wind.ts';
import { tableAction } from '../rules/index.ts';
import { examine } from '../rules/scenario/examine.ts';
import { type Scenario, ScenarioSchema, type ScenarioShip } from '../rules/scenario/scenario.ts';
import { judge } from '../rules/scenario/victory.ts';
import { shoreBatteries } from './batteries.ts';
import { scenarios } from './scenarios.ts';
import { BASE_SIZES } from './statistics.ts';
import { MEASURES } from './tables.ts';

const shipsOf = ({ squadrons }: Scenario) =>
  squadrons.flatMap(({ side, ships }) => ships.map((ship) => ({ ...ship, side })));

const baseOf = ({ x, y, heading, size }: ScenarioShip): Base => ({
  at: { x, y },
  heading,
  ...BASE_SIZES.data[size],
});

const grounds = ({ terrain }: Scenario) =>
  terrain.map(({ kind, polygon }) => ({ kind, points: polygon.map(([x, y]) => ({ x, y })) }));

/** Ships, batteries and terrain of each, typed beside the data. */
const SHAPES = `
frigate-duel british 1 french 1
constitution-guerriere american 1 british 1
treasure-frigates british 4 spanish 4
convoy-raid british 3 french 3
division-lesson british 3 french 2
learning-three british 3 french 3
breaking-the-line british 4 allied 4
collingwood british 6 allied 6
cape-ortegal british 4 french 4
st-vincent spanish 6 british 6
first-of-june british 6 french 7
grand-line british 12 allied 12
san-domingo french 5 british 6, terrain 1
nile-van french 5 british 5, batteries 1, terrain 2
algeciras british 5 allied 5, batteries 2, terrain 3
copenhagen danish 6 british 6, batteries 1, terrain 3
`;

const shape = (scenario: Scenario): string => {
  const forces = scenario.sides.map(
    ({ id }) => `${id} ${shipsOf(scenario).filter(({ side }) => side === id).length}`,
  );
  const forts = scenario.batteries.length > 0 ? `, batteries ${scenario.batteries.length}` : '';
  const ground = scenario.terrain.length > 0 ? `, terrain ${scenario.terrain.length}` : '';
  return `${scenario.id} ${forces.join(' ')}${forts}${ground}`;
};

it('there are sixteen, each with the forces it should have', () => {
  expect(scenarios.map(shape)).toEqual(SHAPES.trim().split('\n'));
});

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  const ships = shipsOf(scenario);
  const land = grounds(scenario);

  it("fits the schema, passes the rules' examination and survives being written and read", () => {
    expect(schemaFlaws(ScenarioSchema, scenario)).toEqual([]);
    expect(examine(scenario)).toEqual([]);
    expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
  });

  it('puts every ship whole on the table, in open water, clear of every other', () => {
    for (const ship of ships) {
      expect(insideTable(baseOf(ship), scenario.table), ship.id).toBe(true);
      expect(
        land.some(({ points }) => baseMeets(points, baseOf(ship))),
        ship.id,
      ).toBe(false);
      for (const other of ships) {
        if (other.id < ship.id)
          expect(gap(baseOf(ship), baseOf(other)), `${ship.id} ${other.id}`).toBeGreaterThan(0);
      }
    }
  });

  it('puts every battery on land', () => {
    for (const { x, y, id } of scenario.batteries) {
      expect(
        land.some(({ kind, points }) => kind === 'land' && contains(points, { x, y })),
        id,
      ).toBe(true);
      expect(shoreBatteries.map((battery) => battery.id)).toContain(id);
    }
  });

  it('has no ship aback under sail, and no enemy already at point blank', () => {
    for (const ship of ships) {
      const state = disposition(ship.heading, scenario.wind.toward);
      expect(ship.anchored || state !== 'aback', ship.id).toBe(true);
      for (const enemy of ships.filter(({ side }) => side !== ship.side)) {
        expect(distanceBetween(ship, enemy), `${ship.id} ${enemy.id}`).toBeGreaterThan(8000);
      }
    }
  });

  it('leaves every broadside a clear lane past the ships of her own line', () => {
    for (const { ships: line } of scenario.squadrons) {
      for (const ship of line) {
        const mates = line.filter(({ id }) => id !== ship.id).map(baseOf);
        for (const beam of [ship.heading + 900, ship.heading - 900]) {
          const abeam = along(ship, beam, 12_000);
          expect(clearCorridor(ship, abeam, MEASURES.data.corridorHalf, mates, []), ship.id).toBe(true);
        }
      }
    }
  });

  it('names nothing that is not there', () => {
    const sides = scenario.sides.map(({ id }) => id);
    const ids = [...ships, ...scenario.batteries, ...scenario.squadrons].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, flagship } of scenario.sides) {
      expect(ships.filter((ship) => ship.id === flagship && ship.side === id)).toHaveLength(1);
    }
    for (const goal of scenario.victory) {
      if ('side' in goal) expect(sides).toContain(goal.side);
      if ('of' in goal) expect(sides).toContain(goal.of);
      for (const id of 'ships' in goal ? goal.ships : []) expect(ids).toContain(id);
      if ('ships' in goal && 'atLeast' in goal) expect(goal.atLeast).toBeLessThanOrEqual(goal.ships.length);
    }
    expect(scenario.briefing.length).toBeGreaterThan(80);
  });
});

describe('the scenarios state', () => {
  const named = (id: string): Scenario => scenarios.find((scenario) => scenario.id === id)!;

  it('what a ship is by the roster, in thousandths of an inch and tenths of a degree', () => {
    const { squadrons, table, wind } = named('frigate-duel');
    expect({ table, wind }).toEqual({ table: { width: 72_000, height: 48_000 }, wind: { toward: 2500 } });
    expect(squadrons[0]!.ships[0]).toEqual({
      id: 'bri-amethyst',
      name: 'Amethyst',
      nation: 'British',
      rate: '5th',
      size: 'small',
      guns: 36,
      broadside: { large: [0, 0, 0, 0], regular: [12, 8, 4, 2] },
      musketry: 6,
      hull: 80,
      rigging: 40,
      crew: 40,
      quality: 'good',
      marines: true,
      points: 37,
      x: 54_000,
      y: 14_000,
      heading: 2500,
      sail: 'battle',
    });
  });

  it('which ships lie at anchor, are not cleared or have no masts', () => {
    const count = (id: string, test: (ship: ScenarioShip) => unknown) =>
      shipsOf(named(id)).filter(test).length;
    expect(count('nile-van', ({ anchored, unready }) => anchored && unready?.side === 'starboard')).toBe(5);
    expect(count('algeciras', ({ anchored }) => anchored)).toBe(4);
    expect(count('copenhagen', ({ anchored }) => anchored)).toBe(6);
    expect(count('copenhagen', ({ blockship }) => blockship)).toBe(4);
    expect(scenarios.filter(({ special }) => special).map(({ id, special }) => [id, special])).toEqual([
      ['treasure-frigates', { noFireBefore: 2 }],
      ['algeciras', { flukyWind: true }],
    ]);
  });

  it('the nation that each squadron rolls for', () => {
    const nations = named('grand-line').squadrons.map(({ nation }) => nation);
    expect(nations.join(' ')).toBe('British British British French French Spanish');
    expect(named('breaking-the-line').squadrons.map(({ nation }) => nation)).toEqual(['British', 'French']);
  });
});

describe('victory', () => {
  const named = (id: string): Scenario => scenarios.find((scenario) => scenario.id === id)!;

  it('comes on the turn that the card gives as the last, where outlasting it is all that can be done', () => {
    for (const [id, last] of [
      ['constitution-guerriere', 5],
      ['collingwood', 13],
      ['cape-ortegal', 8],
      ['nile-van', 4],
      ['copenhagen', 7],
    ] as const) {
      const { turnLimit, victory } = named(id);
      expect([turnLimit, victory.find(({ type }) => type === 'survive')], id).toMatchObject([
        last,
        { untilTurn: last },
      ]);
    }
  });

  it('is in no battle of four a side or more decided by one magazine on the first turn', () => {
    const battles = scenarios.filter(({ squadrons, sides }) =>
      sides.every(
        ({ id }) => squadrons.filter(({ side }) => side === id).flatMap(({ ships }) => ships).length > 3,
      ),
    );
    expect(battles.length).toBeGreaterThanOrEqual(11);
    for (const scenario of battles) {
      const table = tableAction.setup(scenario, {}, looseDice(1));
      for (const { id } of table.ships) {
        const ships = table.ships.map((ship) =>
          ship.id === id ? ({ ...ship, fate: 'exploded' } as const) : ship,
        );
        expect(judge({ ...table, ships }), `${scenario.id} without ${id}`).toBeNull();
      }
    }
  });
});

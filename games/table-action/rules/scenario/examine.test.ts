import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { examine } from './examine.ts';
import { type Scenario, ScenarioSchema } from './scenario.ts';
import { setup } from './setup.ts';

const first = scenarios[0]!;
const changed = (change: (scenario: Scenario) => void): string[] => {
  const copy = structuredClone(first) as Scenario;
  change(copy);
  return examine(copy).map(({ path }) => path);
};

describe('examining a scenario', () => {
  it('finds nothing wrong with those at hand', () => {
    for (const scenario of scenarios) {
      expect(fitsSchema(ScenarioSchema, scenario)).toBe(true);
      expect(examine(scenario)).toEqual([]);
    }
  });

  it('finds names that do not fit together', () => {
    expect(changed(({ sides }) => (sides[1]!.id = sides[0]!.id))).toContain('/sides');
    expect(changed(({ sides }) => (sides[0]!.flagship = 'nobody'))).toEqual(['/sides/0/flagship']);
    expect(changed(({ squadrons }) => (squadrons[0]!.seat = 'nobody'))).toEqual(['/squadrons/0/seat']);
    expect(changed(({ squadrons }) => (squadrons[0]!.side = 'nobody'))).toContain('/squadrons/0/side');
    const wrongShip = { type: 'flagship', side: first.sides[0]!.id, ships: ['nobody'] } as const;
    expect(changed((scenario) => scenario.victory.push({ ...wrongShip, ships: ['nobody'] }))).toContain(
      `/victory/${first.victory.length}/ships/0`,
    );
  });

  it('finds ships that lie off the table, aground, or on top of each other', () => {
    expect(changed(({ squadrons }) => (squadrons[0]!.ships[0]!.x = 399_000))).toEqual([
      '/squadrons/0/ships/0/x',
    ]);
    expect(
      changed(({ squadrons }) => {
        const [one, other] = [squadrons[0]!.ships[0]!, squadrons[1]!.ships[0]!];
        other.x = one.x;
        other.y = one.y;
      }),
    ).toEqual(['/squadrons/1/ships/0/x']);
    expect(
      changed(({ terrain, squadrons }) => {
        const { x, y } = squadrons[0]!.ships[0]!;
        terrain.push({
          kind: 'shoal',
          polygon: [
            [x - 500, y - 500],
            [x + 500, y - 500],
            [x, y + 500],
          ],
        });
      }),
    ).toEqual(['/squadrons/0/ships/0/x']);
  });

  it('[special.flagship] [shore.own-squadron] sets up one flagship a side, and a squadron for each battery', () => {
    for (const scenario of scenarios) {
      const table = setup(scenario, {});
      for (const { id } of table.sides)
        expect(table.ships.filter((ship) => ship.owner === id && ship.flagship).length).toBeLessThanOrEqual(
          1,
        );
      expect(table.squadrons.filter(({ battery }) => battery !== null).map(({ id }) => id)).toEqual(
        table.batteries.map(({ id }) => id),
      );
    }
  });
});

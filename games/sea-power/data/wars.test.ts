/** The wars and the scenarios made of them: that they can be set up and drawn for, whatever the numbers are tuned to. */
import { schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { ScenarioSchema } from '../rules/world/scenario.ts';
import { isAreaId } from './areas.ts';
import { leaderPool } from './leaders.ts';
import { sideOf } from './nations.ts';
import { homePortsOf, portOf } from './ports.ts';
import { scenarios } from './scenarios.ts';
import { shipPool } from './ships.ts';
import { squadronsOf } from './squadrons.ts';
import { SCENARIO_IDS, WAR_PLANS } from './wars.ts';

const plans = Object.values(WAR_PLANS);
const nationsAtWar = plans.flatMap((plan) => plan.forces.map((forces) => ({ plan, forces })));

describe.each(nationsAtWar)('$forces.nation in war $plan.war', ({ plan, forces }) => {
  const { nation, base, new: fresh, enters } = forces;

  it('has more ships and leaders in its pools than it may ever have in play', () => {
    expect(shipPool(nation, plan.war).length).toBeGreaterThan(base.ships + fresh.ships);
    expect(leaderPool(nation, plan.war).length).toBeGreaterThan(base.leaders + fresh.leaders);
  });

  it('can set up a squadron with a ship and a leader in each home port, and lead all its ships', () => {
    const homes = homePortsOf(nation).length;
    expect(homes).toBeGreaterThan(0);
    expect(base.leaders + fresh.leaders).toBeGreaterThanOrEqual(homes);
    expect(base.ships + fresh.ships).toBeGreaterThanOrEqual(homes);
    expect(squadronsOf(nation).length).toBeGreaterThanOrEqual(homes);
    expect((base.leaders + fresh.leaders) * 16).toBeGreaterThanOrEqual(base.ships + fresh.ships);
  });

  it('enters in a year of the war', () => {
    expect(enters).toBeGreaterThanOrEqual(plan.first);
    expect(enters).toBeLessThanOrEqual(plan.last);
  });
});

describe.each(plans)('$title', ({ war, first, last, forces, changes, prizes }) => {
  it('is fought from its first year on by England and a European nation', () => {
    const from = forces.filter(({ enters }) => enters === first).map(({ nation }) => sideOf(nation));
    expect(from.sort()).toEqual(['english', 'european']);
    expect(new Set(forces.map(({ nation }) => nation)).size).toBe(forces.length);
  });

  it('is fought for a few prizes, each worth more than a fleet in flames', () => {
    const values = Object.values(prizes!);
    expect(values.length).toBeGreaterThanOrEqual(4);
    expect(values.length).toBeLessThanOrEqual(6);
    for (const value of values) expect(value).toBeGreaterThanOrEqual(12);
    for (const area of Object.keys(prizes!)) expect(isAreaId(area)).toBe(true);
  });

  it('changes the owner only of ports that can change, in a later year, to something new', () => {
    for (const { year, port, owner } of changes) {
      expect(portOf(port).kind).toBe('changeable');
      expect(portOf(port).owner[war]).not.toBe(owner);
      expect(year > first && year <= last).toBe(true);
    }
  });
});

describe('scenarios', () => {
  it('are three wars and two campaigns, all well formed', () => {
    expect(scenarios.map(({ id }) => id)).toEqual([...SCENARIO_IDS]);
    for (const scenario of scenarios) expect(schemaFlaws(ScenarioSchema, scenario), scenario.id).toEqual([]);
    expect(scenarios.map(({ wars }) => wars.map(({ war }) => war))).toEqual([
      [1],
      [2],
      [3],
      [2, 3],
      [1, 2, 3],
    ]);
  });

  it('last seven, six and thirteen years, and the campaigns the sum of theirs', () => {
    const years = scenarios.map(({ wars }) =>
      wars.reduce((sum, { first, last }) => sum + last - first + 1, 0),
    );
    expect(years).toEqual([7, 6, 13, 19, 26]);
    expect(scenarios.map(({ date }) => date)).toEqual([
      '1756–1762',
      '1778–1783',
      '1793–1805',
      '1778–1805',
      '1756–1805',
    ]);
  });
});

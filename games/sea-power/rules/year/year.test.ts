import { type Dice, d6, diceOf, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { leaderPool } from '../../data/leaders.ts';
import { shipPool } from '../../data/ships.ts';
import { isFriendly, isNeutral } from '../chart/chart.ts';
import { mayBeTaken } from '../ports/assault.ts';
import { countPoints } from '../ports/points.ts';
import { leaderIds, listener, scenarioOf, shipIds, yearOf } from '../testing/forces.ts';
import type { Options } from '../world/options.ts';
import type { State } from '../world/state.ts';
import { setup } from './setup.ts';
import { nextYear, openYear } from './year.ts';

const opened = (world: State, dice: Dice = loadedDice()) => {
  const { context, told } = listener(dice);
  openYear(world, context);
  return told;
};
/** Dice that always fall on the same face. */
const allOf = (face: number): Dice => ({
  rolled: 0,
  roll: () => face,
  d6: () => face,
  below: () => 0,
});
const passed = (world: State): State => {
  nextYear(world);
  opened(world, looseDice(1));
  return world;
};

describe('the calendar', () => {
  it('[3.6/5] [6.2/4] a new war begins with its own owners of ports, whoever took them in the last one', () => {
    const world = setup(scenarioOf('long-campaign-1756'), {});
    world.year = 1762;
    world.ports.havana = { owner: 'England', captured: true, closing: null };
    world.ports.louisburg = { owner: 'Removed', captured: true, closing: null };
    world.ports['fort-royal'] = { owner: 'England', captured: true, closing: null };
    world.ports.boston = { owner: 'France', captured: true, closing: null };
    nextYear(world);
    const told = opened(world);
    expect([world.war, world.year]).toEqual([1, 1778]);
    expect(world.ports.havana).toEqual({ owner: 'Spain', captured: false, closing: null });
    expect(world.ports['fort-royal']).toEqual({ owner: 'France', captured: false, closing: null });
    // A port of North America that a war begins with as a neutral is one, whoever held it before (6.22/3).
    expect(isNeutral(world, 'boston')).toBe(true);
    expect(world.ports['new-orleans'].owner).toBe('Spain');
    expect(told.map(({ truth }) => truth)).toContainEqual({
      kind: 'port',
      rule: '3.6/5',
      port: 'boston',
      owner: 'Neutral',
      why: 'peace',
    });
  });

  it('[6.231] [6.232] a razed Louisburg and a captured Quebec are beyond treaties', () => {
    const campaign = structuredClone(scenarioOf('long-campaign-1756'));
    // The third war before the first, so that its chart would give both back to the French.
    campaign.wars = [campaign.wars[2]!, { ...campaign.wars[0]!, first: 1856, last: 1862 }];
    for (const taken of [true, false]) {
      const world = setup(campaign, {});
      world.year = 1805;
      world.ports['quebec-city'] = { owner: 'England', captured: taken, closing: null };
      world.ports.louisburg = { owner: taken ? 'Removed' : 'England', captured: taken, closing: null };
      nextYear(world);
      opened(world);
      expect(world.ports['quebec-city'].owner).toBe(taken ? 'England' : 'France');
      expect(world.ports.louisburg.owner).toBe(taken ? 'Removed' : 'France');
    }
  });

  it('a war begins afresh: pools are full again, nothing is in play, points go on, the dead stay dead', () => {
    const world = setup(scenarioOf('long-campaign-1756'), { permanentlySunk: true });
    world.year = 1762;
    world.points = { english: 12, european: 30 };
    const keppel = leaderIds('England', 2, 1)[0]!;
    world.dead.push(keppel);
    world.gone.push('eng-neptune');
    world.control.push('bay-of-biscay');
    world.prizes.push({ ship: 'fra-formidable', by: 'english', nation: 'England' });
    world.absent.push({ leader: 'eng-rodney', side: 'english', returns: 1764, why: 'injured' });
    world.forces.english.ships['eng-duke'] = { port: 'nore', damage: 2, sailed: true };
    world.forces.english.squadrons[0]!.token = 'E1';
    passed(world);
    expect(world.points).toEqual({ english: 12, european: 30 });
    const { pools, ships, squadrons } = world.forces.english;
    expect(ships).toEqual({});
    expect(squadrons.every(({ token, stacks }) => token === null && stacks.length === 0)).toBe(true);
    expect(pools.England!.ships).toEqual(shipPool('England', 2).map(({ id }) => id));
    expect(pools.England!.leaders).toEqual(
      leaderPool('England', 2)
        .map(({ id }) => id)
        .filter((id) => id !== keppel),
    );
    expect([world.control, world.prizes, world.gone, world.absent]).toEqual([[], [], [], []]);
  });

  it('[11.M/2] the permanently sunk stay away for the rest of their war and are there again in the next', () => {
    const world = setup(scenarioOf('long-campaign-1756'), { permanentlySunk: true });
    const ship = shipPool('England', 1).find(({ id }) =>
      shipPool('England', 2).some((one) => one.id === id),
    )!.id;
    world.sunk = [{ ship, side: 'english', captured: false }];
    world.forces.english.pools.England!.ships = shipIds('England', 1, 0, 96).filter((id) => id !== ship);
    countPoints(world, listener(allOf(6)).context);
    expect(world.gone).toEqual([ship]);
    for (let year = 1757; year <= 1762; year++) {
      passed(world);
      expect(world.year).toBe(year);
      expect(world.gone).toEqual([ship]);
      expect(world.forces.english.pools.England!.ships).not.toContain(ship);
    }
    passed(world);
    expect([world.year, world.gone]).toEqual([1778, []]);
    expect(world.forces.english.pools.England!.ships).toContain(ship);
  });

  it('from one year to the next only the year’s own marks are wiped off', () => {
    const world = yearOf(2, 1778, 'repair', { english: { lying: { nore: shipIds('England', 2, 0, 1) } } });
    const ship = Object.values(world.forces.english.ships)[0]!;
    ship.sailed = true;
    ship.damage = 2;
    world.frigates.english.push('north-sea');
    world.control.push('bay-of-biscay');
    world.ports.brest.closing = 1778;
    nextYear(world);
    expect(world.year).toBe(1779);
    expect(ship).toEqual({ port: 'nore', damage: 2, sailed: false });
    expect(world.frigates.english).toEqual([]);
    expect(world.control).toEqual(['bay-of-biscay']);
    expect(world.ports.brest.closing).toBeNull();
  });

  it('[6.22/3] a port named by the calendar turns neutral as its year begins, not before, whoever holds it, and for good', () => {
    const world = yearOf(2, 1781, 'repair');
    world.ports['new-york'] = { owner: 'France', captured: true, closing: null };
    const byCalendar = (told: ReturnType<typeof opened>) =>
      told.map(({ truth }) => truth).filter((truth) => truth.kind === 'port');
    nextYear(world);
    expect(byCalendar(opened(world))).toEqual([]);
    expect([world.year, isNeutral(world, 'new-york')]).toEqual([1782, false]);
    expect(mayBeTaken(world, 'english', 'new-york')).toBe(true);
    nextYear(world);
    expect(byCalendar(opened(world))).toEqual([
      { kind: 'port', rule: '6.22/3', port: 'new-york', owner: 'Neutral', why: 'calendar' },
    ]);
    expect(world.year).toBe(1783);
    expect(world.ports['new-york']).toEqual({ owner: 'Neutral', captured: false, closing: null });
    for (const side of ['english', 'european'] as const)
      expect(mayBeTaken(world, side, 'new-york')).toBe(false);
  });

  it('[6.22/2] a nation that enters the war holds its ports from that year on, and they are closed to enemies within it', () => {
    const world = yearOf(2, 1778, 'repair');
    expect(isNeutral(world, 'cadiz')).toBe(true);
    nextYear(world);
    const told = opened(world);
    expect(world.year).toBe(1779);
    expect(isNeutral(world, 'cadiz')).toBe(false);
    expect(isFriendly(world, 'european', 'cadiz')).toBe(true);
    expect(world.ports.cadiz.closing).toBe(1779);
    expect(world.ports.texel.closing).toBeNull();
    expect(told.map(({ truth }) => truth)).toContainEqual({
      kind: 'entered-war',
      rule: '6.22/2',
      nation: 'Spain',
    });
  });

  it('[7.4/4] leaders come back in the year that was set for them, not before', () => {
    const world = yearOf(3, 1793, 'repair');
    world.absent.push({ leader: 'eng-nelson', side: 'english', returns: 1795, why: 'injured' });
    passed(world);
    expect(world.forces.english.leaders).toEqual([]);
    passed(world);
    expect(world.forces.english.leaders).toEqual(['eng-nelson']);
    expect(world.absent).toEqual([]);
  });
});

describe('11.C revolution', () => {
  const start = (year: number, options: Options = { revolution: true }) =>
    yearOf(3, year, 'demobilise', {}, options);

  it('[11.C] from 1793 to 1795 a die says how many French leaders are taken from the pool', () => {
    const before = leaderPool('France', 3).length;
    for (const year of [1793, 1794, 1795]) {
      const world = start(year);
      const told = opened(
        world,
        loadedDice(d6(3), diceOf(before)(1), diceOf(before - 1)(1), diceOf(before - 2)(1)),
      );
      const { pools, purged } = world.forces.european;
      expect(purged).toHaveLength(3);
      expect(pools.France!.leaders).toHaveLength(before - 3);
      expect(pools.France!.leaders.some((id) => purged.includes(id))).toBe(false);
      const revolution = told.find(({ truth }) => truth.kind === 'revolution')!;
      expect(revolution.truth).toMatchObject({ count: 3, leaders: purged, dice: [3] });
      expect(revolution.others).not.toHaveProperty('leaders');
    }
  });

  it('[11.C] leaders already in play are spared', () => {
    const world = start(1794);
    const [first] = leaderIds('France', 3, 1);
    world.forces.european.leaders.push(first!);
    world.forces.european.pools.France!.leaders = world.forces.european.pools.France!.leaders.slice(1, 3);
    opened(world, loadedDice(d6(6), diceOf(2)(1), diceOf(1)(1)));
    expect(world.forces.european.leaders).toEqual([first]);
    expect(world.forces.european.purged).toHaveLength(2);
  });

  it('[11.C] from 1796 on one comes back to the pool each year, at random', () => {
    const world = start(1796);
    const aside = leaderIds('France', 3, 3);
    const { France } = world.forces.european.pools;
    France!.leaders = France!.leaders.filter((id) => !aside.includes(id));
    world.forces.european.purged.push(...aside);
    opened(world, loadedDice(diceOf(3)(2)));
    expect(world.forces.european.purged).toEqual([aside[0], aside[2]]);
    expect(world.forces.european.pools.France!.leaders.at(-1)).toBe(aside[1]);
  });

  it('[11.C] not in other wars, and not without the option', () => {
    const other = yearOf(2, 1780, 'demobilise', {}, { revolution: true });
    opened(other);
    expect(other.forces.european.purged).toEqual([]);
    const without = start(1793, {});
    opened(without);
    expect(without.forces.european.purged).toEqual([]);
  });
});

describe('11.I northern alliances: the die', () => {
  const roll = (war: 1 | 2 | 3, year: number, die: number) => {
    const world = yearOf(war, year, 'demobilise', {}, { northernAlliances: true });
    opened(world, loadedDice(d6(die)));
    return world.alliance;
  };

  it('[11.I] a six brings it for that year; in the last war the die is first thrown in 1800', () => {
    expect(roll(1, 1756, 6)).toEqual({ come: true, year: 1756 });
    expect(roll(2, 1780, 5)).toEqual({ come: false, year: null });
    expect(roll(3, 1800, 6)).toEqual({ come: true, year: 1800 });
    const early = yearOf(3, 1799, 'demobilise', {}, { northernAlliances: true });
    opened(early, loadedDice());
    expect(early.alliance.come).toBe(false);
  });

  it('[11.I] after the first six no more dice are thrown in that war', () => {
    const world = yearOf(2, 1779, 'demobilise', {}, { northernAlliances: true });
    world.alliance = { come: true, year: 1778 };
    opened(world, loadedDice());
    expect(world.alliance).toEqual({ come: true, year: 1778 });
  });
});

import { type Dice, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { EUROPEAN_WATERS } from '../../data/areas.ts';
import { leaderPool } from '../../data/leaders.ts';
import { shipPool } from '../../data/ships.ts';
import { leaderIds, listener, putOut, shipIds, stackOf, Umpire, yearOf } from '../testing/forces.ts';
import { openYear } from '../year/year.ts';
import { hasRussians, isRussianLeader, isRussianShip, mayLeaveEurope } from './russians.ts';
import type { State } from './state.ts';

const options = { russians: true } as const;
const opened = (
  year: number,
  dice: Dice,
  world: State = yearOf(3, year, 'demobilise', {}, options),
): State => {
  openYear(world, listener(dice).context);
  return world;
};
const inPlay = ({ forces }: State) => ({
  ships: Object.keys(forces.english.ships).filter(isRussianShip).length,
  leaders: forces.english.leaders.filter(isRussianLeader).length,
});
/** A first die as told, chance for the rest. */
const first = (...dice: number[]): Dice => {
  const told = [...dice];
  const rest = looseDice(7);
  const d6 = () => told.shift() ?? rest.d6();
  return { d6, roll: (n) => rest.roll(n), below: (n) => rest.below(n), rolled: 0 };
};

describe('11.O Russians', () => {
  it('[11.O/1] eighteen ships and five leaders; from 1795 a die and six of the ships and two leaders each year', () => {
    expect(shipPool('Russia', 3)).toHaveLength(18);
    expect(leaderPool('Russia', 3)).toHaveLength(5);
    expect(inPlay(opened(1794, loadedDice()))).toEqual({ ships: 0, leaders: 0 });
    for (const die of [1, 4, 6])
      expect(inPlay(opened(1795, first(die)))).toEqual({ ships: die + 6, leaders: 2 });
    expect(inPlay(opened(1795, loadedDice(), yearOf(3, 1795, 'demobilise')))).toEqual({
      ships: 0,
      leaders: 0,
    });
  });

  it('[11.O/1] each year all who are left are drawn anew; those lost are not', () => {
    const world = opened(1795, first(6));
    const before = Object.keys(world.forces.english.ships);
    const lost = before[0]!;
    delete world.forces.english.ships[lost];
    world.gone.push(lost);
    world.year = 1796;
    opened(1796, first(6), world);
    const { ships, pools } = world.forces.english;
    expect(inPlay(world)).toEqual({ ships: 12, leaders: 2 });
    expect([...Object.keys(ships), ...pools.Russia!.ships].sort()).toEqual(
      shipPool('Russia', 3)
        .map(({ id }) => id)
        .filter((id) => id !== lost)
        .sort(),
    );
    expect(Object.values(ships).every(({ port }) => port === null)).toBe(true);
  });

  it('[11.O/1] they count against nobody’s base and are not demobilised', () => {
    const match = new Umpire(opened(1796, first(6)), looseDice(3));
    const russian = Object.keys(match.world.forces.english.ships)[0]!;
    expect(match.refusal('demobilise', 'english', { ships: [russian], leaders: [] })?.code).toBe('russian');
    const leader = match.world.forces.english.leaders[0]!;
    expect(match.refusal('demobilise', 'english', { ships: [], leaders: [leader] })?.code).toBe('russian');
    expect(match.refusal('demobilise', 'english', { ships: [], leaders: [] })).toBeNull();
    match.play({ 'demobilise english': { ships: [], leaders: [] } });
    expect(Object.keys(match.world.forces.english.ships)).toHaveLength(52 + 12 + 12);
  });

  it('[11.O/2] from 1798 to 1800 a die of 3, 4, 5 or less sends them home for good; from 1801 they are gone', () => {
    for (const [year, limit] of [
      [1798, 3],
      [1799, 4],
      [1800, 5],
    ] as const) {
      const gone = opened(year, first(limit));
      expect(gone.russiansGone).toBe(true);
      expect(inPlay(gone)).toEqual({ ships: 0, leaders: 0 });
      const stay = opened(year, first(limit + 1, 2));
      expect(stay.russiansGone).toBe(false);
      expect(inPlay(stay)).toEqual({ ships: 8, leaders: 2 });
      gone.year++;
      openYear(gone, listener(loadedDice()).context);
      expect(inPlay(gone)).toEqual({ ships: 0, leaders: 0 });
    }
    const { context, told } = listener(first(4, 2));
    openYear(yearOf(3, 1798, 'demobilise', {}, options), context);
    expect(told.map(({ truth }) => truth)).toContainEqual({
      kind: 'russians-stay',
      rule: '11.O/2',
      dice: [4],
    });
    expect(opened(1797, first(2)).russiansGone).toBe(false);
    const end = opened(1801, loadedDice());
    expect(end.russiansGone).toBe(true);
  });

  it('[11.O/2] who go home leave the squadrons they were in', () => {
    const world = opened(1797, first(1));
    const ships = Object.keys(world.forces.english.ships);
    const english = shipIds('England', 3, 0, 1);
    world.forces.english.ships[english[0]!] = { port: 'nore', damage: 0, sailed: false };
    const channel = world.forces.english.squadrons[0]!;
    channel.stacks = [stackOf(english), stackOf(ships, ...world.forces.english.leaders)];
    world.year = 1798;
    opened(1798, first(1), world);
    expect(channel.stacks).toEqual([stackOf(english)]);
    expect(Object.keys(world.forces.english.ships)).toEqual(english);
  });

  const russians = shipIds('Russia', 3, 0, 8);
  const [ushakov, makarov] = leaderIds('Russia', 3, 2) as [string, string];
  const [howe, hood] = leaderIds('England', 3, 2) as [string, string];
  const english = shipIds('England', 3, 0, 6);
  const at1796 = () =>
    new Umpire(
      yearOf(
        3,
        1796,
        'reorganise',
        {
          english: {
            lying: { portsmouth: english.slice(0, 3), halifax: english.slice(3) },
            fresh: russians,
            leaders: [howe, hood, ushakov, makarov],
          },
        },
        options,
      ),
    );
  const refused = (squadrons: { squadron: string; port: string; stacks: ReturnType<typeof stackOf>[] }[]) =>
    at1796().refusal('reorganise', 'english', { squadrons, ashore: [] });
  const refusedBy11O = (code: string) => ({ code, rule: '11.O/1' });

  it('[11.O/1] one or two groups in English squadrons, each with a Russian leader', () => {
    const channel = (...stacks: ReturnType<typeof stackOf>[]) => ({
      squadron: 'eng-channel',
      port: 'portsmouth',
      stacks: [stackOf(english.slice(0, 3), howe), ...stacks],
    });
    const nore = (...stacks: ReturnType<typeof stackOf>[]) => ({
      squadron: 'eng-downs',
      port: 'nore',
      stacks,
    });
    expect(refused([channel(stackOf(russians, ushakov))])).toBeNull();
    expect(
      refused([channel(stackOf(russians.slice(0, 4), ushakov)), nore(stackOf(russians.slice(4), makarov))]),
    ).toBeNull();
    const mixed = {
      squadron: 'eng-channel',
      port: 'portsmouth',
      stacks: [[...stackOf(english.slice(0, 3), howe), ...stackOf(russians)]],
    };
    expect(refused([mixed])).toMatchObject(refusedBy11O('russians-unled'));
    expect(refused([{ ...mixed, stacks: [stackOf(russians, howe)] }])).toMatchObject({
      code: 'foreign-leader',
      rule: '6.4/2',
    });
  });

  it('[11.O/1] they never leave the seven areas that wash Europe, nor do squadrons they are in', () => {
    expect([...EUROPEAN_WATERS].sort()).toEqual([
      'baltic-sea',
      'bay-of-biscay',
      'black-sea',
      'eastern-med',
      'iberian-basin',
      'north-sea',
      'western-med',
    ]);
    const halifax = { squadron: 'eng-north-america', port: 'halifax' };
    expect(
      refused([{ ...halifax, stacks: [stackOf(english.slice(3), hood), stackOf(russians, ushakov)] }]),
    ).toMatchObject(refusedBy11O('out-of-europe'));
    expect(refused([{ ...halifax, stacks: [stackOf(english.slice(3), hood)] }])).toBeNull();
    const ours = { stacks: [stackOf(english)] };
    const theirs = { stacks: [stackOf(english), stackOf(russians)] };
    expect([hasRussians(ours), mayLeaveEurope(ours)]).toEqual([false, true]);
    expect([hasRussians(theirs), mayLeaveEurope(theirs)]).toEqual([true, false]);
  });

  it('[11.O/1] [9.1/2] nor do they return to a port beyond it', () => {
    const ships = shipIds('Russia', 3, 0, 2);
    const home = (aboard: readonly string[], port: string) => {
      const world = yearOf(3, 1796, 'return', {}, options);
      putOut(world, 'english', 'eng-channel', 'E1', { area: 'western-med' }, [stackOf(aboard)]);
      const match = new Umpire(world);
      for (const { ports } of match.choices('return', 'english'))
        expect(match.refusal('return', 'english', { ports })).toBeNull();
      return match.refusal('return', 'english', { ports: [{ token: 'E1', port }] });
    };
    expect(home(ships, 'gibraltar')).toBeNull();
    expect(home(ships, 'halifax')).toMatchObject(refusedBy11O('out-of-europe'));
    expect(home(shipIds('England', 3, 0, 2), 'halifax')).toBeNull();
  });

  it('[11.O/1] those nobody takes along lie in Portsmouth, or in another English port of Europe that is named', () => {
    const match = at1796();
    const ashore = [{ ship: russians[0]!, port: 'gibraltar' }];
    expect(
      match.refusal('reorganise', 'english', {
        squadrons: [],
        ashore: [{ ship: russians[0]!, port: 'halifax' }],
      })?.code,
    ).toBe('not-own-port');
    match.play({ 'reorganise english': { squadrons: [], ashore } });
    const { ships } = match.world.forces.english;
    expect(russians.map((id) => ships[id]!.port)).toEqual(['gibraltar', ...Array(7).fill('portsmouth')]);
  });

  it('[11.O/1] suggestions take them along now and then in one group and in two, and are legal', () => {
    const groups = new Set<number>();
    for (let year = 1796; year < 1801; year++) {
      const match = at1796();
      match.world.year = year;
      for (const answer of match.choices('reorganise', 'english')) {
        expect(match.refusal('reorganise', 'english', answer)).toBeNull();
        groups.add(answer.squadrons.filter(hasRussians).length);
      }
    }
    expect(groups).toEqual(new Set([0, 1, 2]));
  });
});

/** The years as they begin and end, told in full. */
import { d6, diceOf, type LoadedThrows, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { leaderIds, listener, newMatch, scenarioOf, shipIds, Umpire, yearOf } from '../testing/forces.ts';
import { eachInWords, inWords } from '../testing/telling.ts';
import type { State } from '../world/state.ts';
import { placePhase } from './place.ts';
import { setup } from './setup.ts';
import { nextYear, openYear } from './year.ts';

function opened(world: State, ...dice: LoadedThrows) {
  const { context, told } = listener(loadedDice(...dice));
  openYear(world, context);
  return told.map(({ truth, others }) =>
    others === truth ? inWords(truth) : `${inWords(truth)} | ${inWords(others)}`,
  );
}

describe('a year as it begins', () => {
  it('[4.0/1] [6.22/2] the heading, and who enters the war, whose ports close to enemies within it', () => {
    const world = yearOf(2, 1779, 'demobilise');
    expect(opened(world)).toEqual([
      'kind year, rule 4.0/1, year 1779, war The Maritime War',
      'kind entered-war, rule 6.22/2, nation Spain',
    ]);
    expect(
      Object.entries(world.ports).flatMap(([port, { closing }]) => (closing === 1779 ? [port] : [])),
    ).toEqual(Object.entries(world.ports).flatMap(([port, { owner }]) => (owner === 'Spain' ? [port] : [])));
    // In the first year of a war nobody enters it: it begins with them.
    const first = yearOf(2, 1778, 'demobilise');
    expect(opened(first)).toEqual(['kind year, rule 4.0/1, year 1778, war The Maritime War']);
    expect(Object.values(first.ports).every(({ closing }) => closing === null)).toBe(true);
  });

  it('[11.K] Spain, early at war, enters it with its first year', () => {
    const early = setup(scenarioOf('long-campaign-1756'), { earlySpain: true });
    early.war = 1;
    early.year = 1779;
    expect(opened(early)).toEqual(['kind year, rule 4.0/1, year 1779, war The Maritime War']);
  });

  it('[6.22/3] a change of the calendar is told unless the port is so already', () => {
    const world = yearOf(2, 1783, 'demobilise');
    world.ports['new-york'].captured = true;
    expect(opened(world)).toContain('kind port, rule 6.22/3, port new-york, owner Neutral, why calendar');
    expect(world.ports['new-york']).toEqual({ owner: 'Neutral', captured: false, closing: null });
    world.ports['new-york'].captured = true;
    expect(opened(world)).toEqual(['kind year, rule 4.0/1, year 1783, war The Maritime War']);
    expect(world.ports['new-york']).toEqual({ owner: 'Neutral', captured: false, closing: null });
  });

  it('[7.4/4] who is due is back in play, who is not stays away', () => {
    const world = yearOf(3, 1799, 'demobilise', {}, { russians: true });
    world.russiansGone = true;
    world.absent = [
      { leader: 'eng-nelson', side: 'english', returns: 1799, why: 'injured' },
      { leader: 'eng-hood', side: 'english', returns: 1800, why: 'injured' },
      { leader: 'rus-ushakov', side: 'english', returns: 1799, why: 'captured' },
      { leader: 'fra-brueys', side: 'european', returns: 1798, why: 'captured' },
    ];
    const { Russia } = world.forces.english.pools;
    Russia!.leaders = Russia!.leaders.filter((id) => id !== 'rus-ushakov');
    expect(opened(world)).toEqual([
      'kind year, rule 4.0/1, year 1799, war The Napoleonic Wars',
      'kind back, rule 7.4/4, leader eng-nelson, side english',
      'kind back, rule 7.4/4, leader fra-brueys, side european',
    ]);
    expect(world.forces.english.leaders).toEqual(['eng-nelson']);
    expect(world.forces.european.leaders).toEqual(['fra-brueys']);
    expect(world.absent).toEqual([{ leader: 'eng-hood', side: 'english', returns: 1800, why: 'injured' }]);
    expect(world.forces.english.pools.Russia!.leaders.at(-1)).toBe('rus-ushakov');
  });

  it('[11.C] the Revolution’s die and whom it takes, the names to the European alone', () => {
    const world = yearOf(3, 1795, 'demobilise', {}, { revolution: true });
    const [first] = leaderIds('France', 3, 1);
    expect(opened(world, d6(1), diceOf(24)(1))).toEqual([
      'kind year, rule 4.0/1, year 1795, war The Napoleonic Wars',
      'kind entered-war, rule 6.22/2, nation Netherlands',
      `kind revolution, rule 11.C, dice [1], count 1, leaders [${first}] | kind revolution, rule 11.C, dice [1], count 1`,
    ]);
    world.year = 1796;
    expect(opened(world, diceOf(1)(1))).toEqual([
      'kind year, rule 4.0/1, year 1796, war The Napoleonic Wars',
    ]);
    expect([world.forces.european.purged, world.forces.european.pools.France!.leaders.at(-1)]).toEqual([
      [],
      first,
    ]);
  });

  it('[11.I] the alliance’s die is told whether it comes or not', () => {
    const world = yearOf(3, 1800, 'demobilise', {}, { northernAlliances: true });
    expect(opened(world, d6(5)).slice(1)).toEqual(['kind alliance, rule 11.I, dice [5], come false']);
    expect(world.alliance).toEqual({ come: false, year: null });
    expect(opened(world, d6(6)).slice(1)).toEqual(['kind alliance, rule 11.I, dice [6], come true']);
    expect(world.alliance).toEqual({ come: true, year: 1800 });
  });

  const russians = (year: number) => yearOf(3, year, 'demobilise', {}, { russians: true });
  const drawing = (count: number) => Array.from({ length: count }, (_, at) => diceOf(18 - at)(1)).flat();

  it('[11.O/1] from 1795 on six Russians and a die more, and two leaders, the names to the English alone', () => {
    const world = russians(1796);
    const told = opened(world, d6(1), drawing(7), diceOf(5)(1), diceOf(4)(1));
    const { ships, leaders, pools } = world.forces.english;
    expect(told.slice(1)).toEqual([
      `kind russians, rule 11.O/1, dice [1], come true, ships ${inWords(Object.keys(ships))}, leaders ${inWords(leaders)} | kind russians, rule 11.O/1, dice [1], come true`,
    ]);
    expect([Object.keys(ships).length, leaders.length]).toEqual([7, 2]);
    expect([pools.Russia!.ships.length, pools.Russia!.leaders.length]).toEqual([11, 3]);
    expect(opened(russians(1794))).toHaveLength(1);
  });

  it.each([
    [1798, 3],
    [1799, 4],
    [1800, 5],
  ])('[11.O/2] in %i a die up to %i sends them home for good', (year, limit) => {
    const gone = russians(year);
    expect(opened(gone, d6(limit)).at(-1)).toBe(`kind russians, rule 11.O/2, dice [${limit}], come false`);
    expect(gone.russiansGone).toBe(true);
    expect(gone.forces.english.pools.Russia).toEqual({ ships: [], leaders: [] });
    const stay = russians(year);
    const told = opened(stay, d6(limit + 1), d6(1), drawing(7), diceOf(5)(1), diceOf(4)(1));
    expect(told.at(-2)).toBe(`kind russians-stay, rule 11.O/2, dice [${limit + 1}]`);
    expect(stay.russiansGone).toBe(false);
  });

  it('[11.O/2] after 1800 they are gone without a die', () => {
    expect(opened(russians(1801)).slice(1)).toEqual(['kind russians, rule 11.O/2, come false']);
  });
});

describe('a year as it ends', () => {
  it('[6.31/2] [4.0/2] its marks are wiped off, and only those', () => {
    const [ship] = shipIds('England', 2, 0, 1) as [string];
    const world = yearOf(2, 1778, 'repair', { english: { lying: { nore: [ship] } } });
    world.forces.english.ships[ship] = { port: 'nore', damage: 2, sailed: true };
    world.frigates = { english: ['azores'], european: ['azores'] };
    world.inHand = { english: 2, european: 3 };
    world.assaults = [{ side: 'english', area: 'azores', ports: ['goree'] }];
    world.ports.brest.closing = 1778;
    world.alliance = { come: true, year: 1778 };
    world.bengalYears = 1;
    world.markers = [
      {
        token: 'E1',
        side: 'english',
        at: { port: 'lisbon' },
        moved: true,
        battle: true,
        fromNeutral: true,
        onStation: true,
        voyages: 2,
      },
    ];
    const before = structuredClone(world);
    nextYear(world);
    expect(world).toEqual({
      ...before,
      year: 1779,
      frigates: { english: [], european: [] },
      inHand: { english: 0, european: 0 },
      assaults: [],
      ports: { ...before.ports, brest: { ...before.ports.brest, closing: null } },
      markers: [{ ...before.markers[0], moved: false, battle: false, onStation: false, voyages: 0 }],
      forces: {
        ...before.forces,
        english: { ...before.forces.english, ships: { [ship]: { port: 'nore', damage: 2, sailed: false } } },
      },
    });
  });

  it('[3.7/1] [11.M/2] a war that follows begins afresh, with points and the dead', () => {
    const world = setup(scenarioOf('long-campaign-1756'), {});
    const fresh = setup(scenarioOf('short-campaign-1778'), {});
    world.year = 1762;
    world.points = { english: 4, european: 7 };
    world.control = ['azores'];
    world.bengalYears = 3;
    world.sunk = [{ ship: 'eng-duke', side: 'english', captured: false }];
    world.gone = ['eng-prince'];
    world.prizes = [{ ship: 'eng-newark', by: 'european', nation: 'France' }];
    world.alliance = { come: true, year: 1760 };
    world.dead = ['eng-keppel'];
    world.absent = [
      { leader: 'eng-rodney', side: 'english', returns: 1779, why: 'injured' },
      { leader: 'eng-howe', side: 'english', returns: 1778, why: 'injured' },
    ];
    world.forces.english.leaders = ['eng-hardy'];
    const before = structuredClone(world);
    nextYear(world);
    const { England } = fresh.forces.english.pools;
    expect(world).toEqual({
      ...before,
      war: 1,
      year: 1778,
      markers: [],
      control: [],
      bengalYears: 0,
      sunk: [],
      gone: [],
      prizes: [],
      alliance: { come: false, year: null },
      absent: [{ leader: 'eng-rodney', side: 'english', returns: 1779, why: 'injured' }],
      forces: {
        english: {
          ...fresh.forces.english,
          pools: {
            England: {
              ships: England!.ships,
              leaders: England!.leaders.filter((id) => id !== 'eng-keppel' && id !== 'eng-rodney'),
            },
          },
        },
        european: fresh.forces.european,
      },
    });
  });

  it('[3.7/5] in a later year nothing is placed', () => {
    const world = yearOf(2, 1780, 'place');
    const before = structuredClone(world);
    expect(placePhase.enter(world, listener(loadedDice()).context)).toBe('done');
    expect(world).toEqual(before);
  });
});

describe('the bidding told in full', () => {
  const bids = (
    english: [number, 'english' | 'european'],
    european: [number, 'english' | 'european'],
    coin?: 1 | 2,
  ) => {
    const match = newMatch('maritime-war-1778', { bidding: true });
    match.dice =
      coin === undefined
        ? match.dice
        : { ...match.dice, roll: () => coin, below: () => 0, d6: () => 1, rolled: 0 };
    match.play({
      'bid english': { points: english[0], side: english[1] },
      'bid european': { points: european[0], side: european[1] },
    });
    return { told: eachInWords(match.told('bids')), world: match.world };
  };

  it('[11.E] the higher bid has the side of its choice and the other begins with as many points', () => {
    const { told, world } = bids([5, 'european'], [3, 'european']);
    expect(told).toEqual([
      'kind bids, rule 11.E, bids {english {points 5, side european}, european {points 3, side european}}, winner english, commands {european english, english european}',
    ]);
    expect(world.commands).toEqual({ european: 'english', english: 'european' });
    expect(world.ledger).toEqual([{ year: 1778, side: 'english', points: 5, source: 'bid', of: null }]);
    expect(bids([1, 'english'], [2, 'european']).world.ledger).toEqual([
      { year: 1778, side: 'english', points: 2, source: 'bid', of: null },
    ]);
  });

  it('[11.E] equal bids are tossed for, and nobody is paid', () => {
    const first = bids([4, 'european'], [4, 'european'], 1);
    expect(first.told).toEqual([
      'kind bids, rule 11.E, dice [1], bids {english {points 4, side european}, european {points 4, side european}}, winner english, commands {european english, english european}',
    ]);
    expect(first.world.ledger).toEqual([]);
    const second = bids([4, 'english'], [4, 'english'], 2);
    expect(second.world.commands).toEqual({ english: 'european', european: 'english' });
  });

  it('[11.E] both chairs are asked, and offered bids for either side', () => {
    const match = newMatch('maritime-war-1778', { bidding: true });
    expect(eachInWords([match.ask('bid', 'english'), match.ask('bid', 'european')])).toEqual([
      'id 0.1778.bid.english, seat english, kind bid, rule 11.E',
      'id 0.1778.bid.european, seat european, kind bid, rule 11.E',
    ]);
    expect(match.choices('bid', 'english').map(({ points, side }) => `${points} ${side}`)).toEqual(
      [0, 5, 3, 8, 1, 12, 20].flatMap((points) => [`${points} english`, `${points} european`]),
    );
    expect(new Umpire(match.world).refusal('bid', 'english', { points: 100, side: 'english' })).toBeNull();
  });
});

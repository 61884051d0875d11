import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { leaderOf, leaderPool } from '../../data/leaders.ts';
import { shipOf, shipPool } from '../../data/ships.ts';
import { leaderIds, newMatch, putOut, shipIds, stackOf, Umpire, yearOf } from '../testing/forces.ts';
import { PHASES, type State } from '../world/state.ts';

const count = (world: State, side: 'english' | 'european', nation: string) => ({
  ships: Object.keys(world.forces[side].ships).filter((id) => shipOf(id).nation === nation).length,
  leaders: world.forces[side].leaders.filter((id) => leaderOf(id).nation === nation).length,
});
const nobody = { ships: [], leaders: [] };

/** 1780: the English keep 44 ships and 8 leaders and get 10 and 2; the French keep 28 and 6 and get 8 and 2. */
const in1780 = (english: number, leaders: number) =>
  new Umpire(
    yearOf(2, 1780, 'demobilise', {
      english: {
        lying: { portsmouth: shipIds('England', 2, 0, english) },
        leaders: leaderIds('England', 2, leaders),
      },
      european: { lying: { brest: shipIds('France', 2, 0, 28) }, leaders: leaderIds('France', 2, 6) },
    }),
  );

describe('4.0 the sequence of play', () => {
  it('[4.0/1] [4.0/2] a year goes through its phases in order, and the next year begins with the forces again', () => {
    const match = newMatch('maritime-war-1778');
    const seen = [match.world.phase];
    while (match.world.year < 1780) {
      match.play();
      if (seen.at(-1) !== match.world.phase) seen.push(match.world.phase);
    }
    const order = seen.map((phase) => PHASES.indexOf(phase));
    const firstYear = seen.slice(0, seen.indexOf('demobilise'));
    expect(firstYear[0]).toBe('organise');
    expect(firstYear[1]).toBe('place');
    expect(firstYear).not.toContain('reorganise');
    const secondYear = seen.slice(seen.indexOf('demobilise'), -1);
    expect(secondYear.slice(0, 3)).toEqual(['demobilise', 'reorganise', 'frigates']);
    expect(secondYear.slice(-2)).toEqual(['return', 'repair']);
    for (const year of [firstYear.length, secondYear.length]) expect(year).toBeGreaterThan(5);
    for (let at = 1; at < order.length; at++)
      expect(order[at]! > order[at - 1]! || seen[at] === 'demobilise').toBe(true);
  });

  it('[4.0/2] [5.0/1] [5.0/2] first back to the base, then the base made up, then new forces, then squadrons', () => {
    const match = in1780(40, 8);
    match.play({ 'demobilise english': { ships: shipIds('England', 2, 0, 2), leaders: [] } });
    expect(
      match.happenings.map(({ truth }) => ('levy' in truth ? `${truth.nation} ${truth.levy}` : truth.kind)),
    ).toEqual([
      'demobilised',
      'demobilised',
      'England base',
      'England new',
      'France base',
      'France new',
      'Spain base',
      'Spain new',
    ]);
    expect(match.world.phase).toBe('reorganise');
  });
});

describe('5.0 forces', () => {
  it('[5.0/3] as a war begins the base and the new forces are drawn at random from the pools', () => {
    const { world } = newMatch('maritime-war-1778');
    expect(count(world, 'english', 'England')).toEqual({ ships: 54, leaders: 10 });
    expect(count(world, 'european', 'France')).toEqual({ ships: 36, leaders: 8 });
    expect(count(world, 'european', 'Spain')).toEqual({ ships: 0, leaders: 0 });
    const other = newMatch('maritime-war-1778', {}, 2).world;
    expect(Object.keys(other.forces.english.ships)).not.toEqual(Object.keys(world.forces.english.ships));
    const { ships, leaders } = world.forces.english.pools.England!;
    const both = [...ships, ...Object.keys(world.forces.english.ships)];
    expect(new Set(both).size).toBe(both.length);
    expect(leaders.some((id) => world.forces.english.leaders.includes(id))).toBe(false);
  });

  it('[5.0/4] [4.0/3] whatever exceeds the base goes back to the pools; who stays is the owner’s choice', () => {
    const match = in1780(50, 9);
    const ships = shipIds('England', 2, 0, 50);
    const leaders = leaderIds('England', 2, 9);
    const refused = (answer: { ships: string[]; leaders: string[] }) =>
      match.refusal('demobilise', 'english', answer)?.code;
    expect(refused(nobody)).toBe('too-many-ships');
    expect(refused({ ships: ships.slice(0, 5), leaders: [] })).toBe('too-many-ships');
    expect(refused({ ships: ships.slice(0, 6), leaders: [] })).toBe('too-many-leaders');
    expect(refused({ ships: ['fra-bretagne'], leaders: [] })).toBe('unknown-ship');
    expect(refused({ ships: ships.slice(0, 6), leaders: ['fra-suffren'] })).toBe('unknown-leader');
    const sent = { ships: ships.slice(10, 16), leaders: leaders.slice(3, 4) };
    expect(refused(sent)).toBeUndefined();
    match.play({ 'demobilise english': sent });
    const { forces } = match.world;
    for (const kept of [...ships.slice(0, 10), ...ships.slice(16)])
      expect(forces.english.ships[kept]?.port).toBe('portsmouth');
    expect(count(match.world, 'english', 'England')).toEqual({ ships: 54, leaders: 10 });
    // Who went home is in the pool, unless the draw has brought him back.
    const { England } = forces.english.pools;
    for (const id of sent.ships)
      expect([...England!.ships, ...Object.keys(forces.english.ships)]).toContain(id);
    for (const id of sent.leaders) expect([...England!.leaders, ...forces.english.leaders]).toContain(id);
    expect(England!.ships.length + 54).toBe(shipPool('England', 2).length);
    expect(England!.leaders.length + 10).toBe(leaderPool('England', 2).length);
  });

  it('[5.0/4] losses are made up from the pool to the full base and the new forces on top', () => {
    const match = in1780(31, 5);
    match.play();
    expect(count(match.world, 'english', 'England')).toEqual({ ships: 54, leaders: 10 });
    expect(count(match.world, 'european', 'France')).toEqual({ ships: 36, leaders: 8 });
  });

  it('[5.0/4] a leader just back from an injury counts among those in play', () => {
    const match = newMatch('maritime-war-1778').playUntil('repair');
    const { english } = match.world.forces;
    const hurt = english.leaders.pop()!;
    for (const squadron of english.squadrons)
      squadron.stacks = squadron.stacks.map((stack) =>
        stack.map((berth) => (berth.leader === hurt ? { ...berth, leader: null } : berth)),
      );
    match.world.absent.push({ leader: hurt, side: 'english', returns: 1779, why: 'injured' });
    const others = english.leaders.length;
    match.play();
    expect(match.world.year).toBe(1779);
    expect(match.world.forces.english.leaders).toHaveLength(others + 1);
    const sent = match.choices('demobilise', 'english')[0]!;
    expect(sent.leaders).toHaveLength(others + 1 - 8);
    expect(match.refusal('demobilise', 'english', { ...sent, leaders: sent.leaders.slice(1) })?.code).toBe(
      'too-many-leaders',
    );
  });

  it('[5.0/5] one may go below the base, down to nothing, and draw afresh', () => {
    const match = in1780(44, 8);
    const all = { ships: shipIds('England', 2, 0, 44), leaders: leaderIds('England', 2, 8) };
    match.play({ 'demobilise english': all });
    expect(count(match.world, 'english', 'England')).toEqual({ ships: 54, leaders: 10 });
    const drawn = match.told('drawn').find(({ nation, levy }) => nation === 'England' && levy === 'base')!;
    expect(drawn.ships).toHaveLength(44);
    expect(drawn.leaders).toHaveLength(8);
    expect(Object.values(match.world.forces.english.ships).every(({ port }) => port === null)).toBe(true);
  });

  it('[4.0/4] [5.1/1] new forces come every year, drawn from each nation’s own pool', () => {
    const match = in1780(44, 8);
    const before = match.world.forces.english.pools.England!;
    match.play({ 'demobilise english': nobody });
    const drawn = match.told('drawn', 'english').filter(({ nation }) => nation === 'England');
    expect(drawn.map(({ levy, ships }) => [levy, ships?.length])).toEqual([
      ['base', 0],
      ['new', 10],
    ]);
    for (const id of drawn[1]!.ships!) {
      expect(before.ships).toContain(id);
      expect(match.world.forces.english.pools.England!.ships).not.toContain(id);
    }
  });

  it('[4.0/5] [4.0/6] [5.2] new leaders come with them, at random from the leaders’ pool', () => {
    const picked = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const match = in1780(44, 8);
      const before = match.world.forces.english.pools.England!.leaders;
      match.dice = looseDice(seed);
      match.play({ 'demobilise english': nobody });
      const fresh = match.told('drawn').filter(({ nation }) => nation === 'England')[1]!.leaders!;
      expect(fresh).toHaveLength(2);
      for (const id of fresh) {
        expect(before).toContain(id);
        picked.add(id);
      }
    }
    expect(picked.size).toBeGreaterThan(8);
  });

  it('[5.1/2] who was drawn or sent home is told to the owner alone', () => {
    const match = in1780(50, 9);
    match.play();
    for (const kind of ['demobilised', 'drawn'] as const) {
      for (const seat of ['european', 'gallery'])
        for (const told of match.told(kind, seat))
          if (told.side === 'english') expect(Object.keys(told)).not.toContain('ships');
      expect(match.told(kind, 'english').find(({ side }) => side === 'english')!.ships).toBeDefined();
    }
    // Both levies of every nation are told, whether anybody was drawn or not: the number stays behind the screen.
    expect(match.told('drawn', 'gallery')).toHaveLength(6);
  });

  it('[5.0/4] those sent home leave their squadrons, and a ship keeps her place when her leader goes', () => {
    const match = in1780(44, 8);
    const ships = shipIds('England', 2, 0, 3);
    const [keppel, rodney] = leaderIds('England', 2, 2) as [string, string];
    putOut(match.world, 'english', 'eng-channel', 'E1', { port: 'portsmouth' }, [
      stackOf(ships.slice(0, 1), keppel),
      stackOf(ships.slice(1), rodney),
    ]);
    match.play({ 'demobilise english': { ships: ships.slice(0, 1), leaders: [rodney] } });
    const channel = match.world.forces.english.squadrons.find(({ id }) => id === 'eng-channel')!;
    expect(channel.stacks).toEqual([stackOf(ships.slice(1))]);
    expect(match.world.forces.english.leaders).toContain(keppel);
  });

  it('[11.D] a ship drawn this year has not been in port all year; who stayed in play has', () => {
    const match = in1780(44, 8);
    match.play({ 'demobilise english': nobody });
    const { ships } = match.world.forces.english;
    const old = new Set(shipIds('England', 2, 0, 44));
    for (const [id, { sailed }] of Object.entries(ships)) expect(sailed).toBe(!old.has(id));
  });

  it('every suggestion is legal', () => {
    const match = in1780(54, 10);
    for (const side of ['english', 'european'] as const)
      for (const answer of match.choices('demobilise', side))
        expect(match.refusal('demobilise', side, answer)).toBeNull();
  });
});

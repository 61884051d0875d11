import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { PORTS, portOf, portsIn } from '../../data/ports.ts';
import { SHIPS, shipPool } from '../../data/ships.ts';
import { friendlyPorts, isFriendly, isNeutral, neutralPorts } from '../chart/chart.ts';
import { invariants } from '../invariants.ts';
import { mayBeTaken } from '../ports/assault.ts';
import { markerNamed, shipsOf, squadronNamed } from '../testing/found.ts';
import { putInPlay, Table, type TestSquadron, tableIn, testSea } from '../testing/seas.ts';

const english = (at: TestSquadron['at'], more: Partial<TestSquadron> = {}): TestSquadron => ({
  token: 'E1',
  at,
  ships: 2,
  ...more,
});

describe('ports', () => {
  it('[6.2/1] are one side’s or neutral: a voyage ends in one’s own or a neutral one, never in an enemy’s', () => {
    const table = tableIn(1778, english('gibraltar'));
    expect(table.refusal('E1', ['western-med'], 'port-mahon')).toBeUndefined();
    expect(table.refusal('E1', ['western-med'], 'cartagena')).toBeUndefined();
    expect(table.refusal('E1', ['western-med'], 'toulon')).toBe('enemy-port');
    const spain = tableIn(1779, english('gibraltar'));
    expect(spain.refusal('E1', ['western-med'], 'cartagena')).toBe('enemy-port');
  });

  it('[6.2/1] [6.2/2] those of fixed colour have the same owner in every war; the others follow their marker', () => {
    for (const { kind, owner } of PORTS)
      if (kind !== 'changeable') expect(new Set(Object.values(owner)).size).toBe(1);
    const world = testSea({ year: 1778, squadrons: [english('english-harbour')] });
    const table = new Table(world);
    expect(table.refusal('E1', ['eastern-caribbean'], 'guadeloupe')).toBe('enemy-port');
    world.ports.guadeloupe = { owner: 'England', captured: true, closing: null };
    expect(table.refusal('E1', ['eastern-caribbean'], 'guadeloupe')).toBeUndefined();
    expect(isFriendly(world, 'european', 'guadeloupe')).toBe(false);
  });

  it('[6.2/3] [6.21] hold as many squadrons with ships as their number says; decoys do not count', () => {
    const full: TestSquadron[] = [
      english('english-harbour'),
      { token: 'E2', at: 'barbados', ships: 1 },
      { token: 'E3', at: 'barbados' },
    ];
    expect(portOf('barbados').number).toBe(2);
    const roomy = new Table(testSea({ year: 1778, squadrons: full }));
    expect(roomy.refusal('E1', ['eastern-caribbean'], 'barbados')).toBeUndefined();
    const crowded: TestSquadron[] = [...full, { token: 'E4', at: 'barbados', ships: 1 }];
    const table = new Table(testSea({ year: 1778, squadrons: crowded }));
    expect(table.refusal('E1', ['eastern-caribbean'], 'barbados')).toBe('port-full');
    expect(table.refusal('E3', ['eastern-caribbean'], 'barbados')).toBeUndefined();
    // A squadron of that port does not stand in its own way.
    expect(table.refusal('E2', ['eastern-caribbean'], 'barbados')).toBeUndefined();
  });

  it('[6.21] in a neutral port each player counts his own squadrons alone', () => {
    const table = tableIn(
      1778,
      english('portsmouth', { ratings: [4] }),
      ...[1, 2, 3, 4].map((n): TestSquadron => ({ token: `P${n}`, at: 'lisbon', ships: 1 })),
    );
    expect(portOf('lisbon').number).toBe(4);
    const toLisbon = ['north-sea', 'western-approaches', 'bay-of-biscay', 'iberian-basin'] as const;
    expect(table.refusal('E1', toLisbon, 'lisbon')).toBeUndefined();
  });

  it('[6.2/4] have their first owner by the war that is played; Brest opens on the Bay of Biscay alone', () => {
    for (const war of [1, 2, 3] as const) {
      const world = testSea({ war, squadrons: [] });
      for (const port of PORTS) expect(world.ports[port.id]!.owner).toBe(port.owner[war]);
    }
    expect(portsIn('bay-of-biscay').map(({ id }) => id)).toContain('brest');
    expect(PORTS.filter(({ id, area }) => id === 'brest' && area !== 'bay-of-biscay')).toEqual([]);
    const table = tableIn(1778, 'P1 brest 1');
    expect(table.refusal('P1', ['western-approaches'])).toBe('first-area');
  });
});

describe('neutral ports', () => {
  it('[6.22/1] four are neutral for good and open to both sides', () => {
    for (const war of [1, 2, 3] as const)
      for (const year of [0, 12]) {
        const world = testSea({ war, squadrons: [] });
        world.year += year;
        for (const port of ['lisbon', 'copenhagen', 'rio-de-janeiro', 'macao'] as const)
          expect(neutralPorts(world)).toContain(port);
      }
    expect(PORTS.filter(({ kind }) => kind === 'neutral')).toHaveLength(4);
  });

  it('[6.22/1] who begins the year in one must leave it, and may not end in one', () => {
    const table = tableIn(1778, english('lisbon'), english('nore', { token: 'E2' }));
    expect(markerNamed(table.world, 'E1')!.fromNeutral).toBe(true);
    expect(table.check({ order: null })?.code).toBe('must-leave');
    expect(table.choices<'sail'>().some(({ order }) => order === null)).toBe(false);
    expect(table.refusal('E1', ['iberian-basin'], 'lisbon')).toBe('neutral-again');
    // Cartagena is Spanish, and Spain is neutral.
    expect(table.refusal('E1', ['iberian-basin', 'western-med'], 'cartagena')).toBe('neutral-again');
    expect(table.refusal('E1', ['iberian-basin', 'western-med'], 'gibraltar')).toBeUndefined();
    table.sail('E1', ['iberian-basin']);
    expect(table.check({ order: null })).toBeNull();
  });

  it('[6.22/1] [6.1/3] a squadron that nobody leads can’t leave: its player may pass, and it is interned', () => {
    const table = tableIn(1778, english('lisbon', { ratings: [] }));
    expect(table.choices<'sail'>()).toEqual([{ order: null }]);
    table.pass();
    expect(table.told('interned')).toMatchObject([{ side: 'english', port: 'lisbon' }]);
    expect(markerNamed(table.world, 'E1')).toBeUndefined();
    expect(invariants(table.world)).toEqual([]);
  });

  it('[6.22/1] [6.5/3] nor flee into one', () => {
    const table = tableIn(1778, english('lisbon', { ratings: [1] }), 'P1 iberian-basin 1');
    table.sail('E1', ['iberian-basin']).search('avoid', 'avoid');
    expect(table.check({ path: [], end: 'lisbon' })?.code).toBe('neutral-again');
    expect(table.check({ path: ['western-med'], end: 'gibraltar' })).toBeNull();
  });

  it('[6.22/1] [6.1/6] ships from a neutral port bind the squadron they combine with', () => {
    const joining = (ships: number) => {
      const squadrons: TestSquadron[] = [
        { token: 'E1', at: 'lisbon', ...(ships > 0 && { ships, ratings: [1] }) },
        { token: 'E2', at: 'iberian-basin', ships: 1, ratings: [3] },
      ];
      return markerNamed(
        new Table(testSea({ year: 1778, squadrons })).sail('E1', ['iberian-basin']).world,
        'E2',
      );
    };
    expect(joining(2)!.fromNeutral).toBe(true);
    expect(joining(0)!.fromNeutral).toBe(false);
  });

  it('[6.22/1] ships left behind there are interned: back to their pool, and no points', () => {
    const world = testSea({ year: 1778, squadrons: [english('nore')] });
    const [left, home] = shipPool('England', 2).slice(-2);
    putInPlay(world, 'english', left!.id, 'lisbon');
    putInPlay(world, 'english', home!.id, 'nore');
    const table = new Table(world).sail('E1', ['north-sea']);
    expect(table.progress).toBe('done');
    expect(world.forces.english.ships[left!.id]).toBeUndefined();
    expect(world.forces.english.ships[home!.id]).toBeDefined();
    expect(world.forces.english.pools.England!.ships).toContain(left!.id);
    expect(world.sunk).toEqual([]);
    // Nobody else could see that she lay there.
    const told = table.happenings.find(({ truth }) => truth.kind === 'interned')!;
    expect(told.truth).toMatchObject({ port: 'lisbon', ships: [left!.id] });
    expect(told.shown!.others).toBeNull();
    expect(invariants(world)).toEqual([]);
  });

  it('[6.22/1] [11.L] a ship lent for a prize does not come into a pool that is not hers', () => {
    const world = testSea({ year: 1778, squadrons: [english('nore')] });
    const lent = SHIPS.find(({ nation, wars }) => nation === 'England' && !wars.includes(2))!.id;
    putInPlay(world, 'english', lent, 'lisbon');
    new Table(world).sail('E1', ['north-sea']);
    expect(world.forces.english.ships[lent]).toBeUndefined();
    expect(world.forces.english.pools.England!.ships).not.toContain(lent);
  });

  it('[6.22/1] who put in this year stays; who is held there by the weather is excused', () => {
    const world = testSea({
      year: 1778,
      options: { weather: true },
      squadrons: [english('lisbon', { ratings: [1] })],
    });
    const held = new Table(world, loadedDice(d6(2))).sail('E1', ['iberian-basin']);
    expect(held.told('weather')).toMatchObject([{ effect: 'held' }]);
    expect(held.progress).toBe('done');
    expect(shipsOf(world, 'E1')).toHaveLength(2);
    expect(held.told('interned')).toEqual([]);
    const calling = tableIn(1778, 'P1 brest 2').sail('P1', ['bay-of-biscay', 'iberian-basin'], 'lisbon');
    expect(calling.told('interned')).toEqual([]);
    expect(markerNamed(calling.world, 'P1')!.at).toEqual({ port: 'lisbon' });
  });

  it('[6.22/2] the ports of a nation that has not entered the war are neutral, from its entry on they are not', () => {
    const world = testSea({ year: 1778, squadrons: [] });
    expect(isNeutral(world, 'cadiz')).toBe(true);
    expect(isFriendly(world, 'european', 'cadiz')).toBe(false);
    world.year = 1779;
    expect(isNeutral(world, 'cadiz')).toBe(false);
    expect(isFriendly(world, 'european', 'cadiz')).toBe(true);
    expect(isNeutral(world, 'texel')).toBe(true);
    expect(friendlyPorts(world, 'european')).not.toContain('texel');
  });

  it('[6.22/2] enemies who do not leave such a port in its first year are lost as if sunk', () => {
    const world = testSea({
      year: 1779,
      squadrons: [
        english('cadiz', { ratings: [3] }),
        english('cadiz', { token: 'E2' }),
        { token: 'P1', at: 'cadiz', ships: 1 },
      ],
    });
    const stray = shipPool('England', 2).at(-1)!.id;
    putInPlay(world, 'english', stray, 'cadiz');
    world.ports.cadiz!.closing = 1779;
    const lost = [...shipsOf(world, 'E2'), stray].sort();
    const leader = squadronNamed(world, 'E2').stacks[0]![0]!.leader!;
    const table = new Table(world);
    // Not neutral any more: nothing forces them out but good sense.
    expect(table.check({ order: null })).toBeNull();
    expect(table.refusal('E1', ['iberian-basin'], 'cadiz')).toBe('enemy-port');
    table.sail('E1', ['iberian-basin']).pass().pass();
    expect(table.progress).toBe('done');
    expect(world.sunk.map(({ ship }) => ship).sort()).toEqual(lost);
    expect(markerNamed(world, 'E2')).toBeUndefined();
    expect(markerNamed(world, 'P1')).toBeDefined();
    expect(world.absent).toEqual([{ leader, side: 'english', returns: 1781, why: 'captured' }]);
    expect(world.ports.cadiz!.closing).toBeNull();
    expect(invariants(world)).toEqual([]);
  });

  it('[6.22/3] American ports that are neutral serve both sides and can’t be taken', () => {
    const world = testSea({ year: 1778, squadrons: [english('halifax')] });
    expect(['boston', 'charleston'].every((port) => isNeutral(world, port as 'boston'))).toBe(true);
    expect(isFriendly(world, 'english', 'new-york')).toBe(true);
    world.ports['new-york']!.owner = 'Neutral';
    const table = new Table(world);
    expect(table.refusal('E1', ['new-england-coast'], 'new-york')).toBeUndefined();
    expect(table.refusal('E1', ['new-england-coast'], 'boston')).toBeUndefined();
    for (const side of ['english', 'european'] as const) {
      expect(isFriendly(world, side, 'new-york')).toBe(false);
      for (const port of ['new-york', 'boston', 'charleston'] as const)
        expect(mayBeTaken(world, side, port)).toBe(false);
    }
  });
});

import { type LoadedDie, loadedDice, looseDice, UMPIRE } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { leaderPool } from '../data/leaders.ts';
import { shipPool } from '../data/ships.ts';
import { imagine } from './imagine.ts';
import { battleOf, type TestFleet, Umpire, warWith } from './testing/battle.ts';
import { withLevy } from './testing/forces.ts';
import { view } from './view.ts';
import type { Berth, PortId } from './world/squadron.ts';
import type { Forces, State } from './world/state.ts';

/** `67:1` is the first of sixty-seven. */
const dealt = (text: string) =>
  loadedDice(
    text.split(/\s+/).map((die): LoadedDie => {
      const [sides, face] = die.split(':').map(Number);
      return { sides: sides!, face: face! };
    }),
  );

/** What the English make of what they see; every card must have been dealt. */
function imagined(world: State, throws: string, seat = 'english'): State {
  const dice = dealt(throws);
  const made = imagine(view(world, seat), dice);
  expect(dice.left).toBe(0);
  return made;
}

const FRENCH = shipPool('France', 1).map(({ id }) => id);
const ADMIRALS = leaderPool('France', 1).map(({ id }) => id);
const HARBOURS: readonly PortId[] = ['brest', 'lorient', 'rochefort', 'toulon', 'dunkirk'];

/** Four ships in harbour: the first of the pool each time, in the first port, the second, and so on. */
const harbours = (left: number): string => [0, 1, 2, 3].map((at) => `${left - at}:1 15:${at + 1}`).join(' ');

const inHarbour = (ships: readonly string[]): Forces['ships'] =>
  Object.fromEntries(ships.map((ship, at) => [ship, { port: HARBOURS[at]!, damage: 0, sailed: false }]));
const atSea = (ships: readonly string[]): Forces['ships'] =>
  Object.fromEntries(ships.map((ship) => [ship, { port: null, damage: 0, sailed: true }]));
const inPort = (port: PortId, ships: readonly string[]): Forces['ships'] =>
  Object.fromEntries(ships.map((ship) => [ship, { port, damage: 0, sailed: false }]));

const led = (leader: string, first: string, ...others: string[]): Berth[] => [
  { ship: first, leader },
  ...others.map((ship) => ({ ship, leader: null })),
];
const manned = ({ squadrons }: Forces) =>
  squadrons.flatMap(({ id, token, stacks }) => (token === null ? [] : [[id, token, stacks]]));

const fleets = (...at: readonly TestFleet['at'][]): TestFleet[] =>
  at.map((place, index) => ({ token: `P${index + 1}`, at: place }));

/** A world as far as views tell of it: the sources of its scenario stand in none. */
const withoutSources = <W extends Pick<State, 'scenario'>>(world: W): W => ({
  ...world,
  scenario: { ...world.scenario, provenance: {} },
});

describe('a world that agrees with what a seat sees', () => {
  it('[6.61] [5.1/2] a squadron or a decoy behind each marker, from the pools of its nation', () => {
    const world = warWith([
      { token: 'E1', at: 'nore', stacks: [['eng-duke:eng-hawke']] },
      ...fleets('azores', 'brest', 'toulon'),
    ]);
    const made = imagined(
      world,
      // Two ships under the third leader; nothing; three under the first of those left.
      `3:2 6:2 6:1 16:3 67:1 66:1 3:1 3:3 6:1 6:3 15:1 65:1 64:1 63:1 ${harbours(62)}`,
    );
    const { forces, ...open } = made;
    const { forces: real, ...known } = world;
    expect(open).toEqual(withoutSources(known));
    expect(forces.english).toEqual(real.english);
    expect(forces.european).toEqual({
      pools: {
        France: { ships: FRENCH.slice(9), leaders: ADMIRALS.filter((_, at) => at !== 2 && at !== 0) },
        Spain: world.forces.european.pools.Spain,
      },
      ships: {
        ...atSea(FRENCH.slice(0, 2)),
        ...inPort('toulon', FRENCH.slice(2, 5)),
        ...inHarbour(FRENCH.slice(5, 9)),
      },
      leaders: [ADMIRALS[2], ADMIRALS[0]],
      squadrons: real.european.squadrons.map((squadron) => ({
        ...squadron,
        stacks:
          squadron.token === 'P1'
            ? [led(ADMIRALS[2]!, FRENCH[0]!, FRENCH[1]!)]
            : squadron.token === 'P3'
              ? [led(ADMIRALS[0]!, ...(FRENCH.slice(2, 5) as [string, string, string]))]
              : [],
      })),
      purged: [],
      orders: null,
      mustered: [],
    });
  });

  it('[6.21] no more squadrons with ships in a port than it holds, while decoys take no room', () => {
    // Dunkirk holds two: the second marker is a decoy, the fourth finds no room, and the fifth lies elsewhere.
    const world = warWith(fleets('dunkirk', 'dunkirk', 'dunkirk', 'dunkirk', 'goree'));
    const made = imagined(
      world,
      `3:2 6:1 6:1 16:1 67:1 3:1 3:2 6:1 6:1 15:1 66:1 3:2 6:1 6:1 14:1 65:1 ${harbours(64)}`,
    );
    expect(manned(made.forces.european)).toEqual([
      ['fra-brest', 'P1', [led(ADMIRALS[0]!, FRENCH[0]!)]],
      ['fra-rochefort', 'P2', []],
      ['fra-lorient', 'P3', [led(ADMIRALS[1]!, FRENCH[1]!)]],
      ['fra-toulon', 'P4', []],
      ['fra-flandre', 'P5', [led(ADMIRALS[2]!, FRENCH[2]!)]],
    ]);
  });

  it('[6.23/1] whoever attacks a port has two ships and a leader, and is dealt them first', () => {
    const world = warWith(fleets('azores', 'grand-banks', 'bay-of-bengal'));
    world.assaults = [
      { side: 'english', area: 'azores', ports: ['st-john-s'] },
      { side: 'european', area: 'grand-banks', ports: ['st-john-s'] },
    ];
    const made = imagined(world, `6:1 6:1 16:1 67:1 66:1 3:1 3:1 ${harbours(65)}`);
    expect(manned(made.forces.european)).toEqual([
      ['fra-brest', 'P2', [led(ADMIRALS[0]!, FRENCH[0]!, FRENCH[1]!)]],
      ['fra-rochefort', 'P1', []],
      ['fra-lorient', 'P3', []],
    ]);
    const more = imagined(world, `6:2 6:2 16:1 67:1 66:1 65:1 3:1 3:1 ${harbours(64)}`);
    expect(manned(more.forces.european)[0]![2]).toEqual([
      led(ADMIRALS[0]!, FRENCH[0]!, FRENCH[1]!, FRENCH[2]!),
    ]);
  });

  it('[7.2/3] the squadron that the weather gauge lets him see is as he saw it', () => {
    const world = battleOf(
      ['eng-mars:eng-byng', 'eng-culloden'],
      ['fra-formidable:fra-la-galissonniere+1', 'fra-ocean'],
    );
    world.markers.push({ ...world.markers[1]!, token: 'P2', at: { area: 'azores' }, battle: false });
    world.forces.european.squadrons[1]!.token = 'P2';
    const { world: begun } = new Umpire(world, 6, 1);
    expect(begun.battle?.gauge).toBe('english');
    const made = imagined(begun, `3:2 6:1 6:1 15:1 65:1 ${harbours(64)}`);
    const { european } = made.forces;
    expect(manned(european)).toEqual([
      ['fra-brest', 'P1', [led(ADMIRALS[0]!, 'fra-formidable', 'fra-ocean')]],
      ['fra-rochefort', 'P2', [led(ADMIRALS[1]!, 'fra-foudroyant')]],
    ]);
    expect(european.leaders).toEqual([ADMIRALS[0], ADMIRALS[1]]);
    expect(european.ships).toMatchObject({
      'fra-formidable': { port: null, damage: 1, sailed: true },
      'fra-ocean': { port: null, damage: 0, sailed: true },
      'fra-foudroyant': { port: null, damage: 0, sailed: true },
    });
    expect(european.pools.France!.ships).toEqual(FRENCH.filter((id) => european.ships[id] === undefined));
    expect(european.pools.France!.leaders).toEqual(ADMIRALS.slice(2));
    expect(view(made, 'english')).toEqual(view(begun, 'english'));
    // The loser sees nothing of the other, not even that he has a choice.
    const blind = imagine(view(begun, 'european'), looseDice(3));
    expect(blind.forces.european).toEqual(begun.forces.european);
    expect(view(blind, 'european')).toEqual(view(begun, 'european'));
  });

  it('[7.3/1] ships that stand in an open line are behind no marker and in no pool', () => {
    const world = warWith(fleets('azores', 'bay-of-bengal'));
    const lineShip = (ship: string, leader: string | null) => ({ ship, leader, damage: 0, disabled: false });
    world.battle = {
      area: 'azores',
      tokens: { english: 'E1', european: 'P1' },
      step: 'line',
      gauge: 'english',
      round: 1,
      lines: {
        english: [lineShip('eng-duke', 'eng-hawke')],
        european: [lineShip(FRENCH[0]!, ADMIRALS[0]!), lineShip(FRENCH[3]!, null)],
      },
      began: { english: ['eng-duke'], european: [FRENCH[0]!, FRENCH[3]!] },
      led: [],
      leaving: [],
      beaten: [],
    };
    const { european } = imagined(world, `3:2 6:1 6:1 15:1 65:1 ${harbours(64)}`).forces;
    expect(manned(european)).toEqual([
      ['fra-brest', 'P1', []],
      ['fra-rochefort', 'P2', [led(ADMIRALS[1]!, FRENCH[1]!)]],
    ]);
    expect([...Object.keys(european.ships), ...european.pools.France!.ships].sort()).toEqual(
      FRENCH.filter((id) => id !== FRENCH[0] && id !== FRENCH[3]).sort(),
    );
    expect(european.pools.France!.leaders).toEqual(ADMIRALS.slice(2));
  });

  it('[7.4/4] [8.3] [11.M/1] nobody is dealt who is known to be sunk, gone for good, away or dead', () => {
    const world = warWith(fleets('azores'));
    world.sunk = [{ ship: FRENCH[0]!, side: 'european', captured: false }];
    world.gone = [FRENCH[1]!];
    world.absent = [{ leader: ADMIRALS[0]!, side: 'european', returns: 1758, why: 'injured' }];
    world.dead = [ADMIRALS[1]!];
    const { european } = imagined(world, `3:2 6:1 6:1 14:1 65:1 ${harbours(64)}`).forces;
    expect(manned(european)).toEqual([['fra-brest', 'P1', [led(ADMIRALS[2]!, FRENCH[2]!)]]]);
    expect([...Object.keys(european.ships), ...european.pools.France!.ships].sort()).toEqual(
      FRENCH.slice(2).sort(),
    );
    expect(european.pools.France!.leaders).toEqual(ADMIRALS.slice(3));
  });

  it('[5.0/4] [5.1/1] no more ships and leaders than the base and the year bring', () => {
    const three = fleets('azores', 'bay-of-bengal', 'brest');
    // Three ships and two leaders: the first squadron takes two ships, the second what is left, the third has nobody.
    const all = imagined(
      withLevy(warWith(three), { ships: 2, leaders: 1 }, { ships: 1, leaders: 1 }),
      '3:2 6:1 6:2 16:1 67:1 66:1 3:2 6:6 6:6 15:1 65:1',
    );
    expect(manned(all.forces.european)).toEqual([
      ['fra-brest', 'P1', [led(ADMIRALS[0]!, FRENCH[0]!, FRENCH[1]!)]],
      ['fra-rochefort', 'P2', [led(ADMIRALS[1]!, FRENCH[2]!)]],
      ['fra-lorient', 'P3', []],
    ]);
    expect(all.forces.european.leaders).toEqual(ADMIRALS.slice(0, 2));
    // One leader: the others' ships lie in harbour.
    const few = imagined(
      withLevy(warWith(three), { ships: 3, leaders: 1 }, { ships: 0, leaders: 0 }),
      '3:2 6:1 6:1 16:1 67:1 66:1 15:1 65:1 15:2',
    );
    expect(manned(few.forces.european).map(([, , stacks]) => stacks)).toEqual([
      [led(ADMIRALS[0]!, FRENCH[0]!)],
      [],
      [],
    ]);
    expect(few.forces.european.ships).toEqual({
      ...atSea([FRENCH[0]!]),
      ...inHarbour(FRENCH.slice(1, 3)),
    });
    // Ships without a leader sail in nothing.
    const none = imagined(
      withLevy(warWith(three), { ships: 1, leaders: 0 }, { ships: 0, leaders: 0 }),
      '67:1 15:1',
    );
    expect(manned(none.forces.european).every(([, , stacks]) => stacks?.length === 0)).toBe(true);
    // Leaders without a ship neither.
    const bare = imagine(
      view(withLevy(warWith(three), { ships: 0, leaders: 2 }, { ships: 0, leaders: 0 }), 'english'),
      loadedDice(),
    );
    expect(bare.forces.european.ships).toEqual({});
  });

  it('[5.0/4] nor more than the pool has', () => {
    const world = withLevy(
      warWith(fleets('azores', 'brest', 'toulon')),
      { ships: 60, leaders: 8 },
      { ships: 60, leaders: 8 },
    );
    world.gone = FRENCH.slice(2);
    world.dead = ADMIRALS.slice(2);
    const made = imagined(world, '3:2 6:1 6:1 2:1 2:1 3:2 6:6 6:1 1:1 1:1');
    expect(manned(made.forces.european)).toEqual([
      ['fra-brest', 'P1', [led(ADMIRALS[0]!, FRENCH[0]!)]],
      ['fra-rochefort', 'P2', [led(ADMIRALS[1]!, FRENCH[1]!)]],
      ['fra-lorient', 'P3', []],
    ]);
  });

  it('[3.7/5] while squadrons are placed, as many mustered ones as lie behind the screen', () => {
    const world = warWith(fleets('brest'));
    world.phase = 'place';
    world.inHand = { english: 0, european: 2 };
    const throws = `3:1 3:2 6:1 6:1 16:1 67:1 3:1 ${harbours(66)}`;
    const { european } = imagined(world, throws).forces;
    expect(european.mustered).toEqual(['fra-rochefort', 'fra-lorient']);
    expect(european.squadrons.slice(0, 4).map(({ token, stacks }) => [token, stacks])).toEqual([
      ['P1', []],
      [null, [led(ADMIRALS[0]!, FRENCH[0]!)]],
      [null, []],
      [null, []],
    ]);
    expect(european.ships[FRENCH[0]!]).toEqual({ port: null, damage: 0, sailed: true });
    world.phase = 'frigates';
    expect(imagined(world, `3:1 ${harbours(67)}`).forces.european.mustered).toEqual([]);
  });

  it('[3.7/4] none of a nation that is not at war, and no more markers than its side has squadrons', () => {
    const world = warWith(fleets(...new Array<PortId>(8).fill('brest')));
    world.phase = 'place';
    world.inHand = { english: 0, european: 1 };
    const made = imagine(view(world, 'english'), looseDice(1));
    expect(made.forces.european.mustered).toEqual([]);
    expect(made.forces.european.squadrons.filter(({ nation }) => nation === 'Spain')).toEqual(
      world.forces.european.squadrons.filter(({ nation }) => nation === 'Spain'),
    );
    const one = world.markers[0]!;
    world.markers.push({ ...one, token: 'P9' });
    expect(() => imagine(view(world, 'english'), looseDice(1))).toThrow(
      'more markers of the european than squadrons',
    );
    // From 1762 on Spain has squadrons and harbours of her own.
    world.year = 1762;
    const later = imagine(view(world, 'english'), looseDice(1)).forces.european;
    expect(later.squadrons[8]).toMatchObject({ nation: 'Spain', token: 'P9' });
    expect(Object.keys(later.ships).some((id) => id.startsWith('spa-'))).toBe(true);
  });

  it('[11.G] orders for the squadron on its way, whose commander keeps them to himself', () => {
    const world = warWith(
      [
        { token: 'E1', at: 'north-sea', stacks: [['eng-mars:eng-hawke']] },
        { token: 'P1', at: 'azores', stacks: [['fra-souverain:fra-conflans']] },
        { token: 'P2', at: 'bay-of-bengal' },
      ],
      { options: { openPlay: true } },
    );
    const under = (token: string, side: 'english' | 'european', waits: 'onward' | 'wear') => {
      world.voyage = { token, side, at: 'azores', track: [], waits, against: null, turnedAway: [] };
      return world;
    };
    const orders = { path: [], end: 'sea', under: null, onStation: false };
    expect(imagined(under('P1', 'european', 'onward'), '4:3').forces.european.orders).toEqual({
      ...orders,
      left: 2,
      wear: 0,
    });
    // 11.A: what is to be shared out is a die at least, but nothing where there is no ship.
    expect(imagined(under('P1', 'european', 'wear'), '6:5 4:1').forces.european.orders).toEqual({
      ...orders,
      left: 0,
      wear: 5,
    });
    expect(imagined(under('P2', 'european', 'wear'), '4:4').forces.european.orders).toEqual({
      ...orders,
      left: 3,
      wear: 0,
    });
    // Nobody else has any, and those that are known stay as they are.
    const own = { ...orders, left: 1, end: 'nore', wear: 3 } as const;
    world.forces.english.orders = own;
    const made = imagine(view(under('E1', 'english', 'wear'), 'english'), loadedDice());
    expect(made.forces.english.orders).toEqual(own);
    expect(made.forces.european.orders).toBeNull();
    world.voyage = null;
    world.forces.english.orders = null;
    expect(imagine(view(world, 'english'), loadedDice()).forces).toEqual(world.forces);
  });

  it('what has been told before the first question stays told', () => {
    const world = warWith([]);
    world.prologue = [{ truth: { kind: 'year', rule: '4.0/1', year: 1756, war: 'a war' } }];
    const made = imagine(view(world, UMPIRE), loadedDice());
    expect(made).toEqual(withoutSources(world));
  });
});

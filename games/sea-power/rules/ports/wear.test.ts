import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { shipOf } from '../../data/ships.ts';
import { invariants } from '../invariants.ts';
import { searchStrength } from '../sailing/search.ts';
import { markerNamed, shipsOf, squadronNamed } from '../testing/found.ts';
import { ROUND, Table, type TestSquadron, tableIn, testSea } from '../testing/seas.ts';
import { longVoyages } from './wear.ts';

const seaTime = (squadrons: readonly TestSquadron[], ...faces: readonly number[]): Table =>
  new Table(testSea({ year: 1778, options: { seaTime: true }, squadrons }), loadedDice(d6(...faces)));
const e1 = { token: 'E1', at: 'portsmouth', ships: 3, ratings: [3] } as const;
const p1 = { token: 'P1', at: 'brest', ships: 3, ratings: [3] } as const;
const damageOf = (table: Table, side: 'english' | 'european', ship: string) =>
  table.world.forces[side].ships[ship]?.damage;

describe('sea time', () => {
  it('[11.A] without the option nobody is on station and no voyage is long', () => {
    const table = tableIn(1778, p1, e1);
    expect(table.refusal('E1', ['north-sea'], 'sea', { onStation: true })).toBe('station');
    table.pass().sail('P1', ROUND);
    expect(table.told('station')).toEqual([]);
    expect(markerNamed(table.world, 'P1')!.voyages).toBe(0);
  });

  it('[11.A1] an English squadron two areas out at most may be on station; nobody else, and not in port', () => {
    const table = seaTime([e1, p1], 4);
    const on = { onStation: true };
    expect(table.refusal('E1', ['north-sea', 'western-approaches'], 'sea', on)).toBeUndefined();
    expect(table.refusal('E1', ['north-sea', 'western-approaches', 'bay-of-biscay'], 'sea', on)).toBe(
      'station',
    );
    expect(table.refusal('E1', ['north-sea'], 'portsmouth', on)).toBe('station');
    expect(table.choices<'sail'>().some(({ order }) => order?.onStation === true)).toBe(true);
    table.pass();
    expect(table.refusal('P1', ['bay-of-biscay'], 'sea', on)).toBe('station');
  });

  it('[11.A1] the marker adds three to every search in its area and costs a die of damage, shared out at will', () => {
    const table = seaTime([e1], 4);
    expect(searchStrength(table.world, 'english', 'E1', 'north-sea')).toBe(3 + 3);
    table.sail('E1', ['north-sea', 'western-approaches'], 'sea', { onStation: true });
    expect(table.told('station')).toMatchObject([{ dice: [4], onStation: true, voyages: 0 }]);
    expect(searchStrength(table.world, 'english', 'E1', 'western-approaches')).toBe(3 + 3 + 3);
    expect(table.asks).toMatchObject([{ kind: 'wear', seat: 'english', token: 'E1' }]);
    const [a, b, c] = shipsOf(table.world, 'E1') as [string, string, string];
    const share = (...points: [string, number][]) =>
      table.check({ damage: points.map(([ship, sum]) => ({ ship, points: sum })) })?.code;
    expect(share([a, 3], [b, 1])).toBeUndefined();
    expect(share([a, 4])).toBeUndefined();
    expect(share([a, 3])).toBe('sum');
    expect(share([a, 4], [b, 1])).toBe('sum');
    expect(share([a, 2], [a, 2])).toBe('not-hers');
    expect(share(['fra-foudroyant', 4])).toBe('not-hers');
    expect(share([a, shipOf(a).defence + 2])).toBe('too-much');
    for (const choice of table.choices<'wear'>()) expect(table.check(choice)).toBeNull();
    table.answer({
      damage: [
        { ship: c, points: 1 },
        { ship: a, points: 3 },
      ],
    });
    expect([a, b, c].map((ship) => damageOf(table, 'english', ship))).toEqual([3, 0, 1]);
    expect(table.progress).toBe('done');
    // How it was shared out is not told to the enemy.
    const told = table.happenings.find(({ truth }) => truth.kind === 'wear')!;
    expect(told.shown!.others).not.toHaveProperty('damage');
  });

  it('[11.A1] no marker for a squadron that has found a battle, nor in its own search on arrival', () => {
    const table = seaTime([{ ...e1 }, { ...p1, at: 'western-approaches' }]);
    table.sail('E1', ['north-sea', 'western-approaches'], 'sea', { onStation: true });
    expect(searchStrength(table.world, 'english', 'E1', 'western-approaches')).toBe(3 + 3);
    table.search('fight', 'fight');
    expect(markerNamed(table.world, 'E1')).toMatchObject({ onStation: false, battle: true });
    expect(table.progress).toBe('done');
  });

  it('[11.A1] the marker is the squadron’s own: one that is absorbed brings it to nobody and pays nothing', () => {
    const table = seaTime([
      { ...e1, ratings: [2] },
      { token: 'E2', at: 'north-sea', ships: 2, ratings: [3] },
    ]);
    table.sail('E1', ['north-sea'], 'sea', { onStation: true });
    expect(table.world.markers).toMatchObject([{ token: 'E2', onStation: false }]);
    expect(table.progress).toBe('done');
  });

  it('[11.A1] who is avoided and sails on is too far out for it', () => {
    const table = seaTime([e1, { ...p1, at: 'western-approaches' }]);
    table.sail('E1', ['north-sea', 'western-approaches'], 'sea', { onStation: true });
    table.search('avoid', 'avoid');
    const on = { path: ['bay-of-biscay'], end: 'sea', onStation: true };
    expect(table.check(on)?.code).toBe('station');
    table.answer({ path: ['bay-of-biscay'], end: 'sea' });
    expect(markerNamed(table.world, 'E1')).toMatchObject({ at: { area: 'bay-of-biscay' }, onStation: false });
  });

  it('[11.A2] one marker from the eighth area on, two from the sixteenth, three from the twenty-fourth', () => {
    expect([1, 7, 8, 15, 16, 23, 24, 40].map(longVoyages)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    // The port's own area is the first.
    const seven = seaTime([p1]).sail('P1', ROUND.slice(0, 7));
    expect(seven.told('station')).toEqual([]);
    const eight = seaTime([p1], 5).sail('P1', ROUND.slice(0, 8));
    expect(eight.told('station')).toEqual([
      {
        kind: 'station',
        rule: '11.A2',
        dice: [5],
        side: 'european',
        token: 'P1',
        voyages: 1,
        onStation: false,
      },
    ]);
    expect(markerNamed(eight.world, 'P1')).toMatchObject({ voyages: 1, at: { area: 'carolina-coast' } });
    const far = seaTime([p1], 1, 2, 3).sail('P1', [...ROUND, ...ROUND]);
    expect(far.told('station')).toMatchObject([{ dice: [1, 2, 3], voyages: 3 }]);
    expect(far.world.forces.european.orders!.wear).toBe(6);
  });

  it('[11.A2] into port as well; an empty squadron throws like any other and has nothing to share out', () => {
    const home = seaTime([p1], 2).sail('P1', [...ROUND, 'bay-of-biscay'], 'brest');
    expect(home.asks[0]!.kind).toBe('wear');
    const empty = seaTime([{ token: 'P1', at: 'brest' }], 6).sail('P1', ROUND);
    expect(empty.told('station')).toMatchObject([{ dice: [6] }]);
    expect(empty.choices<'wear'>()[0]).toEqual({ damage: [] });
    expect(empty.answer({ damage: [] }).progress).toBe('done');
  });

  it('[11.A2] [6.1/6] of a squadron that has combined, any ship of the whole may bear it', () => {
    const table = seaTime([p1, { token: 'P2', at: 'western-approaches', ships: 2, ratings: [3] }], 3);
    table.sail('P1', ROUND);
    expect(table.asks).toMatchObject([{ kind: 'wear', token: 'P2' }]);
    const ship = shipsOf(table.world, 'P2')[0]!;
    table.answer({ damage: [{ ship, points: 3 }] });
    expect(damageOf(table, 'european', ship)).toBe(3);
  });

  it('[11.A] a ship worn out is lost as if sunk; her leader goes over to the next ship', () => {
    const table = seaTime([p1], 6);
    const [a, b] = shipsOf(table.world, 'P1') as [string, string];
    const leader = squadronNamed(table.world, 'P1').stacks[0]![0]!.leader;
    table.world.forces.european.ships[a]!.damage = shipOf(a).defence;
    table.sail('P1', ROUND).answer({
      damage: [
        { ship: a, points: 1 },
        { ship: b, points: 5 },
      ],
    });
    // Five points on the second are as many as she can bear, or too many.
    expect(table.world.sunk.map(({ ship }) => ship)).toContain(a);
    expect(table.told('lost')).toMatchObject([{ side: 'european', why: 'wear' }]);
    expect(
      squadronNamed(table.world, 'P1')
        .stacks.flat()
        .some((berth) => berth.leader === leader),
    ).toBe(true);
    expect(invariants(table.world)).toEqual([]);
  });

  it('[11.A] in his own stack first, though another is ahead of it', () => {
    const table = seaTime([{ ...p1, ships: 4 }], 6);
    const [a, b, c, d] = shipsOf(table.world, 'P1') as [string, string, string, string];
    const fleet = squadronNamed(table.world, 'P1');
    const leader = fleet.stacks[0]![0]!.leader!;
    fleet.stacks = [
      [{ ship: a, leader: null }],
      [
        { ship: b, leader },
        { ship: c, leader: null },
      ],
    ];
    table.world.forces.european.ships[b]!.damage = shipOf(b).defence;
    delete table.world.forces.european.ships[d];
    table.sail('P1', ROUND).answer({
      damage: [
        { ship: b, points: 1 },
        { ship: a, points: 2 },
        { ship: c, points: 3 },
      ],
    });
    expect(fleet.stacks).toEqual([[{ ship: a, leader: null }], [{ ship: c, leader }]]);
  });

  it('[11.A] where there is more wear than the ships can take, all are lost and the leader is ashore', () => {
    const table = seaTime([{ ...p1, ships: 1 }], 6);
    const [ship] = shipsOf(table.world, 'P1') as [string];
    table.world.forces.european.ships[ship]!.damage = shipOf(ship).defence - 1;
    table.sail('P1', ROUND);
    expect(table.choices<'wear'>()[0]).toEqual({ damage: [{ ship, points: 2 }] });
    table.answer({ damage: [{ ship, points: 2 }] });
    expect(squadronNamed(table.world, 'P1').stacks).toEqual([]);
    expect(table.world.forces.european.leaders).toHaveLength(1);
    expect(invariants(table.world)).toEqual([]);
  });
});

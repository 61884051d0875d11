import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../data/areas.ts';
import { PORTS, portsIn } from '../../data/ports.ts';
import { invariants } from '../invariants.ts';
import { markerNamed, shipsOf, squadronNamed } from '../testing/found.ts';
import { ROUND, Table, type TestSquadron, tableIn, testSea } from '../testing/seas.ts';

const alone = (stated: Partial<TestSquadron> = {}, year = 1778): Table =>
  new Table(testSea({ year, squadrons: [{ token: 'P1', at: 'brest', ships: 3, ...stated }] }));

describe('a voyage', () => {
  it('[6.1/1] runs through areas that touch at sea, and stops for a search only where the enemy is', () => {
    const table = alone();
    expect(table.refusal('P1', ['bay-of-biscay', 'western-med'])).toBe('not-adjacent');
    expect(table.refusal('P1', ['bay-of-biscay', 'paris' as AreaId])).toBe('no-area');
    table.sail('P1', ['bay-of-biscay', 'iberian-basin', 'western-med']);
    expect(table.told('moved').map(({ to }) => to)).toEqual([
      'bay-of-biscay',
      'iberian-basin',
      'western-med',
    ]);
    expect(markerNamed(table.world, 'P1')).toMatchObject({ at: { area: 'western-med' }, moved: true });
    expect(table.progress).toBe('done');
  });

  it('[6.1/2] moves the marker and with it all its ships; others in the port stay', () => {
    const table = tableIn(1778, 'P1 brest 3', 'P2 brest 2');
    table.sail('P1', ['bay-of-biscay']);
    const { ships } = table.world.forces.european;
    for (const ship of shipsOf(table.world, 'P1'))
      expect(ships[ship]).toMatchObject({ port: null, sailed: true });
    for (const ship of shipsOf(table.world, 'P2'))
      expect(ships[ship]).toMatchObject({ port: 'brest', sailed: false });
    table.sail('P2', ['bay-of-biscay'], 'lorient');
    for (const ship of shipsOf(table.world, 'P2'))
      expect(ships[ship]).toMatchObject({ port: 'lorient', sailed: true });
    expect(invariants(table.world)).toEqual([]);
  });

  it('[6.1/3] needs a leader aboard', () => {
    const table = alone({ ratings: [] });
    expect(table.refusal('P1', ['bay-of-biscay'])).toBe('no-leader');
    expect(table.choices()).toEqual([{ order: null }]);
  });

  it('[6.1/4] [4.0/9] has the points of its highest leader, not of all together', () => {
    // Out of Brest and against the wind to the Western Approaches: two points, and one more to the North Sea.
    const way: AreaId[] = ['bay-of-biscay', 'western-approaches', 'iceland-basin'];
    expect(alone({ ratings: [2, 2] }).refusal('P1', way)).toBe('points');
    expect(alone({ ratings: [1, 3] }).refusal('P1', way)).toBeUndefined();
    expect(alone({ ratings: [3, 1] }).refusal('P1', way)).toBeUndefined();
  });

  it('[6.1/4] [4.0/9] pays nothing with the wind, one across it, two against it, as far as it likes', () => {
    const table = alone({ ratings: [1] });
    table.sail('P1', [...ROUND, 'bay-of-biscay']);
    expect(table.told('moved').map(({ cost }) => cost)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const against = alone({ ratings: [2] });
    against.sail('P1', ['bay-of-biscay', 'western-approaches']);
    expect(against.told('moved').map(({ cost }) => cost)).toEqual([0, 2]);
    expect(alone({ ratings: [1] }).refusal('P1', ['bay-of-biscay', 'western-approaches'])).toBe('points');
  });

  it('[6.1/5] begins with the one area of its port and ends in a port, both for nothing', () => {
    for (const port of PORTS) expect(portsIn(port.area)).toContain(port);
    const table = alone({ ratings: [1] });
    expect(table.refusal('P1', ['north-sea'])).toBe('first-area');
    expect(table.refusal('P1', [])).toBe('first-area');
    expect(table.refusal('P1', ['bay-of-biscay'], 'toulon')).toBe('no-port');
    table.sail('P1', ['bay-of-biscay', 'iberian-basin', 'western-med'], 'toulon');
    expect(markerNamed(table.world, 'P1')!.at).toEqual({ port: 'toulon' });
    expect(table.told('put-in')).toMatchObject([{ port: 'toulon' }]);
    expect(table.told('moved').every(({ cost }) => cost === 0)).toBe(true);
  });

  it('[6.1/1] comes into no area more than twice a year', () => {
    const table = alone({ ratings: [3] });
    const twice: AreaId[] = [...ROUND, ...ROUND];
    expect(table.refusal('P1', twice)).toBeUndefined();
    expect(table.refusal('P1', [...twice, 'bay-of-biscay'])).toBe('visits');
  });

  it('[6.1/2] the enemy learns of the marker and its path, not of the squadron behind it', () => {
    const table = alone();
    table.sail('P1', ['bay-of-biscay']);
    const sailed = table.happenings.find(({ truth }) => truth.kind === 'sailed')!;
    expect(sailed.truth).toHaveProperty('squadron', squadronNamed(table.world, 'P1').id);
    expect(sailed.shown!.others).not.toHaveProperty('squadron');
  });
});

describe('friends that meet', () => {
  const meeting = (coming: TestSquadron, there: TestSquadron, under?: string): Table => {
    const table = tableIn(1778, coming, there);
    return table.sail(coming.token, ['bay-of-biscay'], 'sea', under === undefined ? {} : { under });
  };
  const p1 = { token: 'P1', at: 'brest', ships: 2 } as const;
  const p2 = { token: 'P2', at: 'bay-of-biscay', ships: 3 } as const;

  it('[6.1/6] become one squadron under the higher leader; the other marker is off the map for the year', () => {
    const up = meeting({ ...p1, ratings: [3] }, { ...p2, ratings: [2] });
    expect(up.told('combined')).toMatchObject([{ token: 'P2', into: 'P1' }]);
    expect(up.world.markers.map(({ token }) => token)).toEqual(['P1']);
    expect(squadronNamed(up.world, 'P1').stacks.map((stack) => stack.length)).toEqual([2, 3]);
    const down = meeting({ ...p1, ratings: [1] }, { ...p2, ratings: [2] });
    expect(down.world.markers).toMatchObject([{ token: 'P2', at: { area: 'bay-of-biscay' }, moved: true }]);
    // The absorbed stacks come behind.
    expect(squadronNamed(down.world, 'P2').stacks.map((stack) => stack.length)).toEqual([3, 2]);
    expect(invariants(down.world)).toEqual([]);
  });

  it('[6.1/7] of equal leaders the owner says which squadron stays; without a word the one that was there', () => {
    const names = (table: Table) => table.world.markers.map(({ token }) => token);
    expect(names(meeting(p1, p2))).toEqual(['P2']);
    expect(names(meeting(p1, p2, 'P1'))).toEqual(['P1']);
    expect(names(meeting(p1, p2, 'P2'))).toEqual(['P2']);
    expect(() => meeting(p1, p2, 'P3')).toThrow('6.1/7');
    // The word has no weight where one leader is the higher.
    expect(names(meeting({ ...p1, ratings: [3] }, p2, 'P2'))).toEqual(['P1']);
  });

  it('[6.1/6] [6.61] an empty squadron is always the one absorbed, though it moves as if led by a 2', () => {
    const names = (table: Table) => table.world.markers.map(({ token }) => token);
    expect(names(meeting({ ...p1, ratings: [1] }, { token: 'P2', at: 'bay-of-biscay' }))).toEqual(['P1']);
    expect(names(meeting({ token: 'P1', at: 'brest' }, { ...p2, ratings: [1] }, 'P1'))).toEqual(['P2']);
  });

  it('[6.5/7] [6.1/6] only if the newcomer ends there: it may put in or go on instead', () => {
    const table = tableIn(1778, p1, p2, { ...p1, token: 'P3' });
    table.sail('P1', ['bay-of-biscay'], 'lorient').sail('P3', ['bay-of-biscay', 'iberian-basin']);
    expect(table.told('combined')).toEqual([]);
    expect(table.asks).toHaveLength(1);
    expect(table.world.markers.map(({ at }) => at)).toEqual([
      { port: 'lorient' },
      { area: 'bay-of-biscay' },
      { area: 'iberian-basin' },
    ]);
  });

  it('[6.5/7] past a friend a squadron may go beyond its points, but only to the nearest port', () => {
    const sent = (end: string, friend: AreaId): string | undefined =>
      tableIn(
        1778,
        { token: 'P1', at: 'toulon', ships: 2, ratings: [1] },
        { token: 'P2', at: friend, ships: 2 },
      ).refusal('P1', ['western-med', 'eastern-med', 'western-med'], end);
    // With the wind into the Eastern Mediterranean, against it back: two points, and the squadron has one.
    expect(sent('toulon', 'eastern-med')).toBeUndefined();
    expect(sent('cartagena', 'eastern-med')).toBeUndefined();
    expect(sent('sea', 'eastern-med')).toBe('points');
    expect(sent('toulon', 'iberian-basin')).toBe('points');
    // The friend must be within its points: this one is two away, and Lisbon lies where he is.
    const far = [
      { token: 'P1', at: 'toulon', ships: 2, ratings: [1] },
      { token: 'P2', at: 'iberian-basin', ships: 2 },
    ] as const;
    const toFriend = new Table(testSea({ year: 1778, squadrons: far }));
    expect(toFriend.refusal('P1', ['western-med', 'iberian-basin'], 'lisbon')).toBe('points');
  });
});

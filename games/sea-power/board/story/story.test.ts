import { describe, expect, it } from 'vitest';
import { areaOf } from '../../data/areas.ts';
import { portOf } from '../../data/ports.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { project } from '../chart/projection.ts';
import { seenBy, smallSea } from '../testing/desk.ts';
import { afterTold } from './retell.ts';
import { scenesOf } from './script.ts';

const world = seenBy(smallSea());
const rule = '6.1/1';
const moved = (token: string, to: 'north-sea' | 'bay-of-biscay'): SeaTold => ({
  kind: 'moved',
  rule,
  side: 'english',
  token,
  to,
  cost: 0,
});
const markerOf = (token: string, after = world) => after.markers.find((marker) => marker.token === token);

describe('a story', () => {
  it('lets a squadron sail all its way in one scene', () => {
    const [sail, note] = scenesOf(world, [
      moved('E1', 'north-sea'),
      moved('E1', 'bay-of-biscay'),
      { kind: 'hove-to', rule, side: 'english', token: 'E1', area: 'bay-of-biscay' },
    ]);
    expect(sail?.kind).toBe('sail');
    const way = sail?.kind === 'sail' ? sail.ways.get('E1')! : [];
    expect(way[0]).toEqual(project(portOf('portsmouth').place));
    expect(way.at(-1)).toEqual(project(areaOf('bay-of-biscay').spot));
    expect(markerOf('E1', sail!.after)?.at).toEqual({ area: 'bay-of-biscay' });
    expect(note?.kind).toBe('note');
    expect(markerOf('E1', note!.after)?.moved).toBe(true);
  });

  it('brings all squadrons home at once', () => {
    const scenes = scenesOf(world, [
      { kind: 'returned', rule: '9.1/1', side: 'english', token: 'E3', port: 'gibraltar' },
      { kind: 'returned', rule: '9.1/1', side: 'european', token: 'P1', port: 'brest' },
    ]);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]?.kind === 'sail' && [...scenes[0].ways.keys()]).toEqual(['E3', 'P1']);
  });

  it('hands a battle to its own stage, whole, and takes the mark off the chart', () => {
    const told: SeaTold[] = [
      { kind: 'battle', rule: '7.1', area: 'azores', tokens: { english: 'E3', european: 'P1' } },
      { kind: 'disengaged', rule: '7.6', area: 'azores', side: 'european' },
      { kind: 'battle-over', rule: '7.6', area: 'azores', winner: 'english' },
      { kind: 'control', rule: '8.1', areas: ['bay-of-biscay'] },
    ];
    const scenes = scenesOf({ ...world, battles: ['azores'] }, told);
    expect(scenes.map(({ kind }) => kind)).toEqual(['battle', 'note']);
    expect(scenes[0]?.told).toHaveLength(3);
    expect(scenes[0]?.after.battles).toEqual([]);
    expect(scenes[1]?.after.control).toEqual(['bay-of-biscay']);
  });

  it('shows nothing of what is no news', () => {
    expect(scenesOf(world, [{ kind: 'organised', rule: '3.7/2', side: 'english' }])).toEqual([]);
  });
});

describe('the world as it is told', () => {
  it('puts markers and frigates on the chart and takes decoys off it', () => {
    const placed = afterTold(world, { kind: 'placed', rule, side: 'english', token: 'E9', port: 'nore' });
    expect(markerOf('E9', placed)?.at).toEqual({ port: 'nore' });
    const frigate = afterTold(world, { kind: 'frigate', rule, side: 'european', area: 'azores' });
    expect(frigate.frigates.european).toEqual(['azores']);
    const bare = afterTold(world, { kind: 'decoy', rule, side: 'english', token: 'E3', area: 'azores' });
    expect(markerOf('E3', bare)).toBeUndefined();
    expect(markerOf('E3')).toBeDefined();
  });

  it('marks a battle where a search led to one, and hands ports over', () => {
    const found = afterTold(world, {
      kind: 'search',
      rule: '6.5/3',
      area: 'bay-of-biscay',
      mover: 'E1',
      other: 'P1',
      choices: { english: 'fight', european: 'fight' },
      throws: [],
      result: 'battle',
    });
    expect(found.battles).toEqual(['bay-of-biscay']);
    const taken = afterTold(world, {
      kind: 'port',
      rule,
      port: 'new-york',
      owner: 'Neutral',
      why: 'calendar',
    });
    expect(taken.ports['new-york']?.owner).toBe('Neutral');
    expect(world.ports['new-york']?.owner).toBe('England');
  });
});

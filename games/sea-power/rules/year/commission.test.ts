import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { SHIPS, shipOf } from '../../data/ships.ts';
import { listener, newMatch, shipIds, Umpire, yearOf } from '../testing/forces.ts';
import { nextYear, openYear } from './year.ts';

/** 1780: the English took two French ships the year before. */
const afterCapture = () => {
  const world = yearOf(2, 1780, 'demobilise', {}, { capture: true });
  world.prizes.push(
    { ship: 'fra-bretagne', by: 'english', nation: 'England' },
    { ship: 'fra-brave', by: 'english', nation: 'England' },
  );
  return new Umpire(world);
};
const gap = (one: string, other: string): number =>
  Math.abs(shipOf(one).attack - shipOf(other).attack) + Math.abs(shipOf(one).defence - shipOf(other).defence);

describe('11.L ships taken are replaced', () => {
  it('[11.L] the captor alone is asked, for one ship of his own nation for each prize', () => {
    const match = afterCapture();
    expect(match.ask('commission', 'english').captured).toEqual(['fra-bretagne', 'fra-brave']);
    expect(() => match.ask('commission', 'european')).toThrow();
    expect(match.refusal('commission', 'english', { ships: [] })?.code).toBe('too-few');
    const [three] = match.choices('commission', 'english');
    expect(match.refusal('commission', 'english', { ships: [...three!.ships, 'eng-boyne'] })?.code).toBe(
      'too-many',
    );
    expect(() => newMatch('maritime-war-1778', { capture: true }).ask('commission', 'english')).toThrow();
  });

  it('[11.L] of ships that belong to another war, the one nearest to the prize in attack and defence', () => {
    const match = afterCapture();
    const others = SHIPS.filter(({ nation, wars }) => nation === 'England' && !wars.includes(2));
    const nearest = Math.min(...others.map(({ id }) => gap(id, 'fra-bretagne')));
    for (const { ships } of match.choices('commission', 'english')) {
      expect(match.refusal('commission', 'english', { ships })).toBeNull();
      expect(ships).toHaveLength(2);
      for (const id of ships) expect(shipOf(id).wars).not.toContain(2);
      expect(gap(ships[0]!, 'fra-bretagne')).toBe(nearest);
    }
    const second = match.choices('commission', 'english')[0]!.ships[1]!;
    const far = others.find(({ id }) => id !== second && gap(id, 'fra-bretagne') > nearest)!.id;
    expect(match.refusal('commission', 'english', { ships: [far, second] })?.code).toBe('not-alike');
    const inPool = match.world.forces.english.pools.England!.ships[0]!;
    expect(match.refusal('commission', 'english', { ships: [inPool, second] })?.code).toBe('not-alike');
  });

  it('[11.L] [11.M/1] one that was lent before and is gone for good does not come again', () => {
    const match = afterCapture();
    const [first] = match.choices('commission', 'english')[0]!.ships;
    match.world.gone.push(first!);
    for (const { ships } of match.choices('commission', 'english')) expect(ships).not.toContain(first);
    const second = match.choices('commission', 'english')[0]!.ships[1]!;
    expect(match.refusal('commission', 'english', { ships: [first!, second] })?.code).toBe('not-alike');
  });

  it('[11.L] where no ship of another war is left, one of this war’s pool', () => {
    const match = afterCapture();
    for (const { id, nation, wars } of SHIPS)
      if (nation === 'England' && !wars.includes(2))
        match.world.forces.english.ships[id] = { port: 'nore', damage: 0, sailed: false };
    const { ships } = match.choices('commission', 'english')[0]!;
    expect(match.refusal('commission', 'english', { ships })).toBeNull();
    for (const id of ships) expect(match.world.forces.english.pools.England!.ships).toContain(id);
    match.play({ 'commission english': { ships } });
    for (const id of ships) expect(match.world.forces.english.pools.England!.ships).not.toContain(id);
  });

  it('[11.L] she comes on top of base and new forces, for that year only, and nobody else learns her name', () => {
    const match = afterCapture();
    const { ships } = match.choices('commission', 'english')[0]!;
    match.play({ 'commission english': { ships } });
    const { world } = match;
    expect(Object.keys(world.forces.english.ships)).toHaveLength(44 + 10 + 2);
    expect(world.prizes).toEqual([]);
    expect(match.told('commissioned', 'english').map(({ ship }) => ship)).toEqual(ships);
    expect(match.told('commissioned', 'european').every((told) => !('ship' in told))).toBe(true);
    nextYear(world);
    openYear(world, listener(looseDice(1)).context);
    for (const id of ships) {
      expect(world.forces.english.ships[id]).toBeUndefined();
      expect(world.forces.english.pools.England!.ships).not.toContain(id);
    }
    expect(Object.keys(world.forces.english.ships)).toHaveLength(54);
    expect(shipIds('England', 2, 0, 3).some((id) => ships.includes(id))).toBe(false);
  });
});

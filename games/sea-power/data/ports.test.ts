/** The list of ports against what the rules say of them. */
import { describe, expect, it } from 'vitest';
import { isAreaId } from './areas.ts';
import { NATIONS, WARS } from './nations.ts';
import {
  homePortsOf,
  isPortId,
  LOUISBURG,
  PONDICHERRY,
  PORT_IDS,
  PORTS,
  portOf,
  portsIn,
  QUEBEC,
} from './ports.ts';

describe('ports', () => {
  it('are 58, each with an id of its own', () => {
    expect(PORTS).toHaveLength(58);
    expect(new Set(PORT_IDS).size).toBe(58);
    expect([isPortId('brest'), isPortId('atlantis')]).toEqual([true, false]);
    expect(() => portOf('atlantis')).toThrow('no port atlantis');
  });

  it('[6.2/1] keep their owner in every war unless they are changeable', () => {
    for (const { id, kind, owner } of PORTS) {
      if (kind !== 'changeable') expect(new Set(WARS.map((war) => owner[war])).size, id).toBe(1);
    }
    const changing = PORTS.filter(({ owner }) => new Set(WARS.map((war) => owner[war])).size > 1);
    expect(changing.map(({ id }) => id).sort()).toEqual([
      'boston',
      'charleston',
      'louisburg',
      'new-orleans',
      'new-york',
      'pensacola',
      'port-mahon',
      'quebec-city',
    ]);
  });

  it('[6.2/3] have a number from 1 to 10 each', () => {
    for (const { id, number } of PORTS) {
      expect(Number.isInteger(number) && number >= 1 && number <= 10, id).toBe(true);
    }
  });

  it('[6.2/4] have an owner at the start of each war; Brest lies in the Bay of Biscay alone', () => {
    for (const { id, area, owner } of PORTS) {
      expect(isAreaId(area), id).toBe(true);
      for (const war of WARS) expect(owner[war], id).toBeDefined();
    }
    expect(portOf('brest').area).toBe('bay-of-biscay');
    const areas = PORTS.map(({ area }) => area);
    expect(areas.filter((area) => portsIn(area).some(({ id }) => id === 'brest'))).toEqual(
      areas.filter((area) => area === 'bay-of-biscay'),
    );
  });

  it('are neutral for good in four places', () => {
    const neutral = PORTS.filter(({ kind }) => kind === 'neutral');
    expect(neutral.map(({ id }) => id).sort()).toEqual(['copenhagen', 'lisbon', 'macao', 'rio-de-janeiro']);
    for (const { owner } of neutral) expect(owner).toEqual({ 1: 'Neutral', 2: 'Neutral', 3: 'Neutral' });
  });

  it('count a home to set up in for every nation that has squadrons, always its own', () => {
    const homes = NATIONS.map((nation) => homePortsOf(nation).map(({ name }) => name));
    expect(homes).toEqual([
      ['Portsmouth', 'Nore'],
      ['Brest', 'Lorient', 'Rochefort', 'Toulon'],
      ['Cadiz', 'Ferrol', 'Cartagena'],
      ['Texel', 'Flushing'],
      [],
    ]);
  });

  it('hold New France and Pondicherry for France in the first war; Louisburg is gone after it, Quebec English', () => {
    expect(portOf(LOUISBURG)).toMatchObject({
      area: 'gulf-of-st-lawrence',
      kind: 'changeable',
      owner: { 1: 'France', 2: 'Removed', 3: 'Removed' },
    });
    expect(portOf(QUEBEC)).toMatchObject({
      area: 'gulf-of-st-lawrence',
      kind: 'changeable',
      owner: { 1: 'France', 2: 'England', 3: 'England' },
    });
    expect(portOf(PONDICHERRY)).toMatchObject({
      area: 'bay-of-bengal',
      kind: 'changeable',
      owner: { 1: 'France' },
    });
  });

  it('lie in their areas in the order of the list, and nowhere twice', () => {
    expect(portsIn('red-sea')).toEqual([]);
    expect(portsIn('bay-of-biscay').map(({ id }) => id)).toEqual(['brest', 'lorient', 'rochefort', 'ferrol']);
    expect([...new Set(PORTS.map(({ area }) => area))].flatMap((area) => portsIn(area))).toHaveLength(58);
  });
});

/** Reinforcements: of what sorts they are, and how often they are checked for. */
import { describe, expect, it } from 'vitest';
import { reorganisationStep } from '../reorganisation/reorganisation.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { stationAt, Umpire } from '../testing/station.ts';
import { receiveSail } from './sail-received.ts';

/** Red's desk in Spring, when Requests are heard. */
const desk = (...dice: number[]) =>
  new Umpire(
    stationAt({ mess: 'r-ash a-aubin', stations, scenario: { start: { year: 1741, turn: 5 } } }),
    reorganisationStep,
    ...dice,
  );
const request = { acts: [{ do: 'request' as const, contingent: 'Red', prestige: false }], done: false };

describe('Reinforcements', () => {
  it('[11.123] Sail and Auxiliaries may come of one Request, Sail into Squadrons', () => {
    const { world } = desk(5, 1, 0, 0).answer(request);
    const { squadrons, auxiliaries } = world.forces.red!;
    expect(Object.values(squadrons).map(({ sail }) => sail)).toEqual([2]);
    expect(Object.values(auxiliaries).filter((one) => one.in === 'available')).toHaveLength(1);
    receiveSail(world, 'red', 'Red', 'SOL', 1, 'kings-port');
    expect(Object.values(squadrons).reduce((sum, { sail }) => sum + sail, 0)).toBe(3);
  });

  it('[11.126] one Strategy Check a Request, however much is granted by it', () => {
    const umpire = desk(5, 1, 0, 0).answer(request);
    expect(umpire.told('check').map(({ rule }) => rule)).toEqual(['11.126']);
    expect(umpire.told('request')).toHaveLength(1);
  });
});

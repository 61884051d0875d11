/** The tables read back against a copy typed on its own, in inches and degrees. */
import { describe, expect, it } from 'vitest';
import { BASE_SIZES, BASE_STATISTICS, BROADSIDE_DICE, LARGE_CALIBRE } from './statistics.ts';
import {
  ABACK_DICE,
  BOARDING,
  COLLISION_DICE,
  CRITICAL_EFFECTS,
  CRITICAL_TABLE,
  INITIATIVE,
  MEASURES,
  MOVE_RATE,
  RANGE_BANDS,
  REROLLS,
  SAILING,
  SUCCESSES,
  TESTS,
  TO_HIT,
  TO_HIT_MODIFIERS,
  TURN_ALLOWANCE,
} from './tables.ts';
import { SAILS, SIZES } from './words.ts';

const inches = (length: number): number => length / 1000;

describe('statistics', () => {
  it('[roster.base-statistics] are the printed rows, then the steps carried on below them', () => {
    const rows = BASE_STATISTICS.data.map(
      ({ guns, musketry, hull, rigging, crew, provenance }) =>
        `${guns.join('-')}: ${musketry}D6 ${hull} ${rigging} ${crew} ${provenance}`,
    );
    expect(rows).toEqual([
      '120-140: 12D6 200 80 100 sheet',
      '100-119: 11D6 180 80 90 sheet',
      '86-98: 10D6 160 70 80 sheet',
      '74-80: 9D6 140 60 70 sheet',
      '64-64: 8D6 120 60 60 sheet',
      '44-60: 7D6 100 50 50 sheet',
      '32-40: 6D6 80 40 40 sheet',
      '20-28: 5D6 60 30 30 constructed',
      '10-18: 4D6 40 25 20 constructed',
      '1-9: 2D6 20 15 10 constructed',
    ]);
  });

  it('[roster.dice-by-guns] are the printed dice by tens of guns', () => {
    const columns = [0, 1, 2, 3].map((range) => BROADSIDE_DICE.data.map(([, dice]) => dice[range]).join(' '));
    expect(BROADSIDE_DICE.data.map(([guns]) => guns).join(' ')).toBe(
      '130 120 110 100 90 80 70 60 50 40 30 20 10 1',
    );
    expect(columns).toEqual([
      '42 40 36 34 30 28 24 22 18 16 12 10 8 6',
      '28 26 24 22 20 18 16 14 12 10 8 6 4 2',
      '14 14 12 12 10 10 8 8 6 6 4 4 2 1',
      '8 8 6 6 6 6 4 4 4 4 2 2 1 0',
    ]);
    expect(LARGE_CALIBRE.data).toBe(24);
  });

  it('gives every size a base longer than wide', () => {
    expect(SIZES.map((size) => Object.values(BASE_SIZES.data[size]).map(inches))).toEqual([
      [3, 1],
      [2.5, 0.9],
      [2, 0.8],
    ]);
  });
});

describe('movement', () => {
  it('gives rate and turn by size and sail', () => {
    const rows = SIZES.map((size) => [
      ...SAILS.map((sail) => inches(MOVE_RATE.data[size][sail])),
      TURN_ALLOWANCE.data[size] / 10,
    ]);
    expect(rows).toEqual([
      [2, 3, 4, 15],
      [3, 4, 5, 30],
      [4, 5, 6, 45],
    ]);
  });

  it('changes the rate by an inch with the wind', () => {
    expect(SAILING.data.map(({ point, rate }) => `${point} ${inches(rate)}`)).toEqual([
      'aback 0',
      'beating -1',
      'reaching 0',
      'running 1',
    ]);
  });

  it('has dice for being taken aback and for collisions', () => {
    expect(SAILS.map((sail) => ABACK_DICE.data[sail])).toEqual([2, 4, 5]);
    expect(SIZES.map((size) => COLLISION_DICE.data[size])).toEqual([5, 4, 3]);
  });

  it('has the distances that rules name', () => {
    const { drift, boardingReach, flagshipMorale, signal, corridorHalf } = MEASURES.data;
    expect([drift, boardingReach, flagshipMorale, signal, 2 * corridorHalf].map(inches)).toEqual([
      1, 2, 12, 24, 6,
    ]);
  });
});

describe('gunnery', () => {
  it('has a number to hit for each band', () => {
    const rows = RANGE_BANDS.data.map(({ range, to }, band) =>
      [range, inches(to), TO_HIT.data.hull[band], TO_HIT.data.rigging[band]].join(' '),
    );
    expect(rows).toEqual(['pointBlank 8 3 5', 'close 16 4 6', 'effective 32 5 7', 'long 64 6 8']);
  });

  it('what the crew, the sails, a fort and chain shot add to hit, and what the target does', () => {
    const { shooter, target } = TO_HIT_MODIFIERS.data;
    expect(Object.values(shooter.quality)).toEqual([1, 0, -1]);
    expect(SAILS.map((sail) => shooter.sail[sail])).toEqual([1, 0, -1]);
    expect(SAILS.map((sail) => target.sail[sail])).toEqual([-1, 0, 1]);
    expect([target.onFire, shooter.shoreBattery, shooter.chainShot]).toEqual([1, 1, 2]);
  });

  it('every sum of two dice has its critical', () => {
    const named = (sum: number) => CRITICAL_TABLE.data.rows.find(({ to }) => sum <= to)?.critical;
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(named).join(' ')).toBe(
      'rudder mast mast fire fire fire fires fires leak leak magazine',
    );
    expect(CRITICAL_TABLE.data.check).toBe(6);
    const { mastRiggingDice, fires, fireCrewDice, leakRate, sinksAt } = CRITICAL_EFFECTS.data;
    expect([mastRiggingDice, fires.fire, fires.fires, fireCrewDice, inches(leakRate), sinksAt]).toEqual([
      1, 1, 2, 2, -1, 6,
    ]);
  });
});

describe('crews', () => {
  it('counts successes by the face of the die', () => {
    expect(SUCCESSES.data).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('lets crews roll failures again by quality', () => {
    expect(REROLLS.data).toEqual({ quality: { good: 2, average: 1, poor: 0 }, flagship: 1 });
  });

  it('has the successes each action needs', () => {
    const { dice, allHandsDice, failureDice, needed } = TESTS.data;
    expect([dice, allHandsDice, failureDice]).toEqual([3, 4, 2]);
    expect(Object.entries(needed).map((entry) => entry.join(' '))).toEqual([
      'tack 2',
      'boxhaul 3',
      'fight-fires 3',
      'repair 3',
      'chain-shot 2',
      'fire-as-she-bears 2',
      'morale 2',
    ]);
  });

  it('has initiative modifiers by nation, flag, signal and damage', () => {
    const { flagship, signalled, crippled, nation } = INITIATIVE.data;
    expect([flagship, signalled, crippled]).toEqual([2, 1, -2]);
    expect([nation.British, nation.French, nation.Spanish]).toEqual([1, 0, -1]);
    expect([nation.American, nation.Dutch, nation.Danish]).toEqual([1, 0, 0]);
  });

  it('has boarding dice for crew, marines and quality, the numbers to hit and save, the prize crew', () => {
    const { crewPerDie, marinesDice, qualityDice, hit, save, prizeCrew } = BOARDING.data;
    expect([crewPerDie, marinesDice, hit, save, prizeCrew]).toEqual([5, 2, 4, 5, 10]);
    expect(Object.values(qualityDice)).toEqual([1, 0, -1]);
  });
});

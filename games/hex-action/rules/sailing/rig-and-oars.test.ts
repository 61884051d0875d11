import { describe, expect, it } from 'vitest';
import { showsFullSail } from '../bearing/hit-row.ts';
import { mastModifiers } from '../damage/loss-of-rigging.ts';
import { scurvyCrew } from '../scenario/scurvy.ts';
import { isDismasted, isImmobile } from '../sea/ship.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { testSea } from '../testing/sea.ts';
import { allowancesIn } from './allowance.ts';
import { foulBottomLoss } from './copper.ts';
import { countWeatherly, weatherlyHexes } from './fore-and-aft.ts';
import { boatsAway, oarsFault, rowedAllowances, sweepHexes } from './oars.ts';

describe('fore-and-aft rigging', () => {
  const schooner = (weatherly: number, heading: 1 | 2 | 4 = 4) =>
    advancedShip({ id: 'a', at: 'K10', heading, special: { foreAndAft: true }, advanced: { weatherly } });
  const rules = { foreAndAft: true };

  it('[40.0] a hex in attitude D every second turn', () => {
    const ship = schooner(0);
    const sea = advancedSea([ship], { rules });
    const won: number[] = [];
    for (let phase = 0; phase < 4; phase++) {
      const hexes = allowancesIn(sea, ship).D;
      won.push(hexes);
      countWeatherly(sea, ship, ship.heading, hexes > 0);
    }
    expect(won).toEqual([0, 1, 0, 1]);
  });

  it('[40.0] a chance not taken is kept while she stays in D, and lost when she falls off', () => {
    const ship = schooner(1);
    const sea = advancedSea([ship], { rules });
    countWeatherly(sea, ship, 4, false);
    expect(weatherlyHexes(sea, ship)).toBe(1);
    ship.heading = 3;
    countWeatherly(sea, ship, 4, false);
    expect(weatherlyHexes(sea, ship)).toBe(0);
  });

  it('[40.0] a phase in which she turned into D does not count', () => {
    const ship = schooner(0);
    countWeatherly(advancedSea([ship], { rules }), ship, 3, true);
    countWeatherly(advancedSea([ship], { rules }), ship, 3, false);
    expect(ship.advanced?.weatherly).toBe(0);
  });

  it('[40.0] square rig, a calm, a lost section and the rule switched off leave her nothing', () => {
    const square = advancedShip({ id: 'a', at: 'K10', heading: 4, advanced: { weatherly: 1 } });
    expect(allowancesIn(advancedSea([square], { rules }), square).D).toBe(0);
    const ship = schooner(1);
    expect(allowancesIn(advancedSea([ship]), ship).D).toBe(0);
    expect(allowancesIn(advancedSea([ship], { rules, advanced: { velocity: 0 } }), ship).D).toBe(0);
    ship.rigging = [0, 4, 4, 4];
    expect(allowancesIn(advancedSea([ship], { rules }), ship).D).toBe(0);
  });

  it('[40.0] full sails bring no extra hits on her rigging', () => {
    const ship = advancedShip({
      id: 'a',
      at: 'K10',
      heading: 1,
      special: { foreAndAft: true },
      advanced: { sail: 'full' },
    });
    expect(showsFullSail(advancedSea([ship], { rules }), ship)).toBe(false);
    expect(showsFullSail(advancedSea([ship]), ship)).toBe(true);
  });
});

describe('copper bottoms', () => {
  const special = [{ id: 'uncoppered' as const, sides: ['a'] }];
  const loss = (sail: 'full' | 'battle', side: string, copperBottoms = true) => {
    const ship = advancedShip({ id: 'x', at: 'K10', heading: 1, side, advanced: { sail } });
    return foulBottomLoss(advancedSea([ship], { rules: { copperBottoms }, advanced: { special } }), ship);
  };

  it('[41.1] [41.1.1] without copper one hex less in all attitudes, under full sails only', () => {
    expect(loss('full', 'a')).toEqual([{ what: 'no copper', by: -1, rule: '41.1.1' }]);
    expect(loss('battle', 'a')).toEqual([]);
    expect(loss('full', 'b')).toEqual([]);
    expect(loss('full', 'a', false)).toEqual([]);
    const basic = testSea({ ships: [{ id: 'x', at: 'K10', heading: 1 }] });
    expect(foulBottomLoss(basic, basic.ships[0]!)).toEqual([]);
    const ship = advancedShip({ id: 'x', at: 'K10', heading: 1, advanced: { sail: 'full' } });
    const sea = advancedSea([ship], { rules: { copperBottoms: true }, advanced: { special } });
    expect(allowancesIn(sea, ship)).toEqual({ A: 5, B: 4, C: 1, D: 0 });
  });
});

describe('scurvy', () => {
  it('[41.2] [41.2.1] ships of the line carry one or two men more in each section, frigates one, others none', () => {
    const crew = [8, 6, 6];
    expect(scurvyCrew({ class: 1, crew }, 2)).toEqual([10, 8, 8]);
    expect(scurvyCrew({ class: 2, crew }, 1)).toEqual([9, 7, 7]);
    expect(scurvyCrew({ class: 3, crew }, 2)).toEqual([9, 7, 7]);
    expect(scurvyCrew({ class: 4, crew }, 1)).toEqual([9, 7, 7]);
    expect(scurvyCrew({ class: 5, crew }, 2)).toEqual(crew);
    expect(scurvyCrew({ class: 1, crew }, 0)).toEqual(crew);
    expect(scurvyCrew({ class: 2, crew: [4, 2, 0] }, 2)).toEqual([6, 4, 0]);
  });
});

describe('oars', () => {
  const galley = (sail: 'battle' | 'full' = 'battle') =>
    advancedShip({
      id: 'g',
      at: 'K10',
      heading: 4,
      special: { traits: ['rowed'], rowSpeed: 4 },
      advanced: { sail },
    });

  it.each([
    [0, 4],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
    [6, 0],
  ] as const)('at velocity %i a galley of speed 4 rows %i hexes in every attitude', (velocity, hexes) => {
    const ship = galley();
    const sea = advancedSea([ship], { advanced: { velocity } });
    expect(rowedAllowances(sea, ship)).toEqual({ A: hexes, B: hexes, C: hexes, D: hexes });
    expect(allowancesIn(sea, ship, true).D).toBe(hexes);
  });

  it('she rows only with oars, not under full sails, and not in a gale', () => {
    const ship = galley();
    expect(oarsFault(advancedSea([ship]), ship)).toBeNull();
    expect(oarsFault(advancedSea([ship], { advanced: { velocity: 5 } }), ship)?.code).toBe('too-rough');
    expect(oarsFault(advancedSea([ship]), galley('full'))?.code).toBe('sails-set');
    expect(oarsFault(advancedSea([ship]), advancedShip({ id: 'f', at: 'K10', heading: 1 }))?.code).toBe(
      'no-oars',
    );
  });

  it('a boat without sails rows without a note and is not dismasted', () => {
    const boat = advancedShip({
      id: 'g',
      at: 'K10',
      heading: 4,
      spec: { rigging: [0, 0, 0, 0] },
      special: { traits: ['rowed', 'no-sail'], rowSpeed: 4 },
    });
    expect(allowancesIn(advancedSea([boat]), boat).D).toBe(2);
    expect(isDismasted(boat)).toBe(false);
    // 36.1 speaks of rigging that was shot away.
    const sea = advancedSea([boat], { rules: { lossOfRigging: true } });
    expect(mastModifiers(sea, boat, 2)).toEqual([]);
  });

  it('[11.4.4.2] oars and moorings keep a ship without rigging from surrender by immobility', () => {
    const bare = (traits: ('rowed' | 'moored-hulk')[]) =>
      advancedShip({ id: 'g', at: 'K10', heading: 4, rigging: [0, 0, 0, 0], special: { traits } });
    expect(isImmobile(bare([]))).toBe(true);
    expect(isImmobile(bare(['rowed']))).toBe(false);
    expect(isImmobile(bare(['moored-hulk']))).toBe(false);
  });

  it('sweeps serve up to a light breeze, in any heading', () => {
    const ship = advancedShip({ id: 'odin', at: 'K10', heading: 4 });
    const at = (velocity: 0 | 1 | 2) =>
      advancedSea([ship], { advanced: { velocity, special: [{ id: 'sweeps', ships: ['odin'], hexes: 1 }] } });
    expect(allowancesIn(at(0), ship)).toEqual({ A: 1, B: 1, C: 1, D: 1 });
    expect(allowancesIn(at(1), ship).D).toBe(1);
    expect(sweepHexes(at(2), ship)).toBe(0);
    expect(sweepHexes(at(0), advancedShip({ id: 'other', at: 'K12', heading: 1 }))).toBe(0);
  });

  it('boats that turn a ship in a calm take a crew section from her guns', () => {
    const ship = advancedShip({ id: 'tartar', at: 'K10', heading: 4, advanced: { did: { turned: true } } });
    const special = [{ id: 'boat-tow' as const, ships: ['tartar'] }];
    expect(boatsAway(advancedSea([ship], { advanced: { velocity: 0, special } }), ship)).toBe(true);
    expect(boatsAway(advancedSea([ship], { advanced: { velocity: 1, special } }), ship)).toBe(false);
    expect(boatsAway(advancedSea([ship], { advanced: { velocity: 0 } }), ship)).toBe(false);
    ship.advanced.did = {};
    expect(boatsAway(advancedSea([ship], { advanced: { velocity: 0, special } }), ship)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { type Put, type Stated, stationAt, Umpire } from '../testing/station.ts';
import { dockyardStep, REPAIR_TABLE } from './dockyard.ts';
import { repairRolls } from './repair-rates.ts';

const none = { back: [], repair: [], prestige: 0, hulk: [] };
/** A Turn of 1741: a match that starts then. */
const on = (turn: number): NonNullable<Stated['scenario']> => ({ start: { year: 1741, turn } });
const gf: Put = { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a:4/2 red-b:3/2' };

describe('Repairs', () => {
  const yard = (stated: Stated, ...dice: number[]) => new Umpire(stationAt(stated), dockyardStep, ...dice);
  const lying = { ordinary: { 'kings-port': 'red-a:4/6 red-b:3/3' } };

  it('[11.31] [11.32] a die a Squadron In Ordinary takes off two DPs, one, or none', () => {
    expect(REPAIR_TABLE).toEqual([2, 2, 2, 1, 1, 1, 1, 0, 0, 0]);
    const umpire = yard(lying, 2).answer(
      { ...none, repair: [{ port: 'kings-port', squadrons: ['red-a'] }] },
      none,
    );
    expect(umpire.world.forces.red!.squadrons['red-a']!.dp).toBe(4);
  });

  it('[11.31] [11.315] only what is In Ordinary is repaired, and stays so until it is taken out', () => {
    const umpire = yard({ ...lying, fittingOut: { 'kings-port': 'red-c:4/5' } });
    expect(umpire.check({ ...none, repair: [{ port: 'kings-port', squadrons: ['red-c'] }] })?.rule).toBe(
      '11.31',
    );
    umpire.answer(none, none);
    expect(umpire.world.forces.red!.squadrons['red-b']!.port!.state).toBe('InOrdinary');
  });

  it('[3.275] [3.276] [11.311] back from In Ordinary first: such a one is not repaired that Turn', () => {
    const umpire = yard(lying);
    expect(
      umpire.check({ ...none, back: ['red-a'], repair: [{ port: 'kings-port', squadrons: ['red-a'] }] })
        ?.rule,
    ).toBe('11.31');
    umpire.answer({ ...none, back: ['red-a'] }, none);
    expect(umpire.world.forces.red!.squadrons['red-a']!.port!.state).toBe('FittingOut');
    expect(umpire.world.forces.red!.squadrons['red-a']!.formation).toBeNull();
  });

  it('[3.276] who is taken out of Ordinary is Fitting Out at once, in the Port where he lay', () => {
    const umpire = yard(lying).answer({ ...none, back: ['red-a'] }, none);
    const { squadrons } = umpire.world.forces.red!;
    expect([squadrons['red-a']!.port, squadrons['red-b']!.port]).toMatchObject([
      { at: 'kings-port', state: 'FittingOut' },
      { at: 'kings-port', state: 'InOrdinary' },
    ]);
  });

  it('[11.321] [11.332] so many rolls as the Port has, by the Turn or by the Quarter', () => {
    const umpire = yard(lying);
    expect(
      umpire.check({ ...none, repair: [{ port: 'kings-port', squadrons: ['red-a', 'red-b'] }] })?.rule,
    ).toBe('11.321');
    expect(repairRolls(stationAt({ scenario: on(6) }), 'red', 'kings-port')).toBe(1);
    expect(repairRolls(stationAt({ scenario: on(6) }), 'red', 'ferry')).toBe(0);
    expect(repairRolls(stationAt({ scenario: on(5) }), 'red', 'ferry')).toBe(1);
    expect(repairRolls(stationAt(), 'blue', 'haven')).toBe(0);
  });

  it('[11.314] [11.33] [11.331] a Minor Port repairs by the Quarter, one Squadron', () => {
    const umpire = yard({ ordinary: { ferry: 'red-a:4/6' } }, 0).answer(
      { ...none, repair: [{ port: 'ferry', squadrons: ['red-a'] }] },
      none,
    );
    expect(umpire.world.forces.red!.squadrons['red-a']!.dp).toBe(4);
    expect(
      yard({ ordinary: { ferry: 'red-a:4/6' }, scenario: on(2) }).check({
        ...none,
        repair: [{ port: 'ferry', squadrons: ['red-a'] }],
      })?.rule,
    ).toBe('11.321');
  });

  it('[11.351] Repair Points are counted at the Port that has them, and what is not used is kept', () => {
    const scenario = { repairPoints: { 'kings-port': 3 } };
    const points = (...squadrons: string[]) =>
      yard({ ...lying, scenario }, ...squadrons.map(() => 9)).answer(
        { ...none, repair: squadrons.length === 0 ? [] : [{ port: 'kings-port', squadrons }] },
        none,
      ).world.ports;
    expect(points()['kings-port']!.repairPoints).toBe(3);
    expect(points('red-a')['kings-port']!.repairPoints).toBe(3);
    expect(points('red-a', 'red-b')['kings-port']!.repairPoints).toBe(2);
    expect(points('red-a', 'red-b').ferry!.repairPoints).toBe(0);
  });

  it('[11.322] [11.323] one roll a Squadron; a point of Prestige buys three more, one a Squadron', () => {
    const twice = { ...none, repair: [{ port: 'kings-port', squadrons: ['red-a', 'red-b', 'red-a'] }] };
    expect(yard(lying).check(twice)?.rule).toBe('11.321');
    const umpire = yard(lying, 0, 0, 0).answer({ ...twice, prestige: 1 }, none);
    expect(umpire.world.forces.red!.squadrons['red-a']!.dp).toBe(2);
    expect(umpire.world.prestige.red).toBe(4);
    expect(
      yard(lying).check({
        ...none,
        prestige: 1,
        repair: [{ port: 'kings-port', squadrons: ['red-a', 'red-a', 'red-a'] }],
      })?.rule,
    ).toBe('11.322');
  });

  it('[11.313] [11.324] what is more than a Squadron has goes to another there', () => {
    const umpire = yard({ ordinary: { 'kings-port': 'red-a:4/1 red-b:3/3' } }, 0).answer(
      { ...none, repair: [{ port: 'kings-port', squadrons: ['red-a'] }] },
      none,
    );
    const { squadrons } = umpire.world.forces.red!;
    expect([squadrons['red-a']!.dp, squadrons['red-b']!.dp]).toEqual([0, 2]);
  });

  it('[11.35] [11.351] [11.352] Repair Points are rolls beyond the Port’s own, and are used up', () => {
    const umpire = yard({ ...lying, scenario: { repairPoints: { 'kings-port': 3 } } }, 9, 9).answer(
      { ...none, repair: [{ port: 'kings-port', squadrons: ['red-a', 'red-b'] }] },
      none,
    );
    expect(umpire.world.ports['kings-port']!.repairPoints).toBe(2);
  });

  it('[11.34] [11.341] [11.342] [11.343] a ship hulked is gone for four DPs, or two of a smaller Class; never at sea', () => {
    const umpire = yard({
      ordinary: { 'kings-port': 'red-a:4/9' },
      fittingOut: { 'kings-port': 'red-d:2/5' },
      put: [{ ...gf, squadrons: 'red-b' }],
    });
    expect(umpire.check({ ...none, hulk: [{ squadron: 'red-b', sail: 1 }] })?.rule).toBe('11.341');
    umpire.answer(
      {
        ...none,
        hulk: [
          { squadron: 'red-a', sail: 1 },
          { squadron: 'red-d', sail: 1 },
        ],
      },
      none,
    );
    const { squadrons } = umpire.world.forces.red!;
    expect(squadrons['red-a']).toMatchObject({ sail: 3, dp: 5 });
    expect(squadrons['red-d']).toMatchObject({ sail: 1, dp: 3 });
    expect(umpire.world.prestige.red).toBe(5);
  });
});

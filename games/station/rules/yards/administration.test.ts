import { describe, expect, it } from 'vitest';
import { attrition, interdictionAttrition, leftStation, noteInterdiction } from '../auxiliaries/attrition.ts';
import { formationIn, type Put, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import { dockyard, REPAIR_TABLE } from './dockyard.ts';
import { layUp } from './lay-up.ts';
import { repairRolls } from './repair-rates.ts';

const none = { back: [], repair: [], prestige: 0, hulk: [] };
/** A Turn of 1741: a match that starts then. */
const on = (turn: number): NonNullable<Stated['scenario']> => ({ start: { year: 1741, turn } });
const gf: Put = { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a:4/2 red-b:3/2' };

describe('Attrition of the Turn', () => {
  const worn = (stated: Stated, ...dice: number[]) => {
    const umpire = new Umpire(stationAt(stated), attrition, ...dice);
    expect(umpire.context.left).toBe(0);
    return Object.fromEntries(
      Object.values(umpire.world.forces).flatMap(({ squadrons }) =>
        Object.values(squadrons).map(({ id, dp }) => [id, dp]),
      ),
    );
  };

  it('[11.21] [11.211] [11.213] [11.214] [11.22] each Ready Squadron takes one DP, two in Winter', () => {
    expect(worn({ put: [gf], scenario: on(5) })).toEqual({ 'red-a': 3, 'red-b': 3 });
    expect(worn({ put: [gf], scenario: on(1) })).toEqual({ 'red-a': 4, 'red-b': 4 });
  });

  it('[11.22] Fitting Out one DP on 0 to 4, else two; In Ordinary none', () => {
    expect(
      worn({ fittingOut: { 'kings-port': 'red-a red-b' }, ordinary: { 'kings-port': 'red-c' } }, 4, 5),
    ).toEqual({ 'red-a': 1, 'red-b': 2, 'red-c': 0 });
  });

  it('[11.22] in a Neutral Port two are added to the die', () => {
    expect(worn({ fittingOut: { haven: 'cobalt-a cobalt-b' } }, 2, 3)).toEqual({
      'cobalt-a': 1,
      'cobalt-b': 2,
    });
  });

  it('[11.22] but not in that of those who are hired, where they may also lie up', () => {
    const stated = { fittingOut: { haven: 'red-a' }, world: { hired: true } };
    expect(worn(stated, 3)).toEqual({ 'red-a': 1 });
    const laid = new Umpire(stationAt({ ...stated, world: { hired: true, step: 'lay-up' } }), layUp);
    expect(laid.check({ squadrons: ['red-a'] })).toBeNull();
    laid.world.hired = false;
    expect(laid.check({ squadrons: ['red-a'] })?.rule).toBe('11.311');
  });

  it('[11.22] more in an Oversized Formation', () => {
    expect(
      worn({ put: [{ ...gf, leader: 'r-cole', squadrons: 'red-a red-b red-c' }], scenario: on(5) }),
    ).toEqual({ 'red-a': 2, 'red-b': 2, 'red-c': 2 });
  });

  it('[11.221] whatever it did in the Operations Phase', () => {
    const world = stationAt({ put: [gf], scenario: on(9) });
    formationIn(world, 'red-gf').came = { how: 'against', from: 'w', clock: 9 };
    new Umpire(world, attrition);
    expect(world.forces.red!.squadrons['red-a']!.dp).toBe(3);
  });

  it('[11.215] Auxiliaries take none', () => {
    const umpire = new Umpire(stationAt({ put: [{ ...gf, auxiliaries: 'red-fleet-1' }] }), attrition);
    expect(umpire.world.forces.red!.auxiliaries['red-fleet-1']).toEqual({
      in: 'formation',
      formation: 'red-gf',
    });
  });
});

describe('Attrition of Interdiction', () => {
  const blockade = () =>
    stationAt({
      put: [
        { id: 'red-gf', at: 'ville', leader: 'r-ash', squadrons: 'red-a red-b', order: 'red-blockade' },
        { id: 'red-det-1', at: 'narrows', leader: 'r-cole', squadrons: 'red-c', order: 'red-strait' },
      ],
    });

  it('[11.23] at the Turn’s end one DP in a Strait, the Blockade Value before a Port', () => {
    const world = blockade();
    noteInterdiction(world);
    interdictionAttrition(world, scripted(world));
    const { squadrons } = world.forces.red!;
    expect([squadrons['red-a']!.dp, squadrons['red-c']!.dp]).toEqual([2, 1]);
  });

  it('[11.212] [11.23] or at once when it leaves before that, and then no more', () => {
    const world = blockade();
    noteInterdiction(world);
    leftStation(world, scripted(world), 'red', 'red-gf');
    interdictionAttrition(world, scripted(world));
    expect(world.forces.red!.squadrons['red-b']!.dp).toBe(2);
  });
});

describe('Repairs', () => {
  const yard = (stated: Stated, ...dice: number[]) => new Umpire(stationAt(stated), dockyard, ...dice);
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

describe('In Ordinary', () => {
  it('[3.274] [11.312] from Fitting Out, out of its Flotilla; a Flotilla left empty is Unformed', () => {
    const umpire = new Umpire(stationAt({ put: [{ ...gf, at: 'kings-port', fitting: true }] }), layUp);
    umpire.answer({ squadrons: ['red-a'] }, { squadrons: [] });
    expect(umpire.world.forces.red!.squadrons['red-a']).toMatchObject({
      formation: null,
      port: { at: 'kings-port', state: 'InOrdinary' },
      dp: 2,
    });
    expect(formationIn(umpire.world, 'red-gf').squadrons).toEqual(['red-b']);
    const all = new Umpire(stationAt({ put: [{ ...gf, at: 'kings-port', fitting: true }] }), layUp).answer(
      { squadrons: ['red-a', 'red-b'] },
      { squadrons: [] },
    );
    expect(all.world.forces.red!.formations['red-gf']).toBeUndefined();
  });

  it('[3.275] not from the sea, not at a Neutral Port, and but one at a Minor Port', () => {
    const atSeaNow = new Umpire(stationAt({ put: [gf] }), layUp);
    expect(atSeaNow.check({ squadrons: ['red-a'] })?.rule).toBe('3.274');
    const neutral = new Umpire(stationAt({ fittingOut: { haven: 'cobalt-a' } }), layUp);
    expect(neutral.check({ squadrons: ['cobalt-a'] }, 1)?.rule).toBe('11.311');
    const minor = new Umpire(stationAt({ fittingOut: { ferry: 'red-a red-b' } }), layUp);
    expect(minor.check({ squadrons: ['red-a', 'red-b'] })?.rule).toBe('5.288');
  });
});

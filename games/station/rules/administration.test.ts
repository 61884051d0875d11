import { describe, expect, it } from 'vitest';
import { appear } from './arrivals.ts';
import type { ReorganisationAct } from './asks.ts';
import { attrition, interdictionAttrition, leftStation, noteInterdiction } from './attrition.ts';
import { dockyard, REPAIR_TABLE } from './dockyard.ts';
import { layUp } from './lay-up.ts';
import { exchange } from './officers.ts';
import { receivePackage, returnPackage, withdrawPackage } from './reinforcements.ts';
import { relief } from './relief.ts';
import { reorganisation } from './reorganisation.ts';
import { repairRolls } from './repair-rates.ts';
import { receiveSail, withdrawSail } from './sail-received.ts';
import { formationIn, type Put, type Stated, scripted, stationAt, Umpire } from './test-station.ts';
import { atSea } from './tokens.ts';

const stations = { red: 'r-ash', blue: 'a-aubin', north: 'a-aubin', south: 'c-cano' };
const none = { back: [], repair: [], prestige: 0, hulk: [] };
const acts = (...list: readonly ReorganisationAct[]) => ({ acts: [...list], done: false });
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

describe('Reinforcements', () => {
  const desk = (stated: Stated, ...dice: number[]) =>
    new Umpire(stationAt({ mess: 'r-ash a-aubin', stations, ...stated }), reorganisation, ...dice);

  it('[11.11] [11.12] [11.123] [11.15] [11.153] [11.155] Sail from the sea come as Squadrons in the Zone proper next Turn, worn by die', () => {
    const umpire = desk({ scenario: on(3) }, 7);
    const { world } = umpire;
    expect(world.forces.red!.arrivals).toMatchObject([
      { turn: 1, at: 'ocean', squadrons: [{ sail: 3, dp: 2 }] },
    ]);
    world.turn = 1;
    appear(world, scripted(world));
    expect(world.forces.red!.formations['red-a']).toMatchObject({ kind: 'squadron', place: atSea('ocean') });
  });

  it('[11.151] [11.152] without Orders and under no Flotilla they are Independent Squadrons bound for Port', () => {
    const { world } = desk({ scenario: on(3) }, 7);
    world.turn = 1;
    appear(world, scripted(world));
    expect(world.forces.red!.formations['red-a']).toMatchObject({ execution: null, under: null });
  });

  it('[3.255] [11.12] [11.125] withdrawals take from the least damaged in Port, at once', () => {
    const umpire = desk({
      scenario: on(6),
      fittingOut: { ville: 'azure-a:4/5 azure-b:3/1' },
      put: [{ id: 'azure-flag', at: 'x', leader: 'a-aubin', squadrons: 'azure-c:4' }],
    });
    const { squadrons } = umpire.world.forces.blue!;
    expect([squadrons['azure-a']!.sail, squadrons['azure-b']!.sail, squadrons['azure-c']!.sail]).toEqual([
      4, 1, 4,
    ]);
  });

  it('[11.125] a Flotilla left without Squadrons gives its leader to the Mess and its Auxiliaries to Recovery', () => {
    const world = stationAt({
      put: [
        {
          id: 'azure-flag',
          at: 'x',
          leader: 'a-aubin',
          squadrons: 'azure-a:2',
          auxiliaries: 'azure-fleet-1',
        },
      ],
    });
    expect(withdrawSail(world, scripted(world), 'Azure', 'SOL', 3)).toBe(2);
    expect(world.forces.blue!.leaders['a-aubin']!.at).toBe('mess');
    expect(world.forces.blue!.auxiliaries['azure-fleet-1']).toEqual({ in: 'recovery' });
  });

  it('[11.14] [11.141] new Sail go to what lies In Ordinary, then to what Fits Out, then Form Squadrons; never to others’', () => {
    const world = stationAt({
      ordinary: { ville: 'azure-a:3' },
      fittingOut: { ville: 'azure-b:3 cobalt-a:1' },
    });
    expect(receiveSail(world, 'blue', 'Azure', 'SOL', 3, 'ville')).toBe(3);
    const { squadrons } = world.forces.blue!;
    expect([
      squadrons['azure-a']!.sail,
      squadrons['azure-b']!.sail,
      squadrons['azure-c']!.sail,
      squadrons['cobalt-a']!.sail,
    ]).toEqual([4, 4, 1, 1]);
  });

  it('[11.154] counters that are Unformed are used again', () => {
    const world = stationAt({ fittingOut: { ville: 'azure-a:1' } });
    withdrawSail(world, scripted(world), 'Azure', 'SOL', 1);
    expect(world.forces.blue!.squadrons['azure-a']).toBeUndefined();
    receiveSail(world, 'blue', 'Azure', 'SOL', 2, 'ville');
    expect(world.forces.blue!.squadrons['azure-a']!.sail).toBe(2);
  });

  it('[11.121] [11.122] [11.126] one Request a Turn, in Spring and Summer, with one Strategy Check', () => {
    expect(
      desk({ scenario: on(2) }).check(acts({ do: 'request', contingent: 'Red', prestige: false }))?.rule,
    ).toBe('11.122');
    const umpire = desk({ scenario: on(5) }, 5, 1, 0, 0).answer(
      acts({ do: 'request', contingent: 'Red', prestige: false }),
    );
    // The check passes (5 under 5): one off the die of 1.
    expect(umpire.world.forces.red!.arrivals).toHaveLength(1);
    expect(
      Object.values(umpire.world.forces.red!.auxiliaries).filter((one) => one.in === 'available'),
    ).toHaveLength(1);
    expect(umpire.check(acts({ do: 'request', contingent: 'Red', prestige: false }))?.code).toBe('once');
  });

  it('[11.122] a point of Prestige helps, earlier Requests of the Season hinder', () => {
    const umpire = desk({ scenario: on(5) }, 9, 1, 0).answer(
      acts({ do: 'request', contingent: 'Red', prestige: true }),
    );
    expect(umpire.world.prestige.red).toBe(4);
    expect(umpire.world.forces.red!.arrivals).toHaveLength(1);
    const later = stationAt({ mess: 'r-ash', stations, scenario: on(6) });
    later.forces.red!.requests = { season: 1, pause: 0 };
    expect(
      new Umpire(later, reorganisation, 9, 0).answer(
        acts({ do: 'request', contingent: 'Red', prestige: false }),
      ).world.forces.red!.arrivals,
    ).toHaveLength(0);
  });

  it('[11.16] [11.161] Auxiliaries drawn blindly go to the Available Box', () => {
    const umpire = desk({ scenario: on(5) }, 0, 0, 0, 0).answer(
      acts({ do: 'request', contingent: 'Red', prestige: false }),
    );
    const drawn = Object.entries(umpire.world.forces.red!.auxiliaries).filter(
      ([, { in: where }]) => where === 'available',
    );
    expect(['red-fleet-1', 'red-fleet-2']).toContain(drawn[0]![0]);
  });

  it('[11.13] [11.131] [11.132] [11.133] acts of Reorganisation are done in turn, A’s desk before B’s', () => {
    const umpire = desk({ fittingOut: { 'kings-port': 'red-a' } });
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['red']);
    umpire.answer(acts({ do: 'form', flotilla: 'red-gf', squadrons: ['red-a'], flotillas: [] }));
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['red']);
    umpire.answer({ acts: [], done: true });
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['blue']);
    umpire.answer({ acts: [], done: true });
    expect(umpire.progress).toBe('done');
  });

  it('[3.255] Squadrons sent home come back in their Turn, clean', () => {
    const umpire = desk({ scenario: on(13), fittingOut: { 'kings-port': 'red-a:4/9' } }).answer(
      acts({ do: 'send-home', squadron: 'red-a' }),
    );
    const { world } = umpire;
    expect(world.forces.red!.squadrons['red-a']).toBeUndefined();
    expect(world.forces.red!.docked).toEqual([{ squadron: 'red-a', sail: 4, back: 8 }]);
    world.turn = 7;
    world.stage = null;
    new Umpire(world, reorganisation, 9);
    expect(world.forces.red!.arrivals).toMatchObject([
      { turn: 8, at: 'ocean', squadrons: [{ id: 'red-a', sail: 3, dp: 0 }] },
    ]);
  });

  it('[11.12] packages of Events are taken and brought back', () => {
    const world = stationAt({ fittingOut: { 'kings-port': 'red-a:4 red-b:2/1' } });
    withdrawPackage(world, scripted(world), 'home');
    expect(world.forces.red!.squadrons['red-a']!.sail).toBe(2);
    returnPackage(world, scripted(world), 'home');
    expect(world.forces.red!.arrivals).toMatchObject([{ turn: 1, at: 'ocean' }]);
    receivePackage(world, scripted(world), 'nothing');
    expect(world.forces.red!.arrivals).toHaveLength(1);
  });
});

describe('Officers of the Turn', () => {
  const step = (stated: Stated, ...dice: number[]) =>
    new Umpire(
      stationAt({ mess: 'r-ash r-birch r-cole r-dunn a-aubin c-cano', stations, ...stated }),
      reorganisation,
      ...dice,
    );

  it('[11.17] [11.171] [11.172] [11.178] promoted on his date, in Turn One', () => {
    const { world } = step({ scenario: { start: { year: 1742, turn: 1 } } });
    expect(world.forces.red!.leaders['r-ash']!.rank).toBe('FA');
    const early = step({ scenario: on(1) });
    expect(early.world.forces.red!.leaders['r-ash']!.rank).toBe('VA');
  });

  it('[11.173] [11.174] [11.176] he comes to the Mess on his date', () => {
    const { world } = step({ scenario: on(6) });
    expect(world.forces.red!.leaders['r-east']!.at).toBe('mess');
  });

  it('[3.481] [11.175] he leaves on his date for good', () => {
    expect(step({ scenario: on(8) }).world.forces.red!.leaders['r-dunn']!.at).toBe('gone');
  });

  it('[11.177] by merit, where so agreed: on 0 or 1 one officer who won a Battle', () => {
    const won = (die: number) => {
      const world = stationAt({ mess: 'r-ash r-cole', stations, options: { merit: true }, scenario: on(1) });
      world.forces.red!.leaders['r-cole']!.won = true;
      return new Umpire(world, reorganisation, die).answer(acts({ do: 'merit', leader: 'r-cole' })).world
        .forces.red!.leaders['r-cole']!.rank;
    };
    expect([won(1), won(2)]).toEqual(['RA', 'Cdre']);
  });

  it('[11.177] what was won counts once, in the Turn One that follows', () => {
    const after = (turn: number) => {
      const world = stationAt({ mess: 'r-ash r-cole', stations, scenario: on(turn) });
      world.forces.red!.leaders['r-cole']!.won = true;
      const done = { acts: [], done: true };
      return new Umpire(world, reorganisation).answer(done).answer(done).world.forces.red!.leaders['r-cole']!
        .won;
    };
    expect([after(5), after(1)]).toEqual([true, false]);
  });

  it('[11.18] [11.181] [11.182] [11.184] Commodores come back to the Mess, Admirals only for Admirals', () => {
    const world = stationAt({ mess: 'r-ash r-birch r-cole a-clerc', stations });
    const { red, blue } = world.forces;
    red!.leaders['r-cole']!.at = 'prisoner';
    red!.leaders['r-birch']!.at = 'prisoner';
    exchange(world, scripted(world));
    expect([red!.leaders['r-cole']!.at, red!.leaders['r-birch']!.at]).toEqual(['mess', 'prisoner']);
    blue!.leaders['a-clerc']!.at = 'prisoner';
    exchange(world, scripted(world));
    expect([red!.leaders['r-birch']!.at, blue!.leaders['a-clerc']!.at]).toEqual(['mess', 'mess']);
  });

  it('[11.183] or for a point of Prestige; by worth, where so agreed', () => {
    const held = stationAt({ mess: 'r-ash r-birch', stations });
    held.forces.red!.leaders['r-birch']!.at = 'prisoner';
    const umpire = new Umpire(held, reorganisation).answer(acts({ do: 'ransom', leader: 'r-birch' }));
    expect(umpire.world.forces.red!.leaders['r-birch']!.at).toBe('mess');
    expect(umpire.world.prestige.red).toBe(4);
    const world = stationAt({ mess: 'r-ash a-clerc c-cano', stations: {}, options: { exchangeRates: true } });
    world.forces.red!.leaders['r-ash']!.at = 'prisoner';
    world.forces.blue!.leaders['a-clerc']!.at = 'prisoner';
    exchange(world, scripted(world));
    expect(world.forces.red!.leaders['r-ash']!.at).toBe('prisoner');
    world.forces.blue!.leaders['c-cano']!.at = 'prisoner';
    exchange(world, scripted(world));
    expect(world.forces.red!.leaders['r-ash']!.at).toBe('mess');
    expect(world.forces.blue!.leaders['c-cano']!.at).toBe('mess');
  });

  it('[3.484] in the Winter Quarterly Turn a Fleet Admiral goes on 10 or more, two for each point lost', () => {
    const tested = (die: number, lost: number) => {
      const world = stationAt({ mess: 'r-ash r-birch a-aubin', stations, scenario: on(1) });
      world.turn = 16;
      world.yearPrestige.red = 5 + lost;
      new Umpire(world, relief, die, 0);
      return world;
    };
    expect(tested(9, 0).forces.red!.leaders['r-ash']!.at).toBe('mess');
    expect(tested(7, 1).forces.red!.leaders['r-ash']!.at).toBe('mess');
    const gone = tested(8, 1);
    expect(gone.forces.red!.leaders['r-ash']!.at).toBe('gone');
    expect(gone.stations.red).toBe('r-birch');
    expect(gone.yearPrestige.red).toBe(5);
  });

  it('[3.484] what was lost before the Year that is over counts no more', () => {
    const world = stationAt({ mess: 'r-ash r-birch a-aubin', stations, scenario: on(1) });
    const relieved = (turn: number, prestige: number, die: number) => {
      world.turn = turn;
      world.prestige.red = prestige;
      return new Umpire(world, relief, die, 0).told('relief')[0];
    };
    world.yearPrestige.red = 9;
    expect(relieved(16, 7, 0)).toMatchObject({ lost: 2, removed: false });
    expect(relieved(32, 7, 9)).toMatchObject({ lost: 0, removed: false });
  });
});

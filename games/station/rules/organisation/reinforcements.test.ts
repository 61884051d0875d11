import { describe, expect, it } from 'vitest';
import { reorganisationStep } from '../reorganisation/reorganisation.ts';
import { putAt, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import { atSea } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { appear } from './arrivals.ts';
import { exchange } from './officers.ts';
import { receivePackage, returnPackage, withdrawPackage } from './reinforcements.ts';
import { reliefStep } from './relief.ts';
import { receiveSail, withdrawSail } from './sail-received.ts';

const stations = { red: 'r-ash', blue: 'a-aubin', north: 'a-aubin', south: 'c-cano' };
const acts = (...list: readonly ReorganisationAct[]) => ({ acts: [...list], done: false });
/** A Turn of 1741: a match that starts then. */
const on = (turn: number): NonNullable<Stated['scenario']> => ({ start: { year: 1741, turn } });

describe('Reinforcements', () => {
  const desk = (stated: Stated, ...dice: number[]) =>
    new Umpire(stationAt({ mess: 'r-ash a-aubin', stations, ...stated }), reorganisationStep, ...dice);

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
      put: [putAt('azure-flag', 'x', 'azure-a:2', 'azure-fleet-1', { leader: 'a-aubin' })],
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
      new Umpire(later, reorganisationStep, 9, 0).answer(
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
    new Umpire(world, reorganisationStep, 9);
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
      reorganisationStep,
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
      return new Umpire(world, reorganisationStep, die).answer(acts({ do: 'merit', leader: 'r-cole' })).world
        .forces.red!.leaders['r-cole']!.rank;
    };
    expect([won(1), won(2)]).toEqual(['RA', 'Cdre']);
  });

  it('[11.177] what was won counts once, in the Turn One that follows', () => {
    const after = (turn: number) => {
      const world = stationAt({ mess: 'r-ash r-cole', stations, scenario: on(turn) });
      world.forces.red!.leaders['r-cole']!.won = true;
      const done = { acts: [], done: true };
      return new Umpire(world, reorganisationStep).answer(done).answer(done).world.forces.red!.leaders[
        'r-cole'
      ]!.won;
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
    const umpire = new Umpire(held, reorganisationStep).answer(acts({ do: 'ransom', leader: 'r-birch' }));
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
      new Umpire(world, reliefStep, die, 0);
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
      return new Umpire(world, reliefStep, die, 0).told('relief')[0];
    };
    world.yearPrestige.red = 9;
    expect(relieved(16, 7, 0)).toMatchObject({ lost: 2, removed: false });
    expect(relieved(32, 7, 9)).toMatchObject({ lost: 0, removed: false });
  });
});

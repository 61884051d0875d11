import { describe, expect, it } from 'vitest';
import { station } from '../index.ts';
import { reorganisationStep } from '../reorganisation/reorganisation.ts';
import { testModule } from '../testing/module.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { type Stated, scripted, stationAt, testScenario, Umpire } from '../testing/station.ts';
import { ratingsOf } from '../umpire/strategy-checks.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { controlOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { exchange, officersOfTheTurn, retire } from './officers.ts';
import { leaderFate } from './organisation.ts';
import { reliefStep } from './relief.ts';

const acts = (...list: readonly ReorganisationAct[]) => ({ acts: [...list], done: false });
/** A Turn of 1741: a match that starts then. */
const on = (turn: number): NonNullable<Stated['scenario']> => ({ start: { year: 1741, turn } });

describe('Officers of the Turn', () => {
  const step = (stated: Stated, ...dice: number[]) =>
    new Umpire(
      stationAt({ mess: 'r-ash r-birch r-cole r-dunn a-aubin c-cano', stations, ...stated }),
      reorganisationStep,
      ...dice,
    );

  it('[11.17] [11.172] promoted on his date, in Turn One', () => {
    const { world } = step({ scenario: { start: { year: 1742, turn: 1 } } });
    expect(world.forces.red!.leaders['r-ash']!.rank).toBe('FA');
    const early = step({ scenario: on(1) });
    expect(early.world.forces.red!.leaders['r-ash']!.rank).toBe('VA');
  });

  it('[11.173] [11.176] he comes to the Mess on his date', () => {
    const { world } = step({ scenario: on(6) });
    expect(world.forces.red!.leaders['r-east']!.at).toBe('mess');
    expect(step({ scenario: on(5) }).world.forces.red!.leaders['r-east']!.at).toBe('future');
  });

  /** Birch with two dates: a Commodore until 1741, then a Rear-Admiral, from 1743 a Vice-Admiral with other ratings. */
  const twice: typeof testModule = {
    ...testModule,
    leaders: testModule.leaders.map((one) =>
      one.id === 'r-birch'
        ? {
            ...one,
            rank: 'Cdre',
            promotion: [
              { rank: 'RA', year: 1741 },
              { rank: 'VA', year: 1743, lr: 6, cr: 5, personality: 'Rash' },
            ],
          }
        : one,
    ),
  };
  const birch = (year: number, turn: number) => {
    const { world } = step({ scenario: { module: twice, start: { year, turn } } });
    return ratingsOf(world, 'red', 'r-birch');
  };

  it('[11.174] with a date on both sides of his counter he is a Commodore until the lower one', () => {
    expect([birch(1740, 16), birch(1741, 1), birch(1742, 9), birch(1743, 1)].map(({ rank }) => rank)).toEqual(
      ['Cdre', 'RA', 'RA', 'VA'],
    );
  });

  it('[11.171] the ratings are those of the side that his rank turns up', () => {
    expect(birch(1742, 9)).toMatchObject({ lr: 4, sr: 3, cr: 3, personality: 'Aggressive' });
    expect(birch(1743, 1)).toMatchObject({ lr: 6, sr: 3, cr: 5, personality: 'Rash' });
    // A scenario that begins after his date has him at his higher rank from the start.
    const late = stationAt({ scenario: { module: twice, start: { year: 1743, turn: 2 } } });
    expect(late.forces.red!.leaders['r-birch']!.rank).toBe('VA');
    const put = [{ id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a' }];
    const control = (year: number) =>
      controlOf(stationAt({ put, scenario: { module: twice, start: { year, turn: 2 } } }), 'red', 'red-flag');
    expect([control(1742), control(1743)]).toEqual([3, 5]);
  });

  it('[11.178] a module may give a leader one date or two, each rank above the one before', () => {
    const flaws = (module: typeof testModule) => station.examine({ ...testScenario, module });
    expect(flaws(twice)).toEqual([]);
    const wrong = twice.leaders.map((one) =>
      one.id === 'r-birch' ? { ...one, promotion: { rank: 'Cdre' as const, year: 1743 } } : one,
    );
    expect(flaws({ ...twice, leaders: wrong })[0]?.path).toMatch(/leaders\/1\/promotion$/);
  });

  it('[3.481] he leaves on his date', () => {
    expect(step({ scenario: on(8) }).world.forces.red!.leaders['r-dunn']!.at).toBe('gone');
  });

  it('[11.175] who is out of play rises on his date; not the Killed nor those removed for poor performance', () => {
    const ash = (fate: (world: State) => void, start = { year: 1742, turn: 1 }) => {
      const world = stationAt({
        mess: 'r-ash r-birch',
        stations,
        scenario: { start },
      });
      fate(world);
      officersOfTheTurn(world, scripted(world), 'red');
      return world.forces.red!.leaders['r-ash']!.rank;
    };
    const context = (world: State, ...dice: number[]) => scripted(world, ...dice);
    expect(ash((world) => retire(world, context(world), 'red', 'r-ash'))).toBe('FA');
    expect(ash((world) => leaderFate(world, context(world), 'red', 'r-ash', { what: 'captured' }))).toBe(
      'FA',
    );
    expect(ash((world) => leaderFate(world, context(world), 'red', 'r-ash', { what: 'killed' }))).toBe('VA');
    const relieved = ash((world) => {
      world.turn = 16;
      world.yearPrestige.red = 9;
      new Umpire(world, reliefStep, 9, 0);
    }, on(1).start);
    expect(relieved).toBe('VA');
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

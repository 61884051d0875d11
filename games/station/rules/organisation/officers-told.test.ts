import { describe, expect, it } from 'vitest';
import { type Change, changedIn, leadersIn as leaders } from '../testing/changed.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { force, type Put, type Stated, stationAt, Umpire } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { exchange, officersOfTheTurn, retire } from './officers.ts';
import { reliefStep } from './relief.ts';
import {
  candidates,
  juniorsOf,
  mayCommand,
  postLeader,
  postSenior,
  seniorityOf,
  settleStations,
} from './seniority.ts';

const GF: Put = force('red-gf x r-ash red-a:4 red-b:3');
const DET: Put = force('red-det-1 x r-cole red-c');

const changed = (stated: Stated, ...how: Change) => changedIn(stationAt(stated), ...how);

describe('Officers of the Turn', () => {
  const turn = (year: number, on: number, change: (world: State) => void = () => {}, stated: Stated = {}) =>
    changed({ ...stated, scenario: { start: { year, turn: on }, ...stated.scenario } }, (world, context) => {
      change(world);
      officersOfTheTurn(world, context, 'red');
    });

  it('[3.481] [11.176] one recovers of his wound, one arrives on his date, told to all', () => {
    const { world, told } = turn(1741, 6, (one) => {
      forcesOf(one, 'red').leaders['r-birch'] = {
        rank: 'RA',
        at: 'away',
        formation: null,
        until: 0,
        won: false,
      };
      forcesOf(one, 'red').leaders['r-cole'] = {
        rank: 'Cdre',
        at: 'away',
        formation: null,
        until: 1,
        won: false,
      };
    });
    expect(told).toEqual([
      'officer 3.481 side:red leader:r-birch what:recovered',
      'officer 11.176 side:red leader:r-east what:arrived',
      'station 3.471 side:red station:red leader:r-east',
    ]);
    expect(leaders(world)).toEqual([
      'r-ash VA gone null',
      'r-birch RA mess null',
      'r-cole Cdre away null',
      'r-dunn Cdre gone null',
      'r-east RA mess null',
    ]);
    expect(turn(1741, 5).told.filter((one) => one.startsWith('officer'))).toEqual([]);
  });

  it('[11.173] those of a Contingent that is not there wait', () => {
    expect(
      turn(1741, 6, (one) => {
        one.contingents.Red = 'Absent';
      }).told,
    ).toEqual([]);
  });

  it('[11.172] promoted in Turn One of his Year, and in no other', () => {
    const mess: Stated = { mess: 'r-ash' };
    expect(turn(1742, 1, undefined, mess).told).toEqual([
      'officer 11.172 side:red leader:r-ash what:promoted rank:FA',
      'station 3.471 side:red station:red leader:r-ash',
    ]);
    expect(turn(1741, 1, undefined, mess).told.filter((one) => one.startsWith('officer'))).toEqual([]);
    const out = turn(
      1742,
      1,
      (one) => {
        forcesOf(one, 'red').leaders['r-ash']!.at = 'gone';
      },
      mess,
    );
    expect([out.told, forcesOf(out.world, 'red').leaders['r-ash']?.rank]).toEqual([[], 'FA']);
    const killed = turn(
      1742,
      1,
      (one) => {
        Object.assign(forcesOf(one, 'red').leaders['r-ash']!, { at: 'gone', lost: true });
      },
      mess,
    );
    expect(forcesOf(killed.world, 'red').leaders['r-ash']?.rank).toBe('VA');
  });

  it('[3.481] [3.483] one leaves on his date; the next of the Mess has his Flotilla, or it is Unformed', () => {
    const dunn: Put = { ...DET, leader: 'r-dunn' };
    expect(turn(1741, 8, undefined, { put: [dunn], mess: 'r-cole' }).told).toEqual([
      'officer 3.481 side:red leader:r-dunn what:left',
      'posted 3.463 side:red leader:r-cole formation:red-det-1 others:null',
    ]);
    expect(turn(1741, 8, undefined, { put: [dunn] }).told).toEqual([
      'officer 3.481 side:red leader:r-dunn what:left',
      'unformed 3.483 side:red flotilla:red-det-1 others:{kind:unformed rule:3.483 side:red}',
    ]);
    expect(turn(1741, 7, undefined, { put: [dunn] }).told).toEqual([]);
  });

  it('[3.481] he leaves his Station too', () => {
    const { world } = changed({ mess: 'r-ash', stations: { red: 'r-ash' } }, (one, context) =>
      retire(one, context, 'red', 'r-ash'),
    );
    expect([world.stations.red, forcesOf(world, 'red').leaders['r-ash']?.at]).toEqual([null, 'gone']);
  });

  it('[11.18] [11.181] [11.183] Commodores come back, Admirals one for one', () => {
    const held = (red: string, blue: string, rates = false) =>
      changed({ options: { exchangeRates: rates } }, (world, context) => {
        for (const [side, all] of [
          ['red', red],
          ['blue', blue],
        ] as const)
          for (const id of all.split(' ').filter((one) => one !== ''))
            forcesOf(world, side).leaders[id]!.at = 'prisoner';
        exchange(world, context);
      }).told;
    expect(held('r-cole', '')).toEqual(['officer 11.18 side:red leader:r-cole what:exchanged']);
    expect(held('r-ash r-birch', 'a-clerc')).toEqual([
      'officer 11.18 side:red leader:r-ash what:exchanged',
      'officer 11.18 side:blue leader:a-clerc what:exchanged',
    ]);
    expect(held('r-ash', 'a-clerc c-cano', true)).toEqual([
      'officer 11.18 side:red leader:r-ash what:exchanged',
      'officer 11.18 side:blue leader:a-clerc what:exchanged',
      'officer 11.18 side:blue leader:c-cano what:exchanged',
    ]);
    expect(held('r-ash', 'a-clerc', true)).toEqual([]);
    expect(held('r-ash', '')).toEqual([]);
  });
});

describe('Relief', () => {
  const relieved = (die: number, lost: number, turn = 16) => {
    const world = stationAt({ mess: 'r-ash r-birch', stations: { red: 'r-ash' }, world: { turn } });
    world.prestige.red = 5 - lost;
    const umpire = new Umpire(world, reliefStep, ...(turn === 16 ? [die] : []));
    return [...toldLines(umpire.context), inWords(world.yearPrestige.red)];
  };

  it('[3.484] on nine or less he stays, two more for each point that was lost', () => {
    expect(relieved(9, 0)).toEqual(['relief 3.484 dice:[9] side:red leader:r-ash lost:0 removed:false', '5']);
    expect(relieved(7, 1)).toEqual(['relief 3.484 dice:[7] side:red leader:r-ash lost:1 removed:false', '4']);
    expect(relieved(8, 1)).toEqual([
      'relief 3.484 dice:[8] side:red leader:r-ash lost:1 removed:true',
      'officer 3.481 side:red leader:r-ash what:left',
      'station 3.471 side:red station:red leader:r-birch',
      '4',
    ]);
    expect(relieved(0, 0, 3)).toEqual(['5']);
  });
});

describe('Seniority', () => {
  it('[3.464] a junior turned out, his senior posted: told to the owner alone', () => {
    const { world, told } = changed({ put: [{ ...GF, leader: 'r-birch' }], mess: 'r-ash' }, (one, context) =>
      postLeader(one, context, 'red', 'r-ash', 'red-gf'),
    );
    expect(told).toEqual([
      'relieved 3.464 side:red leader:r-birch why:senior others:null',
      'posted 3.463 side:red leader:r-ash formation:red-gf others:null',
    ]);
    expect(leaders(world).slice(0, 2)).toEqual(['r-ash VA posted red-gf', 'r-birch RA mess null']);
  });

  it('[3.463] [3.425] who may be posted: the senior who may command it, none above who is above it', () => {
    const world = stationAt({
      put: [
        { ...GF, leader: 'r-birch' },
        { ...DET, leader: 'r-cole', under: 'red-gf' },
      ],
      mess: 'r-ash r-dunn r-east',
    });
    forcesOf(world, 'red').leaders['r-east']!.at = 'mess';
    expect([
      candidates(world, 'red', 'red-gf'),
      candidates(world, 'red', 'red-flag'),
      candidates(world, 'red', 'red-det-1'),
    ]).toEqual([['r-ash'], ['r-ash'], ['r-dunn']]);
    forcesOf(world, 'red').leaders['r-dunn']!.at = 'gone';
    expect(candidates(world, 'red', 'red-det-1')).toEqual(['r-east']);
    expect([
      juniorsOf(world, 'red', 'r-ash'),
      juniorsOf(world, 'red', 'r-east'),
      juniorsOf(world, 'red', 'r-dunn'),
    ]).toEqual([['red-gf'], [], []]);
    const empty = changed({ put: [{ ...GF, leader: 'r-ash' }] }, (one, context) => {
      expect(postSenior(one, context, 'red', 'red-gf')).toBe(false);
    });
    expect(empty.told).toEqual([]);
  });

  it('[3.425] one of the rank of who is above him only if there is nobody lower', () => {
    const world = stationAt({
      put: [GF, force('red-flag x nobody red-e', { under: 'red-gf' })],
      mess: 'r-birch',
    });
    Object.assign(forcesOf(world, 'red').leaders['r-east']!, { at: 'mess', rank: 'VA' });
    expect(candidates(world, 'red', 'red-flag')).toEqual(['r-birch']);
    forcesOf(world, 'red').leaders['r-birch']!.at = 'gone';
    expect(candidates(world, 'red', 'red-flag')).toEqual(['r-east']);
    forcesOf(world, 'red').leaders['r-east']!.rank = 'FA';
    expect(candidates(world, 'red', 'red-flag')).toEqual([]);
  });

  it('[11.172] [11.177] who has the rank by merit already is not promoted again', () => {
    const { told } = changed(
      { mess: 'r-ash', stations: { red: 'r-ash' }, scenario: { start: { year: 1742, turn: 1 } } },
      (world, context) => {
        forcesOf(world, 'red').leaders['r-ash']!.rank = 'FA';
        officersOfTheTurn(world, context, 'red');
      },
    );
    expect(told).toEqual([]);
  });

  it('[3.411] [3.463] Admirals command Flags, Commodores Detachments, each in his own Fleet and Command', () => {
    const flotillas = ['red-gf', 'red-det-1', 'azure-flag', 'cobalt-flag', 'blue-gf', 'ghost'];
    const commands = (leader: string) =>
      flotillas.filter((id) => mayCommand(stationAt(), leader.startsWith('r') ? 'red' : 'blue', leader, id));
    expect([commands('r-ash'), commands('r-cole'), commands('ghost')]).toEqual([
      ['red-gf'],
      ['red-det-1'],
      [],
    ]);
    expect(commands('a-aubin')).toEqual(['azure-flag', 'blue-gf']);
    expect(commands('c-cano')).toEqual(['cobalt-flag']);
  });

  it('[3.422] by rank, then by Station, then by Flotilla', () => {
    const world = stationAt({
      put: [GF, force('red-flag y r-birch red-e'), DET],
      mess: 'r-dunn a-aubin c-cano',
      stations: { red: 'r-ash', south: 'c-cano' },
    });
    expect(['r-ash', 'r-birch', 'r-cole', 'r-dunn'].map((id) => seniorityOf(world, 'red', id))).toEqual([
      223, 102, 1, 0,
    ]);
    expect(['a-aubin', 'c-cano'].map((id) => seniorityOf(world, 'blue', id))).toEqual([200, 110]);
  });

  it('[3.471] the most senior Admiral has the Fleet, the next of each Command the Command; told to all', () => {
    const { world, told } = changed({ mess: 'r-ash r-birch a-aubin a-clerc c-cano' }, (one, context) => {
      settleStations(one, context, 'red');
      settleStations(one, context, 'blue');
    });
    expect(told).toEqual([
      'station 3.471 side:red station:red leader:r-ash',
      'station 3.471 side:blue station:blue leader:a-aubin',
      'station 3.471 side:blue station:north leader:a-clerc',
      'station 3.471 side:blue station:south leader:c-cano',
    ]);
    expect(world.stations).toEqual({ red: 'r-ash', blue: 'a-aubin', north: 'a-clerc', south: 'c-cano' });
  });
});

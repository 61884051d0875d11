import { describe, expect, it } from 'vitest';
import { invariants } from './invariants.ts';
import { stationAt } from './testing/station.ts';
import { atSea, inHarbour } from './umpire/tokens.ts';
import type { Convoy } from './world/forces.ts';
import { newConvoy, newExecution, newFormation } from './world/new-forces.ts';
import type { State } from './world/state.ts';

/** t1 is Red's fleet at sea with a Flotilla under it, t2 Blue's at anchor, t3 Red's Squadron alone. */
const sound = (): State =>
  stationAt({
    put: [
      { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a', auxiliaries: 'red-fleet-1' },
      { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-b' },
      { id: 'azure-flag', at: 'ville', fitting: true, leader: 'a-aubin', squadrons: 'azure-a' },
      { id: 'red-e', at: 'y' },
    ],
    fittingOut: { 'kings-port': 'red-c' },
  });
const red = (world: State) => world.forces.red!;
const formation = (world: State, id: string) => red(world).formations[id]!;
const squadron = (world: State, id: string) => red(world).squadrons[id]!;
const token = (world: State, id: string) =>
  world.tokens.find((one) => one.id === formation(world, id).token)!;

const WAITS = 'ready';

type Broken = readonly [rule: string, change: (world: State) => unknown, faults: readonly string[]];

/** Whatever a change breaks, and nothing that it leaves whole. */
const itFinds = (cases: readonly Broken[]): void =>
  it.each(
    cases.map(([rule, change, faults]) => ({ rule, change, faults, first: faults[0] ?? 'nothing wrong' })),
  )('[$rule] $first', ({ change, faults }) => {
    const world = sound();
    change(world);
    expect(invariants(world)).toEqual(faults);
  });

it('[3.11] finds nothing wrong with a sound world', () => {
  expect(invariants(sound())).toEqual([]);
});

describe('Squadrons', () => {
  itFinds([
    [
      '3.252',
      (world) => {
        squadron(world, 'red-c').sail = 0;
      },
      ['red: red-c has 0 Sail (3.252)'],
    ],
    [
      '3.252',
      (world) => {
        squadron(world, 'red-c').sail = 5;
      },
      ['red: red-c has 5 Sail (3.252)'],
    ],
    [
      '3.252',
      (world) => {
        squadron(world, 'red-c').sail = 1;
      },
      [],
    ],
    [
      '11.313',
      (world) => {
        squadron(world, 'red-c').dp = -1;
      },
      ['red: red-c has -1 DPs (11.313)'],
    ],
    [
      '11.313',
      (world) => {
        squadron(world, 'red-c').dp = 1.5;
      },
      ['red: red-c has 1.5 DPs (11.313)'],
    ],
    [
      '11.313',
      (world) => {
        squadron(world, 'red-c').dp = 30;
      },
      [],
    ],
    [
      '3.246',
      (world) => {
        red(world).squadrons['red-z'] = { ...squadron(world, 'red-c'), id: 'red-z', sail: 9 };
      },
      ['red: red-z is no counter'],
    ],
    [
      '3.21',
      (world) => {
        squadron(world, 'red-c').port = null;
      },
      ['red: red-c is in two places or none'],
    ],
    [
      '3.21',
      (world) => {
        squadron(world, 'red-a').port = { at: 'kings-port', state: 'FittingOut' };
      },
      ['red: red-a is in two places or none'],
    ],
    [
      '3.21',
      (world) => {
        formation(world, 'red-gf').squadrons = ['red-a', 'red-c'];
      },
      ['red-c is not red-gf’s'],
    ],
    [
      '3.21',
      (world) => {
        squadron(world, 'red-a').formation = 'red-flag';
      },
      ['red: red-a is not in red-flag', 'red-a is not red-gf’s'],
    ],
    [
      '3.21',
      (world) => {
        squadron(world, 'red-a').formation = 'red-none';
      },
      ['red: red-a is not in red-none', 'red-a is not red-gf’s'],
    ],
    [
      '3.273',
      (world) => {
        squadron(world, 'red-c').port = { at: 'x', state: 'FittingOut' };
      },
      ['red: red-c lies at x, no Port'],
    ],
  ]);
});

describe('Formations', () => {
  const both = (world: State, place: { at: string; berth: 'sea' | 'in' | 'out' | 'harbour' }) => {
    formation(world, 'red-e').place = place;
    token(world, 'red-e').place = place;
  };
  itFinds([
    ['3.271', (world) => both(world, inHarbour('x')), ['red-e Fits Out at x, no Port']],
    ['3.271', (world) => both(world, inHarbour('kings-port')), []],
    ['5.214', (world) => both(world, { at: 'x', berth: 'in' }), ['red-e in a box of x, no Sea Zone']],
    ['5.214', (world) => both(world, { at: 'x', berth: 'out' }), ['red-e in a box of x, no Sea Zone']],
    ['5.214', (world) => both(world, { at: 'gulf', berth: 'in' }), []],
    ['5.214', (world) => both(world, { at: 'gulf', berth: 'out' }), []],
    ['5.212', (world) => both(world, atSea('nowhere')), ['red-e is nowhere: nowhere']],
    ['5.212', (world) => both(world, atSea('gulf')), []],
    [
      '3.21',
      (world) => {
        formation(world, 'red-e').squadrons = ['red-e', 'red-e'];
      },
      ['red-e names a Squadron twice'],
    ],
    [
      '3.325',
      (world) => {
        red(world).formations['azure-det'] = {
          ...newFormation('azure-det', 'flotilla', null, atSea('y'), 0),
          under: 'red-e',
        };
        red(world).formations['azure-det']!.squadrons = ['red-c'];
        squadron(world, 'red-c').formation = 'azure-det';
        squadron(world, 'red-c').port = null;
      },
      ['azure-det is no Flotilla of red'],
    ],
    [
      '11.15',
      (world) => {
        formation(world, 'red-e').due = 1;
      },
      ['red-e is on the map before its time (11.15)'],
    ],
    [
      '11.15',
      (world) => {
        formation(world, 'red-flag').due = 1;
      },
      ['red-flag is under red-gf and not on the map with it'],
    ],
    [
      '11.15',
      (world) => {
        world.tokens = world.tokens.filter(({ id }) => id !== formation(world, 'red-gf').token);
        formation(world, 'red-gf').token = null;
        formation(world, 'red-gf').due = 1;
        formation(world, 'red-flag').due = 1;
      },
      [],
    ],
    [
      '3.323',
      (world) => {
        formation(world, 'red-e').token = null;
      },
      ['red-e has no token', 'token t3 stands for 0 Formations'],
    ],
    [
      '3.323',
      (world) => {
        token(world, 'red-e').place = atSea('x');
      },
      ['the token of red-e lies elsewhere'],
    ],
    [
      '3.323',
      (world) => {
        token(world, 'red-e').place = inHarbour('y');
      },
      ['the token of red-e lies elsewhere'],
    ],
    [
      '3.323',
      (world) => {
        Object.assign(token(world, 'red-e'), { side: 'blue' });
      },
      ['the token of red-e lies elsewhere', 'token t3 stands for 0 Formations'],
    ],
    [
      '3.333',
      (world) => {
        formation(world, 'red-flag').under = 'red-det-1';
      },
      ['red-flag is under red-det-1, which there is not'],
    ],
    [
      '3.333',
      (world) => {
        formation(world, 'red-flag').place = atSea('y');
      },
      ['red-flag is not with red-gf'],
    ],
    [
      '3.333',
      (world) => {
        formation(world, 'red-flag').token = 't9';
      },
      ['red-flag is under red-gf and has a token'],
    ],
    [
      '3.333',
      (world) => {
        formation(world, 'red-flag').under = 'red-flag';
      },
      ['red-flag is under itself'],
    ],
    [
      '3.321',
      (world) => {
        formation(world, 'red-flag').squadrons = [];
        squadron(world, 'red-b').formation = null;
        squadron(world, 'red-b').port = { at: 'kings-port', state: 'InOrdinary' };
      },
      ['red-flag is empty (3.321)'],
    ],
    [
      '3.321',
      (world) => {
        formation(world, 'red-gf').squadrons = [];
        squadron(world, 'red-a').formation = null;
        squadron(world, 'red-a').port = { at: 'kings-port', state: 'InOrdinary' };
      },
      [],
    ],
    [
      '3.321',
      (world) => {
        formation(world, 'red-e').squadrons = [];
        delete red(world).squadrons['red-e'];
      },
      ['red-e is empty (3.321)'],
    ],
  ]);
});

describe('Convoys', () => {
  const convoy = (world: State, waits: Convoy['waits'], escort: string | null) => {
    red(world).convoys.c = { ...newConvoy('c', 'red-victuals', 'out', 1, waits), escort };
  };
  itFinds([
    ['10.11', (world) => convoy(world, WAITS, null), []],
    ['10.11', (world) => convoy(world, null, null), ['Convoy c waits and is on the map, or neither']],
    ['10.122', (world) => convoy(world, WAITS, 'red-flag'), ['red-flag is not with Convoy c (10.122)']],
  ]);
});

describe('Tokens, leaders, Auxiliaries, chits', () => {
  itFinds([
    [
      '3.323',
      (world) => {
        world.tokens.push({ ...token(world, 'red-e') });
      },
      ['token t3 twice'],
    ],
    [
      '3.323',
      (world) => {
        world.tokens.push({ ...token(world, 'red-e'), id: 't9' });
      },
      ['token t9 stands for 0 Formations'],
    ],
    [
      '3.41',
      (world) => {
        formation(world, 'red-flag').leader = 'r-ash';
      },
      [
        'r-ash commands red-gf and red-flag',
        'r-ash commands red-flag and does not know it',
        'red: r-ash is posted to red-gf, which has another',
        'red: r-birch is posted to red-flag, which has another',
      ],
    ],
    [
      '3.41',
      (world) => {
        red(world).leaders['r-ash']!.at = 'mess';
      },
      ['r-ash commands red-gf and does not know it'],
    ],
    [
      '3.41',
      (world) => {
        red(world).leaders['r-ash']!.formation = 'red-flag';
      },
      ['r-ash commands red-gf and does not know it', 'red: r-ash is posted to red-flag, which has another'],
    ],
    [
      '3.41',
      (world) => {
        Object.assign(red(world).leaders['r-cole']!, { at: 'posted', formation: 'red-det-1' });
      },
      ['red: r-cole is posted to red-det-1, which has another'],
    ],
    [
      '11.15',
      (world) => {
        Object.assign(red(world).leaders['r-cole']!, { at: 'posted', formation: 'red-det-1' });
        red(world).arrivals.push({
          turn: 2,
          at: 'ocean',
          flotilla: 'red-det-1',
          leader: 'r-cole',
          squadrons: [],
        });
      },
      [],
    ],
    [
      '6.13',
      (world) => {
        formation(world, 'red-gf').auxiliaries = [];
      },
      ['red-fleet-1 is not with red-gf'],
    ],
    [
      '6.13',
      (world) => {
        red(world).auxiliaries['red-fleet-1'] = { in: 'formation', formation: 'red-none' };
      },
      ['red-fleet-1 is not with red-none', 'red-fleet-1 is not red-gf’s'],
    ],
    [
      '6.13',
      (world) => {
        red(world).auxiliaries['red-fleet-1'] = { in: 'recovery' };
      },
      ['red-fleet-1 is not red-gf’s'],
    ],
    [
      '7.13',
      (world) => {
        red(world).auxiliaries['red-light-1'] = { in: 'shadow', marker: 'm1', token: 't3' } as never;
      },
      ['red-light-1 has no marker', 'red-light-1 shadows nothing (7.13)'],
    ],
    [
      '9.32',
      (world) => {
        red(world).desk.pool = ['red-cruise'];
        red(world).desk.hand = [{ order: 'red-cruise', turn: 0 } as never];
        red(world).desk.discards = [];
        red(world).desk.drawn = [];
      },
      ['red has a chit twice: red-cruise'],
    ],
    [
      '9.32',
      (world) => {
        red(world).desk.pool = [];
        red(world).desk.hand = [];
        red(world).desk.discards = [{ order: 'red-cruise' } as never];
        red(world).desk.drawn = ['red-cruise', 'red-show', 'red-show'];
      },
      ['red has a chit twice: red-cruise, red-show'],
    ],
    [
      '9.37',
      (world) => {
        red(world).desk.pool = ['red-cruise'];
        formation(world, 'red-gf').execution = newExecution('red-cruise', 0, null, {});
      },
      ['red has a chit twice: red-cruise'],
    ],
  ]);
});

describe('The whole', () => {
  itFinds([
    [
      '12.12',
      (world) => {
        world.prestige.red = -1;
      },
      ['Prestige of red is -1 (12.12)'],
    ],
    [
      '12.12',
      (world) => {
        world.prestige.blue = 21;
      },
      ['Prestige of blue is 21 (12.12)'],
    ],
    [
      '12.12',
      (world) => {
        world.prestige.red = 0;
        world.prestige.blue = 20;
      },
      [],
    ],
    [
      '12.12',
      (world) => {
        delete world.prestige.red;
      },
      ['Prestige of red is NaN (12.12)'],
    ],
    [
      '3.11',
      (world) => {
        delete world.forces.blue;
      },
      ['blue has no forces', 'token t2 stands for 0 Formations'],
    ],
    [
      '8.11',
      (world) => {
        world.battle = {} as never;
      },
      ['a Battle in step pre-turn'],
    ],
  ]);
});

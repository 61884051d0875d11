import { describe } from 'vitest';
import { formation, formationIs, itFinds, red, token } from './testing/broken.ts';
import type { Convoy } from './world/forces.ts';
import { newConvoy, newExecution } from './world/new-forces.ts';
import type { State } from './world/state.ts';

const WAITS = 'ready';

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
      formationIs('red-flag', { leader: 'r-ash' }),
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
    ['6.13', formationIs('red-gf', { auxiliaries: [] }), ['red-fleet-1 is not with red-gf']],
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

import { describe, expect, it } from 'vitest';
import { invariants } from './invariants.ts';
import {
  formation,
  formationIs,
  itFinds,
  red,
  sound,
  squadron,
  squadronIs,
  token,
  tokenIs,
} from './testing/broken.ts';
import { atSea, inHarbour } from './umpire/tokens.ts';
import { newFormation } from './world/new-forces.ts';
import type { State } from './world/state.ts';

it('[3.11] finds nothing wrong with a sound world', () => {
  expect(invariants(sound())).toEqual([]);
});

describe('Squadrons', () => {
  itFinds([
    ['3.252', squadronIs('red-c', { sail: 0 }), ['red: red-c has 0 Sail (3.252)']],
    ['3.252', squadronIs('red-c', { sail: 5 }), ['red: red-c has 5 Sail (3.252)']],
    ['3.252', squadronIs('red-c', { sail: 1 }), []],
    ['11.313', squadronIs('red-c', { dp: -1 }), ['red: red-c has -1 DPs (11.313)']],
    ['11.313', squadronIs('red-c', { dp: 1.5 }), ['red: red-c has 1.5 DPs (11.313)']],
    ['11.313', squadronIs('red-c', { dp: 30 }), []],
    [
      '3.246',
      (world) => {
        red(world).squadrons['red-z'] = { ...squadron(world, 'red-c'), id: 'red-z', sail: 9 };
      },
      ['red: red-z is no counter'],
    ],
    ['3.21', squadronIs('red-c', { port: null }), ['red: red-c is in two places or none']],
    [
      '3.21',
      squadronIs('red-a', { port: { at: 'kings-port', state: 'FittingOut' } }),
      ['red: red-a is in two places or none'],
    ],
    ['3.21', formationIs('red-gf', { squadrons: ['red-a', 'red-c'] }), ['red-c is not red-gf’s']],
    [
      '3.21',
      squadronIs('red-a', { formation: 'red-flag' }),
      ['red: red-a is not in red-flag', 'red-a is not red-gf’s'],
    ],
    [
      '3.21',
      squadronIs('red-a', { formation: 'red-none' }),
      ['red: red-a is not in red-none', 'red-a is not red-gf’s'],
    ],
    [
      '3.273',
      squadronIs('red-c', { port: { at: 'x', state: 'FittingOut' } }),
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
    ['3.21', formationIs('red-e', { squadrons: ['red-e', 'red-e'] }), ['red-e names a Squadron twice']],
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
    ['11.15', formationIs('red-e', { due: 1 }), ['red-e is on the map before its time (11.15)']],
    ['11.15', formationIs('red-flag', { due: 1 }), ['red-flag is under red-gf and not on the map with it']],
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
      formationIs('red-e', { token: null }),
      ['red-e has no token', 'token t3 stands for 0 Formations'],
    ],
    ['3.323', tokenIs('red-e', { place: atSea('x') }), ['the token of red-e lies elsewhere']],
    ['3.323', tokenIs('red-e', { place: inHarbour('y') }), ['the token of red-e lies elsewhere']],
    [
      '3.323',
      (world) => {
        Object.assign(token(world, 'red-e'), { side: 'blue' });
      },
      ['the token of red-e lies elsewhere', 'token t3 stands for 0 Formations'],
    ],
    [
      '3.333',
      formationIs('red-flag', { under: 'red-det-1' }),
      ['red-flag is under red-det-1, which there is not'],
    ],
    ['3.333', formationIs('red-flag', { place: atSea('y') }), ['red-flag is not with red-gf']],
    ['3.333', formationIs('red-flag', { token: 't9' }), ['red-flag is under red-gf and has a token']],
    ['3.333', formationIs('red-flag', { under: 'red-flag' }), ['red-flag is under itself']],
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

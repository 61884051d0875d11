import { expect, it } from 'vitest';
import { tokenBehind } from '../testing/found.ts';
import { testGale } from '../testing/sailing.ts';
import { atWar, azureAt, redWith, taskOrder } from '../testing/search.ts';
import type { Put, Stated } from '../testing/station.ts';
import { formationIn } from '../testing/station.ts';
import { faceOf } from '../umpire/tokens.ts';
import type { TaskOrder } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { checkTask } from './task-check.ts';

const red = (at: string, auxiliaries: string, more: Partial<Put> = {}): Put =>
  redWith(at, auxiliaries, { leader: 'r-ash', ...more });
const azure = (at: string, more: Partial<Put> = {}): Put => azureAt(at, { leader: 'a-aubin', ...more });
const order = (task: TaskOrder['task'], aux: string, at: string, against?: string): TaskOrder =>
  taskOrder(task, aux, at, against === undefined ? {} : { against });

interface Case {
  readonly rule: string;
  readonly code: string;
  readonly what: string;
  readonly put?: readonly Put[];
  readonly stated?: Stated;
  readonly task: TaskOrder | ((world: State) => TaskOrder);
  readonly side?: 'red' | 'blue';
  readonly change?: (world: State) => void;
}

const found = ({
  put = [],
  stated = {},
  task,
  side = 'red',
  change,
}: Omit<Case, 'rule' | 'code' | 'what'>) => {
  const world = atWar({ ...stated, put });
  change?.(world);
  const flaw = checkTask(world, side, typeof task === 'function' ? task(world) : task);
  return flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`;
};
const before = [red('ville', 'red-fire-1 red-bomb-1 red-fleet-1 red-marine-1 red-light-1')];
const faceUp = (world: State) => {
  const token = tokenBehind(world, 'azure-flag');
  token.face = faceOf(world, 'blue', formationIn(world, 'azure-flag'));
};
const at = (id: string) => (world: State) => tokenBehind(world, id).id;

it.each<Case>([
  {
    rule: '6.14',
    code: 'task-aux',
    what: 'it is nobody’s',
    put: before,
    task: order('Search', 'ghost', 'x'),
  },
  {
    rule: '6.12',
    code: 'task-source',
    what: 'it is Available only',
    stated: { available: 'red-fleet-1' },
    task: order('Search', 'red-fleet-1', 'x'),
  },
  {
    rule: '7.14',
    code: 'task-kind',
    what: 'Shadows are shaken off later',
    put: before,
    task: order('CounterShadow', 'red-fleet-1', 'ville'),
  },
  {
    rule: '6.113',
    code: 'task-class',
    what: 'Bombs do not Search',
    put: before,
    task: order('Search', 'red-bomb-1', 'ville'),
  },
  {
    rule: '6.113',
    code: 'task-class',
    what: 'Light ones do not Bombard',
    put: before,
    task: order('Bombard', 'red-light-1', 'ville'),
  },
  {
    rule: '6.14',
    code: 'task-place',
    what: 'there is no such place',
    put: before,
    task: order('Search', 'red-fleet-1', 'reef'),
  },
  {
    rule: '6.144',
    code: 'task-gale',
    what: 'there is a Gale',
    put: before,
    task: order('Search', 'red-fleet-1', 'x'),
    change: (world) => {
      world.gales = [testGale('Norther', 8, 'x')];
    },
  },
  {
    rule: '6.142',
    code: 'task-range',
    what: 'it is beyond its range',
    put: before,
    task: order('Search', 'red-light-1', 'narrows'),
  },
  {
    rule: '7.121',
    code: 'search-zone',
    what: 'Zones are not Searched',
    put: before,
    task: order('Search', 'red-fleet-1', 'gulf'),
  },
  {
    rule: '7.122',
    code: 'search-again',
    what: 'it was Searched before',
    put: before,
    task: order('Search', 'red-fleet-1', 'x'),
    change: (world) => {
      world.searched = { red: ['x'] };
    },
  },
  {
    rule: '6.291',
    code: 'task-place',
    what: 'nothing is Stationed on a Bank',
    put: before,
    task: order('Station', 'red-fleet-1', 'x'),
  },
  {
    rule: '6.291',
    code: 'task-place',
    what: 'nor in one’s own Port',
    put: [red('y', 'red-fleet-1')],
    task: order('Station', 'red-fleet-1', 'ferry'),
  },
  {
    rule: '6.291',
    code: 'task-place',
    what: 'nor in a Zone',
    put: before,
    task: order('Station', 'red-fleet-1', 'gulf'),
  },
  {
    rule: '10.181',
    code: 'raid-target',
    what: 'there is no Convoy',
    put: before,
    task: order('ConvoyAttack', 'red-fleet-1', 'x'),
  },
  {
    rule: '10.181',
    code: 'raid-target',
    what: 'it lies in Port',
    put: [...before, azure('ville', { fitting: true })],
    task: (world) => order('ConvoyAttack', 'red-fleet-1', 'ville', at('azure-flag')(world)),
  },
  {
    rule: '10.182',
    code: 'raid-unseen',
    what: 'it is not known for one',
    put: [...before, azure('x')],
    task: (world) => order('ConvoyAttack', 'red-fleet-1', 'x', at('azure-flag')(world)),
  },
  {
    rule: '10.185',
    code: 'raid-again',
    what: 'one was attacked there',
    put: [...before, azure('x')],
    task: (world) => order('ConvoyAttack', 'red-fleet-1', 'x', at('azure-flag')(world)),
    change: (world) => {
      world.sighted = [tokenBehind(world, 'azure-flag').id];
      world.raided = ['x'];
    },
  },
  {
    rule: '6.232',
    code: 'fire-target',
    what: 'from a Port it goes at who Interdicts',
    stated: { ports: { ferry: 'red-fire-1' } },
    task: order('Fireship', 'red-fire-1', 'ferry'),
  },
  {
    rule: '6.232',
    code: 'fire-target',
    what: 'and he must be seen',
    stated: { ports: { ferry: 'red-fire-1' } },
    put: [azure('ferry')],
    task: (world) => order('Fireship', 'red-fire-1', 'ferry', at('azure-flag')(world)),
  },
  {
    rule: '6.231',
    code: 'fire-target',
    what: 'no Enemy Port is there',
    put: [red('x', 'red-fire-1')],
    task: order('Fireship', 'red-fire-1', 'x'),
  },
  {
    rule: '6.23',
    code: 'fire-target',
    what: 'he does not lie in it',
    put: [...before, azure('ville')],
    task: (world) => order('Fireship', 'red-fire-1', 'ville', at('azure-flag')(world)),
  },
  {
    rule: '6.24',
    code: 'bomb-target',
    what: 'no Enemy Port is there',
    put: [red('x', 'red-bomb-1')],
    task: order('Bombard', 'red-bomb-1', 'x'),
  },
])('[$rule] $code: $what', (one) => {
  expect(found(one)).toBe(`${one.code} ${one.rule}`);
});

it.each<Omit<Case, 'code'>>([
  { rule: '7.12', what: 'a Space is Searched', put: before, task: order('Search', 'red-fleet-1', 'x') },
  {
    rule: '7.122',
    what: 'it is Searched though the other side has',
    put: before,
    task: order('Search', 'red-fleet-1', 'x'),
    change: (world) => {
      world.searched = { blue: ['x'], red: ['y'] };
    },
  },
  {
    rule: '6.291',
    what: 'before an Enemy Port one is Stationed',
    put: before,
    task: order('Station', 'red-fleet-1', 'ville'),
  },
  {
    rule: '6.291',
    what: 'and in a Strait',
    stated: { ports: { 'kings-port': 'red-fleet-1' } },
    task: order('Station', 'red-fleet-1', 'narrows'),
  },
  {
    rule: '10.182',
    what: 'a Convoy that was sighted is attacked',
    put: [...before, azure('x')],
    task: (world) => order('ConvoyAttack', 'red-fleet-1', 'x', at('azure-flag')(world)),
    change: (world) => {
      world.sighted = [tokenBehind(world, 'azure-flag').id];
    },
  },
  {
    rule: '6.232',
    what: 'out of a Port Fireships go at who is seen before it',
    stated: { ports: { ferry: 'red-fire-1' } },
    put: [azure('ferry')],
    task: (world) => order('Fireship', 'red-fire-1', 'ferry', at('azure-flag')(world)),
    change: faceUp,
  },
  {
    rule: '6.231',
    what: 'Fireships go at an Enemy Port',
    put: before,
    task: order('Fireship', 'red-fire-1', 'ville'),
  },
  {
    rule: '6.23',
    what: 'and at one who lies in it',
    put: [...before, azure('ville', { fitting: true })],
    task: (world) => order('Fireship', 'red-fire-1', 'ville', at('azure-flag')(world)),
  },
  {
    rule: '6.242',
    what: 'Bombs go at an Enemy Port',
    put: before,
    task: order('Bombard', 'red-bomb-1', 'ville'),
  },
])('[$rule] $what', (one) => {
  expect(found(one)).toBe('may');
});

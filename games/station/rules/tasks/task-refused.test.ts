import { tokenBehind } from '../testing/found.ts';
import { itJudges } from '../testing/judged.ts';
import { testGale } from '../testing/sailing.ts';
import { azureAt, judgeTask, redWith, taskOrder } from '../testing/search.ts';
import type { Put } from '../testing/station.ts';
import { formationIn } from '../testing/station.ts';
import { faceOf } from '../umpire/tokens.ts';
import type { TaskOrder } from '../world/asks.ts';
import type { State } from '../world/state.ts';

const red = (at: string, auxiliaries: string, more: Partial<Put> = {}): Put =>
  redWith(at, auxiliaries, { leader: 'r-ash', ...more });
const azure = (at: string, more: Partial<Put> = {}): Put => azureAt(at, { leader: 'a-aubin', ...more });
const order = (task: TaskOrder['task'], aux: string, at: string, against?: string): TaskOrder =>
  taskOrder(task, aux, at, against === undefined ? {} : { against });

const before = [red('ville', 'red-fire-1 red-bomb-1 red-fleet-1 red-marine-1 red-light-1')];
const faceUp = (world: State) => {
  const token = tokenBehind(world, 'azure-flag');
  token.face = faceOf(world, 'blue', formationIn(world, 'azure-flag'));
};
const at = (id: string) => (world: State) => tokenBehind(world, id).id;

itJudges(judgeTask, {
  '[6.14] task-aux: it is nobody’s': {
    put: before,
    task: order('Search', 'ghost', 'x'),
  },
  '[6.12] task-source: it is Available only': {
    stated: { available: 'red-fleet-1' },
    task: order('Search', 'red-fleet-1', 'x'),
  },
  '[7.14] task-kind: Shadows are shaken off later': {
    put: before,
    task: order('CounterShadow', 'red-fleet-1', 'ville'),
  },
  '[6.113] task-class: Bombs do not Search': {
    put: before,
    task: order('Search', 'red-bomb-1', 'ville'),
  },
  '[6.113] task-class: Light ones do not Bombard': {
    put: before,
    task: order('Bombard', 'red-light-1', 'ville'),
  },
  '[6.14] task-place: there is no such place': {
    put: before,
    task: order('Search', 'red-fleet-1', 'reef'),
  },
  '[6.144] task-gale: there is a Gale': {
    put: before,
    task: order('Search', 'red-fleet-1', 'x'),
    change: (world) => {
      world.gales = [testGale('Norther', 8, 'x')];
    },
  },
  '[6.142] task-range: it is beyond its range': {
    put: before,
    task: order('Search', 'red-light-1', 'narrows'),
  },
  '[7.121] search-zone: Zones are not Searched': {
    put: before,
    task: order('Search', 'red-fleet-1', 'gulf'),
  },
  '[7.122] search-again: it was Searched before': {
    put: before,
    task: order('Search', 'red-fleet-1', 'x'),
    change: (world) => {
      world.searched = { red: ['x'] };
    },
  },
  '[6.291] task-place: nothing is Stationed on a Bank': {
    put: before,
    task: order('Station', 'red-fleet-1', 'x'),
  },
  '[6.291] task-place: nor in one’s own Port': {
    put: [red('y', 'red-fleet-1')],
    task: order('Station', 'red-fleet-1', 'ferry'),
  },
  '[6.291] task-place: nor in a Zone': {
    put: before,
    task: order('Station', 'red-fleet-1', 'gulf'),
  },
  '[10.181] raid-target: there is no Convoy': {
    put: before,
    task: order('ConvoyAttack', 'red-fleet-1', 'x'),
  },
  '[10.181] raid-target: it lies in Port': {
    put: [...before, azure('ville', { fitting: true })],
    task: (world) => order('ConvoyAttack', 'red-fleet-1', 'ville', at('azure-flag')(world)),
  },
  '[10.182] raid-unseen: it is not known for one': {
    put: [...before, azure('x')],
    task: (world) => order('ConvoyAttack', 'red-fleet-1', 'x', at('azure-flag')(world)),
  },
  '[10.185] raid-again: one was attacked there': {
    put: [...before, azure('x')],
    task: (world) => order('ConvoyAttack', 'red-fleet-1', 'x', at('azure-flag')(world)),
    change: (world) => {
      world.sighted = [tokenBehind(world, 'azure-flag').id];
      world.raided = ['x'];
    },
  },
  '[6.232] fire-target: from a Port it goes at who Interdicts': {
    stated: { ports: { ferry: 'red-fire-1' } },
    task: order('Fireship', 'red-fire-1', 'ferry'),
  },
  '[6.232] fire-target: and he must be seen': {
    stated: { ports: { ferry: 'red-fire-1' } },
    put: [azure('ferry')],
    task: (world) => order('Fireship', 'red-fire-1', 'ferry', at('azure-flag')(world)),
  },
  '[6.231] fire-target: no Enemy Port is there': {
    put: [red('x', 'red-fire-1')],
    task: order('Fireship', 'red-fire-1', 'x'),
  },
  '[6.23] fire-target: he does not lie in it': {
    put: [...before, azure('ville')],
    task: (world) => order('Fireship', 'red-fire-1', 'ville', at('azure-flag')(world)),
  },
  '[6.24] bomb-target: no Enemy Port is there': {
    put: [red('x', 'red-bomb-1')],
    task: order('Bombard', 'red-bomb-1', 'x'),
  },
  '[7.12] may: a Space is Searched': {
    put: before,
    task: order('Search', 'red-fleet-1', 'x'),
  },
  '[7.122] may: it is Searched though the other side has': {
    put: before,
    task: order('Search', 'red-fleet-1', 'x'),
    change: (world) => {
      world.searched = { blue: ['x'], red: ['y'] };
    },
  },
  '[6.291] may: before an Enemy Port one is Stationed': {
    put: before,
    task: order('Station', 'red-fleet-1', 'ville'),
  },
  '[6.291] may: and in a Strait': {
    stated: { ports: { 'kings-port': 'red-fleet-1' } },
    task: order('Station', 'red-fleet-1', 'narrows'),
  },
  '[10.182] may: a Convoy that was sighted is attacked': {
    put: [...before, azure('x')],
    task: (world) => order('ConvoyAttack', 'red-fleet-1', 'x', at('azure-flag')(world)),
    change: (world) => {
      world.sighted = [tokenBehind(world, 'azure-flag').id];
    },
  },
  '[6.232] may: out of a Port Fireships go at who is seen before it': {
    stated: { ports: { ferry: 'red-fire-1' } },
    put: [azure('ferry')],
    task: (world) => order('Fireship', 'red-fire-1', 'ferry', at('azure-flag')(world)),
    change: faceUp,
  },
  '[6.231] may: Fireships go at an Enemy Port': {
    put: before,
    task: order('Fireship', 'red-fire-1', 'ville'),
  },
  '[6.23] may: and at one who lies in it': {
    put: [...before, azure('ville', { fitting: true })],
    task: (world) => order('Fireship', 'red-fire-1', 'ville', at('azure-flag')(world)),
  },
  '[6.242] may: Bombs go at an Enemy Port': {
    put: before,
    task: order('Bombard', 'red-bomb-1', 'ville'),
  },
});

/** Whether an Auxiliary may be given a Task (6.14, 6.2): the same on a view and on the state. */
import { type Refusal, refuse } from '@weathergage/kernel';
import {
  auxCommand,
  classesFor,
  counterOf,
  isPirate,
  reachOf,
  type Source,
  sourceOf,
} from '../auxiliaries/auxiliary.ts';
import { galeAt } from '../chart/gale-effects.ts';
import { isSanctuary, mayEnter } from '../chart/politics.ts';
import type { AuxId, LocationId, SideId, TaskKind } from '../module/vocabulary.ts';
import type { TaskOrder } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, topOf } from '../world/formations.ts';
import { numberOf } from '../world/own-numbers.ts';
import type { Token, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { checkShore } from './shore-check.ts';
import { commandOfPort, isEnemyPort, mayStrike, onceKey } from './task-target.ts';

/** 6.297: the Tasks of who is Stationed; he may Shadow what he finds, and Screen. */
const WHILE_STATIONED: readonly TaskKind[] = ['Search', 'ConvoyAttack'];
/** M6.1 */
const OF_PIRATES: readonly TaskKind[] = ['Search', 'ConvoyAttack', 'Station'];
const SHORE: readonly TaskKind[] = ['BombardPort', 'BombardRoad', 'CuttingOut', 'Raid', 'CoverTrade'];

const noPeace = (world: World): Refusal =>
  refuse('task-peace', numberOf(world, 'peace'), 'There is no war with them.');

/** 6.14: Class, source and range; then what the Task itself demands. */
export function checkTask(world: World, side: SideId, order: TaskOrder): Refusal | null {
  const theatre = theatreOf(world);
  if (world.forces[side]?.auxiliaries[order.aux] === undefined)
    return refuse('task-aux', '6.14', 'You have no such Auxiliary.');
  const source = sourceOf(world, side, order.aux);
  if (source === null)
    return refuse('task-source', '6.12', 'It must be Assigned to a Formation or a Port to be Tasked.');
  const flaw = checkWho(world, side, order, source);
  if (flaw !== null) return flaw;
  if (!theatre.spaces.has(order.at) && !theatre.zones.has(order.at))
    return refuse('task-place', '6.14', 'There is no such place.');
  if (!mayEnter(world, side, order.aux, order.at))
    return refuse('task-place', '6.14', 'Nothing may go there.');
  if (galeAt(world, order.at) !== null)
    return refuse('task-gale', '6.144', 'No Task is carried out in a Gale.');
  if (!reachOf(world, side, order.aux).has(order.at))
    return source.from === 'station'
      ? refuse('task-range', '6.297', 'A Stationed Auxiliary acts in its own Space alone.')
      : refuse('task-range', '6.142', 'That is beyond its Operational Range.');
  return checkKind(world, side, order, source);
}

function checkWho(world: World, side: SideId, order: TaskOrder, source: Source): Refusal | null {
  const theatre = theatreOf(world);
  const { class: sort, corsair } = counterOf(world, order.aux);
  const pirate = isPirate(world, order.aux);
  if (order.task === 'CounterShadow')
    return refuse('task-kind', '7.14', 'Shadows are shaken off at the end of an Impulse.');
  // 10.22: what its Class may a Corsair may; Light pirates may be Stationed too (M6.1).
  const fit = classesFor(theatre, order.task).includes(sort) || (pirate && order.task === 'Station');
  if (!fit) return refuse('task-class', '6.113', 'Its Class has no such Task.');
  if (source.from === 'station' && !WHILE_STATIONED.includes(order.task))
    return refuse('task-kind', '6.297', 'A Stationed Auxiliary has no such Task.');
  if (pirate && !OF_PIRATES.includes(order.task))
    return refuse('task-kind', numberOf(world, 'pirates'), 'Pirates attack Convoys or are Stationed.');
  if (theatre.module.hired?.auxiliaries.includes(order.aux) === true && order.task !== 'CoverTrade')
    return refuse(
      'task-kind',
      numberOf(world, 'hired'),
      'The hired Screen for you and cover the trade, no more.',
    );
  if (source.formation !== null && formationOf(forcesOf(world, side), source.formation).kind === 'convoy')
    return refuse('task-kind', '6.283', 'With a Convoy Auxiliaries only Screen.');
  if (order.task === 'Station' && corsair !== undefined && theatre.ports.has(order.at))
    return refuse('task-place', '10.222', 'Corsairs are not Stationed at Ports.');
  return null;
}

/** 6.149: what the Task itself demands. */
function checkKind(world: World, side: SideId, order: TaskOrder, source: Source): Refusal | null {
  switch (order.task) {
    case 'Search':
      return checkSearch(world, side, order.at);
    case 'Station':
      return mayBeStationed(world, side, order.aux, order.at)
        ? null
        : refuse('task-place', '6.291', 'Auxiliaries are Stationed in Straits and at Enemy Ports.');
    case 'ConvoyAttack':
      return checkConvoyAttack(world, side, order);
    case 'Fireship':
      return checkFireship(world, side, order, source);
    case 'Bombard':
      return checkBombard(world, side, order, source);
    default:
      return SHORE.includes(order.task) ? checkShore(world, side, order, source) : null;
  }
}

function checkSearch(world: World, side: SideId, at: LocationId): Refusal | null {
  if (theatreOf(world).zones.has(at)) return refuse('search-zone', '7.121', 'Sea Zones can’t be Searched.');
  return (world.searched[side] ?? []).includes(at)
    ? refuse('search-again', '7.122', 'A Space is Searched once in an Impulse.')
    : null;
}

/** 6.291; Sea Zones for pirates (M6.1) and, under the rule of the privateers, for their Command (M6.5). */
export function mayBeStationed(world: World, side: SideId, aux: AuxId, at: LocationId): boolean {
  const theatre = theatreOf(world);
  if (theatre.spaces.get(at)?.kind === 'strait') return true;
  if (theatre.ports.has(at)) return isEnemyPort(world, side, at);
  if (!theatre.zones.has(at)) return false;
  if (isPirate(world, aux)) return true;
  const { privateers } = theatre.module;
  const { class: sort } = counterOf(world, aux);
  return (
    privateers !== undefined &&
    world.rules.includes(privateers.rule) &&
    auxCommand(world, aux) === privateers.command &&
    (sort === 'Fleet' || sort === 'Fleet-50')
  );
}

const enemyToken = (world: World, side: SideId, id: string | undefined, at: LocationId): Token | undefined =>
  world.tokens.find((token) => token.id === id && token.side !== side && token.place.at === at);

/** 10.181, 10.182, 10.185; in Sea Zones nothing is attacked (5.27). */
function checkConvoyAttack(world: World, side: SideId, order: TaskOrder): Refusal | null {
  const token = enemyToken(world, side, order.against, order.at);
  if (token === undefined || token.place.berth !== 'sea' || theatreOf(world).zones.has(order.at))
    return refuse('raid-target', '10.181', 'There is no Convoy to attack there.');
  const known = (token.face?.convoy ?? null) !== null || (world.sighted ?? []).includes(token.id);
  if (!known) return refuse('raid-unseen', '10.182', 'The Convoy must be Spotted.');
  if (world.raided.includes(order.at))
    return refuse('raid-again', '10.185', 'One Convoy Attack is made in a Space in an Increment.');
  if (isSanctuary(world, order.at))
    return refuse('raid-neutral', numberOf(world, 'neutrals'), 'That Port is neutral.');
  return mayStrike(world, side, order.aux, token.command) === 'no' ? noPeace(world) : null;
}

/** 6.23, 6.231: at what lies in an Enemy Port, from before it; out of a Port at who Interdicts it (6.232). */
function checkFireship(world: World, side: SideId, order: TaskOrder, source: Source): Refusal | null {
  if (source.from === 'port') {
    const token = enemyToken(world, side, order.against, order.at);
    if (token === undefined || token.place.berth !== 'sea' || token.face === null)
      return refuse('fire-target', '6.232', 'From a Port they go at a Formation that Interdicts it.');
    return mayStrike(world, side, order.aux, token.command) === 'no' ? noPeace(world) : null;
  }
  if (
    topOf(forcesOf(world, side), source.formation!).place.berth !== 'sea' ||
    !isEnemyPort(world, side, order.at)
  )
    return refuse(
      'fire-target',
      '6.231',
      'Outside Battle they go at what lies in an Enemy Port, from before it.',
    );
  if (order.against !== undefined) {
    const token = enemyToken(world, side, order.against, order.at);
    if (token === undefined || token.place.berth !== 'harbour')
      return refuse('fire-target', '6.23', 'That Formation does not lie in the Port.');
  }
  return mayStrike(world, side, order.aux, commandOfPort(world, order.at)) === 'no' ? noPeace(world) : null;
}

/** 6.242: from a Formation, at what lies in an Enemy Port (6.24). */
function checkBombard(world: World, side: SideId, order: TaskOrder, source: Source): Refusal | null {
  if (source.formation === null)
    return refuse('bomb-source', '6.242', 'Bombs must be with a Formation to be Tasked.');
  if (!isEnemyPort(world, side, order.at))
    return refuse('bomb-target', '6.24', 'Bombs go at what lies in an Enemy Port.');
  if ((world.forces[side]?.tasked ?? []).includes(onceKey(order.task, source.formation)))
    return refuse('bomb-again', numberOf(world, 'shoreOnce'), 'A Formation has one such Task in an Impulse.');
  return mayStrike(world, side, order.aux, commandOfPort(world, order.at)) === 'no' ? noPeace(world) : null;
}

/** Whether a shore action of the module may be tried (M10, M5.6). */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { Source } from '../auxiliaries/auxiliary.ts';
import type { SideId } from '../module/vocabulary.ts';
import type { TaskOrder } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import { numberOf } from '../world/own-numbers.ts';
import type { World } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { commandOfPort, mayStrike, onceKey } from './task-target.ts';

/** M10.2 to M10.6: with its Formation in the Space; the cover of trade is Tasked from afar (M5.6). */
export function checkShore(world: World, side: SideId, order: TaskOrder, source: Source): Refusal | null {
  const theatre = theatreOf(world);
  const action = theatre.module.shore.find((one) => one.task === order.task);
  if (action === undefined || (action.side !== undefined && action.side !== side))
    return refuse('shore-task', numberOf(world, 'shore'), 'There is no such action here.');
  const enemy = otherSide(theatre, side);
  const here = action.at === null ? world.ports[order.at]?.side === enemy : action.at.includes(order.at);
  if (!here) return refuse('shore-place', numberOf(world, 'shore'), 'It can’t be done there.');
  if (order.task === 'CoverTrade') {
    const requires = theatre.module.tradeTrack?.requires;
    return requires !== undefined && world.events[requires]?.implemented !== true
      ? refuse('shore-early', numberOf(world, 'cover'), 'The trade is not yet contested.')
      : null;
  }
  if (source.formation === null)
    return refuse('shore-source', '6.251', 'It must be with a Formation to be Tasked.');
  const { place } = topOf(forcesOf(world, side), source.formation);
  if (place.at !== order.at || place.berth !== 'sea')
    return refuse('shore-space', numberOf(world, 'shoreSpace'), 'Its Formation must be Ready in the Space.');
  if ((forcesOf(world, side).tasked ?? []).includes(onceKey(order.task, source.formation)))
    return refuse(
      'shore-again',
      numberOf(world, 'shoreOnce'),
      'A Formation has one such Task in an Impulse.',
    );
  return mayStrike(world, side, order.aux, commandOfPort(world, order.at)) === 'no'
    ? refuse('shore-peace', numberOf(world, 'peace'), 'There is no war with them.')
    : null;
}

/**
 * The yardstick: a captain who sails straight at it and fires. She keeps her heading and makes all the way that brings
 * her nearer to the closest enemy; only when no straight plot does, or when she lies in irons, does she turn. She fires
 * every broadside that bears, at the hull where she may, stands to repel boarders, and never grapples or boards.
 */
import { availableSections } from '../rules/afloat/parties.ts';
import { boardable } from '../rules/boarding/boarding.ts';
import { waysToMark } from '../rules/damage/gun-losses.ts';
import { aimsAt } from '../rules/gunnery/broadside.ts';
import { lawfulTargets } from '../rules/gunnery/combat.ts';
import { shiesAt } from '../rules/orders/unreliable.ts';
import { legalPlots } from '../rules/sailing/plot.ts';
import type { Answer, HexAsk } from '../rules/sea/asks.ts';
import { advancedView, isAdvanced } from '../rules/sea/edition.ts';
import { distance } from '../rules/sea/hex.ts';
import { rangeBetween, type Ship, sternHex } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import type { Broadside } from '../rules/sea/words.ts';
import { isAdvancedAsk, plainly } from './plain.ts';
import { plainFireOrders } from './plain-guns.ts';

export function straightBot(view: View, ask: HexAsk): Answer {
  if (isAdvancedAsk(ask)) return plainly(advancedView(view), ask);
  const ship = shipOf(view, ask.ship);
  switch (ask.kind) {
    case 'plot':
      return { plot: onward(view, ship) };
    case 'fire':
      if (isAdvanced(view)) return plainFireOrders(view, shipOf(view, ask.ship));
      return { L: shot(view, ship, 'L'), R: shot(view, ship, 'R') };
    case 'unfoul':
      return { attempts: ask.fouledWith.map((from) => ({ from, spend: false })) };
    case 'contested':
      return { ship: ask.ship };
    case 'grapple':
      return { targets: [] };
    case 'ungrapple':
      return { from: [...ask.from] };
    case 'boarding':
      return { parties: defenders(view, ship) };
    case 'gun-losses':
      return { marks: waysToMark(ship, ask)[0]! };
    case 'board-on':
      return { board: false };
    case 'disengage':
      return { disengage: true };
    case 'load':
      return { side: ship.guns.L >= ship.guns.R ? 'L' : 'R' };
  }
}

function onward(view: View, ship: Ship): string {
  const foe = view.ships
    .filter((other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null)
    .sort((x, y) => rangeBetween(ship, x) - rangeBetween(ship, y))[0];
  const plots = legalPlots(view, ship)
    .map(({ plot, judgement }) => ({ plot, ...judgement }))
    .filter((judged) => !shiesAt(view, ship, judged));
  const stay = plots.filter(({ leaves }) => !leaves);
  const open = stay.length > 0 ? stay : plots;
  if (foe === undefined) return open.reduce((best, each) => (each.hexes > best.hexes ? each : best)).plot;
  const nearness = ({ path }: (typeof open)[number]): number => {
    const end = path.at(-1) ?? ship;
    return Math.min(distance(end.bow, foe.bow), distance(end.bow, sternHex(foe)));
  };
  const here = Math.min(distance(ship.bow, foe.bow), distance(ship.bow, sternHex(foe)));
  const ahead = open.filter(({ plot, path }) => /^[1-9]/.test(plot) && !/[LR]/.test(plot) && path.length > 0);
  const closing = ahead.filter((each) => nearness(each) < here);
  if (closing.length > 0)
    return closing.reduce((best, each) => (nearness(each) < nearness(best) ? each : best)).plot;
  const free = open.filter(({ attitude }) => attitude !== 'D');
  const ways = free.length > 0 ? free : open;
  return ways.reduce((best, each) => (nearness(each) < nearness(best) ? each : best)).plot;
}

function shot(view: View, ship: Ship, side: Broadside) {
  const [target] = lawfulTargets(view, ship, side);
  return target === undefined ? null : { target: target.id, aim: aimsAt(view, ship, target)[0]! };
}

function defenders(view: View, ship: Ship) {
  const [first] = availableSections(ship, view.turn);
  const attacked = boardable(view, ship).some((foe) => foe.surrender === null);
  return attacked && first !== undefined
    ? [{ type: 'DBP' as const, sections: [first.no], target: null }]
    : [];
}

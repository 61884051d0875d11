/** A captain who makes more of some things than captains do: of such tempers the one was sought that wins most from the post-captain. */
import { type Dice, drawBelow, type QuickChooser } from '@weathergage/kernel';
import { check } from '../../rules/answers.ts';
import { hasChoice } from '../../rules/sailing/held.ts';
import type { HexAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import { CaptainsMind, type CaptainsTemper } from '../duel/captains-mind.ts';
import { duelOf, type End, isLittle } from '../duel/logs.ts';
import { waysOf } from '../duel/ways.ts';

const LINE = 65_536;

function drawnOf(shares: Float64Array, dice: Dice): number {
  let mark = drawBelow(dice, LINE) / LINE;
  for (const [at, share] of shares.entries()) {
    mark -= share;
    if (mark < 0) return at;
  }
  return shares.indexOf(Math.max(...shares));
}

/** He sails by his temper and does everything else as captains do. */
export const captainOf =
  (temper: CaptainsTemper): QuickChooser<HexAction> =>
  (view, ask, dice) => {
    if (ask.kind !== 'plot' || !isLittle(view)) return captainBot(view, ask, dice);
    const own: End = view.ships[0]!.id === ask.ship ? 0 : 1;
    const ship = view.ships[own]!;
    if (!hasChoice(view, ship)) return captainBot(view, ask, dice);
    const ways = waysOf(view, ship, ship.rigging)[ship.heading];
    const plot = ways[drawnOf(new CaptainsMind(duelOf(view), own, temper).mixture(), dice)]!.plot;
    return check(view, ask, { plot }) === null ? { plot } : captainBot(view, ask, dice);
  };

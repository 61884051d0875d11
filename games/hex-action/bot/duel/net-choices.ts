/** What the nets say of ways to sail, and how a turn ends where it is imagined. */
import type { Dice } from '@weathergage/kernel';
import { fireBoth, type Gunner } from './broadsides.ts';
import { captainsGunner } from './captains-guns.ts';
import { type ChanceNet, chanceOf } from './chance-net.ts';
import { fightDecks } from './decks.ts';
import { seeLie } from './lie-features.ts';
import type { Duel, End } from './logs.ts';
import { closeTurn } from './playing.ts';
import { sail } from './sailing.ts';
import type { Way } from './ways.ts';

export interface Nets {
  /** Her chance when both have sailed, and when a turn begins. */
  readonly sailed: ChanceNet;
  readonly begun: ChanceNet;
}

/** Both strike at once, or time runs out: she has not won. */
export const DRAWN = 0.3;
export const chanceFor = (over: number, own: End): number =>
  over === 0.5 ? DRAWN : own === 0 ? over : 1 - over;

/** Fire, melee and loading. Null while nobody has won. */
export function endTurn(duel: Duel, gunners: readonly Gunner[], dice: Dice): number | null {
  return fireBoth(duel, dice, gunners) ?? fightDecks(duel, dice) ?? closeTurn(duel);
}

export const BOTH_AS_CAPTAINS = [captainsGunner, captainsGunner] as const;

/** Her chance for each of her ways against each of theirs, row by row; those that nobody sails are left at nothing. */
export function sailedWorths(
  duel: Duel,
  own: End,
  [ways, theirs]: readonly [readonly Way[], readonly Way[]],
  shares: ArrayLike<number>,
  { sailed: net }: Nets,
  dice: Dice,
): Float64Array {
  const foe = own === 0 ? 1 : 0;
  const [log, foeLog] = [duel.logs[own], duel.logs[foe]];
  const plain = net.freshRead();
  const mirrored = net.freshRead();
  const changed = net.freshRead();
  net.readLogs(duel, own, false, plain);
  net.readLogs(duel, own, true, mirrored);
  const [lay, foeLay] = [lyingOf(log), lyingOf(foeLog)];
  const { fouled } = duel;
  const worths = new Float64Array(ways.length * theirs.length);
  for (const [i, way] of ways.entries())
    for (const [j, theirWay] of theirs.entries()) {
      if (shares[j] === 0) continue;
      sail(duel, own === 0 ? [way, theirWay] : [theirWay, way], dice);
      const seen = seeLie(duel.sea.wind, log, foeLog);
      let read = seen.mirrored ? mirrored : plain;
      if (duel.fouled !== fouled || log.still > 1 || foeLog.still > 1) {
        read = changed;
        net.readLogs(duel, own, seen.mirrored, read);
      }
      worths[i * theirs.length + j] = chanceOf(net.evidence(read, seen.features));
      Object.assign(log, lay);
      Object.assign(foeLog, foeLay);
      duel.fouled = fouled;
    }
  return worths;
}

/** What sailing changes in a log. */
const lyingOf = ({ q, r, heading, still, factors, hexes }: Duel['logs'][number]) => ({
  q,
  r,
  heading,
  still,
  factors,
  hexes,
});

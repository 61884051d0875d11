/**
 * Dice of a side that its player's Command may change by one (12.42) or his Prestige throw again (12.31), and the other
 * player's too if they fall for all to see. Nobody is asked at each die: his standing instructions say on which.
 */
import { RANKED_DICE, type RankedDie, type SideId } from '../module/vocabulary.ts';
import { forcesOf } from '../world/forces.ts';
import { favours, hasFreeMulligan, spendFavour, takeFreeMulligan } from '../world/ranks.ts';
import type { Open, State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import type { Context } from './phase.ts';
import { canPay, score } from './prestige.ts';

/** 12.31: of a die thrown again. Repairs, Requests and captive Admirals are paid for where they are dealt with. */
export const MULLIGAN_PRICE = 1;

export const mayBuyMulligan = (world: Readonly<Open>, side: SideId): boolean =>
  hasFreeMulligan(world, side) || canPay(world, side, MULLIGAN_PRICE);

export function buyMulligan(world: State, context: Context, side: SideId, what: string): void {
  if (hasFreeMulligan(world, side)) takeFreeMulligan(world, side);
  else score(world, context, side, -MULLIGAN_PRICE, 'mulligan');
  context.tell({ kind: 'mulligan', rule: '12.31', side, what });
}

/** By standing instructions one die in a Turn at most, so that nobody is ruined by his own words. */
const bought = (world: Readonly<Open>, side: SideId): string => `again.${side}.${world.turn}`;

interface Throw {
  readonly what: RankedDie;
  readonly good: (die: number) => boolean;
  /** Told to both sides: the other may have a hand in it. */
  readonly open: boolean;
}

/** The change by one that turns a die as the side wants it, if its player has said so and has it to give. */
function change(
  world: State,
  context: Context,
  side: SideId,
  { what, open }: Throw,
  on: readonly RankedDie[],
  turns: (by: number) => boolean,
): number {
  if (!on.includes(what)) return 0;
  const by = favours(world, side).find(turns);
  if (by === undefined) return 0;
  spendFavour(world, side);
  const told = { kind: 'favour', rule: '12.42', side, what, by } as const;
  if (open) context.tell(told);
  else context.tellSide(side, told, null);
  return by;
}

function again(
  world: State,
  context: Context,
  side: SideId,
  { what }: Throw,
  on: readonly RankedDie[] = [],
): boolean {
  const key = bought(world, side);
  if (!on.includes(what) || world.counters[key] === 1 || !mayBuyMulligan(world, side)) return false;
  world.counters[key] = 1;
  buyMulligan(world, context, side, what);
  return true;
}

/** One die of the side; `die` is what it counts for. */
export function throwFor(
  world: State,
  context: Context,
  side: SideId,
  what: RankedDie,
  good: (die: number) => boolean,
  open = false,
): { readonly dice: readonly number[]; readonly die: number } {
  const thrown: Throw = { what, good, open };
  const own = forcesOf(world, side).standing;
  const other = otherSide(theatreOf(world), side);
  const theirs = forcesOf(world, other).standing;
  const dice = [context.d10()];
  let die = dice[0]!;
  const fall = (): void => {
    die = context.d10();
    dice.push(die);
  };
  const better = (): void => {
    if (!good(die))
      die += change(world, context, side, thrown, own.better ?? RANKED_DICE, (by) => good(die + by));
  };
  better();
  if (!good(die) && again(world, context, side, thrown, own.again)) {
    fall();
    better();
  }
  if (open && good(die)) {
    die += change(world, context, other, thrown, theirs.spoil ?? [], (by) => !good(die + by));
    if (good(die) && again(world, context, other, thrown, theirs.force)) fall();
  }
  return { dice, die };
}

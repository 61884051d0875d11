/** Who has won (8.43), and which Sail Strike Their Colours to him (8.44). */
import type { SideId } from '../../module/vocabulary.ts';
import { type Context, sidesOf } from '../../umpire/phase.ts';
import type { Battle } from '../../world/battle-state.ts';
import type { State } from '../../world/state.ts';
import { theatreOf } from '../../world/theatre.ts';
import { enemyOf, type Next } from './steps.ts';
import { strikePercentage, struckOf } from './tables.ts';

/** 8.43: who Sank most, whatever the Damage, and it is of use to him for prizes (8.433); nobody on a tie (8.432). */
export function decideVictor(world: State, battle: Battle, context: Context): Next {
  const [a, b] = sidesOf(world);
  const margin = battle.losses[b]!.length - battle.losses[a]!.length;
  battle.victor = margin === 0 ? null : margin > 0 ? a : b;
  if (battle.victor === null || capturable(battle, enemyOf(world, battle.victor)).length === 0)
    return 'prizes';
  if (battle.struck !== undefined) return 'prizes';
  rollStrike(battle, context);
  battle.reroll = 'strike';
  return 'mulligan';
}

/** 6.235: what burnt is gone. */
const capturable = (battle: Battle, side: string): Battle['losses'][string] =>
  battle.losses[side]!.filter(({ by }) => by === 'combat');

export function rollStrike(battle: Battle, context: Context): void {
  battle.strikes = context.d10();
}

/** Those that struck in the match it was fought out in; to nobody but the Victor (8.44). */
function drawReported(
  world: State,
  battle: Battle,
  context: Context,
  sunk: Readonly<Record<SideId, number>>,
): void {
  const { at, victor } = battle;
  const loser = victor === null ? null : enemyOf(world, victor);
  const lots = battle.struck!.filter(
    (from) => loser !== null && battle.losses[loser]!.some(({ squadron }) => squadron === from),
  );
  const rule = victor === null ? '8.432' : '8.43';
  context.tell({ kind: 'victor', rule, dice: [], at, victor, sunk, struck: lots.length });
  battle.prizes = lots.map((from) => ({ class: theatreOf(world).hulls.get(from)!.class, from }));
}

/** Of the Sail Sunk so many strike instead, drawn by lot. */
export function drawPrizes(world: State, battle: Battle, context: Context): void {
  const { victor, strikes } = battle;
  const sunk = Object.fromEntries(sidesOf(world).map((side) => [side, battle.losses[side]!.length]));
  const lots =
    victor === null ? [] : capturable(battle, enemyOf(world, victor)).map(({ squadron }) => squadron);
  if (battle.struck !== undefined) {
    drawReported(world, battle, context, sunk);
    return;
  }
  const struck = strikes === null ? 0 : struckOf(lots.length, strikePercentage(strikes));
  context.tell({
    kind: 'victor',
    rule: victor === null ? '8.432' : '8.43',
    dice: strikes === null ? [] : [strikes],
    at: battle.at,
    victor,
    sunk,
    struck,
  });
  battle.prizes = [];
  while (battle.prizes.length < struck) {
    const pick = struck === lots.length + battle.prizes.length ? 0 : context.dice.below(lots.length);
    const [from] = lots.splice(pick, 1);
    battle.prizes.push({ class: theatreOf(world).hulls.get(from!)!.class, from: from! });
  }
}

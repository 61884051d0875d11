/** Fires aboard: how they break out, burn and end (16.1.2.3.2, row 2H of the Critical Hit Table). */
import { CRITICALS, FIRES, LOW_POWDER_FIRE } from '../../data/criticals.ts';
import { perish } from '../afloat/leaving.ts';
import { lockedParties } from '../afloat/parties.ts';
import { doomShip, isDoomed } from '../afloat/sinking.ts';
import type { Critical } from '../sea/advanced-sea.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import { hands, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { modifier } from '../sea/throw.ts';
import { type Modifier, NO_HITS } from '../sea/told.ts';
import { markBlows } from './advanced-damage.ts';

const RULE = '16.1.2.3.2';

/** Whether a fire aboard her can change anything: a ship past saving and a burning fireship have theirs already. */
const canCatch = (ship: AdvancedShip): boolean =>
  ship.presence === 'afloat' && !isDoomed(ship) && ship.advanced.lit === null;

/** A fire breaks out for certain: a die says for how long, or that nobody will master it. */
export function setOnFire(ship: AdvancedShip, context: Context): void {
  if (!canCatch(ship)) return;
  const die = context.dice.d6();
  if (die >= FIRES.data.beyond) {
    context.tell({
      kind: 'fire-aboard',
      rule: RULE,
      dice: [die],
      ship: ship.id,
      what: 'beyond-control',
      turns: 0,
    });
    doomShip(ship, 'exploding', '24.3.2.3', context);
    return;
  }
  const log = ship.advanced;
  // 16.1.2.2.3: a second fire adds to the first.
  log.fire = (log.fire ?? 0) + die;
  context.tell({
    kind: 'fire-aboard',
    rule: RULE,
    dice: [die],
    ship: ship.id,
    what: 'breaks-out',
    turns: log.fire,
  });
}

const spare = (ship: Ship, dice: readonly number[], context: Context): void =>
  context.tell({ kind: 'fire-aboard', rule: RULE, dice, ship: ship.id, what: 'spared', turns: 0 });

/** Row 2H, wherever the text names it: where the table asks for it, a die may first find that nothing burns. */
export function checkFire(sea: AdvancedState, ship: AdvancedShip, table: number, context: Context): boolean {
  if (!canCatch(ship)) return false;
  const gated = CRITICALS[sea.advanced.rules.tables.criticals].data.hull[2]?.die === 'table';
  const die = gated ? context.dice.d6() : 0;
  if (die > table) {
    spare(ship, [die], context);
    return false;
  }
  setOnFire(ship, context);
  return true;
}

/**
 * 16.1.2.3.2: after each die of a broadside fired at low powder; a one may set the firing ship herself on fire. Like
 * every critical hit it waits until all other damage is recorded.
 */
export function lowPowderFire(sea: AdvancedState, ship: Ship, die: number, context: Context): void {
  if (die !== LOW_POWDER_FIRE.data.die) return;
  const dice = [context.dice.d6(), context.dice.d6()] as const;
  if (dice[0] + dice[1] !== LOW_POWDER_FIRE.data.dice) {
    spare(ship, dice, context);
    return;
  }
  const critical: Critical = {
    ship: ship.id,
    firer: ship.id,
    aim: 'hull',
    dice,
    table: 0,
    range: 0,
    rake: false,
    side: null,
    hits: NO_HITS,
    shot: 'R',
    fire: true,
  };
  sea.advanced.criticals = [...sea.advanced.criticals, critical];
}

/** What a fire takes off her own gunnery: one, or as many as the turns it burns where the earlier table is used. */
export function fireModifiers(sea: Sea, ship: Ship): Modifier[] {
  const turns = ship.advanced?.fire ?? null;
  if (turns === null || sea.advanced === undefined) return [];
  const byTurns = sea.advanced.rules.tables.criticals === 'die-and-table';
  return modifier('fire aboard', byTurns ? -turns : FIRES.data.tableWhileBurning, RULE);
}

/** The Unfouling Phase: every fire burns on for a turn or goes out. */
export function burnOn(sea: AdvancedState, context: Context): void {
  const { fires } = sea.advanced.rules.tables;
  for (const ship of sea.ships) {
    if (!canCatch(ship) || ship.advanced.fire === null) continue;
    if (fires === 'timed') burnDown(ship, context);
    else fight(sea, ship, context);
  }
}

function burnDown(ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  const turns = log.fire! - 1;
  log.fire = turns > 0 ? turns : null;
  const what = turns > 0 ? 'burns' : 'out';
  context.tell({ kind: 'fire-aboard', rule: RULE, ship: ship.id, what, turns });
}

/** Everybody aboard who is in no boarding party fights it, prisoners of war excepted. */
const firemen = (sea: Sea, ship: Ship): number => {
  // The parties of the last turn are at home again, but for those that a melee holds.
  const away = lockedParties(sea, ship).flatMap(({ sections }) => sections);
  return hands(ship).filter((section) => section.left > 0 && !away.includes(section.no)).length;
};

function fight(sea: AdvancedState, ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  if (ship.hull === 0) {
    perish(sea, ship, 'burnt', RULE, context);
    return;
  }
  const die = context.dice.d6();
  const out = die <= firemen(sea, ship);
  const what = out ? 'out' : 'burns';
  context.tell({ kind: 'fire-aboard', rule: RULE, dice: [die], ship: ship.id, what, turns: 0 });
  if (out) {
    log.fire = null;
    return;
  }
  const { hull, rigging } = FIRES.data.fought;
  markBlows(sea, ship, [{ hits: { H: hull, G: 0, C: 0, R: rigging }, side: null, section: null }], context);
}

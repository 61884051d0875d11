/** The Combat Phase of the Advanced Game (24.0): sections, kinds of shot, batteries and mortars; marked all at once. */
import { settlePrizes } from '../afloat/capture.ts';
import { giveUp } from '../afloat/surrender.ts';
import { bearingsOf, isBattery } from '../bearing/fields.ts';
import { advancedFaces } from '../bearing/hit-row.ts';
import { strayed } from '../bearing/night.ts';
import { type Blow, blowFrom, markBlows } from '../damage/advanced-damage.ts';
import { lowPowderFire } from '../damage/fires.ts';
import { noteCritical } from '../damage/note-critical.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type AdvancedPhaseRules, askOf, type Context } from '../sea/phase.ts';
import { shipOf } from '../sea/state.ts';
import { type Hits, NO_HITS } from '../sea/told.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';
import { computeAdvanced, facesAgainst } from './advanced-broadside.ts';
import { batteryAsks, fireBattery, markBattery } from './batteries.ts';
import { fireMortars, mayBombard } from './bombs.ts';
import { bearingFor } from './fire-orders.ts';
import { fireOutNoted, spendBroadside, tellShotAtNothing } from './fire-out.ts';
import { gunsBarred } from './gunners.ts';
import { atLowPowder, wayMeant } from './shot.ts';
import { yieldings } from './yielding.ts';

type Shot = NonNullable<AnswerTo<'fire'>['L']>;

const mayBeAsked = (sea: AdvancedState, ship: AdvancedShip): boolean => {
  if (gunsBarred(sea, ship) !== null) return false;
  if (mayBombard(sea, ship)) return true;
  return ship.empty < 2 && BROADSIDES.some((side) => bearingFor(sea, ship, side).length > 0);
};

/** 24.0: as in the Basic Game, by fields, sections and kinds of shot. */
export const advancedCombat: AdvancedPhaseRules = {
  enter(sea, context) {
    fireOutNoted(sea, context);
    return advancedCombat.asks(sea).length > 0 ? 'waits' : 'done';
  },

  asks: (sea) =>
    sea.noCombat
      ? []
      : [
          ...sea.ships
            .filter((ship) => mayBeAsked(sea, ship))
            .map((ship) => askOf(sea, 'fire', ship, '24.0')),
          ...batteryAsks(sea),
        ],

  resolve(sea, answers, context) {
    const blows = new Map<string, Blow[]>();
    const fired = new Map<string, AdvancedShip[]>();
    const spent: { ship: AdvancedShip; side: Broadside }[] = [];
    const strike = (found: { target: string; blow: Blow } | null): void => {
      if (found !== null) blows.set(found.target, [...(blows.get(found.target) ?? []), found.blow]);
    };
    for (const { ask, answer } of answers) {
      if (ask.kind === 'battery') {
        const { shot } = answer as AnswerTo<'battery'>;
        if (shot !== null) strike(fireBattery(sea, ask.ship, shot, context));
        continue;
      }
      const ship = shipOf(sea, ask.ship);
      const orders = answer as AnswerTo<'fire'>;
      for (const side of BROADSIDES) {
        const shot = orders[side];
        if (shot === null) continue;
        spent.push({ ship, side });
        if (shot.target !== null) fired.set(shot.target, [...(fired.get(shot.target) ?? []), ship]);
        strike(fire(sea, ship, side, shot, context));
      }
      if (orders.mortars) for (const found of fireMortars(sea, ship, orders.mortars, context)) strike(found);
    }
    // 11.0, 11.1.7: judged and marked together, on what was there when the first gun spoke.
    const yielding = yieldings(sea, fired);
    for (const { ship, side } of spent) spendBroadside(ship, side);
    for (const [target, list] of blows) {
      const ship = sea.ships.find(({ id }) => id === target);
      if (ship !== undefined) markBlows(sea, ship, list, context);
      else
        markBattery(
          sea,
          target,
          list.map(({ hits }) => hits),
          context,
        );
    }
    for (const { ship, how, to } of yielding) if (ship.surrender === null) giveUp(ship, how, to, context);
    settlePrizes(sea, context);
    return 'done';
  },
};

const sumOf = (list: readonly Hits[]): Hits =>
  list.reduce((sum, { H, G, C, R }) => ({ H: sum.H + H, G: sum.G + G, C: sum.C + C, R: sum.R + R }), NO_HITS);

/** Lays the shot, throws its dice, and says what goes home where; null for a shot at nothing. */
function fire(
  sea: AdvancedState,
  ship: AdvancedShip,
  side: Broadside,
  order: Shot,
  context: Context,
): { target: string; blow: Blow } | null {
  const bearing = bearingsOf(sea, ship, side).bearings.find(({ target }) => target.id === order.target);
  const loaded = ship.advanced.shot![side]!;
  const told = { kind: 'fire', ship: ship.id, side, target: order.target, aim: order.aim } as const;
  if (bearing === undefined) {
    tellShotAtNothing(ship, side, order.aim, context);
    return null;
  }
  const { target, section, range } = bearing;
  const { shot } = wayMeant(loaded, range, atLowPowder(ship), order.as)!;
  const laid = computeAdvanced(sea, ship, side, target, { aim: order.aim, shot, section })!;
  const stray = strayed(sea, ship, side, target, laid.range, context);
  const struck = stray?.struck ?? target;
  const dice = laid.tables.map(() => context.dice.d6());
  const each = dice.map(
    (die, index) => facesAgainst(sea, struck, laid.tables[index]!, order.aim, shot)[die - 1]!,
  );
  const hits = sumOf([laid.certain, ...each]);
  const bare = dice.reduce(
    (sum, die, index) => sum + advancedFaces(laid.tables[index]!, order.aim)[die - 1]!.R,
    0,
  );
  context.tell(
    {
      ...told,
      shot,
      rule: laid.shot === 'G' ? '24.2.4.2' : '16.1.2.1',
      ...(dice.length > 0 ? { dice } : {}),
      range: laid.range,
      guns: laid.guns,
      carronades: laid.carronades,
      base: laid.base,
      modifiers: laid.modifiers,
      table: laid.table,
      rake: laid.rake,
      hits,
      ...(section === null ? {} : { section }),
      ...(laid.sternRake ? { sternRake: true } : {}),
      ...(laid.fullSail ? { fullSail: hits.R - bare } : {}),
      ...(laid.tables.length > 0 ? { tables: laid.tables } : {}),
      ...(laid.reconstructed.length > 0 ? { reconstructed: laid.reconstructed } : {}),
      ...(stray === null ? {} : { stray: { die: stray.die, struck: struck.id } }),
    },
    { news: true },
  );
  const blow: Blow = isBattery(struck)
    ? { hits, side: null, section: null }
    : blowFrom(ship, section ?? undefined, struck, hits);
  for (const [index, die] of dice.entries()) {
    if (!isBattery(struck)) {
      const { rake, sternRake } = laid;
      const of = {
        ship: struck.id,
        firer: ship.id,
        aim: order.aim,
        range,
        rake,
        sternRake,
        side: blow.side,
        section: blow.section,
        shot,
      };
      noteCritical(sea, die, { ...of, table: laid.tables[index]!, hits: each[index]! }, context);
    }
    if (laid.lowPowder) lowPowderFire(sea, ship, die, context);
  }
  return { target: struck.id, blow };
}

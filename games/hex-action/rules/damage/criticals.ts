/** Critical hits take effect when all other damage of the phase is recorded (16.1.2.2). */
import { CRITICAL_NUMBERS, CRITICALS, type CriticalRow } from '../../data/criticals.ts';
import { settlePrizes } from '../afloat/capture.ts';
import { isDoomed } from '../afloat/sinking.ts';
import type { Critical } from '../sea/advanced-sea.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { AdvancedPhaseRules, Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { shipOf } from '../sea/state.ts';
import type { HexTold } from '../sea/told.ts';
import { EFFECTS, type Outcome } from './critical-effects.ts';
import { setOnFire } from './fires.ts';
import { gunLosses } from './gun-losses.ts';

/**
 * 16.1.2.2.2: a phase of its own, after all other damage. Gun hits that count twice are marked by those they fall on, as
 * after the firing (24.1.7).
 */
export const criticalsPhase: AdvancedPhaseRules = {
  enter(sea, context) {
    takeEffect(sea, context);
    return sea.gunHits.length > 0 ? 'waits' : 'done';
  },
  asks: (sea) => gunLosses.asks(sea),
  resolve: (sea, answers, context) => gunLosses.resolve(sea, answers, context),
};

/** In the order they were thrown. A magazine that blows up may add some. */
export function takeEffect(sea: AdvancedState, context: Context): void {
  const { advanced } = sea;
  if (advanced.criticals.length === 0) return;
  for (let next = advanced.criticals[0]; next !== undefined; next = advanced.criticals[0]) {
    advanced.criticals = advanced.criticals.slice(1);
    const ship = shipOf(sea, next.ship);
    // Nothing more can befall a ship that is gone or past saving.
    if (ship.presence === 'afloat' && !isDoomed(ship)) befall(sea, ship, next, context);
  }
  settlePrizes(sea, context);
}

/** Sum of the dice, or the die and the Hit Table together. */
const rowOf = ({ dice, table }: Critical): number =>
  dice.length === 2 ? dice[0] + dice[1] : dice[0] + table;

/** Whether the shot was what the row asks for. */
function applies({ only }: CriticalRow, { rake, range, sternRake }: Critical, ship: AdvancedShip): boolean {
  switch (only) {
    case 'rake':
      return rake;
    case 'close-rake':
      return rake && range <= CRITICAL_NUMBERS.data.closeRake;
    case 'full-sails':
      return ship.advanced.sail === 'full';
    case 'not-bow-rake':
      return !rake || sternRake === true;
    default:
      return true;
  }
}

function befall(sea: AdvancedState, ship: AdvancedShip, critical: Critical, context: Context): void {
  const chosen = sea.advanced.rules.tables.criticals;
  const row = critical.fire ? 2 : rowOf(critical);
  // 16.1.2.2.1: what the dice say in the column of the aim.
  const found: CriticalRow = critical.fire
    ? { effect: 'fire' }
    : (CRITICALS[chosen].data[critical.aim][row] ?? { effect: 'none' });
  const dice: number[] = [...critical.dice];
  const die = (): number => {
    const face = context.dice.d6();
    dice.push(face);
    return face;
  };
  // Told before what it brings about, which is known only afterwards.
  const after: Parameters<Context['tell']>[] = [];
  const listening: Context = { dice: context.dice, tell: (...told) => void after.push(told) };
  const outcome = takes(found, critical, ship, die)
    ? critical.fire
      ? burns(ship, listening)
      : EFFECTS[found.effect]({ sea, ship, critical, row: found, context: listening, die })
    : false;
  context.tell(toldOf(ship, critical, { row, found, outcome, dice, chosen }));
  for (const told of after) context.tell(...told);
}

const burns = (ship: AdvancedShip, context: Context): Outcome => {
  setOnFire(ship, context);
  return true;
};

function takes(row: CriticalRow, critical: Critical, ship: AdvancedShip, die: () => number): boolean {
  if (!applies(row, critical, ship)) return false;
  if (row.die === 'table') return die() <= critical.table;
  return row.die !== 'odd' || die() % 2 === 1;
}

/** A magazine that was only set on fire. */
const wordFor = ({ effect }: CriticalRow, ship: Ship): string =>
  effect === 'magazine' && ship.presence === 'afloat' ? 'fire' : effect;

function toldOf(
  ship: Ship,
  critical: Critical,
  {
    row,
    found,
    outcome,
    dice,
    chosen,
  }: {
    row: number;
    found: CriticalRow;
    outcome: Outcome;
    dice: readonly number[];
    chosen: keyof typeof CRITICALS;
  },
): HexTold {
  return {
    kind: 'critical',
    rule: critical.fire ? '16.1.2.3.2' : '16.1.2.2.1',
    dice,
    ship: ship.id,
    from: critical.firer,
    aim: critical.aim,
    row,
    effect: outcome === false ? 'none' : wordFor(found, ship),
    table: chosen === 'two-dice' ? 'criticals' : chosen,
    ...(typeof outcome === 'number' ? { amount: outcome } : {}),
    ...(outcome !== false && found.side !== undefined ? { side: found.side } : {}),
  };
}

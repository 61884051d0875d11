/** How a war stands: the lead, the years that are left, and what the bands of victory (8.5) ask for in them. */
import { AREA_IDS } from '../data/areas.ts';
import { areaPoints } from '../rules/chart/control.ts';
import { WINNING_LEAD } from '../rules/victory.ts';
import type { Open, View } from '../rules/world/state.ts';
import { warPlan } from '../rules/world/war.ts';
import type { Desk } from './desk.ts';
import type { Temper } from './temper.ts';

type Standing = 'early' | 'ahead' | 'behind';

/** Years of the match that are left, this one among them. */
export function yearsLeft({ scenario, war, year }: Pick<Open, 'scenario' | 'war' | 'year'>): number {
  let years = warPlan({ scenario, war }).last - year + 1;
  for (const next of scenario.wars.slice(war + 1)) years += next.last - next.first + 1;
  return years;
}

type Reckoning = Pick<Temper, 'reckoned' | 'margin'>;

export function standingOf({ view, side, enemy }: Desk, { reckoned, margin }: Reckoning): Standing {
  const years = yearsLeft(view);
  if (years > reckoned) return 'early';
  // What may still be lost in port, this year and in those to come.
  const enough = WINNING_LEAD + margin.last + margin.each * (years - 1);
  return view.points[side] - view.points[enemy] >= enough ? 'ahead' : 'behind';
}

/** Ships of an English fleet that is to stand against all that an enemy can bring together. */
const GREAT = 20;

/** Where no sea is worth much, battles are: few fleets, and none that sails before it is known where the enemy went. */
function massed({ view, side }: Desk, temper: Temper): Temper {
  if (side !== 'english' || AREA_IDS.some((area) => areaPoints(view, area) > temper.masses)) return temper;
  return { ...temper, patience: true, size: { ...temper.size, english: GREAT } };
}

/** Years without any gain at sea after which Europeans are taken to keep to port. */
const QUIET = 2;

/** Whether the Europeans have held no sea in this war, the last years at least. */
export function keepToPort(view: View): boolean {
  const from = Math.max(warPlan(view).first, view.year - QUIET - 1);
  if (view.year - from < QUIET) return false;
  return !view.ledger.some(({ year, source }) => source === 'area' && year >= from);
}

/** Squadrons that lie in many seas at once, so that no trade is preyed upon. */
const ROUSED = { ships: 6, cruisers: 9 };

function roused({ view, side }: Desk, temper: Temper): Temper {
  if (!temper.rouses || side !== 'english' || !keepToPort(view)) return temper;
  const { ships, cruisers } = ROUSED;
  return { ...temper, patience: false, cruisers, size: { ...temper.size, english: ships } };
}

/** His temper in these years: whoever has won keeps what he has, whoever has not dares more. */
export function temperNow(desk: Desk, usual: Temper): Temper {
  const temper = roused(desk, massed(desk, usual));
  if (!temper.reckons) return temper;
  switch (standingOf(desk, temper)) {
    case 'early':
      return temper;
    case 'ahead':
      // The English score by what they sink, so that a fleet in port loses nothing.
      return { ...temper, stays: desk.side === 'european' };
    case 'behind':
      return { ...temper, caution: temper.caution * temper.dares };
  }
}

/** The first lieutenant: who acts first, fires and leaks, and which squadron is signalled. */
import { TESTS } from '../data/tables.ts';
import { rerollsOf } from '../rules/aboard/special-actions.ts';
import { openingsOf } from '../rules/activation/opening.ts';
import { rakes } from '../rules/geometry/rake.ts';
import { chancesFrom } from '../rules/gunnery/gunnery.ts';
import type { AnswerTo, Opening, TableAsk } from '../rules/table/asks.ts';
import type { Ship } from '../rules/table/ship.ts';
import { baseOf, shipOf, type View } from '../rules/table/state.ts';
import { type Chart, chartFor, type Mark } from './chart.ts';
import { passes } from './odds.ts';

const squaredTo = ({ at }: Ship, { pose }: Mark): number => (at.x - pose.x) ** 2 + (at.y - pose.y) ** 2;
const nearestTo = (chart: Chart, ship: Ship): number =>
  chart.marks.reduce((least, mark) => Math.min(least, squaredTo(ship, mark)), Number.POSITIVE_INFINITY);

/** The ship nearest the enemy acts first: those behind her find the water clear. */
export function chooseActivation(
  view: View,
  ask: Extract<TableAsk, { kind: 'activate' }>,
  mayCut = false,
): AnswerTo<'activate'> {
  const ships = ask.ships.map((id) => shipOf(view, id));
  const chart = chartFor(view, ships[0]!.side);
  let [first, least] = [ships[0]!, Number.POSITIVE_INFINITY];
  for (const ship of ships) {
    const away = nearestTo(chart, ship);
    if (away < least) [first, least] = [ship, away];
  }
  const declared = openingOf(view, first, least);
  if (mayCut && declared.opening === null && mustCut(chart, first))
    return { ship: first.id, opening: 'cut', allHands: false };
  return { ship: first.id, ...declared };
}

/** From here on fire and water are worth every hand, guns or no guns. */
const GRAVE = 4;
/** Nobody this far off is worth keeping hands at the guns for. */
const OUT_OF_REACH = 24_000;

function openingOf(
  view: View,
  ship: Ship,
  nearest: number,
): { readonly opening: Opening | null; readonly allHands: boolean } {
  const open = openingsOf(view, ship);
  const worst = Math.max(ship.fires, ship.leaks);
  const away = nearest > OUT_OF_REACH * OUT_OF_REACH;
  const allHands = worst >= GRAVE || away;
  if (open.includes('fight-fires') && ship.fires >= ship.leaks) return { opening: 'fight-fires', allHands };
  if (open.includes('repair-leaks')) return { opening: 'repair-leaks', allHands };
  if (open.includes('repair-rudder') && worthMending(ship, away))
    return { opening: 'repair-rudder', allHands: away };
  return { opening: null, allHands: false };
}

/** So near, a broadside that rakes her tells. */
const IN_DANGER = 16_000;

/** At anchor, raked from where an enemy lies, and her guns bear on nobody: she can only be shot at there. */
function mustCut({ view, marks }: Chart, ship: Ship): boolean {
  if (!openingsOf(view, ship).includes('cut')) return false;
  const base = baseOf(ship);
  const raked = marks.some(
    (mark) =>
      mark.ship !== null &&
      squaredTo(ship, mark) <= IN_DANGER ** 2 &&
      rakes(baseOf(mark.ship), base) !== null,
  );
  const loaded = { ...ship, fired: { larboard: false, starboard: false } };
  return raked && chancesFrom(view, loaded, base).length === 0;
}

/** A failure costs men; with a good crew, or out of the enemy's reach, the helm is worth it. */
function worthMending(ship: Ship, away: boolean): boolean {
  const dice = away ? TESTS.data.allHandsDice : TESTS.data.dice;
  return passes(dice, rerollsOf(ship), TESTS.data.needed.repair) > 0.6 && ship.crew > ship.spec.crew / 2;
}

/** The squadron that is nearest to the enemy needs to act first. */
export function chooseSignal(view: View, ask: Extract<TableAsk, { kind: 'signal' }>): AnswerTo<'signal'> {
  const chart = chartFor(view, shipOf(view, ask.ship).side);
  let [best, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const squadron of ask.squadrons) {
    const ships = chart.friends.filter((ship) => ship.squadron === squadron);
    const away = Math.min(...ships.map((ship) => nearestTo(chart, ship)));
    if (best === null || away < least) [best, least] = [squadron, away];
  }
  return { squadron: best };
}

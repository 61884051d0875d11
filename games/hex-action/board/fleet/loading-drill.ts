/** What to load if nobody says otherwise: the side that will bear, and double shot only where the enemy is close. */
import { availableSections } from '../../rules/afloat/parties.ts';
import { choices } from '../../rules/answers.ts';
import { sideOf } from '../../rules/bearing/field-of-fire.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { shipOf } from '../../rules/sea/state.ts';
import type { Broadside } from '../../rules/sea/words.ts';
import type { AskOf, HexDesk } from '../look/types.ts';

type View = HexDesk['view'];
type Load = AnswerTo<'reload'>['load'];

/** Hexes within which double shot is likely to be used next turn, and the squares it should leave. */
const CLOSE = 2;
const SPARE = 6;

const enemiesOf = (view: View, ship: Ship): Ship[] =>
  view.ships.filter(
    (other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null,
  );

/** Hexes to the nearest enemy on either hand. */
function nearestOn(ship: Ship, enemies: readonly Ship[], side: Broadside): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...enemies.filter((enemy) => sideOf(ship, enemy.bow) === side).map((enemy) => rangeBetween(ship, enemy)),
  );
}

export function loadingDrill(view: View, ask: AskOf<'reload'>): AnswerTo<'reload'> {
  const ship = shipOf(view, ask.ship);
  const loads = [...choices(view, ask)].map((answer) => (answer as AnswerTo<'reload'>).load);
  const enemies = enemiesOf(view, ship);
  const range = { L: nearestOn(ship, enemies, 'L'), R: nearestOn(ship, enemies, 'R') };
  const near = Math.min(range.L, range.R);
  const double =
    near <= CLOSE && (ship.advanced?.reloads ?? 0) > SPARE && availableSections(ship, view.turn).length >= 3;
  const worth = (load: Load): number => {
    // Hands told off for repairs load nothing (26.2).
    if (load === null) return ship.advanced?.notes.repair === undefined ? 0 : 100;
    // Nobody throws a loaded broadside into the sea unasked.
    if ('out' in load && load.out) return -1;
    if ('mortars' in load) return ship.advanced?.anchor?.state === 'holding' ? 50 : 1;
    const kind = load.shot === 'R' ? (double ? 3 : 5) : load.shot === 'D' && double ? 5 : 2;
    return kind + (range[load.side] === near ? 10 : range[load.side] < Number.POSITIVE_INFINITY ? 5 : 0);
  };
  return {
    load: loads.reduce<Load>((best, load) => (worth(load) > worth(best) ? load : best), loads[0] ?? null),
  };
}

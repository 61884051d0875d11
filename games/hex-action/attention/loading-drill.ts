/** What to load if nobody says otherwise: round shot on every side, and double shot only where the enemy is close. */
import { availableSections } from '../rules/afloat/parties.ts';
import { choices } from '../rules/answers.ts';
import { sideOf } from '../rules/bearing/field-of-fire.ts';
import type { AnswerTo, AskKind, HexAsk } from '../rules/sea/asks.ts';
import { rangeBetween, type Ship } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import type { Broadside } from '../rules/sea/words.ts';

type AskOf<K extends AskKind> = Extract<HexAsk, { kind: K }>;

type Loads = AnswerTo<'reload'>;
type Load = Loads[Broadside];

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

export function loadingDrill(view: View, ask: AskOf<'reload'>): Loads {
  const ship = shipOf(view, ask.ship);
  const enemies = enemiesOf(view, ship);
  const range = { L: nearestOn(ship, enemies, 'L'), R: nearestOn(ship, enemies, 'R') };
  const near = Math.min(range.L, range.R);
  const double =
    near <= CLOSE && (ship.advanced?.reloads ?? 0) > SPARE && availableSections(ship, view.turn).length >= 3;
  // Round shot on both sides; double shot only where the enemy is.
  const worthOf = (side: Broadside, load: Load): number => {
    // Hands told off for repairs load nothing (26.2).
    if (load === null) return ship.advanced?.notes.repair === undefined ? 0 : 100;
    // Nobody throws a loaded broadside into the sea unasked.
    if (load.out) return -100;
    const here = range[side] === near;
    const kind = load.shot === 'D' ? (double && here ? 5 : 1) : load.shot === 'R' ? 3 : 1;
    return kind + (here ? 10 : range[side] < Number.POSITIVE_INFINITY ? 5 : 0);
  };
  const worth = (loads: Loads): number =>
    loads.mortars && ship.advanced?.anchor?.state === 'holding'
      ? 50
      : worthOf('L', loads.L) + worthOf('R', loads.R);
  const all = [...choices(view, ask)] as Loads[];
  return all.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

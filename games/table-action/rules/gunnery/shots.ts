/** Orders to fire: what may be ordered from a place, and why not. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { mayTry } from '../aboard/special-actions.ts';
import type { Base } from '../geometry/base.ts';
import type { Shot } from '../table/asks.ts';
import type { Ship } from '../table/ship.ts';
import type { Activation, Table } from '../table/state.ts';
import { chancesFrom, isLaid, type Laid, lay, mayShoot } from './gunnery.ts';

/** One broadside from a place. `activation` is null where she fires as she bears: no chain shot then. */
export function checkShot(
  table: Table,
  ship: Ship,
  base: Base,
  shot: Shot,
  activation: Activation | null,
): Refusal | null {
  if (activation?.allHands)
    return refuse('all-hands', 'all-hands.only-move', 'All hands are on deck: she cannot fire this turn.');
  if (!mayShoot(table, ship))
    return refuse('cannot-fire', 'fire.not-into-boarding', 'She is in no state to fire.');
  if (ship.fired[shot.side])
    return refuse('fired', 'fire.any-point-of-move', 'That broadside has been fired already.');
  if (shot.chain) {
    const barred =
      activation === null
        ? refuse('special-spent', 'special.one-a-turn', 'Firing as she bears was her special action.')
        : activation.chain
          ? null
          : mayTry(ship, activation);
    if (barred !== null) return barred;
  }
  const laid = lay(table, ship, base, shot.side, shot.target, shot.aim, false);
  if (!isLaid(laid)) return laid;
  if (shot.chain && !chainHelps(laid))
    return refuse('no-use', 'chain-shot.pass', 'Chain shot is for rigging at point blank or close range.');
  return null;
}

const chainHelps = ({ aim, range }: Laid): boolean =>
  aim === 'rigging' && (range === 'pointBlank' || range === 'close');

/** Both broadsides at once: each once, and only one declares chain shot. */
export function checkShots(
  table: Table,
  ship: Ship,
  base: Base,
  shots: readonly Shot[],
  activation: Activation | null,
): Refusal | null {
  return (
    distinct(shots) ??
    shots.reduce<Refusal | null>(
      (found, shot) => found ?? checkShot(table, ship, base, shot, activation),
      null,
    )
  );
}

export function distinct(shots: readonly Shot[]): Refusal | null {
  if (new Set(shots.map(({ side }) => side)).size < shots.length)
    return refuse('twice', 'fire.any-point-of-move', 'A broadside fires once.');
  if (shots.filter(({ chain }) => chain).length > 1)
    return refuse('special-spent', 'special.one-a-turn', 'Chain shot is declared once.');
  return null;
}

/** Each broadside at each target it bears on, hull and rigging, and both at the nearest. */
export function* shotChoices(
  table: Table,
  ship: Ship,
  base: Base,
  activation: Activation | null,
): Generator<Shot[]> {
  if (activation?.allHands) return;
  const chances = chancesFrom(table, ship, base);
  const mayChain = activation !== null && mayTry(ship, activation) === null;
  for (const { side, target, range } of chances) {
    if (side === null) continue;
    yield [{ side, target, aim: 'hull' }];
    if (table.batteries.some(({ id }) => id === target)) continue;
    yield [{ side, target, aim: 'rigging' }];
    if (mayChain && (range === 'pointBlank' || range === 'close'))
      yield [{ side, target, aim: 'rigging', chain: true }];
  }
  const both = nearestOfEach(chances);
  if (both.length === 2) yield both;
}

/** The nearest target of each broadside that has one, at the hull. */
export function nearestOfEach(chances: readonly Laid[]): Shot[] {
  const nearest = new Map<string, Laid>();
  for (const chance of chances) {
    const known = nearest.get(chance.side!);
    if (known === undefined || chance.distance < known.distance) nearest.set(chance.side!, chance);
  }
  return [...nearest.values()].map(({ side, target }) => ({ side: side!, target, aim: 'hull' }));
}

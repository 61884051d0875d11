/** Musketry: small arms at point blank, against the crew. */
import type { Dice } from '@weathergage/kernel';
import { batteryLoses, lose } from '../aboard/damage.ts';
import type { Context } from '../table/phase.ts';
import type { State } from '../table/state.ts';
import { throwDice } from '../table/throw.ts';
import type { Target } from './gunnery.ts';

const HIT = 4;

/** musketry.dice, special.marines-musketry: marines throw each miss once more. */
export function volley(
  dice: Dice,
  count: number,
  marines: boolean,
): { readonly faces: number[]; readonly again: number[]; readonly hits: number } {
  const faces = throwDice(dice, count, 6);
  const misses = faces.filter((face) => face < HIT).length;
  const again = marines ? throwDice(dice, misses, 6) : [];
  const hits = [...faces, ...again].filter((face) => face >= HIT).length;
  return { faces, again, hits };
}

export function fireMuskets(
  table: State,
  firer: { readonly id: string; readonly marines: boolean },
  target: Target,
  count: number,
  context: Context,
): void {
  const { faces, again, hits } = volley(context.dice, count, firer.marines);
  const id = 'ship' in target ? target.ship.id : target.battery.id;
  const dice = [...faces, ...again];
  context.tell({
    kind: 'musketry',
    rule: 'musketry.dice',
    ship: firer.id,
    target: id,
    count,
    faces,
    again,
    hits,
    dice,
  });
  if ('ship' in target) lose(table, target.ship, 'crew', hits, 'musketry', 'musketry.dice', context);
  else batteryLoses(target.battery, 'crew', hits, 'musketry', 'musketry.dice', context);
}

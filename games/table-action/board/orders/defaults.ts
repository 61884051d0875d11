/** The order that stands if a captain only confirms, and what is wrong with one. */

import { openingsOf } from '../../rules/activation/opening.ts';
import { check } from '../../rules/answers.ts';
import type { Base } from '../../rules/geometry/base.ts';
import { chancesFrom, isLaid, type Laid, layBattery } from '../../rules/gunnery/gunnery.ts';
import type { Answer, AnswerTo, AskKind, Shot, TableAsk } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { ASK_ALWAYS } from '../../rules/table/standing.ts';
import { baseOf, batteryOf, shipOf, type View } from '../../rules/table/state.ts';
import { hitsOf } from '../look/odds.ts';
import type { AskOf, Refusal } from '../look/types.ts';

/** For each loaded broadside the target that most hits are to be expected on. */
export function bestShots(view: View, ship: Ship, base: Base = baseOf(ship)): Shot[] {
  const best = new Map<string, Laid>();
  for (const laid of chancesFrom(view, ship, base)) {
    const known = best.get(laid.side!);
    if (known === undefined || hitsOf(laid).expected > hitsOf(known).expected) best.set(laid.side!, laid);
  }
  return [...best.values()].map(({ side, target }) => ({ side: side!, target, aim: 'hull' }));
}

/** Fires and leaks kill: they come first. */
export function openingFor(view: View, id: string): AnswerTo<'activate'>['opening'] {
  const open = openingsOf(view, shipOf(view, id));
  return open.find((opening) => opening === 'fight-fires' || opening === 'repair-leaks') ?? null;
}

type Defaults = { readonly [K in AskKind]: (view: View, ask: AskOf<K>) => AnswerTo<K> };

const DEFAULTS: Defaults = {
  signal: (_view, ask) => ({ squadron: ask.squadrons[0] ?? null }),
  activate: (view, ask) => {
    const ship = ask.ships[0]!;
    return { ship, opening: openingFor(view, ship), allHands: false };
  },
  segment: (_view, ask) => ({ do: 'move', distance: ask.most, turn: 0 }),
  fire: (view, ask) => {
    const shots = bestShots(view, shipOf(view, ask.ship));
    return shots.length > 0 ? { do: 'fire', shots } : { do: 'done' };
  },
  bears: (view, ask) => {
    const shots = bestShots(view, shipOf(view, ask.ship));
    return shots.length > 0 ? { do: 'fire', shots } : { do: 'hold', standing: ASK_ALWAYS };
  },
  snap: () => ({ aim: 'hull' }),
  battery: (view, ask) => {
    const battery = batteryOf(view, ask.battery);
    const laid = view.ships.map(({ id }) => layBattery(view, battery, id, 'hull')).filter(isLaid);
    const best = laid.reduce<Laid | null>(
      (most, each) => (most === null || hitsOf(each).expected > hitsOf(most).expected ? each : most),
      null,
    );
    return { shot: best === null ? null : { target: best.target, aim: 'hull' } };
  },
};

export const defaultAnswer = (view: View, ask: TableAsk): Answer =>
  (DEFAULTS[ask.kind] as (view: View, ask: TableAsk) => Answer)(view, ask);

/** Why the umpire would not take it; null if he would. A draft that cannot even be judged is no fault of the captain. */
export const faultIn = (view: View, ask: TableAsk, answer: Answer): Refusal | null =>
  check(view, ask, answer);

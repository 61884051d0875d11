/** The order that stands if a captain only confirms, and what is wrong with one. */

import { bestShots, openingFor } from '../../attention/gun-drill.ts';
import { hitsOf } from '../../attention/odds.ts';
import { projectMove } from '../../attention/project.ts';
import { safePlan } from '../../attention/steer.ts';
import { check } from '../../rules/answers.ts';
import { mayBear } from '../../rules/gunnery/bears.ts';
import { isLaid, type Laid, layBattery } from '../../rules/gunnery/gunnery.ts';
import type { Answer, AnswerTo, AskKind, TableAsk } from '../../rules/table/asks.ts';
import { ASK_ALWAYS, type Standing } from '../../rules/table/standing.ts';
import { batteryOf, shipOf, type View } from '../../rules/table/state.ts';
import type { AskOf, Refusal } from '../look/types.ts';

/** What a captain waits for who has said nothing: he is asked when somebody comes near. */
export const WAITING: Standing = { when: 'close', do: 'ask', aim: 'hull' };

type Defaults = { readonly [K in AskKind]: (view: View, ask: AskOf<K>) => AnswerTo<K> };

const DEFAULTS: Defaults = {
  signal: (_view, ask) => ({ squadron: ask.squadrons[0] ?? null }),
  activate: (view, ask) => {
    const ship = ask.ships[0]!;
    return { ship, opening: openingFor(view, ship), allHands: false };
  },
  // Straight on and as far as she can, unless that would take her into something or off the table.
  segment: (view, ask) => {
    const ship = shipOf(view, ask.ship);
    const plan = safePlan(view, ship, { ship: ship.id, sail: null, legs: [], guns: 'best' });
    return {
      do: 'move',
      ...(projectMove(view, ship, plan).legs[0]?.order ?? { distance: ask.most, turn: 0 }),
    };
  },
  fire: (view, ask) => {
    const ship = shipOf(view, ask.ship);
    const shots = bestShots(view, ship);
    if (shots.length > 0) return { do: 'fire', shots };
    // Nothing is lost by trying to keep them ready.
    return mayBear(view, ship, view.activation!) === null && ship.bears === null
      ? { do: 'bears', standing: WAITING }
      : { do: 'done' };
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

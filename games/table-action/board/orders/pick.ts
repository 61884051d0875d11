/** What pressing a ship, or stepping on with Tab, does to the order being thought over. */

import { openingFor } from '../../attention/gun-drill.ts';
import { SIDES } from '../../rules/geometry/arc.ts';
import type { Base } from '../../rules/geometry/base.ts';
import { chancesFrom, isLaid, lay, layBattery } from '../../rules/gunnery/gunnery.ts';
import type { Answer, AnswerTo, MoveOrder, Shot, TableAsk } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { baseOf, batteryOf, shipOf, type View } from '../../rules/table/state.ts';
import { withShots } from './move-draft.ts';

/** Whether guns are being laid in a segment, and from where. */
export interface UnitOrder {
  readonly firing: boolean;
  readonly from: Base | null;
  readonly gunsAt: number;
}

/** The shots with one more at a target: by the loaded broadside that bears, in place of what that one had. */
export function withTarget(
  view: View,
  ship: Ship,
  base: Base,
  shots: readonly Shot[],
  target: string,
): Shot[] | null {
  const side = SIDES.find(
    (each) => !ship.fired[each] && isLaid(lay(view, ship, base, each, target, 'hull', false)),
  );
  if (side === undefined) return null;
  const aim = view.batteries.some(({ id }) => id === target)
    ? 'hull'
    : (shots.find((shot) => shot.side === side)?.aim ?? 'hull');
  return [...shots.filter((shot) => shot.side !== side), { side, target, aim }];
}

const shotsIn = (answer: Answer): readonly Shot[] =>
  'shots' in answer && answer.shots !== undefined
    ? answer.shots.map(({ side, target, aim, chain }) => ({
        side,
        target,
        aim,
        ...(chain === true ? { chain } : {}),
      }))
    : [];

/** The order after a press on a ship or fort; null where the press only asks for its card. */
export function pickUnit(
  view: View,
  ask: TableAsk,
  answer: Answer,
  id: string,
  at: UnitOrder,
): Answer | null {
  switch (ask.kind) {
    case 'activate':
      return ask.ships.includes(id) ? { ship: id, opening: openingFor(view, id), allHands: false } : null;
    case 'segment': {
      if (!at.firing || at.from === null) return null;
      const shots = withTarget(view, shipOf(view, ask.ship), at.from, shotsIn(answer), id);
      return shots === null ? null : withShots(answer as MoveOrder, at.gunsAt, shots);
    }
    case 'fire':
    case 'bears': {
      const ship = shipOf(view, ask.ship);
      const shots = withTarget(view, ship, baseOf(ship), shotsIn(answer), id);
      return shots === null ? null : { do: 'fire', shots };
    }
    case 'battery': {
      const aim = (answer as AnswerTo<'battery'>).shot?.aim ?? 'hull';
      return isLaid(layBattery(view, batteryOf(view, ask.battery), id, aim))
        ? { shot: { target: id, aim } }
        : null;
    }
    default:
      return null;
  }
}

export interface Units {
  /** The unit that acts. */
  readonly acting: string | null;
  /** Units that the question is about: they glow. */
  readonly asked: readonly string[];
  /** What the keys step through, and which of them is chosen. */
  readonly list: readonly string[];
  readonly chosen: string | null;
}

const NOBODY: Units = { acting: null, asked: [], list: [], chosen: null };

const targetsOf = (view: View | undefined, ship: string, base: Base | null): string[] => {
  if (view === undefined) return [];
  const firer = shipOf(view, ship);
  return [...new Set(chancesFrom(view, firer, base ?? baseOf(firer)).map(({ target }) => target))];
};

export function unitsFor(ask: TableAsk | null, answer: Answer | null, view?: View, at?: UnitOrder): Units {
  if (ask === null || answer === null) {
    const all = view?.ships.filter(({ fate }) => fate === 'afloat').map(({ id }) => id) ?? [];
    return { ...NOBODY, list: all };
  }
  switch (ask.kind) {
    case 'activate': {
      const { ship } = answer as AnswerTo<'activate'>;
      return { acting: ship, asked: ask.ships, list: ask.ships, chosen: ship };
    }
    case 'battery': {
      const { shot } = answer as AnswerTo<'battery'>;
      const battery = view === undefined ? null : batteryOf(view, ask.battery);
      const list =
        view === undefined || battery === null
          ? []
          : view.ships.filter(({ id }) => isLaid(layBattery(view, battery, id, 'hull'))).map(({ id }) => id);
      return { acting: ask.battery, asked: [ask.battery], list, chosen: shot?.target ?? null };
    }
    case 'segment':
    case 'fire':
    case 'bears': {
      const guns = ask.kind !== 'segment' || at?.firing === true;
      const chosen = shotsIn(answer).at(-1)?.target ?? null;
      return guns
        ? { acting: ask.ship, asked: [ask.ship], list: targetsOf(view, ask.ship, at?.from ?? null), chosen }
        : {
            acting: ask.ship,
            asked: [ask.ship],
            list: view?.ships.filter(({ fate }) => fate === 'afloat').map(({ id }) => id) ?? [],
            chosen: null,
          };
    }
    default:
      return { ...NOBODY, acting: ask.ship, asked: [ask.ship] };
  }
}

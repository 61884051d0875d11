/** Squadrons Fitting Out go In Ordinary (3.27, 11.311, 11.312). */
import { refuse } from '@weathergage/kernel';
import { isFriendlyPort } from '../chart/politics.ts';
import type { PortId } from '../module/vocabulary.ts';
import { freeToLeave } from '../orders/order-changes.ts';
import { dissolveEmpty, lieIn } from '../organisation/organisation.ts';
import { type AskRules, answersOf, askOf, ownForces, type StepRules, sidesOf } from '../umpire/phase.ts';
import type { AnswerTo } from '../world/asks.ts';
import type { Squadron } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, lyingAt, portOf, stateOf } from '../world/formations.ts';
import type { View } from '../world/state.ts';
import { hullOwner, theatreOf } from '../world/theatre.ts';

export const layUp: StepRules = {
  enter: () => 'waits',
  asks: (world) => sidesOf(world).map((side) => askOf(world, 'lay-up', side, '11.311')),
  resolve(world, given, context) {
    for (const { side, answer } of answersOf(world, given, 'lay-up')) {
      const forces = forcesOf(world, side);
      const into = freeToLeave(world, context, side, answer.squadrons);
      // 11.312: out of its Formation, with the DPs that it has.
      for (const id of into) lieIn(world, side, id, portOf(forces, forces.squadrons[id]!)!, 'InOrdinary');
      if (into.length === 0) continue;
      context.tellSide(side, { kind: 'in-ordinary', rule: '11.312', side, into: [...into] }, null);
      dissolveEmpty(world, context, side, false);
    }
    return 'done';
  },
};

/** Friendly to its Command; so is the base of those who are hired (M6.3). */
const isHome = (view: View, { id }: Squadron, port: PortId): boolean =>
  isFriendlyPort(view, view.side!, hullOwner(theatreOf(view), id), port);

/** How many more may lie In Ordinary at a Port: any number at a Key Port, one at a Minor one (5.288). */
export const roomAt = (view: View, port: PortId): number => {
  const limit = theatreOf(view).ports.get(port)?.inOrdinaryLimit ?? null;
  return limit === null
    ? Number.POSITIVE_INFINITY
    : limit - lyingAt(ownForces(view), port, 'InOrdinary').length;
};

/** 3.274, 3.275: In Ordinary only from Fitting Out, never from the sea. */
function check(view: View, { squadrons }: AnswerTo<'lay-up'>) {
  const forces = ownForces(view);
  const going = new Map<PortId, number>();
  for (const id of squadrons) {
    const squadron = forces.squadrons[id];
    if (squadron === undefined || stateOf(forces, squadron) !== 'FittingOut')
      return refuse('not-fitting-out', '3.274', 'Only a Squadron Fitting Out goes In Ordinary.');
    if (hullsOf(theatreOf(view), id).corsair !== undefined)
      return refuse('corsair', '10.232', 'Corsairs are Independent Squadrons at all times.');
    const port = portOf(forces, squadron)!;
    if (!isHome(view, squadron, port)) return refuse('port', '11.311', 'Only at a Friendly Port.');
    const count = (going.get(port) ?? 0) + 1;
    going.set(port, count);
    if (count > roomAt(view, port)) return refuse('room', '5.288', 'There is no room In Ordinary there.');
  }
  return null;
}

function* choices(view: View): Iterable<AnswerTo<'lay-up'>> {
  const forces = ownForces(view);
  yield { squadrons: [] };
  const able = Object.values(forces.squadrons).filter(
    (one) =>
      stateOf(forces, one) === 'FittingOut' &&
      hullsOf(theatreOf(view), one.id).corsair === undefined &&
      isHome(view, one, portOf(forces, one)!),
  );
  const fitting = (wanted: readonly Squadron[]): string[] => {
    const going = new Map<PortId, number>();
    return wanted
      .filter((one) => {
        const port = portOf(forces, one)!;
        const count = (going.get(port) ?? 0) + 1;
        if (count > roomAt(view, port)) return false;
        going.set(port, count);
        return true;
      })
      .map(({ id }) => id);
  };
  for (const least of [1, 4, 7]) {
    const worn = fitting(able.filter(({ dp }) => dp >= least));
    if (worn.length > 0) yield { squadrons: worn };
  }
  const loose = fitting(able.filter(({ port, dp }) => port !== null && dp > 0));
  if (loose.length > 0) yield { squadrons: loose };
}

export const layUpAsk: AskRules<'lay-up'> = {
  choices: (view) => choices(view),
  check: (view, _ask, answer) => check(view, answer),
};

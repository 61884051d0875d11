/** Some ways of assigning Auxiliaries, from doing nothing to sending out all there are. */
import { auxCommand, counterOf, isMixedRole } from '../auxiliaries/auxiliary.ts';
import { isFriendlyPort } from '../chart/politics.ts';
import type { AuxId, SideId } from '../module/vocabulary.ts';
import { ownForces } from '../umpire/phase.ts';
import type { AnswerTo } from '../world/asks.ts';
import { topOf } from '../world/formations.ts';
import type { View } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { checkPost } from './auxiliary-acts.ts';
import { checkConvertInPort, checkToSail } from './conversion.ts';

type AuxAnswer = AnswerTo<'auxiliaries'>;
type To = AuxAnswer['assign'][number]['to'];

const nothing: AuxAnswer = { toSail: [], assign: [], toAuxiliary: [] };

function* posts(view: View, side: SideId, aux: AuxId): Iterable<To> {
  const forces = ownForces(view);
  for (const { id } of Object.values(forces.formations))
    if (topOf(forces, id).place.berth === 'harbour' && checkPost(view, side, aux, { formation: id }) === null)
      yield { formation: id };
  for (const { id } of theatreOf(view).module.ports)
    if (checkPost(view, side, aux, { port: id }) === null) yield { port: id };
}

/** Everything Available sent somewhere, in turn to the first, second, … place that would have it. */
function sendAll(view: View, side: SideId, available: readonly AuxId[], turn: number): AuxAnswer {
  const full = new Map<string, number>();
  const assign: AuxAnswer['assign'] = [];
  for (const [index, aux] of available.entries()) {
    const able = [...posts(view, side, aux)].filter(
      (to) => 'port' in to || (full.get(to.formation) ?? 0) === 0,
    );
    const to = able[(index + turn) % Math.max(1, able.length)];
    if (to === undefined) continue;
    // One more for each Formation keeps within its limit whatever that is.
    if ('formation' in to) full.set(to.formation, 1);
    assign.push({ aux, to });
  }
  return { ...nothing, assign };
}

export function* auxiliaryChoices(view: View, side: SideId): Iterable<AuxAnswer> {
  yield nothing;
  const forces = ownForces(view);
  const available = Object.keys(forces.auxiliaries).filter(
    (aux) => forces.auxiliaries[aux]?.in === 'available',
  );
  if (available.length > 0) {
    yield sendAll(view, side, available, view.turn);
    yield sendAll(view, side, available, view.turn + 1);
  }
  const mixed = available.find((aux) => isMixedRole(counterOf(view, aux)));
  const port =
    mixed === undefined
      ? undefined
      : theatreOf(view).module.ports.find(
          ({ id }) =>
            isFriendlyPort(view, side, auxCommand(view, mixed), id) &&
            checkToSail(view, side, { aux: mixed, port: id }) === null,
        );
  if (mixed !== undefined && port !== undefined)
    yield { ...nothing, toSail: [{ aux: mixed, port: port.id }] };
  for (const { id, sail } of Object.values(forces.squadrons)) {
    const from = [{ squadron: id, sail: 2 }];
    if (sail < 2 || checkConvertInPort(view, side, from) !== null) continue;
    yield { ...nothing, toAuxiliary: [{ from }] };
    break;
  }
}

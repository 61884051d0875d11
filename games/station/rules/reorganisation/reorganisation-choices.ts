/** Sensible things to do in a Reorganisation, for those who look for some. */
import { convoyActs } from '../convoys/convoy-acts.ts';
import { ownForces } from '../umpire/phase.ts';
import type { AnswerTo, ReorganisationAct } from '../world/asks.ts';
import { hullsOf, topFormations } from '../world/formations.ts';
import type { View } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { spareFlotillas } from './act-forming.ts';
import { checkAct } from './acts.ts';

const MOST = 60;

/** Every single act of a kind worth looking at, lawful or not. */
function* possible(view: View): Iterable<ReorganisationAct> {
  const side = view.side!;
  const theatre = theatreOf(view);
  const forces = ownForces(view);
  yield* convoyActs(view);
  const lying = Object.values(forces.squadrons).filter(({ port }) => port?.state === 'FittingOut');
  const ports = [...new Set(lying.map(({ port }) => port!.at))];
  for (const flotilla of spareFlotillas(view, side)) {
    const counter = theatre.flotillas.get(flotilla)!;
    for (const port of ports) {
      const fit = lying
        .filter(
          (one) => one.port!.at === port && counter.contingents.includes(hullsOf(theatre, one.id).contingent),
        )
        .filter((one) => counter.galleysOnly !== true || hullsOf(theatre, one.id).class === 'G')
        .map(({ id }) => id);
      if (fit.length > 0) yield { do: 'form', flotilla, squadrons: fit, flotillas: [] };
      if (fit.length > 2) yield { do: 'form', flotilla, squadrons: fit.slice(0, 2), flotillas: [] };
    }
  }
  const tops = topFormations(forces).filter(({ kind }) => kind === 'flotilla' || kind === 'squadron');
  // 11.152: those about to enter the map.
  const coming = tops.filter(({ due, kind }) => due !== undefined && kind === 'squadron');
  for (const flotilla of coming.length === 0 ? [] : spareFlotillas(view, side))
    for (const at of new Set(coming.map(({ place }) => place.at)))
      yield {
        do: 'form',
        flotilla,
        squadrons: coming.filter(({ place }) => place.at === at).flatMap(({ squadrons }) => squadrons),
        flotillas: [],
      };
  for (const squadron of lying.filter(({ id }) => forces.newcomers?.includes(id) === true))
    for (const to of tops) yield { do: 'subordinate', formation: squadron.id, to: to.id };
  for (const formation of tops)
    for (const to of tops) yield { do: 'subordinate', formation: formation.id, to: to.id };
  const flotillas = Object.values(forces.formations).filter(({ kind }) => kind === 'flotilla');
  for (const { id } of flotillas) {
    yield { do: 'detach', formation: id };
    for (const leader of Object.keys(forces.leaders)) yield { do: 'post', leader, flotilla: id };
  }
  for (const contingent of theatre.module.requests?.arrivals ?? []) {
    yield { do: 'request', contingent: contingent.contingent, prestige: false };
    yield { do: 'request', contingent: contingent.contingent, prestige: true };
  }
  for (const from of Object.values(forces.squadrons))
    for (const to of Object.values(forces.squadrons))
      if (from.sail <= 2) yield { do: 'transfer', from: from.id, to: to.id, sail: 1 };
  for (const { id } of Object.values(forces.squadrons)) {
    yield { do: 'drop', squadron: id };
    yield { do: 'send-home', squadron: id };
  }
  for (const { id } of flotillas) yield { do: 'unform', flotilla: id };
  for (const leader of Object.keys(forces.leaders)) {
    yield { do: 'relieve', leader };
    yield { do: 'ransom', leader };
    yield { do: 'merit', leader };
  }
  for (const command of theatre.sides.get(side)!.commands)
    for (const rank of ['commodore', 'admiral'] as const)
      yield { do: 'buy-leader', command: command.id, rank };
  for (const [aux, place] of Object.entries(forces.auxiliaries)) {
    if (theatre.auxiliaries.get(aux)?.range === 'U')
      for (const zone of theatre.module.zones) yield { do: 'rebase', aux, to: zone.id };
    if (place.in === 'port' || place.in === 'formation')
      for (const { id } of tops) yield { do: 'transfer-auxiliary', aux, to: { formation: id } };
  }
}

export function* reorganisations(view: View): Iterable<AnswerTo<'reorganise'>> {
  yield { acts: [], done: true };
  let count = 0;
  for (const act of possible(view)) {
    if (checkAct(view, view.side!, act, { free: false, at: null }) !== null) continue;
    yield { acts: [act], done: true };
    yield { acts: [act], done: false };
    if (++count >= MOST) return;
  }
}

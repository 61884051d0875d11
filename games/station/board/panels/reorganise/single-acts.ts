/** Everything that is done with one press in a Reorganisation, by kind, lawful ones alone. */
import { convoyActs } from '../../../rules/convoys/convoy-acts.ts';
import { checkAct } from '../../../rules/reorganisation/acts.ts';
import { ADMINISTRATION } from '../../../rules/reorganisation/reorganisation.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import type { ReorganisationAct } from '../../../rules/world/asks.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';

export const isLawful = (view: View, act: ReorganisationAct): boolean =>
  checkAct(view, view.side!, act, ADMINISTRATION) === null;

/** Posting, relieving, ransoming, asking for and recommending officers. */
export function officerActs(view: View): ReorganisationAct[] {
  const side = view.side!;
  const { leaders, formations } = ownForces(view);
  const acts: ReorganisationAct[] = [];
  for (const leader of Object.keys(leaders)) {
    for (const { id, kind } of Object.values(formations))
      if (kind === 'flotilla') acts.push({ do: 'post', leader, flotilla: id });
    acts.push({ do: 'ransom', leader }, { do: 'merit', leader }, { do: 'relieve', leader });
  }
  for (const { id } of theatreOf(view).sides.get(side)!.commands) {
    const holder = view.stations[id];
    if (holder != null) acts.push({ do: 'relieve', leader: holder, station: id });
  }
  const commands = theatreOf(view)
    .sides.get(side)!
    .commands.map(({ id }) => id);
  for (const command of commands.length === 0 ? [side] : commands)
    for (const rank of ['commodore', 'admiral'] as const) acts.push({ do: 'buy-leader', command, rank });
  return acts.filter((act) => isLawful(view, act));
}

/** What is asked of those at home, sent there or hired. */
export function homeActs(view: View): ReorganisationAct[] {
  const acts: ReorganisationAct[] = [{ do: 'hire' }];
  for (const { contingent } of theatreOf(view).module.requests?.arrivals ?? [])
    for (const prestige of [false, true]) acts.push({ do: 'request', contingent, prestige });
  for (const squadron of Object.keys(ownForces(view).squadrons)) acts.push({ do: 'send-home', squadron });
  return acts.filter((act) => isLawful(view, act));
}

export const tradeActs = (view: View): ReorganisationAct[] =>
  [...convoyActs(view)].filter((act) => act.do !== 'hire' && isLawful(view, act));

/** What may be done with one Flotilla, or Squadron by itself, and with what is in it. */
export function formationActs(view: View, id: string): ReorganisationAct[] {
  const { formations } = ownForces(view);
  const acts: ReorganisationAct[] = [
    ...Object.values(formations)
      .filter(({ kind }) => kind === 'flotilla')
      .map(({ id: to }) => ({ do: 'subordinate' as const, formation: id, to })),
    { do: 'detach', formation: id },
    ...(formations[id]?.squadrons ?? []).map((squadron) => ({ do: 'drop' as const, squadron })),
    { do: 'unform', flotilla: id },
  ];
  return acts.filter((act) => isLawful(view, act));
}

/** Sail from one Squadron to others of its Class and Contingent, any number, or to a counter not in play. */
export function transfers(view: View, from: string): Extract<ReorganisationAct, { do: 'transfer' }>[] {
  const { squadrons } = ownForces(view);
  const { hulls } = theatreOf(view);
  const own = hulls.get(from);
  const sail = squadrons[from]?.sail ?? 0;
  return [...hulls]
    .filter(([to, into]) => to !== from && into.class === own?.class && into.contingent === own.contingent)
    .flatMap(([to]) =>
      Array.from({ length: sail }, (_, n) => ({ do: 'transfer' as const, from, to, sail: n + 1 })),
    );
}

/** Those that are lawful; of counters not in play one is as good as another. */
export function transferActs(view: View, from: string): ReorganisationAct[] {
  const { squadrons } = ownForces(view);
  const lawful = transfers(view, from).filter((act) => isLawful(view, act));
  const fresh = lawful.find(({ to }) => squadrons[to] === undefined)?.to;
  return lawful.filter(({ to }) => squadrons[to] !== undefined || to === fresh);
}

export function auxiliaryActs(view: View, aux: string): ReorganisationAct[] {
  const { module } = theatreOf(view);
  const acts: ReorganisationAct[] = [
    ...Object.keys(ownForces(view).formations).map((formation) => ({
      do: 'transfer-auxiliary' as const,
      aux,
      to: { formation },
    })),
    ...module.ports.map(({ id }) => ({ do: 'transfer-auxiliary' as const, aux, to: { port: id } })),
    ...[...module.ports, ...module.zones].map(({ id }) => ({ do: 'rebase' as const, aux, to: id })),
  ];
  const lawful = acts.filter((act) => isLawful(view, act));
  // A Port that can be Rebased to needs no Transfer, which may fail.
  return lawful.filter(
    (act) =>
      act.do !== 'transfer-auxiliary' ||
      !('port' in act.to) ||
      !lawful.some((other) => other.do === 'rebase' && 'port' in act.to && other.to === act.to.port),
  );
}

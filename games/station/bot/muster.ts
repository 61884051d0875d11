/** Reinforcements and Reorganisation (11.1): Flotillas of a size for the Orders there are, and what may be asked for. */
import { isPirate } from '../rules/auxiliaries/auxiliary.ts';
import { escortOrder, freeAt } from '../rules/convoys/gathered-escort.ts';
import type { ConvoyGroup } from '../rules/module/organisations.ts';
import type { CommandId, FormationId, PortId } from '../rules/module/vocabulary.ts';
import { suits } from '../rules/orders/force-needed.ts';
import { mayCommand } from '../rules/organisation/seniority.ts';
import { spareFlotillas } from '../rules/reorganisation/act-forming.ts';
import { checkAct } from '../rules/reorganisation/acts.ts';
import { ADMINISTRATION, roundsAt } from '../rules/reorganisation/reorganisation.ts';
import type { ReorganisationAct } from '../rules/world/asks.ts';
import type { Formation, Squadron } from '../rules/world/forces.ts';
import { controlLoad, controlOf, hullsOf, squadronsIn } from '../rules/world/formations.ts';
import { hullOwner } from '../rules/world/theatre.ts';
import { type Answerer, type Desk, isMoored, lineOf, shipsAtHand, squadronsOf, worthMost } from './desk.ts';
import { isFor, letGo } from './divisions.ts';
import { sendHome } from './docks.ts';
import { bringTogether, gathering, reserved } from './gathering.ts';
import { hostile, strengthOf } from './menace.ts';
import { safest } from './routes.ts';
import { joinWorn } from './salvage.ts';

/** Rounds of acts after which a commander leaves it at that. */
const ROUNDS = 12;

const may = ({ view, side }: Desk, act: ReorganisationAct): boolean =>
  checkAct(view, side, act, ADMINISTRATION) === null;

/** Squadrons that Fit Out by themselves, by Port and Command. */
function lying(
  desk: Desk,
): { readonly port: PortId; readonly command: CommandId | null; readonly squadrons: Squadron[] }[] {
  const groups = new Map<string, { port: PortId; command: CommandId | null; squadrons: Squadron[] }>();
  for (const one of Object.values(desk.forces.squadrons)) {
    if (one.port?.state !== 'FittingOut') continue;
    const { contingent, class: sort } = hullsOf(desk.theatre, one.id);
    if (desk.view.contingents[contingent] !== desk.side) continue;
    const command = hullOwner(desk.theatre, one.id);
    const key = `${one.port.at} ${command} ${sort === 'G'}`;
    const group = groups.get(key) ?? { port: one.port.at, command, squadrons: [] };
    group.squadrons.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** As many as make up the Force, the largest first; a Flagship only beside others. */
function crew(desk: Desk, squadrons: readonly Squadron[]): Squadron[] {
  const sorted = squadrons.toSorted(
    (a, b) =>
      Number(hullsOf(desk.theatre, a.id).flagship) - Number(hullsOf(desk.theatre, b.id).flagship) ||
      b.sail - a.sail ||
      a.dp - b.dp,
  );
  const chosen: Squadron[] = [];
  for (const one of sorted)
    if (chosen.length === 0 || lineOf(desk, chosen) < desk.temper.mass) chosen.push(one);
  return chosen;
}

/** Detachments first: Flags are for those who lead many. */
const KINDS = ['Detachment', 'Flag', 'GrandFlag'];

function form(desk: Desk): ReorganisationAct | null {
  const { theatre } = desk;
  const spare = spareFlotillas(desk.view, desk.side).toSorted(
    (a, b) => KINDS.indexOf(theatre.flotillas.get(a)!.kind) - KINDS.indexOf(theatre.flotillas.get(b)!.kind),
  );
  for (const { squadrons } of lying(desk))
    for (const flotilla of spare) {
      const counter = theatre.flotillas.get(flotilla)!;
      const fit = squadrons.filter(({ id }) => {
        const { contingent, class: sort } = hullsOf(theatre, id);
        return counter.contingents.includes(contingent) && (counter.galleysOnly !== true || sort === 'G');
      });
      if (fit.length === 0) continue;
      const act: ReorganisationAct = {
        do: 'form',
        flotilla,
        squadrons: crew(desk, fit).map(({ id }) => id),
        flotillas: [],
      };
      if (may(desk, act)) return act;
    }
  return null;
}

/** 11.152: what is about to enter the map, into a Flotilla that lies there if it can be kept in hand, else into one of its own. */
function welcome(desk: Desk): ReorganisationAct | null {
  const { forces, view, side, theatre } = desk;
  const coming = Object.values(forces.formations).filter(
    ({ due, kind, under }) => due !== undefined && kind === 'squadron' && under === null,
  );
  for (const { id, place, squadrons } of coming) {
    const host = shipsAtHand(desk).find(
      (one) =>
        one.kind === 'flotilla' &&
        one.place.at === place.at &&
        controlOf(view, side, one.id) >=
          controlLoad(theatre, [
            ...squadronsIn(forces, one.id),
            ...squadrons.map((squadron) => ({ id: squadron })),
          ]) &&
        may(desk, { do: 'subordinate', formation: id, to: one.id }),
    );
    if (host !== undefined) return { do: 'subordinate', formation: id, to: host.id };
  }
  const kinds = (flotilla: FormationId): number => KINDS.indexOf(theatre.flotillas.get(flotilla)!.kind);
  for (const at of new Set(coming.map(({ place }) => place.at)))
    for (const flotilla of spareFlotillas(view, side).toSorted((a, b) => kinds(a) - kinds(b))) {
      const together = coming.filter(({ place }) => place.at === at).flatMap(({ squadrons }) => squadrons);
      const act: ReorganisationAct = { do: 'form', flotilla, squadrons: together, flotillas: [] };
      if (may(desk, act)) return act;
    }
  return null;
}

/** A large Flotilla in Port gives up a Squadron for one more, if there is an officer for it. */
function divide(desk: Desk): ReorganisationAct[] {
  const free = spareFlotillas(desk.view, desk.side);
  const kept = reserved(desk);
  for (const formation of shipsAtHand(desk)) {
    if (kept.includes(formation.id) || isFor(desk, formation)) continue;
    if (formation.kind !== 'flotilla' || formation.execution !== null || !isMoored(formation)) continue;
    const squadrons = formation.squadrons.map((id) => desk.forces.squadrons[id]!);
    const total = lineOf(desk, squadrons);
    const leaving = squadrons
      .filter(
        (one) => !hullsOf(desk.theatre, one.id).flagship && total - lineOf(desk, [one]) >= desk.temper.mass,
      )
      .toSorted((a, b) => b.sail - a.sail || a.dp - b.dp)[0];
    if (leaving === undefined || lineOf(desk, [leaving]) < 2) continue;
    const flotilla = free.find((id) => takes(desk, id, formation, leaving));
    if (flotilla === undefined) continue;
    const drop: ReorganisationAct = { do: 'drop', squadron: leaving.id };
    if (!may(desk, drop)) continue;
    return [drop, { do: 'form', flotilla, squadrons: [leaving.id], flotillas: [] }];
  }
  return [];
}

function takes(desk: Desk, id: FormationId, from: Formation, squadron: Squadron): boolean {
  const { theatre, view, side, forces } = desk;
  const counter = theatre.flotillas.get(id)!;
  if (counter.kind === 'GrandFlag' || counter.combined !== undefined || counter.galleysOnly === true)
    return false;
  if (!counter.contingents.includes(hullsOf(theatre, squadron.id).contingent)) return false;
  return (
    from.id !== id &&
    Object.entries(forces.leaders).some(
      ([leader, { at }]) => at === 'mess' && mayCommand(view, side, leader, id),
    )
  );
}

/** M7.3: for nothing, where the dice have more to give than to take. */
function request(desk: Desk): ReorganisationAct | null {
  const { theatre, view, side, forces } = desk;
  if (forces.requests.season > 1 || forces.desk.tried.includes('request')) return null;
  for (const { contingent } of theatre.module.requests?.arrivals ?? []) {
    const act = { do: 'request', contingent, prestige: false } as const;
    if (
      theatre.contingents.get(contingent)?.side === side &&
      view.contingents[contingent] === side &&
      may(desk, act)
    )
      return act;
  }
  return null;
}

/** Who lies in the Port where a Convoy gathers and could go with it: the one with most Sail, four being enough. */
function escortAt(desk: Desk, group: ConvoyGroup, at: PortId): FormationId | null {
  const { forces, theatre, view, side } = desk;
  const order = escortOrder(theatre, group);
  if (order === undefined) return null;
  return worthMost(
    freeAt(forces, at).filter((id) => suits(view, side, id, order) === null),
    (id) =>
      Math.min(
        4,
        squadronsOf(desk, id).reduce((sum, { sail }) => sum + sail, 0),
      ),
  );
}

/** Whether somebody stronger than those who would go with it lies before the Port. */
const watched = (desk: Desk, escort: FormationId, at: PortId): boolean =>
  hostile(desk)
    .filter(({ place }) => place.at === at && place.berth === 'sea')
    .reduce((sum, token) => sum + strengthOf(token), 0) > lineOf(desk, squadronsOf(desk, escort));

/** 10.16: Convoys that are one's own to gather, if there is somebody to go with them; Galleys keep to the coast (5.27). */
function convoys(desk: Desk): ReorganisationAct | null {
  const { theatre, side, date, left, temper } = desk;
  // The Winter's gales would have them.
  if (left < 3 || (date.turn < temper.spring - 1 && left > 8)) return null;
  for (const group of theatre.module.convoys) {
    if (group.side !== side || group.kind !== 'troop') continue;
    const at = group.assembles[0]!.at;
    const escort = escortAt(desk, group, at);
    if (escort === null || watched(desk, escort, at)) continue;
    const galleys = squadronsOf(desk, escort).some(({ id }) => hullsOf(theatre, id).class === 'G');
    const routes = group.routes.filter(({ path }) => !galleys || !path.some((one) => theatre.zones.has(one)));
    if (routes.length === 0) continue;
    const act = { do: 'assemble', group: group.group, route: safest(desk, { routes }), escort } as const;
    if (may(desk, act)) return act;
  }
  return null;
}

/** M6.2: corsairs to where most of them stir. */
function corsairs(desk: Desk): ReorganisationAct | null {
  const { view, theatre, forces } = desk;
  const rules = theatre.module.corsairs;
  if (rules === undefined) return null;
  for (const [aux, place] of Object.entries(forces.auxiliaries)) {
    if (place.in !== 'available' || !isPirate(view, aux)) continue;
    const manned = (port: PortId): boolean =>
      Object.values(forces.auxiliaries).some((one) => one.in === 'port' && one.port === port);
    const bases = [...rules.bases].toSorted((a, b) => Number(manned(a)) - Number(manned(b)));
    for (const port of bases) {
      const act = { do: 'base', aux, port } as const;
      if (may(desk, act)) return act;
    }
  }
  return null;
}

function organise(desk: Desk): ReorganisationAct[] {
  const allowed = (act: ReorganisationAct): boolean => may(desk, act);
  const fleet = gathering(desk);
  const together = fleet === null ? null : bringTogether(desk, fleet, allowed);
  if (together !== null) return [together];
  const newly = welcome(desk);
  if (newly !== null) return [newly];
  return [letGo(desk, allowed) ?? [], form(desk) ?? [], divide(desk)].flat();
}

export const answerReorganise: Answerer<'reorganise'> = (desk) => {
  if (roundsAt(desk.forces.desk) >= ROUNDS) return { acts: [], done: true };
  const allowed = (act: ReorganisationAct): boolean => may(desk, act);
  const first =
    corsairs(desk) ??
    (desk.temper.orders ? (convoys(desk) ?? sendHome(desk, allowed)) : null) ??
    request(desk);
  const acts = first !== null ? [first] : desk.temper.organises ? organise(desk) : [];
  if (acts.length === 0) {
    const worn = joinWorn(desk, allowed);
    if (worn.length > 0) return { acts: worn, done: false };
  }
  return acts.length === 0
    ? { acts: [], done: true }
    : { acts: acts.slice(0, acts[0]!.do === 'drop' ? 2 : 1), done: false };
};

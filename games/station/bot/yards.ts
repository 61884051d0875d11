/** Wear and repair (11.2, 11.3): who is laid up, who comes out again, whose damage is made good. */
import { isFriendlyPort } from '../rules/chart/politics.ts';
import type { PortId, SquadronId } from '../rules/module/vocabulary.ts';
import type { Squadron } from '../rules/world/forces.ts';
import { hullsOf, lyingAt, stateOf, topOf } from '../rules/world/formations.ts';
import { hullOwner } from '../rules/world/theatre.ts';
import { rollsAt } from '../rules/yards/dockyard.ts';
import { roomAt } from '../rules/yards/lay-up.ts';
import { bestEscort, escortsWanted } from './convoys-expected.ts';
import { type Answerer, type Desk, isMoored, leastMargin, marginOf, squadronsOf, worthMost } from './desk.ts';
import { homebound } from './docks.ts';
import { laidUpFor } from './fleet-orders.ts';
import { idleFormations } from './hand.ts';
import { escortsKept, isThrifty, keptReady } from './readiness.ts';
import { hulksSaved } from './salvage.ts';

/** Shares of the damage a Squadron can bear: fit to come out, worn enough to be laid up. */
interface Limits {
  readonly sound: number;
  readonly worn: number;
}
/** With little of the match left there is nothing to save ships for, unless what is left of them counts at its end. */
const LONG: Limits = { sound: 0.45, worn: 0.65 };
const END: Limits = { sound: 0.85, worn: 1.2 };
const spares = ({ temper, view }: Desk): boolean => temper.saves && view.scenario.fleetCounts === true;
function limitsOf(desk: Desk): Limits {
  if (desk.last > 16) return LONG;
  return desk.last > 6 || spares(desk) ? desk.temper.scales : END;
}

const share = ({ theatre }: Desk, { id, dp }: Squadron): number => dp / hullsOf(theatre, id).dr;

/** Two Turns are needed to fit out, form and give Orders. */
const wintering = ({ date, temper, last }: Desk): boolean => date.turn < temper.spring - 2 && last > 8;

export const answerDockyard: Answerer<'dockyard'> = (desk) => {
  const { view, side, forces, temper } = desk;
  const ordinary = Object.values(forces.squadrons).filter(({ port }) => port?.state === 'InOrdinary');
  const { held, called } = laidUpFor(desk);
  const fit = (one: Squadron): boolean => {
    if (temper.orders && called.includes(one.id)) return true;
    if (view.contingents[hullsOf(desk.theatre, one.id).contingent] !== side) return false;
    if (!temper.orders) return one.dp === 0;
    if (held.includes(one.id)) return false;
    // A Flagship is slow, and of use beside others only.
    if (wintering(desk) || hullsOf(desk.theatre, one.id).flagship) return false;
    return desk.last >= 3 && share(desk, one) <= limitsOf(desk).sound;
  };
  const home = homebound(desk).filter((one) => temper.orders && ordinary.includes(one));
  const back = [...new Set([...ordinary.filter(fit), ...escorts(desk, ordinary), ...home])].map(
    ({ id }) => id,
  );
  const ports = [...new Set(ordinary.map(({ port }) => port!.at))];
  const repair = ports
    .filter((port) => view.ports[port]?.side === side && view.ports[port]!.noRepairUntil <= view.turn)
    .filter(() => view.scenario.only?.without?.includes('repairs') !== true)
    .map((port) => ({
      port,
      squadrons: lyingAt(forces, port, 'InOrdinary')
        .filter(({ id, dp }) => dp > 0 && !back.includes(id))
        .toSorted((a, b) => marginOf(desk, a) - marginOf(desk, b) || b.sail - a.sail)
        .slice(0, rollsAt(view, side, port))
        .map(({ id }) => id),
    }))
    .filter(({ squadrons }) => squadrons.length > 0);
  return { back, repair, prestige: 0, hulk: temper.orders ? hulks(desk) : [] };
};

/** A Convoy without an Escort, and nobody to be sent: the soundest of those laid up. */
function escorts(desk: Desk, ordinary: readonly Squadron[]): Squadron[] {
  const { theatre, view, side, temper } = desk;
  const wanted = escortsWanted(desk);
  const strong = idleFormations(desk).filter((id) => leastMargin(desk, squadronsOf(desk, id)) >= 3);
  const provided = temper.provides
    ? wanted.every((order) => bestEscort(desk, order, strong) !== null)
    : strong.length > 0;
  if (wanted.length === 0 || !temper.orders || provided) return [];
  const found = worthMost(
    ordinary.filter(({ id }) => {
      const { contingent, flagship } = hullsOf(theatre, id);
      return view.contingents[contingent] === side && !(temper.thrift && flagship);
    }),
    (one) => marginOf(desk, one) + Math.min(4, one.sail),
  );
  return found === null ? [] : [found];
}

/** 11.34: in the last Year a worn Squadron is worth more with fewer Sail that can go to sea. */
function hulks(desk: Desk): { squadron: SquadronId; sail: number }[] {
  const { forces, theatre, last } = desk;
  if (spares(desk)) return hulksSaved(desk);
  if (last > 13 || last < 3) return [];
  return Object.values(forces.squadrons)
    .filter((one) => stateOf(forces, one) !== 'Ready' && one.sail > 1 && marginOf(desk, one) <= 1)
    .filter(({ id }) => {
      const { flagship, corsair } = hullsOf(theatre, id);
      return !flagship && corsair === undefined && !keepsForce(desk, id);
    })
    .map(({ id }) => ({ squadron: id, sail: 1 }));
}

/** Whether its Formation has an Order that it might fail with fewer Sail. */
const keepsForce = ({ forces }: Desk, id: SquadronId): boolean => {
  const { formation } = forces.squadrons[id]!;
  return formation !== null && topOf(forces, formation).execution !== null;
};

const portOf = ({ forces }: Desk, { port, formation }: Squadron): PortId | null => {
  if (port !== null) return port.at;
  const top = formation === null ? null : topOf(forces, formation);
  return top !== null && isMoored(top) ? top.place.at : null;
};

/** Who is worn and has nothing to do. */
export const layUp: Answerer<'lay-up'> = (desk) => {
  const { view, side, forces, temper, theatre } = desk;
  const ready = isThrifty(desk) ? keptReady(desk) : null;
  const escorting = temper.provides ? escortsKept(desk) : new Set<SquadronId>();
  const tired = (one: Squadron): boolean => {
    // 10.232: Corsairs are never laid up.
    if (hullsOf(theatre, one.id).corsair !== undefined) return false;
    const top = one.formation === null ? null : topOf(forces, one.formation);
    if (top !== null && top.execution !== null) return false;
    if (!temper.orders) return one.dp > temper.idle;
    if (homebound(desk).includes(one)) return false;
    if (ready !== null && !ready.has(one.id)) return true;
    if (escorting.has(one.id)) return false;
    return share(desk, one) > limitsOf(desk).worn || (wintering(desk) && one.dp > 0);
  };
  const going = new Map<PortId, number>();
  const squadrons = Object.values(forces.squadrons)
    .filter((one) => stateOf(forces, one) === 'FittingOut' && tired(one))
    .filter((one) => {
      const port = portOf(desk, one);
      if (port === null || !isFriendlyPort(view, side, hullOwner(theatre, one.id), port)) return false;
      const count = (going.get(port) ?? 0) + 1;
      if (count > roomAt(view, port)) return false;
      going.set(port, count);
      return true;
    })
    .map(({ id }) => id);
  return { squadrons };
};

/** The Port with least to repair in it. */
export const namePort: Answerer<'name-port'> = (desk) => {
  const { view, side, theatre, forces } = desk;
  const ports = theatre.module.ports
    .filter(({ id, kind }) => kind === 'key' && view.ports[id]?.side === side)
    .toSorted(
      (a, b) => lyingAt(forces, a.id, 'InOrdinary').length - lyingAt(forces, b.id, 'InOrdinary').length,
    );
  return ports[0] === undefined ? null : { port: ports[0].id };
};

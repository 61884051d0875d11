/**
 * What is saved of ships that are past bearing more (7.351). Each Squadron is looked at once a Turn however many Sail it
 * has, so that two of them made into one lose half as many (3.26); and a Sail given up as a hulk takes so much damage with
 * her that the others live (11.343).
 */
import type { PortId, SquadronId } from '../rules/module/vocabulary.ts';
import type { ReorganisationAct } from '../rules/world/asks.ts';
import type { Squadron } from '../rules/world/forces.ts';
import { hullsOf, portOf, stateOf, topOf } from '../rules/world/formations.ts';
import { hulkValue, rollsAt } from '../rules/yards/dockyard.ts';
import { type Desk, isMoored, marginOf, worthMost } from './desk.ts';
import { wasting } from './wasting.ts';

/** Damage Points that a roll of the yards takes off on the average. */
const MENDED = 1;
/** Turns of a Quarter. */
const QUARTER = 4;

/** Ordinary Squadrons that lie in a Port and are free to be changed, by Port, Contingent and Class. */
function groups({ forces, theatre, view, side }: Desk): Squadron[][] {
  const found = new Map<string, Squadron[]>();
  for (const one of Object.values(forces.squadrons)) {
    const { contingent, class: sort, flagship, corsair } = hullsOf(theatre, one.id);
    if (flagship || corsair !== undefined || view.contingents[contingent] !== side) continue;
    const top = one.formation === null ? null : topOf(forces, one.formation);
    if (top !== null && (top.execution !== null || !isMoored(top))) continue;
    const at = one.port?.at ?? top?.place.at;
    if (at === undefined) continue;
    const key = `${at} ${contingent} ${sort}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()];
}

const lossOf = (desk: Desk, dp: number, one: Squadron, sail: number, mended: number): number =>
  wasting(dp, hullsOf(desk.theatre, one.id).dr, sail, desk.last, mended);

/** Sail that are saved when one Squadron is made part of another; null where she can't be. */
function saved(desk: Desk, donor: Squadron, into: Squadron): number | null {
  const { dr, capacity } = hullsOf(desk.theatre, into.id);
  if (donor === into || donor.sail + into.sail > capacity || donor.sail > into.sail) return null;
  const dp = Math.max(donor.dp, into.dp);
  const gain =
    lossOf(desk, donor.dp, donor, donor.sail, 0) +
    lossOf(desk, into.dp, into, into.sail, 0) -
    lossOf(desk, dp, into, donor.sail + into.sail, 0);
  // The yards have one to mend instead of two.
  const worn = Math.min(donor.dp / hullsOf(desk.theatre, donor.id).dr, into.dp / dr);
  const { alike, spent } = desk.temper.scales;
  const relief = worn >= spent && Math.abs(donor.dp - into.dp) <= alike ? 0.2 + 0.01 * donor.dp : 0;
  return gain + (gain > -0.1 ? relief : 0);
}

/** What is worth the asking, in Sail. */
const WORTH = 0.15;

/** Squadrons made one of two, each once. */
export function joinWorn(desk: Desk, may: (act: ReorganisationAct) => boolean): ReorganisationAct[] {
  if (!desk.temper.salvages) return [];
  const taken = new Set<SquadronId>();
  const acts: ReorganisationAct[] = [];
  for (const group of groups(desk)) {
    for (;;) {
      const free = group.filter(({ id }) => !taken.has(id));
      const pairs = free.flatMap((donor) =>
        free.flatMap((into) => {
          const worth = saved(desk, donor, into);
          const act = { do: 'transfer', from: donor.id, to: into.id, sail: donor.sail } as const;
          return worth === null || worth < WORTH || !may(act) ? [] : [{ worth, act }];
        }),
      );
      const best = worthMost(pairs, ({ worth }) => worth);
      if (best === null) break;
      acts.push(best.act);
      taken.add(best.act.from).add(best.act.to);
    }
  }
  return acts;
}

/** Damage Points that the yards of a Port will take off a Squadron in a Turn, so many others being served before. */
function mendedIn({ theatre, view }: Desk, id: PortId, before: number): number {
  const { repair, repairBefore } = theatre.ports.get(id)!;
  const waits = repairBefore !== undefined && view.events[repairBefore.event]?.implemented !== true;
  const { rolls, per } = waits ? repairBefore : repair;
  return before < rolls ? (per === 'turn' ? MENDED : MENDED / QUARTER) : 0;
}

/** Sail given up so that more of the same Squadron live to the end. */
export function hulksSaved(desk: Desk): { squadron: SquadronId; sail: number }[] {
  const { forces, theatre, view, side, last } = desk;
  if (!desk.temper.salvages || last < 1) return [];
  const worn = groups(desk)
    .flat()
    .filter((one) => marginOf(desk, one) <= 0);
  return worn.flatMap((one) => {
    const port = portOf(forces, one)!;
    const before = worn.filter(
      (other) => portOf(forces, other) === port && marginOf(desk, other) < marginOf(desk, one),
    ).length;
    // Who has just come in is laid up before the yards can do anything for her.
    const rolls = stateOf(forces, one) === 'InOrdinary' ? rollsAt(view, side, port) : 0;
    const dp = one.dp - (before < rolls ? MENDED : 0);
    const value = hulkValue(hullsOf(theatre, one.id).class);
    const cost = (sail: number): number =>
      sail + lossOf(desk, dp - value * sail, one, one.sail - sail, mendedIn(desk, port, before));
    const counts = Array.from({ length: one.sail }, (_, sail) => sail);
    const best = worthMost(counts, (sail) => -cost(sail)) ?? 0;
    return best > 0 && cost(best) < cost(0) - WORTH ? [{ squadron: one.id, sail: best }] : [];
  });
}

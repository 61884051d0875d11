/** What the calendar sends and calls away (11.12), packages of Events, and ships that come back from home. */
import { toRecovery } from '../auxiliaries/recovery.ts';
import type { Package, ScheduleEntry } from '../module/organisations.ts';
import type { AuxId, ContingentId, LocationId, SailClass, SideId, SquadronId } from '../module/vocabulary.ts';
import { takeSail } from '../umpire/damage.ts';
import { type Context, today } from '../umpire/phase.ts';
import { type Arrival, forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { dissolveEmpty, relieveTo } from './organisation.ts';
import { holderOf, newSquadrons, receiveSail, withdrawSail } from './sail-received.ts';

export const countsNow = (
  tally: Readonly<Partial<Record<SailClass, number>>> | undefined,
): [SailClass, number][] => Object.entries(tally ?? {}) as [SailClass, number][];

/** 11.153, M7.1: Squadrons that come in from the sea, a die for each for the DPs of the voyage; their owner's secret. */
function wornBySea(
  world: State,
  context: Context,
  side: SideId,
  coming: readonly { readonly id: SquadronId; readonly sail: number }[],
): Arrival['squadrons'] {
  const table = theatreOf(world).module.requests?.arrivalDp ?? [];
  const dice = coming.map(() => context.d10());
  const worn = coming.map((one, index) => ({
    ...one,
    dp: table.find(({ die: [from, to] }) => dice[index]! >= from && dice[index]! <= to)?.dp ?? 0,
  }));
  const squadrons = worn.map(({ id: squadron, dp }) => ({ squadron, dp, total: dp }));
  context.tellSide(side, { kind: 'attrition', rule: '11.153', dice, side, why: 'voyage', squadrons }, null);
  return worn;
}

/** 11.133: Squadrons that have come in this Step, and nothing of which was there before. */
function note(world: State, side: SideId, isNew: (id: SquadronId) => boolean): void {
  const forces = forcesOf(world, side);
  forces.newcomers = [...(forces.newcomers ?? []), ...Object.keys(forces.squadrons).filter(isNew)];
}

/** At a Port they Fit Out with no DPs; from the sea they come next Turn, worn by the voyage. Says what was placed. */
export function arriveUnits(
  world: State,
  context: Context,
  contingent: ContingentId,
  add: Readonly<Partial<Record<SailClass, number>>> | undefined,
  at: LocationId,
): void {
  const side = holderOf(world, contingent);
  const theatre = theatreOf(world);
  if (theatre.ports.has(at)) {
    // 11.14: forfeit if the Port is no longer Friendly.
    if (world.ports[at]!.side !== side) return;
    const before = new Set(Object.keys(forcesOf(world, side).squadrons));
    for (const [sort, sail] of countsNow(add)) receiveSail(world, side, contingent, sort, sail, at);
    note(world, side, (id) => !before.has(id));
    return;
  }
  const squadrons = countsNow(add).flatMap(([sort, sail]) =>
    newSquadrons(world, side, contingent, sort, sail),
  );
  if (squadrons.length === 0) return;
  forcesOf(world, side).arrivals.push({
    turn: world.turn + 1,
    at,
    flotilla: null,
    leader: null,
    squadrons: wornBySea(world, context, side, squadrons),
  });
}

/** 11.16: to the Available Box. */
export function bringAuxiliaries(world: State, ids: readonly AuxId[]): void {
  const theatre = theatreOf(world);
  for (const id of ids) {
    const side = holderOf(world, theatre.auxiliaries.get(id)!.contingent);
    const place = forcesOf(world, side).auxiliaries[id];
    if (place === undefined || place.in === 'future')
      forcesOf(world, side).auxiliaries[id] = { in: 'available' };
  }
}

function bringFlagship(world: State, context: Context, id: SquadronId, at: LocationId): void {
  const theatre = theatreOf(world);
  const side = holderOf(world, theatre.hulls.get(id)!.contingent);
  const forces = forcesOf(world, side);
  if (forces.squadrons[id] !== undefined) return;
  if (theatre.ports.has(at)) {
    forces.squadrons[id] = { id, sail: 1, dp: 0, formation: null, port: { at, state: 'FittingOut' } };
    note(world, side, (one) => one === id);
  } else
    forces.arrivals.push({
      turn: world.turn + 1,
      at,
      flotilla: null,
      leader: null,
      squadrons: wornBySea(world, context, side, [{ id, sail: 1 }]),
    });
}

/** 11.12: the entries of this date (M7.1), those called away too. Officers come by their own dates. */
export function scheduled(world: State, context: Context): void {
  const { year, turn } = today(world);
  for (const entry of theatreOf(world).module.schedule)
    if (entry.year === year && entry.turn === turn) bring(world, context, entry);
}

function bring(world: State, context: Context, entry: ScheduleEntry): void {
  const side = holderOf(world, entry.contingent);
  for (const [sort, sail] of countsNow(entry.withdraw))
    withdrawSail(world, context, entry.contingent, sort, sail);
  for (const id of entry.withdrawFlagships ?? []) {
    if (forcesOf(world, side).squadrons[id] === undefined) continue;
    takeSail(forcesOf(world, side), id, 1);
    dissolveEmpty(world, context, side, false);
  }
  if (entry.at !== null) {
    arriveUnits(world, context, entry.contingent, entry.add, entry.at);
    for (const id of entry.flagships ?? []) bringFlagship(world, context, id, entry.at);
    if (entry.add !== undefined || entry.flagships !== undefined)
      context.tellSide(
        side,
        {
          kind: 'reinforcements',
          rule: '11.12',
          side,
          contingent: entry.contingent,
          add: entry.add ?? {},
          at: entry.at,
        },
        { kind: 'reinforcements', rule: '11.12', side, contingent: entry.contingent },
      );
  }
  bringAuxiliaries(world, entry.auxiliaries ?? []);
}

const packageOf = (world: State, id: string): Package | undefined =>
  theatreOf(world).module.packages.find((one) => one.id === id);

/** An Event's package comes: Formed as one Flotilla at the start of the next Turn (11.15). */
export function receivePackage(world: State, context: Context, id: string): void {
  const pack = packageOf(world, id);
  if (pack === undefined) return;
  const side = holderOf(world, pack.contingent);
  bringAuxiliaries(world, pack.auxiliaries ?? []);
  if (pack.leader !== undefined) {
    const leader = forcesOf(world, side).leaders[pack.leader];
    // 11.175: also one who was called away before.
    if (leader !== undefined && (leader.at === 'future' || (leader.at === 'gone' && leader.lost !== true)))
      leader.at = pack.flotilla === undefined ? 'mess' : 'posted';
  }
  if (pack.squadrons !== undefined && pack.at !== undefined)
    forcesOf(world, side).arrivals.push({
      turn: world.turn + 1,
      at: pack.at,
      flotilla: pack.flotilla ?? null,
      leader: pack.leader ?? null,
      squadrons: pack.squadrons.map(({ id: squadron, sail, dp }) => ({ id: squadron, sail, dp })),
    });
  context.tell({ kind: 'reinforcements', rule: '11.15', side, contingent: pack.contingent });
}

/** What a package takes away: Sail by M7.2, or all that it once brought. */
export function withdrawPackage(world: State, context: Context, id: string): void {
  const pack = packageOf(world, id);
  if (pack === undefined) return;
  const side = holderOf(world, pack.contingent);
  const forces = forcesOf(world, side);
  for (const [sort, sail] of countsNow(pack.withdraw))
    withdrawSail(world, context, pack.contingent, sort, sail);
  for (const { id: squadron } of pack.squadrons ?? [])
    if (forces.squadrons[squadron] !== undefined) takeSail(forces, squadron, 4);
  forces.arrivals = forces.arrivals.filter(({ flotilla }) => flotilla === null || flotilla !== pack.flotilla);
  for (const aux of pack.auxiliaries ?? []) {
    toRecovery(world, side, aux);
    forces.auxiliaries[aux] = { in: 'future' };
  }
  if (pack.leader !== undefined) relieveTo(world, side, pack.leader, 'gone');
  dissolveEmpty(world, context, side, false);
}

/** A package that was withdrawn comes back: so much Sail at its place, at the start of the next Turn. */
export function returnPackage(world: State, context: Context, id: string): void {
  const pack = packageOf(world, id);
  if (pack?.withdraw === undefined || pack.at === undefined) return;
  const side = holderOf(world, pack.contingent);
  const squadrons = countsNow(pack.withdraw).flatMap(([sort, sail]) =>
    newSquadrons(world, side, pack.contingent, sort, sail),
  );
  if (squadrons.length > 0)
    forcesOf(world, side).arrivals.push({
      turn: world.turn + 1,
      at: pack.at,
      flotilla: null,
      leader: null,
      squadrons: squadrons.map((one) => ({ ...one, dp: pack.dp ?? 0 })),
    });
  context.tell({ kind: 'reinforcements', rule: '11.12', side, contingent: pack.contingent });
}

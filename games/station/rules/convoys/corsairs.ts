/** Corsairs (10.2): who is Active and who plays them, what they cost, and the Contingent that can be hired against them. */
import { toRecovery } from '../auxiliaries/recovery.ts';
import type { AuxId, LocationId, SideId } from '../module/vocabulary.ts';
import { dissolveEmpty, lieIn } from '../organisation/organisation.ts';
import { type Context, seasonOf, sidesOf, today } from '../umpire/phase.ts';
import { countOrders, score } from '../umpire/prestige.ts';
import type { AuxPlace } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, membersOf, topFormations } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { commandOf, otherSide, theatreOf } from '../world/theatre.ts';

const without = (world: World): boolean => world.scenario.only?.without?.includes('corsairs') === true;

/** The side with less Prestige; null where they have as much. */
export function behindInPrestige(world: World): SideId | null {
  const [a, b] = sidesOf(world);
  const lead = world.prestige[a]! - world.prestige[b]!;
  return lead === 0 ? null : lead < 0 ? a : b;
}

/** Auxiliaries of the Contingent that is everybody's Enemy, and whose hands they are in. */
function corsairsOf(
  world: State,
): { readonly side: SideId; readonly aux: AuxId; readonly place: AuxPlace }[] {
  const theatre = theatreOf(world);
  const contingent = theatre.module.corsairs?.contingent;
  return Object.entries(world.forces).flatMap(([side, { auxiliaries }]) =>
    Object.entries(auxiliaries)
      .filter(([aux]) => theatre.auxiliaries.get(aux)!.contingent === contingent)
      .map(([aux, place]) => ({ side, aux, place })),
  );
}

/** 10.213: into the hands of the side that plays them, who sees where they lie. None is on the map between Turns. */
function handTo(world: State, context: Context, to: SideId): void {
  const passing = corsairsOf(world).filter(({ side }) => side !== to);
  for (const { side, aux, place } of passing) {
    delete forcesOf(world, side).auxiliaries[aux];
    forcesOf(world, to).auxiliaries[aux] = place;
  }
  if (passing.length > 0) context.tell({ kind: 'corsairs-handed', rule: '10.213', side: to });
}

/** 10.21, 10.214, M6.1: after the winds of the first Impulse of a Summer or Fall Turn, one die. */
export function rouseCorsairs(world: State, context: Context): void {
  const rules = theatreOf(world).module.corsairs;
  world.corsairs = null;
  if (rules === undefined || without(world)) return;
  const side = behindInPrestige(world) ?? rules.tied;
  handTo(world, context, side);
  if (!rules.seasons.includes(seasonOf(today(world)))) return;
  const die = context.d10();
  const row = rules.activation.find(({ die: [low, high] }) => die >= low && die <= high);
  // 10.215: a base that has been shown force stirs nobody.
  const bases = (row?.bases ?? []).filter((base) => world.ports[base]!.neutralisedUntil <= world.turn);
  world.corsairs = bases.length === 0 ? null : { side, bases };
  context.tell({
    kind: 'corsairs',
    rule: '10.214',
    dice: [die],
    active: bases,
    side: bases.length === 0 ? null : side,
  });
}

const stationedAt = (places: readonly AuxPlace[]): Set<LocationId> =>
  new Set(places.flatMap((place) => (place.in === 'station' ? [place.at] : [])));

/** 10.211, M6.1: one Stationed in a Strait or a Sea Zone is a Failed Order for who does not play them; both if tied. */
function pirates(world: State, context: Context): void {
  const theatre = theatreOf(world);
  const held = corsairsOf(world).filter(
    ({ place }) =>
      place.in === 'station' &&
      (theatre.zones.has(place.at) || theatre.spaces.get(place.at)?.kind === 'strait'),
  );
  if (held.length === 0) return;
  const tied = behindInPrestige(world) === null;
  for (const side of tied ? sidesOf(world) : [otherSide(theatre, held[0]!.side)])
    toll(world, context, side, 1, 'pirates');
}

function toll(
  world: State,
  context: Context,
  side: SideId,
  failed: number,
  why: 'pirates' | 'privateers',
): void {
  context.tell({ kind: 'corsair-toll', rule: '10.211', side, failed, why });
  countOrders(world, context, side, { failed });
}

/** M6.5: every so many places held by a Command's cruisers and privateers. */
function privateers(world: State, context: Context): void {
  const theatre = theatreOf(world);
  const rules = theatre.module.privateers;
  if (rules === undefined || !world.rules.includes(rules.rule)) return;
  const forces = forcesOf(world, otherSide(theatre, rules.against));
  const held = stationedAt(
    Object.entries(forces.auxiliaries)
      .filter(([aux]) => {
        const { contingent, class: sort } = theatre.auxiliaries.get(aux)!;
        return commandOf(theatre, contingent) === rules.command && (sort === 'Fleet' || sort === 'Fleet-50');
      })
      .map(([, place]) => place),
  );
  const failed = Math.floor(held.size / rules.locations);
  if (failed > 0) toll(world, context, rules.against, failed, 'privateers');
}

/** M5.6: how many places of the track are covered by Formations at sea or by Auxiliaries sent there. */
export function coveredBoxes(world: State): number {
  const theatre = theatreOf(world);
  const track = theatre.module.tradeTrack;
  if (track === undefined) return 0;
  const ready = topFormations(forcesOf(world, track.coveredBy)).filter(
    ({ kind, place }) => (kind === 'flotilla' || kind === 'squadron') && place.berth !== 'harbour',
  );
  return track.boxes.filter(
    (box) => world.covered.includes(box) || ready.some(({ place }) => place.at === box),
  ).length;
}

function tradeTrack(world: State, context: Context): void {
  const track = theatreOf(world).module.tradeTrack;
  if (track === undefined || without(world)) return;
  if (!track.turns.includes(today(world).turn) || world.events[track.requires]?.implemented !== true) return;
  const covered = coveredBoxes(world);
  const row = track.result.find(({ covered: [low, high] }) => covered >= low && covered <= high);
  const fulfilled = row?.fulfilled ?? 0;
  context.tell({ kind: 'trade-track', rule: '10.115', covered, fulfilled, side: track.side });
  if (fulfilled > 0) countOrders(world, context, track.side, { fulfilled });
}

/** The end of the Operations Phase, before those Stationed are taken off (6.296). */
export function operationsTolls(world: State, context: Context): void {
  pirates(world, context);
  privateers(world, context);
  tradeTrack(world, context);
}

/** M6.3: till Turn 1 of the next Year. */
export function hireCorsairs(world: State, context: Context): void {
  const hired = theatreOf(world).module.hired!;
  world.hired = true;
  score(world, context, hired.side, -hired.prestige, 'hire');
  context.tell({ kind: 'hired', rule: '12.31', side: hired.side, on: true });
  const forces = forcesOf(world, hired.side);
  for (const aux of hired.auxiliaries) forces.auxiliaries[aux] = { in: 'port', port: hired.base };
}

/** In the Convoy Step of Turn 1 they go home; they may be hired anew in the same Turn. */
export function endHire(world: State, context: Context): void {
  const theatre = theatreOf(world);
  const { hired } = theatre.module;
  if (hired === undefined || !world.hired || today(world).turn !== 1 || world.turn === 0) return;
  const forces = forcesOf(world, hired.side);
  for (const formation of topFormations(forces))
    for (const member of membersOf(forces, formation.id))
      for (const id of [...member.squadrons])
        if (hullsOf(theatre, id).contingent === hired.contingent)
          lieIn(world, hired.side, id, hired.base, 'InOrdinary');
  for (const squadron of Object.values(forces.squadrons))
    if (hullsOf(theatre, squadron.id).contingent === hired.contingent)
      squadron.port = { at: hired.base, state: 'InOrdinary' };
  for (const aux of hired.auxiliaries) {
    toRecovery(world, hired.side, aux);
    forces.auxiliaries[aux] = { in: 'future' };
  }
  world.hired = false;
  dissolveEmpty(world, context, hired.side, false);
  context.tell({ kind: 'hired', rule: '12.31', side: hired.side, on: false });
}

/** Auxiliaries: what each Class may do, where it may be Assigned, how far it reaches (6.11, 6.13, 6.14, 6.15). */
import { weatherKey } from '../chart/lanes.ts';
import { serves } from '../chart/politics.ts';
import { rangesFrom } from '../chart/ranges.ts';
import type { AuxiliaryCounter } from '../module/forces.ts';
import type {
  AuxClass,
  AuxId,
  FormationId,
  LocationId,
  PortId,
  SailClass,
  SideId,
  TaskKind,
} from '../module/vocabulary.ts';
import type { AuxPlace, Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, hullsOf, squadronsIn, topOf } from '../world/formations.ts';
import { keepsFor } from '../world/kept.ts';
import { rankBonus } from '../world/ranks.ts';
import type { World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';

type Classes = readonly AuxClass[];

/** 6.21, 6.22, 6.27, 6.282, 7.12: those that look, follow, raid and Screen. */
const SCOUTS: Classes = ['Fleet', 'Fleet-50', 'Light', 'Galley'];
export const isScout = (sort: AuxClass): boolean => SCOUTS.includes(sort);
/** 6.26, 8.245: those that help a Formation to join a Battle. */
const ASSISTANTS: Classes = ['Fleet', 'Fleet-50', 'Galley'];
export const mayAssist = (sort: AuxClass): boolean => ASSISTANTS.includes(sort);

/** 6.113: who may be Tasked to what; the shore actions are the module's (M10). */
const TASKED: Readonly<Partial<Record<TaskKind, Classes>>> = {
  Search: SCOUTS,
  // 10.18: be the Convoy Scattered or not.
  ConvoyAttack: SCOUTS,
  CounterShadow: SCOUTS,
  // 6.29: all scouts but the Light.
  Station: ['Fleet', 'Fleet-50', 'Galley'],
  Fireship: ['Fireship'],
  Bombard: ['Bomb'],
};
export const classesFor = (theatre: Theatre, task: TaskKind): Classes =>
  TASKED[task] ?? theatre.module.shore.find((action) => action.task === task)?.class ?? [];

/** 6.31, 6.311, 6.312: Auxiliaries that may be Sail instead, and of which Class. */
export const MIXED_ROLE: Readonly<Partial<Record<AuxClass, SailClass>>> = {
  Fleet: 'F',
  'Fleet-50': 'SOL(D)',
};

export function counterOf(world: World, aux: AuxId): AuxiliaryCounter {
  const counter = theatreOf(world).auxiliaries.get(aux);
  if (counter === undefined) throw new Error(`there is no Auxiliary ${aux}`);
  return counter;
}

/** M2.5: only those of unlimited range are Mixed-Role. */
export const isMixedRole = ({ class: sort, range }: AuxiliaryCounter): boolean =>
  range === 'U' && MIXED_ROLE[sort] !== undefined;

/** 10.212, M6.1: of the Contingent that is Enemy to all and played by one side for the Turn; others serve a Fleet. */
export const isPirate = (world: World, aux: AuxId): boolean =>
  theatreOf(world).module.corsairs?.contingent === counterOf(world, aux).contingent;

/** 6.15, 6.151: where the range is unlimited the MA of the Sail it is made of, without the bonus of a MA of five. */
export function rangeOf(world: World, side: SideId, aux: AuxId): number {
  const { range, class: sort, contingent } = counterOf(world, aux);
  const bonus = rankBonus(world, side, 'range');
  if (range !== 'U') return range + bonus;
  const sail = MIXED_ROLE[sort];
  const alike = theatreOf(world).module.squadrons.filter((one) => one.class === sail);
  return (alike.find((one) => one.contingent === contingent) ?? alike[0])!.ma + bonus;
}

/** Where an Auxiliary can be Tasked from. */
export interface Source {
  readonly from: 'formation' | 'port' | 'station' | 'zone' | 'base';
  readonly at: LocationId;
  /** The one it is Assigned to. */
  readonly formation: FormationId | null;
}

/** 6.12: null where it is in no place to be Tasked from: Available, in Recovery, Shadowing, a Corsair that is idle. */
export function sourceOf(world: World, side: SideId, aux: AuxId): Source | null {
  const place: AuxPlace | undefined = world.forces[side]?.auxiliaries[aux];
  if (place === undefined) return null;
  if (!isPirate(world, aux) && !serves(world, side, counterOf(world, aux).contingent)) return null;
  switch (place.in) {
    case 'port':
      if (!isPirate(world, aux)) return { from: 'port', at: place.port, formation: null };
      return world.corsairs?.side === side && world.corsairs.bases.includes(place.port)
        ? { from: 'base', at: place.port, formation: null }
        : null;
    case 'station':
    // 6.155: from the Sea Zone where it is Based.
    case 'zone':
      return { from: place.in, at: place.at, formation: null };
    // 6.148: from a Formation Fitting Out as well as Ready.
    case 'formation': {
      const top = topOf(forcesOf(world, side), place.formation);
      return { from: 'formation', at: top.place.at, formation: place.formation };
    }
    default:
      return null;
  }
}

/** The Formation that sends it, if one does. In a world that is only imagined it may lie where nothing can be sent from. */
export const senderOf = (world: World, side: SideId, aux: AuxId): FormationId | null =>
  sourceOf(world, side, aux)?.formation ?? null;

/** The charts let the Galleys of Corsairs into Sea Zones. */
function traces({ class: sort, corsair }: AuxiliaryCounter): Parameters<typeof rangesFrom>[3] {
  if (sort === 'Galley') return corsair === undefined ? 'Galley' : 'Light';
  return isScout(sort) ? (sort as 'Fleet' | 'Fleet-50' | 'Light') : 'other';
}

type Reach = ReadonlyMap<LocationId, number>;
/** Ranges hang on the map and the weather alone, and many ask for the same. */
const reaches = keepsFor<Reach>(256);

const trace = (
  world: World,
  from: LocationId,
  range: number,
  sort: Parameters<typeof rangesFrom>[3],
): Reach =>
  reaches(theatreOf(world), `${weatherKey(world)} ${from} ${range} ${sort}`, () =>
    rangesFrom(world, from, range, sort),
  );

const HERE = 0;

/**
 * 6.143: every place within its range of where it is Tasked from, with the Movement Points to it. The Stationed have no
 * range, unlike those Based in a Zone (6.297, 6.299); the Harbour and its Port Space are one (6.231).
 */
export function reachOf(world: World, side: SideId, aux: AuxId): Reach {
  const source = sourceOf(world, side, aux);
  if (source === null) return new Map();
  const range = rangeOf(world, side, aux);
  if (source.from === 'station') return new Map([[source.at, HERE]]);
  return trace(world, source.at, range, traces(counterOf(world, aux)));
}

const DETACHMENT_LIMIT = 2;

/** 6.131, 3.337: how many a Flotilla may have, or a Convoy; others have none. */
export function assignmentLimit(theatre: Theatre, formation: Formation): number {
  if (formation.kind === 'convoy') return DETACHMENT_LIMIT;
  if (formation.kind !== 'flotilla') return 0;
  return theatre.flotillas.get(formation.id)!.kind === 'Detachment'
    ? DETACHMENT_LIMIT
    : Number.POSITIVE_INFINITY;
}

/** 6.132 and the chart of Classes: why it may not be with that Formation; null if it may. */
export function unfitForFormation(
  world: World,
  side: SideId,
  aux: AuxId,
  id: FormationId,
): { readonly rule: string; readonly message: string } | null {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, id);
  const counter = counterOf(world, aux);
  const limit = assignmentLimit(theatre, formation);
  if (limit === 0) return { rule: '6.131', message: 'Only Flotillas and Convoys have Auxiliaries.' };
  if (formation.auxiliaries.length >= limit)
    return { rule: '6.131', message: 'A Detachment or Convoy has at most two Auxiliaries.' };
  if (counter.corsair !== undefined)
    return { rule: '10.223', message: 'A Corsair stays with the Port it is based at.' };
  if (counter.class === 'Light')
    return { rule: '6.132', message: 'Light Auxiliaries are Assigned to Ports alone.' };
  if (formation.kind === 'convoy' && !isScout(counter.class))
    return { rule: '6.283', message: 'With a Convoy an Auxiliary can only Screen, and this one can’t.' };
  if (counter.class === 'Galley') {
    const squadrons = squadronsIn(forces, id);
    const galleys = squadrons.every((one) => hullsOf(theatre, one.id).class === 'G');
    if (squadrons.length === 0 || !galleys)
      return { rule: '6.132', message: 'Galleys are Assigned to Ports and to Formations of Galleys alone.' };
  }
  const contingents = theatre.flotillas.get(id)?.contingents;
  if (contingents !== undefined && !contingents.includes(counter.contingent))
    return { rule: '6.13', message: 'It does not serve with that Flotilla.' };
  return null;
}

/** M2.5: Bombs and Marines sail with Flotillas only (6.242, 6.251). */
export const mayBeAtPort = ({ class: sort }: AuxiliaryCounter): boolean =>
  sort !== 'Bomb' && sort !== 'Marine';

/** The Command an Auxiliary serves in, for Ports that are Friendly to one Command and not another. */
export const auxCommand = (world: World, aux: AuxId) =>
  theatreOf(world).contingents.get(counterOf(world, aux).contingent)!.command;

/** Those that lie in a Port. */
export const assignedAt = (world: World, side: SideId, port: PortId): AuxId[] =>
  Object.entries(world.forces[side]?.auxiliaries ?? {})
    .filter(([, place]) => place.in === 'port' && place.port === port)
    .map(([id]) => id);

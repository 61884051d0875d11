/** Screening (6.28) and the Screening Matrix of the charts. */
import type { AuxClass, AuxId, LocationId, SideId, TaskKind } from '../module/vocabulary.ts';
import type { Open, State, World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { counterOf, isScout, sourceOf } from './auxiliary.ts';
import { toRecovery } from './recovery.ts';

export const SCREEN_RESULTS = ['screened', 'partly', 'failed'] as const;
export type ScreenResult = (typeof SCREEN_RESULTS)[number];

type Row = Readonly<Record<'Fleet' | 'Fleet-50' | 'Galley' | 'Light', ScreenResult>>;

/** 6.28: by the Tasked Class, then by the one that Screens. A Tasked Fleet-50 is as a Fleet. */
const MATRIX: Readonly<Record<'Fleet' | 'Galley' | 'InshoreGalley' | 'Light', Row>> = {
  Fleet: { Fleet: 'screened', 'Fleet-50': 'partly', Galley: 'failed', Light: 'failed' },
  Galley: { Fleet: 'screened', 'Fleet-50': 'screened', Galley: 'screened', Light: 'partly' },
  /** In a Strait or Port Space. */
  InshoreGalley: { Fleet: 'failed', 'Fleet-50': 'failed', Galley: 'screened', Light: 'failed' },
  Light: { Fleet: 'screened', 'Fleet-50': 'screened', Galley: 'partly', Light: 'screened' },
};

export const isInshore = (theatre: Theatre, at: LocationId): boolean =>
  theatre.spaces.get(at)?.kind === 'strait' || theatre.ports.has(at);

export function screenResult(tasked: AuxClass, screening: AuxClass, inshore: boolean): ScreenResult {
  if (!isScout(screening)) throw new Error(`${screening} can't Screen`);
  const row =
    tasked === 'Galley' ? (inshore ? 'InshoreGalley' : 'Galley') : tasked === 'Light' ? 'Light' : 'Fleet';
  return MATRIX[row][screening as keyof Row];
}

/**
 * 6.281, 7.124: Searches, Convoy Attacks, Stationing as it is done (6.294), and what the module adds (M5.6). Assistance
 * in Battle is 8.245.
 */
const SCREENED: readonly TaskKind[] = ['Search', 'Station', 'ConvoyAttack', 'CoverTrade'];
export const mayBeScreened = (task: TaskKind): boolean => SCREENED.includes(task);

/** 6.28, 6.282, 6.297: of Formations and Ports in the target Space, and Stationed there. */
export const screenersAt = (world: World, side: SideId, at: LocationId): AuxId[] =>
  Object.keys(world.forces[side]?.auxiliaries ?? {}).filter((aux) => {
    if (!isScout(counterOf(world, aux).class)) return false;
    const source = sourceOf(world, side, aux);
    return source !== null && source.at === at && source.from !== 'zone' && source.from !== 'base';
  });

/** Whether the side could have anything there to Screen with, as far as all can see; double-blind nobody sees. */
export const mightScreen = (world: Readonly<Open>, side: SideId, at: LocationId): boolean =>
  world.options.movement === 'blind' ||
  world.ports[at]?.side === side ||
  (theatreOf(world).module.hired?.base === at &&
    theatreOf(world).module.hired!.side === side &&
    world.hired) ||
  world.tokens.some((token) => token.side === side && token.place.at === at) ||
  world.markers.some((marker) => marker.side === side && marker.kind === 'station' && marker.at === at);

/** Who goes when a side Screens everything unasked: those that stop most, at the least loss. */
const PREFERENCE: readonly AuxClass[] = ['Fleet', 'Light', 'Fleet-50', 'Galley'];

export function readiestScreen(world: World, side: SideId, at: LocationId): AuxId | null {
  const able = screenersAt(world, side, at);
  for (const sort of PREFERENCE) {
    const found = able.find((aux) => counterOf(world, aux).class === sort);
    if (found !== undefined) return found;
  }
  return null;
}

/** 6.28: reveals both. The Screen goes to Recovery whatever comes of it, the Tasked one if it was Screened. */
export function screenTask(
  world: State,
  tasked: { readonly side: SideId; readonly aux: AuxId },
  screening: { readonly side: SideId; readonly aux: AuxId },
  at: LocationId,
): { readonly class: AuxClass; readonly result: ScreenResult } {
  const sort = counterOf(world, screening.aux).class;
  const result = screenResult(counterOf(world, tasked.aux).class, sort, isInshore(theatreOf(world), at));
  toRecovery(world, screening.side, screening.aux);
  if (result === 'screened') toRecovery(world, tasked.side, tasked.aux);
  return { class: sort, result };
}

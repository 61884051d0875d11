/** The four kinds of shot (24.2): how far they reach, what they may be fired as, and what they hit. */
import { ADVANCED_RANGES } from '../../data/tables-advanced.ts';
import { SHOT, type ShotKind } from '../sea/advanced-log.ts';
import type { Ship } from '../sea/ship.ts';
import { isBond, type Sea } from '../sea/state.ts';
import type { Hits } from '../sea/told.ts';
import { nationOfCrew } from './gunners.ts';

/** The word and the rule of each. */
export const SHOT_WORDS: Readonly<Record<ShotKind, { readonly word: string; readonly rule: string }>> = {
  R: { word: 'roundshot', rule: '24.2.1' },
  D: { word: 'doubleshot', rule: '24.2.3' },
  C: { word: 'chainshot', rule: '24.2.2' },
  G: { word: 'grapeshot', rule: '24.2.4' },
};

/** 24.2.2.4: what her crew will load. */
export const shotFor = (sea: Sea, ship: Ship): ShotKind[] =>
  SHOT.filter((shot) => shot !== 'C' || nationOfCrew(sea, ship) !== 'British');

/** 16.1.2.3: every reload square is used. Closed columns are taken to have some left. */
export const atLowPowder = (ship: Ship): boolean => ship.advanced?.reloads === 0;

/** How a loaded broadside may be fired at a range: as loaded, or as something else. */
export interface FiredAs {
  readonly shot: ShotKind;
  readonly as?: 'R' | 'G';
}

export function firedAs(loaded: ShotKind, range: number, lowPowder: boolean): FiredAs[] {
  const { shot: reach } = ADVANCED_RANGES.data;
  const ways: FiredAs[] = range <= reach[loaded] ? [{ shot: loaded }] : [];
  // 24.2.4.5: roundshot as grape. 24.2.3.4: doubleshot as roundshot farther off, but not at low powder.
  if (loaded === 'R' && range <= reach.G) ways.push({ shot: 'G', as: 'G' });
  if (loaded === 'D' && range > reach.D && range <= reach.R && !lowPowder) ways.push({ shot: 'R', as: 'R' });
  return ways;
}

/** The way an order means: the one it names, or the only one there is. */
export function wayMeant(
  loaded: ShotKind,
  range: number,
  lowPowder: boolean,
  as: 'R' | 'G' | undefined,
): FiredAs | undefined {
  const ways = firedAs(loaded, range, lowPowder);
  return ways.find((way) => way.as === as) ?? (as === undefined ? ways[0] : undefined);
}

/** 24.2.4.4: no grape among one's own boarders, from the second turn of a melee on. */
export const grapeForbidden = (sea: Sea, ship: string, target: string): boolean =>
  sea.melees.some((melee) => isBond(melee, ship, target) && melee.since < sea.turn);

/** 24.2.2.2: chain goes through rigging and men only. */
export const effectOf = (shot: ShotKind, hits: Hits): Hits => (shot === 'C' ? { ...hits, H: 0, G: 0 } : hits);

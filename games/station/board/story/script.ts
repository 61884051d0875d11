/** A step's happenings as scenes: all that moves in one Increment moves together, grave lines stand to be read. */
import type { LocationId, TokenId, WindId } from '../../rules/module/vocabulary.ts';
import type { BattleTold } from '../../rules/told/battle.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { Place } from '../../rules/world/forces.ts';
import type { View } from '../../rules/world/state.ts';
import { isOfBattle } from '../battle/battle-news.ts';
import { logLine } from '../log/log-line.ts';
import { afterTold } from './retell.ts';

export interface Leg {
  readonly from: Place;
  readonly to: Place;
}

export type Scene = {
  /** Milliseconds at the slow speed; a Battle takes the time it needs. */
  readonly ms: number;
  readonly before: View;
  readonly after: View;
} & (
  | { readonly kind: 'sail'; readonly legs: ReadonlyMap<TokenId, Leg> }
  | { readonly kind: 'gale'; readonly wind: WindId; readonly from: LocationId; readonly to: LocationId }
  /** A flag is turned over, or goes. */
  | { readonly kind: 'sighting'; readonly told: StationTold; readonly token: TokenId }
  | { readonly kind: 'card'; readonly told: StationTold }
  | { readonly kind: 'battle'; readonly told: readonly BattleTold[] }
);

/** How long each kind of scene takes. */
const MS = { sail: 300, gale: 360, sighting: 1300, card: 1300, heading: 700 };
/** However much has happened, the chart does not keep anybody longer; Battles have their own time. */
const LONGEST_MS = 7000;

type Told<K extends StationTold['kind']> = Extract<StationTold, { kind: K }>;

/** What a Battle is staged for. */
const STAGED: ReadonlySet<string> = new Set(['combat', 'fireship', 'victor']);

export function scenesOf(world: View, told: readonly StationTold[]): Scene[] {
  const scenes: Scene[] = [];
  let before = world;
  const pass = (all: readonly StationTold[]): View => all.reduce(afterTold, before);
  for (let i = 0; i < told.length; ) {
    const first = told[i]!;
    if (first.kind === 'moved') {
      const moves = increment(told, i);
      const after = pass(moves);
      const legs = new Map(
        moves
          .filter(({ token }) => before.tokens.some(({ id }) => id === token))
          .map(({ token, from, to }) => [token, { from, to }]),
      );
      if (legs.size > 0) scenes.push({ kind: 'sail', ms: MS.sail, before, after, legs });
      before = after;
      i += moves.length;
      continue;
    }
    if (isOfBattle(first)) {
      const all = battleFrom(told, i);
      if (all.some(({ kind }) => STAGED.has(kind)))
        scenes.push({ kind: 'battle', ms: 0, before, after: before, told: all.filter(isOfBattle) });
      before = pass(all);
      i += all.length;
      continue;
    }
    const after = afterTold(before, first);
    const scene = sceneOf(before, after, first);
    if (scene !== null) scenes.push(scene);
    before = after;
    i++;
  }
  return hastened(scenes);
}

/** Where to look; null where it is nowhere in particular, or everywhere. */
export function placeOf(scene: Scene): LocationId | null {
  if (scene.kind === 'sighting')
    return scene.before.tokens.find(({ id }) => id === scene.token)?.place.at ?? null;
  if (scene.kind === 'gale') return scene.to;
  if (scene.kind !== 'card') return null;
  const { told } = scene;
  return 'at' in told && typeof told.at === 'string' ? told.at : null;
}

/** Moves up to the next one of a Formation that has moved already: those of one Increment. */
function increment(told: readonly StationTold[], from: number): Told<'moved'>[] {
  const moves: Told<'moved'>[] = [];
  for (let i = from; i < told.length; i++) {
    const one = told[i]!;
    if (one.kind !== 'moved' || moves.some(({ token }) => token === one.token)) break;
    moves.push(one);
  }
  return moves;
}

/** Of a Battle's own, with what is told in the midst of it, up to its end or the next. */
function battleFrom(told: readonly StationTold[], from: number): StationTold[] {
  let end = from + 1;
  for (let i = from + 1; i < told.length; i++) {
    const one = told[i]!;
    if (one.kind === 'meeting' || one.kind === 'moved') break;
    if (isOfBattle(one)) end = i + 1;
  }
  return told.slice(from, end);
}

function sceneOf(before: View, after: View, told: StationTold): Scene | null {
  if (told.kind === 'gale' && told.what === 'moved' && told.to !== undefined)
    return { kind: 'gale', ms: MS.gale, before, after, wind: told.wind, from: told.at, to: told.to };
  if (told.kind === 'spotted' || told.kind === 'dummy-found')
    return { kind: 'sighting', ms: MS.sighting, before, after, told, token: told.token };
  const weight = weightOf(before, told);
  if (weight === 'heading') return { kind: 'card', ms: MS.heading, before, after, told };
  return weight === 'grave' ? { kind: 'card', ms: MS.card, before, after, told } : null;
}

/** The log speaks of what the old view may not know yet. */
function weightOf(view: View, told: StationTold): string | null {
  try {
    return logLine(told, { view })?.weight ?? null;
  } catch {
    return null;
  }
}

function hastened(scenes: readonly Scene[]): Scene[] {
  const total = scenes.reduce((sum, { ms }) => sum + ms, 0);
  const haste = Math.min(1, LONGEST_MS / Math.max(1, total));
  return scenes.map((scene) => ({ ...scene, ms: scene.ms * haste }));
}

/** A step's happenings as scenes: squadrons sail along their way, battles have a stage of their own, the rest is a line. */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { areaOf, isAreaId } from '../../data/areas.ts';
import { isPortId, portOf } from '../../data/ports.ts';
import type { AreaId, Token } from '../../rules/world/squadron.ts';
import type { Open } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { project, wayThrough } from '../chart/projection.ts';
import { pointOf } from '../chart/standing.ts';
import { pointsOf } from '../chart/way.tsx';
import { afterTold } from './retell.ts';

type Kind = SeaTold['kind'];

export type Scene<W extends Readonly<Open> = Readonly<Open>> = {
  /** Milliseconds at the slow speed; a battle takes the time it needs. */
  readonly ms: number;
  readonly before: W;
  readonly after: W;
  /** Where to look. */
  readonly at: readonly Point[];
} & (
  | { readonly kind: 'sail'; readonly ways: ReadonlyMap<Token, readonly Point[]>; readonly told: SeaTold }
  | { readonly kind: 'battle'; readonly told: readonly SeaTold[] }
  | { readonly kind: 'note'; readonly told: SeaTold }
);

/** What the stage of battle tells; the chart waits meanwhile. */
const BATTLE: ReadonlySet<Kind> = new Set<Kind>([
  'battle',
  'gauge',
  'glimpse',
  'lines',
  'fire',
  'weight',
  'damage',
  'leader',
  'refuge',
  'disengaged',
  'battle-over',
]);
/** Of a battle, but not worth a stage by themselves: an injury healed, a ship in refuge. */
const NEEDS_STAGE: ReadonlySet<Kind> = new Set<Kind>([
  'battle',
  'gauge',
  'lines',
  'fire',
  'weight',
  'battle-over',
]);

/** How long a line is left to be read; nothing is shown of kinds that have no time. */
const NOTE_MS: Partial<Record<Kind, number>> = {
  bids: 2000,
  year: 1500,
  'entered-war': 1500,
  port: 900,
  back: 700,
  revolution: 1300,
  alliance: 1300,
  russians: 1300,
  'russians-stay': 900,
  placed: 650,
  frigate: 550,
  weather: 1300,
  'put-in': 500,
  'hove-to': 400,
  passed: 900,
  search: 2300,
  decoy: 1700,
  join: 1500,
  combined: 1000,
  station: 700,
  wear: 800,
  lost: 1300,
  interned: 1100,
  uncontrolled: 500,
  withdrew: 1200,
  control: 1500,
  assault: 1900,
  wrecks: 1300,
  gone: 900,
  points: 1900,
  resigned: 1200,
  over: 1600,
};

const LEG_MS = 430;

const placesOf = (told: SeaTold): Point[] => {
  const fields = told as unknown as Readonly<Record<string, unknown>>;
  for (const key of ['port', 'area', 'to'] as const) {
    const id = fields[key];
    if (typeof id !== 'string') continue;
    if (isPortId(id)) return [project(portOf(id).place)];
    if (isAreaId(id)) return [project(areaOf(id).spot)];
  }
  return [];
};

type Moved = Extract<SeaTold, { kind: 'moved' }>;

const markerAt = (world: Readonly<Open>, token: Token): Point | null => {
  const marker = world.markers.find((each) => each.token === token);
  return marker === undefined ? null : pointOf(marker);
};

/** From the place the marker has through the areas it enters. */
function wayOf(world: Readonly<Open>, moves: readonly Moved[]): Point[] {
  const { token } = moves[0]!;
  const marker = world.markers.find((each) => each.token === token);
  const from = marker === undefined ? null : pointOf(marker);
  const here: AreaId[] = marker !== undefined && 'area' in marker.at ? [marker.at.area] : [];
  return pointsOf(here.length > 0 ? null : from, [...here, ...moves.map((move) => move.to)], null);
}

export function scenesOf<W extends Readonly<Open>>(world: W, told: readonly SeaTold[]): Scene<W>[] {
  const scenes: Scene<W>[] = [];
  let before = world;
  for (let i = 0; i < told.length; ) {
    const first = told[i]!;
    const run = <T extends SeaTold>(same: (each: SeaTold) => each is T): T[] => {
      const found: T[] = [];
      for (let each = told[i]; each !== undefined && same(each); each = told[i]) {
        found.push(each);
        i++;
      }
      return found;
    };
    if (first.kind === 'moved') {
      const moves = run((each): each is Moved => each.kind === 'moved' && each.token === first.token);
      const way = wayOf(before, moves);
      const after = moves.reduce<W>(afterTold, before);
      scenes.push({
        kind: 'sail',
        ms: LEG_MS * moves.length + 250,
        before,
        after,
        told: moves.at(-1)!,
        at: way,
        ways: new Map([[first.token, way]]),
      });
      before = after;
      continue;
    }
    if (first.kind === 'returned') {
      type Returned = Extract<SeaTold, { kind: 'returned' }>;
      const homes = run((each): each is Returned => each.kind === 'returned');
      const after = homes.reduce<W>(afterTold, before);
      const ways = new Map(
        homes.flatMap(({ token, port }): [Token, Point[]][] => {
          const from = markerAt(before, token);
          return from === null ? [] : [[token, wayThrough([from, project(portOf(port).place)])]];
        }),
      );
      scenes.push({ kind: 'sail', ms: 1500, before, after, told: first, at: [], ways });
      before = after;
      continue;
    }
    if (BATTLE.has(first.kind)) {
      const all = run((each): each is SeaTold => BATTLE.has(each.kind));
      const after = all.reduce<W>(afterTold, before);
      if (all.some(({ kind }) => NEEDS_STAGE.has(kind)))
        scenes.push({ kind: 'battle', ms: 0, before, after, told: all, at: placesOf(first) });
      before = after;
      continue;
    }
    const after = afterTold(before, first);
    const ms = NOTE_MS[first.kind];
    if (ms !== undefined) scenes.push({ kind: 'note', ms, before, after, told: first, at: placesOf(first) });
    before = after;
    i++;
  }
  return scenes;
}

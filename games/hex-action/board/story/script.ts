/** A step's happenings as scenes: ships move together, broadsides one by one, the rest in a line of the log. */
import type { Position } from '../../rules/sea/hex.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import { afterTold } from './retell.ts';

type Of<K extends HexTold['kind']> = Extract<HexTold, { kind: K }>;

export interface Course {
  readonly from: Position;
  readonly steps: readonly Position[];
}

export type Scene = {
  /** Milliseconds at the slow speed. */
  readonly ms: number;
  /** The sea before and after. */
  readonly before: Sea;
  readonly after: Sea;
} & (
  | { readonly kind: 'sail'; readonly courses: ReadonlyMap<string, Course>; readonly drift: boolean }
  | { readonly kind: 'volley'; readonly told: Of<'fire'> }
  | { readonly kind: 'note'; readonly told: HexTold }
);

/** How long a line of the log is left to be read; nothing is shown of kinds that have no time. */
const NOTE_MS: Partial<Record<HexTold['kind'], number>> = {
  turn: 700,
  unfoul: 1300,
  entered: 800,
  left: 900,
  contest: 1300,
  collision: 1100,
  foul: 1300,
  grapple: 1400,
  ungrapple: 1300,
  boarding: 1200,
  damage: 650,
  surrender: 1700,
  recovered: 1100,
  transfer: 1000,
  'melee-round': 1700,
  'melee-ends': 1300,
  captured: 1800,
  retaken: 1500,
  resigned: 1200,
  over: 1600,
  bombardment: 1300,
  'battery-hit': 900,
  critical: 1700,
  'fire-aboard': 1300,
  doomed: 1700,
  ended: 2200,
  blast: 1300,
  wind: 1600,
  anchor: 800,
  tow: 900,
  mast: 1400,
  wreckage: 1200,
  aground: 1500,
  refloat: 1200,
  boom: 1400,
  lit: 1500,
  'catches-fire': 1300,
  flag: 1400,
  'seen-through': 900,
  unreliable: 900,
};

/** All lines of one step together take no longer than this, however large the fleets. */
const NOTES_MS = 18_000;

const STEP_MS = 560;

/** Movement is told ship by ship; on the sea it happens at once, and drifting last (8.3.3). */
function inOrder(told: readonly HexTold[]): readonly (HexTold | readonly Of<'moved'>[])[] {
  const moves = told.filter((each): each is Of<'moved'> => each.kind === 'moved' && each.steps.length > 0);
  const sails = moves.filter(({ drift }) => !drift);
  const drifts = moves.filter(({ drift }) => drift);
  const rest = told.filter(({ kind }) => kind !== 'moved');
  const after = new Set<HexTold['kind']>(['contest', 'collision', 'foul', 'infraction']);
  const firstAfter = rest.findIndex(({ kind }) => after.has(kind));
  const firstMove = told.findIndex(({ kind }) => kind === 'moved');
  const before = firstAfter >= 0 ? firstAfter : rest.filter((each) => told.indexOf(each) < firstMove).length;
  let lastAfter = before;
  while (lastAfter < rest.length && after.has(rest[lastAfter]!.kind)) lastAfter++;
  return [
    ...rest.slice(0, before),
    ...(sails.length > 0 ? [sails] : []),
    ...rest.slice(before, lastAfter),
    ...(drifts.length > 0 ? [drifts] : []),
    ...rest.slice(lastAfter),
  ];
}

export function scenesOf(sea: Sea, told: readonly HexTold[]): Scene[] {
  const scenes: Scene[] = [];
  const volleys = told.filter(({ kind }) => kind === 'fire').length;
  // A fleet's fire must not take all evening.
  const volleyMs = Math.max(420, Math.min(1900, 14000 / Math.max(1, volleys)));
  let before = sea;
  for (const each of inOrder(told)) {
    if ('length' in each) {
      const after = each.reduce(afterTold, before);
      const longest = Math.max(...each.map(({ steps }) => steps.length));
      scenes.push({
        kind: 'sail',
        ms: STEP_MS * longest + 200,
        before,
        after,
        drift: each[0]!.drift,
        courses: new Map(each.map(({ ship, from, steps }) => [ship, { from, steps }])),
      });
      before = after;
      continue;
    }
    const after = afterTold(before, each);
    if (each.kind === 'fire') scenes.push({ kind: 'volley', ms: volleyMs, before, after, told: each });
    else if (NOTE_MS[each.kind] !== undefined)
      scenes.push({ kind: 'note', ms: NOTE_MS[each.kind]!, before, after, told: each });
    before = after;
  }
  const notes = scenes.reduce((sum, scene) => sum + (scene.kind === 'note' ? scene.ms : 0), 0);
  if (notes <= NOTES_MS) return scenes;
  return scenes.map((scene) =>
    scene.kind === 'note' ? { ...scene, ms: (scene.ms * NOTES_MS) / notes } : scene,
  );
}

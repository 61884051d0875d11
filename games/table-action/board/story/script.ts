/** A step's happenings as scenes: a ship under way, a broadside, or a line of the log to be read. */
import type { Table } from '../../rules/table/state.ts';
import type { Place, TableTold } from '../../rules/table/told.ts';
import type { ToldOf } from '../look/types.ts';
import { afterTold } from './retell.ts';

export type Scene = {
  /** Milliseconds at the slow speed. */
  readonly ms: number;
  /** The table before and after. */
  readonly before: Table;
  readonly after: Table;
  readonly told: TableTold;
} & (
  | { readonly kind: 'way'; readonly ship: string; readonly from: Place; readonly to: Place }
  | { readonly kind: 'volley'; readonly told: ToldOf<'fire'> }
  | { readonly kind: 'note' }
);

/** How long a line of the log is left to be read; nothing is shown of kinds that have no time. */
const NOTE_MS: Partial<Record<TableTold['kind'], number>> = {
  turn: 700,
  signalled: 800,
  initiative: 1900,
  activated: 500,
  cut: 800,
  special: 1600,
  fires: 1000,
  leaks: 1000,
  'rudder-repaired': 800,
  sail: 700,
  aback: 1300,
  blocked: 700,
  collision: 1200,
  aground: 1600,
  left: 1000,
  musketry: 1100,
  'critical-check': 800,
  critical: 1700,
  damage: 800,
  crippled: 1100,
  sunk: 2000,
  exploded: 2200,
  demasted: 1500,
  struck: 1800,
  morale: 1600,
  boards: 1300,
  'snap-declined': 700,
  'boarding-round': 2100,
  'boarding-ends': 1500,
  captured: 1800,
  retaken: 1600,
  chance: 700,
  held: 500,
  'battery-held': 600,
  destroyed: 1600,
  surrendered: 1600,
  fluky: 1200,
  resigned: 1200,
  over: 1600,
};

const isWay = (told: TableTold): told is ToldOf<'moved' | 'turned' | 'boxhauled' | 'drifted' | 'aligned'> =>
  told.kind === 'moved' ||
  told.kind === 'turned' ||
  told.kind === 'boxhauled' ||
  told.kind === 'drifted' ||
  told.kind === 'aligned';

/** By the inch sailed, or by how far she swings. */
function wayMs(told: ToldOf<'moved' | 'turned' | 'boxhauled' | 'drifted' | 'aligned'>): number {
  if (told.kind === 'moved') return 350 + told.distance * 0.16;
  if (told.kind === 'turned') return 350 + Math.abs(told.by) * 0.9;
  return told.kind === 'boxhauled' ? 1500 : 600;
}

/** Nothing has come of it: the log tells it, nobody waits for it. */
const isQuiet = (told: TableTold): boolean =>
  (told.kind === 'critical-check' && !told.critical) || (told.kind === 'battery-held' && told.idle === true);

/** A step with very much in it is told faster, so that nobody has to wait for half a minute. */
const LONGEST = 16_000;

export function scenesOf(table: Table, told: readonly TableTold[]): Scene[] {
  const scenes: Scene[] = [];
  let before = table;
  for (const each of told) {
    const after = afterTold(before, each);
    const rest = { before, after };
    if (isWay(each))
      scenes.push({
        kind: 'way',
        ms: wayMs(each),
        ship: each.ship,
        from: each.from,
        to: each.to,
        told: each,
        ...rest,
      });
    else if (each.kind === 'fire') scenes.push({ kind: 'volley', ms: 2300, told: each, ...rest });
    else if (NOTE_MS[each.kind] !== undefined && !isQuiet(each))
      scenes.push({ kind: 'note', ms: NOTE_MS[each.kind]!, told: each, ...rest });
    before = after;
  }
  const all = scenes.reduce((sum, { ms }) => sum + ms, 0);
  return all <= LONGEST ? scenes : scenes.map((scene) => ({ ...scene, ms: (scene.ms * LONGEST) / all }));
}

/** Shore batteries: they fire as anchored broadsides and are hit on the hull line only. */
import { refuse } from '@weathergage/kernel';
import { ADVANCED_RANGES, FULL_SAIL_HITS } from '../../data/tables-advanced.ts';
import { batteryOf, batteryRange, batteryTargets, isSilenced } from '../bearing/battery.ts';
import { sideTowards } from '../bearing/field-of-fire.ts';
import { advancedFaces, advancedRow, showsFullSail, splitTables } from '../bearing/hit-row.ts';
import { type Blow, nearSection } from '../damage/advanced-damage.ts';
import { noteCritical } from '../damage/note-critical.ts';
import type { Battery } from '../sea/advanced-sea.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { type AdvancedAskRules, askId, type Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { shipOf } from '../sea/state.ts';
import { modifier } from '../sea/throw.ts';
import { type Hits, type Modifier, NO_HITS } from '../sea/told.ts';
import type { Aim } from '../sea/words.ts';

const RULE = '24.0';
type Shot = NonNullable<AnswerTo<'battery'>['shot']>;

/** All that decides a battery's shot before the dice fall. */
export interface BatteryLaid {
  readonly range: number;
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  /** Null below zero, which misses. */
  readonly table: number | null;
  /** For each die, what its faces score. */
  readonly tables: readonly { readonly table: number; readonly faces: readonly Hits[] }[];
}

/** 11.2.5: only rigging from six hexes on. */
export const batteryAims = (battery: Battery, target: Ship): Aim[] =>
  batteryRange(battery, target) > ADVANCED_RANGES.data.hull ? ['rigging'] : ['hull', 'rigging'];

/** Gun squares, crew and firm ground; no first broadside, no rake, no sections to lose. */
export function layBattery(sea: AdvancedState, battery: Battery, target: Ship, aim: Aim): BatteryLaid {
  const row = advancedRow(battery.guns);
  const range = batteryRange(battery, target);
  const base = row.byRange[range - 1]!;
  const modifiers = [
    ...modifier('crew quality', row.quality[battery.quality], '11.3.1'),
    ...modifier('on firm ground', row.anchored, '20.3.5'),
  ];
  const sum = modifiers.reduce((total, { by }) => total + by, base);
  const extra =
    aim === 'rigging' && showsFullSail(sea, target)
      ? FULL_SAIL_HITS.data[sea.advanced.rules.tables.fullSailHits]
      : () => 0;
  const tables = splitTables(sum).map((table) => ({
    table,
    faces: advancedFaces(table, aim).map((hits) => ({ ...hits, R: hits.R + extra(hits.R) })),
  }));
  return { range, base, modifiers, table: sum < 0 ? null : sum, tables };
}

/** The batteries that have something to fire at; asked in the Combat Phase with the ships. */
export const batteryAsks = (sea: AdvancedState): HexAsk[] =>
  sea.advanced.batteries
    .filter((battery) => batteryTargets(sea, battery).length > 0)
    .map(({ id, seat }) => ({ id: askId(sea, 'battery', id), seat, kind: 'battery', rule: RULE, ship: id }));

const sumOf = (all: readonly Hits[]): Hits =>
  all.reduce(
    (sum, hits) => ({ H: sum.H + hits.H, G: sum.G + hits.G, C: sum.C + hits.C, R: sum.R + hits.R }),
    NO_HITS,
  );

/** Throws for a battery's shot; the blow is marked with all others of the phase. */
export function fireBattery(
  sea: AdvancedState,
  id: string,
  shot: Shot,
  context: Context,
): { target: string; blow: Blow } | null {
  if (shot.target === null) return null;
  const battery = batteryOf(sea, id);
  const target = shipOf(sea, shot.target);
  const { range, base, modifiers, table, tables } = layBattery(sea, battery, target, shot.aim);
  const thrown = tables.map((each) => {
    const die = context.dice.d6();
    return { die, table: each.table, hits: each.faces[die - 1]! };
  });
  const hits = sumOf(thrown.map((each) => each.hits));
  const side = sideTowards(target, battery.hexes);
  const section = nearSection(target, battery.hexes);
  const { aim } = shot;
  context.tell(
    {
      kind: 'bombardment',
      rule: RULE,
      dice: thrown.map(({ die }) => die),
      from: id,
      target: target.id,
      aim,
      mortar: false,
      range,
      guns: battery.guns,
      base,
      modifiers,
      table,
      hits,
    },
    { news: true },
  );
  for (const each of thrown) {
    const critical = { ship: target.id, firer: id, aim, range, side, section, rake: false } as const;
    noteCritical(sea, each.die, { ...critical, table: each.table, hits: each.hits, shot: 'R' }, context);
  }
  return { target: target.id, blow: { hits, side, section } };
}

/** Marks the hits of a phase on a battery: guns are part of its walls, and it has no rigging. */
export function markBattery(sea: AdvancedState, id: string, all: readonly Hits[], context: Context): void {
  const battery = batteryOf(sea, id);
  const { H, G, C } = sumOf(all);
  const hull = Math.min(battery.hull, H + G);
  const crew = Math.min(battery.crew, C);
  if (hull + crew === 0) return;
  battery.hull -= hull;
  battery.crew -= crew;
  context.tell({ kind: 'battery-hit', rule: RULE, battery: id, hull, crew, silenced: isSilenced(battery) });
}

export const batteryAsk: AdvancedAskRules<'battery'> = {
  *choices(view, ask) {
    const battery = batteryOf(view, ask.ship);
    for (const target of batteryTargets(view, battery))
      for (const aim of batteryAims(battery, target)) yield { shot: { target: target.id, aim } };
    yield { shot: null };
  },

  check(view, ask, { shot }) {
    if (shot === null) return null;
    if (shot.section !== undefined || shot.as !== undefined)
      return refuse('whole-battery', RULE, 'A battery fires all its guns, and roundshot only.');
    const battery = batteryOf(view, ask.ship);
    const targets = batteryTargets(view, battery);
    const target = targets.find(({ id }) => id === shot.target);
    if (target === undefined) {
      const names = targets.map(({ spec }) => spec.name).join(' or ');
      return refuse('not-closest', '11.1.4.1', `${battery.name} can only fire at the closest: ${names}.`);
    }
    return batteryAims(battery, target).includes(shot.aim)
      ? null
      : refuse(
          'rigging-only',
          '11.2.5',
          `At ${batteryRange(battery, target)} hexes only the rigging can be aimed at.`,
        );
  },
};

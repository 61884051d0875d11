/** The legal plots of a ship, gathered by where they end, and what would follow from each. */

import { RANGES } from '../data/tables.ts';
import { type Grounding, groundingOf } from '../rules/afloat/ground.ts';
import { targetsFor } from '../rules/bearing/field-of-fire.ts';
import { bearingsOf, isBattery } from '../rules/bearing/fields.ts';
import { computeAdvanced } from '../rules/gunnery/advanced-broadside.ts';
import { computeBroadside } from '../rules/gunnery/broadside.ts';
import type { Judgement } from '../rules/sailing/course.ts';
import { startOf } from '../rules/sailing/held.ts';
import { type LegalPlot, legalPlots } from '../rules/sailing/plot.ts';
import type { Notes } from '../rules/sea/advanced-log.ts';
import { type AdvancedShip, type AdvancedState, isAdvanced, isAdvancedShip } from '../rules/sea/edition.ts';
import { type Direction, type Hex, hexKey, type Position } from '../rules/sea/hex.ts';
import { hexesOf, rangeBetween, type Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../rules/sea/words.ts';
import { expectedOf, expectedOfAll } from './expected-hits.ts';

export interface Choice extends LegalPlot {
  readonly end: Position;
}

/** A hex that the bow can reach: the headings possible there, each with its plots, the cheapest first. */
export interface Bloom {
  readonly hex: Hex;
  readonly key: string;
  readonly cost: number;
  readonly headings: readonly { readonly heading: Direction; readonly choices: readonly Choice[] }[];
}

const NOTHING_NOTED: Notes = {};

export const endOf = (ship: Ship, judgement: Judgement): Position => judgement.path.at(-1) ?? startOf(ship);

/** Plots with a B are left out: they end where others end, only later. */
export function choicesFor(sea: Sea, ship: Ship, notes: Notes = NOTHING_NOTED): Choice[] {
  return legalPlots(sea, ship, notes).map((legal) => ({ ...legal, end: endOf(ship, legal.judgement) }));
}

const turnsIn = (plot: string): number => plot.replace(/[^LR]/g, '').length;

const cheaper = (a: Choice, b: Choice): number =>
  a.judgement.cost - b.judgement.cost || turnsIn(a.plot) - turnsIn(b.plot) || (a.plot < b.plot ? -1 : 1);

export function bloomsOf(choices: readonly Choice[]): Bloom[] {
  const byHex = Map.groupBy(choices, ({ end }) => hexKey(end.bow));
  return [...byHex].map(([key, there]) => {
    const byHeading = Map.groupBy(there, ({ end }) => end.heading);
    return {
      key,
      hex: there[0]!.end.bow,
      cost: Math.min(...there.map(({ judgement }) => judgement.cost)),
      headings: [...byHeading]
        .map(([heading, same]) => ({ heading, choices: same.toSorted(cheaper) }))
        .toSorted((a, b) => a.heading - b.heading),
    };
  });
}

/** Pressing a hex again goes through the headings possible there; at first the cheapest way to it. */
export function nextIn(bloom: Bloom, plot: string): string {
  const best = bloom.headings.map(({ choices }) => choices[0]!).toSorted(cheaper);
  const at = best.findIndex((choice) => choice.plot === plot);
  return best[(at + 1) % best.length]!.plot;
}

/** A broadside that would bear, as the ships lie now. */
export interface Bearing {
  readonly from: Ship;
  readonly side: Broadside;
  readonly to: Ship;
  readonly range: number;
  readonly rake: boolean;
  readonly table: number | null;
  /** Hits to be expected. */
  readonly expected: number;
}

/** 24.1: by the fields of the Advanced Game; a section that bears alone counts alone. */
const advancedBearings = (sea: AdvancedState, from: AdvancedShip, side: Broadside): Bearing[] =>
  bearingsOf(sea, from, side).bearings.flatMap(({ target, section, range }) => {
    if (isBattery(target) || range === 0) return [];
    const laid = computeAdvanced(sea, from, side, target, { aim: 'hull', section });
    if (laid === null) return [];
    const { rake, table, faces } = laid;
    return [
      { from, side, to: target, range, rake, table, expected: table === null ? 0 : expectedOfAll(faces) },
    ];
  });

/** Whom her guns bear on as the ships lie now. */
export function bearingsNow(sea: Sea, from: Ship): Bearing[] {
  if (isAdvanced(sea) && isAdvancedShip(from))
    return BROADSIDES.flatMap((side) => advancedBearings(sea, from, side));
  return BROADSIDES.flatMap((side) =>
    targetsFor(sea, from, side).targets.flatMap((to) => {
      // A course may end in a hex where another ship still lies: nobody fires at range 0.
      const laid = rangeBetween(from, to) === 0 ? null : computeBroadside(sea, from, side, to, 'hull');
      if (laid === null) return [];
      const { range, rake, table, faces } = laid;
      return [{ from, side, to, range, rake, table, expected: table === null ? 0 : expectedOf(faces) }];
    }),
  );
}

/** Who would bear on whom if she lay there and nobody else had moved: her own guns first. */
export function bearingsFrom(
  sea: Sea,
  ship: Ship,
  at: Position,
): { readonly ours: Bearing[]; readonly theirs: Bearing[] } {
  const moved: Ship = { ...ship, bow: at.bow, heading: at.heading, presence: 'afloat' };
  const there: Sea = { ...sea, ships: sea.ships.map((other) => (other.id === ship.id ? moved : other)) };
  const enemies = there.ships.filter(
    (other) =>
      other.side !== ship.side &&
      other.presence === 'afloat' &&
      other.surrender === null &&
      rangeBetween(other, moved) <= RANGES.data.guns,
  );
  return {
    ours: bearingsNow(there, moved),
    theirs: enemies.flatMap((enemy) => bearingsNow(there, enemy).filter(({ to }) => to.id === ship.id)),
  };
}

/** Ships that lie in her way as they lie now: if they stay, the course ends in a collision (8.3). */
export function inTheWay(sea: Sea, ship: Ship, path: readonly Position[]): Ship[] {
  const swept = new Set(path.flatMap((position) => hexesOf(position).map(hexKey)));
  return sea.ships.filter(
    (other) =>
      other.id !== ship.id &&
      other.presence === 'afloat' &&
      hexesOf(other).some((hex) => swept.has(hexKey(hex))),
  );
}

/** Where a course takes the ground (38.1) or is wrecked on land (38.3), as far as the chart shows it. */
export function groundingOn(sea: Sea, ship: Ship, path: readonly Position[]): Grounding | null {
  if (!isAdvanced(sea) || !isAdvancedShip(ship)) return null;
  let from = startOf(ship);
  for (const to of path) {
    const ground = groundingOf(sea, ship, from, to);
    if (ground !== null) return ground;
    from = to;
  }
  return null;
}

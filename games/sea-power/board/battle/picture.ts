/** A battle as a picture: both lines with what has become of every ship so far. */
import { SIDES, type Side } from '../../data/nations.ts';
import { type Lines, volleysOf } from '../../rules/battle/battle-line.ts';
import type { AreaId, LeaderId, LineShip, PortId, ShipId } from '../../rules/world/squadron.ts';
import type { Battle } from '../../rules/world/state.ts';
import { otherSide } from '../../rules/world/war.ts';

export type Fate = 'fights' | 'disabled' | 'sunk' | 'captured';

export interface Mark {
  readonly ship: ShipId;
  readonly leader: LeaderId | null;
  readonly damage: number;
  readonly fate: Fate;
  /** Where she has gone; null while she is there. */
  readonly away: PortId | 'lost' | null;
}

export interface Picture {
  readonly area: AreaId;
  readonly round: number;
  readonly gauge: Side | null;
  readonly joint: boolean;
  readonly lines: Readonly<Record<Side, readonly Mark[]>> | null;
  /** Who stands opposite whom; it holds for the whole round, whoever sinks in it. */
  readonly pairs: readonly Pair[];
}

/** Ships in one place of the line: of each side those in front first, then those that double on the enemy. */
export type Pair = Readonly<Record<Side, readonly ShipId[]>>;

export const emptyPicture = (area: AreaId): Picture => ({
  area,
  round: 0,
  gauge: null,
  joint: false,
  lines: null,
  pairs: [],
});

const markOf = ({ ship, leader, damage, disabled }: LineShip): Mark => ({
  ship,
  leader,
  damage,
  fate: disabled ? 'disabled' : 'fights',
  away: null,
});

export function pairsOf(lines: Lines, round: number): Pair[] {
  const places = { english: [] as ShipId[][], european: [] as ShipId[][] };
  for (const side of SIDES)
    for (const { at, by } of volleysOf(lines[side], lines[otherSide(side)], Math.max(1, round)))
      places[side][at] = by.map((place) => lines[side][place]!.ship);
  return places.english.map((english, at) => ({ english, european: places.european[at] ?? [] }));
}

export const drawnLines = (picture: Picture, lines: Lines, round: number, joint: boolean): Picture => ({
  ...picture,
  round,
  joint,
  lines: { english: lines.english.map(markOf), european: lines.european.map(markOf) },
  pairs: pairsOf(lines, round),
});

/** The battle as it stands between two questions of the umpire. */
export function pictureOf(battle: Battle): Picture {
  const { area, gauge, round, lines } = battle;
  const empty = { ...emptyPicture(area), gauge };
  return lines === null ? empty : drawnLines(empty, lines, Math.max(1, round), false);
}

export const changed = (picture: Picture, ship: ShipId, change: Partial<Mark>): Picture => {
  const { lines } = picture;
  if (lines === null) return picture;
  const after = (marks: readonly Mark[]): Mark[] =>
    marks.map((mark) => (mark.ship === ship ? { ...mark, ...change } : mark));
  return { ...picture, lines: { english: after(lines.english), european: after(lines.european) } };
};

export const markIn = (picture: Picture, ship: ShipId): Mark | null =>
  picture.lines?.english.find((mark) => mark.ship === ship) ??
  picture.lines?.european.find((mark) => mark.ship === ship) ??
  null;

/** How many still fight, and what has become of the others. */
export function toll(picture: Picture, side: Side): Readonly<Record<Fate, number>> {
  const sums = { fights: 0, disabled: 0, sunk: 0, captured: 0 };
  for (const { fate } of picture.lines?.[side] ?? []) sums[fate]++;
  return sums;
}

/** The match in numbers: what was left of every ship after each turn, who hit whom from how far, and how the dice fell. */
import type { ReportFrame } from '@weathergage/web/toolkit/contract.ts';
import { type Chance, chanceOf, luckOf } from '@weathergage/web/toolkit/luck.ts';
import { facesOf } from '../../rules/broadside.ts';
import { crewLeft, gunsLeft, riggingLeft, type Ship } from '../../rules/ship.ts';
import type { HexTold } from '../../rules/told.ts';
import type { HexAction } from '../../rules/types.ts';
import { allHits } from '../odds.ts';

export type Frame = ReportFrame<HexAction>;

export const MEASURES = ['hull', 'rigging', 'crew', 'guns'] as const;
export type Measure = (typeof MEASURES)[number];

const LEFT: Readonly<Record<Measure, (ship: Ship) => number>> = {
  hull: (ship) => ship.hull,
  rigging: riggingLeft,
  crew: crewLeft,
  guns: gunsLeft,
};

export const left = (ship: Ship, measure: Measure): number => LEFT[measure](ship);

/** The moments that the charts have a place for: the opening, and the end of every turn. */
export interface Moment {
  readonly turn: number;
  readonly frame: number;
}

/** A turn ends in the step that opens the next; the last one ends with the match. */
export function turnEnds(frames: readonly Frame[]): readonly Moment[] {
  const ends: Moment[] = [];
  frames.forEach(({ turn }, frame) => {
    if (turn !== frames[frame - 1]?.turn) ends.push({ turn: turn - 1, frame });
  });
  const last = frames.length - 1;
  const turn = frames[last]?.turn ?? 0;
  return ends.at(-1)?.frame === last ? ends : [...ends, { turn, frame: last }];
}

/** A ship that has struck, is taken or has left the board no longer counts for her side. */
const fights = (ship: Ship): boolean => ship.surrender === null && !ship.captured && ship.presence !== 'gone';

export const shipRun = (
  frames: readonly Frame[],
  ends: readonly Moment[],
  id: string,
  measure: Measure,
): readonly (number | null)[] =>
  ends.map(({ frame }) => {
    const ship = frames[frame]!.desk.view.ships.find((one) => one.id === id);
    return ship === undefined ? null : left(ship, measure);
  });

export const sideRun = (
  frames: readonly Frame[],
  ends: readonly Moment[],
  side: string,
  measure: Measure,
): readonly number[] =>
  ends.map(({ frame }) =>
    frames[frame]!.desk.view.ships.filter((ship) => ship.owner === side && fights(ship)).reduce(
      (sum, ship) => sum + left(ship, measure),
      0,
    ),
  );

type FireTold = Extract<HexTold, { kind: 'fire' }>;

/** A broadside that was fired at somebody. */
export interface Shot {
  readonly turn: number;
  readonly frame: number;
  readonly ship: string;
  readonly side: string;
  readonly target: string;
  readonly range: number;
  readonly rake: boolean;
  readonly hits: number;
  /** Null where the fire was too weak for any table: then no die fell. */
  readonly chance: Chance | null;
}

export function shotsOf(frames: readonly Frame[]): readonly Shot[] {
  return frames.flatMap(({ told }, frame) => {
    // Who sailed her when she fired: by the end of the step she may have been taken.
    const before = frames[frame - 1] ?? frames[frame]!;
    return told
      .filter(
        (one): one is FireTold & { readonly target: string } => one.kind === 'fire' && one.target !== null,
      )
      .map((fire) => ({
        turn: before.turn,
        frame,
        ship: fire.ship,
        side: before.desk.view.ships.find(({ id }) => id === fire.ship)?.side ?? '',
        target: fire.target,
        range: fire.range,
        rake: fire.rake,
        hits: allHits(fire.hits),
        chance:
          fire.table === null
            ? null
            : chanceOf(facesOf(fire.table, fire.aim).map(allHits), allHits(fire.hits)),
      }));
  });
}

export const hitsAt = (shots: readonly Shot[], side: string, range: number): number =>
  shots
    .filter((shot) => shot.side === side && shot.range === range)
    .reduce((sum, shot) => sum + shot.hits, 0);

const chancesOf = (shots: readonly Shot[], side: string): readonly Chance[] =>
  shots.flatMap((shot) => (shot.side === side && shot.chance !== null ? [shot.chance] : []));

/** Hits beyond expectation that a side had scored by the end of each turn. */
export const luckRun = (shots: readonly Shot[], ends: readonly Moment[], side: string): readonly number[] =>
  ends.map(
    ({ frame }) =>
      luckOf(
        chancesOf(
          shots.filter((shot) => shot.frame <= frame),
          side,
        ),
      ).at(-1)?.luck ?? 0,
  );

export interface Fortune {
  readonly hits: number;
  readonly expected: number;
  readonly luck: number;
  readonly spread: number;
}

export function fortuneOf(shots: readonly Shot[], side: string): Fortune {
  const chances = chancesOf(shots, side);
  const { luck, spread } = luckOf(chances).at(-1) ?? { luck: 0, spread: 0 };
  const sum = (of: 'rolled' | 'expected'): number => chances.reduce((all, chance) => all + chance[of], 0);
  return { hits: sum('rolled'), expected: sum('expected'), luck, spread };
}

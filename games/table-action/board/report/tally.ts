/** The match in numbers: what was left of every ship after each turn, hits by range, and how the dice fell. */
import type { ReportFrame } from '@weathergage/web/toolkit/contract.ts';
import { type Chance, luckOf } from '@weathergage/web/toolkit/luck.ts';
import type { Range } from '../../data/words.ts';
import { fights } from '../../rules/crippled.ts';
import type { Area } from '../../rules/ship.ts';
import type { TableAction } from '../../rules/types.ts';
import { hitsOf } from '../odds.ts';
import type { ToldOf } from '../types.ts';

export type Frame = ReportFrame<TableAction>;

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

export const shipRun = (
  frames: readonly Frame[],
  ends: readonly Moment[],
  id: string,
  area: Area,
): readonly (number | null)[] =>
  ends.map(({ frame }) => {
    const ship = frames[frame]!.desk.view.ships.find((one) => one.id === id);
    return ship === undefined ? null : ship.fate === 'afloat' ? ship[area] : 0;
  });

/** A ship that has struck, is taken or is gone no longer counts for her side. */
export const sideRun = (
  frames: readonly Frame[],
  ends: readonly Moment[],
  side: string,
  area: Area,
): readonly number[] =>
  ends.map(({ frame }) =>
    frames[frame]!.desk.view.ships.filter((ship) => ship.owner === side && fights(ship)).reduce(
      (sum, ship) => sum + ship[area],
      0,
    ),
  );

/** A broadside, or a battery's fire. */
export interface Shot {
  readonly frame: number;
  readonly ship: string;
  readonly side: string;
  readonly target: string;
  readonly range: Range;
  readonly rake: boolean;
  readonly hits: number;
  readonly chance: Chance;
}

const chanceOf = (told: ToldOf<'fire'>): Chance => ({
  rolled: told.hits,
  ...hitsOf({
    large: told.large.count,
    regular: told.regular.count,
    needed: told.needed,
    modifiers: told.modifiers,
  }),
});

export function shotsOf(frames: readonly Frame[]): readonly Shot[] {
  return frames.flatMap(({ told }, frame) => {
    // Who had her when she fired: by the end of the step she may have been taken.
    const { view } = (frames[frame - 1] ?? frames[frame]!).desk;
    return told
      .filter((one): one is ToldOf<'fire'> => one.kind === 'fire')
      .map((fire) => ({
        frame,
        ship: fire.ship,
        side: [...view.ships, ...view.batteries].find(({ id }) => id === fire.ship)?.side ?? '',
        target: fire.target,
        range: fire.range,
        rake: fire.rake !== null,
        hits: fire.hits,
        chance: chanceOf(fire),
      }));
  });
}

export const hitsAt = (shots: readonly Shot[], side: string, range: Range): number =>
  shots.filter((shot) => shot.side === side && shot.range === range).reduce((sum, { hits }) => sum + hits, 0);

/** Hits beyond expectation that a side had scored by the end of each turn. */
export const luckRun = (shots: readonly Shot[], ends: readonly Moment[], side: string): readonly number[] =>
  ends.map(
    ({ frame }) =>
      luckOf(
        shots.filter((shot) => shot.side === side && shot.frame <= frame).map(({ chance }) => chance),
      ).at(-1)?.luck ?? 0,
  );

export interface Fortune {
  readonly hits: number;
  readonly expected: number;
  readonly luck: number;
  readonly spread: number;
}

export function fortuneOf(shots: readonly Shot[], side: string): Fortune {
  const own = shots.filter((shot) => shot.side === side);
  const { luck, spread } = luckOf(own.map(({ chance }) => chance)).at(-1) ?? { luck: 0, spread: 0 };
  return {
    hits: own.reduce((sum, { hits }) => sum + hits, 0),
    expected: own.reduce((sum, { chance }) => sum + chance.expected, 0),
    luck,
    spread,
  };
}

/** What was left of ships and sides after each turn of a fight. */
import type { Moment } from './tally.ts';

export interface Fighter {
  readonly id: string;
  readonly owner: string;
  readonly spec: { readonly name: string };
}

/** The frames of a film of a fight, as far as they are counted. */
export type FightFrames<S> = readonly {
  readonly desk: {
    readonly view: {
      readonly ships: readonly S[];
      readonly sides: readonly { readonly id: string; readonly name: string }[];
    };
  };
}[];

/** How a game counts what is left. */
export interface Count<S, M> {
  readonly measures: readonly M[];
  left(ship: S, measure: M): number;
  /** One that has struck, is taken or is gone no longer counts for her side. */
  fights(ship: S): boolean;
}

export const shipRun = <S extends Fighter, M>(
  { left }: Count<S, M>,
  frames: FightFrames<S>,
  ends: readonly Moment[],
  id: string,
  measure: M,
): readonly (number | null)[] =>
  ends.map(({ frame }) => {
    const ship = frames[frame]!.desk.view.ships.find((one) => one.id === id);
    return ship === undefined ? null : left(ship, measure);
  });

export const sideRun = <S extends Fighter, M>(
  { left, fights }: Count<S, M>,
  frames: FightFrames<S>,
  ends: readonly Moment[],
  side: string,
  measure: M,
): readonly number[] =>
  ends.map(({ frame }) =>
    frames[frame]!.desk.view.ships.filter((ship) => ship.owner === side && fights(ship)).reduce(
      (sum, ship) => sum + left(ship, measure),
      0,
    ),
  );

/**
 * A fleet action between the two: what a battle of a war is told as before it is laid out on a board, and what is told
 * of it when it is over. Each parent knows how to tell its battles so, each board how to lay them out.
 */
import { hashOf } from '@weathergage/kernel';
import type { Flag, Heat } from './flags.ts';

export interface ActionShip {
  /** As the parent names her, or one of a squadron that has no names. */
  readonly id: string;
  readonly name: string;
  readonly flag: Flag;
  readonly guns: number;
  /** Steps above or below an average crew. */
  readonly skill: number;
  /** Thousandths of what she can bear that are gone before the first gun. */
  readonly worn: number;
  /** A leader flies his flag in her. */
  readonly flagship: boolean;
}

export interface ActionSide {
  readonly id: string;
  readonly name: string;
  readonly ships: readonly ActionShip[];
  /** Of his ships struck or lost, in the hundred, at which he breaks off; a hundred: he stays to the end. */
  readonly breaksOff: number;
}

/** What lies about the place: shoals to leeward, the works of a port and whose they are. */
export interface Ground {
  readonly shoals: boolean;
  readonly works: { readonly side: string; readonly strength: number } | null;
}

export interface FleetAction {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly briefing: string;
  readonly windward: string;
  readonly heat: Heat;
  readonly gale: boolean;
  readonly night: boolean;
  readonly ground: Ground;
  readonly sides: readonly [ActionSide, ActionSide];
}

/** What is said of an action alike on any board: its head, and that all of it was made up. */
export const headOf = ({ id, title, date, place, briefing }: FleetAction) => ({
  id,
  title,
  date,
  place,
  briefing,
  provenance: {
    orderOfBattle: 'constructed',
    positions: 'constructed',
    wind: 'constructed',
    victory: 'constructed',
  } as const,
});

/** What became of a ship. */
export interface FoughtShip {
  readonly id: string;
  /** `struck` to the enemy and in his hands when it was over. */
  readonly end: 'afloat' | 'struck' | 'lost';
  /** Thousandths of what she can bear that are gone, with what was before. */
  readonly worn: number;
  /** So torn aloft that she can't keep the line. */
  readonly crippled: boolean;
  /** Thousandths of her men. */
  readonly men: number;
}

export interface FoughtAction {
  readonly ships: ReadonlyMap<string, FoughtShip>;
  /** Who held the field; null if nobody did. */
  readonly winner: string | null;
  /** How long it was fought for, by the board's own turns. */
  readonly turns: number;
}

/** An id that any board takes: lower case, digits, single dashes. */
export const plainId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/**
 * Chance for what no board decides, below a thousand: from the journal of the match, so that it is the same for whoever
 * makes the report again and nobody could know it before the last answer.
 */
export const chanceFrom = (child: string, what: string): number =>
  Number.parseInt(hashOf([child, what]).slice(0, 8), 16) % 1000;

/** What is left of something worn; never nothing, for who fights has something left. */
export const leftOf = (points: number, worn: number): number =>
  Math.max(1, Math.round((points * (1000 - worn)) / 1000));

/** Thousandths that are gone of what there was. */
export const goneOf = (now: number, before: number): number =>
  before === 0 ? 0 : Math.round((1000 * (before - Math.max(0, now))) / before);

/** Worn before, and of what was left so much gone since. */
export const wornSince = (before: number, gone: number): number =>
  1000 - Math.round(((1000 - before) * (1000 - gone)) / 1000);

/** Thousandths of a ship gone that count as damage, by what a board's mapping makes of each part. */
export const damageOf = (
  gone: { readonly hull: number; readonly rigging: number; readonly crew: number },
  share: { readonly hull: number; readonly rigging: number; readonly crew: number },
): number =>
  Math.min(
    1000,
    Math.round((gone.hull * share.hull + gone.rigging * share.rigging + gone.crew * share.crew) / 1000),
  );

/** How many ships lost make a side break off; null where it never does. */
export const breakingPoint = (ships: number, breaksOff: number): number | null =>
  breaksOff >= 100 ? null : Math.max(1, Math.ceil((ships * breaksOff) / 100));

/** All ships of an action as a board's last state tells of them; those that never came up are as they were. */
export function foughtOn<S extends { readonly id: string }>(
  { sides }: FleetAction,
  {
    ships,
    outcome,
    turn,
    turnLimit,
  }: {
    readonly ships: readonly S[];
    readonly outcome: { readonly winners: readonly string[] } | null;
    readonly turn: number;
    readonly turnLimit: number | null;
  },
  tell: (ship: S, worn: number, winner: string | null) => FoughtShip,
): FoughtAction {
  const [only, other] = outcome?.winners ?? [];
  const winner = only !== undefined && other === undefined ? only : null;
  const told = sides.flatMap((side) =>
    side.ships.map(({ id, worn }): FoughtShip => {
      const fought = ships.find((ship) => ship.id === id);
      return fought === undefined
        ? { id, end: 'afloat', worn, crippled: false, men: 0 }
        : tell(fought, worn, winner);
    }),
  );
  // Where the limit ends it the turn after the last has begun.
  const turns = Math.max(1, Math.min(turn, turnLimit ?? turn));
  return { ships: new Map(told.map((ship) => [ship.id, ship])), winner, turns };
}

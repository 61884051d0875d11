/** A duel of the Basic Game in plain numbers: what thousands of imagined turns need of two ships and the sea, and no more. */
import { isFouled } from '../../rules/sea/bonds.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import type { Party, Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';

/** A ship's log as a duel changes it. Sections of her crew are bits, the first section the lowest. */
export interface DuelLog {
  q: number;
  r: number;
  heading: Direction;
  hull: number;
  readonly men: number[];
  readonly guns: { L: number; R: number };
  readonly carronades: { L: number; R: number };
  readonly rigging: number[];
  readonly loaded: { L: boolean; R: boolean };
  readonly first: { L: boolean; R: boolean };
  still: number;
  factors: number;
  hexes: number;
  /** Sections that board, that defend, and all that were told off this turn. */
  boarders: number;
  defenders: number;
  toldOff: number;
  /** Turns in a row that she has run from the fight (14.1.1), and where her bow lay when the last one ended. */
  ran: number;
  wake: { readonly q: number; readonly r: number } | null;
}

export interface Duel {
  readonly sea: Sea;
  readonly ships: readonly [Ship, Ship];
  readonly logs: readonly [DuelLog, DuelLog];
  turn: number;
  fouled: boolean;
  irons: number;
  melee: boolean;
}

export const ENDS = [0, 1] as const;
export type End = (typeof ENDS)[number];

/** Whether a match can be played on in little: two ships of the Basic Game that fight it out on an open sea. */
export function isLittle(sea: Sea): boolean {
  const { ships, victory, advanced, land, board, noCombat } = sea;
  return (
    advanced === undefined &&
    victory.type === 'single-ship' &&
    ships.length === 2 &&
    land.length === 0 &&
    !board.fixed &&
    !noCombat &&
    ships[0]!.side !== ships[1]!.side &&
    ships.every(
      ({ presence, captured, surrender }) => presence === 'afloat' && !captured && surrender === null,
    )
  );
}

const bitsOf = (ship: Ship, parties: readonly Party[], type?: Party['type']): number => {
  let bits = 0;
  for (const party of parties)
    if (type === undefined || party.type === type)
      for (const no of party.sections) bits |= 1 << ship.sections.findIndex((section) => section.no === no);
  return bits;
};

function logOf(sea: Sea, ship: Ship): DuelLog {
  return {
    q: ship.bow.q,
    r: ship.bow.r,
    heading: ship.heading,
    hull: ship.hull,
    men: ship.sections.map(({ left }) => left),
    guns: { ...ship.guns },
    carronades: { ...ship.carronades },
    rigging: [...ship.rigging],
    loaded: { ...(ship.loaded ?? { L: ship.empty < 2, R: ship.empty < 1 }) },
    first: { ...ship.initial },
    still: ship.still,
    factors: ship.noted.factors,
    hexes: ship.noted.hexes,
    boarders: bitsOf(ship, ship.parties, 'OBP'),
    defenders: bitsOf(ship, ship.parties, 'DBP'),
    toldOff: bitsOf(ship, ship.toldOff ?? []),
    ran: sea.shunning[ship.side] ?? 0,
    wake: sea.wake?.[ship.id] ?? null,
  };
}

export function duelOf(sea: Sea): Duel {
  const [one, two] = sea.ships as [Ship, Ship];
  return {
    sea,
    ships: [one, two],
    logs: [logOf(sea, one), logOf(sea, two)],
    turn: sea.turn,
    fouled: isFouled(sea, one.id),
    irons: sea.grapples.reduce((sum, { count }) => sum + count, 0),
    melee: sea.melees.length > 0,
  };
}

const copiedLog = (log: DuelLog): DuelLog => ({
  ...log,
  men: [...log.men],
  guns: { ...log.guns },
  carronades: { ...log.carronades },
  rigging: [...log.rigging],
  loaded: { ...log.loaded },
  first: { ...log.first },
});

export const copiedDuel = (duel: Duel): Duel => ({
  ...duel,
  logs: [copiedLog(duel.logs[0]), copiedLog(duel.logs[1])],
});

export const isBound = ({ fouled, irons }: Duel): boolean => fouled || irons > 0;

export const menOf = ({ men }: DuelLog, bits = -1): number => {
  let sum = 0;
  for (let i = 0; i < men.length; i++) if ((bits & (1 << i)) !== 0) sum += men[i]!;
  return sum;
};

/** Sections with men left, and those of them that are in no party this turn. */
export const manned = ({ men }: DuelLog): number => {
  let bits = 0;
  for (let i = 0; i < men.length; i++) if (men[i]! > 0) bits |= 1 << i;
  return bits;
};
export const freeSections = (log: DuelLog): number =>
  manned(log) & ~(log.boarders | log.defenders | log.toldOff);

/** 10.2.5: nobody is left for guns and sails. */
export const allAway = (log: DuelLog): boolean => {
  const used = log.boarders | log.defenders;
  return used !== 0 && (manned(log) & ~used) === 0;
};

export const squaresIn = (rigging: readonly number[]): number => {
  let sum = 0;
  for (const left of rigging) sum += left;
  return sum;
};

export const sectionsLost = (rigging: readonly number[]): number => {
  let lost = 0;
  for (const left of rigging) if (left === 0) lost++;
  return lost;
};

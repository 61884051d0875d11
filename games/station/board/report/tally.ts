/** The war in numbers: Prestige by Turn and source, Orders, ships lost, ships by state, and how the dice fell. */
import type { ReportFrame } from '@weathergage/web/toolkit/contract.ts';
import { type Chance, chanceOf, type Luck, luckOf } from '@weathergage/web/toolkit/luck.ts';
import { combatResult } from '../../rules/battle/combat/resolve.ts';
import type { SideId, SquadronState } from '../../rules/module/vocabulary.ts';
import type { BattleTold } from '../../rules/told/battle.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { Station } from '../../rules/types.ts';
import { stateOf } from '../../rules/world/formations.ts';
import type { Source, View } from '../../rules/world/state.ts';

export type Frame = ReportFrame<Station>;
type Of<K extends StationTold['kind']> = Extract<StationTold, { kind: K }>;

export const turnsPlayed = (frames: readonly Frame[]): number[] =>
  [...new Set(frames.map(({ desk }) => desk.view.turn))].toSorted((a, b) => a - b);

/** The last that was seen of each Turn. */
function lastOf(frames: readonly Frame[], turns: readonly number[]): View[] {
  const byTurn = new Map(frames.map(({ desk }) => [desk.view.turn, desk.view]));
  return turns.map((turn) => byTurn.get(turn)!);
}

export const prestigeRun = (frames: readonly Frame[], turns: readonly number[], side: SideId): number[] =>
  lastOf(frames, turns).map((view) => view.prestige[side] ?? 0);

/** What a side has won and what it has paid or lost, by source. */
export function bySource(
  view: View,
  side: SideId,
): ReadonlyMap<Source, { readonly won: number; readonly lost: number }> {
  const sums = new Map<Source, { won: number; lost: number }>();
  for (const { side: whose, points, source } of view.ledger) {
    if (whose !== side) continue;
    const { won, lost } = sums.get(source) ?? { won: 0, lost: 0 };
    sums.set(source, { won: won + Math.max(0, points), lost: lost + Math.max(0, -points) });
  }
  return sums;
}

/** What a step tells belongs to the Turn in which it began. */
function toldByTurn(frames: readonly Frame[]): { readonly turn: number; readonly told: StationTold }[] {
  return frames.flatMap(({ told }, index) => {
    const { turn } = frames[Math.max(0, index - 1)]!.desk.view;
    return told.map((one) => ({ turn, told: one }));
  });
}

export interface OrdersTally {
  readonly fulfilled: number;
  readonly failed: number;
}

export function ordersOf(frames: readonly Frame[], side: SideId): OrdersTally {
  const ends = toldByTurn(frames).flatMap(({ told }) =>
    told.kind === 'order' && told.side === side ? [told.what] : [],
  );
  return {
    fulfilled: ends.filter((what) => what === 'fulfilled').length,
    failed: ends.filter((what) => what === 'failed').length,
  };
}

export const lostRun = (frames: readonly Frame[], turns: readonly number[], side: SideId): number[] =>
  lastOf(frames, turns).map(({ lost }) => (lost[side]?.sunk ?? 0) + (lost[side]?.captured ?? 0));

/** Ships by what they are fit for; null where the reader may not know. */
export function statesRun(
  frames: readonly Frame[],
  turns: readonly number[],
  side: SideId,
): Readonly<Record<SquadronState, readonly number[]>> | null {
  const views = lastOf(frames, turns);
  if (views.some(({ forces }) => forces[side] === undefined)) return null;
  const count = (state: SquadronState): number[] =>
    views.map(({ forces }) =>
      Object.values(forces[side]!.squadrons).reduce(
        (sum, squadron) => sum + (stateOf(forces[side]!, squadron) === state ? squadron.sail : 0),
        0,
      ),
    );
  return { Ready: count('Ready'), FittingOut: count('FittingOut'), InOrdinary: count('InOrdinary') };
}

export interface BattleLine {
  readonly turn: number;
  readonly at: string;
  readonly combats: number;
  readonly level: number | null;
  readonly dp: Readonly<Record<SideId, number>>;
  readonly sunk: Readonly<Record<SideId, number>>;
  readonly struck: number;
  /** Undefined while it was never said. */
  readonly victor: SideId | null | undefined;
}

/** Every Battle in which guns spoke, in order. */
export function battlesOf(frames: readonly Frame[]): BattleLine[] {
  const battles: BattleLine[] = [];
  let now: BattleLine | null = null;
  for (const { turn, told } of toldByTurn(frames)) {
    if (told.kind === 'battle') {
      now = { turn, at: told.at, combats: 0, level: null, dp: {}, sunk: {}, struck: 0, victor: undefined };
      continue;
    }
    if (now === null) continue;
    now = afterTold(now, told as BattleTold);
    if (told.kind === 'victor') {
      battles.push(now);
      now = null;
    }
  }
  return battles;
}

function afterTold(line: BattleLine, told: BattleTold): BattleLine {
  if (told.kind === 'intensity') return { ...line, level: told.level };
  if (told.kind === 'victor') return { ...line, sunk: told.sunk, struck: told.struck, victor: told.victor };
  if (told.kind !== 'combat') return line;
  const dp = { ...line.dp };
  for (const [side, points] of Object.entries(told.combat.dp)) dp[side] = (dp[side] ?? 0) + points;
  return { ...line, combats: line.combats + 1, dp };
}

/** A ship Sunk outright counts as so many points of damage. */
const SHIP = 4;
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A side's fire in one Combat: the harm its die did, among all that its column could have done. */
export function chanceIn({ combat, modifiers }: Of<'combat'>, side: SideId): Chance | null {
  const column = combat.column[side];
  if (column === undefined || combat.die === null) return null;
  const modifier = (modifiers[side] ?? []).reduce((sum, { value }) => sum + value, 0);
  const harm = (die: number): number => {
    const { dp, sunk } = combatResult(column, die, modifier);
    return dp + SHIP * sunk;
  };
  return chanceOf(FACES.map(harm), harm(combat.die));
}

const combatsIn = (frames: readonly Frame[]): { readonly turn: number; readonly told: Of<'combat'> }[] =>
  toldByTurn(frames).flatMap(({ turn, told }) => (told.kind === 'combat' ? [{ turn, told }] : []));

export interface Gunnery extends Luck {
  readonly combats: number;
  readonly done: number;
  readonly due: number;
}

export function gunneryOf(frames: readonly Frame[], side: SideId): Gunnery {
  const chances = combatsIn(frames).flatMap(({ told }) => chanceIn(told, side) ?? []);
  const { luck, spread } = luckOf(chances).at(-1) ?? { luck: 0, spread: 0 };
  return {
    combats: chances.length,
    done: chances.reduce((sum, { rolled }) => sum + rolled, 0),
    due: chances.reduce((sum, { expected }) => sum + expected, 0),
    luck,
    spread,
  };
}

/** Harm beyond what was due, summed up Turn by Turn. */
export function luckRun(frames: readonly Frame[], turns: readonly number[], side: SideId): number[] {
  let sum = 0;
  const all = combatsIn(frames);
  return turns.map((turn) => {
    for (const one of all) {
      const chance = one.turn === turn ? chanceIn(one.told, side) : null;
      if (chance !== null) sum += chance.rolled - chance.expected;
    }
    return sum;
  });
}

export interface Checks {
  readonly made: number;
  readonly passed: number;
  readonly due: number;
}

/** Checks of leaders, as far as the reader was told of them: a die at or under what the rating leaves (3.451). */
export function checksOf(frames: readonly Frame[], side: SideId): Checks {
  const checks = toldByTurn(frames).flatMap(({ told }) =>
    told.kind === 'check' && told.side === side && told.rating !== undefined ? [told] : [],
  );
  return {
    made: checks.length,
    passed: checks.filter(({ passed }) => passed).length,
    due: checks.reduce(
      (sum, { rating, modifier }) =>
        sum + Math.min(10, Math.max(0, rating! - (modifier ?? 0) + 1)) / FACES.length,
      0,
    ),
  };
}

/** The war in numbers: points by year and source, what was lost when, battles, and how the dice fell. */
import type { ReportFrame } from '@weathergage/web/toolkit/contract.ts';
import { type Chance, type Luck, luckOf } from '@weathergage/web/toolkit/luck.ts';
import type { Side } from '../../data/nations.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { AreaId, ShipId } from '../../rules/world/squadron.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { otherSide } from '../../rules/world/war.ts';

export type Frame = ReportFrame<SeaPower>;
type Of<K extends SeaTold['kind']> = Extract<SeaTold, { kind: K }>;
export type BySide<V> = Readonly<Record<Side, V>>;

/** Happenings with the year in which they took place: what a step tells belongs to the year before it ended. */
export function toldByYear(frames: readonly Frame[]): { readonly year: number; readonly told: SeaTold }[] {
  return frames.flatMap(({ told }, index) => {
    let year = frames[Math.max(0, index - 1)]!.desk.view.year;
    return told.map((each) => {
      if (each.kind === 'year') year = each.year;
      return { year, told: each };
    });
  });
}

/** All years played, whether anything was counted in them or not. */
export const yearsPlayed = (frames: readonly Frame[]): number[] =>
  [...new Set(frames.map(({ desk }) => desk.view.year))].sort((a, b) => a - b);

/** Sums up to each year, beginning at nought. */
function running(years: readonly number[], at: (year: number) => number): number[] {
  let sum = 0;
  return years.map((year) => {
    sum += at(year);
    return sum;
  });
}

export function pointsRun(frames: readonly Frame[], years: readonly number[], side: Side): number[] {
  const { ledger } = frames.at(-1)!.desk.view;
  return running(years, (year) =>
    ledger.reduce((sum, score) => sum + (score.year === year && score.side === side ? score.points : 0), 0),
  );
}

export interface Losses {
  readonly sunk: BySide<readonly number[]>;
  readonly disabled: BySide<readonly number[]>;
}

/** Ships lost for whatever reason, and ships driven out of their line, summed up year by year. */
export function lossesOf(frames: readonly Frame[], years: readonly number[]): Losses {
  const all = toldByYear(frames);
  const count = (side: Side, year: number, weight: (told: SeaTold) => number): number =>
    all.reduce(
      (sum, each) =>
        sum + (each.year === year && 'side' in each.told && each.told.side === side ? weight(each.told) : 0),
      0,
    );
  const sunk = (told: SeaTold): number =>
    told.kind === 'damage' && (told.fate === 'sunk' || told.fate === 'captured')
      ? 1
      : told.kind === 'lost'
        ? told.ships.length
        : 0;
  const disabled = (told: SeaTold): number => (told.kind === 'damage' && told.fate === 'disabled' ? 1 : 0);
  const runs = (weight: (told: SeaTold) => number): BySide<number[]> => ({
    english: running(years, (year) => count('english', year, weight)),
    european: running(years, (year) => count('european', year, weight)),
  });
  return { sunk: runs(sunk), disabled: runs(disabled) };
}

export interface BattleLine {
  readonly year: number;
  readonly area: AreaId;
  readonly ships: BySide<number>;
  readonly rounds: number;
  readonly lost: BySide<readonly ShipId[]>;
  readonly disabled: BySide<number>;
  /** Undefined while it was never said. */
  readonly winner: Side | null | undefined;
  readonly withdrew: Side | null;
}

const blank = (year: number, area: AreaId): BattleLine => ({
  year,
  area,
  ships: { english: 0, european: 0 },
  rounds: 0,
  lost: { english: [], european: [] },
  disabled: { english: 0, european: 0 },
  winner: undefined,
  withdrew: null,
});

/** Every battle in order, from the first sail sighted to its end. */
export function battlesOf(frames: readonly Frame[]): BattleLine[] {
  const battles: BattleLine[] = [];
  let now: BattleLine | null = null;
  const write = (change: Partial<BattleLine>): void => {
    if (now === null) return;
    now = { ...now, ...change };
    battles[battles.length - 1] = now;
  };
  for (const { year, told } of toldByYear(frames)) {
    if (told.kind === 'battle') {
      now = blank(year, told.area);
      battles.push(now);
    } else if (now === null) continue;
    else if (told.kind === 'lines')
      write({
        rounds: told.round,
        ...(told.round === 1
          ? { ships: { english: told.lines.english.length, european: told.lines.european.length } }
          : {}),
      });
    else if (told.kind === 'withdrew') write({ withdrew: told.side });
    else if (told.kind === 'damage') {
      if (told.fate === 'sunk' || told.fate === 'captured')
        write({ lost: { ...now.lost, [told.side]: [...now.lost[told.side], told.ship] } });
      if (told.fate === 'disabled')
        write({ disabled: { ...now.disabled, [told.side]: now.disabled[told.side] + 1 } });
    } else if (told.kind === 'battle-over') {
      write({ winner: told.winner });
      now = null;
    }
  }
  return battles;
}

/** What the guns of a side threw, against what was due: a six and a five each fall once in six. */
export interface Gunnery extends Luck {
  readonly dice: number;
  readonly sixes: number;
  readonly fives: number;
}

const TELLING = 1 / 3;

const shotsOf = (frames: readonly Frame[], side: Side): Of<'fire'>['shot'][] =>
  frames.flatMap(({ told }) =>
    told.flatMap((each) => (each.kind === 'fire' && each.shot.side === side ? [each.shot] : [])),
  );

const chancesOf = (dice: readonly number[]): Chance[] =>
  dice.map((die) => ({ rolled: die >= 5 ? 1 : 0, expected: TELLING, variance: TELLING * (1 - TELLING) }));

export function gunneryOf(frames: readonly Frame[], side: Side): Gunnery {
  const dice = shotsOf(frames, side).flatMap((shot) => shot.dice);
  const { luck, spread } = luckOf(chancesOf(dice)).at(-1) ?? { luck: 0, spread: 0 };
  return {
    dice: dice.length,
    sixes: dice.filter((die) => die === 6).length,
    fives: dice.filter((die) => die === 5).length,
    luck,
    spread,
  };
}

/** Fives and sixes beyond what was due, summed up year by year. */
export function luckRun(frames: readonly Frame[], years: readonly number[], side: Side): number[] {
  const byYear = new Map<number, number>();
  for (const { year, told } of toldByYear(frames))
    if (told.kind === 'fire' && told.shot.side === side)
      for (const { rolled, expected } of chancesOf(told.shot.dice))
        byYear.set(year, (byYear.get(year) ?? 0) + rolled - expected);
  return running(years, (year) => byYear.get(year) ?? 0);
}

export interface Searches {
  readonly all: number;
  /** Where the sides wished different things and the dice decided. */
  readonly contested: number;
  readonly won: BySide<number>;
  readonly decoys: number;
}

export function searchesOf(frames: readonly Frame[]): Searches {
  const searches = frames.flatMap(({ told }) =>
    told.filter((each): each is Of<'search'> => each.kind === 'search'),
  );
  const contested = searches.filter(({ throws }) => throws.length > 0);
  const winner = ({ choices, result }: Of<'search'>): Side => {
    const fighter: Side = choices.english === 'fight' ? 'english' : 'european';
    return result === 'battle' ? fighter : otherSide(fighter);
  };
  return {
    all: searches.length,
    contested: contested.length,
    won: {
      english: contested.filter((each) => winner(each) === 'english').length,
      european: contested.filter((each) => winner(each) === 'european').length,
    },
    decoys: searches.filter(({ result }) => result === 'decoy').length,
  };
}

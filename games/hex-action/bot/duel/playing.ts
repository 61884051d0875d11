/** Imagined duels, played on from any phase to where they are judged: a thousand turns in the time of one real one. */
import { type Dice, looseDice, seedFor } from '@weathergage/kernel';
import { SHUNNING_LIMIT } from '../../rules/scenario/victory.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import type { Phase, Sea } from '../../rules/sea/state.ts';
import type { Broadside } from '../../rules/sea/words.ts';
import { DRAW, fireBoth, verdict } from './broadsides.ts';
import { fightDecks, standsIdle, tellOff } from './decks.ts';
import { riggedFor, type TablesOfLies, tablesFor } from './fitness.ts';
import { asTablesHold, cutIrons, throwIrons, tryToUnfoul } from './irons.ts';
import { lieOf } from './lies.ts';
import { copiedDuel, type Duel, type DuelLog, duelOf, ENDS, type End, isBound, squaresIn } from './logs.ts';
import { rangeOf, sail } from './sailing.ts';
import { chanceAsItStands } from './standing.ts';
import type { Way } from './ways.ts';

const ORDER = [
  'unfouling',
  'notation',
  'grappling',
  'ungrappling',
  'boarding',
  'combat',
  'melee',
  'load',
] as const;
type LittlePhase = (typeof ORDER)[number];

/** Where a real match stands, by the phases of a little one. */
function phaseOf(phase: Phase): LittlePhase {
  if (phase === 'execution') return 'grappling';
  if (phase === 'gun-losses') return 'melee';
  return ORDER.find((each) => each === phase) ?? 'notation';
}

/** Both strike at once, or time runs out: she has not won. */
const DRAWN = 0.4;

export interface PlayTerms {
  /** Turns that are played on after this one before it is judged how the duel stands. */
  readonly turns: number;
  /** Hears of the beginning of every turn: for whoever learns from imagined duels. */
  readonly watch?: (duel: Duel, tables: TablesOfLies) => void;
}

/** Her chance, once a duel has been played on with these dice; she sails to answer a captain. */
function playedOn(duel: Duel, from: LittlePhase, own: End, { turns, watch }: PlayTerms, dice: Dice): number {
  const limit = duel.sea.turnLimit ?? Number.POSITIVE_INFINITY;
  const last = duel.turn + turns;
  let tables = tablesFor(duel);
  let rigged = riggedFor(duel);
  for (let at = ORDER.indexOf(from); ; at = (at + 1) % ORDER.length) {
    const over = phasePlayed(duel, ORDER[at]!, own, tables, dice);
    if (over !== null) return over === DRAW ? DRAWN : own === 0 ? over : 1 - over;
    if (ORDER[at] !== 'load') continue;
    if (duel.turn > limit) return DRAWN;
    const now = riggedFor(duel);
    if (now !== rigged) {
      tables = tablesFor(duel);
      rigged = now;
    }
    watch?.(duel, tables);
    if (duel.turn > last) return chanceAsItStands(duel, tables, own);
  }
}

/** What a phase decides, if it decides the duel. */
function phasePlayed(
  duel: Duel,
  phase: LittlePhase,
  own: End,
  tables: TablesOfLies,
  dice: Dice,
): number | null {
  switch (phase) {
    case 'unfouling':
      if (duel.fouled) tryToUnfoul(duel, asTablesHold(duel, tables), dice);
      return null;
    case 'notation':
      sail(duel, [wayOf(duel, 0, own, tables, dice), wayOf(duel, 1, own, tables, dice)], dice);
      return null;
    case 'grappling':
      throwIrons(duel, asTablesHold(duel, tables), dice);
      return null;
    case 'ungrappling':
      if (duel.irons > 0) cutIrons(duel, asTablesHold(duel, tables), dice);
      return null;
    case 'boarding':
      tellOff(duel, dice);
      return null;
    case 'combat':
      return fireBoth(duel, dice);
    case 'melee':
      return fightDecks(duel, dice);
    case 'load':
      return closeTurn(duel);
  }
}

/** The enemy sails as captains do; she sails what is best against that. */
function wayOf(duel: Duel, end: End, own: End, tables: TablesOfLies, dice: Dice): Way {
  const other = end === 0 ? 1 : 0;
  const [log, foe] = [duel.logs[end], duel.logs[other]];
  const ways = tables[end].ownWays[log.heading];
  if (isBound(duel) || standsIdle(log)) return ways[0]!;
  const lie = lieOf(log, foe);
  if (end === own) return ways[tables[end].answer(lie, log, foe, tables[other]).way]!;
  return ways[drawnShare(tables[end].mixture(lie, log, foe), dice)]!;
}

/** One of so many, each as often as its share of one. */
export function drawnShare(shares: ArrayLike<number>, dice: Dice): number {
  let mark = (dice.below(256) * 256 + dice.below(256)) / 65536;
  let last = 0;
  for (let i = 0; i < shares.length; i++) {
    if (shares[i] === 0) continue;
    last = i;
    mark -= shares[i]!;
    if (mark < 0) break;
  }
  return last;
}

/** 13.1: the side that bears, or else the stronger; 14.1.1: who has run from the fight. */
export function closeTurn(duel: Duel): number | null {
  const near = rangeOf(duel) <= 10;
  for (const end of ENDS) {
    const log = duel.logs[end];
    const foe = duel.logs[end === 0 ? 1 : 0];
    load(log, foe);
    log.ran = near ? 0 : Math.max(0, log.ran + (runs(duel, log, foe) ? 1 : -1));
    log.toldOff = 0;
  }
  for (const { log, bow } of duel.logs.map((each) => ({ log: each, bow: { q: each.q, r: each.r } })))
    log.wake = bow;
  duel.turn++;
  return verdict(duel.logs[0].ran >= SHUNNING_LIMIT, duel.logs[1].ran >= SHUNNING_LIMIT);
}

function runs(duel: Duel, log: DuelLog, foe: DuelLog): boolean {
  if (isBound(duel) || log.wake === null || log.hexes === 0 || squaresIn(log.rigging) === 0) return false;
  const reach = ({ q, r }: { q: number; r: number }): number =>
    Math.max(Math.abs(q - foe.q), Math.abs(r - foe.r), Math.abs(q + r - foe.q - foe.r));
  return reach(log) > reach(log.wake);
}

function load(log: DuelLog, foe: DuelLog): void {
  const wants = (side: Broadside): boolean => !log.loaded[side] && log.guns[side] + log.carronades[side] > 0;
  const [L, R] = [wants('L'), wants('R')];
  if (L && R) log.loaded[sideTowards(log, foe)] = true;
  else if (L) log.loaded.L = true;
  else if (R) log.loaded.R = true;
}

/** On which side the enemy is; dead ahead and astern it is the stronger. */
function sideTowards(log: DuelLog, foe: DuelLog): Broadside {
  const across = acrossBow(log.heading, foe.q - log.q, foe.r - log.r);
  if (across !== 0) return across > 0 ? 'R' : 'L';
  return log.guns.L + log.carronades.L > log.guns.R + log.carronades.R ? 'L' : 'R';
}

function acrossBow(heading: Direction, q: number, r: number): number {
  let [x, y] = [q, r];
  for (let turns = heading; turns > 1; turns--) [x, y] = [x + y, -x];
  return x;
}

/** How likely a side is to win from here, as so many duels played on come out. */
export function duelChance(sea: Sea, side: string, seed: number, duels: number, terms: PlayTerms): number {
  const start = duelOf(sea);
  const own: End = start.ships[0].side === side ? 0 : 1;
  const from = phaseOf(sea.phase);
  let sum = 0;
  for (let n = 0; n < duels; n++)
    sum += playedOn(copiedDuel(start), from, own, terms, looseDice(seedFor(seed, n)));
  return sum / duels;
}

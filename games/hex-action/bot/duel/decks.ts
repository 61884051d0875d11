/** The fight for the decks in an imagined duel: men told off as captains do, and the rounds as the rules have them. */
import type { Dice } from '@weathergage/kernel';
import { MELEE_STRENGTH } from '../../data/tables.ts';
import { lossesInflicted, winnerOf } from '../../rules/boarding/contest.ts';
import type { Muster } from '../decks.ts';
import { verdict } from './broadsides.ts';
import { judged } from './judged-decks.ts';
import {
  allAway,
  type Duel,
  type DuelLog,
  ENDS,
  type End,
  freeSections,
  isBound,
  manned,
  menOf,
} from './logs.ts';

/** 10.2: both tell off their men in secret, as captains do. */
export function tellOff(duel: Duel, dice: Dice): void {
  standDown(duel);
  if (!isBound(duel)) {
    duel.melee = false;
    return;
  }
  const musters = ENDS.map((end) => captainsMuster(duel, end, dice));
  for (const end of ENDS) musterMen(duel.logs[end], musters[end]!);
}

/** Sections told off, as bits. */
export interface ToldOffBits {
  readonly boarders: number;
  readonly defenders: number;
}
export const NOBODY: ToldOffBits = { boarders: 0, defenders: 0 };

/** Of the free sections the first board and the next defend. */
export function sectionsFor(free: number, { board, defend }: Muster): ToldOffBits {
  let [toBoard, toDefend] = [board, defend];
  let [boarders, defenders] = [0, 0];
  for (let bit = 1; bit <= free; bit <<= 1) {
    if ((free & bit) === 0) continue;
    if (toBoard-- > 0) boarders |= bit;
    else if (toDefend-- > 0) defenders |= bit;
  }
  return { boarders, defenders };
}

export function captainsMuster(duel: Duel, end: End, dice: Dice): ToldOffBits {
  const free = freeSections(duel.logs[end]);
  if (free === 0) return NOBODY;
  const { musters, shares } = judged(duel, end);
  return sectionsFor(free, musters[drawn(shares, dice)]!);
}

export function musterMen(log: DuelLog, { boarders, defenders }: ToldOffBits): void {
  log.boarders |= boarders;
  log.defenders |= defenders;
  log.toldOff |= log.boarders | log.defenders;
}

/** By the shares, without those that are hardly ever right. */
function drawn(shares: readonly number[], dice: Dice): number {
  let most = 0;
  for (const share of shares) if (share > most) most = share;
  let sum = 0;
  for (const share of shares) if (share >= most / 3) sum += share;
  let mark = (dice.below(256) / 256) * sum;
  let last = 0;
  for (let i = 0; i < shares.length; i++) {
    if (shares[i]! < most / 3) continue;
    last = i;
    mark -= shares[i]!;
    if (mark < 0) return i;
  }
  return last;
}

/** 10.2.2: parties that no melee holds stand down. */
export function standDown(duel: Duel): void {
  const fights = duel.melee && isBound(duel);
  const [a, b] = duel.logs;
  const attacks = ENDS.map((end) => fights && menOf(duel.logs[end], duel.logs[end].boarders) > 0);
  if (!attacks[0] && !attacks[1]) duel.melee = false;
  a.boarders = attacks[0] ? a.boarders : 0;
  b.boarders = attacks[1] ? b.boarders : 0;
  // 12.2.6: defenders are engaged by boarders whom no boarders meet.
  a.defenders = attacks[1] && !attacks[0] ? a.defenders : 0;
  b.defenders = attacks[0] && !attacks[1] ? b.defenders : 0;
}

const ROUNDS = 3;

/** 12.2, 12.3: the rounds of this turn. Null while nobody has lost. */
export function fightDecks(duel: Duel, dice: Dice): number | null {
  const { logs, ships } = duel;
  const [a, b] = logs;
  if (!isBound(duel)) {
    standDown(duel);
    return null;
  }
  const boarding = (log: DuelLog): number => menOf(log, log.boarders);
  const defending = (log: DuelLog): number => menOf(log, log.defenders);
  const obp = (end: End): number => boarding(logs[end]) * MELEE_STRENGTH.data.OBP[ships[end].quality];
  const dbp = (end: End): number => defending(logs[end]) * MELEE_STRENGTH.data.DBP[ships[end].quality];
  for (let round = 1; ; round++) {
    // 12.2.4: nobody is there to fight.
    const taken = ENDS.map((end) => {
      const own = logs[end];
      const foe = logs[end === 0 ? 1 : 0];
      return boarding(foe) > 0 && boarding(own) === 0 && defending(own) === 0;
    });
    const over = verdict(taken[0]!, taken[1]!);
    if (over !== null) return over;
    if (round > ROUNDS || (boarding(a) === 0 && boarding(b) === 0)) break;
    duel.melee = true;
    const both = boarding(a) > 0 && boarding(b) > 0;
    const attacker: End = boarding(a) > 0 ? 0 : 1;
    const defender: End = attacker === 0 ? 1 : 0;
    const strengths = both ? [obp(0), obp(1)] : [obp(attacker), dbp(defender)];
    const fighters: readonly [DuelLog, 'boarders' | 'defenders'][] = both
      ? [
          [a, 'boarders'],
          [b, 'boarders'],
        ]
      : [
          [logs[attacker], 'boarders'],
          [logs[defender], 'defenders'],
        ];
    const inflicted = strengths.map((strength) => lossesInflicted(strength, dice.d6()));
    for (const at of ENDS) loseMen(fighters[at]![0], fighters[at]![0][fighters[at]![1]], inflicted[1 - at]!);
    const [first, second] = both ? [obp(0), obp(1)] : [obp(attacker), dbp(defender)];
    const won = winnerOf(first, second);
    const dead = verdict(menOf(a) === 0, menOf(b) === 0);
    if (dead !== null) return dead;
    if (won === null) continue;
    for (const at of ENDS) if (won === 'none' || won !== at) fighters[at]![0][fighters[at]![1]] = 0;
    if (won === 1 && !both) {
      const own = logs[defender];
      const foe = logs[attacker];
      duel.melee = false;
      // 12.3.5: they follow them home where the odds are good.
      const men = menOf(own, own.defenders);
      const guards = menOf(foe, freeSections(foe));
      if (men * 3 >= guards * 5) {
        own.boarders |= own.defenders;
        own.defenders = 0;
      }
    } else if (boarding(a) === 0 && boarding(b) === 0) duel.melee = false;
  }
  standDown(duel);
  return null;
}

function loseMen(log: DuelLog, bits: number, squares: number): void {
  for (let i = 0, left = squares; i < log.men.length && left > 0; i++) {
    if ((bits & (1 << i)) === 0) continue;
    const taken = Math.min(left, log.men[i]!);
    log.men[i]! -= taken;
    left -= taken;
  }
}

/** 10.2.5: every section was told off. */
export const standsIdle = (log: DuelLog): boolean => allAway(log) || manned(log) === 0;

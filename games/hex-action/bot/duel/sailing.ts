/** Both ships sail their ways at once: who gets a hex, who runs into whom, who fouls, who drifts (8.0). */
import type { Dice } from '@weathergage/kernel';
import { entanglementNeeded, FOULING } from '../../data/tables.ts';
import { neighbour, opposite } from '../../rules/sea/hex.ts';
import type { Placed } from '../courses.ts';
import { type Duel, type DuelLog, ENDS, isBound } from './logs.ts';
import type { Way } from './ways.ts';

const twoDice = (dice: Dice): number => dice.d6() + dice.d6();

/** The hex that a step brings her into. */
const enteredQ = (to: Placed, ahead: boolean): number => (ahead ? to.q : to.sternQ);
const enteredR = (to: Placed, ahead: boolean): number => (ahead ? to.r : to.sternR);
const holds = ({ q, r, sternQ, sternR }: Placed, atQ: number, atR: number): boolean =>
  (q === atQ && r === atR) || (sternQ === atQ && sternR === atR);

const moved = (by: Placed, { q, r }: { q: number; r: number }): Placed => ({
  q: by.q + q,
  r: by.r + r,
  heading: by.heading,
  sternQ: by.sternQ + q,
  sternR: by.sternR + r,
});

/** How far off ways can't cross. */
const APART = 11;

export function sail(duel: Duel, ways: readonly [Way, Way], dice: Dice): void {
  const [a, b] = duel.logs;
  for (const end of ENDS) {
    const log = duel.logs[end];
    log.factors = ways[end].factors;
    log.hexes = ways[end].hexes;
  }
  const gap = Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
  const met = gap > APART ? apart(duel, ways) : stepByStep(duel, ways, dice);
  if (met) collide(duel, dice);
  drift(duel, met, dice);
}

function apart(duel: Duel, ways: readonly [Way, Way]): boolean {
  for (const end of ENDS) {
    const log = duel.logs[end];
    const { end: to, hexes } = ways[end];
    log.q += to.q;
    log.r += to.r;
    log.heading = to.heading;
    log.still = hexes > 0 ? 0 : log.still + 1;
  }
  return false;
}

/** 8.3.1: step by step; where they meet both stop, and one of them may have to stay out of the hex. */
function stepByStep(duel: Duel, ways: readonly [Way, Way], dice: Dice): boolean {
  const from = [duel.logs[0], duel.logs[1]].map(({ q, r }) => ({ q, r }));
  const at = ENDS.map((end) => moved(ways[end].path[0]!, from[end]!)) as [Placed, Placed];
  const made = [0, 0];
  const steps = Math.max(ways[0].path.length, ways[1].path.length) - 1;
  let met = false;
  for (let step = 1; step <= steps && !met; step++) {
    const next = ENDS.map((end) => {
      const path = ways[end].path;
      return step < path.length ? moved(path[step]!, from[end]!) : null;
    });
    const into = ENDS.map((end) => {
      const to = next[end];
      if (to == null) return null;
      const ahead = ways[end].ahead[step - 1]!;
      return { q: enteredQ(to, ahead), r: enteredR(to, ahead), ahead };
    });
    const blocked = [false, false];
    const [one, two] = into;
    if (one != null && two != null && one.q === two.q && one.r === two.r) {
      met = true;
      // A bow has the hex before a stern that swings in; else the dice give it.
      if (one.ahead !== two.ahead) blocked[one.ahead ? 1 : 0] = true;
      else blocked[dice.below(2)] = true;
    }
    // Whoever stays in a hex keeps it, also one who could not go on.
    for (let again = 0; again < 2; again++)
      for (const end of ENDS) {
        const other = end === 0 ? 1 : 0;
        const to = into[end];
        if (to == null || blocked[end]) continue;
        const stays = next[other] == null || blocked[other] ? at[other]! : next[other]!;
        if (holds(at[other]!, to.q, to.r) && holds(stays, to.q, to.r)) {
          blocked[end] = true;
          met = true;
        }
      }
    for (const end of ENDS)
      if (next[end] != null && !blocked[end]) {
        at[end] = next[end]!;
        made[end] = step;
      }
  }
  for (const end of ENDS) {
    const log = duel.logs[end];
    log.q = at[end].q;
    log.r = at[end].r;
    log.heading = at[end].heading;
    const sailed = ways[end].ahead.slice(0, made[end]).includes(true);
    log.still = sailed ? 0 : log.still + 1;
  }
  return met;
}

const distance = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
export const rangeOf = ({ logs: [a, b] }: Duel): number => {
  const back = (log: DuelLog) => neighbour(log, opposite(log.heading));
  const [sa, sb] = [back(a), back(b)];
  return Math.min(
    distance(a.q - b.q, a.r - b.r),
    distance(a.q - sb.q, a.r - sb.r),
    distance(sa.q - b.q, sa.r - b.r),
    distance(sa.q - sb.q, sa.r - sb.r),
  );
};

/** 8.3.5: one throw for who collided, if they lie alongside each other now. */
function collide(duel: Duel, dice: Dice): void {
  if (rangeOf(duel) !== 1) return;
  const { quality, motionless, fast, always } = FOULING.data;
  let sum = quality[duel.ships[0].quality] + quality[duel.ships[1].quality];
  if (duel.logs.some(({ hexes }) => hexes === 0)) sum += motionless;
  if (duel.logs.some(({ factors }) => factors >= 3)) sum += fast;
  const thrown = twoDice(dice);
  if (thrown === always || thrown + sum >= entanglementNeeded(duel.sea.options).atLeast) duel.fouled = true;
}

/** 8.2: whoever lies still is carried along, both together where they are bound. */
function drift(duel: Duel, met: boolean, dice: Dice): void {
  if (met) return;
  const { logs, sea, ships } = duel;
  const { q, r } = neighbour({ q: 0, r: 0 }, sea.wind);
  const due = (still: number, heavy: boolean): boolean => still >= 2 && (!heavy || still % 2 === 0);
  const heavy = (end: number): boolean => ships[end]!.spec.class <= 2;
  const carried = isBound(duel)
    ? due(Math.min(logs[0].still, logs[1].still), heavy(0) || heavy(1))
      ? [true, true]
      : [false, false]
    : ENDS.map((end) => due(logs[end].still, heavy(end)));
  if (carried[0] !== carried[1]) {
    const end = carried[0] ? 0 : 1;
    const [log, other] = [logs[end]!, logs[end === 0 ? 1 : 0]!];
    const stern = neighbour(log, opposite(log.heading));
    const theirs = neighbour(other, opposite(other.heading));
    const hits = [log, stern].some(
      (hex) =>
        (hex.q + q === other.q && hex.r + r === other.r) ||
        (hex.q + q === theirs.q && hex.r + r === theirs.r),
    );
    if (hits) {
      collide(duel, dice);
      return;
    }
  }
  for (const end of ENDS)
    if (carried[end]) {
      logs[end].q += q;
      logs[end].r += r;
    }
}

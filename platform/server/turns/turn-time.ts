/**
 * The time of one seat under the clock of the table: plain data in, plain data out, the time handed in. It runs while the
 * seat is asked and stands while it is not, while all have agreed on a pause, and while nobody sits there.
 */
import type { ClockTerms } from '@weathergage/kernel';
import type { ChairTime } from '@weathergage/store';
import { type Calendar, countedBetween, HOUR_MS, momentAfter } from './calendar.ts';

/** Who has missed turns is waited for half as long, and then a quarter as long; a live turn has so much at least. */
const HALVINGS = 2;
const LEAST_LIVE_MS = 5000;

const calendarOf = (terms: ClockTerms): Calendar | null => (terms.kind === 'live' ? null : terms);

export const bankOf = (terms: ClockTerms): number =>
  terms.kind === 'live' ? terms.bank * 1000 : terms.bank * HOUR_MS;

/** What a turn may take before the bank is touched. */
export function turnTime(terms: ClockTerms, missed: number): number {
  const shorter = 2 ** Math.min(missed, HALVINGS);
  return terms.kind === 'live'
    ? Math.max(LEAST_LIVE_MS, (terms.increment * 1000) / shorter)
    : (terms.turn * HOUR_MS) / shorter;
}

/** Nothing is asked of the seat. */
const NO_TURN = { turn: null, asked: null, used: 0, since: null, until: null, up: false } as const;

export const freshChair = (terms: ClockTerms | undefined): ChairTime => ({
  ...NO_TURN,
  bank: terms === undefined ? 0 : bankOf(terms),
  missed: 0,
  missedInAll: 0,
  away: [],
  vacant: false,
  deputy: null,
  wantsBack: false,
  unlinked: false,
  words: {},
});

/** How the seat stands in the match at a moment. */
export interface TurnScene {
  readonly now: number;
  /** The questions that are open, by step and step back, and whether some of the seat's are unanswered. */
  readonly turn: string;
  readonly isOwed: boolean;
  /** From when the time goes on, and since when it stands; null where it does not. */
  readonly runsFrom: number | null;
  readonly standsSince: number | null;
}

/** The seat's time after something may have happened; the same object where nothing did. */
export function chairAfter(terms: ClockTerms, chair: ChairTime, scene: TurnScene): ChairTime {
  let after = chair;
  if (after.turn !== null && after.turn !== scene.turn) after = turnOver(terms, after, scene);
  if (!scene.isOwed) return stopped(terms, after, scene);
  if (after.turn === null) after = { ...after, ...NO_TURN, turn: scene.turn, asked: scene.now };
  const isTimed = !after.up && !after.vacant && after.deputy === null && scene.runsFrom !== null;
  if (!isTimed) return stopped(terms, after, scene);
  return after.since === null ? running(terms, after, scene.runsFrom) : after;
}

const rewoundIn = (turn: string): string => turn.slice(turn.indexOf('.'));

/** His questions are no longer there: what they took beyond their own time comes out of the bank. */
function turnOver(terms: ClockTerms, chair: ChairTime, scene: TurnScene): ChairTime {
  const { used, up, bank, missed, turn } = stopped(terms, chair, scene);
  const own = turnTime(terms, missed);
  const left = terms.kind === 'live' ? bank + own - used : bank - Math.max(0, used - own);
  const isHis = !up && !chair.vacant && chair.deputy === null;
  // After a step back nobody has answered.
  const hasAnswered = isHis && rewoundIn(turn!) === rewoundIn(scene.turn);
  return {
    ...chair,
    ...NO_TURN,
    bank: isHis ? Math.max(0, left) : bank,
    ...(hasAnswered && missed > 0 ? { missed: 0, words: {} } : {}),
  };
}

function stopped(terms: ClockTerms, chair: ChairTime, { now, standsSince }: TurnScene): ChairTime {
  if (chair.since === null) return chair;
  return { ...chair, used: usedAt(terms, chair, standsSince ?? now), since: null, until: null };
}

function running(terms: ClockTerms, chair: ChairTime, from: number): ChairTime {
  const left = leftIn(terms, chair);
  return { ...chair, since: from, until: momentAfter(calendarOf(terms), chair.away, from, left) };
}

const usedAt = (terms: ClockTerms, { used, since, away }: ChairTime, now: number): number =>
  used + (since === null ? 0 : countedBetween(calendarOf(terms), away, since, now));

const leftIn = (terms: ClockTerms, { bank, missed, used }: ChairTime): number =>
  Math.max(0, turnTime(terms, missed) + bank - used);

/** What counts of what is left, the bank with it. */
export const leftAt = (terms: ClockTerms, chair: ChairTime, now: number): number =>
  leftIn(terms, { ...chair, used: usedAt(terms, chair, now) });

export const isLate = ({ up, until }: ChairTime, now: number): boolean =>
  !up && until !== null && until <= now;

/** The time is up: that counts, and what is asked is answered by the game's own orders. */
export const missedTurn = (chair: ChairTime): ChairTime => ({
  ...chair,
  up: true,
  since: null,
  until: null,
  bank: 0,
  missed: chair.missed + 1,
  missedInAll: chair.missedInAll + 1,
});

/** Days off were taken, or given up. */
export function withAway(
  terms: ClockTerms | undefined,
  chair: ChairTime,
  away: ChairTime['away'],
): ChairTime {
  if (JSON.stringify(away) === JSON.stringify(chair.away)) return chair;
  const changed = { ...chair, away };
  return terms === undefined || chair.since === null ? changed : running(terms, changed, chair.since);
}

/** After a start: nobody is to find his time gone while there was no server to send to. */
export function gracedChair(terms: ClockTerms, chair: ChairTime, graceMs: number, now: number): ChairTime {
  if (chair.since === null) return chair;
  const least = Math.min(turnTime(terms, chair.missed) + chair.bank, graceMs);
  if (leftAt(terms, chair, now) >= least) return chair;
  const used = turnTime(terms, chair.missed) + chair.bank - least;
  return running(terms, { ...chair, used }, now);
}

/** Another has the chair, or will have: what the one before him missed is not his. */
export const reseated = (terms: ClockTerms | undefined, chair: ChairTime): ChairTime => ({
  ...freshChair(terms),
  missedInAll: chair.missedInAll,
  unlinked: true,
});

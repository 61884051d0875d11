/** When somebody is called and when not, by what he has set. */
import type { MatchWay, NoticeKind, NoticeTerms } from '@weathergage/kernel/people/notice-protocol.ts';
import { isBetween, minuteAt, nextMinute } from './zones.ts';

/** Of whoever has set nothing: what he came for is told him, and nothing twice. */
export const USUAL_TERMS: NoticeTerms = {
  kinds: { turn: true, invite: true, rematch: true, talk: true, over: true },
  mail: 'each',
  dailyAt: 8,
  again: 0,
  quiet: null,
  zone: 'UTC',
};

const HOUR_MS = 3_600_000;

/** Whoever comes by himself within so long is not called. */
export const GRACE_MS: Readonly<Record<NoticeKind, number>> = {
  turn: 60_000,
  talk: 60_000,
  over: 60_000,
  invite: 3000,
  rematch: 3000,
};

export const isWanted = (kind: NoticeKind, { kinds }: NoticeTerms, how: MatchWay): boolean =>
  kinds[kind] && (how === 'usual' || (how === 'turns' && kind === 'turn'));

/** When the quiet is over; null while there is none. */
export function quietUntil({ quiet, zone }: NoticeTerms, now: number): number | null {
  if (quiet === null || !isBetween(minuteAt(now, zone), quiet.from, quiet.to)) return null;
  return nextMinute(quiet.to, now, zone);
}

/** So often it is said again that it is still his turn. */
export const MOST_TIMES = 4;

/** When it is said again; null for never. */
export const againAt = ({ again }: NoticeTerms, told: number, from: number): number | null =>
  again === 0 || told >= MOST_TIMES ? null : from + again * HOUR_MS;

/** What is to be told of a cause, and when that is looked at next. */
export interface Waits {
  readonly kind: NoticeKind;
  readonly made: number;
  readonly told: number;
  readonly seen: number | null;
  readonly due: number | null;
}

/**
 * When it is looked at by other terms: what has not been told at once, since they say themselves until when it is quiet;
 * a reminder after the time that they set, from when he was told.
 */
export function dueAnew(
  { kind, made, told, seen, due }: Waits,
  before: NoticeTerms,
  terms: NoticeTerms,
  now: number,
): number | null {
  if (told === 0 && seen === null) return due === null ? null : Math.max(now, made + GRACE_MS[kind]);
  if (kind !== 'turn' || before.again === terms.again) return due;
  return againAt(terms, told, due === null || before.again === 0 ? now : due - before.again * HOUR_MS);
}

/** To nobody more than a letter in so long: what comes meanwhile goes into the next. */
const APART_MS = 5 * 60_000;

export const letterDue = ({ mail, dailyAt, zone }: NoticeTerms, mailed: number, now: number): number =>
  mail === 'daily' ? nextMinute(dailyAt * 60, now, zone) : Math.max(now, mailed + APART_MS);

/**
 * Time that counts: what is left of it when nights, weekends and days off are taken out. Hours are those of a zone, so
 * that a night in spring is an hour shorter than others, and a day in autumn an hour longer.
 */

/** From one moment up to another, in milliseconds since 1970. */
export type Span = readonly [from: number, to: number];

export interface Calendar {
  readonly zone: string;
  readonly night: { readonly from: number; readonly to: number } | null;
  readonly weekends: boolean;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Whatever is asked for comes to an end: more days than any clock has. */
const MOST_DAYS = 4000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    const two = '2-digit';
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', ...parts });
    formats.set(zone, format);
  }
  return format;
}

export function isZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}

/** What clocks in the zone show at a moment, as if it were the time of Greenwich. */
export function localTime(zone: string, moment: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatIn(zone).formatToParts(moment)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) + (((moment % 1000) + 1000) % 1000);
}

/** The first moment at which clocks in the zone show a time; that at which they skip it, where they do. */
export function momentOf(zone: string, local: number): number {
  const offsetNear = (moment: number): number => localTime(zone, moment) - moment;
  const [before, after] = [offsetNear(local - DAY_MS), offsetNear(local + DAY_MS)];
  const shown = [local - before, local - after].filter((moment) => localTime(zone, moment) === local);
  return shown.length === 0 ? local - before : Math.min(...shown);
}

/** The spans of a day, by its number since 1970, that count. */
function openSpans({ zone, night, weekends }: Calendar, day: number): Span[] {
  const [begin, end] = [momentOf(zone, day * DAY_MS), momentOf(zone, (day + 1) * DAY_MS)];
  const weekday = (((day + 4) % 7) + 7) % 7;
  if (weekends && (weekday === 0 || weekday === 6)) return [];
  if (night === null) return [[begin, end]];
  const at = (hour: number): number =>
    Math.min(end, Math.max(begin, momentOf(zone, day * DAY_MS + hour * HOUR_MS)));
  const [from, to] = [at(night.from), at(night.to)];
  const open: Span[] =
    night.from > night.to
      ? [[to, from]]
      : [
          [begin, from],
          [to, end],
        ];
  return open.filter(([one, other]) => one < other);
}

/** What is left of a span without others. */
function without(span: Span, holes: readonly Span[]): Span[] {
  let left: Span[] = [span];
  for (const [from, to] of holes)
    left = left
      .flatMap(([one, other]): Span[] => [
        [one, Math.min(other, from)],
        [Math.max(one, to), other],
      ])
      .filter(([one, other]) => one < other);
  return left;
}

/** The spans that count from a moment on, in order. Without a calendar all time does. */
function* spansFrom(calendar: Calendar | null, away: readonly Span[], moment: number): Generator<Span> {
  const inOrder = away.toSorted(([one], [other]) => one - other);
  if (calendar === null) {
    yield* without([moment, Number.MAX_SAFE_INTEGER], inOrder);
    return;
  }
  const first = Math.floor(localTime(calendar.zone, moment) / DAY_MS) - 1;
  for (let day = first; day < first + MOST_DAYS; day++)
    for (const [from, to] of openSpans(calendar, day))
      if (to > moment) yield* without([Math.max(from, moment), to], inOrder);
  throw new Error('a clock that never counts');
}

/** How much of the time between two moments counts. */
export function countedBetween(
  calendar: Calendar | null,
  away: readonly Span[],
  from: number,
  to: number,
): number {
  let counted = 0;
  if (to <= from) return 0;
  for (const [one, other] of spansFrom(calendar, away, from)) {
    if (one >= to) break;
    counted += Math.min(other, to) - one;
  }
  return counted;
}

/** The moment at which so much time that counts has gone by. */
export function momentAfter(
  calendar: Calendar | null,
  away: readonly Span[],
  from: number,
  counted: number,
): number {
  let left = counted;
  if (left <= 0) return from;
  for (const [one, other] of spansFrom(calendar, away, from)) {
    if (other - one >= left) return one + left;
    left -= other - one;
  }
  throw new Error('a clock that never ends');
}

/** What the clocks show where somebody is. */

const DAY = 1440;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

export function isZone(zone: string): boolean {
  // An offset would be taken, too, and knows no summer.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatFor(zone);
    return true;
  } catch {
    return false;
  }
}

/** Minutes after midnight. */
export function minuteAt(time: number, zone: string): number {
  const parts = formatFor(zone).formatToParts(time);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)!.value);
  return of('hour') * 60 + of('minute');
}

/** The next moment after a time at which clocks there show so many minutes after midnight. */
export function nextMinute(minute: number, time: number, zone: string): number {
  const from = Math.floor(time / MINUTE_MS) * MINUTE_MS;
  const wait = (minute - minuteAt(from, zone) + DAY) % DAY;
  let then = from + wait * MINUTE_MS;
  if (then <= time) then += DAY * MINUTE_MS;
  // In between clocks may have been put forward or back.
  const off = minute - minuteAt(then, zone);
  const moved = then + (off > DAY / 2 ? off - DAY : off < -DAY / 2 ? off + DAY : off) * MINUTE_MS;
  return moved > time ? moved : then;
}

/** Whether a minute lies between two others, over midnight too. */
export const isBetween = (minute: number, from: number, to: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** Times, dates and numbers as the reader's own language writes them. */
const TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const YEAR = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** An hour of the day, from 0 to 23: 22:00, or 10:00 PM. */
export const hourWords = (hour: number, locale?: string): string =>
  new Date(2000, 0, 1, hour).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });

/** The hour today, the day before that, with its year if it is another. In milliseconds since 1970. */
export function momentWords(at: number, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return TIME.format(then);
  return `${(then.getFullYear() === today.getFullYear() ? DAY : YEAR).format(then)}, ${TIME.format(then)}`;
}

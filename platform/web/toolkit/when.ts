/** Times, dates and numbers as the reader's own language writes them. */
const TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const YEAR = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** The hour today, the day before that, with its year if it is another. In milliseconds since 1970. */
export function momentWords(at: number, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return TIME.format(then);
  return `${(then.getFullYear() === today.getFullYear() ? DAY : YEAR).format(then)}, ${TIME.format(then)}`;
}

/** Deadlines as calendars read them (RFC 5545). */

export interface Deadline {
  readonly match: string;
  readonly seat: string;
  readonly head: string;
  readonly link: string;
  readonly at: number;
  /** Since when he is asked. */
  readonly since: number;
}

const stamp = (time: number): string => `${new Date(time).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

/** No line has more than 75 bytes; what is longer goes on after a blank, and no letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let now = '';
  for (const letter of line) {
    if (Buffer.byteLength(now + letter) > 74) {
      lines.push(now);
      now = ' ';
    }
    now += letter;
  }
  return [...lines, now].join('\r\n');
}

/** Each is known by its seat, and so moves in the calendar when it is asked anew. */
export function calendarText(deadlines: readonly Deadline[], host: string): string {
  const events = deadlines.flatMap(({ match, seat, head, link, at, since }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(`${match}/${seat}@${host}`)}`,
    `DTSTAMP:${stamp(since)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at)}`,
    `SUMMARY:${escaped(head)}`,
    `DESCRIPTION:${escaped(link)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${escaped(head)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Weathergage//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Weathergage',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Every sentence about the clock of a table, in one place. */
import type { ClockTerms } from '@weathergage/kernel';
import { countedWords, listedWords } from '../toolkit/phrases.ts';
import { hourWords } from '../toolkit/when.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 days 3 h", "5 h 10 min", "12 min", "45 s". */
export function spanWords(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 2 * MINUTE) return `${Math.ceil(left / 1000)} s`;
  if (left < 2 * HOUR) return `${Math.floor(left / MINUTE)} min`;
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  if (days === 0) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  return hours === 0 ? countedWords(days, 'day') : `${countedWords(days, 'day')} ${hours} h`;
}

/** When that is, as clocks here show it: the day where it is not today. */
export function momentWords(moment: number, now: number): string {
  const [date, today] = [new Date(moment), new Date(now)];
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const isToday = date.toDateString() === today.toDateString();
  return date.toLocaleString(
    [],
    isToday ? time : { weekday: 'short', day: 'numeric', month: 'short', ...time },
  );
}

const hoursWords = (hours: number): string =>
  hours % 24 === 0 ? countedWords(hours / 24, 'day') : countedWords(hours, 'hour');

const secondsWords = (seconds: number): string =>
  seconds % 60 === 0 ? countedWords(seconds / 60, 'minute') : countedWords(seconds, 'second');

/** In a word or two, for a card in a list. */
export const clockName = (terms: ClockTerms | null): string =>
  terms === null
    ? 'no clock'
    : terms.kind === 'live'
      ? `${secondsWords(terms.bank)} + ${secondsWords(terms.increment)}`
      : `${hoursWords(terms.turn)} a turn`;

/** Whole, for whoever is about to agree to it. */
export function clockWords(terms: ClockTerms | null): string {
  if (terms === null) return 'Nobody is pressed, and nobody can be replaced for staying away.';
  const missed = `After ${countedWords(terms.misses, 'missed turn')} the others may claim the match, let the machine play on or find somebody else.`;
  if (terms.kind === 'live')
    return `Everybody has ${secondsWords(terms.bank)}, and ${secondsWords(terms.increment)} more for each answer. When the time is up the game’s own orders are given. ${missed}`;
  const free = [
    ...(terms.night === null
      ? []
      : [`the night from ${hourWords(terms.night.from)} to ${hourWords(terms.night.to)}`]),
    ...(terms.weekends ? ['Saturdays and Sundays'] : []),
    ...(terms.holidays ? ['days off'] : []),
  ];
  const reserve = terms.bank === 0 ? '' : `, and ${hoursWords(terms.bank)} in reserve for the whole match`;
  const counts =
    free.length === 0
      ? 'All time counts.'
      : `Not counted: ${listedWords(free)} (${terms.zone.replaceAll('_', ' ')}).`;
  return `Everybody has ${hoursWords(terms.turn)} for each turn${reserve}. ${counts} When the time is up the game’s own orders are given. ${missed}`;
}

export const CLOCK_WORDS = {
  title: 'The clock',
  kinds: {
    none: { label: 'None', note: 'whenever somebody finds the time' },
    live: { label: 'At one sitting', note: 'minutes in hand, and some more for each answer' },
    post: { label: 'By post', note: 'hours or days for each turn' },
  },
  presets: 'How much',
  own: 'As you set it',
  bankMinutes: 'Minutes in hand',
  increment: 'Seconds for each answer',
  turnHours: 'Hours for each turn',
  bankDays: 'Days in reserve',
  nights: 'Nights do not count',
  nightFrom: 'from (hour)',
  nightTo: 'to (hour)',
  weekends: 'Saturdays and Sundays do not count',
  holidays: 'Days off do not count',
  zone: 'By the clocks of',
  misses: 'Missed turns before the others may act',
  yours: (left: string) => `${left} left`,
  theirs: (name: string, left: string) => `${name}: ${left}`,
  until: (moment: string) => `until ${moment}`,
  warning: (left: string) => `Your time is short: ${left} left.`,
  stands: 'stands',
  bank: (left: string) => `${left} in reserve`,
  missed: (row: number, all: number) =>
    row === all
      ? countedWords(all, 'turn missed', 'turns missed')
      : `${countedWords(all, 'turn missed', 'turns missed')}, ${row} in a row`,
  shorter: (turn: string) => `who has missed turns is waited for less: ${turn} a turn`,
  away: (moment: string) => `off until ${moment}`,
  vacant: 'nobody sits there',
  deputy: (level: string) => `the machine (${level}) in a person’s place`,
  stalled: (name: string) => `${name} has missed too many turns.`,
  empty: (name: string) => `Nobody sits in the chair of ${name}.`,
  acting: 'What can be done',
  claim: 'Claim the match',
  claimNote: (name: string) => `${name} is taken to have resigned. That can’t be taken back.`,
  machine: 'Let the machine play on',
  open: 'Anybody may sit down',
  byName: 'Somebody by name',
  name: 'Name',
  ask: 'Ask',
  wait: 'Wait on',
  said: (who: string, what: string) => `${who}: ${what}.`,
  mustAgree: (names: string) => `It is done when ${names} say the same.`,
  yourChair: 'The machine has your chair, since you missed too many turns.',
  back: 'Ask for it back',
  backAsked: 'You have asked to have it back. The others must agree.',
  wantsBack: (name: string) => `${name} is back, and asks to have the chair again.`,
  giveBack: 'Give it back',
  acts: {
    claim: 'claim the match',
    machine: 'let the machine play on',
    open: 'anybody may sit down',
    name: 'ask somebody by name',
    back: 'give the chair back',
  },
} as const;

/** Clocks that people usually play by. */
export const PRESET_WORDS = {
  brisk: 'Brisk: 15 minutes + 15 seconds',
  steady: 'Steady: 45 minutes + 30 seconds',
  ample: 'Ample: 90 minutes + 60 seconds',
  halfDay: 'Twice a day: 12 hours a turn, nights free',
  daily: 'Daily: a day a turn, nights free',
  leisurely: 'Leisurely: 3 days a turn, weekends free',
  weekly: 'Weekly: 7 days a turn',
} as const;

/** The clock of a table, all seats of it: whose time runs, whose is up, and what is told of it. Plain data throughout. */
import type { ClockTerms, Seat } from '@weathergage/kernel';
import type { ChairClockInfo } from '@weathergage/kernel/protocol.ts';
import type { ChairTime, ClockRecord } from '@weathergage/store';
import { type ClockKey, changed, newClock, pauseAt } from '../tended/pause.ts';
import type { Span } from './calendar.ts';
import { chairAfter, freshChair, gracedChair, isLate, leftAt, turnTime, withAway } from './turn-time.ts';

/** The clock of a match that is being made. */
export const firstClock = (terms: ClockTerms, now: number): ClockRecord => ({
  ...newClock(now),
  terms,
  chairs: {},
});

export const turnOf = ({ step, rewound }: ClockKey): string => `${step}.${rewound}`;

export const chairOf = ({ chairs, terms }: ClockRecord, seat: Seat): ChairTime =>
  chairs?.[seat] ?? freshChair(terms);

export const withChair = (clock: ClockRecord, seat: Seat, chair: ChairTime): ClockRecord =>
  changed(clock, { chairs: { ...clock.chairs, [seat]: chair } });

/** How the match stands. */
interface TableScene extends ClockKey {
  readonly now: number;
  /** The seats of people, and those of them that have something to answer. */
  readonly people: readonly Seat[];
  readonly owing: ReadonlySet<Seat>;
  /** Their days off, where somebody has looked for them. */
  readonly away: ReadonlyMap<Seat, readonly Span[]>;
}

/** The clock after something may have happened; null where nothing is to be written. */
export function turnsAfter(clock: ClockRecord, scene: TableScene): ClockRecord | null {
  const { terms } = clock;
  if (terms === undefined) return null;
  const pause = pauseAt(clock, scene.now);
  const chairs: Record<Seat, ChairTime> = {};
  let isSame = true;
  for (const seat of scene.people) {
    const before = chairOf(clock, seat);
    const known = scene.away.get(seat);
    const after = chairAfter(terms, known === undefined ? before : withAway(terms, before, known), {
      now: scene.now,
      turn: turnOf(scene),
      isOwed: scene.owing.has(seat),
      runsFrom: pause === null ? scene.now : pause.ends,
      standsSince: pause === null ? null : pause.held,
    });
    chairs[seat] = after;
    isSame &&= after === clock.chairs?.[seat];
  }
  return isSame ? null : changed(clock, { chairs });
}

/** Whose time is up: nobody's while the clock stands. */
export const lateSeats = (clock: ClockRecord, now: number): Seat[] =>
  pauseAt(clock, now) === null
    ? Object.entries(clock.chairs ?? {}).flatMap(([seat, chair]) => (isLate(chair, now) ? [seat] : []))
    : [];

/** Those that the game's own orders are due for: their time is up, and it has been counted. */
export const seatsUp = (clock: ClockRecord, key: ClockKey): Seat[] =>
  Object.entries(clock.chairs ?? {}).flatMap(([seat, { up, turn }]) =>
    up && turn === turnOf(key) ? [seat] : [],
  );

/** When the first of them is up; null while none runs. */
export function firstUntil({ chairs = {} }: ClockRecord): number | null {
  const all = Object.values(chairs).flatMap(({ until }) => (until === null ? [] : [until]));
  return all.length === 0 ? null : Math.min(...all);
}

/** After the end nobody is waited for. */
export function chairsAtRest(clock: ClockRecord): ClockRecord | null {
  const chairs = Object.entries(clock.chairs ?? {});
  if (chairs.every(([, { turn, until, words }]) => turn === null && until === null && isEmpty(words)))
    return null;
  const rest = { turn: null, asked: null, used: 0, since: null, until: null, up: false, words: {} };
  return changed(clock, {
    chairs: Object.fromEntries(chairs.map(([seat, chair]) => [seat, { ...chair, ...rest }])),
  });
}

const isEmpty = (words: object): boolean => Object.keys(words).length === 0;

export function gracedChairs(clock: ClockRecord, graceMs: number, now: number): ClockRecord | null {
  const { terms, chairs = {} } = clock;
  if (terms === undefined || pauseAt(clock, now) !== null) return null;
  let isSame = true;
  const graced = Object.entries(chairs).map(([seat, chair]) => {
    const after = gracedChair(terms, chair, graceMs, now);
    isSame &&= after === chair;
    return [seat, after] as const;
  });
  return isSame ? null : changed(clock, { chairs: Object.fromEntries(graced) });
}

/** Whether the others may do something about it: he has missed too many, or nobody sits there. */
export const isStalled = ({ terms }: ClockRecord, { missed, vacant, deputy }: ChairTime): boolean =>
  deputy === null && (vacant || (terms !== undefined && missed >= terms.misses));

/** Whose word it takes: all but the one it is about, machines, and those who don't come themselves. */
export const votersOn = (clock: ClockRecord, seat: Seat, people: readonly Seat[]): Seat[] =>
  people.filter((one) => {
    const chair = chairOf(clock, one);
    return one !== seat && chair.deputy === null && !isStalled(clock, chair);
  });

/** As everybody at the match is told of it. */
export function chairsInfo(
  clock: ClockRecord,
  people: readonly Seat[],
  now: number,
): Record<Seat, ChairClockInfo> {
  const { terms } = clock;
  const seats = people.filter((seat) => terms !== undefined || clock.chairs?.[seat] !== undefined);
  return Object.fromEntries(
    seats.map((seat) => {
      const chair = chairOf(clock, seat);
      const off = chair.away.find(([from, to]) => from <= now && now < to);
      const { turn, until, bank, missed, missedInAll, vacant, deputy, wantsBack, words } = chair;
      return [
        seat,
        {
          asked: turn !== null,
          left: until === null ? null : until - now,
          counts: terms === undefined ? 0 : leftAt(terms, chair, now),
          bank,
          turn: terms === undefined ? 0 : turnTime(terms, missed),
          missed,
          missedInAll,
          away: off === undefined ? null : off[1] - now,
          vacant,
          deputy,
          wantsBack,
          isStalled: isStalled(clock, chair),
          voters: votersOn(clock, seat, people),
          words: { ...words },
        },
      ];
    }),
  );
}

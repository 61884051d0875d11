/**
 * The clock of a match as it is kept, and what seats do to it by consent: plain data in, plain data out, the time handed
 * in. A request alone stops nothing; the clock stands from the moment the last person has agreed.
 */
import type { Seat } from '@weathergage/kernel';
import type { ClockInfo, PauseDeed } from '@weathergage/kernel/protocol.ts';
import type { ClockRecord } from '@weathergage/store';
import { Fault } from '../faults.ts';

/** Between the word that ends a pause and the clock that goes on. */
export const NOTICE_MS = 30_000;

/** Which questions a clock belongs to: those of a step taken back are put anew, and so is their time. */
export interface ClockKey {
  readonly step: number;
  readonly rewound: number;
}

/** What has to be known to judge a seat's word about the clock. */
export interface PauseScene extends ClockKey {
  readonly now: number;
  /** Whose consent counts. */
  readonly people: readonly Seat[];
}

export const isClockOf = (key: ClockKey, { step, rewound }: ClockKey): boolean =>
  key.step === step && key.rewound === rewound;

/** A pause that lasts, the notice at its end included. */
export function pauseAt({ pause }: ClockRecord, now: number): ClockRecord['pause'] {
  return pause !== null && (pause.ends === null || now < pause.ends) ? pause : null;
}

/** How much of the time has gone by. */
export function spentAt(clock: ClockRecord, now: number): number {
  const { from, pause } = clock;
  if (pause === null) return Math.max(0, now - from);
  if (pauseAt(clock, now) !== null) return pause.held - from;
  return now - from - (pause.ends! - pause.held);
}

/** When the time of a rule is up if nobody does anything about it; null while it stands without an end, or is not limited. */
export function deadlineOf(clock: ClockRecord, now: number): number | null {
  if (clock.limit === null) return null;
  const left = clock.limit - spentAt(clock, now);
  const pause = pauseAt(clock, now);
  if (pause === null) return now + left;
  return pause.ends === null ? null : pause.ends + left;
}

/** Before it belongs to any question. */
export const newClock = (now: number): ClockRecord => ({
  version: 1,
  step: -1,
  rewound: 0,
  from: now,
  limit: null,
  asked: 0,
  request: null,
  pause: null,
  declined: null,
});

/** The clock of new questions, which have so many milliseconds or (null) none; null where nothing is to be written. */
export function movedOn(
  clock: ClockRecord | null,
  key: ClockKey,
  limit: number | null,
  now: number,
): ClockRecord | null {
  if (clock === null) {
    if (limit === null) return null;
    return { ...newClock(now), ...key, limit };
  }
  if (isClockOf(clock, key)) return null;
  const lapsed = { request: null, declined: null };
  if (limit === null && clock.terms === undefined)
    return clock.request === null && clock.declined === null ? null : changed(clock, lapsed);
  // A pause outlasts the step: the new questions' clock stands at its beginning.
  const pause = pauseAt(clock, now);
  return changed(clock, { ...key, ...lapsed, from: now, limit, pause: pause && { ...pause, held: now } });
}

/** After the end nobody waits for anything. */
export const laidDown = (clock: ClockRecord): ClockRecord | null =>
  clock.request === null && clock.pause === null ? null : changed(clock, { request: null, pause: null });

export const changed = (clock: ClockRecord, change: Partial<ClockRecord>): ClockRecord => ({
  ...clock,
  ...change,
  version: clock.version + 1,
});

/** What a seat's word makes of the clock; null where it had said so before. Refused with a fault. */
export function afterPauseDeed(
  clock: ClockRecord | null,
  seat: Seat,
  { act, number }: PauseDeed,
  scene: PauseScene,
): ClockRecord | null {
  if (!scene.people.includes(seat))
    throw new Fault('not-a-player', 'Who has resigned has no say about the clock.');
  if (clock === null) throw noClock();
  switch (act) {
    case 'ask':
      return asked(clock, seat, number, scene);
    case 'agree':
      return agreed(clock, seat, number, scene);
    case 'refuse':
      if (number === clock.asked && clock.declined?.seat === seat) return null;
      if (clock.request === null || number !== clock.asked) throw nobodyAsks();
      return changed(clock, {
        request: null,
        declined: clock.request.by === seat ? null : { by: clock.request.by, seat },
      });
    case 'end':
      return ended(clock, seat, number, scene);
  }
}

const noClock = (): Fault => new Fault('no-clock', 'No clock runs in this match now.');
const nobodyAsks = (): Fault => new Fault('no-pause-request', 'Nobody asks for that pause any more.');

/** No pause while what is missing is answered for those who are late. */
function refuseLate(clock: ClockRecord, scene: PauseScene): void {
  const hasRule = clock.limit !== null && isClockOf(clock, scene);
  if (!hasRule && clock.terms === undefined) throw noClock();
  if (hasRule && spentAt(clock, scene.now) >= clock.limit) throw new Fault('time-is-up', 'The time is up.');
}

function asked(clock: ClockRecord, seat: Seat, number: number, scene: PauseScene): ClockRecord | null {
  const { request } = clock;
  const paused = pauseAt(clock, scene.now);
  if (number === clock.asked && (request ?? paused)?.by === seat) return null;
  if (paused !== null) throw new Fault('already-paused', 'The clock stands already.');
  if (request !== null)
    throw new Fault('pause-already-asked', 'A pause is asked for already: agree to it, or refuse it.');
  if (number !== clock.asked + 1)
    throw new Fault('pause-outdated', 'There has been another word about a pause since. Look again.');
  refuseLate(clock, scene);
  const asking = changed(clock, {
    asked: number,
    request: { by: seat, at: scene.now, agreed: [seat] },
    pause: null,
    // What an earlier pause took is taken into account, since it is kept no longer.
    from: scene.now - spentAt(clock, scene.now),
    declined: null,
  });
  return inForce(asking, scene);
}

function agreed(clock: ClockRecord, seat: Seat, number: number, scene: PauseScene): ClockRecord | null {
  const { request } = clock;
  if (request === null && number === clock.asked && pauseAt(clock, scene.now) !== null) return null;
  if (request === null || number !== clock.asked) throw nobodyAsks();
  refuseLate(clock, scene);
  if (request.agreed.includes(seat)) return null;
  return inForce(changed(clock, { request: { ...request, agreed: [...request.agreed, seat] } }), scene);
}

/** With the last consent the clock stands. */
function inForce(clock: ClockRecord, { people, now }: PauseScene): ClockRecord {
  const { request } = clock;
  if (request === null || people.some((seat) => !request.agreed.includes(seat))) return clock;
  return {
    ...clock,
    request: null,
    pause: { by: request.by, since: now, held: now, endedBy: null, ends: null },
  };
}

function ended(clock: ClockRecord, seat: Seat, number: number, { now }: PauseScene): ClockRecord | null {
  const pause = pauseAt(clock, now);
  if (pause === null || number !== clock.asked)
    throw new Fault('not-paused', 'That pause is over: the clock runs.');
  if (pause.ends !== null) return null;
  return changed(clock, { pause: { ...pause, endedBy: seat, ends: now + NOTICE_MS } });
}

/** After a start: nobody is to find his time gone while there was no server to send to. */
export function graced(clock: ClockRecord, graceMs: number, now: number): ClockRecord | null {
  if (pauseAt(clock, now) !== null) return null;
  const { limit } = clock;
  if (limit === null) return null;
  const least = Math.min(limit, graceMs);
  if (limit - spentAt(clock, now) >= least) return null;
  return changed(clock, { from: now - (limit - least), pause: null });
}

/** As everybody at the match is told of it: in spans, since two clocks on two walls differ. */
export function clockInfo(clock: ClockRecord, now: number): Omit<ClockInfo, 'terms' | 'chairs'> {
  const { asked, request, declined } = clock;
  const pause = pauseAt(clock, now);
  return {
    spent: spentAt(clock, now),
    asked,
    request: request && { by: request.by, ago: now - request.at, agreed: [...request.agreed] },
    declined,
    pause: pause && {
      by: pause.by,
      ago: now - pause.since,
      endedBy: pause.endedBy,
      left: pause.ends === null ? null : pause.ends - now,
    },
  };
}

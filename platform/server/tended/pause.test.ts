import type { PauseDeed } from '@weathergage/kernel/protocol.ts';
import type { ClockRecord } from '@weathergage/store';
import { describe, expect, it } from 'vitest';
import { Fault } from '../faults.ts';
import {
  afterPauseDeed,
  clockInfo,
  deadlineOf,
  graced,
  laidDown,
  movedOn,
  NOTICE_MS,
  pauseAt,
  spentAt,
} from './pause.ts';

const LIMIT = 60_000;
const key = { step: 4, rewound: 0 };
const begun = (): ClockRecord => movedOn(null, key, LIMIT, 1000)!;
const people = ['red', 'blue', 'green'];

/** Says so, at a time; the clock as it was where nothing changes. */
const say = (
  clock: ClockRecord,
  seat: string,
  act: PauseDeed['act'],
  now: number,
  number = act === 'ask' ? clock.asked + 1 : clock.asked,
  among = people,
): ClockRecord =>
  afterPauseDeed(clock, seat, { type: 'pause', act, number }, { ...key, now, people: among }) ?? clock;
const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error.body.code;
    throw error;
  }
  return 'none';
};

const paused = (): ClockRecord => {
  const asked = say(begun(), 'red', 'ask', 11_000);
  return say(say(asked, 'blue', 'agree', 12_000), 'green', 'agree', 21_000);
};

describe('a clock', () => {
  it('runs from when the questions were put, and is up at its limit', () => {
    const clock = begun();
    expect(spentAt(clock, 31_000)).toBe(30_000);
    expect(deadlineOf(clock, 31_000)).toBe(61_000);
    expect(movedOn(clock, key, LIMIT, 5000)).toBeNull();
  });

  it('begins anew with new questions, also where a step was taken back to them', () => {
    const later = movedOn(begun(), { step: 5, rewound: 0 }, 1000, 40_000)!;
    expect(later).toMatchObject({ version: 2, from: 40_000, limit: 1000 });
    expect(movedOn(later, { step: 4, rewound: 9 }, LIMIT, 50_000)).toMatchObject({
      version: 3,
      from: 50_000,
    });
    expect(movedOn(begun(), { step: 5, rewound: 0 }, null, 40_000)).toBeNull();
    expect(movedOn(null, key, null, 0)).toBeNull();
  });
});

describe('a pause', () => {
  it('stops nothing while it is asked for, however often', () => {
    let clock = begun();
    for (let i = 0; i < 20; i++) {
      clock = say(clock, 'red', 'ask', 2000 + i * 100);
      clock = say(clock, 'red', 'refuse', 2050 + i * 100);
    }
    clock = say(clock, 'red', 'ask', 11_000);
    clock = say(clock, 'blue', 'agree', 12_000);
    expect(pauseAt(clock, 13_000)).toBeNull();
    expect(spentAt(clock, 31_000)).toBe(30_000);
    expect(deadlineOf(clock, 31_000)).toBe(61_000);
    expect(clockInfo(clock, 31_000)).toMatchObject({
      request: { by: 'red', ago: 20_000, agreed: ['red', 'blue'] },
      pause: null,
    });
  });

  it('stands from the last consent until somebody ends it, and a notice longer', () => {
    const clock = paused();
    expect(spentAt(clock, 9_000_000)).toBe(20_000);
    expect(deadlineOf(clock, 9_000_000)).toBeNull();
    expect(clockInfo(clock, 31_000)).toMatchObject({
      spent: 20_000,
      request: null,
      pause: { by: 'red', ago: 10_000, endedBy: null, left: null },
    });
    const ending = say(clock, 'blue', 'end', 100_000);
    expect(clockInfo(ending, 110_000).pause).toMatchObject({ endedBy: 'blue', left: NOTICE_MS - 10_000 });
    expect(spentAt(ending, 129_999)).toBe(20_000);
    expect(spentAt(ending, 131_000)).toBe(21_000);
    expect(clockInfo(ending, 131_000).pause).toBeNull();
    for (const now of [110_000, 140_000]) expect(deadlineOf(ending, now)).toBe(170_000);
    // The next is asked for with what is left.
    const again = say(ending, 'green', 'ask', 140_000);
    expect(spentAt(again, 140_000)).toBe(30_000);
    expect(deadlineOf(again, 140_000)).toBe(170_000);
  });

  it('needs nobody’s consent where the others are machines, and not that of who has resigned', () => {
    expect(say(begun(), 'red', 'ask', 5000, 1, ['red']).pause).toMatchObject({ by: 'red', since: 5000 });
    const two = say(begun(), 'red', 'ask', 5000, 1, ['red', 'blue']);
    expect(say(two, 'blue', 'agree', 6000, 1, ['red', 'blue']).pause).toMatchObject({ since: 6000 });
    expect(refusal(() => say(two, 'green', 'agree', 6000, 1, ['red', 'blue']))).toBe('not-a-player');
  });

  it('is refused by anyone, withdrawn by who asked, and neither costs any time', () => {
    const asked = say(begun(), 'red', 'ask', 11_000);
    const refused = say(asked, 'blue', 'refuse', 12_000);
    expect(refused).toMatchObject({ request: null, declined: { by: 'red', seat: 'blue' }, from: 1000 });
    expect(say(asked, 'red', 'refuse', 12_000)).toMatchObject({ request: null, declined: null, from: 1000 });
    // Who had agreed may think better of it.
    expect(say(say(asked, 'blue', 'agree', 12_000), 'blue', 'refuse', 12_500).request).toBeNull();
    expect(say(refused, 'red', 'ask', 13_000)).toMatchObject({ asked: 2, declined: null });
  });

  it('outlasts the step, and the new questions’ clock stands at its beginning', () => {
    const next = { step: 5, rewound: 0 };
    expect(movedOn(paused(), next, null, 50_000)).toBeNull();
    const clock = movedOn(paused(), next, LIMIT, 60_000)!;
    expect(spentAt(clock, 90_000)).toBe(0);
    expect(clockInfo(clock, 90_000).pause).toMatchObject({ by: 'red', ago: 69_000 });
    const ending = say(clock, 'green', 'end', 90_000);
    expect(deadlineOf(ending, 91_000)).toBe(90_000 + NOTICE_MS + LIMIT);
    expect(movedOn(ending, { step: 6, rewound: 0 }, LIMIT, 200_000)).toMatchObject({ pause: null });
  });

  it('that was asked for goes with its step, and all goes at the end', () => {
    const asked = say(begun(), 'red', 'ask', 11_000);
    expect(movedOn(asked, { step: 5, rewound: 0 }, LIMIT, 12_000)).toMatchObject({ request: null });
    expect(movedOn(asked, { step: 5, rewound: 0 }, null, 12_000)).toMatchObject({ request: null });
    expect(laidDown(asked)).toMatchObject({ request: null, version: asked.version + 1 });
    expect(laidDown(paused())).toMatchObject({ pause: null });
    expect(laidDown(begun())).toBeNull();
  });

  it('said twice is said once', () => {
    const asked = say(begun(), 'red', 'ask', 11_000);
    expect(say(asked, 'red', 'ask', 12_000, 1)).toBe(asked);
    expect(say(asked, 'red', 'agree', 12_000, 1)).toBe(asked);
    const clock = paused();
    expect(say(clock, 'red', 'ask', 22_000, 1)).toBe(clock);
    expect(say(clock, 'green', 'agree', 22_000, 1)).toBe(clock);
    const ending = say(clock, 'red', 'end', 30_000);
    expect(say(ending, 'blue', 'end', 31_000)).toBe(ending);
    const refused = say(asked, 'blue', 'refuse', 12_000);
    expect(say(refused, 'blue', 'refuse', 12_000)).toBe(refused);
  });

  it('is refused where it is stale, another’s, too late, or about nothing', () => {
    const clock = begun();
    const asked = say(clock, 'red', 'ask', 11_000);
    expect(refusal(() => say(asked, 'blue', 'ask', 12_000))).toBe('pause-already-asked');
    expect(refusal(() => say(asked, 'blue', 'agree', 12_000, 7))).toBe('no-pause-request');
    expect(refusal(() => say(asked, 'blue', 'refuse', 12_000, 7))).toBe('no-pause-request');
    expect(refusal(() => say(clock, 'blue', 'agree', 12_000, 1))).toBe('no-pause-request');
    expect(refusal(() => say(clock, 'blue', 'end', 12_000, 1))).toBe('not-paused');
    const refused = say(asked, 'blue', 'refuse', 12_000);
    expect(refusal(() => say(refused, 'red', 'ask', 13_000, 1))).toBe('pause-outdated');
    expect(refusal(() => say(refused, 'green', 'ask', 13_000, 9))).toBe('pause-outdated');
    expect(refusal(() => say(paused(), 'blue', 'ask', 30_000))).toBe('already-paused');
    // No pause while what is missing is answered.
    expect(refusal(() => say(clock, 'red', 'ask', 61_000))).toBe('time-is-up');
    expect(refusal(() => say(say(asked, 'blue', 'agree', 12_000), 'green', 'agree', 61_000))).toBe(
      'time-is-up',
    );
    const elsewhere = { step: 5, rewound: 0, now: 12_000, people };
    const asking = { type: 'pause', act: 'ask', number: 1 } as const;
    expect(refusal(() => afterPauseDeed(clock, 'red', asking, elsewhere))).toBe('no-clock');
    expect(refusal(() => afterPauseDeed(null, 'red', asking, elsewhere))).toBe('no-clock');
  });
});

describe('after a start', () => {
  it('nobody has less than a while, or all his time where that is less', () => {
    expect(graced(begun(), 10_000, 40_000)).toBeNull();
    const late = graced(begun(), 10_000, 500_000)!;
    expect(deadlineOf(late, 500_000)).toBe(510_000);
    expect(deadlineOf(graced(begun(), 900_000, 500_000)!, 500_000)).toBe(500_000 + LIMIT);
    expect(graced(paused(), 10_000, 500_000)).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalTable } from './local-table.ts';
import { memoryStore, personSeat, toyBots, toyGame, toyMeans, toyPlan } from './testing.ts';

describe('a question with a clock, at a table in the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const timed = {
    ...toyGame,
    clock: (view: never, ask: never) => ({ seconds: 60, late: [...toyGame.choices(view, ask)][0]! }),
  };
  const open = () =>
    LocalTable.begin(
      { ...toyPlan({ ann: personSeat, ben: personSeat }), game: timed as never },
      toyMeans(memoryStore(), toyBots()),
    );
  /** The step that the table stands at when so many milliseconds have gone by. */
  const stepAfter = (table: LocalTable, ms: number): number => {
    vi.advanceTimersByTime(ms);
    return table.now().chairs.get('ann')!.desk.step;
  };

  it('is answered as the rule says when the time is up, and not before', () => {
    const table = open();
    expect(stepAfter(table, 59_000)).toBe(0);
    expect(stepAfter(table, 2_000)).toBe(1);
    expect(stepAfter(table, 60_000)).toBe(2);
  });

  it('gives everybody his time again when the story of a step has been told', () => {
    const table = open();
    vi.advanceTimersByTime(50_000);
    table.tell(true);
    table.tell(false);
    expect(stepAfter(table, 50_000)).toBe(0);
    expect(stepAfter(table, 11_000)).toBe(1);
  });

  it('presses nobody when the table has been cleared', () => {
    const table = open();
    table.close();
    expect(stepAfter(table, 120_000)).toBe(0);
  });

  it('is stopped and goes on with what was left', () => {
    const means = { ...toyMeans(memoryStore(), toyBots()), clock: () => Date.now() };
    const table = LocalTable.begin(
      { ...toyPlan({ ann: personSeat, ben: personSeat }), game: timed as never },
      means,
    );
    const since = table.now().lastStep;
    vi.advanceTimersByTime(40_000);
    table.holdClock(true);
    expect(table.now().clockHeld).toBe(since + 40_000);
    expect(stepAfter(table, 600_000)).toBe(0);
    table.holdClock(false);
    expect(table.now()).toMatchObject({ clockHeld: null, lastStep: since + 600_000 });
    expect(stepAfter(table, 19_000)).toBe(0);
    expect(stepAfter(table, 2_000)).toBe(1);
    // The next question has all of its time again.
    expect(stepAfter(table, 58_000)).toBe(1);
  });
});

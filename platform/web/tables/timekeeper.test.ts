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
  const step = (table: LocalTable): number => table.now().chairs.get('ann')!.desk.step;

  it('is answered as the rule says when the time is up, and not before', () => {
    const table = open();
    vi.advanceTimersByTime(59_000);
    expect(step(table)).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(step(table)).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(step(table)).toBe(2);
  });

  it('gives everybody his time again when the story of a step has been told', () => {
    const table = open();
    vi.advanceTimersByTime(50_000);
    table.tell(true);
    table.tell(false);
    vi.advanceTimersByTime(50_000);
    expect(step(table)).toBe(0);
    vi.advanceTimersByTime(11_000);
    expect(step(table)).toBe(1);
  });

  it('presses nobody when the table has been cleared', () => {
    const table = open();
    table.close();
    vi.advanceTimersByTime(120_000);
    expect(step(table)).toBe(0);
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
    vi.advanceTimersByTime(600_000);
    expect(step(table)).toBe(0);
    table.holdClock(false);
    expect(table.now()).toMatchObject({ clockHeld: null, lastStep: since + 600_000 });
    vi.advanceTimersByTime(19_000);
    expect(step(table)).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(step(table)).toBe(1);
    // The next question has all of its time again.
    vi.advanceTimersByTime(58_000);
    expect(step(table)).toBe(1);
  });
});

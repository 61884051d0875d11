import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalTable } from './local-table.ts';
import { machineSeat, personSeat, toyMeans, toyTable } from './testing.ts';

const BREATH = 1000;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const stepOf = (table: LocalTable): number => table.now().chairs.get('gallery')!.desk.step;

/** Both seats are the machine's, and the gallery looks on. */
const alone = (): LocalTable =>
  toyTable({ ann: machineSeat, ben: machineSeat }, { ...toyMeans(), breathMs: BREATH });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('machines that play alone', () => {
  it('leave each step standing for a breath', async () => {
    const table = alone();
    await pass(BREATH - 1);
    expect(stepOf(table)).toBe(0);
    for (const step of [1, 2]) {
      await pass(step === 1 ? 1 : BREATH);
      expect(stepOf(table)).toBe(step);
    }
  });

  it('wait while a person wishes it, and then go on', async () => {
    const table = alone();
    await pass(BREATH);
    table.pause(true);
    expect(table.now().paused).toBe(true);
    await pass(50 * BREATH);
    expect(stepOf(table)).toBe(1);
    table.pause(false);
    await pass(0);
    expect(table.now().paused).toBe(false);
    expect(stepOf(table)).toBe(2);
  });

  it('wait for the story of the last step, and take their breath however short it was', async () => {
    const table = alone();
    await pass(BREATH);
    table.tell(true);
    table.tell(false);
    await pass(BREATH - 1);
    expect(stepOf(table)).toBe(1);
    table.tell(true);
    await pass(10 * BREATH);
    expect(stepOf(table)).toBe(1);
    table.tell(false);
    await pass(0);
    expect(stepOf(table)).toBe(2);
  });

  it('go on at once when a person takes a seat, paused or not, and play their own', async () => {
    const table = alone();
    await pass(BREATH);
    table.pause(true);
    table.handOver('ann', null);
    await pass(0);
    expect(table.now()).toMatchObject({ persons: ['ann'], paused: false });
    expect(table.now().chairs.get('ann')!.desk.waitingFor).toEqual(['ann']);
  });

  it('come to the end of the match', async () => {
    const table = alone();
    await pass(60 * BREATH);
    expect(table.now().status).toBe('over');
  });

  it('can’t be told to wait while a person plays', () => {
    const table = toyTable({ ann: personSeat, ben: machineSeat });
    table.pause(true);
    expect(table.now().paused).toBe(false);
  });
});

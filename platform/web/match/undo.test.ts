import { describe, expect, it } from 'vitest';
import { answerAll, machineSeat, personSeat, settlePromises, toyTable } from '../tables/testing.ts';
import { takeBackOf } from './undo.ts';

const chairOf = (table: ReturnType<typeof toyTable>) => table.now().chairs.get('ann')!;
const now = (table: ReturnType<typeof toyTable>) => takeBackOf(chairOf(table).desk, chairOf(table).chapters);

describe('taking back', () => {
  it('has nothing to offer at the start', () => {
    expect(now(toyTable({ ann: personSeat, ben: personSeat }))).toBeNull();
  });

  it('retracts an order that the umpire has not opened yet', async () => {
    const table = toyTable({ ann: personSeat, ben: personSeat });
    await answerAll(table, 'ann');
    expect(now(table)).toMatchObject({ how: 'retract', ask: '0.bid.ann' });
  });

  it('asks for more than that, and goes back to where the seat had its say', async () => {
    const table = toyTable({ ann: personSeat, ben: machineSeat });
    await answerAll(table, 'ann');
    await settlePromises();
    // Whoever won the bid, the machine may have stowed its prize since: that alone would only happen again.
    expect(now(table)).toMatchObject({ how: 'request', to: 0 });
  });

  it('is over when the match is', async () => {
    const table = toyTable({ ann: personSeat, ben: machineSeat });
    await table.resign('ann');
    expect(now(table)).toBeNull();
  });
});

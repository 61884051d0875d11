import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SocketClient } from '../testing/client.ts';
import { deedSaying, House, powderCarryOn, powderEntry } from '../testing/house.ts';

/** Who aims can only aim low. */
const served = {
  ...powderEntry,
  carryOn: {
    ...powderCarryOn,
    only: (_: unknown, ask: { kind: string }) => (ask.kind === 'aim' ? { at: 'low' } : null),
  },
};

describe('questions with one answer', () => {
  let house: House;
  beforeEach(async () => {
    house = await House.open({ games: [served] });
  });
  afterEach(() => house.close());

  it('answer themselves while nobody looks, and leave the rest for one sitting', async () => {
    const { id, tokens } = await house.begin({ scenario: 'powder-50' });
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    const blue = await SocketClient.greet(house.address, id, tokens.blue!);
    const given = () => blue.desk.asks.map(({ ask, answer }) => [(ask as { kind: string }).kind, answer]);
    await blue.until(() => blue.desks.length > 0 && given().some(([, answer]) => answer !== null));
    expect(given()).toEqual([
      ['load', null],
      ['aim', { at: 'low' }],
    ]);
    // It is his to change, and is not given again behind his back.
    expect((await house.deed(id, tokens.blue, { type: 'retract', ask: '0/aim/blue' })).status).toBe(200);
    await blue.until(() => given().every(([, answer]) => answer === null));
    expect((await house.deed(id, tokens.blue, deedSaying('0/aim/blue', { at: 'high' }))).status).toBe(200);
    for (const seat of ['red', 'blue'])
      await house.deed(id, tokens[seat], deedSaying(`0/load/${seat}`, { powder: 1 }));
    await blue.until(() => blue.desk.step === 2);
    await blue.close();
  });
});

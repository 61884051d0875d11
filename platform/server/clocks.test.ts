import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SocketClient } from './testing/client.ts';
import { deedSaying, House, powderEntry } from './testing/house.ts';

describe('questions with a clock', () => {
  let house: House;
  beforeAll(async () => {
    // A signal has a fifth of a second; then the last flag of the locker goes up.
    const game = {
      ...powderGame,
      clock: (
        view: Parameters<typeof powderGame.choices>[0],
        ask: Parameters<typeof powderGame.choices>[1],
      ) =>
        ask.kind === 'signal' ? { seconds: 0.2, late: [...powderGame.choices(view, ask)].at(-1)! } : null,
    };
    house = await House.open({ games: [{ ...powderEntry, game }] });
  });
  afterAll(() => house.close());

  it('are answered as the rule says when the time is up, for those who have not', async () => {
    const { id, tokens } = await house.begin();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.until(() => red.desk.step >= 1);
    expect(red.desk.step).toBe(1);
    await red.close();
  });

  it('press nobody where the rule has no clock', async () => {
    const { id, tokens } = await house.begin();
    const blue = await SocketClient.greet(house.address, id, tokens.blue);
    await blue.until(() => blue.desk.step >= 1);
    const { step } = blue.desk;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(blue.desk.step).toBe(step);
    await blue.close();
  });
});

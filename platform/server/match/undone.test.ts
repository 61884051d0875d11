import type { DeedRequest } from '@weathergage/kernel/protocol.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House, powderEntry } from '../testing/house.ts';

describe('after a step was taken back', () => {
  let house: House;
  let thinking: Promise<void> = Promise.resolve();
  const thoughtOf: number[] = [];
  beforeAll(async () => {
    const patient: (typeof powderEntry.bots)[string] = async (view, ask) => {
      thoughtOf.push(view.round);
      await thinking;
      return [...powderGame.choices(view, ask)][0]!;
    };
    house = await House.open({
      games: [{ ...powderEntry, bots: { ...powderEntry.bots, patient } }],
    });
  });
  afterAll(() => house.close());

  const shot = (seat: string, seen: number) => ({ ...fireDeed(0, seat), seen }) as DeedRequest;

  /** Red has signalled, taken it back and signalled otherwise: blue's questions have the ids they had. */
  const signalledAnew = async () => {
    const { id, tokens } = await house.begin();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, tokens.red, { type: 'undo', to: 0 });
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'white' }));
    return { id, red: tokens.red!, blue: tokens.blue! };
  };

  it('an answer composed before it is refused, by either way, and changes nothing', async () => {
    const { id, blue } = await signalledAnew();
    const before = await house.trace(id);
    const late = shot('blue', 1);
    const reply = await house.deed(id, blue, late);
    expect([reply.status, reply.body.code]).toEqual([409, 'answer-outdated']);
    const line = await SocketClient.greet(house.address, id, blue);
    expect(await line.deed(late)).toMatchObject({ code: 'answer-outdated' });
    await line.close();
    expect(await house.trace(id)).toEqual(before);
  });

  it('the server still knows it after a restart', async () => {
    const { id, blue } = await signalledAnew();
    await house.server.close();
    await house.start();
    expect((await house.deed(id, blue, shot('blue', 1))).body.code).toBe('answer-outdated');
  });

  it('an answer from the desk after it is taken, and one that names no desk', async () => {
    const { id, red, blue } = await signalledAnew();
    expect((await house.deed(id, blue, shot('blue', 2))).status).toBe(200);
    expect((await house.deed(id, red, fireDeed(0, 'red'))).body).toMatchObject({ step: 2 });
  });

  it('what was said before an answer was edited is no older than the match', async () => {
    const { id, tokens } = await house.begin();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, tokens.red, fireDeed(0, 'red', 1));
    await house.deed(id, tokens.red, fireDeed(0, 'red', 2));
    expect((await house.deed(id, tokens.blue, shot('blue', 0))).status).toBe(200);
  });

  it('a bot that was thinking thinks again', async () => {
    const { id, tokens } = await house.begin({ seats: { blue: 'bot:patient' } });
    const red = await SocketClient.greet(house.address, id, tokens.red);
    let conclude = () => {};
    thinking = new Promise<void>((resolve) => {
      conclude = resolve;
    });
    thoughtOf.length = 0;
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.until(() => red.desk.step === 1);
    await red.deed({ type: 'undo', to: 0 });
    await red.deed(deedSaying('0/signal/red', { flag: 'white' }));
    await red.until(() => red.desk.n === 3);
    conclude();
    await red.until(() => red.desk.waitingFor.join() === 'red');
    // Load and aim of the first signal, then both again for the second.
    expect(thoughtOf).toHaveLength(4);
    await red.close();
  });

  it('a bot that was thinking when a step back was asked for agrees first', async () => {
    const { id, tokens } = await house.begin({ seats: { blue: 'bot:patient' } });
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.until(() => red.desk.waitingFor.join() === 'red');
    let conclude = () => {};
    thinking = new Promise<void>((resolve) => {
      conclude = resolve;
    });
    thoughtOf.length = 0;
    await red.deed(fireDeed(0, 'red'));
    await eventually(() => thoughtOf.length > 0);
    await red.deed({ type: 'undo-request', to: 0 });
    conclude();
    await red.until(() => red.desk.step === 0);
    await red.close();
  });

  it('consent names the step it is given for, and falls to no other request', async () => {
    const { id, tokens } = await house.begin();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    for (const seat of ['red', 'blue']) await house.deed(id, tokens[seat], fireDeed(0, seat));
    await house.deed(id, tokens.red, { type: 'undo-request', to: 1 });
    await house.deed(id, tokens.red, { type: 'undo-reply', agree: false, to: 1 });
    await house.deed(id, tokens.red, { type: 'undo-request', to: 0 });
    const late = await house.deed(id, tokens.blue, { type: 'undo-reply', agree: true, to: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'no-undo-request']);
    const meant = await house.deed(id, tokens.blue, { type: 'undo-reply', agree: true, to: 0 });
    expect(meant.body).toMatchObject({ rewoundTo: 0 });
  });
});

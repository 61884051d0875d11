import { type Chooser, type Journal, machineNonce, verifyJournal } from '@weathergage/kernel';
import type { DeskReply } from '@weathergage/kernel/protocol.ts';
import { type PowderTypes, powderGame } from '@weathergage/store/testing/powder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House, powderEntry } from '../testing/house.ts';

describe('bots', () => {
  const seen: unknown[] = [];
  /** What the patient bot waits for. */
  let thinking: Promise<void> = Promise.resolve();
  let house: House;
  beforeAll(async () => {
    const watchful: Chooser<PowderTypes> = (view, ask) => {
      seen.push(view);
      return [...powderGame.choices(view, ask)][1]!;
    };
    const patient: Chooser<PowderTypes> = async (view, ask) => {
      await thinking;
      return [...powderGame.choices(view, ask)][0]!;
    };
    const entry = { ...powderEntry, bots: { ...powderEntry.bots, watchful, patient } };
    house = await House.open({ games: [entry] });
  });
  afterAll(() => house.close());

  it('take their seats by themselves and play one another to the end', async () => {
    const { match, tokens, galleryToken } = await house.create({
      seats: { red: 'bot:first', blue: 'bot:slow' },
    });
    expect(tokens).toEqual({});
    expect(match.seats.map(({ bot, taken }) => [bot, taken])).toEqual([
      ['first', true],
      ['slow', true],
    ]);
    const watcher = await SocketClient.greet(house.address, match.id, galleryToken!);
    await watcher.until(() => watcher.match.status === 'over');
    const { body } = await house.get<Journal>(`/api/matches/${match.id}/journal`, galleryToken!);
    expect(verifyJournal(powderGame, body).honest).toBe(true);
    // What the machines added to the dice was fixed before anybody sat down.
    const nonces = { red: machineNonce(body.secret!, 'red'), blue: machineNonce(body.secret!, 'blue') };
    expect(body.opening.dice).toMatchObject({ machines: ['red', 'blue'], nonces });
    await watcher.close();
  });

  /** Red, who has signalled and fired against a machine. */
  async function against(bot: string): Promise<SocketClient> {
    const { id, tokens } = await house.begin({ seats: { blue: `bot:${bot}` } });
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.deed(fireDeed(0, 'red', 3));
    return red;
  }

  it('answer a person as soon as they are asked, and see their view alone', async () => {
    const red = await against('watchful');
    await red.until(() => red.desk.step >= 3);
    // The bot has signalled in its turn and loaded again.
    await red.until(() => red.desk.waitingFor.join() === 'red');
    expect(red.desk.view).toMatchObject({ round: 1, phase: 'load' });
    expect(seen.length).toBeGreaterThan(3);
    for (const view of seen) expect(view).not.toHaveProperty('kegs');
    expect(seen[0]).toHaveProperty('keg', 9);
    await red.close();
  });

  it('let a person take a step back', async () => {
    const red = await against('first');
    await red.until(() => red.desk.step >= 2);
    await red.deed({ type: 'undo-request', to: 1 });
    await red.until(() => red.desk.step === 1);
    // It answers again what it is asked again.
    await red.until(() => red.desk.waitingFor.join() === 'red');
    await red.deed(fireDeed(0, 'red', 2));
    await red.until(() => red.desk.step >= 2);
    await red.close();
  });

  it.each(['broken', 'cheat'])('that are %s still move, by the game’s own choices', async (bot) => {
    const { id, tokens } = await house.begin({ seats: { blue: `bot:${bot}` } });
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, tokens.red, fireDeed(0, 'red'));
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.until(() => red.desk.step >= 2);
    await red.close();
  });

  it('go on after the server was stopped while they were thinking', async () => {
    const { id, tokens } = await house.begin({ seats: { blue: 'bot:patient' } });
    let conclude = () => {};
    thinking = new Promise<void>((resolve) => {
      conclude = resolve;
    });
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, tokens.red, fireDeed(0, 'red'));
    await house.server.close();
    await house.start();
    const before = await house.get<DeskReply>(`/api/matches/${id}/desk`, tokens.red);
    expect(before.body.desk.step).toBe(1);
    conclude();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.until(() => red.desk.step >= 2);
    await red.close();
  });
});

import { DeskLine } from '@weathergage/kernel/desk-line.ts';
import type { DeskReply, ServerMessage } from '@weathergage/kernel/protocol.ts';
import { type PowderTypes, powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House } from '../testing/house.ts';

type Sight = Extract<ServerMessage, { type: 'desk' | 'patch' }>;
const sights = ({ messages }: SocketClient): Sight[] =>
  messages.filter((message): message is Sight => message.type === 'desk' || message.type === 'patch');
const lastNumber = (client: SocketClient): number => sights(client).at(-1)?.desk.n ?? -1;

describe('views as differences', () => {
  let house: House;
  afterEach(() => house.close());

  async function greet(id: string, token: string): Promise<SocketClient> {
    const client = new SocketClient(house.address, id);
    await client.opened();
    client.send({ type: 'hello', lastSeen: 0, patches: true, token });
    await client.until(() => sights(client).length > 0);
    return client;
  }

  /** Both answer all they are asked until it is over; the number of the last deed. */
  async function playedOut(id: string, tokens: Readonly<Record<string, string>>): Promise<number> {
    for (;;)
      for (const token of Object.values(tokens)) {
        const { desk } = (await house.get<DeskReply<PowderTypes>>(`/api/matches/${id}/desk`, token)).body;
        if (desk.outcome !== null) return desk.n;
        for (const { ask, answer } of desk.asks)
          if (answer === null)
            await house.deed(id, token, deedSaying(ask.id, [...powderGame.choices(desk.view, ask)].at(-1)!));
      }
  }

  it('come to who wants them, and put together are what the others see', async () => {
    house = await House.open();
    const { id, tokens, galleryToken } = await house.begin();
    const plain = await SocketClient.greet(house.address, id, tokens.red);
    const seats = { red: tokens.red!, blue: tokens.blue!, gallery: galleryToken! };
    const lines = await Promise.all(
      Object.values(seats).map(async (token) => ({
        token,
        client: await greet(id, token),
        line: new DeskLine(),
      })),
    );
    const n = await playedOut(id, tokens);
    for (const { token, client, line } of lines) {
      await client.until(() => lastNumber(client) === n);
      const desks = sights(client).map((message) => line.read(message)!);
      const { body } = await house.get<DeskReply>(`/api/matches/${id}/desk`, token);
      expect(JSON.stringify(desks.at(-1)!.desk.view)).toBe(JSON.stringify(body.desk.view));
      expect(desks.at(-1)!.desk).toEqual(body.desk);
      expect(sights(client).filter(({ type }) => type === 'patch').length).toBeGreaterThan(0);
      await client.close();
    }
    await plain.until(() => plain.desk.n === n);
    expect(sights(plain).every(({ type }) => type === 'desk')).toBe(true);
    await plain.close();
  });

  /** Red, who has signalled and looks on while blue fires. */
  async function lookingOn() {
    house = await House.open();
    const { id, tokens } = await house.begin();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    const red = await greet(id, tokens.red!);
    await house.deed(id, tokens.blue, fireDeed(0, 'blue'));
    await red.until(() => lastNumber(red) > 1);
    return { id, tokens, red };
  }

  it('say nothing of a view that has not changed', async () => {
    const { red } = await lookingOn();
    expect(sights(red).at(-1)).toMatchObject({ type: 'patch', from: 1, patch: {} });
    await red.close();
  });

  it('come whole again for who has lost the last', async () => {
    const { id, tokens, red } = await lookingOn();
    const lost = new DeskLine();
    expect(lost.read(sights(red).at(-1)!)).toBeNull();
    const before = sights(red).length;
    red.send({ type: 'look' });
    await red.until(() => sights(red).length > before);
    const { body } = await house.get<DeskReply>(`/api/matches/${id}/desk`, tokens.red);
    expect(lost.read(sights(red).at(-1)!)?.desk).toEqual(body.desk);
    const { n } = body.desk;
    await house.deed(id, tokens.red, fireDeed(0, 'red'));
    await red.until(() => lastNumber(red) > n);
    expect(lost.read(sights(red).at(-1)!)?.desk.n).toBeGreaterThan(n);
    await red.close();
  });
});

/** What one address, and one account from however many, may leave at a server and have open there. */
import type { SatReply } from '@weathergage/kernel/people/lobby-protocol.ts';
import type { ErrorBody } from '@weathergage/kernel/protocol.ts';
import { powderScenario } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameServerOptions } from '../server.ts';
import { eventually, SocketClient } from '../testing/client.ts';
import { ROOMY } from '../testing/house.ts';
import { type PeopleHouse, peopleHouse, type Visitor } from './testing/people-house.ts';

let at: PeopleHouse;
afterEach(() => at.close());
const open = async (limits: GameServerOptions['limits']): Promise<void> => {
  at = await peopleHouse({}, { limits: { ...ROOMY, ...limits }, trustProxy: 1 });
};
const guest = async (): Promise<Visitor> => {
  const who = at.visitor();
  await who.post('/api/people/guest');
  return who;
};
const match = { game: 'powder', scenario: 'powder-3' };
const own = { ...match, scenario: { ...powderScenario(3), briefing: 'x'.repeat(1500) } };

/** From another address each time, as a proxy tells it. */
let addresses = 0;
const elsewhere = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${++addresses}` });
const make = async (who: Visitor, body: object, headers = elsewhere()): Promise<number> =>
  (await who.post<ErrorBody>('/api/matches', { ...body }, headers)).status;

describe('what an account may leave in a day', () => {
  it('is so many matches, by whatever way and from whatever address they are made', async () => {
    await open({ matchesPerDay: 3 });
    const [ann, ben] = [await guest(), await guest()];
    const table = { match, mine: 'red', open: true, level: 'any', pace: 'sitting', invite: [] };
    expect(await make(ann, match)).toBe(201);
    expect((await ann.post<SatReply>('/api/people/tables', table, elsewhere())).status).toBe(200);
    expect(await make(ann, match)).toBe(201);
    const refused = await ann.post<ErrorBody>('/api/people/tables', table, elsewhere());
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many']);
    expect(await make(ann, match)).toBe(429);
    expect(await make(ben, match)).toBe(201);
    expect(await make(at.visitor(), match)).toBe(201);
  });

  it('is so many bytes', async () => {
    await open({ bytesPerDay: 3000 });
    const [ann, ben] = [await guest(), await guest()];
    expect([await make(ann, own), await make(ann, own), await make(ben, own)]).toEqual([201, 429, 201]);
  });
});

describe('what an address may leave in a day', () => {
  it('is one sum, whoever comes from there and whatever way it is made', async () => {
    await open({ matchesPerDay: 2 });
    const here = elsewhere();
    const table = { match, mine: 'red', open: true, level: 'any', pace: 'sitting', invite: [] };
    expect(await make(await guest(), match, here)).toBe(201);
    expect((await (await guest()).post('/api/people/tables', table, here)).status).toBe(200);
    expect((await (await guest()).post('/api/people/tables', table, here)).status).toBe(429);
    expect(await make(await guest(), match, here)).toBe(429);
  });

  it('is counted in bytes also where they come in pieces, and nobody says how many', async () => {
    await open({ bytesPerDay: 3000 });
    const piecemeal = async (): Promise<number> => {
      const body = new Blob([JSON.stringify(own)]).stream();
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' };
      const how = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      return (await fetch(`${at.house.address}/api/matches`, how)).status;
    };
    expect([await piecemeal(), await piecemeal()]).toEqual([201, 429]);
  });
});

describe('sockets of an account', () => {
  it('are so many at once, from whatever address, and a closed one counts no more', async () => {
    await open({ socketsAtOnce: 2 });
    const [ann, ben] = [await guest(), await guest()];
    const { id } = await at.house.begin({ gallery: 'public' });
    const look = async (who: Visitor): Promise<SocketClient> => {
      const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const client = new SocketClient(at.house.address, id, { headers: { ...elsewhere(), cookie } });
      await client.opened();
      client.send({ type: 'hello', lastSeen: 0 });
      await client.until(() => client.desks.length === 1);
      return client;
    };
    const clients = [await look(ann), await look(ann)];
    await expect(look(ann)).rejects.toThrow('429');
    clients.push(await look(ben));
    await clients.shift()!.close();
    await eventually(() => at.house.server.load().watchers === 2);
    clients.push(await look(ann));
    await expect(look(ann)).rejects.toThrow('429');
    for (const client of clients) await client.close();
  });
});

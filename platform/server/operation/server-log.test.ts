/** The log is JSON, a line for each thing that befell the server, and holds no secret whatever it is told. */
import { afterEach, expect, it } from 'vitest';
import { type PeopleHouse, peopleHouse } from '../people/testing/people-house.ts';
import { SocketClient } from '../testing/client.ts';
import { deedSaying } from '../testing/house.ts';

let at: PeopleHouse;
afterEach(() => at.close());

const PASSWORD = 'a long sea-going word';

it('names no link, secret, password, session or nonce, while things go well and while they fail', async () => {
  const lines: string[] = [];
  at = await peopleHouse({}, { log: { level: 'trace', to: { write: (line) => void lines.push(line) } } });
  const ann = at.visitor();
  await ann.signUp('Ann', 'ann@mail.example', PASSWORD);
  await ann.signIn('ann@mail.example', 'another word');
  const { id, tokens, galleryToken } = await at.house.begin({ seats: { blue: 'bot:broken' } });
  const red = await SocketClient.greet(at.house.address, id, tokens.red);
  await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
  const { store } = at.house;
  const { secret } = (await store.findMatch(id))!;
  // What a database says of a row that it refuses has the whole row in it.
  const torn = Object.assign(new Error('a row was refused'), {
    detail: `Failing row contains (${id}, ${secret}, ${tokens.red}).`,
  });
  at.house.store.append = () => Promise.reject(torn);
  await red.deed(deedSaying('0/load/red', { powder: 1 }));
  await at.house.deed(id, tokens.red, deedSaying('0/load/red', { powder: 1 }));
  await at.house.deed(id, `${tokens.red}x`, deedSaying('0/load/red', { powder: 1 }));
  await at.house.get(`/api/matches/${id}/desk?token=${tokens.red}`, tokens.red);
  await red.close();
  await at.house.server.close();
  const said = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(said.some(({ level }) => level >= 50)).toBe(true);
  const text = lines.join('');
  expect(text).toContain('a row was refused');
  const secrets = [
    ...Object.values(tokens),
    galleryToken!,
    secret,
    PASSWORD,
    'nonce-of-red',
    ...ann.cookies.values(),
  ];
  expect(secrets.filter((one) => text.includes(one))).toEqual([]);
});

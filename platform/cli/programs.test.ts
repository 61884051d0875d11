/** The door for programs as a program meets it: a server of its own, the client, and the example bot, all as processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { playSeat, Refused, Weathergage } from '@weathergage/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processEnd, scratchFolder, startProcess } from './testing/run.ts';

const { path } = scratchFolder();
const BOT = fileURLToPath(new URL('../client/example/bot.ts', import.meta.url));
let server: ChildProcess;
let address = '';

async function tokenOf(name: string, scopes: readonly string[]): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: address, cookie: '' };
  const post = async (route: string, body: unknown): Promise<Response> => {
    const reply = await fetch(`${address}/api/${route}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) headers.cookie = cookies.join('; ');
    return reply;
  };
  await post('auth/sign-up/email', { name, email: `${name}@a.example`, password: 'a long sea-going word' });
  const made = await post('people/me/programs', { name: 'Bot', scopes, days: 1 });
  return ((await made.json()) as { token: string }).token;
}

const ALL = ['public', 'matches', 'play', 'tables', 'talk'];

beforeAll(async () => {
  // All games of the house, and not the toys.
  server = startProcess(['serve'], { PORT: '0', DATA_DIR: join(path, 'data'), WEATHERGAGE_GAMES: '' });
  [address] = (await once(createInterface({ input: server.stdout! }), 'line')) as [string];
});
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

describe('the door for programs', () => {
  it('is all that the example bot needs to play a match to its end, in fifty lines', async () => {
    expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(50);
    const token = await tokenOf('Ann', ALL);
    const bot = spawn(process.execPath, [BOT, address, token, 'table-action', 'frigate-duel'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { code, out, err } = await processEnd(bot);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Ann's program plays .+\n(won|lost|drawn)/);
    const ann = new Weathergage(address, token);
    const [match] = await ann.matches();
    expect(match).toMatchObject({ status: 'over' });
    expect(match!.seats.find(({ id }) => id === match!.mySeat)).toMatchObject({
      sitter: 'Ann',
      program: true,
    });
  });

  it('lets two programs meet at an open table, and talk', async () => {
    const [ann, ben] = [
      new Weathergage(address, await tokenOf('Cal', ALL)),
      new Weathergage(address, await tokenOf('Dan', ALL)),
    ];
    const match = { game: 'hex-action', scenario: 'ranger-drake-1778', gallery: 'public' } as const;
    const seats = (await ann.games())
      .find(({ id }) => id === 'hex-action')!
      .scenarios.find(({ id }) => id === match.scenario)!.seats;
    const { id } = await ann.openTable({
      match,
      mine: seats[0]!.id,
      open: true,
      level: 'any',
      pace: 'sitting',
      invite: [],
    });
    const table = (await ben.lobby()).tables.find((one) => one.id === id)!;
    expect(table.programs).toBe(true);
    await ben.sit(id, table.free[0]!);
    await ben.say(id, { to: 'table', text: 'Good day' });
    expect(await ann.talk(id)).toMatchObject([{ text: 'Good day' }]);
    const some = async (_: unknown, __: unknown, choices: () => Promise<readonly unknown[]>) =>
      (await choices())[0];
    const stop = new AbortController();
    const playing = playSeat(ann, id, some, { signal: stop.signal });
    await ben.join(id);
    await ben.deed(id, { type: 'resign' });
    expect((await playing)?.winners).toEqual([seats[0]!.side]);
    const refused = await ben.deed(id, { type: 'resign' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: 409, code: 'match-over' });
    await expect(playSeat(ann.with('wgt.nothing'), id, some)).rejects.toMatchObject({
      code: 'token-unknown',
    });
    expect((await new Weathergage(address).info(id)).status).toBe('over');
  });
});

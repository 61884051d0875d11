import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Journal } from '@weathergage/kernel';
import { eventually, SocketClient } from '@weathergage/server/testing/client.ts';
import { deedSaying, fireDeed, House } from '@weathergage/server/testing/house.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allGames } from '../games.ts';
import { type BotThreads, botThreads } from './bot-threads.ts';

describe('bots in threads of their own', () => {
  let house: House;
  let threads: BotThreads;
  const lines: string[] = [];
  beforeAll(async () => {
    vi.stubEnv('WEATHERGAGE_GAMES', fileURLToPath(new URL('../testing/toys.ts', import.meta.url)));
    house = await House.open({
      games: await allGames(),
      thinkers: (log) => {
        threads = botThreads(1, log);
        return threads;
      },
      log: { level: 'error', to: { write: (line) => void lines.push(line) } },
    });
  });
  afterAll(async () => {
    await house.close();
    vi.unstubAllEnvs();
  });

  /** A match against a bot that is at its first answer. */
  const against = async (bot: string) => {
    const begun = await house.begin({ scenario: 'powder-3', seats: { blue: `bot:${bot}` } });
    await house.deed(begun.id, begun.tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    return begun;
  };
  const answered = async ({ id, tokens }: Awaited<ReturnType<typeof against>>) => {
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.until(() => !red.desk.waitingFor.includes('blue'));
    return red;
  };

  it('leave the server’s own thread free: it goes round, and takes others’ answers, while one is busy', async () => {
    await (await answered(await against('random'))).close();
    const other = await house.begin({ scenario: 'powder-3' });
    const red = await SocketClient.greet(house.address, other.id, other.tokens.red);
    const busy = await against('busy');
    await eventually(() => threads.pool.busy === 1);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    // Of another's answer and some hundred rounds nothing waits for the bot.
    expect(threads.pool.busy).toBe(1);
    let rounds = 0;
    for (; threads.pool.busy === 1; rounds++) await new Promise((resolve) => setImmediate(resolve));
    expect(rounds).toBeGreaterThan(50);
    await (await answered(busy)).close();
    await red.close();
    expect(lines).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'come after the server: they are nicer, and it alone is not',
    async () => {
      await (await answered(await against('random'))).close();
      const nice = (task: string): number =>
        Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]);
      const own = nice(String(process.pid));
      expect(readdirSync('/proc/self/task').map(nice)).toContain(10);
      expect(own).toBeLessThan(10);
    },
  );

  it('play by themselves, and the same again when a step was taken back', async () => {
    const begun = await against('random');
    const { id, tokens } = begun;
    const red = await answered(begun);
    await red.deed(fireDeed(0, 'red'));
    await red.until(() => red.desk.step >= 2 && red.desk.waitingFor.join() === 'red');
    await red.deed({ type: 'undo-request', to: 1 });
    await red.until(() => red.desk.step === 1 && red.desk.waitingFor.join() === 'red');
    await red.deed({ type: 'resign' });
    await red.until(() => red.match.status === 'over');
    const { body } = await house.get<Journal>(`/api/matches/${id}/journal`, tokens.red);
    const said = body.entries.flatMap((entry) =>
      entry.type === 'answer' && entry.seat === 'blue' && entry.ask.startsWith('0/') ? [entry] : [],
    );
    const half = said.length / 2;
    expect(said.length).toBeGreaterThan(2);
    expect(said.slice(half).map(({ ask, answer }) => [ask, answer])).toEqual(
      said.slice(0, half).map(({ ask, answer }) => [ask, answer]),
    );
    await red.close();
  });

  it('that take their thread with them are answered for by the game’s own choices', async () => {
    expect(lines).toEqual([]);
    const red = await answered(await against('mortal'));
    const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(told.filter((msg) => msg === 'a thread of the bots was lost')).toHaveLength(2);
    expect(told).toContain('a bot could not think');
    await red.close();
  });
});

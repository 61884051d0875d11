import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { processEnd, runHere, runWeathergage, scratchFolder, startProcess } from './testing/run.ts';

const { path } = scratchFolder();

async function addressOf(child: ChildProcess): Promise<string> {
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return line;
}

describe.concurrent('serve', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, and then ends cleanly', async (signal) => {
    const data = join(path, signal);
    const child = startProcess(['serve'], { PORT: '0', HOST: '', DATA_DIR: data });
    const end = processEnd(child);
    const address = await addressOf(child);
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    const reply = await fetch(`${address}/api/games`);
    const { games } = (await reply.json()) as {
      games: { id: string; scenarios: unknown[]; bots: string[] }[];
    };
    expect(games.map(({ id }) => id)).toEqual(['powder', 'volleys']);
    for (const { scenarios, bots } of games) {
      expect(scenarios.length).toBeGreaterThan(0);
      expect(bots).toContain('random');
    }
    expect(existsSync(join(data, 'weathergage.db'))).toBe(true);
    const second = await runWeathergage('serve', '--port', '0', '--data', data);
    expect([second.code, second.out]).toEqual([1, '']);
    expect(second.err).toContain('Another server is at work in');
    child.kill(signal);
    const { code, err } = await end;
    expect(code).toBe(0);
    // Nothing of it was set up: that is said, and everything was served all the same.
    expect(err).toContain('No letters are sent (SMTP_URL is not set); all else works.');
  });

  it('says so when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const args = ['serve', '--port', String(port), '--data', join(path, 'taken')];
    const { code, out, err } = await runWeathergage(...args);
    other.close();
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(`Port ${port} is taken`);
    expect(err).toContain('PORT=');
  });
});

describe('serve with bad settings', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [{ PORT: 'harbour' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PORT: '0x10' }, 'PORT must be a whole number'],
    [{ PORT: '0', WITNESSES: 'ftp://one.example' }, 'WITNESSES must name servers'],
    [{ PORT: '0', DATA_DIR: join(path, 'role'), ROLE: 'umpire' }, 'ROLE must be server or worker'],
    [{ PORT: '0', DATA_DIR: join(path, 'role'), ROLE: 'worker' }, 'name it by DATABASE_URL'],
    [
      { PORT: '0', DATA_DIR: join(path, 'share'), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', TRACE_SHARE: '2' },
      'TRACE_SHARE must be from 0 to 1',
    ],
    [{ PORT: '0', DATA_DIR: join(path, 'keys'), VAPID_PUBLIC_KEY: 'short' }, 'must be a pair of keys'],
    [
      { PORT: '0', DATA_DIR: join(path, 'keys'), WEBHOOKS_INNER: 'maybe' },
      'WEBHOOKS_INNER must be on or off',
    ],
    [{ PORT: '0', DATA_DIR: process.execPath }, "can't be opened"],
    [
      { PORT: '0', HOST: 'no.such.host.invalid', DATA_DIR: join(path, 'refused') },
      'no address of this machine',
    ],
  ])('refuses %j', async (env, message) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const { code, err } = await runHere('serve');
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('opens nothing before it has refused, so that it ends', async () => {
    const data = join(path, 'unopened');
    vi.stubEnv('SMTP_URL', 'smtp://mail.example');
    vi.stubEnv('MAIL_FROM', 'play@mail.example');
    expect((await runHere('serve', '--port', '0', '--data', data)).err).toContain('PUBLIC_URL is not');
    expect(existsSync(data)).toBe(false);
  });
});

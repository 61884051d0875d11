import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { http, SocketClient } from '../testing/client.ts';
import { freePort } from '../testing/free-port.ts';
import { deedSaying, House, ROOMY } from '../testing/house.ts';

/** Debian keeps them where only root's own path leads. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` };

/** The proxies that are on this machine; the files that are tried on them are those that hosts are given. */
const isHere = (name: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore', env });
    return true;
  } catch {
    return false;
  }
};
const given = (name: string): string =>
  readFileSync(new URL(`../../../docs/host/${name}`, import.meta.url), 'utf8');

interface Proxy {
  readonly name: string;
  /** What it is started with, for a server at one port and itself at another. */
  start(folder: string, from: number, to: number): readonly string[];
}

const PROXIES: readonly Proxy[] = [
  {
    name: 'haproxy',
    start(folder, from, to) {
      const file = join(folder, 'haproxy.cfg');
      writeFileSync(
        file,
        given('haproxy.cfg')
          .replace('bind :80', `bind 127.0.0.1:${from}`)
          .replace('127.0.0.1:1805', `127.0.0.1:${to}`),
      );
      return ['-db', '-f', file];
    },
  },
  {
    name: 'nginx',
    start(folder, from, to) {
      const file = join(folder, 'nginx.conf');
      const site = given('nginx.conf')
        .replace('listen 80', `listen 127.0.0.1:${from}`)
        .replace(':1805', `:${to}`);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${join(folder, kind)};`,
      );
      writeFileSync(
        file,
        `daemon off; pid ${join(folder, 'pid')}; error_log stderr; worker_processes 1; events {}
         http { access_log off; ${paths.join(' ')} ${site} }`,
      );
      return ['-c', file, '-p', folder];
    },
  },
  {
    name: 'caddy',
    start(folder, from, to) {
      const file = join(folder, 'Caddyfile');
      const site = given('Caddyfile')
        .replace('{$SITE:play.example}', `http://127.0.0.1:${from}`)
        .replace('{$WEATHERGAGE:127.0.0.1:1805}', `127.0.0.1:${to}`);
      writeFileSync(file, `{\n admin off\n auto_https off\n}\n${site}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

/** The status of a request that is made from a certain address of this machine. */
async function requestFrom(localAddress: string, url: string, body: object): Promise<number> {
  const made = request(url, {
    method: 'POST',
    localAddress,
    agent: false,
    headers: { 'content-type': 'application/json' },
  });
  made.end(JSON.stringify(body));
  const [reply] = (await once(made, 'response')) as [IncomingMessage];
  reply.resume();
  return reply.statusCode!;
}

async function answering(address: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const isUp = await fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the proxy does not answer');
}

describe.each(PROXIES)('behind a real $name, by the file that hosts are given', ({ name, start }) => {
  let house: House | undefined;
  let proxy: ChildProcess | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'weathergage-proxy-'));
  afterEach(async () => {
    proxy?.kill('SIGKILL');
    await house?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(!isHere(name))('limits go by the visitor, sockets pass, other origins do not', async () => {
    house = await House.open({ trustProxy: 1, limits: { ...ROOMY, matchesPerMinute: 5 } });
    // Made past the proxy, and from the same machine: one of the five.
    const { id, tokens } = await house.begin();
    const from = await freePort();
    proxy = spawn(name, [...start(folder, from, Number(new URL(house.address).port))], {
      stdio: 'ignore',
      env: { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    const address = `http://127.0.0.1:${from}`;
    await answering(address);
    const make = (headers: Record<string, string>) =>
      http<{ code?: string }>(address, 'POST', '/api/matches', {
        headers,
        body: { game: 'powder', scenario: 'powder-3' },
      });
    const evil = { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await make(evil)).body.code).toBe('wrong-origin');
    const made: number[] = [];
    for (let i = 0; i < 6; i++)
      made.push((await make({ 'x-forwarded-for': `203.0.113.${i}`, origin: address })).status);
    expect(made).toEqual([201, 201, 201, 201, 429, 429]);
    // Whoever comes from elsewhere has limits of his own: the proxy has to say who came, and not only what he said himself.
    const elsewhere = await requestFrom('127.0.0.2', `${address}/api/matches`, {
      game: 'powder',
      scenario: 'powder-3',
    });
    expect(elsewhere).toBe(201);
    const red = await SocketClient.greet(address, id, tokens.red);
    expect(await red.deed(deedSaying('0/signal/red', { flag: 'red' }))).toMatchObject({ n: 1 });
    await red.close();
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { request } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInner } from './inner.ts';
import { type OutboundTerms, type Parcel, type Refused, sendOut, targetOf } from './outbound.ts';

const parcel = (url: string): Parcel => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: '{}',
});

const flawOf = (text: string): string => {
  try {
    targetOf(text, false);
    return 'none';
  } catch (error) {
    return (error as Refused).flaw;
  }
};

describe('an inner address', () => {
  it.each([
    ['this machine', '127.0.0.1 127.8.9.1 0.0.0.0 ::1 :: ::ffff:127.0.0.1 ::ffff:7f00:1 ::127.0.0.1'],
    [
      'the net it stands in',
      '10.0.0.7 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 fc00::1 fd12:3456::1',
    ],
    ['a neighbour', '169.254.1.1 fe80::1 fe80::1%eth0 fec0::1'],
    [
      'what clouds tell of themselves',
      '169.254.169.254 ::ffff:169.254.169.254 fd00:ec2::254 100.100.100.200',
    ],
    ['IPv4 within IPv6', '64:ff9b::7f00:1 64:ff9b::a00:1 2002:7f00:1:: 2002:a00:1::1 2001:0:7f00:1::'],
    [
      'many, all, nobody',
      '224.0.0.1 255.255.255.255 240.0.0.1 192.0.2.1 198.51.100.1 198.18.0.1 ff02::1 2001:db8::1',
    ],
    ['no address at all', 'example.org 1.2.3 not-one'],
  ])('is %s', (_, addresses) => {
    for (const address of addresses.split(' ')) expect([address, isInner(address)]).toEqual([address, true]);
  });

  it('is none of the open internet', () => {
    for (const address of [
      '93.184.216.34',
      '8.8.8.8',
      '2606:4700::1111',
      '[2a00:1450:4001::200e]',
      '172.32.0.1',
    ])
      expect([address, isInner(address)]).toEqual([address, false]);
  });
});

describe('a target', () => {
  it.each([
    'https://127.0.0.1/x',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://localhost./',
    'https://LOCALHOST:8443/',
    'https://db.internal/',
    'https://printer.local/',
    'https://①②⑦.0.0.1/',
  ])('is refused where it is inner: %s', (text) => expect(flawOf(text)).toBe('inner-address'));

  it('needs an encrypted line and nobody’s name in it', () => {
    expect(flawOf('http://example.org/')).toBe('not-https');
    for (const text of ['ftp://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'gopher://x/'])
      expect(flawOf(text)).toBe('not-https');
    expect(flawOf('https://user:word@example.org/')).toBe('not-an-address');
    expect(flawOf('nonsense')).toBe('not-an-address');
    expect(flawOf('https://hooks.example.org/a/b?c=d')).toBe('none');
  });
});

describe('a line out', () => {
  let receiver: Server;
  let port = 0;
  const heard: string[] = [];
  beforeAll(async () => {
    receiver = createServer((incoming, reply) => {
      heard.push(incoming.url ?? '');
      if (incoming.url === '/away') reply.writeHead(307, { location: `http://127.0.0.1:${port}/inside` });
      else if (incoming.url === '/slow') return;
      else reply.writeHead(204);
      reply.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    ({ port } = receiver.address() as AddressInfo);
  });
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });

  it('goes to no name that leads inside, nor to one of which any address does', async () => {
    heard.length = 0;
    for (const found of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::ffff:10.0.0.1']]) {
      const terms: OutboundTerms = {
        allowInner: false,
        resolve: async () => found.map((address) => ({ address, family: 4 })),
      };
      await expect(sendOut(parcel(`https://hooks.example:${port}/x`), terms)).rejects.toMatchObject({
        flaw: 'inner-address',
      });
    }
    expect(heard).toEqual([]);
  });

  it('goes to the address that was looked at, whatever the name leads to a moment later', async () => {
    let asked = 0;
    let lookup: LookupFunction | undefined;
    const terms: OutboundTerms = {
      allowInner: false,
      resolve: async () => [{ address: asked++ === 0 ? '93.184.216.34' : '127.0.0.1', family: 4 }],
      request: ((_: URL, options: { lookup: LookupFunction }) => {
        lookup = options.lookup;
        throw new Error('stopped before it goes out');
      }) as unknown as typeof request,
    };
    await expect(sendOut(parcel('https://hooks.example/x'), terms)).rejects.toThrow('stopped');
    const led: unknown[] = [];
    for (let i = 0; i < 2; i++) lookup!('hooks.example', { all: false }, (_, address) => led.push(address));
    lookup!('hooks.example', { all: true }, (_, addresses) => led.push(addresses));
    expect(led).toEqual(['93.184.216.34', '93.184.216.34', [{ address: '93.184.216.34', family: 4 }]]);
    expect(asked).toBe(1);
  });

  it('follows nobody elsewhere, and does not wait for ever', async () => {
    heard.length = 0;
    expect(await sendOut(parcel(`http://127.0.0.1:${port}/away`), { allowInner: true })).toBe(307);
    expect(heard).toEqual(['/away']);
    const slow = sendOut(parcel(`http://127.0.0.1:${port}/slow`), { allowInner: true, waitMs: 50 });
    await expect(slow).rejects.toThrow();
  });

  it('reaches inner addresses where the host wants it', async () => {
    expect(await sendOut(parcel(`http://127.0.0.1:${port}/in`), { allowInner: true })).toBe(204);
    expect(
      await sendOut(parcel(`http://localhost:${port}/in`), {
        allowInner: true,
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      }),
    ).toBe(204);
  });
});

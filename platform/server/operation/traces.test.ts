import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketClient } from '../testing/client.ts';
import { deedSaying, House } from '../testing/house.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

/** Takes traces as a collector does. */
async function collector() {
  const bodies: string[] = [];
  const heads: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      bodies.push(body);
      heads.push(request.headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: (): SentSpan[] =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
          resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('traces', () => {
  let taker: Awaited<ReturnType<typeof collector>>;
  beforeEach(async () => {
    taker = await collector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', taker.url);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await taker.close();
  });

  it('show a deed’s way from the wire through rules and store, a machine’s thought, and no secret', async () => {
    const house = await House.open({ traces: { name: 'flagship', share: 1 } });
    const { id, tokens, galleryToken } = await house.begin({ seats: { blue: 'bot:first' } });
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.deed(deedSaying('0/signal/red', { flag: 'white' }));
    await red.until(() => !red.desk.waitingFor.includes('blue'));
    await fetch(`${house.address}/api/matches/none/desk`);
    await red.close();
    await house.close();

    const spans = taker.spans();
    const named = (name: string) => spans.filter((span) => span.name === name);
    const [deed, refused] = named('deed');
    const inside = (outer: SentSpan | undefined) =>
      spans.filter(({ parentSpanId }) => parentSpanId === outer!.spanId).map(({ name }) => name);
    expect(inside(deed)).toEqual(expect.arrayContaining(['rules', 'store append']));
    expect(refused!.attributes.map(({ key }) => key)).toContain('refused');
    expect(refused!.status.code ?? 0).toBe(0);
    const factsOf = ({ attributes }: SentSpan) =>
      Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
    expect(factsOf(named('thought')[0]!)).toMatchObject({ match: id, game: 'powder', bot: 'first' });
    const [asked] = named('GET /api/matches/:id/desk');
    expect(Number(factsOf(asked!)['http.response.status_code'])).toBeGreaterThanOrEqual(400);
    expect(taker.text()).toContain('flagship');
    for (const secret of [tokens.red!, galleryToken!]) expect(taker.text()).not.toContain(secret);
  });

  it('go on from a proxy’s only where proxies are believed, and are none of a share of none', async () => {
    const theirs = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${theirs}-b7ad6b7169203331-01` };
    const asked = async (options: Parameters<typeof House.open>[0]) => {
      const house = await House.open(options);
      await fetch(`${house.address}/api/health`, { headers });
      await house.close();
      return taker.spans().filter(({ name }) => name === 'GET /api/health');
    };
    const traces = { name: 'weathergage', share: 1 };
    const alone = await asked({ traces });
    expect(alone.map(({ traceId }) => traceId)).not.toContain(theirs);
    expect(alone).toHaveLength(1);
    const behind = await asked({ traces, trustProxy: 1 });
    expect(behind.map(({ traceId }) => traceId)).toContain(theirs);
    expect(await asked({ traces: { ...traces, share: 0 } })).toHaveLength(2);
  });

  it('hold up nothing when nobody takes them', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1');
    const house = await House.open({ traces: { name: 'alone', share: 1 } });
    expect((await fetch(`${house.address}/api/health`)).status).toBe(200);
    await house.close();
    expect(taker.spans()).toEqual([]);
  });
});

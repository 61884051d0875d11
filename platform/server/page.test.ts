import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fitsSchema } from '@weathergage/kernel';
import { CreatedSchema, GamesSchema, MatchInfoSchema } from '@weathergage/kernel/protocol.ts';
import { PROTOCOL_VERSION } from '@weathergage/kernel/protocol-version.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageScript } from './page.ts';
import { SocketClient } from './testing/client.ts';
import { deedSaying, House } from './testing/house.ts';

const SCRIPT = `export const x = '${'long '.repeat(1000)}';`;

describe('the page and what goes with it', () => {
  let house: House;
  let webRoot: string;
  const lines: string[] = [];
  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'weathergage-page-'));
    mkdirSync(join(webRoot, 'assets'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Weathergage</title>');
    writeFileSync(join(webRoot, 'assets/main-B1c2D3e4.js'), SCRIPT);
    writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    house = await House.open({ webRoot, log: { level: 'trace', to: { write: (line) => lines.push(line) } } });
  });
  afterAll(async () => {
    await house.close();
    rmSync(webRoot, { recursive: true });
  });
  const fetched = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${house.address}${path}`, { headers });

  it('is served, hashed files for good and the rest to be asked for again', async () => {
    const index = await fetched('/');
    expect(index.headers.get('content-type')).toMatch(/text\/html/);
    expect(index.headers.get('cache-control')).toBe('no-cache');
    const script = await fetched('/assets/main-B1c2D3e4.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect((await fetched('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
    const etag = index.headers.get('etag')!;
    const again = await house.server.app.inject({ url: '/', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it('is compressed', async () => {
    for (const encoding of ['gzip', 'br']) {
      const script = await fetched('/assets/main-B1c2D3e4.js', { 'accept-encoding': encoding });
      expect(script.headers.get('content-encoding')).toBe(encoding);
      expect(await script.text()).toBe(SCRIPT);
    }
  });

  it('comes for every address that is its own to understand, and for no other', async () => {
    const deep = await fetched('/match/abc', { accept: 'text/html' });
    expect(deep.status).toBe(200);
    expect(await deep.text()).toContain('Weathergage');
    expect(deep.headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/api/nothing', '/assets/gone-B1c2D3e4.js', '/api']) {
      const missing = await fetched(path, { accept: 'text/html' });
      expect([path, missing.status, await missing.json()]).toMatchObject([path, 404, { code: 'not-found' }]);
    }
    for (const path of ['/../package.json', '/..%2f..%2fetc/passwd', '/assets/%2e%2e/%2e%2e/etc/passwd'])
      expect(await (await fetched(path)).text()).not.toContain('root:');
  });

  it('has the headers that keep it safe, and may do what a built page must', async () => {
    const { headers } = await fetched('/');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect((await fetched('/api/health')).headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetched('/api/nothing')).headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('says which page and which protocol belong here, so that a kept page knows when it is too old', async () => {
    expect(await (await fetched('/api/version')).json()).toEqual({ protocol: PROTOCOL_VERSION, page: null });
    const built = mkdtempSync(join(tmpdir(), 'weathergage-page-'));
    writeFileSync(
      join(built, 'index.html'),
      '<script type="module" crossorigin src="/assets/index-Ab3_-9xY.js"></script>',
    );
    expect(pageScript(built)).toBe('index-Ab3_-9xY.js');
    expect(pageScript(join(built, 'none'))).toBeNull();
    rmSync(built, { recursive: true });
  });

  it('finds games, and replies that fit their schemas', async () => {
    const { body } = await house.get<{ games: object[] }>('/api/games');
    expect(fitsSchema(GamesSchema, body)).toBe(true);
    expect(body.games).toMatchObject([
      {
        id: 'powder',
        bots: ['first', 'slow', 'broken', 'cheat'],
        scenarios: [
          {
            id: 'powder-3',
            title: 'Two captains',
            date: '1805',
            place: 'Off the cape',
            briefing: 'Fire until the powder is spent.',
            seats: [
              { id: 'red', side: 'red', name: 'Captain red' },
              { id: 'blue', side: 'blue', name: 'Captain blue' },
            ],
          },
          {},
          {},
        ],
      },
    ]);
    const created = await house.create();
    expect(fitsSchema(CreatedSchema, created)).toBe(true);
    const info = await house.get(`/api/matches/${created.match.id}`, created.tokens.red);
    expect(fitsSchema(MatchInfoSchema, info.body)).toBe(true);
    expect((await house.get('/api/health')).body).toEqual({ ok: true });
  });

  it('has its protocol described as OpenAPI 3.1 from the schemas that check it', async () => {
    interface OpenApi {
      openapi: string;
      paths: Record<
        string,
        Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>
      >;
    }
    const { body } = await house.get<OpenApi>('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths).sort()).toEqual([
      '/api/games',
      '/api/health',
      '/api/matches',
      '/api/matches/{id}',
      '/api/matches/{id}/battles',
      '/api/matches/{id}/careers',
      '/api/matches/{id}/choices',
      '/api/matches/{id}/clock',
      '/api/matches/{id}/deeds',
      '/api/matches/{id}/desk',
      '/api/matches/{id}/fork',
      '/api/matches/{id}/join',
      '/api/matches/{id}/journal',
      '/api/matches/{id}/standing',
      '/api/matches/{id}/steps',
      '/api/matches/{id}/talk',
      '/api/ready',
      '/api/version',
    ]);
    const join = body.paths['/api/matches/{id}/join']?.post?.requestBody?.content['application/json']?.schema;
    expect(join).toMatchObject({
      required: ['nonce'],
      properties: { nonce: { type: 'string', minLength: 8, maxLength: 128 } },
      additionalProperties: false,
    });
    expect(JSON.stringify(body)).not.toContain('~kind');
  });

  it('writes no secret into its log', async () => {
    const { id, tokens, galleryToken } = await house.begin();
    const line = await SocketClient.greet(house.address, id, galleryToken!);
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, tokens.blue, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, `${tokens.red}x`, { type: 'resign' });
    await fetched(`/api/matches/${id}?token=${tokens.red}`, { authorization: `Bearer ${tokens.red}` });
    house.server.app.log.error(
      { headers: { authorization: `Bearer ${tokens.red}` }, token: tokens.red },
      'odd',
    );
    await line.close();
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).toContain('[hidden]');
    for (const token of [tokens.red!, tokens.blue!, galleryToken!])
      expect(lines.join('')).not.toContain(token);
  });
});

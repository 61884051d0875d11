import { once } from 'node:events';
import { createServer } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf } from './text-frames.ts';

/** Lines on which frames are written as they are, beside a library that reads them. */
const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
let frames = '';
server.on('upgrade', (request, line, head) =>
  sockets.handleUpgrade(request, line, head, (socket) => {
    line.write(frames, 'latin1');
    socket.close();
  }),
);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function readBack(texts: readonly string[]): Promise<string[]> {
  frames = framesOf(texts)!;
  const read: string[] = [];
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  reader.on('message', (data, isBinary) => read.push(isBinary ? 'no text' : String(data)));
  const [code] = (await once(reader, 'close')) as [number];
  expect(code).toBe(1005);
  return read;
}

it('puts each text into a frame of its own, whole and in order', async () => {
  const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(fc.array(ascii, { maxLength: 5 }), async (texts) => {
      expect(await readBack(texts)).toEqual(texts);
    }),
    { seed: 1, numRuns: 100 },
  );
});

it.each([0, 1, 125, 126, 127, 255, 256, 0xffff])(
  'says how long a text of %i characters is',
  async (length) => {
    const texts = ['before', 'x'.repeat(length), 'after'];
    expect(await readBack(texts)).toEqual(texts);
  },
);

it('leaves to the library what is longer, or not of one byte a character', () => {
  expect(framesOf(['x'.repeat(0x10000)])).toBeNull();
  for (const text of ['é', '’', '“', '⚓', '\u0080', '\ud83d']) expect(framesOf(['before', text])).toBeNull();
});

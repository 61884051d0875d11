import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Receiver } from 'ws';
import { framesOf } from './text-frames.ts';

/** What a reader of the protocol makes of them. */
async function readBack(frames: string): Promise<string[]> {
  const read: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) => {
    expect(isBinary).toBe(false);
    read.push(data.toString('utf8'));
  });
  receiver.end(Buffer.from(frames, 'latin1'));
  await once(receiver, 'finish');
  return read;
}

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 });

it('puts each text into a frame of its own, whole and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ascii, { maxLength: 5 }), async (texts) => {
      expect(await readBack(framesOf(texts)!)).toEqual(texts);
    }),
    { seed: 1, numRuns: 200 },
  );
});

it.each([0, 1, 125, 126, 127, 255, 256, 0xffff])(
  'says how long a text of %i characters is',
  async (length) => {
    const texts = ['before', 'x'.repeat(length), 'after'];
    expect(await readBack(framesOf(texts)!)).toEqual(texts);
  },
);

it('leaves to the library what is longer, or not of one byte a character', () => {
  expect(framesOf(['x'.repeat(0x10000)])).toBeNull();
  for (const text of ['é', '’', '“', '⚓', '\u0080', '\ud83d']) expect(framesOf(['before', text])).toBeNull();
});

it('goes over a line as it is', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const taken = once(server, 'connection') as Promise<[Socket]>;
  const reader = connect(port, '127.0.0.1');
  const [writer] = await taken;
  const texts = ['{"type":"reply"}', 'y'.repeat(4000)];
  writer.end(framesOf(texts)!, 'latin1');
  const bytes: Buffer[] = [];
  for await (const piece of reader) bytes.push(piece as Buffer);
  expect(await readBack(Buffer.concat(bytes).toString('latin1'))).toEqual(texts);
  server.close();
});

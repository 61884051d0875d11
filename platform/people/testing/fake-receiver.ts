/** Whoever hooks and push services lead to: it keeps what it was sent, and answers as it is told to. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** As JSON. */
  readonly said: Record<string, unknown>;
}

export interface FakeReceiver {
  readonly url: string;
  readonly received: Received[];
  /** With what it answers from now on. */
  status: number;
  /** Called when somebody knocks, before anything is read. */
  onKnock: () => void;
  close(): void;
}

export async function fakeReceiver(): Promise<FakeReceiver> {
  const server = createServer((request, reply) => {
    receiver.onKnock();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', () => {});
    request.on('end', () => {
      const body = Buffer.concat(parts);
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body, said: jsonOf(body) });
      reply.writeHead(receiver.status, { location: 'http://127.0.0.1/' });
      reply.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: FakeReceiver = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    status: 204,
    onKnock: () => {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

function jsonOf(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

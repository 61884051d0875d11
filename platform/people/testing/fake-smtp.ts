/** A post office that delivers nothing: it speaks as much SMTP as a letter needs, and keeps what it was handed. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface HandedLetter {
  readonly to: string;
  readonly text: string;
}

export interface FakeSmtp {
  /** As SMTP_URL names it. */
  readonly url: string;
  readonly letters: readonly HandedLetter[];
  /** The last link that was sent to somebody, once it has come. */
  linkTo(address: string): Promise<string>;
  close(): Promise<void>;
}

/** Lines that are too long for SMTP are broken with a sign of equality. */
const unfolded = (text: string): string =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function serve(socket: Socket, letters: HandedLetter[]): void {
  let [rest, to, text] = ['', '', null as string | null];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  say('220 fake');
  const take = (line: string): void => {
    if (text !== null) {
      if (line === '.') {
        letters.push({ to, text: unfolded(text) });
        text = null;
        say('250 kept');
      } else text += `${line.replace(/^\.\./, '.')}\r\n`;
      return;
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'EHLO') say('250 fake');
    else if (word === 'RCPT') {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      say('250 well');
    } else if (word === 'DATA') {
      text = '';
      say('354 go on');
    } else if (word === 'QUIT') {
      say('221 farewell');
      socket.end();
    } else say('250 well');
  };
  socket.on('data', (more: string) => {
    const lines = (rest + more).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}

const WAIT_MS = 10_000;

export async function fakeSmtp(): Promise<FakeSmtp> {
  const letters: HandedLetter[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, letters);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    linkTo: async (address) => {
      const end = Date.now() + WAIT_MS;
      for (;;) {
        const letter = letters.findLast(({ to }) => to === address);
        const link = letter && /https?:\/\/\S+/.exec(letter.text)?.[0];
        if (link !== undefined) return link;
        if (Date.now() > end) throw new Error(`no letter came to ${address}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

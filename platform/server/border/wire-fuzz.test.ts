/** Deeds with something wrong in them, by the hundred, and bytes that are nothing: refused in words, and the match goes on. */
import { once } from 'node:events';
import { connect } from 'node:net';
import {
  type Dice,
  hashOf,
  JOURNAL_FORMAT,
  type Journal,
  looseDice,
  rebuildMatch,
} from '@weathergage/kernel';
import { drawBelow } from '@weathergage/kernel/draw.ts';
import { mutatedAnswer } from '@weathergage/kernel/harness/forge.ts';
import type { DeedRequest, DeskReply, ErrorBody } from '@weathergage/kernel/protocol.ts';
import { type PowderTypes, powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually, http, SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House } from '../testing/house.ts';

const TRIES = 600;
const FRAMES = 300;
const REFUSED = [400, 401, 403, 404, 409, 413, 415, 422];

let house: House;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  house = await House.open({ log: { level: 'error', to: { write: (line) => void lines.push(line) } } });
});
afterEach(() => house.close());

/** What is open to somebody now, answered as he might, and one of each other kind of deed. */
async function deeds(
  dice: Dice,
  id: string,
  tokens: Readonly<Record<string, string>>,
): Promise<DeedRequest[]> {
  const asked: DeedRequest[] = [];
  for (const seat of ['red', 'blue']) {
    const { body } = await house.get<DeskReply>(`/api/matches/${id}/desk`, tokens[seat]);
    for (const { ask } of body.desk.asks) {
      const choices = [
        ...powderGame.choices(body.desk.view as PowderTypes['view'], ask as PowderTypes['ask']),
      ];
      asked.push(deedSaying(ask.id, drawn(dice, choices)));
    }
  }
  return [
    // Mostly what is asked, or nothing would come of it.
    ...asked,
    ...asked,
    ...asked,
    fireDeed(dice.below(3), dice.below(2) === 0 ? 'red' : 'blue', dice.below(3)),
    { type: 'retract', ask: '0/load/red' },
    { type: 'undo', to: dice.below(3) },
    { type: 'undo-request', to: dice.below(3) },
    { type: 'undo-reply', agree: dice.below(2) === 0, to: dice.below(3) },
    { type: 'pause', act: 'ask', number: 1 },
    { type: 'instruct', ticked: ['low'] },
    { type: 'unwitnessed', step: dice.below(3) },
    { type: 'chair', seat: 'blue', act: 'claim' },
  ];
}

const drawn = <T>(dice: Dice, all: readonly T[]): T => all[dice.below(all.length)]!;

/** Nothing came of what was not lawful: the journal is one that the rules can follow, and each seat spoke for itself. */
async function sound(id: string): Promise<Journal> {
  const { record, entries, state } = (await house.trace(id)) as {
    record: { opening: Journal['opening']; secret: string };
    entries: Journal['entries'];
    state: string;
  };
  for (const entry of entries)
    if (entry.type === 'answer')
      expect(entry.ask.endsWith(`/${entry.seat}`), JSON.stringify(entry)).toBe(true);
  const { opening, secret } = record;
  const journal: Journal = { format: JOURNAL_FORMAT, opening, secret, entries };
  expect(hashOf(rebuildMatch(powderGame, journal).snapshot())).toBe(state);
  return journal;
}

it(`${TRIES} spoilt deeds by anybody with any key are refused, or are deeds of his own`, async () => {
  const dice = looseDice(1805);
  const { id, tokens, galleryToken } = await house.begin({ scenario: 'powder-50' });
  const other = await house.begin();
  const keys = [tokens.red!, tokens.blue!, galleryToken!, other.tokens.red!, `${tokens.red}x`, undefined];
  const outcomes = new Map<number, number>();
  for (let i = 0; i < TRIES; i++) {
    let deed: unknown = drawn(dice, await deeds(dice, id, tokens));
    for (let n = dice.below(3); n > 0; n--) deed = mutatedAnswer(deed, dice);
    const token = drawn(dice, keys);
    const { status, body } = await http<ErrorBody>(house.address, 'POST', `/api/matches/${id}/deeds`, {
      body: deed as object,
      ...(token === undefined ? {} : { token }),
    });
    expect([200, ...REFUSED], `${JSON.stringify(deed)}: ${JSON.stringify(body)}`).toContain(status);
    if (status !== 200) expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    if (token !== tokens.red && token !== tokens.blue) expect(status).not.toBe(200);
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
  }
  // Of each kind there were some: what is malformed, not allowed, not open and taken.
  for (const status of [200, 400, 401, 403, 409])
    expect(outcomes.get(status), `${status}`).toBeGreaterThan(0);
  expect((await sound(id)).entries.length).toBeGreaterThan(5);
  expect(lines).toEqual([]);
});

/** A frame as a client makes it, with whatever is in it. */
function frame(opcode: number, payload: Buffer, { isLast = true, isMasked = true } = {}): Buffer {
  const head = [(isLast ? 0x80 : 0) | opcode];
  const mask = isMasked ? 0x80 : 0;
  if (payload.length < 126) head.push(mask | payload.length);
  else head.push(mask | 126, payload.length >> 8, payload.length & 0xff);
  return Buffer.concat([Buffer.from(head), Buffer.alloc(isMasked ? 4 : 0), payload]);
}

const OPCODES = [0, 1, 1, 1, 2, 3, 7, 8, 9, 10, 15];
const HALF_CHARACTER = Buffer.from([0x22, 0xc3, 0x28, 0xf0, 0x9f, 0x22]);

function oddFrame(dice: Dice, hello: string): Buffer {
  const text =
    dice.below(3) === 0 ? HALF_CHARACTER : Buffer.from(hello.slice(0, drawBelow(dice, hello.length + 1)));
  const payload =
    dice.below(4) === 0 ? Buffer.from(Array.from({ length: dice.below(200) }, () => dice.below(256))) : text;
  const how = { isLast: dice.below(4) > 0, isMasked: dice.below(6) > 0 };
  return frame(drawn(dice, OPCODES), payload, how);
}

it(`${FRAMES} sockets that speak in torn frames and broken characters end alone`, async () => {
  const dice = looseDice(1805);
  const { id, tokens } = await house.begin({ scenario: 'powder-50' });
  const red = await SocketClient.greet(house.address, id, tokens.red);
  await red.until(() => red.desks.length > 0);
  const hello = JSON.stringify({ type: 'hello', token: tokens.blue, lastSeen: 0 });
  const handshake = `GET /api/matches/${id}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  for (let i = 0; i < FRAMES; i++) {
    const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    // Some do not even wait to be let in.
    socket.write(handshake);
    if (i % 3 > 0) await once(socket, 'data');
    for (let n = dice.below(4); n >= 0; n--) socket.write(oddFrame(dice, hello));
    socket.end();
    socket.resume();
    if (i % 50 === 0) await once(socket, 'close');
  }
  await eventually(() => house.server.app.websocketServer.clients.size === 1);
  expect(red.closed).toBeNull();
  expect(await red.deed(deedSaying('0/signal/red', { flag: 'red' }))).toMatchObject({ n: 1 });
  await red.close();
  expect((await sound(id)).entries).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('bytes that begin like a request and are none leave the server as it was', async () => {
  const dice = looseDice(1805);
  const { id, tokens } = await house.begin();
  const whole = `POST /api/matches/${id}/deeds HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.red}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`;
  for (let i = 0; i < FRAMES; i++) {
    const bytes = Buffer.from(whole);
    for (let n = dice.below(6); n >= 0; n--) bytes[drawBelow(dice, bytes.length)] = dice.below(256);
    const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('error', () => {});
    socket.end(bytes);
    await once(socket, 'close');
    expect(heard, JSON.stringify(bytes.toString('latin1'))).not.toMatch(/^HTTP\/1\.1 (?:2|5)/);
  }
  expect((await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }))).status).toBe(200);
  expect(lines).toEqual([]);
});

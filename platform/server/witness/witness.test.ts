import {
  commitmentTo,
  countersignedText,
  hashText,
  type Journal,
  signedText,
  verifyJournal,
  type WitnessedStep,
} from '@weathergage/kernel';
import { isSigned, signText } from '@weathergage/kernel/proof/signature.ts';
import type { DeskReply, ErrorBody, MatchInfo, WitnessReply } from '@weathergage/kernel/protocol.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { http, SocketClient } from '../testing/client.ts';
import { FalseWitness } from '../testing/false-witness.ts';
import { deedSaying, fireDeed, House } from '../testing/house.ts';
import { witnessAddress } from './witness-line.ts';

const open: { close(): Promise<unknown> }[] = [];
const opened = <O extends { close(): Promise<unknown> }>(one: O): O => {
  open.push(one);
  return one;
};
const house = async (options: Parameters<typeof House.open>[0] = {}): Promise<House> =>
  opened(await House.open(options));
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A witness, and a host who has it in his list. */
const pair = async (): Promise<{ witness: House; host: House; port: number }> => {
  const witness = await house();
  const port = Number(new URL(witness.address).port);
  return { witness, host: await house({ witnesses: [witness.address] }), port };
};
const keyAt = async ({ address }: House): Promise<string> =>
  (await http<WitnessReply>(address, 'GET', '/api/witness')).body.key!;
const deskOf = async (host: House, id: string, token: string): Promise<DeskReply['desk']> =>
  (await host.get<DeskReply>(`/api/matches/${id}/desk`, token)).body.desk;
const info = async (host: House, id: string, token: string): Promise<MatchInfo> =>
  (await host.get<MatchInfo>(`/api/matches/${id}`, token)).body;
const until = async (met: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 8000; !(await met()); ) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

type Seated = Awaited<ReturnType<House['begin']>>;
const begun = async (host: House, witness: string): Promise<Seated> => {
  const match = await host.begin({ options: { rounds: 1 }, witness });
  await until(async () => (await info(host, match.id, match.tokens.red!)).status === 'playing');
  return match;
};
const signal = (host: House, { id, tokens }: Seated) =>
  host.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
/** Both broadsides: with the last answer the witness is asked. */
const fire = async (host: House, { id, tokens }: Seated): Promise<void> => {
  await host.deed(id, tokens.red, fireDeed(0, 'red'));
  expect((await host.deed(id, tokens.blue, fireDeed(0, 'blue'))).status).toBe(200);
};
const over = (host: House, { id, tokens }: Seated): Promise<void> =>
  until(async () => (await info(host, id, tokens.red!)).status === 'over');
const journalOf = async (host: House, { id, tokens }: Seated): Promise<Journal> =>
  (await host.get<Journal>(`/api/matches/${id}/journal`, tokens.red)).body;

describe('a match with a witness', () => {
  it('is played over two servers and proven with the witness’s own key', async () => {
    const { witness, host } = await pair();
    const match = await begun(host, witness.address);
    const witnessKey = await keyAt(witness);
    expect((await info(host, match.id, match.tokens.red!)).witness).toEqual({
      url: witness.address,
      key: witnessKey,
      trouble: null,
      awaited: false,
    });
    await signal(host, match);
    await fire(host, match);
    await over(host, match);
    const journal = await journalOf(host, match);
    expect(journal.entries.some(({ type }) => type === 'witness')).toBe(true);
    expect(verifyJournal(powderGame, journal, { isSigned, witnessKey }).verdict).toBe('honest');
    const hostKey = await keyAt(host);
    expect(verifyJournal(powderGame, journal, { isSigned, witnessKey: hostKey }).verdict).toBe('dishonest');
  });

  it('with machines goes on by itself', async () => {
    const { witness, host } = await pair();
    const { match, galleryToken } = await host.create({
      seats: { red: 'bot:first', blue: 'bot:first' },
      witness: witness.address,
    });
    const watcher = await SocketClient.greet(host.address, match.id, galleryToken!);
    await watcher.until(() => watcher.match.status === 'over');
    await watcher.close();
    const { body } = await host.get<Journal>(`/api/matches/${match.id}/journal`, galleryToken!);
    expect(verifyJournal(powderGame, body, { isSigned }).verdict).toBe('honest');
  });

  it('is not made with a witness that is not listed, or does not answer', async () => {
    const { witness, host, port } = await pair();
    const make = (url: string) =>
      http<ErrorBody>(host.address, 'POST', '/api/matches', {
        body: { game: 'powder', scenario: 'powder-3', witness: url },
      });
    expect((await make('http://169.254.169.254')).body.code).toBe('unknown-witness');
    expect((await make(`${witness.address}/`)).body.code).toBe('unknown-witness');
    expect((await make(host.address)).body.code).toBe('unknown-witness');
    await witness.server.close();
    expect(await make(witness.address)).toMatchObject({ status: 502, body: { code: 'witness-silent' } });
    await witness.start({}, port);
    for (const text of ['file:///etc/passwd', 'https://user@example.org', 'https://example.org/where'])
      expect(() => witnessAddress(text)).toThrow('not the address of a server');
  });

  it('waits for a witness that is down, says so, and goes on when he is back', async () => {
    const { witness, host, port } = await pair();
    const match = await begun(host, witness.address);
    const { id, tokens } = match;
    await signal(host, match);
    await witness.server.close();
    const socket = await SocketClient.greet(host.address, id, tokens.red);
    await fire(host, match);
    await socket.until(() => socket.match.witness?.trouble === 'silent');
    const desk = await deskOf(host, id, tokens.blue!);
    expect(desk).toMatchObject({ waitingFor: [], witness: { agreed: [], needed: ['red', 'blue'] } });
    const changed = await host.deed(id, tokens.blue, fireDeed(0, 'blue', 2));
    expect(changed).toMatchObject({ status: 409, body: { code: 'awaits-witness' } });
    // Whoever was cut off may say again what stands.
    expect((await host.deed(id, tokens.blue, fireDeed(0, 'blue'))).status).toBe(200);
    await witness.start({}, port);
    await over(host, match);
    await socket.close();
    expect(verifyJournal(powderGame, await journalOf(host, match), { isSigned }).verdict).toBe('honest');
  });

  it('goes on without him when every person has agreed, and the proof says so', async () => {
    const { witness, host, port } = await pair();
    const match = await begun(host, witness.address);
    const { id, tokens } = match;
    await signal(host, match);
    const { step } = await deskOf(host, id, tokens.red!);
    await witness.server.close();
    await fire(host, match);
    const goOn = (token: string | undefined) => host.deed(id, token, { type: 'unwitnessed', step: step + 1 });
    expect((await goOn(tokens.red)).body.step).toBeNull();
    expect(await deskOf(host, id, tokens.blue!)).toMatchObject({ step, witness: { agreed: ['red'] } });
    expect((await goOn(tokens.blue)).body.step).toBe(step + 1);
    await witness.start({}, port);
    await over(host, match);
    const proof = verifyJournal(powderGame, await journalOf(host, match), { isSigned });
    expect(proof.verdict).toBe('in-part');
    expect(proof.findings.map(({ text }) => text).join()).toMatch('All agreed to go on without the witness');
  });

  it('that was stopped while it waited asks again, though nobody looks, and nothing is lost', async () => {
    const { witness, host, port } = await pair();
    const match = await begun(host, witness.address);
    await signal(host, match);
    await witness.server.close();
    await fire(host, match);
    await host.server.close();
    await witness.start({}, port);
    await host.start();
    await until(async () => (await host.store.findMatch(match.id))!.status === 'over');
    expect(verifyJournal(powderGame, await journalOf(host, match), { isSigned }).verdict).toBe('honest');
  });

  it('begins though the server was stopped when the last had sat down', async () => {
    const { witness, host, port } = await pair();
    const { match, tokens } = await host.create({ witness: witness.address });
    await witness.server.close();
    const body = { nonce: 'a nonce of mine' };
    for (const token of Object.values(tokens))
      await http(host.address, 'POST', `/api/matches/${match.id}/join`, { token, body });
    const waiting = { status: 'gathering', witness: { awaited: true } };
    expect(await info(host, match.id, tokens.red!)).toMatchObject(waiting);
    await host.server.close();
    await witness.start({}, port);
    await host.start();
    await until(async () => (await host.store.findMatch(match.id))!.status === 'playing');
  });
});

describe('a false witness', () => {
  const HAND = '99'.repeat(32);
  /** Says that another's key is his. */
  const posing = async (answer: (step: WitnessedStep) => unknown) => {
    const key = await keyAt(await house());
    const witness = await new FalseWitness((path, body) =>
      path.endsWith('/matches')
        ? { key, witnesses: [] }
        : answer({ ...body, match: path.split('/').at(-2)! } as WitnessedStep),
    ).listen();
    opened(witness);
    const host = await house({ witnesses: [witness.address], witnessMs: 300 });
    const match = await host.begin({ options: { rounds: 1 }, witness: witness.address });
    return { host, seen: () => info(host, match.id, match.tokens.red!) };
  };

  it('with another’s hand is found out, and nothing begins', async () => {
    const { seen } = await posing((step) => ({
      signature: signText(signedText(step), HAND),
      countersign: signText(countersignedText(step), HAND),
    }));
    await until(async () => (await seen()).witness?.trouble === 'false');
    expect((await seen()).status).toBe('gathering');
  });

  it.each<[string, 'silent' | 'false', unknown]>([
    ['never answers', 'silent', undefined],
    ['answers without an end', 'silent', '"'.padEnd(100_000, 'x')],
    ['answers in another language', 'false', '<html>'],
  ])('that %s holds up his match alone', async (_, trouble, said) => {
    const { host, seen } = await posing(() => said);
    await until(async () => (await seen()).witness?.trouble === trouble);
    const plain = await host.begin({ options: { rounds: 1 } });
    expect((await signal(host, plain)).status).toBe(200);
  });
});

describe('a server as a witness', () => {
  const MATCH = commitmentTo('12'.repeat(32));
  const asking = (witness: House) => ({
    take: (pass: string | undefined, match = MATCH) =>
      http<WitnessReply & ErrorBody>(witness.address, 'POST', '/api/witness/matches', {
        body: { match },
        ...(pass === undefined ? {} : { token: pass }),
      }),
    sign: (pass: string, step: number, text: string, again = 0) =>
      http<{ signature: string; countersign: string } & ErrorBody>(
        witness.address,
        'POST',
        `/api/witness/matches/${MATCH}/steps`,
        { token: pass, body: { step, again, hash: hashText(text) } },
      ),
  });

  it('signs one hash a step, the same for who asks twice, and refuses another, after a restart too', async () => {
    const witness = await house();
    const before = asking(witness);
    expect((await before.sign('pass', 1, 'a')).status).toBe(404);
    const key = (await before.take('pass')).body.key!;
    expect(key).toBe(await keyAt(witness));
    const first = await before.sign('pass', 1, 'a');
    const step = { match: MATCH, step: 1, again: 0, hash: hashText('a') };
    expect(isSigned(signedText(step), first.body.signature, key)).toBe(true);
    expect(isSigned(countersignedText(step), first.body.countersign, key)).toBe(true);
    await witness.server.close();
    await witness.start();
    const { sign } = asking(witness);
    expect((await sign('pass', 1, 'a')).body).toEqual(first.body);
    expect(await sign('pass', 1, 'b')).toMatchObject({ status: 409, body: { code: 'witnessed-otherwise' } });
    expect((await sign('pass', 0, 'b')).status).toBe(409);
    expect((await sign('pass', 1, 'b', 1)).status).toBe(200);
    expect((await sign('pass', 2, 'c', 0)).status).toBe(409);
    expect(await keyAt(witness)).toBe(key);
  });

  it('serves who made the match known, and nobody else', async () => {
    const { take, sign } = asking(await house());
    expect((await take(undefined)).status).toBe(401);
    expect((await take('pass')).status).toBe(200);
    expect((await take('pass')).status).toBe(200);
    expect((await take('another')).status).toBe(409);
    expect((await sign('another', 1, 'a')).status).toBe(404);
  });

  it('refuses what it has forgotten, the same hash and any other, and does not take the match on anew', async () => {
    const never = { unstartedMs: null, idleMs: null, overMs: null, archive: '' };
    const witness = await house({ keep: { ...never, witnessedMs: -1000 } });
    const { take, sign } = asking(witness);
    await take('pass');
    expect((await sign('pass', 1, 'a')).status).toBe(200);
    expect(await witness.server.sweep()).toBe(0);
    for (const [step, text] of [
      [1, 'a'],
      [1, 'b'],
      [2, 'c'],
    ] as const)
      expect(await sign('pass', step, text)).toMatchObject({ status: 409, body: { code: 'witness-forgot' } });
    expect((await take('pass')).status).toBe(409);
    expect((await take('another')).status).toBe(409);
    expect((await sign('another', 1, 'b')).status).toBe(404);
  });

  it('is none when it was told not to be', async () => {
    const witness = await house({ isWitness: false });
    expect((await http<WitnessReply>(witness.address, 'GET', '/api/witness')).body.key).toBeNull();
    expect((await asking(witness).take('pass')).status).toBe(404);
  });

  it('takes no more matches a minute from one address than a host may make', async () => {
    const { take } = asking(await house({ limits: { matchesPerMinute: 2 } }));
    const said: number[] = [];
    for (const letter of ['a', 'b', 'c']) said.push((await take('pass', letter.repeat(64))).status);
    expect(said).toEqual([200, 200, 429]);
  });
});

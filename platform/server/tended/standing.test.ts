import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Journal, verifyJournal } from '@weathergage/kernel';
import type {
  CreatedReply,
  DeskReply,
  ErrorBody,
  Standing,
  StandingReply,
} from '@weathergage/kernel/protocol.ts';
import { SqliteStore } from '@weathergage/store';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { http, SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House, powderCarryOn, powderEntry } from '../testing/house.ts';

const carrying = { ...powderEntry, carryOn: powderCarryOn };

describe('standing instructions', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ games: [carrying] });
  });
  afterAll(() => house.close());

  const standingOf = async (id: string, token: string | undefined): Promise<Standing | null> =>
    (await house.get<StandingReply>(`/api/matches/${id}/standing`, token)).body.standing;
  const deskOf = async (id: string, token: string | undefined): Promise<DeskReply['desk']> =>
    (await house.get<DeskReply>(`/api/matches/${id}/desk`, token)).body.desk;
  const instruct = (id: string, token: string | undefined, ticked: readonly string[] | null) =>
    house.deed(id, token, { type: 'instruct', ticked: ticked === null ? null : [...ticked] });
  const begun = async (scenario = 'powder-3') => {
    const { id, tokens } = await house.begin({ scenario });
    return { id, red: tokens.red!, blue: tokens.blue! };
  };
  /** Plays a whole round for one seat by hand, as soon as it is asked. */
  const playRound = async (id: string, token: string, seat: string, round: number): Promise<void> => {
    const asked = async (kind: string): Promise<boolean> =>
      (await deskOf(id, token)).asks.some(
        ({ ask }) => (ask as { id: string }).id === `${round}/${kind}/${seat}`,
      );
    const until = async (kind: string): Promise<void> => {
      for (let i = 0; i < 500 && !(await asked(kind)); i++) await new Promise((done) => setTimeout(done, 2));
    };
    const signals = seat === ['red', 'blue'][round % 2];
    if (signals) {
      await until('signal');
      await house.deed(id, token, deedSaying(`${round}/signal/${seat}`, { flag: 'white' }));
    }
    await until('load');
    await house.deed(id, token, fireDeed(round, seat));
  };

  it('answer for a seat that is not there until what was ticked, and say why they stopped', async () => {
    const { id, red, blue } = await begun();
    const said = await instruct(id, red, ['low']);
    expect([said.status, said.body]).toMatchObject([200, { taken: [], step: null }]);
    for (const round of [0, 1, 2]) await playRound(id, blue, 'blue', round);
    // Nine kegs: three rounds of one do not make it low, and then the match is over.
    expect(await untilHalted(() => standingOf(id, red))).toEqual({
      ticked: ['low'],
      answered: 8,
      halt: { stop: 'asked', words: 'The match is over', at: null },
    });
    // They are ordinary answers of the seat: replay and dice know nothing of it.
    const { body: journal } = await house.get<Journal>(`/api/matches/${id}/journal`, blue);
    expect(verifyJournal(powderGame, journal)).toMatchObject({ honest: true });
    expect(journal.entries.every((entry) => !('ticked' in entry))).toBe(true);
    const reds = journal.entries.filter((entry) => entry.type === 'answer' && entry.seat === 'red');
    expect(reds).toHaveLength(8);
  });

  it('stop for a stop that was ticked, with its words; he who is called answers, and it is forgotten', async () => {
    const { id, red, blue } = await begun();
    await instruct(id, red, ['flag']);
    const stopped = await untilHalted(() => standingOf(id, red));
    expect(stopped).toMatchObject({ answered: 0, halt: { stop: 'flag', words: 'A signal is to be made' } });
    await house.deed(id, red, deedSaying('0/signal/red', { flag: 'white' }));
    expect(await standingOf(id, red)).toBeNull();
    // And from there they may be left again.
    await instruct(id, red, ['flag']);
    await playRound(id, blue, 'blue', 0);
    expect(await untilAnswered(() => standingOf(id, red), 2)).toMatchObject({ halt: null });
  });

  it('are ended by the seat at any time, and by taking back what was answered', async () => {
    const { id, red } = await begun();
    await house.deed(id, red, deedSaying('0/signal/red', { flag: 'red' }));
    await instruct(id, red, []);
    expect(await untilAnswered(() => standingOf(id, red), 2)).not.toBeNull();
    expect((await house.deed(id, red, { type: 'retract', ask: '0/aim/red' })).status).toBe(200);
    expect(await standingOf(id, red)).toBeNull();
    expect((await deskOf(id, red)).asks.map(({ answer }) => answer)).toEqual([{ powder: 1 }, null]);
    await instruct(id, red, ['low']);
    expect((await instruct(id, red, null)).status).toBe(200);
    expect(await standingOf(id, red)).toBeNull();
  });

  it('of both seats play a match to its end while nobody looks', async () => {
    const { id, red, blue } = await begun('powder-50');
    await instruct(id, blue, []);
    await instruct(id, red, []);
    const end = await untilHalted(() => standingOf(id, red), 30_000);
    expect(end).toMatchObject({ halt: { words: 'The match is over' } });
    const { body: journal } = await house.get<Journal>(`/api/matches/${id}/journal`, red);
    expect(verifyJournal(powderGame, journal)).toMatchObject({ honest: true });
  });

  it('read each step that was told once, however many questions go by', async () => {
    const read: string[] = [];
    const store = new SqliteStore({ directory: mkdtempSync(join(tmpdir(), 'weathergage-reads-')) });
    const steps = store.steps.bind(store);
    store.steps = async (id, range) => {
      const page = await steps(id, range);
      read.push(...page.steps.map(({ n }) => `${id} ${n}`));
      return page;
    };
    const told: number[] = [];
    const counting: typeof carrying = {
      ...carrying,
      carryOn: {
        ...powderCarryOn,
        carry: (moment, ticked) => {
          told.push(moment.told.length);
          return powderCarryOn.carry(moment, ticked);
        },
      },
    };
    const own = await House.open({ games: [counting], store });
    const { id, tokens } = await own.begin({ scenario: 'powder-50', seats: { blue: 'bot:first' } });
    await own.deed(id, tokens.red, { type: 'instruct', ticked: [] });
    const standing = async (): Promise<Standing | null> =>
      (await own.get<StandingReply>(`/api/matches/${id}/standing`, tokens.red)).body.standing;
    const { answered } = (await untilHalted(standing, 30_000))!;
    expect(answered).toBeGreaterThan(100);
    expect(told.length).toBeGreaterThan(50);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeGreaterThan(100);
    expect(read.length).toBe(new Set(read).size);
    // The end is read by the game no more; all before it was.
    const all = (await steps(id, { after: 0, limit: 1000 })).steps.length;
    expect(read.length).toBeGreaterThan(all - 3);
    await own.close();
  });

  it('are told to the seat on its socket, after the desk that shows them', async () => {
    const { id, red, blue } = await begun();
    const mine = await SocketClient.greet(house.address, id, red);
    await mine.deed({ type: 'instruct', ticked: ['flag', 'low'] });
    await mine.until(() => standingIn(mine).some((standing) => standing?.halt?.stop === 'flag'));
    await mine.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await mine.until(() => standingIn(mine).at(-1) === null);
    await mine.close();
    await instruct(id, red, ['hit']);
    await playRound(id, blue, 'blue', 0);
    await untilAnswered(() => standingOf(id, red), 2);
    // Who comes back finds it.
    const again = await SocketClient.greet(house.address, id, red);
    await again.until(() => standingIn(again).length > 0);
    expect(standingIn(again)[0]).toMatchObject({ ticked: ['hit'] });
    expect(again.messages.map(({ type }) => type).slice(0, 3)).toEqual(['match', 'desk', 'standing']);
    await again.close();
  });

  it('are nobody else’s to see', async () => {
    const { id, tokens, galleryToken } = await house.begin();
    const [red, blue] = [tokens.red!, tokens.blue!];
    const watchers = [
      await SocketClient.greet(house.address, id, blue),
      await SocketClient.greet(house.address, id, galleryToken!),
    ];
    await instruct(id, red, ['low', 'hit']);
    await playRound(id, blue, 'blue', 0);
    await untilAnswered(() => standingOf(id, red), 3);
    expect(await standingOf(id, blue)).toBeNull();
    const seen = [
      ...watchers.flatMap(({ texts }) => texts),
      ...(await Promise.all(
        ['', '/desk', '/steps', '/journal'].map(async (path) =>
          JSON.stringify((await house.get(`/api/matches/${id}${path}`, blue)).body),
        ),
      )),
      JSON.stringify((await house.get('/api/games')).body),
      JSON.stringify((await house.get('/api/health')).body),
    ];
    for (const text of seen) expect(text).not.toMatch(/standing|ticked|instruct|answered|"low","hit"/);
    for (const watcher of watchers) await watcher.close();
  });

  describe('refused when forged', () => {
    const refused = async (asking: Promise<{ status: number; body: ErrorBody }>): Promise<unknown[]> => {
      const { status, body } = await asking;
      return [status, body.code];
    };

    it('with no key, a wrong one, the gallery’s, or another seat’s: that touches only its own', async () => {
      const { id, tokens, galleryToken } = await house.begin();
      expect(await refused(instruct(id, undefined, ['low']))).toEqual([401, 'token-needed']);
      expect(await refused(instruct(id, 'x'.repeat(40), ['low']))).toEqual([403, 'not-allowed']);
      expect(await refused(instruct(id, galleryToken!, ['low']))).toEqual([403, 'not-a-player']);
      expect((await house.get<ErrorBody>(`/api/matches/${id}/standing`, galleryToken!)).body.code).toBe(
        'not-a-player',
      );
      await instruct(id, tokens.blue, ['low']);
      expect(await standingOf(id, tokens.red)).toBeNull();
    });

    it('with stops that the game does not know, and in any other shape', async () => {
      const { id, red } = await begun();
      const before = await house.trace(id);
      expect(await refused(instruct(id, red, ['low', 'no-such-stop']))).toEqual([422, 'unknown-stop']);
      for (const ticked of ['low', [1], [['low']], ['low', 'low'], Array(41).fill('x'), undefined]) {
        const { status, body } = await http<ErrorBody>(house.address, 'POST', `/api/matches/${id}/deeds`, {
          token: red,
          body: { type: 'instruct', ticked },
        });
        expect([status, body.code], JSON.stringify(ticked)).toEqual([400, 'malformed']);
      }
      const seated = { type: 'instruct', ticked: ['low'], seat: 'blue' } as never;
      expect(await refused(house.deed(id, red, seated))).toEqual([400, 'malformed']);
      expect(await house.trace(id)).toEqual(before);
      expect(await standingOf(id, red)).toBeNull();
    });

    it('before the match has started, after its end, and where the game has no such thing', async () => {
      const { match, tokens } = await house.create();
      expect(await refused(instruct(match.id, tokens.red, []))).toEqual([409, 'not-started']);
      const { id, red } = await begun();
      await house.deed(id, red, { type: 'resign' });
      expect(await refused(instruct(id, red, []))).toEqual([409, 'match-over']);
      const plain = await House.open();
      const other = await plain.begin();
      expect(await refused(plain.deed(other.id, other.tokens.red, { type: 'instruct', ticked: [] }))).toEqual(
        [422, 'no-carry-on'],
      );
      await plain.close();
    });
  });

  it('take what the game knows to be settled before, besides what is ticked', async () => {
    const own = await House.open({
      games: [
        {
          ...carrying,
          carryOn: {
            ...powderCarryOn,
            settles: (id) => id === 'settled-white',
            carry: (moment, ticked) =>
              ticked.has('settled-white') && moment.asks.some(({ kind }) => kind === 'signal')
                ? { answers: [{ flag: 'white' }] }
                : powderCarryOn.carry(moment, ticked),
          },
        } satisfies typeof carrying,
      ],
    });
    const { id, tokens } = await own.begin();
    const forged = await own.deed(id, tokens.red, { type: 'instruct', ticked: ['settled-black'] });
    expect([forged.status, forged.body.code]).toEqual([422, 'unknown-stop']);
    await own.deed(id, tokens.red, { type: 'instruct', ticked: ['flag', 'settled-white'] });
    const standing = async (): Promise<Standing | null> =>
      (await own.get<StandingReply>(`/api/matches/${id}/standing`, tokens.red)).body.standing;
    expect(await untilAnswered(standing, 1)).toMatchObject({ halt: null });
    await own.close();
  });

  it('a game that fails, or answers what may not be, stops and harms nobody', async () => {
    const wrong = await House.open({
      games: [
        {
          ...powderEntry,
          carryOn: {
            ...powderCarryOn,
            carry: ({ asks }, ticked) => {
              if (ticked.has('hit')) throw new Error('no idea');
              return { answers: asks.map(() => ({ powder: 99 })) };
            },
          },
        } satisfies typeof carrying,
      ],
    });
    const { id, tokens } = await wrong.begin();
    const halt = async (): Promise<Standing | null> =>
      (await wrong.get<StandingReply>(`/api/matches/${id}/standing`, tokens.red)).body.standing;
    await wrong.deed(id, tokens.red, { type: 'instruct', ticked: ['hit'] });
    expect(await untilHalted(halt)).toMatchObject({ answered: 0, halt: { stop: 'asked' } });
    await wrong.deed(id, tokens.red, { type: 'instruct', ticked: [] });
    expect(await untilHalted(halt)).toMatchObject({ answered: 0, halt: { stop: 'asked' } });
    await wrong.close();
  });

  it('are there again when the server is, and go on', async () => {
    const own = await House.open({ games: [carrying] });
    const { id, tokens } = await own.begin();
    await own.deed(id, tokens.red, { type: 'instruct', ticked: ['low'] });
    await own.server.close();
    await own.start();
    await own.deed(id, tokens.blue, fireDeed(0, 'blue'));
    const standing = async (): Promise<Standing | null> =>
      (await own.get<StandingReply>(`/api/matches/${id}/standing`, tokens.red)).body.standing;
    expect(await untilAnswered(standing, 3)).toMatchObject({ ticked: ['low'], halt: null });
    await own.close();
  });
});

/** The server in a process of its own, killed while it carries on: what is on disk is whole, and it goes on. */
describe('killed while it carries on', () => {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-standing-'));
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });
  const served = async (): Promise<{ child: ChildProcess; address: string }> => {
    const child = fork(join(import.meta.dirname, '../testing/kill-worker.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    await once(child, 'message');
    const [[address]] = await Promise.all([once(child, 'message'), child.send(directory)]);
    return { child, address: address as string };
  };

  it('loses nothing and answers nothing twice', async () => {
    let { child, address } = await served();
    const { body } = await http<CreatedReply>(address, 'POST', '/api/matches', {
      body: { game: 'powder', scenario: 'powder-100000' },
    });
    const { id } = body.match;
    for (const token of Object.values(body.tokens))
      await http(address, 'POST', `/api/matches/${id}/join`, { token, body: { nonce: 'a nonce of mine' } });
    for (const token of Object.values(body.tokens))
      await http(address, 'POST', `/api/matches/${id}/deeds`, {
        token,
        body: { type: 'instruct', ticked: ['low'] },
      });
    let before = 0;
    for (let kills = 0; kills < 2; kills++) {
      // Nobody comes: it goes on by itself. Read past the server.
      const reader = new SqliteStore({ directory, readOnly: true });
      while ((await reader.lastNumber(id))! < before + 40) await new Promise((done) => setTimeout(done, 5));
      await reader.close();
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      const store = new SqliteStore({ directory });
      const [entries, standing] = [await store.entries(id, 0), await store.standing(id)];
      await store.close();
      for (const { seat, answered } of standing)
        expect(entries.filter((entry) => entry.type === 'answer' && entry.seat === seat)).toHaveLength(
          answered,
        );
      before = entries.length;
      ({ child, address } = await served());
    }
    const { body: end } = await http<StandingReply>(address, 'GET', `/api/matches/${id}/standing`, {
      token: body.tokens.red!,
    });
    expect(end.standing?.answered).toBeGreaterThan(0);
  }, 60_000);
});

const standingIn = ({ messages }: SocketClient): (Standing | null)[] =>
  messages.flatMap((message) => (message.type === 'standing' ? [message.standing] : []));

async function until(
  standing: () => Promise<Standing | null>,
  met: (standing: Standing | null) => boolean,
  ms: number,
): Promise<Standing | null> {
  const end = Date.now() + ms;
  for (;;) {
    const now = await standing();
    if (met(now)) return now;
    if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(now)}`);
    await new Promise((done) => setTimeout(done, 3));
  }
}
const untilHalted = (standing: () => Promise<Standing | null>, ms = 5000) =>
  until(standing, (now) => now !== null && now.halt !== null, ms);
const untilAnswered = (standing: () => Promise<Standing | null>, answered: number) =>
  until(standing, (now) => now !== null && now.answered >= answered, 5000);

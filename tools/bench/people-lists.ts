/**
 * The lobby and a person's own matches at a house with many people: 10,000 of them, 50,000 matches, 200,000 over. By the
 * query alone, and as whoever asks a whole server for it over HTTP has it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { looseDice } from '@weathergage/kernel';
import { People } from '@weathergage/people';
import { type Figure, rounded } from './figure.ts';
import { median, percentile } from './measure.ts';
import { pause } from './server/players.ts';
import { type MeasuredServer, measuredServer } from './server/server-process.ts';

const PEOPLE = 10_000;
const PLAYING = 50_000;
const OVER = 200_000;
/** Tables with a chair to spare, and matches that anybody may watch. */
const OPEN = 500;
const WATCHED = 2000;
const LOOKS = 25;
/** Over HTTP: those who ask, so often each; one of them has as many matches as twenty others. */
const ASKING = 8;
const ASKED = 50;
const BUSY = 20;
/** Of a processor in a second, from which on a server has something to do. */
const BUSY_SECONDS = 0.1;

const SEATS = JSON.stringify([
  { id: 'red', side: 'red', name: 'Red', bot: null },
  { id: 'blue', side: 'blue', name: 'Blue', bot: null },
]);

const CLOCK = JSON.stringify({
  kind: 'post',
  turn: 24,
  bank: 48,
  night: null,
  weekends: false,
  holidays: true,
  zone: 'UTC',
  misses: 2,
});

const personOf = (n: number): string => `person-${n}`;

/** Straight into the tables: what is measured is the looking. */
function fill(file: string): void {
  const db = new DatabaseSync(file);
  const dice = looseDice(1);
  const someone = (): number => dice.below(PEOPLE / 100) * 100 + dice.below(100);
  db.exec('PRAGMA synchronous = OFF; BEGIN');
  const person = db.prepare(
    `INSERT INTO "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", "isAnonymous", "nameKey")
     VALUES (?, ?, ?, 1, '2026-01-01', '2026-01-01', 0, ?)`,
  );
  const rating = db.prepare(
    `INSERT INTO ratings (game, who, person, mu, sigma, points, provisional, won, lost, drawn, changed)
     VALUES ('game', ?, ?, 0, 2, ?, ?, 5, 5, 0, 0)`,
  );
  for (let n = 0; n < PEOPLE; n++) {
    person.run(personOf(n), `Person ${n}`, `${n}@bench.example`, `person${n}`);
    rating.run(personOf(n), personOf(n), 1000 + dice.below(250) * 4, n % 3 === 0 ? 1 : 0);
  }
  const note = db.prepare(
    `INSERT INTO notes
      (match, game, scenario, title, status, created, changed, n, seats, asked, outcome, gallery, clock, reckoned)
     VALUES (?, 'game', 'scenario', 'A match', ?, ?, ?, 9, ?, '["red"]', NULL, ?, '${CLOCK}', 1)`,
  );
  const chair = db.prepare(
    `INSERT INTO chairs (match, seat, side, person, name, taken, result, stands, news)
     VALUES (?, ?, ?, ?, 'x', ?, ?, 'Turn 9 of 20', 'The Red ship has lost her mizzen')`,
  );
  const waiting = db.prepare(
    `INSERT INTO waiting (match, seat, turn, since, deadline, missed) VALUES (?, 'red', '9.0', ?, ?, 0)`,
  );
  const offer = db.prepare(
    `INSERT INTO offers (match, maker, open, listed, level, pace, made) VALUES (?, ?, 1, 1, 'any', 'post', ?)`,
  );
  for (let n = 0; n < PLAYING + OVER; n++) {
    const id = `match-${n}`;
    const isOpen = n < OPEN;
    const status = isOpen ? 'gathering' : n < PLAYING ? 'playing' : 'over';
    note.run(id, status, n, n, SEATS, n >= OPEN && n < OPEN + WATCHED ? 'public' : 'link');
    const maker = personOf(someone());
    const result = status === 'over' ? 'won' : null;
    chair.run(id, 'red', 'red', maker, n, result);
    if (status === 'playing') waiting.run(id, n, n + 1e12);
    if (isOpen) offer.run(id, maker, n);
    else chair.run(id, 'blue', 'blue', personOf(someone()), n, result);
  }
  db.exec('COMMIT');
  db.close();
}

async function timed(look: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < LOOKS; n++) {
    const from = performance.now();
    JSON.stringify(await look(n));
    times.push(performance.now() - from);
  }
  return median(times);
}

async function byQuery(directory: string): Promise<readonly Figure[]> {
  const people = await People.open({ where: directory, publicUrl: 'http://localhost' });
  try {
    return [
      figure('people-lobby', await timed((n) => people.offers.lobby(personOf(n)))),
      figure('people-my-matches', await timed((n) => people.notes.of(personOf(n)))),
      figure('people-profile', await timed((n) => people.persons.profile(personOf(n)))),
      figure('people-best', await timed(() => people.ratings.best('game'))),
      figure('people-own-rating', await timed((n) => people.ratings.of(personOf(n)))),
      figure('people-tournaments', await timed((n) => people.tournaments.list(personOf(n)))),
    ];
  } finally {
    await people.close();
  }
}

/** Somebody with an account and a session, who has all that several of the others had; his cookies. */
async function asking({ address }: MeasuredServer, file: string, no: number, of: number): Promise<string> {
  const reply = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({
      name: `Asks ${no}`,
      email: `asks${no}@bench.example`,
      password: 'a long word of it',
    }),
  });
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { me } = (await (await fetch(`${address}/api/people/me`, { headers: { cookie } })).json()) as {
    me: { id: string };
  };
  const db = new DatabaseSync(file, { timeout: 10_000 });
  for (let n = 0; n < of; n++)
    db.prepare('UPDATE chairs SET person = ? WHERE person = ?').run(me.id, personOf(100 * no + n));
  db.close();
  return cookie;
}

/** A server that has just begun looks through what another may have left undone. */
async function calm({ cpuSeconds }: MeasuredServer): Promise<void> {
  for (let before = -1, now = 0; now - before > BUSY_SECONDS; ) {
    before = now;
    await pause(1000);
    now = cpuSeconds() ?? before;
  }
}

/** From the request to the last byte of the reply, one after the other. */
async function overHttp(directory: string): Promise<readonly Figure[]> {
  const server = await measuredServer({ store: directory });
  try {
    const file = join(directory, 'people.db');
    const cookies: string[] = [];
    for (let no = 0; no < ASKING; no++) cookies.push(await asking(server, file, no, 1));
    const busy = await asking(server, file, ASKING, BUSY);
    await calm(server);
    const ask = async (path: string, by: readonly string[], name: string): Promise<Figure[]> => {
      const times: number[] = [];
      const before = server.cpuSeconds();
      for (let n = 0; n < by.length * ASKED; n++) {
        const from = performance.now();
        const reply = await fetch(`${server.address}/api/people/${path}`, {
          headers: { cookie: by[n % by.length]! },
        });
        await reply.text();
        if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
        // The first of each finds nothing read before.
        if (n >= by.length) times.push(performance.now() - from);
      }
      const n = times.length;
      const after = server.cpuSeconds();
      const cpu = before === null || after === null ? [] : [(1000 * (after - before)) / (by.length * ASKED)];
      return [
        { ...figure(`${name}-http`, median(times)), n },
        { ...figure(`${name}-http-p95`, percentile(times, 0.95)), n },
        ...cpu.map((value) => ({ name: `${name}-http-cpu`, value: rounded(value), unit: 'ms/request', n })),
      ];
    };
    return [
      ...(await ask('lobby', cookies, 'people-lobby')),
      ...(await ask('me/matches', cookies, 'people-my-matches')),
      ...(await ask('me/matches', [busy], 'people-busy-matches')),
    ];
  } finally {
    await server.stop();
  }
}

const figure = (name: string, value: number): Figure => ({
  name,
  value: rounded(value),
  unit: 'ms',
  target: '< 50',
});

export async function peopleLists(): Promise<readonly Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  try {
    await (await People.open({ where: directory, publicUrl: 'http://localhost' })).close();
    fill(join(directory, 'people.db'));
    return [...(await byQuery(directory)), ...(await overHttp(directory))];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

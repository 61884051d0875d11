/** The lobby and a person's own matches at a house with many people: 10,000 of them, 50,000 matches, 200,000 over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { looseDice } from '@weathergage/kernel';
import { People } from '@weathergage/people';
import { type Figure, rounded } from './figure.ts';
import { median } from './measure.ts';

const PEOPLE = 10_000;
const PLAYING = 50_000;
const OVER = 200_000;
/** Tables with a chair to spare, and matches that anybody may watch. */
const OPEN = 500;
const WATCHED = 2000;
const LOOKS = 25;

const SEATS = JSON.stringify([
  { id: 'red', side: 'red', name: 'Red', bot: null },
  { id: 'blue', side: 'blue', name: 'Blue', bot: null },
]);

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
    `INSERT INTO notes (match, game, scenario, title, status, created, changed, n, seats, asked, outcome, gallery)
     VALUES (?, 'game', 'scenario', 'A match', ?, ?, ?, 9, ?, '["red"]', NULL, ?)`,
  );
  const chair = db.prepare(
    `INSERT INTO chairs (match, seat, side, person, name, taken, result) VALUES (?, ?, ?, ?, 'x', ?, ?)`,
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

export async function peopleLists(): Promise<readonly Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  const terms = { where: directory, publicUrl: 'http://localhost' };
  try {
    await (await People.open(terms)).close();
    fill(join(directory, 'people.db'));
    const people = await People.open(terms);
    try {
      const lobby = await timed((n) => people.offers.lobby(personOf(n)));
      const mine = await timed((n) => people.notes.of(personOf(n)));
      const profile = await timed((n) => people.persons.profile(personOf(n)));
      const best = await timed(() => people.ratings.best('game'));
      const rated = await timed((n) => people.ratings.of(personOf(n)));
      const tournaments = await timed((n) => people.tournaments.list(personOf(n)));
      const figure = (name: string, value: number): Figure => ({
        name,
        value: rounded(value),
        unit: 'ms',
        target: '< 50',
      });
      return [
        figure('people-lobby', lobby),
        figure('people-my-matches', mine),
        figure('people-profile', profile),
        figure('people-best', best),
        figure('people-own-rating', rated),
        figure('people-tournaments', tournaments),
      ];
    } finally {
      await people.close();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

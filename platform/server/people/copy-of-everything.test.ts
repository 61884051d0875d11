/** What a server keeps of somebody: all of it is in his copy, and none of it is left when he has gone. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PEOPLE_FILE } from '@weathergage/people/records/database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PeopleHouse, peopleHouse, type Visitor } from './testing/people-house.ts';
import { openTable, type Sat } from './testing/seated.ts';

/** Lines that name him and are not in his copy, each with its reason. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  'account.userId': 'the hash of his password',
  'passes.person': 'hashes of keys to his seats',
  'shunned.other': 'nobody is told who has blocked or muted him',
};

/** Lines of a guest that are not the account's when he has made one, each with its reason. */
const NOT_HANDED_OVER: Readonly<Record<string, string>> = {
  'account.userId': 'a guest has no password, and no other way in',
  'acts.moderator': 'who judges has an account',
  'corrections.person': 'who runs a tournament has an account',
  'entrants.person': 'who plays in one has an account',
  'passkey.userId': 'a guest with a passkey is one no longer, and keeps his name in the tables',
  'programs.person': 'tokens are made by accounts',
  'push_devices.person': 'his browser is signed in anew, and makes itself known when it comes again',
  'rating_changes.person': 'a rated match needs an account',
  'ratings.person': 'a rated match needs an account',
  'roles.person': 'a role is given to an account',
  'session.userId': 'he is signed in anew',
  'stakes.person': 'a rated match needs an account',
  'tournaments.organiser': 'who runs a tournament has an account',
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
}
interface Reference {
  readonly table: string;
  readonly from: string;
}

const LONG_AHEAD = 4_000_000_000_000;
/** What can't be any text, or need not be there. */
const SHAPES: Readonly<Record<string, (mark: string) => string>> = {
  'notice_terms.terms': (mark) => JSON.stringify({ mail: 'off', zone: mark }),
  'push_devices.endpoint': () => 'https://push.example/x',
  'passkey.name': (mark) => mark,
  'session.userAgent': (mark) => mark,
};

const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name));
const columnsOf = (db: DatabaseSync, table: string): Column[] =>
  db.prepare(`PRAGMA table_info("${table}")`).all() as never;
const referencesOf = (db: DatabaseSync, table: string): Reference[] =>
  db.prepare(`PRAGMA foreign_key_list("${table}")`).all() as never;

/** A line for each column that names a person, with her in that column and another in every other such; which those are. */
function fill(db: DatabaseSync, her: string, another: string): string[] {
  const session = String(db.prepare('SELECT id FROM session WHERE "userId" = ?').get(her)!.id);
  let count = 0;
  const line = (mark: string, given: Readonly<Record<string, string>>): void => {
    const [table = ''] = mark.split('.');
    const shapeOf = (name: string) => SHAPES[`${table}.${name}`];
    const wanted = columnsOf(db, table).filter(
      ({ notnull, name }) => notnull === 1 || name in given || shapeOf(name) !== undefined,
    );
    const values = wanted.map(({ name, type }) => {
      if (name in given) return given[name]!;
      const text = `${mark}#${++count}`;
      const kind = type.toLowerCase();
      if (kind === 'date') return '2099-01-01T00:00:00.000Z';
      return shapeOf(name)?.(text) ?? (kind === 'text' ? text : LONG_AHEAD + count);
    });
    const names = wanted.map(({ name }) => `"${name}"`);
    db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => '?')})`).run(...values);
  };
  line('tournaments.id', {});
  const tournament = String(db.prepare('SELECT id FROM tournaments').get()!.id);
  const others = { user: another, session, tournaments: tournament } as Readonly<Record<string, string>>;
  return tablesOf(db).flatMap((table) => {
    const references = referencesOf(db, table);
    const given = Object.fromEntries(references.map(({ table: to, from }) => [from, others[to]!]));
    const people = references.filter(({ table: to }) => to === 'user').map(({ from }) => `${table}.${from}`);
    for (const mark of people) line(mark, { ...given, [mark.slice(table.length + 1)]: her });
    return people;
  });
}

/** Everything that stands in the tables, by table. */
const written = (db: DatabaseSync): [table: string, text: string][] =>
  tablesOf(db).map((table) => [table, JSON.stringify(db.prepare(`SELECT * FROM "${table}"`).all())]);

describe('everything that is kept of somebody', () => {
  let at: PeopleHouse;
  let ann: Visitor;
  const inFile = <R>(look: (db: DatabaseSync) => R): R => {
    const db = new DatabaseSync(join(at.house.directory, PEOPLE_FILE), { timeout: 5000 });
    try {
      return look(db);
    } finally {
      db.close();
    }
  };
  beforeEach(async () => {
    at = await peopleHouse();
    ann = at.visitor();
    await ann.signUp('Ann Everything', 'ann@a.example');
  });
  afterEach(() => at.close());

  it('is in his copy, whatever table it lies in, or it is said why not', async () => {
    const ben = at.visitor();
    await ben.signUp('Ben', 'ben@a.example');
    const [hers, his] = [(await ann.me()).id, (await ben.me()).id];
    const filled = inFile((db) => fill(db, hers, his));
    expect(filled.length).toBeGreaterThan(25);
    const { status, body } = await ann.get('/api/people/me/export');
    expect(status).toBe(200);
    const copy = JSON.stringify(body);
    const untold = filled.filter((mark) => !copy.includes(`${mark}#`));
    expect(untold.toSorted()).toEqual(Object.keys(NOT_TOLD).toSorted());
  });

  it('has what he said at his matches, and not what others said there', async () => {
    const ben = at.visitor();
    const { body: mine } = await openTable(ann);
    const { body: his } = await ben.post<Sat>(`/api/people/tables/${mine.id}/sit`, { seat: 'blue' });
    const say = (token: string, text: string) =>
      at.house.post(`/api/matches/${mine.id}/talk`, token, { to: 'table', text });
    await say(mine.token, 'Good morning to all');
    await say(his.token, 'A word of another');
    const said = async (who: Visitor) =>
      (await who.get<{ said: unknown }>('/api/people/me/export')).body.said;
    expect(await said(ann)).toMatchObject([{ match: mine.id, lines: [{ text: 'Good morning to all' }] }]);
    expect(JSON.stringify(await said(ann))).not.toContain('another');
    expect(JSON.stringify(await said(ben))).toContain('A word of another');
    // Whoever has the chair after her has not said it.
    await ann.post(`/api/people/tables/${mine.id}/leave`);
    const cal = at.visitor();
    expect((await cal.post(`/api/people/tables/${mine.id}/sit`, { seat: 'red' })).status).toBe(200);
    expect(await said(cal)).toEqual([]);
  });

  it('is his still when a guest has made an account, whatever table it lies in, or it is said why not', async () => {
    const [guest, ben] = [at.visitor(), at.visitor()];
    const { body: opened } = await openTable(guest);
    await ben.signUp('Ben', 'ben@a.example');
    const before = (await guest.me()).id;
    const his = (await ben.me()).id;
    const filled = inFile((db) => fill(db, before, his));
    await guest.signUp('Guest No More', 'guest@a.example');
    const after = (await guest.me()).id;
    expect(after).not.toBe(before);
    const isHis = (db: DatabaseSync, mark: string): boolean => {
      const [table, column = ''] = mark.split('.');
      const lines = db.prepare(`SELECT * FROM "${table}" WHERE "${column}" = ?`).all(after);
      return JSON.stringify(lines).includes(`${mark}#`);
    };
    const lost = inFile((db) => filled.filter((mark) => !isHis(db, mark)));
    expect(lost.toSorted()).toEqual(Object.keys(NOT_HANDED_OVER).toSorted());
    expect((await ben.get<{ tables: unknown[] }>('/api/people/lobby')).body.tables).toMatchObject([
      {
        id: opened.id,
        seats: expect.arrayContaining([expect.objectContaining({ sitter: 'Guest No More' })]),
      },
    ]);
  });

  it('is gone with him, but for what others have of it', async () => {
    const ben = at.visitor();
    await ben.signUp('Ben', 'ben@a.example');
    const [hers, his] = [(await ann.me()).id, (await ben.me()).id];
    inFile((db) => fill(db, hers, his));
    const { body: mine } = await openTable(ann);
    expect(JSON.stringify(inFile(written))).toContain('Ann Everything');
    const gone = await ann.post('/api/auth/delete-user', { password: 'a long sea-going word' });
    expect(gone.status).toBe(200);
    const left = inFile(written);
    for (const word of [hers, 'ann@a.example', 'Ann Everything'])
      expect(left.filter(([, text]) => text.includes(word)).map(([table]) => table)).toEqual([]);
    const chairs = left.find(([table]) => table === 'chairs')![1];
    expect(chairs).toContain('Departed');
    expect(chairs).toContain(mine.id);
  });
});

/** What is kept of people, as the list of changes that led to it. A change once published is never edited. */
import { moderationTables } from './moderation-tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** Each change is a list of statements. */
export function migrationsFor(engine: Engine): readonly (readonly string[])[] {
  const [flag, time, count, real] =
    engine === 'sqlite'
      ? ['integer', 'date', 'integer', 'real']
      : ['boolean', 'timestamptz', 'bigint', 'double precision'];
  return [
    [
      // Those that Better Auth reads and writes, with its names for them.
      `CREATE TABLE "user" ("id" text NOT NULL PRIMARY KEY, "name" text NOT NULL, "email" text NOT NULL UNIQUE,
        "emailVerified" ${flag} NOT NULL, "image" text, "createdAt" ${time} NOT NULL, "updatedAt" ${time} NOT NULL,
        "isAnonymous" ${flag}, "flag" text, "nameKey" text UNIQUE)`,
      `CREATE TABLE "session" ("id" text NOT NULL PRIMARY KEY, "expiresAt" ${time} NOT NULL,
        "token" text NOT NULL UNIQUE, "createdAt" ${time} NOT NULL, "updatedAt" ${time} NOT NULL, "ipAddress" text,
        "userAgent" text, "userId" text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE)`,
      `CREATE TABLE "account" ("id" text NOT NULL PRIMARY KEY, "accountId" text NOT NULL, "providerId" text NOT NULL,
        "userId" text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, "accessToken" text, "refreshToken" text,
        "idToken" text, "accessTokenExpiresAt" ${time}, "refreshTokenExpiresAt" ${time}, "scope" text,
        "password" text, "createdAt" ${time} NOT NULL, "updatedAt" ${time} NOT NULL)`,
      `CREATE TABLE "verification" ("id" text NOT NULL PRIMARY KEY, "identifier" text NOT NULL,
        "value" text NOT NULL, "expiresAt" ${time} NOT NULL, "createdAt" ${time} NOT NULL,
        "updatedAt" ${time} NOT NULL)`,
      `CREATE TABLE "passkey" ("id" text NOT NULL PRIMARY KEY, "name" text, "publicKey" text NOT NULL,
        "userId" text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, "credentialID" text NOT NULL,
        "counter" integer NOT NULL, "deviceType" text NOT NULL, "backedUp" ${flag} NOT NULL, "transports" text,
        "createdAt" ${time}, "aaguid" text)`,
      'CREATE INDEX "session_userId_idx" ON "session" ("userId")',
      'CREATE INDEX "account_userId_idx" ON "account" ("userId")',
      'CREATE INDEX "verification_identifier_idx" ON "verification" ("identifier")',
      'CREATE INDEX "passkey_userId_idx" ON "passkey" ("userId")',
      'CREATE INDEX "passkey_credentialID_idx" ON "passkey" ("credentialID")',
      // Ours. One value drawn once, for all servers of this store.
      'CREATE TABLE house (name text NOT NULL PRIMARY KEY, value text NOT NULL)',
      // Whose a seat is; the name stays when he is gone, so that what was played can be read.
      `CREATE TABLE chairs (match text NOT NULL, seat text NOT NULL, side text NOT NULL,
        person text REFERENCES "user" ("id") ON DELETE SET NULL, name text NOT NULL, flag text,
        taken ${count} NOT NULL, result text, PRIMARY KEY (match, seat))`,
      'CREATE INDEX chairs_of_person ON chairs (person, taken)',
      // Keys to a seat besides its link: of one person each, gone with him.
      `CREATE TABLE passes (hash text NOT NULL PRIMARY KEY, match text NOT NULL, seat text NOT NULL,
        person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, made ${count} NOT NULL)`,
      'CREATE INDEX passes_to_match ON passes (match, seat)',
      'CREATE INDEX passes_of_person ON passes (person)',
      // What lists say of a match: as it stood when it last changed.
      `CREATE TABLE notes (match text NOT NULL PRIMARY KEY, game text NOT NULL, scenario text NOT NULL,
        title text NOT NULL, status text NOT NULL, created ${count} NOT NULL, changed ${count} NOT NULL,
        n integer NOT NULL, seats text NOT NULL, asked text NOT NULL, outcome text)`,
    ],
    [
      `ALTER TABLE notes ADD COLUMN gallery text NOT NULL DEFAULT 'link'`,
      `CREATE INDEX notes_to_watch ON notes (changed) WHERE gallery = 'public' AND status = 'playing'`,
      // Matches whose seats are people's from the beginning; those that are listed have a chair to spare.
      `CREATE TABLE offers (match text NOT NULL PRIMARY KEY,
        maker text REFERENCES "user" ("id") ON DELETE SET NULL, open integer NOT NULL, listed integer NOT NULL,
        level text NOT NULL, pace text NOT NULL, made ${count} NOT NULL)`,
      'CREATE INDEX offers_listed ON offers (made) WHERE listed = 1',
      // The same again, once for each match.
      `CREATE TABLE rematches (old text NOT NULL PRIMARY KEY, fresh text NOT NULL,
        person text REFERENCES "user" ("id") ON DELETE SET NULL, made ${count} NOT NULL)`,
    ],
    [
      // Who is waited for, since when and until when: of matches under way, one line for each seat that is asked.
      `CREATE TABLE waiting (match text NOT NULL, seat text NOT NULL, turn text NOT NULL, since ${count} NOT NULL,
        deadline ${count}, missed integer NOT NULL, PRIMARY KEY (match, seat))`,
      'CREATE INDEX waiting_until ON waiting (deadline) WHERE deadline IS NOT NULL',
    ],
    [
      // Ratings. Each match that is over is reckoned with once: for results by scenario and side, for ratings.
      `ALTER TABLE notes ADD COLUMN own integer NOT NULL DEFAULT 0`,
      `ALTER TABLE notes ADD COLUMN reckoned integer NOT NULL DEFAULT 0`,
      `CREATE INDEX notes_to_reckon ON notes (changed) WHERE status = 'over' AND reckoned = 0`,
      `ALTER TABLE offers ADD COLUMN rated integer NOT NULL DEFAULT 0`,
      `ALTER TABLE offers ADD COLUMN options text NOT NULL DEFAULT '{}'`,
      'CREATE INDEX offers_rated ON offers (match) WHERE rated > 0',
      `ALTER TABLE "user" ADD COLUMN unrated integer NOT NULL DEFAULT 0`,
      // Who sat where when a rated match began, and how strong he was then.
      `CREATE TABLE stakes (match text NOT NULL, seat text NOT NULL, side text NOT NULL,
        person text REFERENCES "user" ("id") ON DELETE SET NULL, machine text, mu ${real} NOT NULL,
        sigma ${real} NOT NULL, PRIMARY KEY (match, seat))`,
      'CREATE INDEX stakes_of_person ON stakes (person)',
      `CREATE TABLE ratings (game text NOT NULL, who text NOT NULL,
        person text REFERENCES "user" ("id") ON DELETE CASCADE, mu ${real} NOT NULL, sigma ${real} NOT NULL,
        points integer NOT NULL, provisional integer NOT NULL, won integer NOT NULL, lost integer NOT NULL,
        drawn integer NOT NULL, changed ${count} NOT NULL, PRIMARY KEY (game, who))`,
      'CREATE INDEX ratings_of_person ON ratings (person)',
      'CREATE INDEX ratings_best ON ratings (game, provisional, points DESC)',
      // What each rated match did to whom.
      `CREATE TABLE rating_changes (match text NOT NULL,
        person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, game text NOT NULL,
        points integer NOT NULL, by_points integer NOT NULL, result text NOT NULL, at ${count} NOT NULL,
        PRIMARY KEY (match, person))`,
      'CREATE INDEX rating_changes_of_person ON rating_changes (person, game, at)',
      // What people made of a scenario, and how far that puts a side ahead.
      `CREATE TABLE side_results (game text NOT NULL, scenario text NOT NULL, side text NOT NULL,
        won integer NOT NULL, lost integer NOT NULL, drawn integer NOT NULL, PRIMARY KEY (game, scenario, side))`,
      `CREATE TABLE side_skills (game text NOT NULL, scenario text NOT NULL, side text NOT NULL,
        mu ${real} NOT NULL, sigma ${real} NOT NULL, matches integer NOT NULL,
        PRIMARY KEY (game, scenario, side))`,
    ],
    [
      // Days off, by their dates and by the moments at which the first begins and the last ends.
      `CREATE TABLE holidays (person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, first text NOT NULL,
        last text NOT NULL, starts ${count} NOT NULL, ends ${count} NOT NULL, PRIMARY KEY (person, starts))`,
      // The clock that was agreed on, as lists tell of it.
      'ALTER TABLE notes ADD COLUMN clock text',
    ],
    [
      // Tokens of programs; who plays by one is marked at his chair, and only tables that want them take them.
      `CREATE TABLE programs (id text NOT NULL PRIMARY KEY,
        person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, name text NOT NULL,
        hash text NOT NULL UNIQUE, scopes text NOT NULL, made ${count} NOT NULL, used ${count}, ends ${count})`,
      'CREATE INDEX programs_of_person ON programs (person)',
      'ALTER TABLE chairs ADD COLUMN program integer NOT NULL DEFAULT 0',
      'ALTER TABLE offers ADD COLUMN programs integer NOT NULL DEFAULT 0',
    ],
    [
      // When and how somebody is called; `calendar` counts the secret addresses he has had, 0 for none.
      `CREATE TABLE notice_terms (person text NOT NULL PRIMARY KEY REFERENCES "user" ("id") ON DELETE CASCADE,
        terms text NOT NULL, calendar integer NOT NULL, mailed ${count} NOT NULL, trouble text)`,
      `CREATE TABLE notice_matches (person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE,
        match text NOT NULL, how text NOT NULL, PRIMARY KEY (person, match))`,
      // A browser is called as long as it is signed in.
      `CREATE TABLE push_devices (id text NOT NULL PRIMARY KEY,
        person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE,
        session text NOT NULL REFERENCES "session" ("id") ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE, p256dh text NOT NULL, auth text NOT NULL, agent text NOT NULL,
        made ${count} NOT NULL)`,
      'CREATE INDEX push_devices_of_person ON push_devices (person)',
      'CREATE INDEX push_devices_of_session ON push_devices (session)',
      `CREATE TABLE hooks (id text NOT NULL PRIMARY KEY,
        person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, kind text NOT NULL, url text NOT NULL,
        made ${count} NOT NULL, trouble text, stopped integer NOT NULL)`,
      'CREATE INDEX hooks_of_person ON hooks (person)',
      // What somebody is to be told, once for each cause; `due` is null when nothing is to be done about it by itself.
      `CREATE TABLE notices (id text NOT NULL PRIMARY KEY,
        person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, kind text NOT NULL, match text NOT NULL,
        seat text NOT NULL, turn text NOT NULL, words text NOT NULL, made ${count} NOT NULL, due ${count},
        told integer NOT NULL, seen ${count}, UNIQUE (person, kind, match, seat))`,
      'CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL',
      'CREATE INDEX notices_of_match ON notices (match)',
      // What is on its way out, by one way to one place; whoever sends it has it until `lease`.
      `CREATE TABLE outbox (id text NOT NULL PRIMARY KEY,
        person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, way text NOT NULL, target text NOT NULL,
        payload text NOT NULL, made ${count} NOT NULL, due ${count} NOT NULL, attempts integer NOT NULL,
        lease ${count} NOT NULL)`,
      'CREATE INDEX outbox_due ON outbox (due)',
      'CREATE INDEX outbox_of_person ON outbox (person, way)',
      // Who looks at which match, where several servers have to know; one alone keeps it in mind.
      `CREATE TABLE looks (match text NOT NULL, seat text NOT NULL, until ${count} NOT NULL,
        PRIMARY KEY (match, seat))`,
    ],
    moderationTables(count!),
    [
      // Tournaments: who runs and who plays them, their matches, and what the organiser has corrected.
      `CREATE TABLE tournaments (id text NOT NULL PRIMARY KEY, title text NOT NULL,
        organiser text REFERENCES "user" ("id") ON DELETE SET NULL, organiser_name text NOT NULL,
        game text NOT NULL, scenario text NOT NULL, scenario_title text NOT NULL, options text NOT NULL,
        kind text NOT NULL, status text NOT NULL, rounds integer NOT NULL, round integer NOT NULL,
        rated integer NOT NULL, days integer NOT NULL, most integer NOT NULL, due ${count},
        made ${count} NOT NULL, changed ${count} NOT NULL)`,
      'CREATE INDEX tournaments_listed ON tournaments (status, changed)',
      'CREATE INDEX tournaments_of_organiser ON tournaments (organiser)',
      `CREATE TABLE entrants (tournament text NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
        no integer NOT NULL, person text REFERENCES "user" ("id") ON DELETE SET NULL, name text NOT NULL,
        seed integer NOT NULL, withdrawn integer NOT NULL, joined ${count} NOT NULL,
        PRIMARY KEY (tournament, no))`,
      'CREATE UNIQUE INDEX entrants_once ON entrants (tournament, person)',
      'CREATE INDEX entrants_of_person ON entrants (person)',
      `CREATE TABLE legs (tournament text NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
        round integer NOT NULL, place integer NOT NULL, leg integer NOT NULL, first integer NOT NULL,
        second integer, first_side text, result text, how text, match text UNIQUE, claimed ${count} NOT NULL,
        PRIMARY KEY (tournament, round, place, leg))`,
      'CREATE INDEX legs_to_make ON legs (claimed) WHERE match IS NULL AND result IS NULL',
      `CREATE TABLE corrections (tournament text NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
        at ${count} NOT NULL, round integer NOT NULL, place integer NOT NULL, leg integer NOT NULL,
        person text REFERENCES "user" ("id") ON DELETE SET NULL, name text NOT NULL, was text,
        now text NOT NULL, reason text NOT NULL, PRIMARY KEY (tournament, at, round, place, leg))`,
      'CREATE INDEX corrections_of_person ON corrections (person)',
    ],
    [
      // The clock of a tournament's matches.
      'ALTER TABLE tournaments ADD COLUMN clock text',
    ],
    [
      // The second match of a rated pair; `due` is when who has not come to it has lost it.
      `CREATE TABLE return_matches (first text NOT NULL PRIMARY KEY, second text UNIQUE, claimed ${count} NOT NULL,
        due ${count} NOT NULL)`,
      'CREATE INDEX return_matches_to_make ON return_matches (claimed) WHERE second IS NULL',
      // Matches that nobody may leave before they begin: those of tournaments, and second ones.
      'ALTER TABLE offers ADD COLUMN bound integer NOT NULL DEFAULT 0',
      `UPDATE offers SET bound = 1 WHERE match IN (SELECT match FROM legs WHERE match IS NOT NULL)
        OR (rated > 0 AND match IN (SELECT fresh FROM rematches))`,
    ],
    [
      // What lists say of a match to whoever sits there, made of what his seat may know.
      'ALTER TABLE chairs ADD COLUMN stands text',
      'ALTER TABLE chairs ADD COLUMN news text',
    ],
  ];
}

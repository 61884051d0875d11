/** What is kept about how people get on with each other, and of who tried what how often. */
import type {
  HouseWordsReply,
  PersonRole,
  ReportReason,
  ShunKind,
} from '@weathergage/kernel/people/moderation-protocol.ts';

interface ReportRow {
  id: string;
  by_person: string | null;
  by_name: string;
  about: string | null;
  about_name: string;
  reason: ReportReason;
  words: string;
  match: string | null;
  seat: string | null;
  lines: string;
  made: number | string;
  /** What was done; null while it is open. */
  act: string | null;
  judged: number | string | null;
}

export interface ActRow {
  id: string;
  report: string | null;
  moderator: string | null;
  moderator_name: string;
  about: string | null;
  about_name: string;
  act: string;
  words: string;
  made: number | string;
  ends: number | string | null;
}

interface HouseWordRow {
  id: string;
  person: string;
  kind: HouseWordsReply['words'][number]['kind'];
  name: string;
  act: string;
  words: string;
  made: number | string;
  ends: number | string | null;
}

export interface ModerationTables {
  roles: { person: string; role: PersonRole; given: number | string };
  shunned: { person: string; other: string; kind: ShunKind; made: number | string };
  reports: ReportRow;
  acts: ActRow;
  house_words: HouseWordRow;
  tries: { id: string; key: string; at: number | string };
}

/** `count`: how the engine calls a large number. */
export const moderationTables = (count: string): readonly string[] => [
  `CREATE TABLE roles (person text NOT NULL PRIMARY KEY REFERENCES "user" ("id") ON DELETE CASCADE,
    role text NOT NULL, given ${count} NOT NULL)`,
  `CREATE TABLE shunned (person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE,
    other text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, kind text NOT NULL, made ${count} NOT NULL,
    PRIMARY KEY (person, other, kind))`,
  'CREATE INDEX shunned_by ON shunned (other)',
  // Names stay when those who bore them go: what was judged must be understood later.
  `CREATE TABLE reports (id text NOT NULL PRIMARY KEY,
    by_person text REFERENCES "user" ("id") ON DELETE SET NULL, by_name text NOT NULL,
    about text REFERENCES "user" ("id") ON DELETE SET NULL, about_name text NOT NULL, reason text NOT NULL,
    words text NOT NULL, match text, seat text, lines text NOT NULL, made ${count} NOT NULL, act text,
    judged ${count})`,
  'CREATE INDEX reports_open ON reports (made) WHERE act IS NULL',
  'CREATE INDEX reports_about ON reports (about)',
  'CREATE INDEX reports_by ON reports (by_person)',
  `CREATE TABLE acts (id text NOT NULL PRIMARY KEY, report text,
    moderator text REFERENCES "user" ("id") ON DELETE SET NULL, moderator_name text NOT NULL,
    about text REFERENCES "user" ("id") ON DELETE SET NULL, about_name text NOT NULL, act text NOT NULL,
    words text NOT NULL, made ${count} NOT NULL, ends ${count})`,
  'CREATE INDEX acts_about ON acts (about)',
  'CREATE INDEX acts_made ON acts (made)',
  'CREATE INDEX acts_lasting ON acts (ends) WHERE ends IS NOT NULL',
  `CREATE TABLE house_words (id text NOT NULL PRIMARY KEY,
    person text NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, kind text NOT NULL, name text NOT NULL,
    act text NOT NULL, words text NOT NULL, made ${count} NOT NULL, ends ${count})`,
  'CREATE INDEX house_words_to ON house_words (person)',
  `CREATE TABLE tries (id text NOT NULL PRIMARY KEY, key text NOT NULL, at ${count} NOT NULL)`,
  'CREATE INDEX tries_by ON tries (key, at)',
];

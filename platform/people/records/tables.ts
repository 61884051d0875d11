/** The tables as Kysely knows them: ours whole, of Better Auth's what we read ourselves. */

import type { TableLevel, TablePace } from '@weathergage/kernel/people/lobby-protocol.ts';
import type { HookKind, MatchWay, NoticeKind } from '@weathergage/kernel/people/notice-protocol.ts';
import type { Generated } from 'kysely';
import type { ModerationTables } from './moderation-tables.ts';
import type { TournamentTables } from './tournament-tables.ts';

interface UserRow {
  id: string;
  name: string;
  email: string;
  /** SQLite has no truth of its own: 0 and 1. */
  emailVerified: boolean | number;
  isAnonymous: boolean | number | null;
  createdAt: string | Date;
  updatedAt: string | Date;
  flag: string | null;
  /** The name as names are compared; null for guests, whose names are nobody's. */
  nameKey: string | null;
  /** 0 and 1: whether he plays without a rating. */
  unrated: Generated<number>;
}

interface SessionRow {
  id: string;
  userId: string;
  token: string;
  createdAt: string | Date;
  expiresAt: string | Date;
  ipAddress: string | null;
  userAgent: string | null;
}

interface PasskeyRow {
  id: string;
  userId: string;
  name: string | null;
  createdAt: string | Date | null;
}

interface AccountRow {
  id: string;
  userId: string;
  providerId: string;
}

export type Result = 'won' | 'lost' | 'drawn';

interface ChairRow {
  match: string;
  seat: string;
  side: string;
  person: string | null;
  name: string;
  flag: string | null;
  /** Milliseconds since 1970; PostgreSQL's driver gives numbers of that size as text. */
  taken: number | string;
  result: Result | null;
  /** 0 and 1: whether a program plays it. */
  program: Generated<number>;
  /** How far the match has come and the last thing that happened, as this seat may know it. */
  stands: Generated<string | null>;
  news: Generated<string | null>;
}

interface PassRow {
  hash: string;
  match: string;
  seat: string;
  person: string;
  made: number | string;
}

interface OfferRow {
  match: string;
  maker: string | null;
  /** 0 and 1: whether anybody may sit down at all, and whether there is a chair to spare. */
  open: number;
  listed: number;
  level: TableLevel;
  pace: TablePace;
  made: number | string;
  /** What a match is to ratings: nothing, rated among people, rated with machines counting as well. */
  rated: Generated<number>;
  /** What was set away from the usual. */
  options: Generated<string>;
  /** 0 and 1: whether programs may sit down. */
  programs: Generated<number>;
  /** 0 and 1: whether it is part of something larger, so that nobody leaves it before it begins. */
  bound: Generated<number>;
}

export interface ProgramRow {
  id: string;
  person: string;
  name: string;
  hash: string;
  /** With spaces between them. */
  scopes: string;
  made: number | string;
  used: number | string | null;
  ends: number | string | null;
}

interface RematchRow {
  old: string;
  fresh: string;
  person: string | null;
  made: number | string;
}

/** The second match of a rated pair. */
interface ReturnMatchRow {
  first: string;
  /** Null until it is made. */
  second: string | null;
  /** When a server took it upon itself to make it. */
  claimed: number | string;
  /** When who has not come to it has lost it. */
  due: number | string;
}

export type NoteStatus = 'gathering' | 'playing' | 'over';

interface NoteRow {
  match: string;
  game: string;
  scenario: string;
  title: string;
  status: NoteStatus;
  created: number | string;
  changed: number | string;
  n: number;
  seats: string;
  asked: string;
  outcome: string | null;
  gallery: string;
  clock: string | null;
  /** 0 and 1: whether it is one of the game's own scenarios, and whether its end has been reckoned with. */
  own: Generated<number>;
  reckoned: Generated<number>;
}

interface StakeRow {
  match: string;
  seat: string;
  side: string;
  person: string | null;
  machine: string | null;
  mu: number;
  sigma: number;
}

interface RatingRow {
  game: string;
  /** The person's id, or the machine by its level. */
  who: string;
  person: string | null;
  mu: number;
  sigma: number;
  points: number;
  provisional: number;
  won: number;
  lost: number;
  drawn: number;
  changed: number | string;
}

interface RatingChangeRow {
  match: string;
  person: string;
  game: string;
  /** After it, and by how much it went up or down. */
  points: number;
  by_points: number;
  result: Result;
  at: number | string;
}

interface SideOf {
  game: string;
  scenario: string;
  side: string;
}

interface WaitingRow {
  match: string;
  seat: string;
  turn: string;
  since: number | string;
  deadline: number | string | null;
  missed: number;
}

interface HolidayRow {
  person: string;
  first: string;
  last: string;
  starts: number | string;
  ends: number | string;
}

interface NoticeTermsRow {
  person: string;
  /** `NoticeTerms` as JSON. */
  terms: string;
  calendar: number;
  /** When he was last sent a letter. */
  mailed: number | string;
  trouble: string | null;
}

interface PushDeviceRow {
  id: string;
  person: string;
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  agent: string;
  made: number | string;
}

interface HookRow {
  id: string;
  person: string;
  kind: HookKind;
  url: string;
  made: number | string;
  trouble: string | null;
  /** 0 and 1. */
  stopped: number;
}

interface NoticeRow {
  id: string;
  person: string;
  kind: NoticeKind;
  match: string;
  seat: string;
  /** Of a turn: another whenever the seat is asked anew. */
  turn: string;
  /** `NoticeWords` as JSON. */
  words: string;
  made: number | string;
  due: number | string | null;
  /** How often he was told. */
  told: number;
  /** When he last looked for himself. */
  seen: number | string | null;
}

export type Way = 'mail' | 'device' | 'hook';

interface OutboxRow {
  id: string;
  person: string;
  way: Way;
  /** The device or the hook; for a letter, nothing: it goes to the address he has when it is sent. */
  target: string;
  payload: string;
  made: number | string;
  due: number | string;
  attempts: number;
  lease: number | string;
}

export interface Tables extends ModerationTables, TournamentTables {
  user: UserRow;
  session: SessionRow;
  passkey: PasskeyRow;
  account: AccountRow;
  verification: { id: string; expiresAt: string | Date };
  house: { name: string; value: string };
  chairs: ChairRow;
  passes: PassRow;
  notes: NoteRow;
  offers: OfferRow;
  rematches: RematchRow;
  return_matches: ReturnMatchRow;
  programs: ProgramRow;
  waiting: WaitingRow;
  stakes: StakeRow;
  ratings: RatingRow;
  rating_changes: RatingChangeRow;
  side_results: SideOf & Record<Result, number>;
  side_skills: SideOf & { mu: number; sigma: number; matches: number };
  holidays: HolidayRow;
  notice_terms: NoticeTermsRow;
  notice_matches: { person: string; match: string; how: MatchWay };
  push_devices: PushDeviceRow;
  hooks: HookRow;
  notices: NoticeRow;
  outbox: OutboxRow;
  looks: { match: string; seat: string; until: number | string };
}

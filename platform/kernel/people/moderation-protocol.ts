/**
 * How people are kept from each other's throats: whom one does not want to meet or to hear, what is reported, and what
 * those who judge do about it. All of it with a session: no token of a program opens any of it.
 *
 *   GET  /api/people/me/shunned           → ShunnedReply: whom I have blocked, and whom I do not hear
 *   POST /api/people/shun                 Shun → ShunnedReply
 *   POST /api/people/reports              Report → { ok }; with the secret of a seat or of the gallery, where it is about a
 *                                         match: what was said there, as far as one heard it, goes along
 *   GET  /api/people/me/words             → HouseWordsReply: what the house has to say to me
 *   POST /api/people/me/words/read        { id } → HouseWordsReply
 *   GET  /api/people/moderation           → ModerationReply, for moderators and admins, as all that follows
 *   POST /api/people/moderation/acts      Judge → ModerationReply
 *   GET  /api/people/moderation/person    ?name= → JudgedPersonReply
 *   POST /api/people/moderation/roles     { name, role } → ModerationReply, for admins
 */
import { Exactly, OneOf, type Static, Type } from '../schema.ts';
import { TalkLineSchema } from './talk-protocol.ts';

export const PERSON_ROLES = ['player', 'moderator', 'admin'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

export const SHUN_KINDS = ['block', 'mute'] as const;
export type ShunKind = (typeof SHUN_KINDS)[number];

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' });
const IdOrNone = Type.Union([Type.String(), Type.Null()]);
const TimeOrNone = Type.Union([Type.Integer(), Type.Null()]);
const Named = Type.Object({ id: Type.String(), name: Type.String() });

export const ShunSchema = Exactly({ person: Id, kind: OneOf(SHUN_KINDS), on: Type.Boolean() });
export type Shun = Static<typeof ShunSchema>;

export const ShunnedSchema = Type.Object({ block: Type.Array(Named), mute: Type.Array(Named) });
export type ShunnedReply = Static<typeof ShunnedSchema>;

export const REPORT_REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MODERATION_LIMITS = { words: 1000, lines: 40, days: 3650, reportsADay: 10 } as const;

const Words = Type.String({ maxLength: MODERATION_LIMITS.words });

export const ReportSchema = Exactly({
  reason: OneOf(REPORT_REASONS),
  words: Words,
  /** Who is meant: whoever sits in a seat of a match, or somebody by his id. */
  of: Type.Union([
    Exactly({ match: Id, seat: Type.String({ minLength: 1, maxLength: 100 }) }),
    Exactly({ person: Id }),
  ]),
});
export type Report = Static<typeof ReportSchema>;

/** What can be done about somebody; `dismiss` closes a report, and `lift` ends what was done before. */
export const MODERATOR_ACTS = ['warn', 'silence', 'close', 'dismiss', 'lift'] as const;
export type ModeratorAct = (typeof MODERATOR_ACTS)[number];

export const JudgeSchema = Exactly({
  act: OneOf(MODERATOR_ACTS),
  /** Told to whom it is about. */
  words: Words,
  /** How long, for what lasts. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: MODERATION_LIMITS.days })),
  of: Type.Union([Exactly({ report: Id }), Exactly({ person: Id })]),
});
export type Judge = Static<typeof JudgeSchema>;

const OpenReportSchema = Type.Object({
  id: Type.String(),
  made: Type.Integer(),
  reason: OneOf(REPORT_REASONS),
  words: Type.String(),
  match: IdOrNone,
  seat: IdOrNone,
  about: Type.Object({ id: IdOrNone, name: Type.String() }),
  by: Type.Object({ id: IdOrNone, name: Type.String() }),
  /** What was said there, the last of it, as far as the reporter heard it. */
  lines: Type.Array(TalkLineSchema),
  /** How often he was reported, and how often something was done about him, before. */
  before: Type.Object({ reports: Type.Integer(), acts: Type.Integer() }),
});
export type OpenReport = Static<typeof OpenReportSchema>;

const ActSchema = Type.Object({
  id: Type.String(),
  made: Type.Integer(),
  act: Type.String(),
  words: Type.String(),
  about: Type.Object({ id: IdOrNone, name: Type.String() }),
  moderator: Type.String(),
  report: IdOrNone,
  ends: TimeOrNone,
});
export type RecordedAct = Static<typeof ActSchema>;

export const ModerationSchema = Type.Object({
  role: OneOf(PERSON_ROLES),
  reports: Type.Array(OpenReportSchema),
  /** The record of all that was done, the latest first. */
  acts: Type.Array(ActSchema),
  staff: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), role: OneOf(PERSON_ROLES) })),
});
export type ModerationReply = Static<typeof ModerationSchema>;

export const JudgedPersonSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  role: OneOf(PERSON_ROLES),
  /** Until when he may not speak, and until when his account is closed. */
  silenced: TimeOrNone,
  closed: TimeOrNone,
  acts: Type.Array(ActSchema),
});
export type JudgedPersonReply = Static<typeof JudgedPersonSchema>;

export const GiveRoleSchema = Exactly({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  role: OneOf(PERSON_ROLES),
});

/** `judged`: what became of a report of mine; the others are about me. */
export const HOUSE_WORD_KINDS = ['warn', 'silence', 'close', 'lift', 'judged'] as const;

export const HouseWordsSchema = Type.Object({
  words: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: OneOf(HOUSE_WORD_KINDS),
      /** For what was judged: the name of whom I reported, and what was done. */
      name: Type.String(),
      act: Type.String(),
      words: Type.String(),
      made: Type.Integer(),
      ends: TimeOrNone,
    }),
  ),
});
export type HouseWordsReply = Static<typeof HouseWordsSchema>;
export const ReadWordsSchema = Exactly({ id: Id });

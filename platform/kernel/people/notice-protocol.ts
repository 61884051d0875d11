/**
 * What travels about notices: when somebody wants to be called, by which ways, and when not. Whoever is meant is known by
 * the cookie of his session; what a letter or a calendar asks for is known by the secret in its address.
 *
 *   GET  /api/people/me/notices              → NoticesReply
 *   POST /api/people/me/notices              NoticeTerms → NoticesReply
 *   POST /api/people/me/notices/devices      Subscription → NoticesReply: this browser is called from now on
 *   POST /api/people/me/notices/devices/end  { id } → NoticesReply
 *   POST /api/people/me/notices/hooks        { kind, url } → NoticesReply
 *   POST /api/people/me/notices/hooks/end    { id } → NoticesReply
 *   POST /api/people/me/notices/try          { way, id } → { ok }: a notice to try a way by
 *   POST /api/people/me/notices/calendar     { on } → NoticesReply: a new secret address, or none
 *   POST /api/people/me/notices/matches      { match, how } → NoticesReply: what is told of one match
 *   POST /api/people/looking                 { match, token, looking } → { ok }: who looks is not called
 *   POST /api/people/unsubscribe/:token      → { ok }: no more letters
 *   GET  /api/people/calendar/:token         → text/calendar
 */
import { Exactly, OneOf, type Static, Type } from '../schema.ts';

/** What is worth a notice. */
export const NOTICE_KINDS = ['turn', 'invite', 'rematch', 'talk', 'over'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Letters: none, one for each, or one a day. */
export const MAIL_WAYS = ['off', 'each', 'daily'] as const;
export const HOOK_KINDS = ['discord', 'slack', 'json'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];
/** What is told of one match: as everything else, only whose turn it is, or nothing. */
export const MATCH_WAYS = ['usual', 'turns', 'off'] as const;
export type MatchWay = (typeof MATCH_WAYS)[number];

export const MOST_HOOKS = 5;
export const MOST_DEVICES = 12;

const Minute = Type.Integer({ minimum: 0, maximum: 1439 });

export const NoticeTermsSchema = Exactly({
  kinds: Exactly({
    turn: Type.Boolean(),
    invite: Type.Boolean(),
    rematch: Type.Boolean(),
    talk: Type.Boolean(),
    over: Type.Boolean(),
  }),
  mail: OneOf(MAIL_WAYS),
  /** The hour of the daily letter, 0 to 23. */
  dailyAt: Type.Integer({ minimum: 0, maximum: 23 }),
  /** After so many hours a notice comes again; 0 for never. */
  again: Type.Integer({ minimum: 0, maximum: 168 }),
  /** From when to when nothing comes, in minutes after midnight. */
  quiet: Type.Union([Exactly({ from: Minute, to: Minute }), Type.Null()]),
  /** Where the hours are meant, as `Europe/Lisbon`. */
  zone: Type.String({ minLength: 1, maxLength: 60 }),
});
export type NoticeTerms = Static<typeof NoticeTermsSchema>;

/** As a browser hands it out. */
export const SubscriptionSchema = Exactly({
  endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
  p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}$' }),
  auth: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$' }),
});
export type Subscription = Static<typeof SubscriptionSchema>;

export const HookSchema = Exactly({
  kind: OneOf(HOOK_KINDS),
  url: Type.String({ minLength: 1, maxLength: 500 }),
});
export type NewHook = Static<typeof HookSchema>;

const Id = Type.String({ minLength: 1, maxLength: 60 });
export const EndWaySchema = Exactly({ id: Id });
export const TryWaySchema = Exactly({ way: OneOf(['mail', 'device', 'hook']), id: Id });
export type TryWay = Static<typeof TryWaySchema>;
export const CalendarSchema = Exactly({ on: Type.Boolean() });

const MatchId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
export const MatchWaySchema = Exactly({ match: MatchId, how: OneOf(MATCH_WAYS) });
export const LookingSchema = Exactly({
  match: MatchId,
  token: Type.String({ minLength: 1, maxLength: 200 }),
  looking: Type.Boolean(),
});

export const DoneSchema = Type.Object({ ok: Type.Literal(true) });

export const NoticesSchema = Type.Object({
  terms: NoticeTermsSchema,
  /** Whether this server sends letters, and whether this person has a confirmed address for them. */
  mail: Type.Object({
    offered: Type.Boolean(),
    address: Type.Union([Type.String(), Type.Null()]),
    trouble: Type.Union([Type.String(), Type.Null()]),
  }),
  /** With what a browser subscribes. */
  pushKey: Type.String(),
  devices: Type.Array(
    Type.Object({ id: Type.String(), agent: Type.String(), made: Type.Integer(), endpoint: Type.String() }),
  ),
  hooks: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: OneOf(HOOK_KINDS),
      url: Type.String(),
      /** With what plain JSON is signed; null for the others. */
      secret: Type.Union([Type.String(), Type.Null()]),
      /** Why nothing came through the last time; null where all is well. */
      trouble: Type.Union([Type.String(), Type.Null()]),
      stopped: Type.Boolean(),
    }),
  ),
  /** The secret address of the deadlines; null where there is none. */
  calendar: Type.Union([Type.String(), Type.Null()]),
  /** Matches under way, and what is told of each. */
  matches: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), how: OneOf(MATCH_WAYS) })),
});
export type NoticesReply = Static<typeof NoticesSchema>;

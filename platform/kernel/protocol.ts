/**
 * What travels between the server and whoever plays: every HTTP body and every WebSocket message, as schemas and as
 * types. A seat's secret goes in the `Authorization: Bearer` header or in `hello`, never in an address.
 *
 *   GET  /api/health                   → { ok: true } while the server is up and its store can be written to
 *   GET  /api/ready                    → { ok: true } while it also takes what is sent to it
 *   GET  /api/version                  → VersionReply: what a page asks that may have been kept for long
 *   GET  /api/games                    → GamesReply
 *   POST /api/matches                  CreateMatch → CreatedReply (201)
 *   GET  /api/matches/:id              → MatchInfo
 *   POST /api/matches/:id/join         { nonce } → JoinedReply
 *   POST /api/matches/:id/deeds        DeedRequest → DeedReply
 *   GET  /api/matches/:id/standing     → StandingReply: what the seat has left with the server
 *   GET  /api/matches/:id/clock        → ClockReply: how the time stands, and whether somebody asks for a pause
 *   GET  /api/matches/:id/desk         ?lastSeen=n → DeskReply
 *   GET  /api/matches/:id/steps        ?before=n → StepsReply
 *   POST /api/matches/:id/fork         ForkMatch → CreatedReply (201): play on from a moment of a match that is over
 *   GET  /api/matches/:id/battles      → BattlesReply: the matches in which battles of it are fought out
 *   GET  /api/matches/:id/careers      → CareersReply: what captains and admirals have come to in them
 *   POST /api/matches/:id/battles      GiveChair → ChairGiven: a chair in one of them to a captain, or back to oneself
 *   GET  /api/matches/:id/talk         → TalkReply: what was said, as far as the seat may hear it
 *   POST /api/matches/:id/talk         Say → { ok: true }
 *   GET  /api/matches/:id/journal      → Journal: whole and with the secret once the match is over;
 *                                      before that the seat's own entries, and of the scenario its head
 *   GET  /api/witness                  → WitnessReply: this server's key as a witness, and whom its matches may name
 *   POST /api/witness/matches          { match } → WitnessReply, from another server
 *   POST /api/witness/matches/:match/steps   { step, again, hash } → { signature, countersign }
 *   WS   /api/matches/:id/socket       ClientMessage ⇄ ServerMessage
 *   GET  /api/openapi.json
 *
 * All that is not 2xx has an ErrorBody.
 */
import { ClockTermsSchema } from './clock-terms.ts';
import type { TalkMessage } from './people/talk-protocol.ts';
import type { Desk, ToldStep } from './receipt.ts';
import { Exactly, OneOf, type Static, Type } from './schema.ts';
import type { ViewPatch } from './view-patch.ts';
import type { GameTypes } from './vocabulary.ts';

const Name = Type.String({ minLength: 1, maxLength: 100 });
const AskId = Type.String({ minLength: 1, maxLength: 200 });
const Count = Type.Integer({ minimum: 0 });
const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const PROTOCOL_LIMITS = {
  /** Bytes of a request that brings its own scenario, and of any other request or message. */
  scenarioBytes: 256 * 1024,
  bytes: 64 * 1024,
  /** Orders in one message. */
  answers: 200,
  /** Steps told in one message; the newest win. */
  steps: 500,
  /** Steps that a gallery may be behind. */
  delay: 1000,
} as const;

/** Why a socket was closed by the server. 1001: the server stops; come back later. */
export const CLOSE_CODES = {
  goingAway: 1001,
  tooBig: 1009,
  badMessage: 4400,
  notAllowed: 4403,
  noMatch: 4404,
  noHello: 4408,
  /** Too slow to read: come back and catch up. */
  tooSlow: 4413,
  tooFast: 4429,
  storeFailed: 4503,
} as const;

/* ---------------------------------------------------------------- errors */

export const FlawSchema = Type.Object({ path: Type.String(), expected: Type.String() });

/** Every error, on HTTP and on the socket. `rule` names the rule of the game that forbids it. */
export const ErrorSchema = Type.Object({
  code: Type.String(),
  message: Type.String(),
  rule: Type.Optional(Type.String()),
  /** Which ask of a batch was refused. */
  ask: Type.Optional(Type.String()),
  /** What is wrong with the request, path by path. */
  flaws: Type.Optional(Type.Array(FlawSchema)),
});
export type ErrorBody = Static<typeof ErrorSchema>;

/* ---------------------------------------------------------------- versions */

export const VersionSchema = Type.Object({
  /** `PROTOCOL_VERSION`: a page of another can't play with this server. */
  protocol: Type.Integer(),
  /** The main script of the page that the server hands out; null where it has none. */
  page: Type.Union([Type.String(), Type.Null()]),
});
export type VersionReply = Static<typeof VersionSchema>;

/* ---------------------------------------------------------------- games */

/** As much of a `ScenarioHead` as a list of scenarios shows. */
export const ScenarioHeadSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  date: Type.String(),
  place: Type.String(),
  briefing: Type.String(),
});

const SeatSchema = Type.Object({ id: Type.String(), side: Type.String(), name: Type.String() });

export const GamesSchema = Type.Object({
  games: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      rulesVersion: Type.String(),
      /** What `bot:<name>` may name. */
      bots: Type.Array(Type.String()),
      scenarios: Type.Array(
        Type.Object({
          ...ScenarioHeadSchema.properties,
          /** Made to learn by. */
          tutorial: Type.Optional(Type.Boolean()),
          seats: Type.Array(SeatSchema),
        }),
      ),
    }),
  ),
  /** By which battles of wars are made here, where the host has changed it. */
  mapping: Type.Optional(Type.Object({ hash: Type.String(), table: Type.Unknown() })),
});
export type GamesReply = Static<typeof GamesSchema>;

/* ---------------------------------------------------------------- creating and joining */

export const GALLERY_ACCESS = ['public', 'link', 'closed'] as const;

export const CreateMatchSchema = Exactly({
  game: Name,
  /** The id of one of the game's scenarios, or a whole scenario of one's own. */
  scenario: Type.Union([Name, Type.Object({})]),
  /** The game's options; an empty object if none are given. */
  options: Type.Optional(Type.Unknown()),
  /** Per seat: `open` for whoever holds its link, or `bot:<name>`. A seat not named is open. */
  seats: Type.Optional(Type.Record(Name, Type.String({ pattern: '^(open|bot:[A-Za-z0-9_.-]{1,60})$' }))),
  /** Who may watch: everybody, holders of the gallery's link (if nothing is said), nobody. */
  gallery: Type.Optional(OneOf(GALLERY_ACCESS)),
  /** How many steps those who watch are behind, until it is over; none if nothing is said. */
  delay: Type.Optional(Type.Integer({ minimum: 0, maximum: PROTOCOL_LIMITS.delay })),
  /** Machines agree to every step back. With this set nobody is asked for one. */
  firm: Type.Optional(Type.Boolean()),
  /** The address of a witness, one of those that `GET /api/witness` lists: he signs before dice fall. */
  witness: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** What a turn may take, and what is done about who stays away; nothing presses if it is not given. */
  clock: Type.Optional(ClockTermsSchema),
});
export type CreateMatch = Static<typeof CreateMatchSchema>;

/** A new match from a moment of one that is over: with the same scenario and options, and new dice. */
export const ForkMatchSchema = Exactly({
  /** The number of the journal's entry after which it goes on. */
  n: Count,
  seats: CreateMatchSchema.properties.seats,
  gallery: CreateMatchSchema.properties.gallery,
  delay: CreateMatchSchema.properties.delay,
});
export type ForkMatch = Static<typeof ForkMatchSchema>;

/** `silent`: no answer; `refuses`: he has signed something else, or knows nothing of it; `false`: it is not his hand. */
export const WITNESS_TROUBLES = ['silent', 'refuses', 'false'] as const;
export type WitnessTrouble = (typeof WITNESS_TROUBLES)[number];

/** Which battle of a match, and which part of it where it has several. */
const BattlePart = { engagement: Type.String(), part: Count };
const BattleOfSchema = Type.Object({ match: Type.String(), ...BattlePart });

export const MATCH_STATUS = ['gathering', 'playing', 'over'] as const;

/** What anybody who may see the match knows about it. */
export const MatchInfoSchema = Type.Object({
  id: Type.String(),
  game: Type.String(),
  rulesVersion: Type.String(),
  /** `gathering` until every seat is taken and has given its nonce; nothing can be answered before `playing`. */
  status: OneOf(MATCH_STATUS),
  /** Milliseconds since 1970. */
  created: Type.Integer(),
  scenario: ScenarioHeadSchema,
  options: Type.Unknown(),
  seats: Type.Array(
    Type.Object({
      ...SeatSchema.properties,
      taken: Type.Boolean(),
      bot: Type.Union([Type.String(), Type.Null()]),
      /** The machine that has taken the place of a person in the middle of the match. */
      deputy: Type.Optional(Type.String()),
    }),
  ),
  /** The clock that was agreed on; missing where there is none. */
  clock: Type.Optional(ClockTermsSchema),
  gallery: OneOf(GALLERY_ACCESS),
  /** How many steps the gallery is behind until the match is over; missing where it is not. */
  delay: Type.Optional(Count),
  /** The battle of another match that is fought out in it; `dropped` where nobody waits for it any more. */
  of: Type.Optional(Type.Object({ match: Type.String(), ...BattlePart, dropped: Type.Boolean() })),
  dice: Type.Object({
    /** SHA-256 of the secret, published before anybody chose anything. */
    commitment: Hex32,
    /** What each seat added; null until the match starts. */
    nonces: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
    /** Published when the match is over. */
    secret: Type.Union([Hex32, Type.Null()]),
  }),
  /** Who signs before dice fall, where somebody does: his address, his key, and what is wrong with him at the moment. */
  witness: Type.Optional(
    Type.Object({
      url: Type.String(),
      key: Hex32,
      trouble: Type.Union([OneOf(WITNESS_TROUBLES), Type.Null()]),
      /** All are seated, and the match begins when he has signed its opening. */
      awaited: Type.Boolean(),
    }),
  ),
});
export type MatchInfo = Static<typeof MatchInfoSchema>;

/** A match in which a battle of another is, or was, fought out. */
export const BattleInfoSchema = Type.Object({
  ...BattleOfSchema.properties,
  game: Type.String(),
  title: Type.String(),
  status: OneOf(MATCH_STATUS),
  /** What came of it is in the books of the war. */
  reported: Type.Boolean(),
  verdict: Type.Union([Type.String(), Type.Null()]),
  /** `here`: who asks; `link`: a captain whom he has given a link; `another`: another player. */
  chairs: Type.Array(
    Type.Object({
      seat: Type.String(),
      name: Type.String(),
      by: OneOf(['here', 'link', 'another', 'machine']),
    }),
  ),
});
export type BattleInfo = Static<typeof BattleInfoSchema>;

export const BattlesReplySchema = Type.Object({ battles: Type.Array(BattleInfoSchema) });
export type BattlesReply = Static<typeof BattlesReplySchema>;

/** Each in the form that a campaign's file has, of the battles that who asks knows of. */
export const CareersReplySchema = Type.Object({ careers: Type.Array(Type.Unknown()) });
export type CareersReply = Static<typeof CareersReplySchema>;

/** A chair of one's own in a battle goes to whoever has the link that comes back, or comes back to oneself. */
export const GiveChairSchema = Exactly({ match: Name, seat: Name, to: OneOf(['link', 'me']) });
export type GiveChair = Static<typeof GiveChairSchema>;
export const ChairGivenSchema = Type.Object({ token: Type.Union([Type.String(), Type.Null()]) });
export type ChairGiven = Static<typeof ChairGivenSchema>;

export const CreatedSchema = Type.Object({
  match: MatchInfoSchema,
  /** The secret of each open seat. Nobody can ask for them again. */
  tokens: Type.Record(Type.String(), Type.String()),
  /** The gallery's secret, if it has one. */
  galleryToken: Type.Union([Type.String(), Type.Null()]),
});
export type CreatedReply = Static<typeof CreatedSchema>;

/** Taking a seat: 8 to 128 characters of the player's own choice, mixed into the dice. */
export const JoinSchema = Exactly({ nonce: Type.String({ minLength: 8, maxLength: 128 }) });

export const JoinedSchema = Type.Object({
  seat: Type.String(),
  /** The seat had been taken with this link before; the first nonce stands. */
  repeated: Type.Boolean(),
  match: MatchInfoSchema,
});
export type JoinedReply = Static<typeof JoinedSchema>;

/* ---------------------------------------------------------------- deeds */

/**
 * A batch of answers is taken whole or not at all: the first refusal refuses it and nothing changes. An answer to an
 * ask that is still open replaces the one given before. One that says again what was already said is no error.
 */
export const DeedRequestSchema = Type.Union([
  Exactly({
    type: Type.Literal('answer'),
    answers: Type.Array(Exactly({ ask: AskId, answer: Type.Unknown() }), {
      minItems: 1,
      maxItems: PROTOCOL_LIMITS.answers,
    }),
    /**
     * The `desk.n` it was composed from. The same questions come back when a step is taken back: an answer that was
     * given before that, and comes after it, is refused as `answer-outdated` if it says so here.
     */
    seen: Type.Optional(Count),
  }),
  Exactly({ type: Type.Literal('retract'), ask: AskId }),
  Exactly({ type: Type.Literal('resign') }),
  Exactly({ type: Type.Literal('undo'), to: Count }),
  Exactly({ type: Type.Literal('undo-request'), to: Count }),
  /**
   * Leaves standing instructions with the server: it carries on for the seat until one of what is ticked (see
   * `CarryOn`). Null takes them back. Not a deed of the match: no journal holds it, and nobody else is told.
   */
  Exactly({
    type: Type.Literal('instruct'),
    ticked: Type.Union([Type.Array(Name, { maxItems: 40, uniqueItems: true }), Type.Null()]),
  }),
  /**
   * A word about a pause of the clock: ask for one, agree to it, refuse it (or, for who asked, withdraw it), end it.
   * `number` is the pause that is meant: the first of a match has 1, and who asks gives the one after `ClockInfo.asked`.
   * Not a deed of the match: no journal holds it.
   */
  Exactly({
    type: Type.Literal('pause'),
    act: OneOf(['ask', 'agree', 'refuse', 'end']),
    number: Type.Integer({ minimum: 1 }),
  }),
  /**
   * A word about the chair of somebody who has missed turns or has left: he is taken to have resigned (`claim`), a machine
   * plays on (`machine`, with `bot`), anybody sits down (`open`), or somebody by `name`; `none` takes it back. It is done
   * when all who have a say have said the same. Whose chair a machine has says `back` of his own seat, and the others of it.
   * Not a deed of the match: no journal holds it.
   */
  Exactly({
    type: Type.Literal('chair'),
    seat: Name,
    act: OneOf(['claim', 'machine', 'open', 'name', 'back', 'none']),
    bot: Type.Optional(Name),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  }),
  /** Agrees that the dice of the step that waits for its witness fall without him; it takes every person. */
  Exactly({ type: Type.Literal('unwitnessed'), step: Count }),
  /** `to` is the request that is meant, so that a late consent can't fall to another one. */
  Exactly({ type: Type.Literal('undo-reply'), agree: Type.Boolean(), to: Type.Optional(Count) }),
]);
export type DeedRequest = Static<typeof DeedRequestSchema>;
/** Those that the match itself knows. */
export type PlayedDeed = Exclude<DeedRequest, { type: 'instruct' | 'pause' | 'chair' }>;
export type ChairDeed = Extract<DeedRequest, { type: 'chair' }>;
export type PauseDeed = Extract<DeedRequest, { type: 'pause' }>;

export const DeedReplySchema = Type.Object({
  /** The journal's last number; the deed is on disk. */
  n: Count,
  /** For answers: each ask, and whether it had that very answer before. */
  taken: Type.Array(Type.Object({ ask: Type.String(), repeated: Type.Boolean() })),
  /** The step that the deed resolved, if it did. */
  step: Type.Union([Count, Type.Null()]),
  /** The step that the match went back to, if it did. */
  rewoundTo: Type.Union([Count, Type.Null()]),
});
export type DeedReply = Static<typeof DeedReplySchema>;

/* ---------------------------------------------------------------- standing instructions */

/** What a seat has left with the server, as that seat alone is told it. */
export const StandingSchema = Type.Object({
  ticked: Type.Array(Type.String()),
  /** Questions that the server has answered for the seat. */
  answered: Count,
  /** Why it went on no longer; null while it does. It stands until the seat answers by itself. */
  halt: Type.Union([
    Type.Object({
      stop: Type.String(),
      words: Type.String(),
      at: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type Standing = Static<typeof StandingSchema>;

export const StandingReplySchema = Type.Object({ standing: Type.Union([StandingSchema, Type.Null()]) });
export type StandingReply = Static<typeof StandingReplySchema>;

/* ---------------------------------------------------------------- the clock */

/** How one seat stands under the clock that was agreed on. */
const ChairClock = Type.Object({
  /** Whether it is waited for, and for how long it still will be; null while its time stands. */
  asked: Type.Boolean(),
  left: Type.Union([Type.Number(), Type.Null()]),
  /** What of that counts: without nights, weekends and days off; and what there is in the bank. */
  counts: Type.Number(),
  bank: Type.Number(),
  /** What a turn of this seat may take now, before the bank is touched: less for who has missed some. */
  turn: Type.Number(),
  /** Turns missed, in a row and in all. */
  missed: Count,
  missedInAll: Count,
  /** He is off, for so long. */
  away: Type.Union([Type.Number(), Type.Null()]),
  vacant: Type.Boolean(),
  deputy: Type.Union([Type.String(), Type.Null()]),
  wantsBack: Type.Boolean(),
  /** Whether the others may do something about it, whose word it takes, and what they have said. */
  isStalled: Type.Boolean(),
  voters: Type.Array(Type.String()),
  words: Type.Record(
    Type.String(),
    Type.Object({
      act: OneOf(['claim', 'machine', 'open', 'name', 'back']),
      bot: Type.Optional(Type.String()),
      name: Type.Optional(Type.String()),
    }),
  ),
});
export type ChairClockInfo = Static<typeof ChairClock>;

/** How the time of the open questions stands, for everybody at the match. Spans are milliseconds, as of the sending. */
export const ClockSchema = Type.Object({
  /** How much of it has gone by. */
  spent: Type.Number(),
  /** The number of the last pause that was asked for. */
  asked: Count,
  /** Who asks for it now, since when, and who has agreed. The clock runs meanwhile. */
  request: Type.Union([
    Type.Object({ by: Type.String(), ago: Type.Number(), agreed: Type.Array(Type.String()) }),
    Type.Null(),
  ]),
  /** The last one asked for in this step was refused. */
  declined: Type.Union([Type.Object({ by: Type.String(), seat: Type.String() }), Type.Null()]),
  /** The clock stands; `left` is the time until it goes on, once somebody has ended the pause. */
  pause: Type.Union([
    Type.Object({
      by: Type.String(),
      ago: Type.Number(),
      endedBy: Type.Union([Type.String(), Type.Null()]),
      left: Type.Union([Type.Number(), Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** The clock that was agreed on, and how the seats of people stand under it. */
  terms: Type.Optional(ClockTermsSchema),
  chairs: Type.Record(Type.String(), ChairClock),
});
export type ClockInfo = Static<typeof ClockSchema>;

export const ClockReplySchema = Type.Object({ clock: Type.Union([ClockSchema, Type.Null()]) });
export type ClockReply = Static<typeof ClockReplySchema>;

/* ---------------------------------------------------------------- what a seat sees */

/** A `ToldStep`. */
export const ToldStepSchema = Type.Object({
  n: Type.Integer(),
  step: Type.Integer(),
  told: Type.Array(Type.Unknown()),
});

export const DeskSchema = Type.Object({
  seat: Type.String(),
  n: Count,
  step: Count,
  view: Type.Unknown(),
  asks: Type.Array(Type.Object({ ask: Type.Unknown(), answer: Type.Unknown() })),
  waitingFor: Type.Array(Type.String()),
  outcome: Type.Unknown(),
  undo: Type.Object({ freeTo: Type.Union([Count, Type.Null()]), request: Type.Unknown() }),
  /** While all is answered and the step waits for its witness. */
  witness: Type.Optional(
    Type.Object({ step: Count, agreed: Type.Array(Type.String()), needed: Type.Array(Type.String()) }),
  ),
});

export const DeskReplySchema = Type.Object({
  /** A step was taken back, or the client is ahead: forget all steps known and take these instead. */
  reset: Type.Boolean(),
  /** The steps after `lastSeen` (all that stand, after a reset), oldest first, at most `PROTOCOL_LIMITS.steps`. */
  steps: Type.Array(ToldStepSchema),
  /** How many older ones were left out; `GET …/steps?before=n` brings them. */
  earlier: Count,
  desk: DeskSchema,
});
/** Remember `desk.n`: it is the `lastSeen` to come back with. */
export interface DeskReply<T extends GameTypes = GameTypes> {
  readonly reset: boolean;
  readonly steps: readonly ToldStep<T>[];
  readonly earlier: number;
  readonly desk: Desk<T>;
}

export const StepsSchema = Type.Object({ steps: Type.Array(ToldStepSchema), earlier: Count });
export interface StepsReply<T extends GameTypes = GameTypes> {
  readonly steps: readonly ToldStep<T>[];
  readonly earlier: number;
}

/* ---------------------------------------------------------------- witnesses */

const Hex64 = Type.String({ pattern: '^[0-9a-f]{128}$' });

export const WitnessSchema = Type.Object({
  /** What this server signs with as a witness; null if it is none. */
  key: Type.Union([Hex32, Type.Null()]),
  /** Those that matches made here may name. */
  witnesses: Type.Array(Type.String()),
});
export type WitnessReply = Static<typeof WitnessSchema>;

/** The commitment of the match. Its pass comes as the bearer's token, and is the same for all that is asked later. */
export const WitnessMatchSchema = Exactly({ match: Hex32 });
export const WitnessHashSchema = Exactly({
  step: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  again: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  hash: Hex32,
});
export const WitnessedSchema = Type.Object({ signature: Hex64, countersign: Hex64 });

/* ---------------------------------------------------------------- the socket */

export const ClientMessageSchema = Type.Union([
  /** The first message. Without a token one watches, if the gallery is public. */
  Exactly({
    type: Type.Literal('hello'),
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    lastSeen: Count,
    /** Views may come as differences to the last one (`patch`). */
    patches: Type.Optional(Type.Boolean()),
  }),
  /** The difference that came was to a view which is not here: the whole desk is sent again. */
  Exactly({ type: Type.Literal('look') }),
  /** `id` is the client's own and comes back in the reply. */
  Exactly({
    type: Type.Literal('deed'),
    id: Type.String({ minLength: 1, maxLength: 100 }),
    deed: DeedRequestSchema,
  }),
]);
export type ClientMessage = Static<typeof ClientMessageSchema>;

/**
 * After `hello`: `match`, then (unless still gathering) `desk`. Both come again whenever they change; a `desk` holds
 * what is new since the last one. A deed's `reply` comes after the `desk` that shows it.
 */
export type ServerMessage<T extends GameTypes = GameTypes> =
  | { readonly type: 'match'; readonly seat: string; readonly match: MatchInfo }
  | ({ readonly type: 'desk' } & DeskReply<T>)
  /**
   * In the place of a `desk`, for who wants it so and where it is shorter: as that, but with the difference of its view
   * to the one that came with number `from`. `DeskLine` puts it together.
   */
  | ({ readonly type: 'patch'; readonly from: number; readonly patch: ViewPatch } & Omit<
      DeskReply<T>,
      'desk'
    > & { readonly desk: Omit<Desk<T>, 'view'> })
  /** To the seat alone, whenever it changes; not at all to whoever has left nothing with the server. */
  | { readonly type: 'standing'; readonly standing: Standing | null }
  /** To everybody, the gallery too, whenever it changes; not at all in a match without a clock. */
  | { readonly type: 'clock'; readonly clock: ClockInfo }
  /** What is said, as far as one may hear it, and who is there. */
  | TalkMessage
  | { readonly type: 'reply'; readonly id: string; readonly ok: true; readonly result: DeedReply }
  | { readonly type: 'reply'; readonly id: string; readonly ok: false; readonly error: ErrorBody }
  /** The message before was not understood, or the socket is about to be closed. */
  | { readonly type: 'error'; readonly error: ErrorBody };

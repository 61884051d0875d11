/**
 * What travels about people: who one is, whose a seat is, what one has played. A person is known by the cookie of his
 * session; what has to do with a match can be done with the secret of a seat as well.
 *
 *   /api/auth/…                          signing in and out, by Better Auth: see docs/people.md
 *   GET  /api/people/means               → MeansReply: what this server offers besides passwords
 *   GET  /api/people/me                  → MeReply
 *   POST /api/people/me                  ProfileChange → MeReply
 *   GET  /api/people/me/matches          → MyMatchesReply
 *   GET  /api/people/me/holidays         → HolidaysReply: days off, and how many there are to take
 *   POST /api/people/me/holidays         { first, last, zone } → HolidaysReply
 *   POST /api/people/me/holidays/end     { starts, zone } → HolidaysReply: gives up what is left of one
 *   GET  /api/people/me/devices          → DevicesReply: where I am signed in
 *   POST /api/people/me/devices/end      { id } → DevicesReply
 *   GET  /api/people/me/export           → everything that is kept about me
 *   POST /api/people/guest               → MeReply: a guest, for whoever is about to make a passkey
 *   POST /api/people/seats               { match, token } → MeReply: the seat of this link is mine; makes a guest of
 *                                        whoever is nobody yet
 *   POST /api/people/matches/:id/pass    → PassReply: a key to my seat in this match, for this device; with ?seat= to
 *                                        that one of several
 *   GET  /api/people/matches/:id         → SittersReply: who sits there, for those who may see the match
 *   GET  /api/people/:id                 → ProfileReply
 */
import { ClockTermsSchema } from '../clock-terms.ts';
import { Exactly, OneOf, type Static, Type } from '../schema.ts';
import { PERSON_ROLES } from './moderation-protocol.ts';
import { FlagOrNone } from './person-flags.ts';
import { RatingSchema, RESULTS } from './ratings-protocol.ts';

export { PERSON_FLAGS, type PersonFlag } from './person-flags.ts';

export const MeansSchema = Type.Object({
  /** Whether letters can be sent: links to sign in by, to confirm an address, to set a new password. */
  mail: Type.Boolean(),
  /** The host that passkeys are made for; another can't use them. */
  passkeyHost: Type.String(),
});
export type MeansReply = Static<typeof MeansSchema>;

export const MeSchema = Type.Object({
  me: Type.Union([
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      flag: FlagOrNone,
      /** Nothing but this browser's cookie leads back to a guest. */
      guest: Type.Boolean(),
      /** Whether he plays for a rating where a table is rated. */
      rated: Type.Boolean(),
      /** Null where there is none: a guest, or one who came by a passkey. */
      email: Type.Union([Type.String(), Type.Null()]),
      emailVerified: Type.Boolean(),
      /** Ways to sign in that are set up. */
      hasPassword: Type.Boolean(),
      passkeys: Type.Integer(),
      /** What he may do here besides playing. */
      role: OneOf(PERSON_ROLES),
    }),
    Type.Null(),
  ]),
});
export type MeReply = Static<typeof MeSchema>;
export type Me = NonNullable<MeReply['me']>;

export const ProfileChangeSchema = Exactly({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  flag: Type.Optional(FlagOrNone),
  /** Without one he sits at no rated table, and no list has him. What began rated still counts. */
  rated: Type.Optional(Type.Boolean()),
});
export type ProfileChange = Static<typeof ProfileChangeSchema>;

export const TakeSeatSchema = Exactly({
  match: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
  token: Type.String({ minLength: 1, maxLength: 200 }),
});

export const PassSchema = Type.Object({ seat: Type.String(), token: Type.String() });
export type PassReply = Static<typeof PassSchema>;

const SitterSchema = Type.Object({
  seat: Type.String(),
  /** Null where he is gone. */
  person: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  flag: FlagOrNone,
  /** Whether a program of his plays it. */
  program: Type.Boolean(),
});
export type Sitter = Static<typeof SitterSchema>;

export const SittersSchema = Type.Object({ sitters: Type.Array(SitterSchema) });
export type SittersReply = Static<typeof SittersSchema>;

/** A seat of a match as a list shows it, but for who sits there. */
export const SEAT_TAKEN = {
  id: Type.String(),
  side: Type.String(),
  name: Type.String(),
  bot: Type.Union([Type.String(), Type.Null()]),
  /** The machine that plays in the place of a person. */
  deputy: Type.Optional(Type.String()),
};

const MyMatchSchema = Type.Object({
  id: Type.String(),
  game: Type.String(),
  scenario: Type.String(),
  title: Type.String(),
  status: OneOf(['gathering', 'playing', 'over']),
  created: Type.Integer(),
  /** When something last happened in it. Milliseconds since 1970. */
  changed: Type.Integer(),
  mySeat: Type.String(),
  seats: Type.Array(
    Type.Object({
      ...SEAT_TAKEN,
      /** Who sits there; null where nobody does, a machine, or somebody known by his link alone. */
      sitter: Type.Union([Type.String(), Type.Null()]),
      program: Type.Boolean(),
    }),
  ),
  /** The seats that the umpire waits for. */
  asked: Type.Array(Type.String()),
  /** How far it has come (`Turn 4, Plotting`) and the last thing that happened, as my seat knows it; null while it gathers. */
  line: Type.Union([Type.Object({ stands: Type.String(), news: Type.String() }), Type.Null()]),
  /** The clock that was agreed on; and since when, and until when, each of those is waited for. Milliseconds since 1970. */
  clock: Type.Union([ClockTermsSchema, Type.Null()]),
  turns: Type.Array(
    Type.Object({
      seat: Type.String(),
      since: Type.Integer(),
      deadline: Type.Union([Type.Integer(), Type.Null()]),
      missed: Type.Integer(),
    }),
  ),
  result: Type.Union([OneOf(RESULTS), Type.Null()]),
  rated: Type.Boolean(),
  /** Whether I may leave it, and my seat be another's. */
  mayLeave: Type.Boolean(),
});
export type MyMatch = Static<typeof MyMatchSchema>;

export const MyMatchesSchema = Type.Object({
  matches: Type.Array(MyMatchSchema),
  /** What the server's clock says: those on walls differ. */
  now: Type.Integer(),
});
export type MyMatchesReply = Static<typeof MyMatchesSchema>;

const PublicMatchSchema = Type.Object({
  match: Type.String(),
  game: Type.String(),
  title: Type.String(),
  side: Type.String(),
  /** Milliseconds since 1970. */
  ended: Type.Integer(),
  result: OneOf(RESULTS),
  /** Whether a program of his played it. */
  program: Type.Boolean(),
  /** The seats of the other sides. */
  others: Type.Array(
    Type.Object({
      name: Type.String(),
      bot: Type.Union([Type.String(), Type.Null()]),
      sitter: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});
export type PublicMatch = Static<typeof PublicMatchSchema>;

export const ProfileSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  flag: FlagOrNone,
  guest: Type.Boolean(),
  /** Milliseconds since 1970. */
  since: Type.Integer(),
  results: Type.Array(
    Type.Object({
      game: Type.String(),
      side: Type.String(),
      /** Whether it was played by programs of his: those are counted apart. */
      program: Type.Boolean(),
      won: Type.Integer(),
      lost: Type.Integer(),
      drawn: Type.Integer(),
    }),
  ),
  /** The scenarios most played, and how often. */
  favourites: Type.Array(Type.Object({ game: Type.String(), title: Type.String(), times: Type.Integer() })),
  ratings: Type.Array(RatingSchema),
  /** The latest that are over and that anybody was free to watch. */
  history: Type.Array(PublicMatchSchema),
});
export type ProfileReply = Static<typeof ProfileSchema>;

const DeviceSchema = Type.Object({
  id: Type.String(),
  /** Milliseconds since 1970. */
  since: Type.Integer(),
  /** How the browser describes itself. */
  agent: Type.String(),
  current: Type.Boolean(),
});
export type Device = Static<typeof DeviceSchema>;

export const DevicesSchema = Type.Object({ devices: Type.Array(DeviceSchema) });
export type DevicesReply = Static<typeof DevicesSchema>;

export const EndDeviceSchema = Exactly({ id: Type.String({ minLength: 1, maxLength: 100 }) });

/** As 2026-12-30. */
const DateText = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Zone = Type.String({ minLength: 1, maxLength: 60 });

/** Days off: the first and the last, and the moments at which they begin and end, in milliseconds since 1970. */
const HolidaySchema = Type.Object({
  first: Type.String(),
  last: Type.String(),
  starts: Type.Integer(),
  ends: Type.Integer(),
});
export type Holiday = Static<typeof HolidaySchema>;

export const HolidayWishSchema = Exactly({ first: DateText, last: DateText, zone: Zone });
export const EndHolidaySchema = Exactly({ starts: Type.Integer(), zone: Zone });

export const HolidaysSchema = Type.Object({
  holidays: Type.Array(HolidaySchema),
  /** Days a year, and how many of this year's and the next one's are left. */
  budget: Type.Integer(),
  left: Type.Record(Type.String(), Type.Integer()),
  now: Type.Integer(),
});
export type HolidaysReply = Static<typeof HolidaysSchema>;

/**
 * The door for programs: a person makes a token for each of them, which opens what its scopes name and nothing else. It
 * goes where the secret of a seat goes, in `Authorization: Bearer` or in `hello`, and is the key to every seat that the
 * person has. Who has several seats in one match names one after the token: `<token>~<seat>`.
 *
 *   GET  /api/people/me/programs         → ProgramsReply, with a session alone, as the next two
 *   POST /api/people/me/programs         MakeProgram → MadeProgramReply: the token is told here and never again
 *   POST /api/people/me/programs/end     { id } → ProgramsReply
 *   GET  /api/people/program             → ProgramSelfReply, with a token: who it plays for, and what it may do
 *   GET  /api/matches/:id/choices        ?ask=id → ChoicesReply: some answers that the rules allow
 */
import { Exactly, OneOf, type Static, Type } from '../schema.ts';

/** Each route names the one it needs; a route that names none is not for programs. */
export const PROGRAM_SCOPES = ['public', 'matches', 'play', 'tables', 'talk'] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];

/** Begins every token of a program; no secret of a seat has a full stop in it. */
export const PROGRAM_PREFIX = 'wgt.';
/** Stands between the token and the seat that is meant. */
export const SEAT_MARK = '~';

export const PROGRAM_LIMITS = {
  /** Tokens that one person has at once. */
  most: 20,
  /** Days after which a token ends by itself, at most. */
  days: 366,
  /** Choices told at once. */
  choices: 100,
} as const;

const Scopes = Type.Array(OneOf(PROGRAM_SCOPES), {
  minItems: 1,
  maxItems: PROGRAM_SCOPES.length,
  uniqueItems: true,
});
const TimeOrNone = Type.Union([Type.Integer(), Type.Null()]);

export const MakeProgramSchema = Exactly({
  name: Type.String({ minLength: 1, maxLength: 40 }),
  scopes: Scopes,
  /** How long it is good for; null until it is ended. */
  days: Type.Union([Type.Integer({ minimum: 1, maximum: PROGRAM_LIMITS.days }), Type.Null()]),
});
export type MakeProgram = Static<typeof MakeProgramSchema>;

const ProgramSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Scopes,
  /** Milliseconds since 1970, as the next two. */
  made: Type.Integer(),
  /** When it was last used, to the minute; null if never. */
  used: TimeOrNone,
  ends: TimeOrNone,
});
export type Program = Static<typeof ProgramSchema>;

export const ProgramsSchema = Type.Object({ programs: Type.Array(ProgramSchema) });
export type ProgramsReply = Static<typeof ProgramsSchema>;

export const MadeProgramSchema = Type.Object({ program: ProgramSchema, token: Type.String() });
export type MadeProgramReply = Static<typeof MadeProgramSchema>;

export const EndProgramSchema = Exactly({ id: Type.String({ minLength: 1, maxLength: 60 }) });

export const ProgramSelfSchema = Type.Object({
  program: ProgramSchema,
  person: Type.Object({ id: Type.String(), name: Type.String() }),
});
export type ProgramSelfReply = Static<typeof ProgramSelfSchema>;

export const ChoicesSchema = Type.Object({
  /** Answers that the rules allow, drawn from all of them where there are more. */
  choices: Type.Array(Type.Unknown()),
  /** Whether there are others besides. */
  more: Type.Boolean(),
});
export type ChoicesReply = Static<typeof ChoicesSchema>;

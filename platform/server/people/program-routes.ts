/** Tokens of programs: made, listed and ended by a person in his own session, and by nobody else. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  EndProgramSchema,
  MadeProgramSchema,
  MakeProgramSchema,
  PROGRAM_LIMITS,
  ProgramSelfSchema,
  ProgramsSchema,
} from '@weathergage/kernel/people/program-protocol.ts';
import type { People } from '@weathergage/people';
import { Fault } from '../faults.ts';
import type { ProgramDoor } from './program-door.ts';
import { aboutPeople, takesFromPeople } from './route-parts.ts';
import { knownSession, knownVisitor } from './visitor.ts';

/** Who found a browser open must not carry a key away that outlives it. */
const FRESH_MS = 86_400_000;
/** What a name of a program can't do without being taken for something else. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’._()/-]*[\p{L}\p{M}\p{N}.)])?$/u;

export const programRoutes: FastifyPluginAsyncTypebox<{ people: People; door: ProgramDoor }> = async (
  app,
  { people, door },
) => {
  app.get(
    '/people/me/programs',
    { schema: aboutPeople('My programs’ tokens, without their secrets', ProgramsSchema) },
    async (request) => ({
      programs: await people.programs.of(await knownVisitor(people, request), Date.now()),
    }),
  );

  app.post(
    '/people/me/programs',
    takesFromPeople(
      'Make a token for a program; it is told here alone',
      MadeProgramSchema,
      MakeProgramSchema,
    ),
    async (request) => {
      const { userId, sessionId } = await knownSession(people, request);
      const name = request.body.name.normalize('NFC').trim();
      if (!NAME.test(name))
        throw new Fault('name-unsound', 'That name will not do: letters, figures and a few signs.');
      const me = await people.persons.me(userId);
      if (me === null || me.guest)
        throw new Fault('account-needed', 'Make an account first: a guest is known to his browser alone.');
      const began = await people.persons.sessionBegan(sessionId);
      if (began === null || Date.now() - began > FRESH_MS)
        throw new Fault('session-not-fresh', 'You signed in too long ago for that. Sign in again.');
      const made = await people.programs.make(userId, { ...request.body, name }, Date.now());
      if (made === null)
        throw new Fault('too-many', `More than ${PROGRAM_LIMITS.most} tokens nobody has. End one first.`);
      return made;
    },
  );

  app.post(
    '/people/me/programs/end',
    takesFromPeople('End a token: it opens nothing from now on', ProgramsSchema, EndProgramSchema),
    async (request) => {
      const person = await knownVisitor(people, request);
      const { id } = request.body;
      const mine = await people.programs.of(person, Date.now());
      if (mine.some((one) => one.id === id)) {
        await people.programs.end(person, id);
        door.ended(id);
      }
      return { programs: mine.filter((one) => one.id !== id) };
    },
  );

  app.get(
    '/people/program',
    {
      config: { scope: 'any' },
      schema: aboutPeople('Whose program asks, and what its token is good for', ProgramSelfSchema),
    },
    async ({ program }) => {
      if (program === null) throw new Fault('token-needed', 'This is for who comes by a token.');
      const { person, ...told } = program;
      const { name } = (await people.persons.me(person))!;
      return { program: told, person: { id: person, name } };
    },
  );
};

/** Whom one does not want to meet or hear, what one reports, and what the house has to say: each for himself. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { GALLERY, Type } from '@weathergage/kernel';
import {
  HouseWordsSchema,
  MODERATION_LIMITS,
  ReadWordsSchema,
  ReportSchema,
  ShunnedSchema,
  ShunSchema,
} from '@weathergage/kernel/people/moderation-protocol.ts';
import type { TalkLine } from '@weathergage/kernel/people/talk-protocol.ts';
import type { People } from '@weathergage/people';
import { Fault } from '../faults.ts';
import { plainText } from '../match/talk-room.ts';
import { bearerOf } from '../tokens.ts';
import type { Umpire } from '../umpire.ts';
import { aboutPeople, takesFromPeople } from './route-parts.ts';
import { knownVisitor } from './visitor.ts';

const nobody = (): Fault => new Fault('no-such-person', 'There is nobody of that kind.');

export const shunRoutes: FastifyPluginAsyncTypebox<{ people: People; umpire: Umpire }> = async (
  app,
  { people, umpire },
) => {
  app.get(
    '/people/me/shunned',
    { schema: aboutPeople('Whom I have blocked, and whom I do not hear', ShunnedSchema) },
    async (request) => people.shunning.of(await knownVisitor(people, request)),
  );

  app.post(
    '/people/shun',
    takesFromPeople('Block or mute somebody, or no more', ShunnedSchema, ShunSchema),
    async (request) => {
      const me = await knownVisitor(people, request);
      const { person, kind, on } = request.body;
      if (person === me || (await people.persons.me(person)) === null) throw nobody();
      await people.shunning.set(me, person, kind, on, Date.now());
      for (const match of await people.shunning.together(me, person)) await umpire.hearAnew(match);
      return people.shunning.of(me);
    },
  );

  app.post(
    '/people/reports',
    {
      schema: {
        ...aboutPeople('Report somebody to those who judge here', Type.Object({ ok: Type.Literal(true) })),
        body: ReportSchema,
      },
    },
    async (request) => {
      const by = await knownVisitor(people, request);
      const { reason, of } = request.body;
      const words = plainText(request.body.words);
      const meant = { match: null as string | null, seat: null as string | null };
      let lines: TalkLine[] = [];
      let about: string | null;
      if ('match' in of) {
        // As far as he hears it himself: nobody learns by a report what was said to others.
        const heard = await umpire.talk(of.match, bearerOf(request.headers.authorization));
        lines = heard.lines.slice(-MODERATION_LIMITS.lines);
        Object.assign(meant, of);
        if (of.seat === GALLERY)
          throw new Fault('nobody-known', 'Spectators are nobody in particular: mute them.');
        about = await people.chairs.personAt(of.match, of.seat);
        if (about === null)
          throw new Fault('nobody-known', 'Nobody who is known here sits there: mute him, or leave.');
      } else about = (await people.persons.me(of.person)) === null ? null : of.person;
      if (about === null || about === by) throw nobody();
      const flaw = await people.moderation.report(
        { by, about, reason, words, lines, ...meant },
        MODERATION_LIMITS.reportsADay,
        Date.now(),
      );
      if (flaw === 'again')
        throw new Fault('reported-already', 'You have reported that, and it is not judged yet.');
      if (flaw !== null) throw new Fault('too-many', 'That is enough for a day. Come back tomorrow.');
      return { ok: true as const };
    },
  );

  app.get(
    '/people/me/words',
    { schema: aboutPeople('What the house has to say to me', HouseWordsSchema) },
    async (request) => ({ words: await people.moderation.wordsTo(await knownVisitor(people, request)) }),
  );

  app.post(
    '/people/me/words/read',
    takesFromPeople('I have read it', HouseWordsSchema, ReadWordsSchema),
    async (request) => {
      const me = await knownVisitor(people, request);
      await people.moderation.read(me, request.body.id);
      return { words: await people.moderation.wordsTo(me) };
    },
  );
};

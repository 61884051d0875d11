/** How people are called, route by route: what they have set, the ways, letters that stop, a calendar. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { GALLERY, type Static, type TSchema, Type } from '@weathergage/kernel';
import {
  CalendarSchema,
  DoneSchema,
  EndWaySchema,
  HookSchema,
  LookingSchema,
  MatchWaySchema,
  NoticesSchema,
  NoticeTermsSchema,
  SubscriptionSchema,
  TryWaySchema,
} from '@weathergage/kernel/people/notice-protocol.ts';
import { ErrorSchema } from '@weathergage/kernel/protocol.ts';
import type { NoticeFlaw, People } from '@weathergage/people';
import { tooFast } from '../border/guard.ts';
import { RateBuckets } from '../border/limits.ts';
import { Fault } from '../faults.ts';
import type { Umpire } from '../umpire.ts';
import type { Noting } from './noting.ts';
import { aboutPeople, takesFromPeople } from './route-parts.ts';
import { knownSession, knownVisitor } from './visitor.ts';

export interface NoticeRoutesOptions {
  readonly people: People;
  readonly umpire: Umpire;
  readonly noting: Noting;
}

const FLAWS: Readonly<Record<NoticeFlaw, string>> = {
  'not-https': 'The address must begin with https://.',
  'not-an-address': 'That is no address that could be written to.',
  'inner-address': 'That address leads to a place inside a net, and this server writes to none of those.',
  'no-such-zone': 'There is no such time zone.',
  'too-many-hooks': 'That is as many as one may have. Remove another first.',
  'no-such-way': 'You have no such way to be called.',
};

/** What one person may have sent to try a way by: each makes the server write to somebody. */
const TRIES = { perSecond: 1 / 20, atOnce: 6 } as const;

export const noticeRoutes: FastifyPluginAsyncTypebox<NoticeRoutesOptions> = async (
  app,
  { people: { notices }, people, umpire, noting },
) => {
  const tries = new RateBuckets(TRIES.perSecond, TRIES.atOnce);
  const unless = (flaw: NoticeFlaw | null): void => {
    if (flaw !== null) throw new Fault(flaw, FLAWS[flaw]);
  };

  /** Something that one sets about being called, and how all of it is set then. */
  const setting = <B extends TSchema>(
    path: string,
    summary: string,
    body: B,
    set: (person: string, wanted: Static<B>) => Promise<void>,
  ) =>
    app.post(`/people/me/notices${path}`, takesFromPeople(summary, NoticesSchema, body), async (request) => {
      const person = await knownVisitor(people, request);
      await set(person, request.body as Static<B>);
      return notices.of(person);
    });

  app.get(
    '/people/me/notices',
    { schema: aboutPeople('When and how I am called', NoticesSchema) },
    async (request) => notices.of(await knownVisitor(people, request)),
  );

  setting('', 'Set when I am called', NoticeTermsSchema, async (person, terms) => {
    unless(await notices.change(person, terms, noting.now()));
  });

  app.post(
    '/people/me/notices/devices',
    takesFromPeople('Call me in this browser', NoticesSchema, SubscriptionSchema),
    async (request) => {
      const session = await knownSession(people, request);
      const agent = request.headers['user-agent'] ?? '';
      unless(await notices.addDevice(session, request.body, agent, noting.now()));
      return notices.of(session.userId);
    },
  );

  setting('/devices/end', 'Call me no more in a browser', EndWaySchema, async (person, { id }) => {
    await notices.endDevice(person, id);
  });

  setting('/hooks', 'Call me by a hook', HookSchema, async (person, hook) => {
    unless(await notices.addHook(person, hook, noting.now()));
  });

  setting('/hooks/end', 'Call me no more by a hook', EndWaySchema, async (person, { id }) => {
    await notices.endHook(person, id);
  });

  app.post(
    '/people/me/notices/try',
    takesFromPeople('Try a way to be called', DoneSchema, TryWaySchema),
    async (request) => {
      const person = await knownVisitor(people, request);
      if (!tries.take(person)) throw tooFast();
      unless(await notices.tryWay(person, request.body, noting.now()));
      return { ok: true as const };
    },
  );

  setting('/calendar', 'A new address for my deadlines', CalendarSchema, async (person, { on }) => {
    await notices.setCalendar(person, on);
  });

  setting('/matches', 'What I am told of one match', MatchWaySchema, async (person, { match, how }) => {
    if ((await people.chairs.seatsOf(match, person)).length === 0)
      throw new Fault('not-my-match', 'You have no seat in such a match.');
    await notices.setMatch(person, match, how);
  });

  app.post(
    '/people/looking',
    takesFromPeople('Whether I look at a match now', DoneSchema, LookingSchema),
    async (request) => {
      const { match, token, looking } = request.body;
      const { seat } = await umpire.seatNamed(match, token);
      if (seat !== GALLERY) await noting.looking(match, seat, looking);
      return { ok: true as const };
    },
  );

  const Sealed = Type.Object({
    token: Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}\\.[A-Za-z0-9_-]{1,100}$' }),
  });

  await app.register(async (letters) => {
    // What a mail program sends when somebody presses its own button: a form, of which nothing is needed.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      letters.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4096 }, (_, __, done) =>
        done(null, {}),
      );
    letters.post(
      '/people/unsubscribe/:token',
      { schema: { ...aboutPeople('No more letters', DoneSchema), params: Sealed } },
      async (request) => {
        const { token } = request.params as { token: string };
        if (!(await notices.stopLetters(token, noting.now())))
          throw new Fault('no-such-person', 'That link leads to nobody.');
        return { ok: true as const };
      },
    );
  });

  // For mail programs that only open links: nothing happens by that.
  app.get(
    '/people/unsubscribe/:token',
    { schema: { hide: true, params: Sealed } },
    async (request, reply) => {
      reply.type('text/plain; charset=utf-8');
      return `No more letters: open ${people.publicUrl}/#/notices/stop/${request.params.token} and press the button there.\n`;
    },
  );

  app.get(
    '/people/calendar/:token',
    {
      schema: {
        summary: 'My deadlines, for a calendar',
        tags: ['people'],
        response: { 200: Type.String(), '4xx': ErrorSchema },
        params: Type.Object({
          token: Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}\\.[A-Za-z0-9_-]{1,100}\\.ics$' }),
        }),
      },
    },
    async (request, reply) => {
      const text = await notices.calendar(request.params.token.replace(/\.ics$/, ''));
      if (text === null) throw new Fault('no-such-person', 'That link leads nowhere any more.');
      reply.type('text/calendar; charset=utf-8');
      reply.header('content-disposition', 'inline; filename="weathergage.ics"');
      return text;
    },
  );
};

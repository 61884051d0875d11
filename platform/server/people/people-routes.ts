/** What the page asks about people, route by route. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { GALLERY, Type } from '@weathergage/kernel';
import {
  DevicesSchema,
  EndDeviceSchema,
  MeansSchema,
  MeSchema,
  MyMatchesSchema,
  PassSchema,
  ProfileChangeSchema,
  ProfileSchema,
  SittersSchema,
  TakeSeatSchema,
} from '@weathergage/kernel/people/people-protocol.ts';
import type { People } from '@weathergage/people';
import type { Store } from '@weathergage/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooFast } from '../border/guard.ts';
import { addressKey, type RateLimits } from '../border/limits.ts';
import { Fault, galleryActs } from '../faults.ts';
import { bearerOf } from '../tokens.ts';
import type { Umpire } from '../umpire.ts';
import { addAuthRoutes } from './auth-routes.ts';
import { copyRoutes } from './copy-routes.ts';
import { holidayRoutes } from './holiday-routes.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import type { Noting } from './noting.ts';
import type { ProgramDoor } from './program-door.ts';
import { programRoutes } from './program-routes.ts';
import { ratingRoutes } from './rating-routes.ts';
import { aboutPeople, MatchId, takesFromPeople } from './route-parts.ts';
import type { Sanctions } from './sanctions.ts';
import { shunRoutes } from './shun-routes.ts';
import type { TournamentHouse } from './tournament-house.ts';
import { tournamentRoutes } from './tournament-routes.ts';
import { knownSession, knownVisitor, newGuest, visitorOf } from './visitor.ts';

export interface PeopleRoutesOptions {
  readonly people: People;
  readonly store: Store;
  readonly umpire: Umpire;
  readonly noting: Noting;
  readonly limits: RateLimits;
  readonly now: () => number;
  /** Days off that everybody has in a year. */
  readonly holidayDays: number;
  readonly door: ProgramDoor;
  readonly sanctions: Sanctions;
  readonly tournaments: TournamentHouse;
}

/** Signing in and out, passwords, deletion; ending devices and tokens; reading what was said to one. */
const LEFT_TO_CLOSED = /\/auth\/|\/me\/(?:devices|programs)\/end$|\/me\/words\/read$/;

export const peopleRoutes: FastifyPluginAsyncTypebox<PeopleRoutesOptions> = async (
  app,
  { people, store, umpire, noting, limits, now, holidayDays, door, sanctions, tournaments },
) => {
  /** Whoever is nobody yet becomes a guest. */
  const visitor = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const known = await visitorOf(people, request);
    if (known !== null) return known;
    if (!(await people.tries.take('guest', addressKey(request.ip), limits.guestsPerMinute, 60_000)))
      throw tooFast();
    return newGuest(people, request, reply);
  };
  // Whose account is closed may look, take his copy and go; he does nothing else here.
  app.addHook('preHandler', async (request) => {
    const { url = '' } = request.routeOptions;
    if (request.method !== 'POST' || LEFT_TO_CLOSED.test(url)) return;
    const person = await visitorOf(people, request);
    if (person !== null) await sanctions.refuseClosed(person);
  });
  addAuthRoutes(app, people, limits);
  await app.register(copyRoutes, { people, noting, store });
  await app.register(holidayRoutes, { people, umpire, noting, now, budget: holidayDays });
  await app.register(lobbyRoutes, { people, umpire, noting, visitor });
  await app.register(ratingRoutes, { people, noting });
  await app.register(programRoutes, { people, door });
  await app.register(noticeRoutes, { people, umpire, noting });
  await app.register(shunRoutes, { people, umpire });
  await app.register(moderationRoutes, { people, sanctions });
  await app.register(tournamentRoutes, { people, noting, tournaments });

  app.get(
    '/people/means',
    {
      config: { scope: 'public' },
      schema: aboutPeople('What this server offers besides passwords', MeansSchema),
    },
    async () => people.means,
  );

  app.get('/people/me', { schema: aboutPeople('Who I am', MeSchema) }, async (request) => {
    const person = await visitorOf(people, request);
    return { me: person === null ? null : await people.persons.me(person) };
  });

  app.post(
    '/people/me',
    takesFromPeople('How I am called, and under which colours', MeSchema, ProfileChangeSchema),
    async (request) => {
      const person = await knownVisitor(people, request);
      const flaw = await people.persons.change(person, request.body);
      if (flaw === 'name-taken') throw new Fault(flaw, 'Somebody has that name already.');
      if (flaw !== null)
        throw new Fault(flaw, 'That name will not do: two to twenty-four letters and figures.');
      return { me: await people.persons.me(person) };
    },
  );

  app.get(
    '/people/me/matches',
    {
      config: { scope: 'matches' },
      schema: aboutPeople('My matches, those first where I am asked', MyMatchesSchema),
    },
    async (request) => {
      const person = await knownVisitor(people, request);
      await noting.settle();
      return { matches: await people.notes.of(person), now: now() };
    },
  );

  app.get(
    '/people/me/devices',
    { schema: aboutPeople('Where I am signed in', DevicesSchema) },
    async (request) => {
      const { userId, sessionId } = await knownSession(people, request);
      return { devices: await people.persons.devices(userId, sessionId) };
    },
  );

  app.post(
    '/people/me/devices/end',
    takesFromPeople('Sign out one of my devices', DevicesSchema, EndDeviceSchema),
    async (request) => {
      const { userId, sessionId } = await knownSession(people, request);
      await people.persons.endDevice(userId, request.body.id);
      return { devices: await people.persons.devices(userId, sessionId) };
    },
  );

  app.post(
    '/people/guest',
    { schema: aboutPeople('Who is about to make a passkey is a guest until he has', MeSchema) },
    async (request, reply) => ({ me: await people.persons.me(await visitor(request, reply)) }),
  );

  app.post(
    '/people/seats',
    {
      config: { scope: 'tables' },
      ...takesFromPeople('The seat of this link is mine, too', MeSchema, TakeSeatSchema),
    },
    async (request, reply) => {
      const { match, token } = request.body;
      const { seat, side } = await umpire.seatNamed(match, token);
      if (seat === GALLERY) throw galleryActs();
      const person = await visitor(request, reply);
      const sitting = { person, program: request.program !== null };
      if (!(await people.chairs.take({ match, seat }, side, sitting, Date.now())))
        throw new Fault('seat-taken', 'The seat belongs to somebody else; the link opens it all the same.');
      noting.sat(match);
      await umpire.info(match, token);
      // What a program may know of its person it is told elsewhere.
      return { me: request.program === null ? await people.persons.me(person) : null };
    },
  );

  app.post(
    '/people/matches/:id/pass',
    {
      schema: {
        ...aboutPeople('A key to my seat, or to the one that is named, for this device', PassSchema),
        params: MatchId,
        querystring: Type.Object({ seat: Type.Optional(Type.String({ maxLength: 100 })) }),
      },
    },
    async (request) => {
      const person = await knownVisitor(people, request);
      const { id } = request.params;
      const { seat: named } = request.query;
      const mine = await people.chairs.seatsOf(id, person);
      const seat = named === undefined ? mine[0] : mine.find((one) => one === named);
      // The same word for a match that is not there: nobody learns which ones are.
      if (seat === undefined) throw new Fault('not-my-match', 'You have no seat in such a match.');
      return { seat, token: await people.chairs.pass({ match: id, seat }, person, Date.now()) };
    },
  );

  app.get(
    '/people/matches/:id',
    {
      config: { scope: 'matches' },
      schema: { ...aboutPeople('Who sits at a match', SittersSchema), params: MatchId },
    },
    async ({ params, headers }) => {
      await umpire.info(params.id, bearerOf(headers.authorization));
      return { sitters: await people.chairs.sitters(params.id) };
    },
  );

  app.get(
    '/people/:id',
    {
      config: { scope: 'public' },
      schema: {
        ...aboutPeople('What is known of somebody', ProfileSchema),
        params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,60}$' }) }),
      },
    },
    async ({ params }) => {
      await noting.settle();
      const profile = await people.persons.profile(params.id);
      if (profile === null) throw new Fault('no-such-person', 'There is nobody of that kind.');
      return { ...profile, ratings: await people.ratings.of(params.id) };
    },
  );
};

/** Where people find each other, route by route: tables to sit down at, matches to watch, the same again. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@weathergage/kernel';
import {
  LobbySchema,
  OpenTableSchema,
  RematchSchema,
  RematchWantedSchema,
  SatSchema,
  SitSchema,
} from '@weathergage/kernel/people/lobby-protocol.ts';
import { PROTOCOL_LIMITS } from '@weathergage/kernel/protocol.ts';
import type { People } from '@weathergage/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from '../tokens.ts';
import type { Umpire } from '../umpire.ts';
import { type Comer, HouseTables } from './house-tables.ts';
import type { Noting } from './noting.ts';
import { aboutPeople, MatchId, takesFromPeople } from './route-parts.ts';
import { knownVisitor, visitorOf } from './visitor.ts';

export interface LobbyRoutesOptions {
  readonly people: People;
  readonly umpire: Umpire;
  readonly noting: Noting;
  /** Whoever is nobody yet becomes a guest. */
  readonly visitor: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}

export const lobbyRoutes: FastifyPluginAsyncTypebox<LobbyRoutesOptions> = async (
  app,
  { people, umpire, noting, visitor },
) => {
  const tables = new HouseTables(people, umpire, noting);
  const comer = async (request: FastifyRequest, reply: FastifyReply): Promise<Comer> => ({
    person: await visitor(request, reply),
    program: request.program !== null,
    token: request.program === null ? null : (bearerOf(request.headers.authorization) ?? null),
  });

  app.get(
    '/people/lobby',
    {
      config: { scope: 'public' },
      schema: aboutPeople('Tables with a chair to spare, and matches to watch', LobbySchema),
    },
    async (request) => {
      const me = await visitorOf(people, request);
      await noting.settle();
      return people.offers.lobby(me, me === null ? new Set() : await people.shunning.apartFrom(me));
    },
  );

  app.post(
    '/people/tables',
    {
      config: { scope: 'tables', keeps: true },
      bodyLimit: PROTOCOL_LIMITS.scenarioBytes,
      ...takesFromPeople('Open a table, for anybody or for those who are asked', SatSchema, OpenTableSchema),
    },
    async (request, reply) => tables.open(request.body, await comer(request, reply)),
  );

  app.post(
    '/people/tables/:id/sit',
    {
      config: { scope: 'tables' },
      schema: {
        ...aboutPeople('Sit down at an open table, in one seat or in several of a side', SatSchema),
        params: MatchId,
        body: SitSchema,
      },
    },
    async (request, reply) => tables.sit(request.params.id, request.body, await comer(request, reply)),
  );

  app.post(
    '/people/tables/:id/leave',
    {
      config: { scope: 'tables' },
      schema: {
        ...aboutPeople(
          'Leave a match that has not begun, or an open table',
          Type.Object({ ok: Type.Literal(true) }),
        ),
        params: MatchId,
      },
    },
    async (request) => {
      await tables.leave(request.params.id, await knownVisitor(people, request));
      return { ok: true as const };
    },
  );

  app.get(
    '/people/matches/:id/rematch',
    {
      config: { scope: 'matches' },
      schema: { ...aboutPeople('Who wants the same again', RematchWantedSchema), params: MatchId },
    },
    async ({ params, headers }) => {
      await umpire.info(params.id, bearerOf(headers.authorization));
      await noting.settle();
      const { by = null, isReturn = false } = (await people.offers.rematchOf(params.id)) ?? {};
      return { by, isReturn };
    },
  );

  app.post(
    '/people/matches/:id/rematch',
    {
      config: { scope: 'tables', keeps: true },
      schema: { ...aboutPeople('The same again, with sides changed', RematchSchema), params: MatchId },
    },
    async (request, reply) => {
      await knownVisitor(people, request);
      return tables.rematch(request.params.id, await comer(request, reply));
    },
  );
};

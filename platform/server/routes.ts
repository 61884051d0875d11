/** The HTTP side of the protocol, route by route. The schemas check what comes in and describe what goes out. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { JournalSchema, type TSchema, Type } from '@weathergage/kernel';
import {
  ClockReplySchema,
  CreatedSchema,
  CreateMatchSchema,
  DeedReplySchema,
  DeedRequestSchema,
  DeskReplySchema,
  ErrorSchema,
  GamesSchema,
  JoinedSchema,
  JoinSchema,
  MatchInfoSchema,
  PROTOCOL_LIMITS,
  StandingReplySchema,
  StepsSchema,
} from '@weathergage/kernel/protocol.ts';
import { Fault } from './faults.ts';
import { newMatchLimit, tooFast } from './guard.ts';
import type { RateBuckets, RateLimits } from './limits.ts';
import { storeFailed } from './live-match.ts';
import type { StoreHealth } from './store-health.ts';
import { bearerOf, hashToken } from './tokens.ts';
import type { Umpire } from './umpire.ts';

export interface RoutesOptions {
  readonly umpire: Umpire;
  readonly limits: RateLimits;
  readonly buckets: RateBuckets;
  readonly health: StoreHealth;
}

const Match = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) });
const QueryNumber = Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' }));
const answers = (status: number, schema: TSchema) => ({
  [status]: schema,
  '4xx': ErrorSchema,
  '5xx': ErrorSchema,
});
/** What a route of a match has in common with the others. */
const about = (summary: string, reply: TSchema) => ({
  summary,
  tags: ['matches'],
  security: [{ seat: [] }, {}],
  params: Match,
  response: answers(200, reply),
});

export const apiRoutes: FastifyPluginAsyncTypebox<RoutesOptions> = async (
  app,
  { umpire, limits, buckets, health },
) => {
  const mayMake = newMatchLimit(limits);
  const wellness = (summary: string) => ({
    schema: { summary, response: answers(200, Type.Object({ ok: Type.Literal(true) })) },
  });
  app.get('/health', wellness('Whether the server is up and its store can be written to'), async () => {
    if (!(await health.isWell())) throw storeFailed();
    return { ok: true as const };
  });

  app.get('/ready', wellness('Whether the server takes what is sent to it'), async () => {
    if (umpire.isStopping) throw new Fault('stopping', 'The server is being stopped.');
    if (!(await health.isWell())) throw storeFailed();
    return { ok: true as const };
  });

  app.get(
    '/games',
    { schema: { summary: 'The games, their scenarios and bots', response: answers(200, GamesSchema) } },
    async () => umpire.catalogue.listing,
  );

  app.post(
    '/matches',
    {
      bodyLimit: PROTOCOL_LIMITS.scenarioBytes,
      schema: {
        summary: 'Make a match; the secrets of its seats are told here and never again',
        tags: ['matches'],
        body: CreateMatchSchema,
        response: answers(201, CreatedSchema),
      },
    },
    async (request, reply) => {
      mayMake(request, reply);
      reply.code(201);
      return umpire.create(request.body);
    },
  );

  app.get(
    '/matches/:id',
    { schema: about('What is known of a match before any move', MatchInfoSchema) },
    async ({ params, headers }) => umpire.info(params.id, bearerOf(headers.authorization)),
  );

  app.post(
    '/matches/:id/join',
    { schema: { ...about('Take the seat of the link and add to the dice', JoinedSchema), body: JoinSchema } },
    async ({ params, headers, body }) => umpire.join(params.id, bearerOf(headers.authorization), body.nonce),
  );

  app.post(
    '/matches/:id/deeds',
    {
      schema: {
        ...about('Answer, take back, undo, resign; leave instructions; ask for a pause', DeedReplySchema),
        body: DeedRequestSchema,
      },
    },
    async ({ params, headers, body }) => {
      const token = bearerOf(headers.authorization);
      if (token !== undefined && !buckets.take(hashToken(token))) throw tooFast();
      return umpire.deed(params.id, token, body);
    },
  );

  app.get(
    '/matches/:id/standing',
    { schema: about('What the seat has left with the server, and how far that went', StandingReplySchema) },
    async ({ params, headers }) => umpire.standing(params.id, bearerOf(headers.authorization)),
  );

  app.get(
    '/matches/:id/clock',
    { schema: about('How the time stands, and who asks for a pause of it', ClockReplySchema) },
    async ({ params, headers }) => umpire.clock(params.id, bearerOf(headers.authorization)),
  );

  app.get(
    '/matches/:id/desk',
    {
      schema: {
        ...about('All that lies on the desk of a seat, and what happened since a number', DeskReplySchema),
        querystring: Type.Object({ lastSeen: QueryNumber }),
      },
    },
    async ({ params, headers, query }) =>
      umpire.desk(params.id, bearerOf(headers.authorization), Number(query.lastSeen ?? 0)),
  );

  app.get(
    '/matches/:id/steps',
    {
      schema: {
        ...about('Older steps, as the seat was told them', StepsSchema),
        querystring: Type.Object({ before: QueryNumber }),
      },
    },
    async ({ params, headers, query }) =>
      umpire.steps(
        params.id,
        bearerOf(headers.authorization),
        Number(query.before ?? Number.MAX_SAFE_INTEGER),
      ),
  );

  app.get(
    '/matches/:id/journal',
    {
      schema: about(
        'The journal: whole and with the secret of the dice when the match is over, else one’s own entries',
        JournalSchema,
      ),
    },
    async ({ params, headers }) => umpire.journal(params.id, bearerOf(headers.authorization)),
  );
};

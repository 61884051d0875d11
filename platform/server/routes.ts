/** The HTTP side of the protocol, route by route. The schemas check what comes in and describe what goes out. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { JournalSchema, type Static, type TSchema, Type } from '@weathergage/kernel';
import { ChoicesSchema } from '@weathergage/kernel/people/program-protocol.ts';
import { SaidSchema, SaySchema, TalkReplySchema } from '@weathergage/kernel/people/talk-protocol.ts';
import {
  BattlesReplySchema,
  CareersReplySchema,
  ChairGivenSchema,
  ClockReplySchema,
  CreatedSchema,
  CreateMatchSchema,
  DeedReplySchema,
  DeedRequestSchema,
  DeskReplySchema,
  ErrorSchema,
  ForkMatchSchema,
  GamesSchema,
  GiveChairSchema,
  JoinedSchema,
  JoinSchema,
  MatchInfoSchema,
  PROTOCOL_LIMITS,
  StandingReplySchema,
  StepsSchema,
  VersionSchema,
} from '@weathergage/kernel/protocol.ts';
import { PROTOCOL_VERSION } from '@weathergage/kernel/protocol-version.ts';
import { tooFast } from './border/guard.ts';
import { addressKey, RateBuckets, type RateLimits } from './border/limits.ts';
import { Fault } from './faults.ts';
import type { StoreHealth } from './operation/store-health.ts';
import { storeFailed } from './store-failed.ts';
import { bearerOf, hashToken } from './tokens.ts';
import type { Umpire } from './umpire.ts';

export interface RoutesOptions {
  readonly umpire: Umpire;
  readonly limits: RateLimits;
  readonly buckets: RateBuckets;
  readonly health: StoreHealth;
  /** The main script of the page that is handed out. */
  readonly page: string | null;
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
  { umpire, limits, buckets, health, page },
) => {
  /** What a seat, or the gallery, reads of its match. */
  const read = <R extends TSchema>(
    path: string,
    summary: string,
    schema: R,
    work: (id: string, token: string | undefined) => Promise<Static<R>>,
  ) =>
    app.get(
      `/matches/:id${path}`,
      { config: { scope: 'matches' }, schema: about(summary, schema) },
      async ({ params, headers }) => work(params.id, bearerOf(headers.authorization)),
    );
  const wellness = (summary: string) => ({
    config: { scope: 'any' as const },
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

  const version = { protocol: PROTOCOL_VERSION, page };
  app.get(
    '/version',
    {
      config: { scope: 'public' },
      schema: { summary: 'Which page and which protocol belong here', response: answers(200, VersionSchema) },
    },
    async () => version,
  );

  app.get(
    '/games',
    {
      config: { scope: 'public' },
      schema: { summary: 'The games, their scenarios and bots', response: answers(200, GamesSchema) },
    },
    async () => umpire.catalogue.listing,
  );

  app.post(
    '/matches',
    {
      config: { scope: 'tables', keeps: true },
      bodyLimit: PROTOCOL_LIMITS.scenarioBytes,
      schema: {
        summary: 'Make a match; the secrets of its seats are told here and never again',
        tags: ['matches'],
        body: CreateMatchSchema,
        response: answers(201, CreatedSchema),
      },
    },
    async (request, reply) => {
      reply.code(201);
      return umpire.create(request.body);
    },
  );

  read('', 'What is known of a match before any move', MatchInfoSchema, (id, token) =>
    umpire.info(id, token),
  );

  app.post(
    '/matches/:id/join',
    {
      config: { scope: 'play' },
      schema: { ...about('Take the seat of the link and add to the dice', JoinedSchema), body: JoinSchema },
    },
    async ({ params, headers, body }) => umpire.join(params.id, bearerOf(headers.authorization), body.nonce),
  );

  app.post(
    '/matches/:id/deeds',
    {
      config: { scope: 'play' },
      schema: {
        ...about('Answer, take back, undo, resign; leave instructions; ask for a pause', DeedReplySchema),
        body: DeedRequestSchema,
      },
    },
    async ({ params, headers, body, program }) => {
      const token = bearerOf(headers.authorization);
      if (token !== undefined && !buckets.take(program?.id ?? hashToken(token))) throw tooFast();
      return umpire.deed(params.id, token, body);
    },
  );

  app.post(
    '/matches/:id/fork',
    {
      config: { scope: 'tables', keeps: true },
      schema: {
        ...about('Make a match that goes on from a moment of one that is over', CreatedSchema),
        body: ForkMatchSchema,
        response: answers(201, CreatedSchema),
      },
    },
    async (request, reply) => {
      reply.code(201);
      return umpire.fork(request.params.id, bearerOf(request.headers.authorization), request.body);
    },
  );

  app.get(
    '/matches/:id/battles',
    { schema: about('The matches in which battles of this one are fought out', BattlesReplySchema) },
    async ({ params, headers }) => umpire.battles(params.id, bearerOf(headers.authorization)),
  );

  app.get(
    '/matches/:id/careers',
    { schema: about('What captains and admirals of a war have come to in its battles', CareersReplySchema) },
    async ({ params, headers }) => umpire.careers(params.id, bearerOf(headers.authorization)),
  );

  app.post(
    '/matches/:id/battles',
    {
      schema: {
        ...about('Give a chair of one’s own in a battle to a captain, or take it again', ChairGivenSchema),
        body: GiveChairSchema,
      },
    },
    async ({ params, headers, body }) => umpire.giveChair(params.id, bearerOf(headers.authorization), body),
  );

  // By address and match, not by link: a gallery has one link for all.
  const sayings = new RateBuckets(limits.sayingsPerMinute / 60, limits.sayingsAtOnce);
  app.post(
    '/matches/:id/talk',
    {
      config: { scope: 'talk' },
      schema: {
        ...about('Say something to all, to one’s side or among spectators', SaidSchema),
        body: SaySchema,
      },
    },
    async ({ params, headers, body, ip }) => {
      if (!sayings.take(`${addressKey(ip)} ${params.id} ${headers.authorization ?? ''}`)) throw tooFast();
      await umpire.say(params.id, bearerOf(headers.authorization), body);
      return { ok: true as const };
    },
  );

  read('/talk', 'What was said, as far as the seat may hear it', TalkReplySchema, (id, token) =>
    umpire.talk(id, token),
  );

  read(
    '/standing',
    'What the seat has left with the server, and how far that went',
    StandingReplySchema,
    (id, token) => umpire.standing(id, token),
  );

  read('/clock', 'How the time stands, and who asks for a pause of it', ClockReplySchema, (id, token) =>
    umpire.clock(id, token),
  );

  app.get(
    '/matches/:id/desk',
    {
      config: { scope: 'matches' },
      schema: {
        ...about('All that lies on the desk of a seat, and what happened since a number', DeskReplySchema),
        querystring: Type.Object({ lastSeen: QueryNumber }),
      },
    },
    async ({ params, headers, query }) =>
      umpire.desk(params.id, bearerOf(headers.authorization), Number(query.lastSeen ?? 0)),
  );

  app.get(
    '/matches/:id/choices',
    {
      config: { scope: 'matches' },
      schema: {
        ...about('Some answers to an open question that the rules allow', ChoicesSchema),
        querystring: Type.Object({ ask: Type.String({ minLength: 1, maxLength: 200 }) }),
      },
    },
    async ({ params, headers, query, program }) => {
      const token = bearerOf(headers.authorization);
      // As dear as a deed, and counted like one, beside them.
      if (token !== undefined && !buckets.take(`choices ${program?.id ?? hashToken(token)}`)) throw tooFast();
      return umpire.choices(params.id, token, query.ask);
    },
  );

  app.get(
    '/matches/:id/steps',
    {
      config: { scope: 'matches' },
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

  read(
    '/journal',
    'The journal: whole and with the secret of the dice when the match is over, else one’s own entries',
    JournalSchema,
    (id, token) => umpire.journal(id, token),
  );
};

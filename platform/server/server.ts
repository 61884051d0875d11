/** The server put together: games and store come in from whoever makes it, and it knows no other. */
import { getHeapStatistics } from 'node:v8';
import compress from '@fastify/compress';
import websocket from '@fastify/websocket';
import { PROTOCOL_LIMITS } from '@weathergage/kernel/protocol.ts';
import type { People } from '@weathergage/people';
import type { NodeRole, Store } from '@weathergage/store';
import { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { pino } from 'pino';
import { describeApi } from './api-description.ts';
import { keepConnections } from './border/connections.ts';
import {
  type AccountOf,
  addAccountSockets,
  addHeaders,
  addNewMatchLimit,
  addOriginCheck,
  addRateLimit,
} from './border/guard.ts';
import { RateBuckets, type RateLimits, USUAL_LIMITS } from './border/limits.ts';
import { checkingFastify } from './border/schemas.ts';
import { Catalogue, type ServedGame } from './catalogue.ts';
import { asFault, Fault } from './faults.ts';
import type { MemoryLimits, MemoryLoad } from './match/live-matches.ts';
import { careFor } from './operation/care.ts';
import { NO_METER } from './operation/meter.ts';
import type { TraceTerms } from './operation/open-telemetry.ts';
import type { KeepTerms } from './operation/retention.ts';
import type { ServerLog } from './operation/server-log.ts';
import { StoreHealth } from './operation/store-health.ts';
import { NO_TRACES, tracedStore, traceRequests } from './operation/traces.ts';
import { addPage, pageScript } from './page.ts';
import { Noting } from './people/noting.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { addProgramDoor, ProgramDoor } from './people/program-door.ts';
import { ReturnHouse } from './people/return-house.ts';
import { Sanctions } from './people/sanctions.ts';
import { TournamentHouse } from './people/tournament-house.ts';
import { visitorOf } from './people/visitor.ts';
import { apiRoutes } from './routes.ts';
import { addSocket, SOCKET_OPTIONS } from './socket.ts';
import type { Thinkers } from './tended/thinkers.ts';
import { TurnNews } from './turns/turn-news.ts';
import { Umpire } from './umpire.ts';
import type { BattleWays } from './wars/battles.ts';
import { MACHINE_WATCH, type Watch } from './watch.ts';
import { WitnessBook } from './witness/witness-book.ts';
import { WitnessLine } from './witness/witness-line.ts';
import { witnessRoutes } from './witness/witness-routes.ts';

export interface GameServerOptions {
  readonly games: readonly ServedGame[];
  /** Closed together with the server. */
  readonly store: Store;
  /** A worker sees to matches that others serve, and says nothing but how it is; it is a server if nothing is said. */
  readonly role?: NodeRole;
  /** The folder of the built page, if there is one. */
  readonly webRoot?: string;
  /** Origins besides the server's own whose pages may act here, as `https://example.org`. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<RateLimits>;
  /** The proxies that are believed about where requests come from: how many stand in a row, or their addresses. */
  readonly trustProxy?: number | readonly string[];
  /** What is kept in memory besides what is in use. */
  readonly memory?: Partial<MemoryLimits>;
  /** The port, and the address, where Prometheus finds the server's figures; without it none are kept. */
  readonly metrics?: { readonly host?: string; readonly port: number };
  /** What traces are sent as; without it none are made. */
  readonly traces?: TraceTerms;
  /** How long matches are kept; for ever if nothing is said. */
  readonly keep?: KeepTerms;
  readonly log?: { readonly level: string; readonly to?: { write(line: string): void } };
  /** How long a request may take to come in. */
  readonly requestMs?: number;
  /** How long stopping waits for requests that are not yet all there. */
  readonly stopMs?: number;
  /** How battles of one game are fought out in another; without it they are not. */
  readonly ways?: BattleWays;
  /** Where the machine's seats think, closed together with the server; without it in the server's own thread. */
  readonly thinkers?: (log: ServerLog) => Thinkers;
  /** What clocks go by, if not the machine's own time. */
  readonly watch?: Watch;
  /** The witnesses that matches made here may name, by address. No other server is ever called. */
  readonly witnesses?: readonly string[];
  /** How long a witness may take to answer. */
  readonly witnessMs?: number;
  /** Whether this server is a witness for others; it is, unless it is told not to be. */
  readonly isWitness?: boolean;
  /** Who plays here: accounts, guests, whose seats are. Closed together with the server; without it links are all. */
  readonly people?: People;
  /** Days off that everybody has in a year for his matches by post. */
  readonly holidayDays?: number;
  readonly sockets?: { readonly helloMs?: number; readonly pingMs?: number; readonly bufferedBytes?: number };
}

export interface GameServer {
  readonly app: FastifyInstance;
  /** Whose turn it has become, whose time was up, whose chair is another's. */
  readonly news: TurnNews;
  /** What is in memory. */
  readonly load: () => MemoryLoad;
  /** Forgets the matches whose time is over; it does so by itself from time to time. How many those were. */
  readonly sweep: () => Promise<number>;
  /** Listens and says at which address. */
  listen(where: { readonly host?: string; readonly port: number }): Promise<string>;
  /** Finishes what is in hand, says goodbye to every socket and closes the store. */
  close(): Promise<void>;
}

/** What stands further off than the proxies that are known may have been written by anybody. */
const trusted = (proxies: GameServerOptions['trustProxy']) =>
  typeof proxies === 'number'
    ? (_: string, hop: number) => hop < proxies
    : proxies === undefined
      ? false
      : [...proxies];

/** A third of what this process may use is for matches. */
const usualMemory = (): MemoryLimits => ({
  matches: 10_000,
  bytes: getHeapStatistics().heap_size_limit / 3,
  unusedMs: 600_000,
});

const HOLIDAY_DAYS = 30;

/** What a database tells in detail of a row that it refuses is the row itself. */
const HIDDEN = [
  'req.headers.authorization',
  'headers.authorization',
  'authorization',
  'token',
  'tokens',
  'err.detail',
];

export async function createServer(options: GameServerOptions): Promise<GameServer> {
  const logger = pino(
    { level: options.log?.level ?? 'silent', redact: { paths: HIDDEN, censor: '[hidden]' } },
    options.log?.to ?? process.stderr,
  );
  const log: ServerLog = (level, what, text) => logger[level](what, text);
  const app = checkingFastify({
    loggerInstance: logger,
    // What a match's players do is in its journal; the log is for what goes wrong.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: PROTOCOL_LIMITS.bytes,
    trustProxy: trusted(options.trustProxy),
    http: { connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 100 },
    // Whoever dribbles his request in holds a connection no longer than this.
    requestTimeout: options.requestMs ?? 30_000,
    frameworkErrors: (error, request, reply) => {
      const { statusCode, body } = asFault(error);
      // He may have asked for a socket: nobody has that in hand then, and nobody else would let go of it.
      reply.raw.once('finish', () => request.raw.socket.destroySoon());
      (reply as unknown as FastifyReply).code(statusCode).header('connection', 'close').send(body);
    },
  });
  const limits: RateLimits = { ...USUAL_LIMITS, ...options.limits };
  const buckets = new RateBuckets(limits.deedsPerSecond, limits.deedsAtOnce);
  const health = new StoreHealth(options.store);
  const thinkers = options.thinkers?.(log);
  // What counts is loaded only where somebody wants to know.
  const metrics =
    options.metrics === undefined
      ? null
      : (await import('./operation/metrics.ts')).createMetrics({
          memory: () => umpire.load,
          bots: () => thinkers?.load?.() ?? { waiting: 0, busy: 0 },
          isStoreWell: () => health.isWell(),
        });
  const traces =
    options.traces === undefined
      ? null
      : (await import('./operation/open-telemetry.ts')).openTelemetry(options.traces);
  if (traces !== null) traceRequests(app, traces, options.trustProxy !== undefined);
  const store = traces === null ? options.store : tracedStore(options.store, traces);
  const line = new WitnessLine(options.witnesses ?? [], options.witnessMs ?? 5000);
  const news = new TurnNews();
  const watch = options.watch ?? MACHINE_WATCH;
  const now = () => watch.now();
  const door = options.people === undefined ? null : new ProgramDoor(options.people, limits);
  const sanctions = options.people === undefined ? null : new Sanctions(options.people);
  const noting = options.people && new Noting(options.people, log, news, watch, door!, sanctions!);
  const umpire: Umpire = new Umpire(new Catalogue(options.games, options.ways), store, {
    memory: { ...usualMemory(), ...options.memory },
    watch,
    log,
    meter: metrics ?? NO_METER,
    traces: traces ?? NO_TRACES,
    thinkers,
    line,
    ears: noting,
    news,
    role: options.role ?? 'server',
    ways: options.ways,
    survived: () => care.catchUp(),
  });
  const accountOf: AccountOf = async (request) =>
    options.people === undefined ? null : visitorOf(options.people, request);
  const book = options.isWitness === false ? null : new WitnessBook(options.store);
  const connections = keepConnections(app.server, limits, options.trustProxy !== undefined);
  const tournaments = noting && new TournamentHouse(noting.people, umpire, noting, log);
  const returns = noting && new ReturnHouse(noting.people, umpire, noting, log);
  const care = careFor(
    umpire,
    options,
    log,
    [tournaments, returns].filter((one) => one !== undefined),
  );
  let hangUp: () => Promise<void> = async () => {};

  speakJson(app, log);
  await addHeaders(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(websocket, {
    options: SOCKET_OPTIONS,
    // Too much at once, a torn frame or a connection gone is the client's doing, and no fault of the server's to be traced.
    errorHandler: (error, socket) => {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) log('error', { err: error }, 'socket');
      else log('info', { code }, 'a connection broke');
      socket.terminate();
    },
    preClose: (done) => {
      connections.refuseUpgrades();
      care
        .stop()
        .then(() => umpire.stop())
        .then(() => hangUp())
        .catch((err: unknown) => log('error', { err }, 'stopping'))
        .finally(() => {
          app.websocketServer.close();
          done();
        });
    },
  });
  await app.register(
    async (api) => {
      addRateLimit(api, limits);
      if (options.role === 'worker') api.addHook('onRequest', async ({ url }) => refusePeople(url));
      addOriginCheck(api, options.origins ?? []);
      api.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      addProgramDoor(api, door);
      addNewMatchLimit(api, limits, accountOf);
      addAccountSockets(api, limits, accountOf);
      if (noting !== undefined) hushSpectators(api, noting.people, sanctions!);
      const routes = { umpire, limits, buckets, health, page: pageScript(options.webRoot) };
      await api.register(apiRoutes, routes);
      const people = noting && {
        people: noting.people,
        store,
        umpire,
        noting,
        limits,
        now,
        holidayDays: options.holidayDays ?? HOLIDAY_DAYS,
        door: door!,
        sanctions: sanctions!,
        tournaments: tournaments!,
      };
      if (people !== undefined) await api.register(peopleRoutes, people);
      await api.register(witnessRoutes, { book, witnesses: line.addresses });
      const { helloMs = 10_000, pingMs = 30_000, bufferedBytes = 1024 * 1024 } = options.sockets ?? {};
      hangUp = addSocket(api, {
        umpire,
        buckets,
        log,
        helloMs,
        pingMs,
        bufferedBytes,
        socketsAtOnce: limits.socketsAtOnce,
        door,
      });
      let description: Promise<object> | undefined;
      api.get('/openapi.json', { config: { scope: 'public' } }, () => {
        description ??= describeApi(routes, people);
        return description;
      });
    },
    { prefix: '/api' },
  );
  await addPage(app, options.role === 'worker' ? undefined : options.webRoot);
  app.addHook('onClose', async () => {
    await metrics?.close();
    await noting?.close();
    await options.store.close();
    await traces?.close();
  });
  await app.ready();

  return {
    app,
    news,
    load: () => umpire.load,
    sweep: care.sweep,
    listen: async ({ host = '127.0.0.1', port }) => {
      const address = await app.listen({ host, port });
      if (metrics !== null) await metrics.listen(options.metrics!);
      care.begin();
      // A worker sees to matches; people are called from where they are served.
      if (options.role !== 'worker') noting?.begin();
      umpire.resume().catch((err: unknown) => log('error', { err }, 'carrying on failed'));
      return address;
    },
    close: async () => {
      // What is in hand is done long before; who has not even finished asking is not waited for.
      const patience = setTimeout(() => connections.cutAll(), options.stopMs ?? 5000);
      await app.close();
      clearTimeout(patience);
    },
  };
}

/** Who may not speak does not do so from the gallery either, as far as his browser says who he is. */
function hushSpectators(app: FastifyInstance, people: People, sanctions: Sanctions): void {
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST' || request.routeOptions.url !== '/api/matches/:id/talk') return;
    const person = await visitorOf(people, request);
    if (person !== null) await sanctions.refuseSilenced(person);
  });
}

/** Whoever comes to a worker has been sent the wrong way. */
function refusePeople(url: string): void {
  if (!/^\/api\/(?:health|ready)(?:\?|$)/.test(url))
    throw new Fault('not-found', 'This is a worker: it sees to matches, and people are served elsewhere.');
}

/** Bodies are JSON and nothing else; errors are all of one form. */
function speakJson(app: FastifyInstance, log: ServerLog): void {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const fault = asFault(error);
    if (fault.statusCode >= 500)
      log('error', { route: request.routeOptions.url, err: fault.cause ?? fault }, fault.body.code);
    return reply.code(fault.statusCode).send(fault.body);
  });
}

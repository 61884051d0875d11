import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type GameServer, witnessAddress } from '@weathergage/server';
import { isDatabase } from '@weathergage/store';
import { battleWays } from './battle-ways.ts';
import { botThreads, usualThreads } from './bots/bot-threads.ts';
import { tidyWhenCalm } from './calm.ts';
import { type Command, CommandStop, EXIT_CODES, type ExitCode } from './command.ts';
import { allGames } from './games.ts';
import { mappingNamed } from './named/mapping-named.ts';
import { openedPeople, peopleNamed } from './named/people-named.ts';
import { openedStore, STORE_OPTION, storeNamed } from './named/store-named.ts';

const PORT = 1805;
const PAGE = fileURLToPath(new URL('../web/dist/', import.meta.url));

/** For measuring, and among friends on a wire of their own. */
const UNLIMITED = {
  requestsPerMinute: 1e9,
  matchesPerMinute: 1e9,
  guestsPerMinute: 1e9,
  signInsPerMinute: 1e9,
  programPerMinute: 1e9,
  programSockets: 1e9,
  deedsPerSecond: 1e9,
  deedsAtOnce: 1e9,
  matchesPerDay: 1e9,
  bytesPerDay: 1e15,
  socketsAtOnce: 1e9,
  connectionsAtOnce: 1e9,
  connections: 1e9,
} as const;

/** Whatever anybody at the other end does, it ends then: within ten seconds, of which its threads may take the last two. */
const STOP_MS = 8000;

export const serveCommand: Command = {
  operands: [],
  options: {
    port: { value: 'N', help: `the port; PORT, or ${PORT}, if none is named; 0 for any that is free` },
    host: {
      value: 'H',
      help: 'the address to listen at; HOST, or 127.0.0.1, if none is named; 0.0.0.0 for all',
    },
    data: STORE_OPTION,
    page: {
      value: 'DIR',
      help: 'the folder of the built page; PAGE_DIR, or that of the house, if none is named',
    },
    'trust-proxy': {
      value: 'P',
      help: 'the proxies in front of the server: how many in a row, or their addresses with commas; TRUST_PROXY if not named',
    },
    origin: {
      value: 'O',
      help: 'pages of these origins (with commas) may act here, too; ORIGINS if none is named',
    },
    'bot-threads': {
      value: 'N',
      help: 'threads that bots think in; BOT_THREADS, or one less than there are processors, if none is named',
    },
    role: {
      value: 'R',
      help: 'server, or worker: sees to the matches of the servers on the same database and serves nobody; ROLE if not named',
    },
    mapping: {
      value: 'FILE',
      help: 'what differs from the mapping that `campaign mapping` prints (JSON), for wars made from now on; CAMPAIGN_MAPPING if none is named',
    },
    unlimited: { help: 'set no limit to how much one address may ask for' },
  },
  notes: [
    'Prints its address when it is ready. SIGTERM and SIGINT end it: what is in hand is finished first.',
    'WEATHERGAGE_GAMES names another list of games than games/index.ts.',
    'KEEP_UNSTARTED (30), KEEP_IDLE and KEEP_OVER (for ever) say after how many days a match is forgotten that never',
    'started, that nobody moved in, that is over; what was played goes to ARCHIVE_DIR (archive, in the data) first.',
    'KEEP_WITNESSED (365): days after which the hashes are forgotten that were signed for a match nobody asked about since.',
    'A worker (ROLE=worker) lets machines think, keeps clocks, carries on for who left instructions and forgets what is old,',
    'for all servers on its DATABASE_URL; they leave it to workers while one lives, and see to it themselves when none does.',
    'OTEL_EXPORTER_OTLP_ENDPOINT (none) is where traces of requests, deeds and thoughts go, of TRACE_SHARE (1) of them, in the',
    'name of OTEL_SERVICE_NAME (weathergage).',
    'METRICS_PORT (none) is where Prometheus reads its figures, at METRICS_HOST (127.0.0.1).',
    'WITNESSES names the servers that matches made here may have for a witness, as https://one.example,https://two.example.',
    'WITNESS=off: this server is no witness for others.',
    'CAMPAIGN_MAPPING names a file with what differs from the mapping that `campaign mapping` prints: wars that are made from',
    'now on have their battles made by it; those under way go on by the one they were begun with.',
    'PUBLIC_URL is the address that the world knows this server by, as https://play.example.org: for passkeys and letters.',
    'SMTP_URL (smtp://user:password@host:587) and MAIL_FROM let it send letters: sign-in links, new passwords, notices.',
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: the keys that browsers are called with; drawn and kept if none are named.',
    'WEBHOOKS_INNER=on: people’s webhooks may lead to addresses of this machine and its net.',
    'HOLIDAY_DAYS (30): days off that everybody has in a year for matches by post.',
    'LOG_LEVEL (warn if not set) says how much is written to standard error.',
    'Exit code 0 when it was told to stop, 1 if the port is taken.',
  ].join('\n'),
  async run(args) {
    const port = args.whole('port', numberOf('PORT', 0, 65535) ?? PORT, 0, 65535);
    const host = args.text('host') ?? (process.env.HOST || '127.0.0.1');
    const where = storeNamed(args.text('data'));
    const webRoot = resolve(args.text('page') ?? (process.env.PAGE_DIR || PAGE));
    const threads = args.whole('bot-threads', numberOf('BOT_THREADS', 1, 64) ?? usualThreads(), 1, 64);
    const proxies = proxiesOf(args.text('trust-proxy') ?? process.env.TRUST_PROXY);
    const metrics = numberOf('METRICS_PORT', 1, 65535);
    const holidayDays = numberOf('HOLIDAY_DAYS', 0, 366);
    const origins = listOf(args.text('origin') ?? process.env.ORIGINS);
    const role = roleOf(args.text('role') ?? process.env.ROLE, where);
    const traces = tracesOf();
    const keep = {
      unstartedMs: daysOf('KEEP_UNSTARTED', KEEP_UNSTARTED),
      idleMs: daysOf('KEEP_IDLE', null),
      overMs: daysOf('KEEP_OVER', null),
      witnessedMs: daysOf('KEEP_WITNESSED', KEEP_WITNESSED),
      archive: resolve(
        process.env.ARCHIVE_DIR ||
          join(isDatabase(where) ? process.env.DATA_DIR || 'data' : where, 'archive'),
      ),
    };
    const mapping = mappingNamed(args.text('mapping') ?? process.env.CAMPAIGN_MAPPING);
    const witnesses = witnessesOf(process.env.WITNESSES);
    const peopleTerms = await peopleNamed(where, origins, port);
    // Whatever is wrong with the settings has been said by now: a store that is open keeps the process alive.
    const store = await openedStore(where);
    const games = await allGames();
    const server = await createServer({
      games,
      ways: battleWays(
        games.map(({ game }) => game),
        mapping,
      ),
      thinkers: (log) => botThreads(threads, log),
      store,
      people: await openedPeople(peopleTerms),
      webRoot,
      role,
      ...(metrics === undefined
        ? {}
        : { metrics: { port: metrics, host: process.env.METRICS_HOST || '127.0.0.1' } }),
      ...traces,
      keep,
      ...(proxies === undefined ? {} : { trustProxy: proxies }),
      origins,
      log: { level: process.env.LOG_LEVEL || 'warn' },
      witnesses,
      isWitness: process.env.WITNESS !== 'off',
      ...(holidayDays === undefined ? {} : { holidayDays }),
      ...(args.flag('unlimited') ? { limits: UNLIMITED } : {}),
    });
    const address = await listening(server, host, port);
    if (role === 'server' && !existsSync(webRoot))
      console.error('The page is not built, only /api is served. To build it: npm run build');
    console.log(address);
    tidyWhenCalm();
    return stopped(server);
  },
};

/** A worker has nothing to see to where nobody else can write. */
function roleOf(text: string | undefined, where: string): 'server' | 'worker' {
  if (text === undefined || text === '' || text === 'server') return 'server';
  if (text !== 'worker') throw new CommandStop(`ROLE must be server or worker, not ${JSON.stringify(text)}.`);
  if (!isDatabase(where))
    throw new CommandStop(
      'A worker shares a database with its servers: name it by DATABASE_URL. A folder has one server, which needs no worker.',
    );
  return 'worker';
}

/** Traces are made where somebody is named who takes them. */
function tracesOf(): { traces?: { name: string; share: number } } {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SERVICE_NAME, TRACE_SHARE } =
    process.env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return {};
  const share = TRACE_SHARE ? Number(TRACE_SHARE) : 1;
  if (!(share >= 0 && share <= 1))
    throw new CommandStop(`TRACE_SHARE must be from 0 to 1, not ${JSON.stringify(TRACE_SHARE)}.`);
  return { traces: { name: OTEL_SERVICE_NAME || 'weathergage', share } };
}

/** What a variable of the environment says, if it is set. */
function numberOf(name: string, least: number, most: number): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const number = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new CommandStop(
      `${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`,
    );
  return number;
}

const DAY_MS = 86_400_000;
/** Nobody is waited for longer than this, if nothing else is said. */
const KEEP_UNSTARTED = 30;
/** Whoever moves as seldom as that has to go on without his witness. */
const KEEP_WITNESSED = 365;

/** So many days as a variable says, in milliseconds; null for ever. */
function daysOf(name: string, usual: number | null): number | null {
  const days = numberOf(name, 1, 36_500) ?? usual;
  return days === null ? null : days * DAY_MS;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Which proxies are believed: "1" for the one in front, or "10.0.0.7, 10.1.0.0/16". */
function proxiesOf(text: string | undefined): number | string[] | undefined {
  if (text === undefined || text === '' || text === '0') return undefined;
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = listOf(text);
  const isKnown = (part: string): boolean =>
    isIP(part.replace(/\/\d{1,3}$/, '')) !== 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(part);
  if (addresses.length > 0 && addresses.every(isKnown)) return addresses;
  throw new CommandStop(
    `TRUST_PROXY must be how many proxies stand in a row (1 to 9) or their addresses, not ${JSON.stringify(text)}.`,
  );
}

/** Servers by their address. */
const witnessesOf = (text: string | undefined): string[] =>
  listOf(text).map((one) => {
    try {
      return witnessAddress(one);
    } catch {
      throw new CommandStop(
        `WITNESSES must name servers, as https://example.org, and not ${JSON.stringify(one)}.`,
      );
    }
  });

/** The address as a person on this machine would type it. */
async function listening(server: GameServer, host: string, port: number): Promise<string> {
  try {
    const bound = new URL(await server.listen({ host, port }));
    const here = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
    return `http://${here ? 'localhost' : bound.hostname}:${bound.port || '80'}`;
  } catch (error) {
    await server.close();
    throw refusal(error as NodeJS.ErrnoException, host, port);
  }
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandStop(
        `Port ${port} is taken. Name another, for example: PORT=${port + 1} npm start`,
        EXIT_CODES.no,
      );
    case 'EACCES':
      return new CommandStop(
        `Port ${port} may not be used without special rights. Name one above 1023.`,
        EXIT_CODES.no,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandStop(
        `${host} is no address of this machine. HOST=127.0.0.1 is for this machine alone, 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}

/** Runs until a signal; a second one does not wait. */
function stopped(server: GameServer): Promise<ExitCode> {
  return new Promise((done, failed) => {
    let stopping = false;
    const stop = () => {
      if (stopping) process.exit(EXIT_CODES.no);
      stopping = true;
      // What was acknowledged is on disk: nothing is lost by not waiting any longer.
      setTimeout(() => process.exit(EXIT_CODES.fine), STOP_MS).unref();
      server.close().then(() => done(EXIT_CODES.fine), failed);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}

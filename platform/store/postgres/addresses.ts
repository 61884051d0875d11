/**
 * A database may have several addresses, one of which takes writes: a primary and its standbys, in whatever order. They are
 * written as PostgreSQL's own programs take them, `postgres://user@one:5432,two:5432/name` or `?host=/one,/two`.
 */
import pg from 'pg';

/** How long one that does not answer is waited for while another may take writes. */
const ASK_MS = 2000;

const AUTHORITY = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/;

const listed = (text: string | null): string[] => (text === null ? [] : text.split(','));

/** Each with one host, in their order; the same one where there is but one. */
export function singleAddresses(url: string): string[] {
  const [, scheme, authority, rest] = AUTHORITY.exec(url) ?? [];
  if (scheme === undefined) return [url];
  const at = authority!.lastIndexOf('@') + 1;
  const [user, hosts] = [authority!.slice(0, at), authority!.slice(at).split(',')];
  return hosts.flatMap((host) => withListedHosts(`${scheme}${user}${host}${rest}`));
}

/** `host` and `port` behind the question mark may be lists, too; one port is good for all. */
function withListedHosts(url: string): string[] {
  const query = new URL(url).searchParams;
  const [hosts, ports] = [listed(query.get('host')), listed(query.get('port'))];
  if (hosts.length < 2) return [url];
  return hosts.map((host, i) => {
    const address = new URL(url);
    address.searchParams.set('host', host);
    const port = ports[i] ?? ports[0];
    if (port !== undefined) address.searchParams.set('port', port);
    return address.href;
  });
}

/**
 * The line of history that a database writes on, or null where it is only a copy. One that was left behind by a failover
 * and takes writes all the same is on an older line.
 */
async function timelineOf(config: pg.ClientConfig): Promise<number | null> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: ASK_MS, query_timeout: ASK_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ line: string | null }>(
      `SELECT CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean THEN NULL
              ELSE left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS line`,
    );
    const line = rows[0]?.line ?? null;
    return line === null ? null : Number.parseInt(line, 16);
  } finally {
    client.end().catch(() => {});
  }
}

/** Asks all at once; the place of the one that takes writes, on the newest line where several do. Null where none does. */
export async function findWritable(configs: readonly pg.ClientConfig[]): Promise<number | null> {
  const lines = await Promise.all(configs.map((config) => timelineOf(config).catch(() => null)));
  let found: number | null = null;
  for (const [i, line] of lines.entries())
    if (line !== null && (found === null || line > lines[found]!)) found = i;
  return found;
}

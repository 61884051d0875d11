// npm run cluster: a primary with its synchronous standby, two servers, a worker and HAProxy on this machine, until Ctrl-C.
import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.ts';
import { bringPostgres } from './setup/postgres.mjs';
import { bringProxies } from './setup/proxies.mjs';
import { explain, setUp } from './setup.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '1805' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`--port must be a whole number from 1 to 65535, not ${values.port}.`);
  process.exit(2);
}
await setUp({ page: true }).catch(explain);
const programs = await bringPostgres();
if (programs === null || (await bringProxies()).includes('haproxy')) {
  console.error(
    'A cluster needs PostgreSQL and HAProxy (Debian, Ubuntu: sudo apt-get install postgresql haproxy).',
  );
  process.exit(1);
}

let stop: () => void = () => {};
const told = new Promise<void>((resolve) => {
  stop = resolve;
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
const cluster = await Cluster.start({ programs, port, tell: (what) => console.log(`  ${what}`) });
const row = (what: string, where: string): void => console.log(`${what.padEnd(12)}${where}`);
row('play here', cluster.address);
for (const [i, address] of cluster.servers.entries()) row(`server ${i + 1}`, address);
row('database', cluster.pair.url);
row('logs', `${cluster.folder}/logs`);
for (const { name, process: child } of cluster.parts) row(`kill ${child.pid}`, name);
console.log('Kill what you like: it is started again. Ctrl-C ends everything.');
await told;
console.log('Stopping.');
await cluster.stop();
process.exit(0);

/**
 * A whole server whose time is a test's own: a line `pass 3600000` on its standard input lets so many milliseconds go by,
 * and it answers with a line when what fell due in them is done.
 */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { People } from '@weathergage/people';
import { createServer } from '@weathergage/server';
import { TestWatch } from '@weathergage/server/testing/watch.ts';
import { SqliteStore } from '@weathergage/store';
import { allGames } from '../games.ts';

const [, , directory = ''] = process.argv;
const watch = new TestWatch();
const server = await createServer({
  games: await allGames(),
  store: new SqliteStore({ directory }),
  people: await People.open({ where: directory, publicUrl: 'http://localhost' }),
  webRoot: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
  watch,
  log: { level: 'warn' },
});
console.log(await server.listen({ port: 0 }));

for await (const line of createInterface(process.stdin)) {
  const [word, ms] = line.split(' ');
  if (word !== 'pass') break;
  await watch.pass(Number(ms));
  while (!watch.idle) await watch.pass(0);
  console.log('passed');
}
await server.close();

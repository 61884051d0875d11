/**
 * A whole server whose time is a test's own: a line `pass 3600000` on its standard input lets so many milliseconds go by,
 * and it answers with a line when what fell due in them is done, down to the letters. How these go out is said by the
 * variables that `weathergage serve` reads, too.
 */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from '@weathergage/server';
import { TestWatch } from '@weathergage/server/testing/watch.ts';
import { SqliteStore } from '@weathergage/store';
import { allGames } from '../games.ts';
import { openedPeople, peopleNamed } from '../named/people-named.ts';

/** A letter takes a while of the machine's own time: of the test's no more than this goes by meanwhile. */
const AT_ONCE_MS = 3_600_000;

const [, , directory = ''] = process.argv;
const watch = new TestWatch();
const people = await openedPeople(await peopleNamed(directory, [], 0));
const server = await createServer({
  games: await allGames(),
  store: new SqliteStore({ directory }),
  people,
  webRoot: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
  watch,
  log: { level: 'warn' },
});
console.log(await server.listen({ port: 0 }));

async function comeToRest(): Promise<void> {
  do {
    // What has changed is noted within a second of the machine's own time, or as soon as somebody reads the lists.
    await server.app.inject('/api/people/lobby');
    await watch.pass(0);
    await people.notices.settle();
  } while (!watch.idle);
}

for await (const line of createInterface(process.stdin)) {
  const [word, ms] = line.split(' ');
  if (word !== 'pass') break;
  await comeToRest();
  for (const end = watch.now() + Number(ms); watch.now() < end; await comeToRest())
    await watch.pass(Math.min(AT_ONCE_MS, end - watch.now()));
  console.log('passed');
}
await server.close();

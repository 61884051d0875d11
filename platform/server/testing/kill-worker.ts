/** A real server in a process of its own, to be killed. It waits for the word, then opens the store and listens. */
import { flushCompileCache } from 'node:module';
import { SqliteStore } from '@weathergage/store';
import { createServer } from '../server.ts';
import { powderEntry, ROOMY } from './house.ts';

process.once('message', async (directory: string) => {
  const server = await createServer({
    games: [powderEntry],
    limits: ROOMY,
    store: new SqliteStore({ directory }),
  });
  process.send?.(await server.listen({ port: 0 }));
});
// One that is killed writes no cache at its end; the next ones start in half the time with it.
flushCompileCache();
process.send?.('ready');

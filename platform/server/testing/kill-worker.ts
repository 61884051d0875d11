/** A real server in a process of its own, to be killed. It waits for the word, then opens the store and listens. */
import { pathToFileURL } from 'node:url';
import { SqliteStore } from '@weathergage/store';
import { createServer } from '../server.ts';
import { powderCarryOn, powderEntry, ROOMY } from './house.ts';

/** In a bundle it lies beside this one. */
const bundle = process.argv[2];
const WRITER = bundle === undefined ? true : new URL('sqlite-writer-worker.cjs', pathToFileURL(bundle));

process.once('message', async (directory: string) => {
  const server = await createServer({
    games: [{ ...powderEntry, carryOn: powderCarryOn }],
    limits: ROOMY,
    store: new SqliteStore({ directory, sole: true, thread: WRITER }),
  });
  process.send?.(await server.listen({ port: 0 }));
});
process.send?.('ready');

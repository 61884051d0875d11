/** A real server in a process of its own, to be killed. It waits for the word, then opens the store and listens. */
import { SqliteStore } from '@weathergage/store';
import { createServer } from '../server.ts';
import { powderCarryOn, powderEntry, ROOMY } from './house.ts';

process.once('message', async (directory: string) => {
  const server = await createServer({
    games: [{ ...powderEntry, carryOn: powderCarryOn }],
    limits: ROOMY,
    store: new SqliteStore({ directory }),
  });
  process.send?.(await server.listen({ port: 0 }));
});
process.send?.('ready');

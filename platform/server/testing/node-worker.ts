/**
 * A real server on a database in a process of its own, one of several and to be killed. It listens when it is told where,
 * and when it is told to hang it does so at the next thing it would write into a journal, and says so.
 */
import type { NodeRole } from '@weathergage/store';
import { PostgresStore } from '@weathergage/store/postgres/postgres.ts';
import type { ServedGame } from '../catalogue.ts';
import { createServer } from '../server.ts';
import { powderCarryOn, ROOMY } from './house.ts';
import { timedPowder } from './timed.ts';

export interface NodeTask {
  readonly url: string;
  readonly beatMs: number;
  readonly seconds: number;
  readonly role: NodeRole;
}

let store: PostgresStore;
process.on('message', async (task: NodeTask | 'hang') => {
  if (task === 'hang') {
    store.append = () => {
      process.send?.('would write');
      return new Promise(() => {});
    };
    return;
  }
  const { url, beatMs, seconds, role } = task;
  store = await PostgresStore.open({ url, beatMs });
  const server = await createServer({
    games: [{ ...timedPowder(seconds), carryOn: powderCarryOn } as ServedGame],
    limits: ROOMY,
    role,
    store,
  });
  process.send?.(await server.listen({ port: 0 }));
});
process.send?.('ready');

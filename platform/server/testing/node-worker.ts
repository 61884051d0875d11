/** A real server on a database in a process of its own, one of several and to be killed. It listens when it is told where. */
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

process.once('message', async ({ url, beatMs, seconds, role }: NodeTask) => {
  const server = await createServer({
    games: [{ ...timedPowder(seconds), carryOn: powderCarryOn } as ServedGame],
    limits: ROOMY,
    role,
    store: await PostgresStore.open({ url, beatMs }),
  });
  process.send?.(await server.listen({ port: 0 }));
});
process.send?.('ready');

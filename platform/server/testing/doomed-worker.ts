/**
 * A server on a database in a process of its own, to be killed in the middle of what it does by itself. It listens when it is
 * told where, forgets what is old when it is told to, and hangs when a match is in the archive and not yet forgotten.
 */
import { People } from '@weathergage/people';
import type { NodeRole } from '@weathergage/store';
import { PostgresStore } from '@weathergage/store/postgres/postgres.ts';
import { createServer, type GameServer } from '../server.ts';
import { powderEntry, ROOMY } from './house.ts';

export interface DoomedTask {
  readonly url: string;
  readonly beatMs: number;
  readonly archive: string;
  readonly role: NodeRole;
}

let server: GameServer;
process.on('message', async (task: DoomedTask | 'sweep') => {
  if (task === 'sweep') {
    await server.sweep();
    return;
  }
  const { url, beatMs, archive, role } = task;
  const store = await PostgresStore.open({ url, beatMs });
  store.deleteMatch = () => {
    process.send?.('in the archive');
    return new Promise(() => {});
  };
  const never = { unstartedMs: null, idleMs: null, witnessedMs: null };
  server = await createServer({
    games: [powderEntry],
    limits: ROOMY,
    role,
    store,
    people: await People.open({ where: url, publicUrl: 'https://play.example', allowInner: true }),
    keep: { ...never, overMs: -1000, archive },
  });
  process.send?.(await server.listen({ port: 0 }));
});
process.send?.('ready');

/**
 * boardgame.io's own server in a process of its own, with its storage in memory, so that it syncs nothing: two ships that
 * take turns, with far fewer rules than a duel of ours. Prints its port when it listens.
 */
import { createRequire } from 'node:module';
import { PEER_GAME } from './boardgame-duel.ts';

// Its modules are CommonJS and say so of their types alone.
const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: object): { run(port: number): Promise<{ appServer: { address(): { port: number } } }> };
  Origins: { LOCALHOST: unknown };
};

const { log } = console;
console.log = () => {};
const running = await Server({ games: [PEER_GAME], origins: [Origins.LOCALHOST] }).run(0);
log(running.appServer.address().port);
process.on('SIGTERM', () => process.exit(0));

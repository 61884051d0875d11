export type { ServedGame } from './catalogue.ts';
export type { RateLimits } from './limits.ts';
export { createServer, type GameServer, type GameServerOptions } from './server.ts';

export type { BattleWays } from './battles.ts';
export type { ServedGame } from './catalogue.ts';
export type { RateLimits } from './limits.ts';
export type { KeepTerms } from './retention.ts';
export { createServer, type GameServer, type GameServerOptions } from './server.ts';
export type { ServerLog } from './server-log.ts';
export type { BotTask, Thinkers, ThinkingFor, Thought } from './thinkers.ts';
export { witnessAddress } from './witness-line.ts';

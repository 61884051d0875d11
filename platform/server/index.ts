export type { RateLimits } from './border/limits.ts';
export type { ServedGame } from './catalogue.ts';
export type { KeepTerms } from './operation/retention.ts';
export type { ServerLog } from './operation/server-log.ts';
export { createServer, type GameServer, type GameServerOptions } from './server.ts';
export type { BotTask, Thinkers, ThinkingFor, Thought } from './tended/thinkers.ts';
export type { BattleWays } from './wars/battles.ts';
export { witnessAddress } from './witness/witness-line.ts';

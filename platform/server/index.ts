export type { GameEntry } from './catalogue.ts';
export type { Limits } from './limits.ts';
export { createServer, type Server, type ServerOptions } from './server.ts';

/** The way of a request through the server, part by part, for a host who wants to see where its time goes. */
import type { Store } from '@weathergage/store';
import type { FastifyInstance } from 'fastify';
import type { Thinkers } from '../tended/thinkers.ts';

export type TraceFacts = Readonly<Record<string, string | number | boolean>>;

export interface Traces {
  /** Work with a name, within whatever work it is done for. */
  span<R>(name: string, facts: TraceFacts, work: () => R): R;
  /** A request, which ends when its reply has gone; `carried`: the headers of a proxy that is believed. */
  request(
    name: string,
    carried: Readonly<Record<string, unknown>> | null,
    work: () => void,
  ): (status: number) => void;
  close(): Promise<void>;
}

export const NO_TRACES: Traces = {
  span: (_name, _facts, work) => work(),
  request(_name, _carried, work) {
    work();
    return () => {};
  },
  async close() {},
};

/** A store whose every doing is seen. */
export function tracedStore(store: Store, traces: Traces): Store {
  return new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => traces.span(`store ${String(key)}`, {}, () => value.apply(target, args));
    },
  });
}

/** How long machines wait and think, by game and level. */
export const tracedThinkers = (thinkers: Thinkers, traces: Traces): Thinkers => ({
  think: (who, task, signal) => {
    const facts = { match: who.match, game: task.game, bot: task.bot, asks: task.asks.length };
    return traces.span('thought', facts, () => thinkers.think(who, task, signal));
  },
  load: () => thinkers.load?.() ?? { waiting: 0, busy: 0 },
  close: () => thinkers.close(),
});

const ends = Symbol('the end of a trace');

/** Every request by its route, so that no id and no secret of an address is a name. */
export function traceRequests(app: FastifyInstance, traces: Traces, believesProxy: boolean): void {
  app.decorateRequest(ends, null);
  app.addHook('onRequest', (request, _, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'nowhere'}`;
    const seen = request as unknown as Record<symbol, (status: number) => void>;
    seen[ends] = traces.request(name, believesProxy ? request.headers : null, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    (request as unknown as Record<symbol, (status: number) => void>)[ends]?.(reply.statusCode);
  });
}

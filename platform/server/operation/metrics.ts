/** The figures of a server in the form that Prometheus reads, at a port of their own: they are the host's alone. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MemoryLoad } from '../match/live-matches.ts';
import type { Meter } from './meter.ts';

export interface MetricsSources {
  readonly memory: () => MemoryLoad;
  readonly bots: () => { readonly waiting: number; readonly busy: number };
  readonly isStoreWell: () => Promise<boolean>;
}

export interface Metrics extends Meter {
  text(): Promise<string>;
  listen(where: { readonly host?: string; readonly port: number }): Promise<number>;
  close(): Promise<void>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const deeds = new Counter({
    name: 'weathergage_deeds_total',
    help: 'Deeds of people',
    labelNames: ['how'],
    registers,
  });
  const seconds = new Histogram({
    name: 'weathergage_deed_seconds',
    help: 'Time until a person has the reply to a deed',
    buckets: SECONDS,
    registers,
  });
  const counter = (name: string, help: string) =>
    new Counter({ name: `weathergage_${name}`, help, registers });
  const machine = counter('machine_deeds_total', 'Deeds of machines');
  const made = counter('matches_made_total', 'Matches made');
  const over = counter('matches_over_total', 'Matches that came to their end');
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name: `weathergage_${name}`,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('matches_in_memory', 'Matches held in memory', () => sources.memory().matches);
  gauge('matches_watched', 'Matches that somebody looks at', () => sources.memory().watched);
  gauge('watchers', 'Open sockets at matches', () => sources.memory().watchers);
  gauge('matches_bytes', 'What the matches in memory weigh, about', () => sources.memory().bytes);
  gauge('thoughts_waiting', 'Thoughts of machines that wait for a thread', () => sources.bots().waiting);
  gauge('thoughts_under_way', 'Threads that think', () => sources.bots().busy);
  gauge('store_well', 'Whether the store can be written to', async () => Number(await sources.isStoreWell()));

  let server: Server | null = null;
  return {
    deed(how, took) {
      deeds.inc({ how });
      seconds.observe(took);
    },
    machineDeed: () => machine.inc(),
    matchMade: () => made.inc(),
    matchOver: () => over.inc(),
    text: () => registry.metrics(),
    listen: ({ host = '127.0.0.1', port }) =>
      new Promise((resolve, reject) => {
        server = createServer((request, response) => {
          if (request.url !== '/metrics' || request.method !== 'GET') {
            response.writeHead(404).end();
            return;
          }
          registry.metrics().then(
            (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
            () => response.writeHead(500).end(),
          );
        });
        server.once('error', ({ message }) =>
          reject(new Error(`the figures can not be had at port ${port}: ${message}`)),
        );
        server.listen(port, host, () => resolve((server!.address() as AddressInfo).port));
      }),
    close: () =>
      new Promise((resolve) => {
        if (server === null) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

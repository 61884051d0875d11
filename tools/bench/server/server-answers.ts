/**
 * Durable answers a second that a server takes over loopback, and how long each waits for its acknowledgement: one node on
 * SQLite, two on PostgreSQL, boardgame.io's own server (in memory), and the checkout that BENCH_PEER names, by turns in
 * the same run. The players are threads of this process, every server is another; duels alone, and all games mixed. boardgame.io's
 * server has its own two ships to play with in both: as many players at work, and far fewer rules.
 */

import { benchDatabase } from '../database.ts';
import { type Figure, rounded } from '../figure.ts';
import { boardgameServer, olderCheckout, onPostgres, onSqlite } from './contenders.ts';
import { type Contender, contest, type Measured } from './contest.ts';
import type { Load } from './fares.ts';

async function measured(load: Load): Promise<Figure[]> {
  const name = load === 'duels' ? 'server-answers' : 'server-mixed';
  const database = await benchDatabase();
  const contenders: Contender[] = [];
  try {
    contenders.push(await onSqlite(load));
    const older = await olderCheckout(load);
    if (older !== null) contenders.push(older);
    contenders.push(await boardgameServer());
    if (database !== null) contenders.push(await onPostgres(load, database));
    const results = [...(await contest(contenders))];
    const [, ours] = results[0]!;
    return results.flatMap(([who, result]) => figuresOf(name, who, result, ours));
  } finally {
    for (const contender of contenders) await contender.stop();
    await database?.stop();
  }
}

/** Ratios are ours to theirs. */
function figuresOf(name: string, who: string, result: Measured, ours: Measured): Figure[] {
  const beside = (own: number | null, their: number | null) =>
    result === ours || own === null || their === null ? {} : { ratio: rounded(own / their), peer: who };
  const figure = (
    what: string,
    unit: string,
    of: (m: Measured) => number | null,
    target?: string,
  ): Figure[] => {
    const value = of(result);
    if (value === null) return [];
    const about = { name: `${name}${what}`, value: rounded(value), unit, of: who, n: result.answers };
    return [{ ...about, ...beside(of(ours), value), ...(target === undefined ? {} : { target }) }];
  };
  return [
    ...figure('', 'answers/s', ({ perSecond }) => perSecond, who === 'BENCH_PEER' ? 'ratio ≥ 3' : undefined),
    ...figure('-p50', 'ms', ({ half }) => half),
    ...figure('-p99', 'ms', ({ most }) => most),
    ...figure('-cpu', 'ms/answer', ({ cpuMs }) => cpuMs),
    ...figure('-thread', 'ms/answer', ({ threadMs }) => threadMs),
    ...figure('-players', 'ms/answer', ({ playersMs }) => playersMs),
    ...figure('-busy', 'of a thread', ({ busy }) => busy),
  ];
}

export const serverAnswers = (): Promise<Figure[]> => measured('duels');
export const serverMixed = (): Promise<Figure[]> => measured('mixed');

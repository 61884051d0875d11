/**
 * By the tables or on the board: what equal forces lose either way.
 *
 *   node tools/with-node.mjs tools/campaign-fairness.ts --fights 1000 [--ships 6] [--way station] [--from 0]
 *   node tools/with-node.mjs tools/campaign-fairness.ts --parent station --fights 300 [--squadrons 2] [--intensity Heavy]
 *
 * By every way that leads from the war, or by one. No leaders, the gauge turn and turn about, the machines of campaigns
 * on both sides. `--mapping FILE` changes the mapping, `--machine` who fights. Each fight has its own seed, the first of them `--from`, and the fights are shared out among processes
 * (`--processes`, else one a core): their number changes no figure. The tables, which take no time, are thrown twenty
 * thousand times.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fightOut, type Machines, mappingWith, PRINTED_MAPPING, WAYS } from '@weathergage/campaign';
import { CAMPAIGN_MACHINES } from '@weathergage/campaign/house-machines.ts';
import type { GameEntry } from '@weathergage/kernel';
import { INTENSITIES } from '@weathergage/station/rules/module/vocabulary.ts';
import { GAMES } from '../games/index.ts';
import { comparedLines, type Loss, lossLines } from './campaign-fairness/loss.ts';
import { seaPowerWeighed } from './campaign-fairness/sea-power.ts';
import { stationWeighed } from './campaign-fairness/station.ts';

const TABLES = 20_000;
const FIRST_SEED = 1000;
const text = (usual: string) => ({ type: 'string', default: usual }) as const;
const optional = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    parent: text('sea-power'),
    fights: text('100'),
    ships: text('6'),
    squadrons: text('2'),
    intensity: text('Heavy'),
    way: optional,
    mapping: optional,
    machine: optional,
    from: text('0'),
    processes: text(String(availableParallelism())),
  },
});
const fights = Number(values.fights);
const from = Number(values.from);
const read = mappingWith(
  PRINTED_MAPPING,
  values.mapping === undefined ? {} : JSON.parse(readFileSync(values.mapping, 'utf8')),
);
if (!read.ok) throw new Error(`${values.mapping}: ${read.path} must be ${read.expected}`);
const { mapping } = read;
const machines: Machines = {
  entry: (id) => GAMES.find((one) => one.id === id) as unknown as GameEntry,
  bots: Object.fromEntries(
    Object.entries(CAMPAIGN_MACHINES).map(([game, usual]) => [game, values.machine ?? usual]),
  ),
};
const intensity = INTENSITIES.find((one) => one === values.intensity);
if (intensity === undefined) throw new Error(`There is no intensity ${values.intensity}`);
const weighed =
  values.parent === 'station'
    ? stationWeighed(Number(values.squadrons), intensity)
    : seaPowerWeighed(Number(values.ships));

async function onBoard(way: string, at: number): Promise<Loss> {
  const { parent, engagement, lossOf } = weighed;
  const { result } = await fightOut(parent, engagement(way, at), machines, FIRST_SEED + at, [], mapping);
  return lossOf(result, at);
}

/** Every `step`th fight from `first` on; what a helping process is asked, and `Loss[]` is what it answers. */
interface Share {
  readonly way: string;
  readonly first: number;
  readonly step: number;
}

async function fought({ way, first, step }: Share): Promise<Loss[]> {
  const losses: Loss[] = [];
  for (let at = first; at < fights; at += step) losses.push(await onBoard(way, from + at));
  return losses;
}

/** By a process of its own. */
const foughtBeside = (share: Share): Promise<Loss[]> =>
  new Promise((resolve, reject) => {
    const helper = fork(import.meta.filename, process.argv.slice(2), { execArgv: process.execArgv });
    helper.once('message', (losses: Loss[]) => {
      helper.disconnect();
      resolve(losses);
    });
    helper.once('exit', (code) => reject(new Error(`A helping process ended with ${code}`)));
    helper.send(share);
  });

async function foughtByAll(way: string): Promise<Loss[]> {
  const step = Math.min(Number(values.processes), fights);
  const shares = Array.from({ length: step }, (_, first) => foughtBeside({ way, first, step }));
  const parts = await Promise.all(shares);
  return Array.from({ length: fights }, (_, at) => parts[at % step]![Math.floor(at / step)]!);
}

if (process.send) {
  process.once('message', async (share: Share) => process.send!(await fought(share)));
} else {
  const { names } = weighed;
  const tables = Array.from({ length: TABLES }, weighed.byTables);
  for (const line of lossLines('tables', names, tables)) console.log(line);
  for (const { parent, id: way } of WAYS)
    if (parent === weighed.parent && (values.way === undefined || values.way === way))
      for (const line of comparedLines(way, names, await foughtByAll(way), tables)) console.log(line);
}

// By the tables or on the board: `node tools/with-node.mjs tools/campaign-fairness.ts N SHIPS [WAY [MAPPING [MACHINE]]]`. Equal lines of
// seventy-fours, no leaders, the gauge turn and turn about, captains on both sides; what each side loses, with the
// interval of 95 in a hundred. MACHINE fights on the boards; `captain` knows what a broadside and a rake are. The
// fights are shared out among processes, one a core; each fight has its own seed, so their number changes no figure.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fightOut, type Machines, mappingWith, PRINTED_MAPPING } from '@weathergage/campaign';
import { type GameEntry, looseDice } from '@weathergage/kernel';
import { SIDES, type Side } from '@weathergage/sea-power/data/nations.ts';
import { shipPool } from '@weathergage/sea-power/data/ships.ts';
import { type Lines, reformed } from '@weathergage/sea-power/rules/battle/battle-line.ts';
import { isBeaten } from '@weathergage/sea-power/rules/battle/disengagement.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import { broadsidesOf, fateOf } from '@weathergage/sea-power/rules/battle/round.ts';
import type { BattleResult } from '@weathergage/sea-power/rules/world/battle-result.ts';
import type { LineShip } from '@weathergage/sea-power/rules/world/squadron.ts';
import { GAMES } from '../games/index.ts';

const [fights = '100', size = '6', only = '', changes = '', machine = 'captain'] = process.argv.slice(2);
const read = mappingWith(
  PRINTED_MAPPING,
  changes === '' || changes === '-' ? {} : JSON.parse(readFileSync(changes, 'utf8')),
);
if (!read.ok) throw new Error(`${changes}: ${read.path} must be ${read.expected}`);
const { mapping } = read;
const machines: Machines = {
  entry: (id) => GAMES.find((one) => one.id === id) as unknown as GameEntry,
  bots: { 'hex-action': machine, 'table-action': machine },
};
const lineOf = (nation: 'England' | 'France'): LineShip[] =>
  shipPool(nation, 2)
    .filter(({ guns }) => guns === 74)
    .slice(0, Number(size))
    .map(({ id }) => ({ ship: id, leader: null, damage: 0, disabled: false }));
const LINES: Lines = { english: lineOf('England'), european: lineOf('France') };

interface Loss {
  readonly sunk: Readonly<Record<Side, number>>;
  readonly damage: Readonly<Record<Side, number>>;
}

/** The rounds of the parent's own battle, without captures: fire, effect, the disabled away, until a side is beaten. */
function byTables(dice: ReturnType<typeof looseDice>): Loss {
  const sunk = { english: 0, european: 0 };
  const away: Record<Side, LineShip[]> = { english: [], european: [] };
  let lines = LINES;
  for (let round = 1; ; round++) {
    const blows = new Map<string, { damage: number; disabled: boolean; captor: null }>();
    for (const [side, other] of [SIDES, SIDES.toReversed()] as [Side, Side][])
      for (const { at, dice: thrown } of broadsidesOf(lines[side], lines[other], round, 2, false)) {
        const faces = Array.from({ length: thrown }, () => dice.d6());
        const damage = faces.reduce((sum, face) => sum + (face === 6 ? dice.d6() : 0), 0);
        blows.set(lines[other][at]!.ship, { damage, disabled: faces.includes(5), captor: null });
      }
    const after = (side: Side): LineShip[] =>
      lines[side].flatMap((one) => {
        const blow = blows.get(one.ship) ?? { damage: 0, disabled: false, captor: null };
        const fate = fateOf(one, blow);
        if (fate === 'sunk') sunk[side]++;
        return fate === 'sunk'
          ? []
          : [{ ...one, damage: one.damage + blow.damage, disabled: fate === 'disabled' }];
      });
    const now = { english: after('english'), european: after('european') };
    for (const side of SIDES) away[side].push(...now[side].filter(({ disabled }) => disabled));
    const over = SIDES.some((side) => isBeaten(now[side]));
    const close = (side: Side): LineShip[] => reformed(now[side].filter(({ disabled }) => !disabled));
    lines = { english: close('english'), european: close('european') };
    if (!over) continue;
    const hurt = (side: Side): number =>
      [...lines[side], ...away[side]].reduce((sum, { damage }) => sum + damage, 0);
    return { sunk, damage: { english: hurt('english'), european: hurt('european') } };
  }
}

async function onBoard(way: string, at: number): Promise<Loss> {
  const engagement: SeaBattle = {
    id: `${at}`,
    way,
    fighters: { english: 'machine', european: 'machine' },
    area: 'bay-of-biscay',
    year: 1778,
    war: 2,
    gauge: SIDES[at % 2]!,
    lines: LINES,
    joint: false,
    capture: false,
    commands: { english: 'english', european: 'european' },
    ports: [],
    frigates: { english: 0, european: 0 },
    atWar: ['England', 'France'],
    below: null,
  };
  const { result } = await fightOut('sea-power', engagement, machines, 1000 + at, [], mapping);
  const { lines } = result as BattleResult;
  const sunk = (side: Side): number => lines[side].filter(({ fate }) => fate === 'sunk').length;
  const hurt = (side: Side): number =>
    lines[side].reduce((sum, { fate, damage }) => sum + (fate === 'sunk' ? 0 : damage), 0);
  return {
    sunk: { english: sunk('english'), european: sunk('european') },
    damage: { english: hurt('english'), european: hurt('european') },
  };
}

function told(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return `${mean.toFixed(2)} ± ${(1.96 * Math.sqrt(spread / values.length)).toFixed(2)}`;
}

/** Of the holder of the weather gauge and of the other, whatever their flags. */
function printByGauge(name: string, losses: readonly Loss[]): void {
  const sunk = (holder: boolean): string =>
    told(losses.map((loss, at) => loss.sunk[SIDES[holder ? at % 2 : 1 - (at % 2)]!]));
  console.log(`${name}, sunk: with the gauge ${sunk(true)}, without it ${sunk(false)}`);
}

function print(name: string, losses: readonly Loss[]): void {
  const of = (what: keyof Loss, side: Side): string => told(losses.map((loss) => loss[what][side]));
  const parts = SIDES.map((side) => `${side}: sunk ${of('sunk', side)}, damage ${of('damage', side)}`);
  console.log(`${name}, n = ${losses.length}: ${parts.join('; ')}`);
}

/** Every `step`th fight from `first` on; what a helping process is asked, and `Loss[]` is what it answers. */
interface Share {
  readonly way: string;
  readonly first: number;
  readonly step: number;
}

async function fought({ way, first, step }: Share): Promise<Loss[]> {
  const losses: Loss[] = [];
  for (let at = first; at < Number(fights); at += step) losses.push(await onBoard(way, at));
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
  const step = Math.min(availableParallelism(), Number(fights));
  const shares = Array.from({ length: step }, (_, first) => foughtBeside({ way, first, step }));
  const parts = await Promise.all(shares);
  return Array.from({ length: Number(fights) }, (_, at) => parts[at % step]![Math.floor(at / step)]!);
}

if (process.send) {
  process.once('message', async (share: Share) => process.send!(await fought(share)));
} else {
  const dice = looseDice(77);
  print(
    'tables',
    Array.from({ length: Math.max(1000, Number(fights)) }, () => byTables(dice)),
  );
  for (const way of ['hex-action', 'table-action'].filter((one) => only === '' || one === only)) {
    const losses = await foughtByAll(way);
    print(way, losses);
    printByGauge(way, losses);
  }
}

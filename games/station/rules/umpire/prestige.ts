/** Prestige and what it is won and lost by (12.0). */
import type { SideId, SquadronId } from '../module/vocabulary.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, isLine } from '../world/formations.ts';
import type { Open, Source, State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { type Context, dateOf, sidesOf } from './phase.ts';

/** 12.12, 12.14: at once, and never beyond the ends of the track. What is entered is what was really gained or lost. */
export function score(world: State, context: Context, side: SideId, points: number, source: Source): void {
  const [least, most] = theatreOf(world).module.prestige.track;
  const before = world.prestige[side] ?? 0;
  const after = Math.min(most, Math.max(least, before + points));
  if (after === before) return;
  world.prestige[side] = after;
  const entry = { turn: world.turn, side, points: after - before, source };
  world.ledger.push(entry);
  context.tell({ kind: 'prestige', rule: '12.14', score: entry, total: after });
}

/** 12.3: no down payments. */
export const canPay = (world: Pick<State, 'prestige'>, side: SideId, points: number): boolean =>
  (world.prestige[side] ?? 0) >= points;

/**
 * 8.431: Sail that a side has lost. Only Battle, and Ports lost with Squadrons in them, count for Prestige; each step of
 * the running total is won by the one and lost by the other at once.
 */
export function sailLost(
  world: State,
  context: Context,
  side: SideId,
  id: SquadronId,
  sail: number,
  how: 'sunk' | 'captured',
  why: 'battle' | 'port' | 'weather',
): void {
  const theatre = theatreOf(world);
  const { lineSail, flagship } = theatre.module.prestige;
  const hulls = hullsOf(theatre, id);
  // 10.233: of Corsairs without number none is missed.
  if (hulls.corsair?.perish === false) return;
  const lost = world.lost[side] ?? { sunk: 0, captured: 0 };
  world.lost[side] = { ...lost, [how]: lost[how] + sail };
  if (why === 'weather' || !isLine(hulls)) return;
  const points = hulls.flagship ? sail * flagship : steps(tallyOf(world, side), 'lineSail', sail, lineSail);
  if (points === 0) return;
  const source = hulls.flagship ? 'flagship' : 'sail';
  score(world, context, otherSide(theatre, side), points, source);
  score(world, context, side, -points, source);
}

/** 11.34: given up as hulks. */
export function sailHulked(world: State, side: SideId, sail: number): void {
  const lost = world.lost[side] ?? { sunk: 0, captured: 0 };
  world.lost[side] = { ...lost, hulked: (lost.hulked ?? 0) + sail };
}

/** A short war is no reason to burn a fleet: where the module says so, what is left of it counts at the end. */
export function countFleets(world: State, context: Context): void {
  const { fleet } = theatreOf(world).module.prestige;
  if (fleet === undefined || world.scenario.fleetCounts !== true) return;
  for (const side of sidesOf(world)) {
    const { sunk, captured, hulked = 0 } = world.lost[side] ?? { sunk: 0, captured: 0 };
    const left = Object.values(forcesOf(world, side).squadrons)
      .filter(({ countless }) => countless !== true)
      .reduce((sum, { sail }) => sum + sail, 0);
    const of = left + sunk + captured + hulked;
    if (of === 0) continue;
    const share = Math.floor((100 * left) / of);
    const step = fleet.find(({ share: [from, to] }) => share >= from && share <= to);
    // Both fleets lie open when all is over.
    context.tell({ kind: 'fleet-left', rule: '12.1', side, left, of }, { news: true });
    score(world, context, side, step?.prestige ?? 0, 'fleet');
  }
}

/** 10.141: DPs of Battle and Convoy Attacks on Convoys of a side, of any kind: the Enemy's gain. */
export function convoyHurt(world: State, context: Context, side: SideId, dp: number): void {
  const theatre = theatreOf(world);
  const points = steps(tallyOf(world, side), 'convoyDp', dp, theatre.module.prestige.convoyDp);
  if (points > 0) score(world, context, otherSide(theatre, side), points, 'convoy');
}

type Tally = State['tally'][string];

function tallyOf(world: State, side: SideId): Tally {
  world.tally[side] ??= { lineSail: 0, convoyDp: 0 };
  return world.tally[side];
}

/** Adds to a running total and says how many whole steps that has made; what is over stays for the next. */
function steps(tally: Tally, what: keyof Tally, more: number, step: number): number {
  const sum = tally[what] + more;
  tally[what] = sum % step;
  return Math.floor(sum / step);
}

/** 9.383, 12.22, 12.221: Fulfilled less Failed, below none if more have Failed (12.231). */
export const netOf = (world: Pick<Open, 'record'>, side: SideId): number => {
  const { fulfilled, failed } = world.record[side] ?? { fulfilled: 0, failed: 0 };
  return fulfilled - failed;
};

/** 9.384, 12.2, 12.23: the Year's Orders compared, not one by one; the count begins anew. */
export function compareYear(world: State, context: Context): void {
  const { prestige } = theatreOf(world).module;
  const [a, b] = sidesOf(world);
  const nets = { [a]: netOf(world, a), [b]: netOf(world, b) };
  const year = dateOf(world, Math.max(0, world.turn - 1)).year;
  context.tell({ kind: 'year', rule: '12.23', year, nets });
  // 12.232, 12.241, 12.242: the lesser taken from the greater, were both below none.
  const spread = Math.abs(nets[a]! - nets[b]!);
  if (spread > 0) {
    const [more, fewer] = [a, b].toSorted((one, other) => nets[other]! - nets[one]!) as [SideId, SideId];
    const loss = prestige.yearFewer.find(({ by: [from, to] }) => spread >= from && spread <= to)?.loss ?? 0;
    score(world, context, more, prestige.yearMore, 'orders');
    score(world, context, fewer, -loss, 'orders');
  }
  for (const side of [a, b]) world.record[side] = { fulfilled: 0, failed: 0 };
}

/** 12.21: what is Fulfilled and what is Failed, each by itself; Prestige at once where the scenario says so (9.385). */
export function countOrders(
  world: State,
  context: Context,
  side: SideId,
  count: { readonly fulfilled?: number; readonly failed?: number },
): void {
  const { fulfilled = 0, failed = 0 } = count;
  const record = world.record[side] ?? { fulfilled: 0, failed: 0 };
  world.record[side] = { fulfilled: record.fulfilled + fulfilled, failed: record.failed + failed };
  const direct = world.scenario.scoreOrders;
  if (direct !== undefined)
    score(world, context, side, fulfilled * direct.fulfilled + failed * direct.failed, 'orders');
}

/**
 * 12.1: who has won and by how much, nobody on a tie (12.13). Nothing counts but what was won at sea in this match
 * (12.15, 12.16).
 */
export function verdict(world: Readonly<Open>): {
  readonly winners: readonly SideId[];
  readonly level: string;
} {
  const [a, b] = sidesOf(world);
  const lead = (world.prestige[a] ?? 0) - (world.prestige[b] ?? 0);
  const margin = Math.abs(lead);
  const { victory } = theatreOf(world).module.prestige;
  const level = victory.find(({ margin: [from, to] }) => margin >= from && margin <= to)?.level ?? 'victory';
  return { winners: lead === 0 ? [] : [lead > 0 ? a : b], level };
}

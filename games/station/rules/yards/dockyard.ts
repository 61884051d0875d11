/** Back from In Ordinary, and Repairs (11.31, 11.32, 11.34). */
import { refuse } from '@weathergage/kernel';
import type { SideId, SquadronId } from '../module/vocabulary.ts';
import { freeToGive } from '../orders/order-changes.ts';
import { dissolveEmpty } from '../organisation/organisation.ts';
import { addDp, takeSail } from '../umpire/damage.ts';
import { throwFor } from '../umpire/own-dice.ts';
import {
  type AskRules,
  answersOf,
  askOf,
  type Context,
  ownForces,
  type StepRules,
  sidesOf,
} from '../umpire/phase.ts';
import { canPay, sailHulked, score } from '../umpire/prestige.ts';
import type { AnswerTo } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, lyingAt, squadronOf, stateOf } from '../world/formations.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State, View } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { extraRolls, repairRolls } from './repair-rates.ts';

/** Repair Table (11.32): DPs removed by die. */
export const REPAIR_TABLE = [2, 2, 2, 1, 1, 1, 1, 0, 0, 0] as const;
/** 11.323, 12.31: for one point. */
export const ROLLS_FOR_PRESTIGE = 3;

const repaired = (die: number): number => REPAIR_TABLE[Math.min(9, Math.max(0, die))]!;

/** 11.343: DPs taken off for each Sail hulked. */
export const hulkValue = (sort: string): number => (sort === 'SOL' ? 4 : 2);

/** 11.311: first who comes back from In Ordinary, then Repairs; who lies up does so in the step after. */
export const dockyardStep: StepRules = {
  enter: () => 'waits',
  asks: (world) => sidesOf(world).map((side) => askOf(world, 'dockyard', side, '11.311')),
  resolve(world, given, context) {
    for (const { side, answer } of answersOf(world, given, 'dockyard')) work(world, context, side, answer);
    return 'done';
  },
};

function work(world: State, context: Context, side: SideId, answer: AnswerTo<'dockyard'>): void {
  const forces = forcesOf(world, side);
  for (const id of answer.back)
    squadronOf(forces, id).port = { at: forces.squadrons[id]!.port!.at, state: 'FittingOut' };
  if (answer.back.length > 0)
    context.tellSide(side, { kind: 'in-ordinary', rule: '11.311', side, out: [...answer.back] }, null);
  if (answer.prestige > 0) score(world, context, side, -answer.prestige, 'repair');
  for (const { port, squadrons } of answer.repair) {
    const inherent = repairRolls(world, side, port);
    const points = world.ports[port]!.repairPoints;
    // Inherent rolls first, then Repair Points (11.352), then what was paid for.
    world.ports[port]!.repairPoints = points - Math.min(points, Math.max(0, squadrons.length - inherent));
    for (const id of squadrons) repairOne(world, context, side, port, id);
  }
  // 11.34: hulks are gone for good, and cost no Prestige (11.342) unless the module counts what is left at the end.
  for (const { squadron, sail } of answer.hulk) {
    if (!freeToGive(world, context, side, [{ squadron, sail }])) continue;
    const value = hulkValue(hullsOf(theatreOf(world), squadron).class);
    addDp(world, side, squadron, -value * sail);
    takeSail(forces, squadron, sail);
    sailHulked(world, side, sail);
    context.tellSide(side, { kind: 'hulked', rule: '11.34', side, squadron, sail }, null);
  }
  if (answer.hulk.length > 0) dissolveEmpty(world, context, side, false);
}

function repairOne(world: State, context: Context, side: SideId, port: string, id: SquadronId): void {
  const modifier = rankDrm(world, side, 'repair');
  const mends = (face: number): boolean => repaired(face + modifier) > 0;
  const { dice, die } = throwFor(world, context, side, 'repair', mends);
  const dp = repaired(die + modifier);
  const squadron = squadronOf(forcesOf(world, side), id);
  // 7.324: down the track, never below none (11.313).
  const own = Math.min(dp, squadron.dp);
  squadron.dp -= own;
  context.tellSide(side, { kind: 'repaired', rule: '11.32', dice, side, port, squadron: id, dp: own }, null);
  repairOthers(world, context, side, port, dp - own);
}

/** 11.324: what is too much for one goes to another there, the most damaged, point by point. */
function repairOthers(world: State, context: Context, side: SideId, port: string, points: number): void {
  const mended = new Map<SquadronId, number>();
  for (let left = points; left > 0; left--) {
    const other = lyingAt(forcesOf(world, side), port, 'InOrdinary')
      .filter((one) => one.dp > 0)
      .toSorted((a, b) => b.dp - a.dp)[0];
    if (other === undefined) break;
    other.dp--;
    mended.set(other.id, (mended.get(other.id) ?? 0) + 1);
  }
  for (const [squadron, dp] of mended)
    context.tellSide(side, { kind: 'repaired', rule: '11.324', side, port, squadron, dp }, null);
}

/** Rolls that a Port can have this Turn without Prestige: its own, and one for each Repair Point (11.35). */
export function rollsAt(view: View, side: SideId, port: string): number {
  const state = view.ports[port];
  return repairRolls(view, side, port) + (state?.side === side ? state.repairPoints : 0);
}

function check(view: View, answer: AnswerTo<'dockyard'>) {
  const side = view.side!;
  const forces = ownForces(view);
  for (const id of answer.back)
    if (forces.squadrons[id]?.port?.state !== 'InOrdinary')
      return refuse('not-in-ordinary', '3.275', 'It is not In Ordinary.');
  if (!canPay(view, side, answer.prestige))
    return refuse('prestige', '12.3', 'There is not so much Prestige.');
  if (new Set(answer.repair.map(({ port }) => port)).size !== answer.repair.length)
    return refuse('twice', '11.32', 'A Port is named twice.');
  let beyond = 0;
  let again = 0;
  const keyBeyond: number[] = [];
  for (const { port, squadrons } of answer.repair) {
    for (const id of squadrons) {
      const squadron = forces.squadrons[id];
      // 7.36: Damage is repaired In Ordinary and nowhere else.
      if (squadron?.port?.at !== port || squadron.port.state !== 'InOrdinary' || answer.back.includes(id))
        return refuse('not-in-ordinary', '11.31', 'Only Squadrons In Ordinary there are Repaired.');
      const times = squadrons.filter((one) => one === id).length;
      if (times > 2) return refuse('once', '11.322', 'A Squadron has one roll, and one more for Prestige.');
    }
    if (view.ports[port]?.side !== side) return refuse('port', '11.311', 'That Port is not yours.');
    if (
      view.ports[port]!.noRepairUntil > view.turn ||
      view.scenario.only?.without?.includes('repairs') === true
    )
      if (squadrons.length > 0) return refuse('halt', '11.321', 'Nothing is Repaired there now.');
    const over = Math.max(0, squadrons.length - rollsAt(view, side, port));
    beyond += over;
    if (over > 0 && theatreOf(view).ports.get(port)!.kind === 'key') keyBeyond.push(over);
    again += squadrons.length - new Set(squadrons).size;
  }
  // M4.3: at one Key Port.
  const gift = Math.min(extraRolls(view, side), Math.max(0, ...keyBeyond));
  if (Math.max(beyond - gift, again) > answer.prestige * ROLLS_FOR_PRESTIGE)
    return refuse('rolls', '11.321', 'There are not so many Repair rolls.');
  for (const { squadron, sail } of answer.hulk) {
    const one = forces.squadrons[squadron];
    if (one === undefined || stateOf(forces, one) === 'Ready')
      return refuse('at-sea', '11.341', 'Only ships in Port are hulked.');
    if (hullsOf(theatreOf(view), squadron).corsair !== undefined)
      return refuse('corsair', '10.23', 'Corsairs are not hulked.');
    if (one.sail < sail) return refuse('too-few', '11.34', 'It has not so many Sail.');
  }
  if (new Set(answer.hulk.map(({ squadron }) => squadron)).size !== answer.hulk.length)
    return refuse('twice', '11.34', 'A Squadron is named twice.');
  return null;
}

function* choices(view: View): Iterable<AnswerTo<'dockyard'>> {
  const side = view.side!;
  const forces = ownForces(view);
  const ordinary = Object.values(forces.squadrons).filter(({ port }) => port?.state === 'InOrdinary');
  const repair = [...new Set(ordinary.map(({ port }) => port!.at))]
    .map((port) => ({
      port,
      squadrons: lyingAt(forces, port, 'InOrdinary')
        .filter(({ dp }) => dp > 0)
        .toSorted((a, b) => b.dp - a.dp)
        .slice(0, rollsAt(view, side, port))
        .map(({ id }) => id),
    }))
    .filter(({ port, squadrons }) => squadrons.length > 0 && view.ports[port]!.noRepairUntil <= view.turn);
  yield { back: [], repair, prestige: 0, hulk: [] };
  const named = new Set(repair.flatMap(({ squadrons }) => squadrons));
  const sound = ordinary.filter(({ id, dp }) => dp <= 1 && !named.has(id)).map(({ id }) => id);
  if (sound.length > 0) yield { back: sound, repair, prestige: 0, hulk: [] };
  // 3.275: all of them, where there are any.
  if (ordinary.length > 0) yield { back: ordinary.map(({ id }) => id), repair: [], prestige: 0, hulk: [] };
  const worst = ordinary.toSorted((a, b) => b.dp - a.dp)[0];
  if (worst !== undefined && worst.sail > 1 && worst.dp >= 10)
    yield { back: [], repair: [], prestige: 0, hulk: [{ squadron: worst.id, sail: 1 }] };
}

export const dockyardAsk: AskRules<'dockyard'> = {
  choices: (view) => choices(view),
  check: (view, _ask, answer) => check(view, answer),
};

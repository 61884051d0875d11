/** Leaders in battle: the dice they add, and what may befall them (7.4, 11.J, 11.L). */
import { NELSON, ratingOf } from '../../data/leaders.ts';
import type { Side, War } from '../../data/nations.ts';
import type { Context } from '../world/phase.ts';
import type { LeaderId, ShipId } from '../world/squadron.ts';
import type { Absence, Battle, State } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import type { Line } from './battle-line.ts';

/** A full year out of play lies between the year a leader is hurt in and the one he comes back in. */
const YEARS_AWAY = 2;

/**
 * 7.4/1, 7.4/2, 7.4/3: how many dice leaders add to each ship of a line, none or one. A leader's dice go to the ships
 * nearest to his own. One that falls to a ship which already has another's is lost. Where a leader has one die left and
 * two ships as near, it goes to the one that is free, so that as few as can be are lost, and ahead where both are.
 */
export function leadersDice(line: Line, war: War): number[] {
  const dice = line.map(({ leader }) => (leader === null ? 0 : 1));
  let odd: number[][] = [];
  for (const [place, { leader }] of line.entries()) {
    let left = leader === null ? 0 : ratingOf(leader, war) - 1;
    for (let distance = 1; left > 0 && distance < line.length; distance++) {
      const there = [place - distance, place + distance].filter((at) => at >= 0 && at < line.length);
      if (left < there.length) odd.push(there);
      else for (const at of there) dice[at] = 1;
      left -= Math.min(left, there.length);
    }
  }
  for (;;) {
    odd = odd.map((there) => there.filter((at) => dice[at] === 0)).filter(({ length }) => length > 0);
    // From the head of the line on: no rating is so high that a later leader hangs on a ship ahead of an earlier one's.
    const next = odd.shift();
    if (next === undefined) return dice;
    dice[next[0]!] = 1;
  }
}

/** A leader at the end of a round, and what became of his ship. */
export interface Ordeal {
  readonly side: Side;
  readonly leader: LeaderId;
  readonly ship: ShipId;
  /** His ship took damage in this round: he must be thrown for. */
  readonly hurt: boolean;
  readonly fate: 'fights' | 'disabled' | 'sunk' | 'captured';
}

/** 7.4/4: what becomes of a leader at the end of a round. Says whether he is still aboard. */
export function afterRound(world: State, context: Context, ordeal: Ordeal): boolean {
  const { side, leader, ship, hurt, fate } = ordeal;
  const dice = hurt ? [context.dice.d6(), context.dice.d6()] : [];
  const total = dice.reduce((sum, die) => sum + die, 0);
  const told = { kind: 'leader', rule: '7.4/4', side, leader, ship, dice } as const;
  if (total === 12) {
    world.dead.push(leader);
    context.tell({ ...told, fate: 'killed' });
    return false;
  }
  // 11.L: one who lives is taken with his ship, hurt or not.
  const why = fate === 'captured' ? 'captured' : total >= 8 ? 'injured' : null;
  if (why !== null) {
    const returns = sendHome(world, side, leader, why);
    context.tell({ ...told, fate: why, returns });
    return false;
  }
  if (hurt) context.tell({ ...told, fate: 'unhurt' });
  if (fate !== 'sunk') return true;
  world.forces[side].leaders.push(leader);
  return false;
}

/** Out of play for one full year; says when he is back. */
export function sendHome(world: State, side: Side, leader: LeaderId, why: Absence['why']): number {
  const returns = world.year + YEARS_AWAY;
  world.absent.push({ leader, side, returns, why });
  return returns;
}

/** 11.J: three quarters of the enemy, rounded down, but never none. */
export const greatVictory = (lost: number, began: number): boolean =>
  lost >= Math.max(1, Math.floor((began * 3) / 4));

/** 11.J: after a great victory Nelson rests, unless he is out of play already. Called when all are back in their places. */
export function nelsonsYearOff(world: State, battle: Battle, context: Context): void {
  if (!world.options.nelsonsYearOff || !battle.led.includes(NELSON)) return;
  const forces = world.forces.english;
  if (!forces.leaders.includes(NELSON)) return;
  const enemies = battle.began[otherSide('english')];
  const lost = world.sunk.filter(({ ship }) => enemies.includes(ship)).length;
  if (!greatVictory(lost, enemies.length)) return;
  forces.leaders = forces.leaders.filter((leader) => leader !== NELSON);
  let ship: ShipId | null = null;
  for (const squadron of forces.squadrons) {
    const aboard = squadron.stacks.flat().find(({ leader }) => leader === NELSON);
    if (aboard === undefined) continue;
    ship = aboard.ship;
    squadron.stacks = squadron.stacks.map((stack) =>
      stack.map((berth) => (berth === aboard ? { ...berth, leader: null } : berth)),
    );
  }
  const returns = sendHome(world, 'english', NELSON, 'rest');
  context.tell({
    kind: 'leader',
    rule: '11.J',
    side: 'english',
    leader: NELSON,
    ship,
    fate: 'rest',
    returns,
  });
}

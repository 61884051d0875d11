/** Officers who come, rise, return and are exchanged, in the R&R Step (11.17, 11.18, 3.481). */

import type { LeaderCounter } from '../module/forces.ts';
import type { LeaderId, SideId } from '../module/vocabulary.ts';
import { type Context, today } from '../umpire/phase.ts';
import { entryOf } from '../world/entries.ts';
import type { LeaderState } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { promotionsOf, rankOrder } from '../world/leaders.ts';
import type { State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { relieveTo, unform } from './organisation.ts';
import {
  type Choice,
  candidates,
  isAdmiral,
  postSenior,
  rankOf,
  settleSeniority,
  settleStations,
} from './seniority.ts';

const entries = (world: State, side: SideId): [LeaderId, LeaderState][] =>
  Object.entries(forcesOf(world, side).leaders);

/** 11.17: all that the calendar brings to a side's officers this Turn. */
export function officersOfTheTurn(world: State, context: Context, side: SideId): void {
  const theatre = theatreOf(world);
  const { year, turn } = today(world);
  for (const [id, state] of entries(world, side)) {
    const counter = theatre.leaders.get(id)!;
    if (state.at === 'away' && state.until !== null && state.until <= world.turn) {
      state.at = 'mess';
      state.until = null;
      context.tell({ kind: 'officer', rule: '3.481', side, leader: id, what: 'recovered' });
    }
    // 11.173, 11.176: on his date, to the Mess.
    if (
      state.at === 'future' &&
      counter.in.year === year &&
      counter.in.turn === turn &&
      isServing(world, id)
    ) {
      state.at = 'mess';
      context.tell({ kind: 'officer', rule: '11.176', side, leader: id, what: 'arrived' });
    }
    if (turn === 1) promote(context, side, counter, state, year);
    if (counter.out !== null && counter.out.year === year && counter.out.turn === turn && state.at !== 'gone')
      retire(world, context, side, id);
  }
  // 3.471: who has risen to the head of the Fleet takes what goes with it before anybody else is looked at.
  settleStations(world, context, side);
  misplaced(world, context, side);
}

/**
 * 11.172: on his date; until then he has the lower rank (11.174). 11.175: also whoever is out of play, since he might come
 * back; not the Killed and those removed for poor performance.
 */
function promote(
  context: Context,
  side: SideId,
  counter: LeaderCounter,
  state: LeaderState,
  year: number,
): void {
  const due = promotionsOf(counter).find((one) => one.year === year);
  if (due === undefined || state.lost === true || rankOrder(due.rank) <= rankOrder(state.rank)) return;
  state.rank = due.rank;
  if (state.at !== 'future' && state.at !== 'gone')
    context.tell({
      kind: 'officer',
      rule: '11.172',
      side,
      leader: counter.id,
      what: 'promoted',
      rank: due.rank,
    });
}

/** Officers of a Contingent that is not in play wait until it is. */
const isServing = (world: State, leader: LeaderId): boolean => {
  const contingent = theatreOf(world).leaders.get(leader)!.contingent;
  return world.contingents[contingent] !== 'Absent';
};

/** 3.481: he leaves the theatre; his Flotilla gets the next in seniority or is Unformed (3.483). */
export function retire(
  world: State,
  context: Context,
  side: SideId,
  leader: LeaderId,
  told: { readonly rule: string; readonly dice?: readonly number[] } = { rule: '3.481' },
): void {
  const { formation } = forcesOf(world, side).leaders[leader]!;
  relieveTo(world, side, leader, 'gone');
  for (const [station, holder] of Object.entries(world.stations))
    if (holder === leader) world.stations[station] = null;
  context.tell({ kind: 'officer', ...told, side, leader, what: 'left' });
  if (formation !== null && forcesOf(world, side).formations[formation] !== undefined)
    if (!postSenior(world, context, side, formation)) unform(world, context, side, formation, '3.483');
}

/** 3.411: a Commodore promoted may not keep a Detachment if a Commodore could have it; nor anybody above his superior. */
function misplaced(world: State, context: Context, side: SideId): void {
  const forces = forcesOf(world, side);
  for (const formation of Object.values(forces.formations)) {
    const { leader } = formation;
    if (leader === null) continue;
    const kind = theatreOf(world).flotillas.get(formation.id)!.kind;
    const above = entryOf(forces.formations, formation.under);
    const tooHigh =
      above?.kind === 'flotilla' &&
      above.leader !== null &&
      rankOf(world, side, leader) > rankOf(world, side, above.leader);
    // 3.334: with no Commodore to be had the Admiral stays.
    const standsIn =
      kind === 'Detachment' &&
      isAdmiral(world, side, leader) &&
      candidates(world, side, formation.id).some((id) => !isAdmiral(world, side, id));
    if (!standsIn && !tooHigh) continue;
    relieveTo(world, side, leader, 'mess');
    if (!postSenior(world, context, side, formation.id)) unform(world, context, side, formation.id, '3.432');
  }
}

/**
 * 11.18, 11.181: Commodores come back by themselves.
 * 11.183: Admirals one for one, or by what they are worth if so agreed.
 */
export function exchange(world: State, context: Context): void {
  const theatre = theatreOf(world);
  const sides = [theatre.a, theatre.b] as const;
  const back = (side: SideId, leader: LeaderId): void => {
    // 11.182: no Squadron is his own, so that he comes to the Mess.
    forcesOf(world, side).leaders[leader]!.at = 'mess';
    context.tell({ kind: 'officer', rule: '11.18', side, leader, what: 'exchanged' });
  };
  for (const side of sides)
    for (const [id, state] of entries(world, side))
      if (state.at === 'prisoner' && state.rank === 'Cdre') back(side, id);
  // 11.184: prisoners stay with their captor.
  const held = (side: SideId): LeaderId[] =>
    entries(world, side)
      .filter(([, { at }]) => at === 'prisoner')
      .map(([id]) => id)
      .toSorted((a, b) => rankOf(world, side, b) - rankOf(world, side, a));
  const [a, b] = sides.map(held) as [LeaderId[], LeaderId[]];
  if (world.options.exchangeRates !== true) {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      back(sides[0], a[i]!);
      back(sides[1], b[i]!);
    }
    return;
  }
  for (const side of sides) {
    // Each rank is worth two of the one below; the costliest prisoner that the other's can pay for goes first.
    const worth = (of: SideId, id: LeaderId): number => 2 ** (rankOf(world, of, id) - 1);
    const other = otherSide(theatre, side);
    for (const leader of held(side)) {
      let price = worth(side, leader);
      const coins: LeaderId[] = [];
      for (const coin of held(other)) {
        if (worth(other, coin) > price) continue;
        coins.push(coin);
        price -= worth(other, coin);
      }
      if (price !== 0) continue;
      back(side, leader);
      for (const coin of coins) back(other, coin);
    }
  }
}

export function settleBoth(world: State, context: Context, choice: Choice): void {
  const { a, b } = theatreOf(world);
  for (const side of [a, b]) settleSeniority(world, context, side, choice);
}

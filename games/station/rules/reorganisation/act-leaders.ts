/** Posting and Relieving at will, and officers for Prestige (3.46, 3.48, 3.494, 11.177, 11.183). */

import { refuse } from '@weathergage/kernel';
import { type CommandId, type LeaderId, RANKS, type SideId } from '../module/vocabulary.ts';
import { retire } from '../organisation/officers.ts';
import { relieveTo, unform } from '../organisation/organisation.ts';
import { candidates, mayCommand, postLeader, rankOf, settleStations } from '../organisation/seniority.ts';
import { dateOf, today } from '../umpire/phase.ts';
import { canPay, score } from '../umpire/prestige.ts';
import { onceATurn, triedBefore, tryOnce } from '../umpire/strategy-checks.ts';
import { entryIn } from '../world/entries.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf } from '../world/formations.ts';
import type { World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import type { CheckAct, DoAct } from './occasion.ts';

const commandOfLeader = (world: World, leader: LeaderId): CommandId | null => {
  const theatre = theatreOf(world);
  return entryIn(theatre.contingents, theatre.leaders.get(leader)?.contingent)?.command ?? null;
};

/** Who could have a leader's Station after him: of its Command, and of his rank, but no Commodore. */
const successors = (world: World, side: SideId, leader: LeaderId, station: CommandId): LeaderId[] =>
  Object.entries(forcesOf(world, side).leaders)
    .filter(
      ([id, { at }]) =>
        id !== leader &&
        (at === 'mess' || at === 'posted') &&
        commandOfLeader(world, id) === station &&
        rankOf(world, side, id) >= Math.max(1, rankOf(world, side, leader)),
    )
    .map(([id]) => id);

/** 3.482: who may be Relieved at will, and whether anybody could have his Station. */
export const checkRelieve: CheckAct<'relieve'> = (world, side, act) => {
  const state = forcesOf(world, side).leaders[act.leader];
  if (act.station !== undefined) {
    if (act.station === side) return refuse('fleet', '3.482', 'A Fleet Admiral is not Relieved at will.');
    if (world.stations[act.station] !== act.leader)
      return refuse('no-station', '3.482', 'He does not hold that Station.');
    if (successors(world, side, act.leader, act.station).length === 0)
      return refuse('seniority', '3.463', 'Nobody of his rank could take the Station.');
  } else if (state?.at !== 'posted' || state.formation === null)
    return refuse('not-posted', '3.482', 'He commands no Flotilla here.');
  return onceATurn(world, side, `relieve ${act.leader}`);
};

export const doRelieve: DoAct<'relieve'> = (world, context, side, act, occasion) => {
  const byFleet = act.station !== undefined;
  const command = byFleet ? null : commandOfLeader(world, act.leader);
  if (!occasion.free && !tryOnce(world, context, side, command, '3.482', `relieve ${act.leader}`))
    return false;
  context.tellSide(side, { kind: 'relieved', rule: '3.482', side, leader: act.leader, why: 'order' }, null);
  if (act.station !== undefined) {
    // He may not be chosen again at once: the others of his rank come first.
    const others = successors(world, side, act.leader, act.station);
    const next = others[context.dice.below(others.length)]!;
    world.stations[act.station] = next;
    context.tell({ kind: 'station', rule: '3.482', side, station: act.station, leader: next });
    return true;
  }
  const flotilla = forcesOf(world, side).leaders[act.leader]!.formation!;
  // 3.483: no Admiral stands in for a Commodore who was Relieved at will (3.334): then there was another option.
  const fit = candidates(world, side, flotilla).filter((id) => mayCommand(world, side, id, flotilla));
  relieveTo(world, side, act.leader, 'mess');
  const next = fit.length > 1 ? fit[context.dice.below(fit.length)] : fit[0];
  if (next === undefined) unform(world, context, side, flotilla, '3.483');
  else postLeader(world, context, side, next, flotilla);
  return true;
};

/** 3.463: to a Flotilla without a leader, or over a junior (3.464). Always one of the most senior who may. */
export const checkPost: CheckAct<'post'> = (world, side, act) => {
  const forces = forcesOf(world, side);
  const formation = forces.formations[act.flotilla];
  if (formation?.kind !== 'flotilla') return refuse('no-flotilla', '3.463', 'There is no such Flotilla.');
  // 3.334: an Admiral has a Detachment only where nobody else does.
  const fit =
    mayCommand(world, side, act.leader, act.flotilla) ||
    (formation.leader === null && candidates(world, side, act.flotilla).includes(act.leader));
  if (forces.leaders[act.leader]?.at !== 'mess' || !fit)
    return refuse('not-fit', '3.463', 'He is not in the Mess, or may not command it.');
  if (!candidates(world, side, act.flotilla).includes(act.leader))
    return refuse('seniority', '3.463', 'There is somebody senior to him in the Mess.');
  if (formation.leader !== null && rankOf(world, side, formation.leader) >= rankOf(world, side, act.leader))
    return refuse('junior', '3.464', 'He displaces only a junior.');
  return null;
};

export const doPost: DoAct<'post'> = (world, context, side, act) => {
  formationOf(forcesOf(world, side), act.flotilla);
  postLeader(world, context, side, act.leader, act.flotilla);
  return true;
};

/** 11.183 */
export const checkRansom: CheckAct<'ransom'> = (world, side, act) => {
  if (forcesOf(world, side).leaders[act.leader]?.at !== 'prisoner')
    return refuse('free', '11.183', 'He is no prisoner.');
  return canPay(world, side, 1) ? null : refuse('prestige', '12.3', 'There is no Prestige to pay with.');
};

export const doRansom: DoAct<'ransom'> = (world, context, side, act) => {
  score(world, context, side, -1, 'ransom');
  forcesOf(world, side).leaders[act.leader]!.at = 'mess';
  context.tell({ kind: 'officer', rule: '11.183', side, leader: act.leader, what: 'ransomed' });
  return true;
};

/** 3.494: those still to come of a Command, soonest first, of the rank asked for. */
function toBeBought(
  world: World,
  side: SideId,
  command: CommandId,
  rank: 'commodore' | 'admiral',
): LeaderId[] {
  const theatre = theatreOf(world);
  const future = Object.entries(forcesOf(world, side).leaders)
    .filter(([id, state]) => state.at === 'future' && (commandOfLeader(world, id) ?? side) === command)
    .filter(([, state]) => (rank === 'commodore') === (state.rank === 'Cdre'))
    .map(([id]) => ({ id, when: theatre.leaders.get(id)!.in }))
    .filter(
      ({ when }) =>
        when.year > today(world).year || (when.year === today(world).year && when.turn > today(world).turn),
    );
  const soonest = Math.min(...future.map(({ when }) => when.year * 100 + when.turn));
  return future.filter(({ when }) => when.year * 100 + when.turn === soonest).map(({ id }) => id);
}

export const checkBuyLeader: CheckAct<'buy-leader'> = (world, side, act) => {
  if (world.options.buyLeaders !== true)
    return refuse('option', '3.494', 'Officers are not bought in this match.');
  const inPlay = Object.entries(forcesOf(world, side).leaders).some(
    ([id, { at }]) =>
      (at === 'mess' || at === 'posted') && (commandOfLeader(world, id) ?? side) === act.command,
  );
  if (inPlay) return refuse('has-leader', '3.494', 'That Command has an officer in play.');
  if (toBeBought(world, side, act.command, act.rank).length === 0)
    return refuse('nobody', '3.494', 'There is nobody to be had.');
  if (!canPay(world, side, act.rank === 'commodore' ? 1 : 2))
    return refuse('prestige', '12.3', 'There is no Prestige to pay with.');
  return triedBefore(world, side, `buy ${act.command}`)
    ? refuse('once', '3.494', 'One officer at a time.')
    : null;
};

export const doBuyLeader: DoAct<'buy-leader'> = (world, context, side, act) => {
  const among = toBeBought(world, side, act.command, act.rank);
  const leader = among[context.dice.below(among.length)]!;
  forcesOf(world, side).desk.tried.push(`buy ${act.command}`);
  score(world, context, side, act.rank === 'commodore' ? -1 : -2, 'leader');
  forcesOf(world, side).leaders[leader]!.at = 'mess';
  context.tell({ kind: 'officer', rule: '3.494', side, leader, what: 'bought' });
  settleStations(world, context, side);
  return true;
};

/** 11.177: one officer who won a Battle last Year, on a die of 0 or 1. */
export const checkMerit: CheckAct<'merit'> = (world, side, act) => {
  if (world.options.merit !== true)
    return refuse('option', '11.177', 'There is no promotion by merit in this match.');
  if (dateOf(world, world.turn).turn !== 1)
    return refuse('not-now', '11.177', 'Merit is looked at in Turn One.');
  const state = forcesOf(world, side).leaders[act.leader];
  if (state === undefined || !state.won || !['mess', 'posted', 'away'].includes(state.at))
    return refuse('no-merit', '11.177', 'He won no Battle last Year.');
  return triedBefore(world, side, 'merit') ? refuse('once', '11.177', 'One officer a Year.') : null;
};

export const doMerit: DoAct<'merit'> = (world, context, side, act) => {
  const state = forcesOf(world, side).leaders[act.leader]!;
  forcesOf(world, side).desk.tried.push('merit');
  const die = context.d10();
  if (die > 1) {
    context.tellSide(
      side,
      { kind: 'check', rule: '11.177', dice: [die], side, leader: act.leader, what: 'merit', passed: false },
      null,
    );
    return false;
  }
  const at = RANKS.indexOf(state.rank);
  if (at === RANKS.length - 1) {
    // An Admiral of the Fleet goes to the Admiralty.
    retire(world, context, side, act.leader, { rule: '11.177', dice: [die] });
    score(world, context, side, 1, 'leader');
  } else {
    state.rank = RANKS[at + 1]!;
    context.tell({
      kind: 'officer',
      rule: '11.177',
      dice: [die],
      side,
      leader: act.leader,
      what: 'promoted',
      rank: state.rank,
    });
  }
  settleStations(world, context, side);
  return true;
};

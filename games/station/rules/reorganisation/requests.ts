/** Requests for reinforcement (11.122) and Squadrons sent home to dock (M7.4). */

import { refuse } from '@weathergage/kernel';
import { toRecovery } from '../auxiliaries/recovery.ts';
import { type AuxClass, type ContingentId, type SideId, TURNS_IN_YEAR } from '../module/vocabulary.ts';
import { bringToDesk } from '../organisation/arrivals.ts';
import { dissolveEmpty } from '../organisation/organisation.ts';
import { arriveUnits, countsNow } from '../organisation/reinforcements.ts';
import { withdrawSail } from '../organisation/sail-received.ts';
import { takeSail } from '../umpire/damage.ts';
import { throwFor } from '../umpire/own-dice.ts';
import { type Context, isQuarterly, seasonOf, today } from '../umpire/phase.ts';
import { canPay, score } from '../umpire/prestige.ts';
import { admiralOf, checkRating, triedBefore } from '../umpire/strategy-checks.ts';
import { entryOf } from '../world/entries.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf } from '../world/formations.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import type { CheckAct, DoAct } from './occasion.ts';

export const checkRequest: CheckAct<'request'> = (world, side, act) => {
  const theatre = theatreOf(world);
  const rules = theatre.module.requests;
  const without = world.scenario.only?.without ?? [];
  if (rules === undefined || without.includes('requests'))
    return refuse('none', '11.121', 'Nothing can be requested here.');
  if (!rules.seasons.includes(seasonOf(today(world))))
    return refuse('season', '11.122', 'Requests are made in Spring and Summer.');
  if (
    theatre.contingents.get(act.contingent)?.side !== side ||
    !rules.arrivals.some(({ contingent }) => contingent === act.contingent)
  )
    return refuse('contingent', '11.122', 'No reinforcements come for that Contingent.');
  if (triedBefore(world, side, 'request')) return refuse('once', '11.122', 'There is one Request a Turn.');
  if (forcesOf(world, side).requests.pause > world.turn)
    return refuse('pause', '11.122', 'No Request may be made yet.');
  const halt = world.lasting.some((one) => one.what === 'request' && one.side === side && one.value >= 20);
  if (halt) return refuse('ministry', '11.122', 'Nobody at home will hear of a Request now.');
  if (act.prestige && !canPay(world, side, 1))
    return refuse('prestige', '12.3', 'There is no Prestige to pay with.');
  return null;
};

export const doRequest: DoAct<'request'> = (world, context, side, act) => {
  const theatre = theatreOf(world);
  const rules = theatre.module.requests!;
  const forces = forcesOf(world, side);
  forces.desk.tried.push('request');
  if (act.prestige) score(world, context, side, -1, 'request');
  const command = theatre.contingents.get(act.contingent)!.command;
  // 11.126: one check for each use of the table.
  const passed = checkRating(world, context, {
    side,
    leader: admiralOf(world, side, command),
    rating: 'sr',
    rule: '11.126',
    for: 'request',
  });
  const lasting = world.lasting.reduce(
    (sum, one) => sum + (one.what === 'request' && one.side === side ? one.value : 0),
    0,
  );
  const paid = act.prestige ? -1 : 0;
  const modifier = (passed ? -1 : 0) + paid + forces.requests.season + lasting + rankDrm(world, side, 'low');
  const granted = (face: number) =>
    rules.table.find(({ die: [from, to] }) => face + modifier >= from && face + modifier <= to)?.grants[
      act.contingent
    ] ?? {};
  const helps = (face: number): boolean =>
    granted(face).add !== undefined || granted(face).auxiliary !== undefined;
  const { dice, die } = throwFor(world, context, side, 'low', helps);
  const grant = granted(die);
  forces.requests = {
    season: forces.requests.season + 1,
    pause: grant.pause === true ? world.turn + 2 : forces.requests.pause,
  };
  context.tellSide(
    side,
    {
      kind: 'request',
      rule: '11.122',
      dice,
      side,
      contingent: act.contingent,
      result: JSON.stringify(grant),
    },
    { kind: 'request', rule: '11.122', side, contingent: act.contingent },
  );
  const place = rules.arrivals.find(({ contingent }) => contingent === act.contingent)!;
  arriveUnits(world, context, act.contingent, grant.add, place.at);
  bringToDesk(world, context, side);
  if (grant.auxiliary !== undefined) drawAuxiliary(world, context, side, act.contingent, grant.auxiliary);
  for (const [sort, sail] of countsNow(grant.withdraw))
    withdrawSail(world, context, act.contingent, sort, sail);
  if (grant.withdrawAuxiliary === true) loseAuxiliary(world, context, side, act.contingent);
  return true;
};

/** 11.161: drawn blindly from the Contingent's counters not in play; Corsairs are none of them. */
function drawAuxiliary(
  world: State,
  context: Context,
  side: SideId,
  contingent: ContingentId,
  sort: AuxClass | 'any',
): void {
  const forces = forcesOf(world, side);
  const spare = theatreOf(world).module.auxiliaries.filter(
    (one) =>
      one.contingent === contingent &&
      one.corsair === undefined &&
      one.range !== 'U' &&
      (sort === 'any' || one.class === sort) &&
      (forces.auxiliaries[one.id]?.in ?? 'future') === 'future',
  );
  if (spare.length === 0) return;
  const drawn = spare[context.dice.below(spare.length)]!;
  forces.auxiliaries[drawn.id] = { in: 'available' };
  context.tellSide(
    side,
    { kind: 'reinforcements', rule: '11.161', side, contingent, auxiliaries: [drawn.id] },
    null,
  );
}

function loseAuxiliary(world: State, context: Context, side: SideId, contingent: ContingentId): void {
  const forces = forcesOf(world, side);
  const theatre = theatreOf(world);
  const have = Object.entries(forces.auxiliaries)
    .filter(
      ([id, { in: where }]) =>
        where !== 'future' && where !== 'gone' && theatre.auxiliaries.get(id)?.contingent === contingent,
    )
    .map(([id]) => id)
    .filter((id) => theatre.auxiliaries.get(id)?.corsair === undefined);
  if (have.length === 0) return;
  const lost = have[context.dice.below(have.length)]!;
  toRecovery(world, side, lost);
  forces.auxiliaries[lost] = { in: 'future' };
  context.tellSide(side, { kind: 'withdrawn', rule: '6.114', side, contingent, ids: [lost] }, null);
}

/** Requests of one Season count against the next one in it (M7.3). */
export function newSeason(world: State): void {
  if (!isQuarterly(today(world))) return;
  for (const forces of Object.values(world.forces)) forces.requests = { ...forces.requests, season: 0 };
}

export const checkSendHome: CheckAct<'send-home'> = (world, side, act) => {
  const rules = theatreOf(world).module.homeDocking;
  const squadron = forcesOf(world, side).squadrons[act.squadron];
  if (rules === undefined || rules.side !== side)
    return refuse('none', '11.12', 'There is no home to send it to.');
  if (today(world).turn !== rules.turn)
    return refuse('not-now', '11.12', `Squadrons go home in Turn ${rules.turn}.`);
  const sent = forcesOf(world, side).docked.filter(({ back }) => back - world.turn > 0).length;
  if (sent >= rules.most) return refuse('enough', '11.12', `No more than ${rules.most} may go.`);
  const at = squadron?.port?.at ?? entryOf(forcesOf(world, side).formations, squadron?.formation)?.place.at;
  const inPort =
    squadron?.port?.state === 'FittingOut' ||
    entryOf(forcesOf(world, side).formations, squadron?.formation)?.place.berth === 'harbour';
  if (squadron === undefined || at === undefined || !inPort || !rules.from.includes(at))
    return refuse('place', '11.12', 'It does not lie Fitting Out where ships go home from.');
  if (hullsOf(theatreOf(world), act.squadron).class !== 'SOL')
    return refuse('class', '11.12', 'Only ships of the line go home.');
  return null;
};

export const doSendHome: DoAct<'send-home'> = (world, context, side, act) => {
  const forces = forcesOf(world, side);
  const rules = theatreOf(world).module.homeDocking!;
  const { sail } = forces.squadrons[act.squadron]!;
  const turns = (rules.returns + TURNS_IN_YEAR - today(world).turn) % TURNS_IN_YEAR;
  // 3.255: its Sail and its counter are away together.
  forces.docked.push({ squadron: act.squadron, sail, back: world.turn + turns });
  takeSail(forces, act.squadron, sail);
  dissolveEmpty(world, context, side, false);
  context.tellSide(
    side,
    {
      kind: 'withdrawn',
      rule: '3.255',
      side,
      contingent: hullsOf(theatreOf(world), act.squadron).contingent,
      ids: [act.squadron],
    },
    null,
  );
  return true;
};

/** M7.4: they come back clean at the start of the Turn; on a bad die one Sail is kept at home. */
export function backFromHome(world: State, context: Context): void {
  const rules = theatreOf(world).module.homeDocking;
  if (rules === undefined) return;
  const forces = forcesOf(world, rules.side);
  const due = forces.docked.filter(({ back }) => back <= world.turn + 1);
  forces.docked = forces.docked.filter(({ back }) => back > world.turn + 1);
  for (const { squadron, sail } of due) {
    const die = context.d10();
    const kept = die >= rules.lostOn[0] && die <= rules.lostOn[1] ? 1 : 0;
    if (sail - kept > 0)
      forces.arrivals.push({
        turn: world.turn + 1,
        at: rules.at,
        flotilla: null,
        leader: null,
        squadrons: [{ id: squadron, sail: sail - kept, dp: 0 }],
      });
    context.tellSide(
      rules.side,
      {
        kind: 'reinforcements',
        rule: '3.255',
        dice: [die],
        side: rules.side,
        contingent: hullsOf(theatreOf(world), squadron).contingent,
        add: { SOL: sail - kept },
      },
      null,
    );
  }
}

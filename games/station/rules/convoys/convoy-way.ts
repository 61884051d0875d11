/** Convoys on their way (10.11, 10.15). */
import { expedient } from '../chart/expedient.ts';
import { isClosed, mayFitOut } from '../chart/politics.ts';
import type { FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import { joinConvoy } from '../orders/escorts.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import { convoyHurt } from '../umpire/prestige.ts';
import { samePlace, tokenOf } from '../umpire/tokens.ts';
import type { Convoy, Formation, Step } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { disband, endEscort, leaveAlone, loseConvoy, removeConvoy } from './convoy-ends.ts';
import { atEnd, groupOf, isObstructed, isUnusable, pathOf, waitsForGale } from './convoy-route.ts';

const HOLD: Step = { do: 'hold' };

/** 10.172: a Port of call where it has not lain yet. */
const callsAt = (theatre: Theatre, convoy: Convoy, at: LocationId): boolean =>
  groupOf(theatre, convoy.group).victuals?.calls.includes(at) === true &&
  !convoy.called.some((call) => call.at === at);

/** 10.172: it lies in a Port of call to the end of the Turn. */
const unloads = (world: State, convoy: Convoy, at: LocationId): boolean =>
  convoy.called.some((call) => call.at === at && call.turn === world.turn);

function fromHarbour(world: State, side: SideId, convoy: Convoy, at: LocationId): Step {
  if (atEnd(theatreOf(world), convoy) || unloads(world, convoy, at) || isClosed(world, at)) return HOLD;
  const kept = waitsForGale(world, side, convoy) || isObstructed(world, side, convoy, at);
  return kept ? HOLD : { do: 'put-out' };
}

/** The next Movement Point of a Convoy along its route (10.114); where it can't go on it marks time. */
export function convoyMove(world: State, side: SideId, id: FormationId): Step {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const convoy = forces.convoys[id]!;
  const { at, berth } = formationOf(forces, id).place;
  if (berth === 'harbour') return fromHarbour(world, side, convoy, at);
  if (callsAt(theatre, convoy, at) && mayFitOut(world, side, id, at)) return { do: 'put-in' };
  const next = pathOf(theatre, convoy)[convoy.next];
  if (next === undefined)
    return theatre.ports.has(at) && mayFitOut(world, side, id, at) ? { do: 'put-in' } : HOLD;
  if (waitsForGale(world, side, convoy) || isObstructed(world, side, convoy, next)) return HOLD;
  return onward(world, side, id, at, next);
}

/** Straight to the next place where that is adjacent; if it came out of a Zone elsewhere, by the shortest way (5.27.10). */
function onward(world: State, side: SideId, id: FormationId, at: LocationId, next: LocationId): Step {
  const theatre = theatreOf(world);
  const zone = theatre.zones.get(at);
  if (zone?.edges.some(({ exits }) => exits.includes(next)) === true) return { do: 'leave', to: next };
  const beside =
    theatre.zonesBeside.get(at)?.some((one) => one.id === next) === true ||
    theatre.links.get(at)?.some(({ a, b }) => a === next || b === next) === true;
  if (beside) return { do: 'go', to: next };
  return expedient(world, side, id, next, { arrive: 'hold' })?.step ?? HOLD;
}

/** It had a Movement Point in this Increment and marked time with it. */
const heldNow = ({ clock }: State, { came }: Formation): boolean =>
  came.clock === clock && came.how === 'station';

/** After it has moved: its Escort met, the next place of its route, another Port chosen, its arrival. */
export function convoyMoved(world: State, context: Context, side: SideId, id: FormationId): void {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const convoy = forces.convoys[id]!;
  const formation = formationOf(forces, id);
  meetEscort(world, context, side, convoy, formation);
  const { at, berth } = formation.place;
  if (berth === 'in' || berth === 'out') return;
  if (at === pathOf(theatre, convoy)[convoy.next]) convoy.next++;
  if (berth === 'harbour' && callsAt(theatre, convoy, at)) convoy.called.push({ at, turn: world.turn });
  divert(world, context, side, convoy, at);
  if (!atEnd(theatre, convoy)) return;
  const { ends } = groupOf(theatre, convoy.group);
  // From the Space one more point is spent to lie before the coast, as at a Minor Port (M5.7).
  const landed = ends === 'coast' && heldNow(world, formation);
  // Nothing keeps a Scattered one from its Port.
  const strays = ends === 'port' && convoy.scattered && !mayFitOut(world, side, id, at);
  if (ends === 'zone' || landed || strays) disband(world, context, side, convoy);
}

/** 10.121, 10.122: stacked with it at last, it goes where the Convoy goes. */
function meetEscort(
  world: State,
  context: Context,
  side: SideId,
  convoy: Convoy,
  formation: Formation,
): void {
  if (convoy.escort !== null || convoy.scattered) return;
  const escort = Object.values(forcesOf(world, side).formations).find(
    (one) => one.execution?.convoy === convoy.id && one.under === null,
  );
  if (escort === undefined) return;
  if (!samePlace(escort.place, formation.place)) {
    seekConvoy(escort, formation);
    return;
  }
  joinConvoy(world, context, convoy, escort);
  const told = { kind: 'convoy', rule: '10.121', side, group: convoy.group, what: 'joined' } as const;
  const { token } = formation;
  context.tellSide(side, { ...told, token, escort: escort.id }, { ...told, token });
}

/** 9.427: to where it was when the Order came; there, if it has gone on, to where it is now. */
export function seekConvoy(escort: Formation, convoy: Formation): void {
  const { execution } = escort;
  if (execution === null || (execution.target !== null && execution.target !== escort.place.at)) return;
  const { at, berth } = convoy.place;
  escort.execution = { ...execution, target: at };
  escort.plan = { kind: 'voyage', to: at, arrive: berth === 'harbour' ? 'put-in' : 'hold' };
}

/** M5.4 */
function divert(world: State, context: Context, side: SideId, convoy: Convoy, at: LocationId): void {
  const theatre = theatreOf(world);
  const { divert: other } = groupOf(theatre, convoy.group);
  if (other?.from !== at || convoy.diverted || convoy.leg !== 'out') return;
  const path = pathOf(theatre, convoy);
  const last = path.at(-1)!;
  if (convoy.next !== path.length - 1 || last === other.to || !isUnusable(world, side, convoy, last)) return;
  convoy.diverted = true;
  context.tellSide(
    side,
    { kind: 'convoy', rule: '10.114', side, group: convoy.group, what: 'diverted', at: other.to },
    null,
  );
}

/** DPs on a Convoy, with Prestige for the Enemy unless by weather (10.14); what that leads to comes at the Increment's end. */
export function hurtConvoy(
  world: State,
  context: Context,
  side: SideId,
  id: FormationId,
  dp: number,
  by: 'battle' | 'task' | 'gale',
): void {
  const convoy = forcesOf(world, side).convoys[id]!;
  if (dp === 0) return;
  convoy.dp += dp;
  if (by !== 'gale') convoy.battleDp += dp;
  convoy.repairPoints = Math.max(0, convoy.repairPoints - dp);
  context.tell({ kind: 'convoy-hurt', rule: '10.14', side, group: convoy.group, dp, total: convoy.dp, by });
  if (by !== 'gale') convoyHurt(world, context, side, dp);
}

/** 10.152, 10.154: turned face down for the rest of its way, without an Escort, whose Order has Failed, or Auxiliaries. */
export function scatter(world: State, context: Context, side: SideId, id: FormationId): void {
  const forces = forcesOf(world, side);
  const convoy = forces.convoys[id]!;
  const formation = formationOf(forces, id);
  if (convoy.scattered) return;
  convoy.scattered = true;
  tokenOf(world, formation.token!).face = null;
  context.tell(
    { kind: 'convoy', rule: '10.152', side, group: convoy.group, what: 'scattered', token: formation.token },
    { news: true },
  );
  endEscort(world, context, side, convoy, false);
  leaveAlone(world, context, side, formation);
}

/** 10.142, M5.2: at an Increment's end, by the harm done: who is lost, who has nothing left to carry, who Scatters. */
export function settleConvoys(world: State, context: Context): void {
  const theatre = theatreOf(world);
  for (const side of sidesOf(world))
    for (const convoy of Object.values(forcesOf(world, side).convoys)) {
      if (convoy.waits !== null) continue;
      const { scatter: limits, lostAt, victuals } = groupOf(theatre, convoy.group);
      if (convoy.dp >= lostAt) loseConvoy(world, context, side, convoy);
      else if (victuals !== undefined && convoy.repairPoints === 0) {
        const { token } = formationOf(forcesOf(world, side), convoy.id);
        const told = { kind: 'convoy', rule: '10.172', side, group: convoy.group, what: 'emptied' } as const;
        context.tell({ ...told, token }, { news: true });
        endEscort(world, context, side, convoy, false);
        removeConvoy(world, context, side, convoy.id);
      } else if (
        // 10.15, 10.151: by so much harm, or for want of a way.
        convoy.battleDp >= limits.battle ||
        convoy.dp >= limits.total ||
        isStopped(world, side, convoy)
      )
        scatter(world, context, side, convoy.id);
    }
}

/** 10.114: it had a Movement Point and could not go on along its route. */
function isStopped(world: State, side: SideId, convoy: Convoy): boolean {
  const theatre = theatreOf(world);
  const formation = formationOf(forcesOf(world, side), convoy.id);
  const { place } = formation;
  if (place.berth !== 'sea' || !heldNow(world, formation)) return false;
  const next = pathOf(theatre, convoy)[convoy.next];
  if (next !== undefined)
    return isObstructed(world, side, convoy, next) && !waitsForGale(world, side, convoy);
  return theatre.ports.has(place.at) && !mayFitOut(world, side, convoy.id, place.at);
}

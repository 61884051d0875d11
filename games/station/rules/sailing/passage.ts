/** One Formation spends one Movement Point (5.14): the die if it needs one, the place it comes to, what that costs. */
import { leftStation } from '../auxiliaries/attrition.ts';
import { toRecovery } from '../auxiliaries/recovery.ts';
import { type Catching, inBox, type Way } from '../chart/lanes.ts';
import { helmsman, swift } from '../chart/seamanship.ts';
import type { LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import { takeOver } from '../orders/hand-over.ts';
import { noteMove } from '../orders/progress.ts';
import { fittedOut } from '../organisation/organisation.ts';
import type { SailingTold } from '../told/sailing.ts';
import { addDp } from '../umpire/damage.ts';
import { throwFor } from '../umpire/own-dice.ts';
import type { Context } from '../umpire/phase.ts';
import { ratingsOf } from '../umpire/strategy-checks.ts';
import { moveTo } from '../umpire/tokens.ts';
import type { Came, Formation, Place, Step } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, membersOf, squadronsIn } from '../world/formations.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { otherSide, type Theatre, theatreOf } from '../world/theatre.ts';
import { drawnBy } from './gale-losses.ts';
import { wayFor, waysOf } from './plans.ts';

type Move = Extract<SailingTold, { kind: 'moved' }>;

/** Where somebody means to come out of a Zone is written down and not shown (5.279). */
const shown = ({ to: _, ...place }: Place): Place => place;

/** Double-blind, only what is Spotted is seen to move (13.2). */
function tellMove(world: State, context: Context, formation: Formation, told: Move): void {
  const token = world.tokens.find(({ id }) => id === formation.token);
  const hidden = world.options.movement === 'blind' && token?.face === null;
  const seen = { ...told, from: shown(told.from), to: shown(told.to) };
  context.tellSide(told.side, { ...told, formation: formation.id }, hidden ? null : seen);
}

/** 5.253, 5.254, 5.276: half the leader's rating off the die, one more for a MA of five, but on Lanes alone. */
export function catchModifier(world: State, side: SideId, formation: Formation, way: Catching): number {
  const leader = helmsman(forcesOf(world, side), formation);
  const half = Math.floor(ratingsOf(world, side, leader).lr / 2);
  const lane = formation.place.berth === 'sea';
  const bonus = lane && swift(world, side, formation.id) ? 1 : 0;
  return way.modifier - half - bonus + rankDrm(world, side, 'catch');
}

/** The dice of an attempt that succeeded; null where it failed and the Formation marks time (5.255). */
function catchWind(
  world: State,
  context: Context,
  side: SideId,
  formation: Formation,
  way: Catching,
): readonly number[] | null {
  const modifier = catchModifier(world, side, formation, way);
  const catches = (face: number): boolean => face + modifier <= way.needed;
  const { dice, die } = throwFor(world, context, side, 'catch', catches);
  if (catches(die)) return dice;
  const { token, place: at, id } = formation;
  const told = { kind: 'becalmed', rule: '5.255', dice, side, token: token ?? '', at } as const;
  const others = world.options.movement === 'blind' ? null : { ...told, at: shown(at) };
  context.tellSide(side, { ...told, formation: id, needed: way.needed - modifier }, others);
  return null;
}

/** 5.27.11: the Spaces beside the one meant that the Zone also leads to. */
export function besideExit(theatre: Theatre, zone: LocationId, meant: LocationId): LocationId[] {
  const exits = theatre.zones.get(zone)?.edges.flatMap((one) => one.exits) ?? [];
  const near = (theatre.links.get(meant) ?? []).map(({ a, b }) => (a === meant ? b : a));
  return [...new Set(exits)].filter((exit) => exit !== meant && near.includes(exit));
}

/** 5.27.10: into a Space, at the small number of the Zone or more, it comes beside where it meant to. */
function comesOut(world: State, context: Context, from: Place, to: Place): { place: Place; dice: number[] } {
  const theatre = theatreOf(world);
  const zone = theatre.zones.get(from.at);
  const others = besideExit(theatre, from.at, to.at);
  // Only the exits of a Zone lie beside each other.
  if (zone?.offCourse == null || others.length === 0) return { place: to, dice: [] };
  const die = context.d10();
  if (die < zone.offCourse) return { place: to, dice: [die] };
  return { place: { at: others[drawnBy(context, others.length)]!, berth: 'sea' }, dice: [die] };
}

/** 5.261, 11.23: a DP for every Squadron but galleys; Convoys have none to take it (M9/27). */
function wreckage(world: State, context: Context, side: SideId, formation: Formation): void {
  const theatre = theatreOf(world);
  if (theatre.spaces.get(formation.place.at)?.kind !== 'strait') return;
  const squadrons = squadronsIn(forcesOf(world, side), formation.id)
    .filter(({ id }) => hullsOf(theatre, id).class !== 'G')
    .map(({ id: squadron }) => ({ squadron, dp: 1, total: addDp(world, side, squadron, 1).dp }));
  if (squadrons.length > 0)
    context.tellSide(side, { kind: 'attrition', rule: '11.23', side, why: 'strait', squadrons }, null);
}

/** Who holds his place has not moved. */
type Going = Exclude<Way, { how: 'hold' }>;

/** How it will be remembered to have come, and what is told of it. */
const MOVED: Readonly<Record<Going['how'], { readonly came: Came['how']; readonly told: Move['how'] }>> = {
  with: { came: 'with', told: 'with' },
  against: { came: 'against', told: 'against' },
  catch: { came: 'caught', told: 'caught' },
  port: { came: 'fitting-out', told: 'put-out' },
};

const RULES: Readonly<Record<Move['how'], string>> = {
  with: '5.231',
  against: '5.231',
  caught: '5.25',
  'put-out': '5.286',
  'put-in': '5.286',
  'off-course': '5.27.10',
};

function arrive(
  world: State,
  context: Context,
  side: SideId,
  formation: Formation,
  way: Going,
  caught: readonly number[],
): void {
  const from = formation.place;
  const { place, dice } = comesOut(world, context, from, way.place);
  const offCourse = place.at !== way.place.at;
  moveTo(world, side, formation.id, place);
  formation.came = { how: MOVED[way.how].came, from: from.at, clock: world.clock };
  if (place.at !== from.at)
    for (const member of membersOf(forcesOf(world, side), formation.id)) member.entered = from.at;
  const putIn = place.berth === 'harbour';
  const how = offCourse ? 'off-course' : putIn ? 'put-in' : MOVED[way.how].told;
  tellMove(world, context, formation, {
    kind: 'moved',
    rule: RULES[how],
    dice: [...caught, ...dice],
    side,
    token: formation.token ?? '',
    from,
    to: place,
    how,
  });
  for (const member of membersOf(forcesOf(world, side), formation.id))
    if (member.interdicted !== null && (member.interdicted !== place.at || place.berth === 'harbour'))
      leftStation(world, context, side, member.id);
  noteMove(world, side, formation.id, offCourse ? [place.at] : way.over);
  wreckage(world, context, side, formation);
  if (putIn) fittedOut(world, context, side, formation.id);
}

/** M6.4: an Enemy Auxiliary Stationed where it lies is sent off; it counts as marking time. */
function sendOff(world: State, context: Context, side: SideId, formation: Formation, marker: TokenId): void {
  const enemy = otherSide(theatreOf(world), side);
  const found = world.markers.find(
    ({ id, side: owner, kind, at }) =>
      id === marker && owner === enemy && kind === 'station' && at === formation.place.at,
  );
  if (found === undefined) return;
  for (const [aux, place] of Object.entries(forcesOf(world, enemy).auxiliaries))
    if ('marker' in place && place.marker === marker) toRecovery(world, enemy, aux);
  context.tell({ kind: 'removed', rule: '5.14', side, marker, at: formation.place.at }, { news: true });
}

/** 7.223: back where it came from, whatever blows. */
function backWay(world: State, formation: Formation, step: Step): Way | undefined {
  const { bound, place } = formation;
  if (bound?.back == null || step.do !== 'go' || step.to !== bound.back) return undefined;
  const theatre = theatreOf(world);
  const to = bound.back;
  const back: Place = theatre.zones.has(to) ? inBox(theatre, to, place.at) : { at: to, berth: 'sea' };
  return { step, place: back, how: 'with', over: [to] };
}

/** Spends one Movement Point. What can't be done comes to marking time. */
export function spend(world: State, context: Context, side: SideId, formation: Formation, step: Step): void {
  if (step.do === 'remove') sendOff(world, context, side, formation, step.marker);
  if (step.do === 'take-over') takeOver(world, context, side, formation.id, step.formation);
  const way = backWay(world, formation, step) ?? wayFor(waysOf(world, side, formation), step);
  const going = way === undefined || way.how === 'hold' ? null : way;
  const dice = going?.how === 'catch' ? catchWind(world, context, side, formation, going) : [];
  if (going === null || dice === null) markTime(world, formation);
  else arrive(world, context, side, formation, going, dice);
}

/** Whom a Gale has driven out of a Port in this Increment (5.372) is still fresh from it, all have seen him come. */
function markTime({ clock }: State, formation: Formation): void {
  if (formation.came.how === 'fitting-out' && formation.came.clock === clock) return;
  formation.came = { how: 'station', from: null, clock };
}

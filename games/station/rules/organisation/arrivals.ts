/**
 * Reinforcements that come by sea (11.15), and ships that come back from home (M7.4): before their owner in the R&R Step,
 * so that he may Form and Subordinate them (11.132, 11.152), on the map at the start of the next Turn.
 */

import type { SideId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { atSea, putToken, shuffle } from '../umpire/tokens.ts';
import { entryIn, entryOf } from '../world/entries.ts';
import { type Arrival, type Formation, forcesOf } from '../world/forces.ts';
import { hullsOf, membersOf, squadronsIn, topFormations } from '../world/formations.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { enrol, setLoose } from './organisation.ts';
import { postSenior } from './seniority.ts';

/** 11.132: whatever enters the map at the start of the next Turn may be reorganised now. */
export function bringToDesk(world: State, context: Context, side: SideId): void {
  const forces = forcesOf(world, side);
  const coming = forces.arrivals.filter(({ turn }) => turn <= world.turn + 1);
  forces.arrivals = forces.arrivals.filter(({ turn }) => turn > world.turn + 1);
  for (const arrival of coming) {
    putInHand(world, context, side, arrival);
    forces.newcomers = [...(forces.newcomers ?? []), ...arrival.squadrons.map(({ id }) => id)];
  }
}

function putInHand(world: State, context: Context, side: SideId, arrival: Arrival): void {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const { turn: due, squadrons } = arrival;
  // 11.155: in a Sea Zone they appear in the Zone proper.
  const place = atSea(arrival.at);
  for (const { id, sail, dp } of squadrons)
    forces.squadrons[id] = { id, sail, dp, formation: null, port: null };
  const ids = squadrons.map(({ id }) => id);
  const counter = entryIn(theatre.flotillas, arrival.flotilla);
  if (counter === undefined || forces.formations[counter.id] !== undefined) {
    setLoose(world, context, side, ids, place, due);
    return;
  }
  // 11.151: without an Order.
  const formation = newFormation(counter.id, 'flotilla', counter.command, place, world.clock);
  formation.due = due;
  forces.formations[counter.id] = formation;
  for (const id of ids) enrol(world, side, id, counter.id);
  // 11.176: with the leader it was sent out under.
  const leader = entryOf(forces.leaders, arrival.leader);
  if (leader === undefined) postSenior(world, context, side, counter.id);
  else {
    formation.leader = arrival.leader;
    leader.at = 'posted';
    leader.formation = counter.id;
  }
}

/**
 * 11.15: at the start of a Turn they enter the map. 11.152: Squadrons that nobody has put under a Flotilla are Independent
 * and make for the nearest Port.
 */
export function appear(world: State, context: Context): void {
  const theatre = theatreOf(world);
  for (const side of [theatre.a, theatre.b]) {
    const forces = forcesOf(world, side);
    for (const arrival of forces.arrivals.filter(({ turn }) => turn <= world.turn))
      putInHand(world, context, side, arrival);
    forces.arrivals = forces.arrivals.filter(({ turn }) => turn > world.turn);
    const entering = topFormations(forces).filter(({ due }) => due !== undefined && due <= world.turn);
    tellOf(world, context, side, entering);
    for (const formation of entering) {
      for (const member of membersOf(forces, formation.id)) delete member.due;
      formation.came = { how: 'station', from: null, clock: world.clock };
      putToken(world, side, formation);
    }
    for (const { place } of entering) shuffle(world, context, place, side);
  }
}

/** Once for each power and place. */
function tellOf(world: State, context: Context, side: SideId, entering: readonly Formation[]): void {
  const theatre = theatreOf(world);
  const told = new Set<string>();
  for (const { id, place } of entering)
    for (const squadron of squadronsIn(forcesOf(world, side), id)) {
      const { contingent } = hullsOf(theatre, squadron.id);
      const key = `${contingent} ${place.at}`;
      if (told.has(key)) continue;
      told.add(key);
      const known = { kind: 'reinforcements', rule: '11.15', side, contingent } as const;
      context.tellSide(side, { ...known, at: place.at }, known);
    }
}

/** What is wrong with a state: nothing, if the rules are sound. */
import type { SideId } from './module/vocabulary.ts';
import { samePlace } from './umpire/tokens.ts';
import type { Forces } from './world/forces.ts';
import type { State } from './world/state.ts';
import { type Theatre, theatreOf } from './world/theatre.ts';

export function invariants(world: State): readonly string[] {
  const faults: string[] = [];
  const theatre = theatreOf(world);
  for (const side of [theatre.a, theatre.b]) {
    const forces = world.forces[side];
    if (forces === undefined) {
      faults.push(`${side} has no forces`);
      continue;
    }
    squadrons(theatre, forces, side, faults);
    formations(world, theatre, forces, side, faults);
    leaders(forces, side, faults);
    auxiliaries(world, forces, side, faults);
    desk(theatre, forces, side, faults);
    const [least, most] = theatre.module.prestige.track;
    const prestige = world.prestige[side] ?? Number.NaN;
    if (!(prestige >= least && prestige <= most)) faults.push(`Prestige of ${side} is ${prestige} (12.12)`);
  }
  tokens(world, faults);
  if (world.battle !== null && world.step !== 'battles') faults.push(`a Battle in step ${world.step}`);
  return faults;
}

function squadrons(theatre: Theatre, forces: Forces, side: SideId, faults: string[]): void {
  for (const [id, one] of Object.entries(forces.squadrons)) {
    const hulls = theatre.hulls.get(id);
    if (hulls === undefined) faults.push(`${side}: ${id} is no counter`);
    else if (one.sail < 1 || one.sail > hulls.capacity)
      faults.push(`${side}: ${id} has ${one.sail} Sail (3.252)`);
    if (one.dp < 0 || !Number.isInteger(one.dp)) faults.push(`${side}: ${id} has ${one.dp} DPs (11.313)`);
    if ((one.formation === null) === (one.port === null))
      faults.push(`${side}: ${id} is in two places or none`);
    if (one.formation !== null && forces.formations[one.formation]?.squadrons.includes(id) !== true)
      faults.push(`${side}: ${id} is not in ${one.formation}`);
    if (one.port !== null && !theatre.ports.has(one.port.at))
      faults.push(`${side}: ${id} lies at ${one.port.at}, no Port`);
  }
}

function formations(world: State, theatre: Theatre, forces: Forces, side: SideId, faults: string[]): void {
  for (const [id, one] of Object.entries(forces.formations)) {
    const { at, berth } = one.place;
    if (berth === 'harbour' && !theatre.ports.has(at) && one.kind !== 'convoy')
      faults.push(`${id} Fits Out at ${at}, no Port`);
    if ((berth === 'in' || berth === 'out') && !theatre.zones.has(at))
      faults.push(`${id} in a box of ${at}, no Sea Zone`);
    if (berth === 'sea' && !theatre.spaces.has(at) && !theatre.zones.has(at))
      faults.push(`${id} is nowhere: ${at}`);
    if (new Set(one.squadrons).size !== one.squadrons.length) faults.push(`${id} names a Squadron twice`);
    for (const squadron of one.squadrons)
      if (forces.squadrons[squadron]?.formation !== id) faults.push(`${squadron} is not ${id}’s`);
    if (one.kind === 'flotilla' && theatre.flotillas.get(id)?.side !== side)
      faults.push(`${id} is no Flotilla of ${side}`);
    if (one.due !== undefined && one.token !== null)
      faults.push(`${id} is on the map before its time (11.15)`);
    if (one.due !== undefined) {
      if (one.under !== null && forces.formations[one.under]?.due === undefined)
        faults.push(`${id} is under ${one.under} and not on the map with it`);
    } else if (one.under === null) {
      const token = world.tokens.find((other) => other.id === one.token);
      if (token === undefined) faults.push(`${id} has no token`);
      else if (token.side !== side || !samePlace(token.place, one.place))
        faults.push(`the token of ${id} lies elsewhere`);
    } else {
      const above = forces.formations[one.under];
      if (above === undefined) faults.push(`${id} is under ${one.under}, which there is not`);
      else if (!samePlace(above.place, one.place)) faults.push(`${id} is not with ${one.under}`);
      if (one.token !== null) faults.push(`${id} is under ${one.under} and has a token`);
    }
    for (let above = one.under, depth = 0; above !== null; above = forces.formations[above]?.under ?? null)
      if (++depth > 4) {
        faults.push(`${id} is under itself`);
        break;
      }
    const empty = (one.kind === 'flotilla' || one.kind === 'squadron') && one.squadrons.length === 0;
    if (empty && !Object.values(forces.formations).some(({ under }) => under === id))
      faults.push(`${id} is empty (3.321)`);
  }
  for (const [id, convoy] of Object.entries(forces.convoys)) {
    const onMap = forces.formations[id] !== undefined;
    if (onMap !== (convoy.waits === null)) faults.push(`Convoy ${id} waits and is on the map, or neither`);
    if (convoy.escort !== null && forces.formations[convoy.escort]?.under !== id)
      faults.push(`${convoy.escort} is not with Convoy ${id} (10.122)`);
  }
}

function tokens(world: State, faults: string[]): void {
  const seen = new Set<string>();
  for (const { id, side } of world.tokens) {
    if (seen.has(id)) faults.push(`token ${id} twice`);
    seen.add(id);
    const owners = Object.values(world.forces[side]?.formations ?? {}).filter(({ token }) => token === id);
    if (owners.length !== 1) faults.push(`token ${id} stands for ${owners.length} Formations`);
  }
}

function leaders(forces: Forces, side: SideId, faults: string[]): void {
  const posted = new Map<string, string>();
  for (const { id, leader } of Object.values(forces.formations)) {
    if (leader === null) continue;
    if (posted.has(leader)) faults.push(`${leader} commands ${posted.get(leader)} and ${id}`);
    posted.set(leader, id);
    const state = forces.leaders[leader];
    if (state?.at !== 'posted' || state.formation !== id)
      faults.push(`${leader} commands ${id} and does not know it`);
  }
  for (const [id, { at, formation }] of Object.entries(forces.leaders))
    if (
      at === 'posted' &&
      posted.get(id) !== formation &&
      !forces.arrivals.some(({ leader }) => leader === id)
    )
      faults.push(`${side}: ${id} is posted to ${formation}, which has another`);
}

function auxiliaries(world: State, forces: Forces, side: SideId, faults: string[]): void {
  for (const [id, place] of Object.entries(forces.auxiliaries)) {
    if (place.in === 'formation' && forces.formations[place.formation]?.auxiliaries.includes(id) !== true)
      faults.push(`${id} is not with ${place.formation}`);
    if (
      'marker' in place &&
      !world.markers.some((marker) => marker.id === place.marker && marker.side === side)
    )
      faults.push(`${id} has no marker`);
    if (
      place.in === 'shadow' &&
      !world.tokens.some((token) => token.id === place.token && token.shadow === place.marker)
    )
      faults.push(`${id} shadows nothing (7.13)`);
  }
  for (const { id, auxiliaries: listed } of Object.values(forces.formations))
    for (const aux of listed) {
      const place = forces.auxiliaries[aux];
      if (place?.in !== 'formation' || place.formation !== id) faults.push(`${aux} is not ${id}’s`);
    }
}

/** Each chit is in one place: pool, Hand, discards, drawn or in Execution. */
function desk(theatre: Theatre, forces: Forces, side: SideId, faults: string[]): void {
  const { pool, hand, discards, drawn } = forces.desk;
  const all = [
    ...pool,
    ...hand.map(({ order }) => order),
    ...discards.map(({ order }) => order),
    ...drawn,
    ...Object.values(forces.formations).flatMap(({ execution }) =>
      execution !== null && theatre.orders.has(execution.order) ? [execution.order] : [],
    ),
  ];
  if (new Set(all).size !== all.length)
    faults.push(`${side} has a chit twice: ${all.filter((one, at) => all.indexOf(one) !== at).join(', ')}`);
}

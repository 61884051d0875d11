/** After everybody has moved: who passed whom on a Lane, who is seen where he is, who joins whom (7.111, 8.122, 3.355). */
import { settleSpotting } from '../auxiliaries/spotting.ts';
import { galeOn } from '../chart/gale-effects.ts';
import { convoyMoved } from '../convoys/convoy-way.ts';
import type { Link } from '../module/map.ts';
import type { LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import { joinFormation } from '../organisation/organisation.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import { samePlace, shuffle } from '../umpire/tokens.ts';
import type { Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { controlLoad, controlOf, hullsOf, squadronsIn, topFormations } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { isLoose } from './plans.ts';

/** Where on a Lane a Space lies: at its beginning, between, at its end; -1 is elsewhere. */
const along = ({ a, b, small }: Link, at: LocationId): number =>
  at === a ? 0 : at === b ? 2 : at === small ? 1 : -1;

interface Run {
  readonly token: TokenId;
  readonly link: Link;
  readonly from: number;
  readonly to: number;
}

/** The Lane a Formation has gone along in this Increment, if it has. */
function runOf(theatre: Theatre, clock: number, { token, came, place }: Formation): Run | null {
  const { from } = came;
  if (token === null || came.clock !== clock || from === null || place.berth !== 'sea') return null;
  if (came.how === 'station' || came.how === 'fitting-out' || from === place.at) return null;
  const link = (theatre.links.get(from) ?? []).find((one) => along(one, place.at) >= 0);
  return link === undefined ? null : { token, link, from: along(link, from), to: along(link, place.at) };
}

/** 8.122: both moved, and each is now on the other's far side. */
const crossed = (one: Run, other: Run): boolean =>
  one.link === other.link && (one.from - other.from) * (one.to - other.to) < 0;

/** Everything on the Lane that the two left, passed or entered. */
const spacesOf = ({ a, b, small }: Link): LocationId[] => (small === null ? [a, b] : [a, small, b]);

function notePassing(world: State): void {
  const theatre = theatreOf(world);
  const [ours, theirs] = sidesOf(world).map((side) =>
    topFormations(forcesOf(world, side)).flatMap((formation) => runOf(theatre, world.clock, formation) ?? []),
  );
  world.passed = ours!.flatMap((one) =>
    theirs!
      .filter((other) => crossed(one, other))
      .map((other) => ({ a: one.token, b: other.token, spaces: spacesOf(one.link) })),
  );
}

/** Whether a loose Squadron would be taken in: the right Contingent, and no more than the leaders can control. */
function takesIn(world: State, side: SideId, flotilla: Formation, squadron: Formation): boolean {
  const theatre = theatreOf(world);
  const counter = theatre.flotillas.get(flotilla.id);
  const forces = forcesOf(world, side);
  const joining = squadronsIn(forces, squadron.id);
  const load = controlLoad(theatre, [...squadronsIn(forces, flotilla.id), ...joining]);
  return (
    counter !== undefined &&
    joining.every(({ id }) => {
      const { contingent, class: sort } = hullsOf(theatre, id);
      return counter.contingents.includes(contingent) && (counter.galleysOnly !== true || sort === 'G');
    }) &&
    load <= controlOf(world, side, flotilla.id)
  );
}

/** 3.355: a loose Squadron is taken in by a Flotilla it meets, but not in a Gale. */
function takeIn(world: State, context: Context, side: SideId): void {
  const forces = forcesOf(world, side);
  for (const squadron of topFormations(forces)) {
    const { place } = squadron;
    if (!isLoose(squadron) || place.berth !== 'sea' || galeOn(world, place) !== null) continue;
    const flotilla = topFormations(forces).find(
      (one) => samePlace(one.place, place) && takesIn(world, side, one, squadron),
    );
    if (flotilla !== undefined) joinFormation(world, context, side, squadron.id, flotilla.id);
  }
}

/** Counters that came to lie together are mixed, save those that were just seen to pass an Enemy. */
function mix(world: State, context: Context, side: SideId): void {
  const known = new Set(world.passed.flatMap(({ a, b }) => [a, b]));
  const places = topFormations(forcesOf(world, side))
    .filter(({ came }) => came.clock === world.clock && came.from !== null)
    .map(({ place }) => place);
  const done: typeof places = [];
  for (const place of places) {
    if (done.some((one) => samePlace(one, place))) continue;
    done.push(place);
    if (!world.tokens.some((token) => known.has(token.id) && samePlace(token.place, place)))
      shuffle(world, context, place, side);
  }
}

export function meetEnemies(world: State, context: Context): void {
  notePassing(world);
  for (const side of sidesOf(world)) {
    for (const id of Object.keys(forcesOf(world, side).convoys))
      if (forcesOf(world, side).formations[id] !== undefined) convoyMoved(world, context, side, id);
    takeIn(world, context, side);
  }
  settleSpotting(world, context);
  // A Dummy that was found out is no longer there to be met.
  world.passed = world.passed.filter(({ a, b }) =>
    [a, b].every((id) => world.tokens.some((one) => one.id === id)),
  );
  for (const side of sidesOf(world)) mix(world, context, side);
}

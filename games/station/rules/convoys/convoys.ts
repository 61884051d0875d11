/** The Convoy Step (4.3, 10.1): Convoys in Port unload and Disband, new ones gather; and how they come on the map. */
import { refuse } from '@weathergage/kernel';
import type { ConvoyGroup } from '../module/organisations.ts';
import type { SideId } from '../module/vocabulary.ts';
import { holds } from '../umpire/conditions.ts';
import { throwFor } from '../umpire/own-dice.ts';
import {
  type AskRules,
  answersOf,
  askOf,
  type Context,
  type StepRules,
  sidesOf,
  today,
} from '../umpire/phase.ts';
import { atSea, faceOf, inHarbour, putToken, tokenOf } from '../umpire/tokens.ts';
import type { Convoy } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { convoyId, newConvoy, newFormation } from '../world/new-forces.ts';
import { rankDrm } from '../world/ranks.ts';
import type { Open, State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { assembledKey, disband, TROOPS_LANDED } from './convoy-ends.ts';
import { atEnd, groupOf, pathOf } from './convoy-route.ts';
import { seekConvoy } from './convoy-way.ts';
import { endHire } from './corsairs.ts';

type Gathering = Extract<NonNullable<State['stage']>, { kind: 'route' }>['convoys'][number];

const without = (world: World): boolean => world.scenario.only?.without?.includes('convoys') === true;

/** How many more of a group may gather this Year, Orders and Events counted in (M5.7). */
function leftThisYear(world: World, group: ConvoyGroup): number {
  if (group.yearLimit === null) return Number.POSITIVE_INFINITY;
  const changed = world.lasting.reduce(
    (sum, one) =>
      one.what === 'convoyLimit' &&
      one.group === group.group &&
      (one.until === null || one.until > world.turn)
        ? sum + one.value
        : sum,
    group.yearLimit,
  );
  return changed - (world.counters[assembledKey(group.group)] ?? 0);
}

/** In play, off the map or on it. */
const inPlay = (world: World, group: ConvoyGroup): number =>
  Object.values(forcesOf(world, group.side).convoys).filter((one) => one.group === group.group).length;

/** Whether the module lets one more of the group gather now. */
export const mayGather = (world: World, group: ConvoyGroup): boolean =>
  !without(world) &&
  leftThisYear(world, group) > 0 &&
  (group.onMapLimit === null || inPlay(world, group) < group.onMapLimit) &&
  // Such a condition asks for nothing that is hidden, so that a view will do.
  (group.requires === undefined || holds(world as State, group.requires));

/**
 * Written down by the owner: the others learn that it gathers, not which way it will go (M5.1); of Victuallers off the
 * map they learn nothing.
 */
export function gatherConvoy(
  world: State,
  context: Context,
  what: Gathering,
  route: number,
  waits: Convoy['waits'],
): Convoy {
  const { side, group, leg } = what;
  const { convoys } = forcesOf(world, side);
  // A second one of the group may gather in the Turn in which the first did, or in which the match began.
  let id = convoyId(group, world.turn, leg);
  while (convoys[id] !== undefined) id = `${id}.more`;
  const convoy = newConvoy(id, group, leg, route, waits);
  convoys[id] = convoy;
  const { yearLimit, kind } = groupOf(theatreOf(world), group);
  if (yearLimit !== null)
    world.counters[assembledKey(group)] = (world.counters[assembledKey(group)] ?? 0) + 1;
  const told = { kind: 'convoy', rule: '10.11', side, group, what: 'assembled' } as const;
  context.tellSide(side, { ...told, route }, kind === 'victualing' ? null : told);
  return convoy;
}

/** 10.113: on the map where its way begins, face up; at a Port it is Fitting Out (10.162). */
export function appear(world: State, context: Context, side: SideId, convoy: Convoy): void {
  const theatre = theatreOf(world);
  const group = groupOf(theatre, convoy.group);
  const at = pathOf(theatre, convoy)[0]!;
  const place = theatre.ports.has(at) ? inHarbour(at) : atSea(at);
  const formation = newFormation(convoy.id, 'convoy', group.command, place, world.clock);
  const forces = forcesOf(world, side);
  forces.formations[convoy.id] = formation;
  convoy.waits = null;
  putToken(world, side, formation);
  tokenOf(world, formation.token!).face = faceOf(world, side, formation);
  context.tell(
    {
      kind: 'convoy',
      rule: '10.113',
      side,
      group: group.group,
      what: 'appeared',
      token: formation.token,
      at,
    },
    { news: true },
  );
  for (const escort of Object.values(forces.formations))
    if (escort.execution?.convoy === convoy.id) seekConvoy(escort, formation);
}

/**
 * The start of an Impulse: those that gathered come on the map with the Turn, Victuallers that are ready by a die
 * (M5.8). The counts of the Year begin anew with Turn 1.
 */
export function convoysEnter(world: State, context: Context): void {
  const theatre = theatreOf(world);
  if (world.impulse === 1 && today(world).turn === 1) {
    world.counters[TROOPS_LANDED] = 0;
    for (const { group, yearLimit } of theatre.module.convoys)
      if (yearLimit !== null) world.counters[assembledKey(group)] = 0;
  }
  for (const side of sidesOf(world))
    for (const convoy of Object.values(forcesOf(world, side).convoys)) {
      if (convoy.waits === 'next-turn' && world.impulse === 1) appear(world, context, side, convoy);
      if (convoy.waits === 'ready') {
        const { entryDie } = groupOf(theatre, convoy.group).victuals!;
        const modifier = rankDrm(world, side, 'low');
        const comes = (face: number): boolean => face + modifier <= entryDie;
        const { dice, die } = throwFor(world, context, side, 'low', comes);
        context.tellSide(
          side,
          { kind: 'convoy', rule: '10.172', dice, side, group: convoy.group, what: 'gathers' },
          null,
        );
        if (comes(die)) appear(world, context, side, convoy);
      }
    }
}

/** 10.115, 10.172: those that lie where they were bound. */
function unload(world: State, context: Context): void {
  const theatre = theatreOf(world);
  for (const side of sidesOf(world))
    for (const convoy of Object.values(forcesOf(world, side).convoys)) {
      const place = forcesOf(world, side).formations[convoy.id]?.place;
      if (place?.berth === 'harbour' && atEnd(theatre, convoy)) disband(world, context, side, convoy);
    }
}

/** 10.172: two Repair Points more a Turn while it waits. */
function lade(world: State, context: Context): void {
  const theatre = theatreOf(world);
  for (const side of sidesOf(world))
    for (const convoy of Object.values(forcesOf(world, side).convoys)) {
      if (convoy.waits !== 'gathering') continue;
      const { most, perTurn } = groupOf(theatre, convoy.group).victuals!;
      convoy.repairPoints = Math.min(most, convoy.repairPoints + perTurn);
      context.tellSide(
        side,
        {
          kind: 'convoy',
          rule: '10.172',
          side,
          group: convoy.group,
          what: 'gathers',
          points: convoy.repairPoints,
        },
        null,
      );
    }
}

/** Which gather on this Turn, by the module's dates. */
function due(world: State): Gathering[] {
  const { turn } = today(world);
  return theatreOf(world).module.convoys.flatMap((group) =>
    group.assembles
      .filter((one) => one.turn === turn && mayGather(world, group))
      .map(({ leg }) => ({ side: group.side, group: group.group, leg })),
  );
}

const gathering = ({ stage }: Readonly<Open>, side: SideId): Gathering[] =>
  stage?.kind === 'route' ? stage.convoys.filter((one) => one.side === side) : [];

export const convoyStep: StepRules = {
  enter(world, context) {
    endHire(world, context);
    unload(world, context);
    lade(world, context);
    const convoys = due(world);
    if (convoys.length === 0) return 'done';
    world.stage = { kind: 'route', convoys };
    return 'waits';
  },
  asks(world) {
    return sidesOf(world).flatMap((side) => {
      const convoys = gathering(world, side);
      if (convoys.length === 0) return [];
      return [
        {
          ...askOf(world, 'route', side, '10.114'),
          convoys: convoys.map(({ group, leg }) => ({ group, leg })),
        },
      ];
    });
  },
  resolve(world, given, context) {
    for (const { side, answer } of answersOf(world, given, 'route'))
      for (const [index, what] of gathering(world, side).entries())
        gatherConvoy(world, context, what, answer.routes[index]!, 'next-turn');
    world.stage = null;
    return 'done';
  },
};

/** 10.114, M5.1: one of the routes of the chart for each. */
export const routeAsk: AskRules<'route'> = {
  *choices(view, ask) {
    const lists = ask.convoys.map(({ group }) => groupOf(theatreOf(view), group).routes);
    const most = Math.max(...lists.map((routes) => routes.length));
    for (let at = 0; at < most; at++)
      yield { routes: lists.map((routes) => routes[at % routes.length]!.number) };
  },
  check(view, ask, { routes }) {
    if (routes.length !== ask.convoys.length)
      return refuse('routes', '10.114', 'Each Convoy that gathers needs a route.');
    for (const [index, { group }] of ask.convoys.entries())
      if (!groupOf(theatreOf(view), group).routes.some(({ number }) => number === routes[index]))
        return refuse('route', '10.114', 'That is none of its routes.');
    return null;
  },
};

/** The Event Step (9.2): Political Events on Quarterly Turns, what was waiting for a die, then the Campaigns. */
import { refuse } from '@weathergage/kernel';
import type { StrategicEvent } from '../module/orders.ts';
import type { PortId, SideId } from '../module/vocabulary.ts';
import { returnPackage } from '../organisation/reinforcements.ts';
import { holds, modifierSum, ordinal } from '../umpire/conditions.ts';
import {
  type AskRules,
  answersOf,
  askOf,
  type Context,
  isQuarterly,
  type StepRules,
  today,
} from '../umpire/phase.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { assessCampaigns } from './campaigns.ts';
import { cancelEvent, haltRepairs, implement, occur } from './effects.ts';

export const eventsStep: StepRules = {
  enter(world, context) {
    if (world.scenario.only?.without?.includes('events') === true) return 'done';
    comeBack(world, context);
    expire(world, context);
    // 9.21, 9.211: Political Events on Quarterly Turns.
    if (isQuarterly(today(world)))
      for (const event of theatreOf(world).module.events) test(world, context, event);
    for (const event of theatreOf(world).module.events) waitFor(world, context, event);
    assessCampaigns(world, context);
    return askNext(world);
  },
  asks: (world) =>
    world.stage?.kind === 'desk' ? [askOf(world, 'name-port', world.stage.side, '9.221')] : [],
  resolve(world, answers, context) {
    for (const { side, answer } of answersOf(world, answers, 'name-port')) {
      const [naming, ...left] = world.naming;
      world.naming = left;
      haltRepairs(world, answer.port, naming!.turns);
      context.tell({ kind: 'named-port', rule: '9.221', side, port: answer.port });
    }
    return askNext(world);
  },
};

/** Sides that have a Port to name, one after the other; a side without a Key Port names none. */
function askNext(world: State): 'waits' | 'done' {
  world.naming = world.naming.filter(({ side }) => keyPorts(world, side).length > 0);
  const [next] = world.naming;
  world.stage = next === undefined ? null : { kind: 'desk', side: next.side };
  return next === undefined ? 'done' : 'waits';
}

const keyPorts = (world: Pick<World, 'scenario' | 'ports'>, side: SideId): PortId[] =>
  theatreOf(world)
    .module.ports.filter(({ id, kind }) => kind === 'key' && world.ports[id]!.side === side)
    .map(({ id }) => id);

export const namePortAsk: AskRules<'name-port'> = {
  *choices(view) {
    for (const port of keyPorts(view, view.side!)) yield { port };
  },
  check: (view, _ask, { port }) =>
    keyPorts(view, view.side!).includes(port)
      ? null
      : refuse('not-yours', '9.221', 'It must be a Key Port of your own.'),
};

/** Packages that were sent away and are due at the next Turn's start. */
function comeBack(world: State, context: Context): void {
  const due = world.returning.filter(({ turn }) => turn <= world.turn + 1);
  world.returning = world.returning.filter(({ turn }) => turn > world.turn + 1);
  for (const one of due) returnPackage(world, context, one.package);
}

/** Events that have lasted their time. */
function expire(world: State, context: Context): void {
  for (const { id, lasts } of theatreOf(world).module.events) {
    const state = world.events[id];
    if (lasts !== null && state?.stands === true && world.turn - state.since >= lasts)
      cancelEvent(world, context, id, 'ended');
  }
}

/** 9.222, 9.223: its time has come, what must be before it is, and it neither stands nor, if it occurs once, ever stood. */
function mayOccur(world: State, event: StrategicEvent): boolean {
  const now = ordinal(today(world));
  const state = world.events[event.id];
  if (state?.stands === true || (event.once && state !== undefined)) return false;
  return (
    now >= ordinal(event.window.from) && now <= ordinal(event.window.to) && holds(world, event.prerequisite)
  );
}

const inForce = (
  world: State,
  { from = 0, until }: { readonly from?: number; readonly until: number },
): boolean => from <= world.turn && until > world.turn;

/** By its date, or by a die. */
function test(world: State, context: Context, event: StrategicEvent): void {
  if (!mayOccur(world, event)) return;
  if (event.automatic !== null && ordinal(today(world)) >= ordinal(event.automatic)) {
    occur(world, context, event.id);
    return;
  }
  if (event.die === null) return;
  const byOrders = world.lasting.reduce(
    (sum, one) =>
      sum + (one.what === 'event' && one.event === event.id && inForce(world, one) ? one.value : 0),
    0,
  );
  const modifier = modifierSum(world, event.modifiers) + byOrders;
  const die = context.d10();
  context.tell({
    kind: 'event',
    rule: '9.211',
    dice: [die],
    event: event.id,
    what: 'tested',
    needed: event.die,
    modifier,
  });
  if (die + modifier <= event.die) occur(world, context, event.id);
}

/** 9.224: a die in every Turn, from the one in which it occurred, until the effects come. */
function waitFor(world: State, context: Context, event: StrategicEvent): void {
  const state = world.events[event.id];
  if (event.implementation === null || state === undefined || !state.stands || state.implemented) return;
  const die = context.d10();
  if (die <= event.implementation) implement(world, context, event.id, { rule: '9.224', dice: [die] });
  else
    context.tell({
      kind: 'event',
      rule: '9.224',
      dice: [die],
      event: event.id,
      what: 'waits',
      needed: event.implementation,
    });
}

/** What Orders, Events and Campaigns do (9.2, 9.3). */

import type { Effect } from '../module/language.ts';
import type { AuxId, CampaignId, EventId, LocationId, PortId } from '../module/vocabulary.ts';
import { setContingent, setPortSide } from '../organisation/port-changes.ts';
import { receivePackage, withdrawPackage } from '../organisation/reinforcements.ts';
import { holderOf } from '../organisation/sail-received.ts';
import { readySquadrons } from '../umpire/conditions.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import { countOrders, score } from '../umpire/prestige.ts';
import { entryOf } from '../world/entries.ts';
import { forcesOf } from '../world/forces.ts';
import { type Lasting, STEPS, type State } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';

/** In an effect: the place written down when the Order was Issued. */
const TARGET = 'target';
/** A Port that its owner, the side with more Ready Squadrons, is asked to name. */
const MOST_READY = 'most-ready';

/** M3.8: dice of Events and Campaigns are changed from the next Event Step on, this Turn's if it is still to come. */
function forDice(world: State, turns: number): { readonly from: number; readonly until: number } {
  const past = STEPS.indexOf(world.step) >= STEPS.indexOf('events');
  const from = world.turn + (past ? 1 : 0);
  return { from, until: from + turns };
}

const untilFor = (world: State, turns: number | null | undefined): number | null =>
  turns === null || turns === undefined ? null : world.turn + turns;

interface Deed {
  readonly world: State;
  readonly context: Context;
  /** A Port by its id, or the place written down. */
  readonly placed: (place: string) => PortId | null;
}
type Deeds = { readonly [K in Effect['do']]: (deed: Deed, effect: Extract<Effect, { do: K }>) => void };

const lasting = (world: State, last: Lasting): void => {
  world.lasting.push(last);
};

const DEEDS: Deeds = {
  campaignDrm: ({ world }, { campaign, value, turns }) =>
    lasting(world, { what: 'campaign', campaign, value, ...forDice(world, turns) }),
  eventDrm: ({ world }, { event, value, turns }) =>
    lasting(world, { what: 'event', event, value, ...forDice(world, turns) }),
  campaignMove: ({ world, context }, { campaign, boxes }) => moveMarker(world, context, campaign, boxes),
  campaignOpen: ({ world }, { campaign }) =>
    withCampaign(world, campaign, (state) => {
      state.open = true;
    }),
  campaignStop: ({ world, context }, { campaign, permanent }) =>
    stopCampaign(world, context, campaign, permanent),
  event: ({ world, context }, { event }) => occur(world, context, event),
  cancel: ({ world, context }, { event }) => cancelEvent(world, context, event),
  neutralise: ({ world, placed }, { base, turns }) =>
    withPort(world, placed(base), (port) => {
      port.neutralisedUntil = Math.max(port.neutralisedUntil, world.turn + turns);
    }),
  repairHalt: ({ world, placed }, { port, turns }) =>
    port === MOST_READY ? askForPort(world, turns) : haltRepairs(world, placed(port), turns),
  counter: ({ world }, { counter, add }) => {
    world.counters[counter] = (world.counters[counter] ?? 0) + add;
  },
  contingent: ({ world, context }, { contingent, is }) => setContingent(world, context, contingent, is),
  portSide: ({ world, context }, { port, side }) => setPortSide(world, context, port, side),
  repairRate: ({ world }, { ports, contingent, rolls, per, turns }) =>
    lasting(world, {
      what: 'repair',
      ports: ports ?? portsOf(theatreOf(world), contingent),
      rolls,
      per,
      until: untilFor(world, turns),
    }),
  draws: ({ world }, { side, value, turns }) =>
    lasting(world, { what: 'draws', side, value, until: untilFor(world, turns) }),
  rule: ({ world }, { rule, on }) => {
    world.rules = world.rules.filter((one) => one !== rule);
    if (on) world.rules.push(rule);
  },
  reinforce: ({ world, context }, effect) => receivePackage(world, context, effect.package),
  withdraw: ({ world, context }, effect) => withdrawPackage(world, context, effect.package),
  return: ({ world }, effect) => {
    world.returning.push({ package: effect.package, turn: world.turn + effect.afterTurns });
  },
  auxiliaries: ({ world }, { ids }) => {
    for (const id of ids) bring(world, id);
  },
  convoyLimit: ({ world }, { group, value, turns }) =>
    lasting(world, { what: 'convoyLimit', group, value, until: untilFor(world, turns) }),
  requestDrm: ({ world }, { side, value, turns }) =>
    lasting(world, { what: 'request', side, value, until: untilFor(world, turns) }),
  orders: ({ world, context }, { side, fulfilled = 0, failed = 0 }) =>
    countOrders(world, context, side, { fulfilled, failed }),
  galeForce: ({ world }, { value, turns }) =>
    lasting(world, { what: 'galeForce', value, until: world.turn + turns }),
  prestige: ({ world, context }, { side, value }) => score(world, context, side, value, 'event'),
};

export function apply(
  world: State,
  context: Context,
  effects: readonly Effect[],
  target: LocationId | null,
): void {
  const deed: Deed = { world, context, placed: (place) => (place === TARGET ? target : place) };
  // The table is typed by what is done.
  for (const effect of effects) (DEEDS[effect.do] as (deed: Deed, effect: Effect) => void)(deed, effect);
}

const portsOf = (theatre: Theatre, contingent: string | undefined): readonly PortId[] =>
  theatre.module.ports.filter((port) => port.contingent === contingent).map(({ id }) => id);

function withPort(world: State, id: PortId | null, change: (port: State['ports'][string]) => void): void {
  const port = entryOf(world.ports, id);
  if (port !== undefined) change(port);
}

function withCampaign(
  world: State,
  id: CampaignId,
  change: (campaign: State['campaigns'][string]) => void,
): void {
  change(world.campaigns[id]!);
}

export function haltRepairs(world: State, id: PortId | null, turns: number): void {
  withPort(world, id, (port) => {
    port.noRepairUntil = Math.max(port.noRepairUntil, world.turn + turns);
  });
}

/** The side with more Ready Squadrons, player A if equal, is to name a Key Port of its own. */
function askForPort(world: State, turns: number): void {
  const [a, b] = sidesOf(world);
  const side = readySquadrons(world, b) > readySquadrons(world, a) ? b : a;
  world.naming.push({ side, turns });
}

/** Comes into play where it is based, or to the Available Box. */
function bring(world: State, id: AuxId): void {
  const counter = theatreOf(world).auxiliaries.get(id);
  if (counter === undefined) return;
  const { auxiliaries } = forcesOf(world, holderOf(world, counter.contingent));
  if ((auxiliaries[id]?.in ?? 'future') !== 'future') return;
  auxiliaries[id] =
    counter.corsair === undefined ? { in: 'available' } : { in: 'port', port: counter.corsair.base };
}

/** Never into a box at either end (M4.2). */
function moveMarker(world: State, context: Context, id: CampaignId, boxes: number): void {
  const last = theatreOf(world).campaigns.get(id)!.boxes.length - 1;
  withCampaign(world, id, (campaign) => {
    if (!campaign.active) return;
    campaign.box = Math.min(last - 1, Math.max(1, campaign.box + boxes));
    context.tell({ kind: 'campaign', rule: '9.233', campaign: id, what: 'moved', box: campaign.box });
  });
}

/** 9.237: at once and without a Win. */
export function stopCampaign(world: State, context: Context, id: CampaignId, permanent: boolean): void {
  withCampaign(world, id, (campaign) => {
    const was = campaign.active;
    campaign.active = false;
    campaign.ended ||= permanent;
    if (was || permanent)
      context.tell({ kind: 'campaign', rule: '9.237', campaign: id, what: 'stopped', box: campaign.box });
  });
}

/**
 * 9.22, 9.221: the chit goes on the chart, and takes others off it; its effects follow at once unless they wait for a die
 * (9.224).
 */
export function occur(world: State, context: Context, id: EventId): void {
  const event = theatreOf(world).events.get(id)!;
  if (world.events[id]?.stands === true) return;
  if (event.once && world.events[id] !== undefined) return;
  world.events[id] = { since: world.turn, implemented: false, stands: true };
  context.tell({ kind: 'event', rule: '9.221', event: id, what: 'occurred' });
  for (const other of event.cancels) cancelEvent(world, context, other);
  if (event.implementation === null) implement(world, context, id);
}

/** 9.223; by a die of its own where it had to wait for one (9.224). */
export function implement(
  world: State,
  context: Context,
  id: EventId,
  told: { readonly rule: string; readonly dice?: readonly number[] } = { rule: '9.223' },
): void {
  const state = world.events[id]!;
  if (state.implemented) return;
  state.implemented = true;
  context.tell({ kind: 'event', ...told, event: id, what: 'implemented' });
  apply(world, context, theatreOf(world).events.get(id)!.effects, null);
}

/** Taken off the chart; what is done when it has run its time is done now too. */
export function cancelEvent(
  world: State,
  context: Context,
  id: EventId,
  what: 'cancelled' | 'ended' = 'cancelled',
): void {
  const state = world.events[id];
  if (state === undefined || !state.stands) return;
  state.stands = false;
  context.tell({ kind: 'event', rule: '9.221', event: id, what });
  apply(world, context, theatreOf(world).events.get(id)!.after ?? [], null);
}

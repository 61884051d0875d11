/**
 * Carrying on until something happens: whether what a side knows now, and what it has been told since it said so, is
 * worth a halt. From its view and what it was told alone, so that the page and a server may decide alike.
 */
import { galeOn } from '../rules/chart/gale-effects.ts';
import type { FormationId, LocationId, OrderId, SquadronId } from '../rules/module/vocabulary.ts';
import { suits } from '../rules/orders/force-needed.ts';
import { checkOrdersAct } from '../rules/orders/order-acts.ts';
import { reach } from '../rules/sailing/plot.ts';
import type { StationTold } from '../rules/told/index.ts';
import type { StationAsk } from '../rules/world/asks.ts';
import type { Formation, Squadron } from '../rules/world/forces.ts';
import { hullsOf, portOf, stateOf, topFormations } from '../rules/world/formations.ts';
import type { View } from '../rules/world/state.ts';
import { otherSide, theatreOf } from '../rules/world/theatre.ts';
import { layUpAsk } from '../rules/yards/lay-up.ts';
import { perilsOf } from './perils.ts';
import { proposedAnswer } from './proposed.ts';

/** What may be wished for; the gravest first. */
export const STOPS = [
  'loss',
  'sight',
  'meet',
  'gale',
  'order',
  'worn',
  'arrived',
  'turn',
  'impulse',
] as const;
export type Stop = (typeof STOPS)[number];

/** As a new commander finds them. */
export const USUAL_STOPS: readonly Stop[] = ['loss', 'sight', 'gale', 'order', 'worn', 'arrived', 'turn'];

type OrderEnd = Extract<StationTold, { kind: 'order' }>['what'];

export interface Found {
  /** `asked`: a question that nobody else can answer, such as a Battle's. */
  readonly stop: Stop | 'asked';
  readonly at: LocationId | null;
  readonly formation?: FormationId;
  readonly squadron?: SquadronId;
  readonly order?: OrderId;
  /** What has become of the Order. */
  readonly became?: OrderEnd;
  /** It has not happened yet, but threatens. */
  readonly threatens?: true;
}

export interface Carrying {
  /** The view in which it was said. */
  readonly since: View;
  readonly now: View;
  /** All that was told in between. */
  readonly told: readonly StationTold[];
  readonly ask: StationAsk;
}

/** Whoever is asked has a side. */
const ownTops = (view: View): readonly Formation[] =>
  topFormations(view.forces[view.side!]!).filter(({ kind }) => kind !== 'dummy');

const inGale = (view: View): readonly Formation[] =>
  ownTops(view).filter(({ place }) => place.berth !== 'harbour' && galeOn(view, place) !== null);

/** Where a flag of one's own and one of the Enemy's could come together, by pairs. */
function meetings(view: View): ReadonlyMap<string, LocationId> {
  const found = new Map<string, LocationId>();
  const theirs = view.tokens
    .filter(({ side }) => side !== view.side)
    .map((token) => ({ token, spaces: reach(view, token) }));
  for (const own of ownTops(view)) {
    const token = view.tokens.find(({ id }) => id === own.token);
    if (token === undefined) continue;
    const spaces = new Set(reach(view, token));
    for (const other of theirs) {
      const at = other.spaces.find((space) => spaces.has(space));
      if (at !== undefined) found.set(`${own.id}/${other.token.place.at}`, at);
    }
  }
  return found;
}

/** Where its voyage ends it has arrived; at anchor, if it is to anchor there. */
const isThere = (
  { place }: Formation,
  { to, arrive }: { readonly to: LocationId; readonly arrive: string },
) => place.at === to && (arrive === 'hold' || place.berth === 'harbour');

function loss({ since, now, told }: Carrying): Found | null {
  const other = otherSide(theatreOf(now), now.side!);
  for (const one of told) {
    const lost =
      (one.kind === 'hurt' && one.sunk > 0 && one.side === now.side) ||
      (one.kind === 'sunk' && one.side === now.side) ||
      (one.kind === 'prize' && one.side === other) ||
      (one.kind === 'port-lost' && one.side === now.side && !one.escaped) ||
      (one.kind === 'convoy' && one.side === now.side && (one.what === 'lost' || one.what === 'scattered'));
    if (lost)
      return {
        stop: 'loss',
        at: 'at' in one ? (one.at ?? null) : 'port' in one ? one.port : null,
        ...('squadron' in one && one.squadron !== undefined ? { squadron: one.squadron } : {}),
      };
  }
  const known = new Set(perilsOf(since).map(({ squadron }) => squadron));
  const peril = perilsOf(now).find(({ squadron }) => !known.has(squadron));
  return peril === undefined
    ? null
    : { stop: 'loss', at: peril.at, squadron: peril.squadron, threatens: true };
}

function sight({ now, told }: Carrying): Found | null {
  for (const one of told)
    if (one.kind === 'spotted' && one.side !== now.side)
      return {
        stop: 'sight',
        at: now.tokens.find(({ id }) => id === one.token)?.place.at ?? null,
        formation: one.face.formation,
      };
  return null;
}

function meet({ since, now }: Carrying): Found | null {
  const before = meetings(since);
  for (const [pair, at] of meetings(now))
    if (!before.has(pair)) return { stop: 'meet', at, formation: pair.split('/')[0]! };
  return null;
}

function gale({ since, now }: Carrying): Found | null {
  const before = new Set(inGale(since).map(({ id }) => id));
  const caught = inGale(now).find(({ id }) => !before.has(id));
  return caught === undefined ? null : { stop: 'gale', at: caught.place.at, formation: caught.id };
}

/** An Order that has ended, runs out with this Turn, or waits on the desk to be issued or taken. */
function order({ since, now, told, ask }: Carrying): Found | null {
  // Whoever has just answered for an Order that it is done need not be told so.
  const settled = since.stage?.kind === 'impulse-end' ? since.stage.orders.map((one) => one.order) : [];
  for (const one of told)
    if (
      one.kind === 'order' &&
      one.side === now.side &&
      one.what !== 'extended' &&
      !(one.what === 'fulfilled' && settled.some((id) => id === one.order))
    )
      return {
        stop: 'order',
        at: ownTops(now).find(({ id }) => id === one.formation)?.place.at ?? null,
        became: one.what,
        ...(one.order === undefined ? {} : { order: one.order }),
        ...(one.formation === undefined ? {} : { formation: one.formation }),
      };
  const { orders } = theatreOf(now);
  const due = (view: View): readonly Formation[] =>
    ownTops(view).filter(
      ({ execution }) =>
        execution !== null &&
        orders
          .get(execution.order)
          ?.fails.some((one) => one.test === 'deadline' && view.turn - execution.issued >= one.turns) ===
          true,
    );
  const before = new Set(due(since).map(({ id }) => id));
  const late = due(now).find(({ id }) => !before.has(id));
  if (late !== undefined)
    return {
      stop: 'order',
      at: late.place.at,
      formation: late.id,
      order: late.execution!.order,
      threatens: true,
    };
  return ask.kind === 'orders' && hasToDecide(now) ? { stop: 'order', at: null } : null;
}

/** A letter in hand that could be issued, or somebody without an Order who could have one that lies in the pool. */
function hasToDecide(view: View): boolean {
  const side = view.side!;
  const { desk } = view.forces[side]!;
  // In the last Turn nobody sails any more for what he is given.
  if (view.turn + 1 >= view.scenario.turns) return false;
  if (desk.hand.some(({ mandatory }) => mandatory)) return true;
  const tops = ownTops(view);
  const issuable = desk.hand.some(({ order: chit }) =>
    tops.some(({ id }) => checkOrdersAct(view, side, { do: 'issue', order: chit, formation: id }) === null),
  );
  if (issuable) return true;
  if (desk.hand.length > 0 || checkOrdersAct(view, side, { do: 'draw' }) !== null) return false;
  const { orders } = theatreOf(view);
  return tops.some(
    ({ id, execution }) =>
      execution === null && desk.pool.some((chit) => suits(view, side, id, orders.get(chit)!) === null),
  );
}

/** From two thirds of her rating on a Squadron is slower and fights worse (7.33). */
const isWorn = (view: View, { id, dp }: Squadron): boolean => 3 * dp >= 2 * hullsOf(theatreOf(view), id).dr;

/** 11.311: somebody at anchor whom the yards would do good, where laying up is asked. */
function worn({ now, ask }: Carrying): Found | null {
  if (ask.kind !== 'lay-up') return null;
  const forces = now.forces[now.side!]!;
  const tired = Object.values(forces.squadrons).find(
    (one) =>
      isWorn(now, one) &&
      stateOf(forces, one) === 'FittingOut' &&
      layUpAsk.check(now, ask, { squadrons: [one.id] }) === null,
  );
  return tired === undefined ? null : { stop: 'worn', at: portOf(forces, tired), squadron: tired.id };
}

function arrived({ since, now }: Carrying): Found | null {
  const before = new Map(ownTops(since).map((one) => [one.id, one]));
  for (const one of ownTops(now)) {
    const was = before.get(one.id);
    const plan = was?.plan.kind === 'voyage' ? was.plan : one.plan.kind === 'voyage' ? one.plan : null;
    if (was !== undefined && plan !== null && isThere(one, plan) && !isThere(was, plan))
      return { stop: 'arrived', at: one.place.at, formation: one.id };
  }
  return null;
}

const turn = ({ since, now }: Carrying): Found | null =>
  now.turn > since.turn ? { stop: 'turn', at: null } : null;

const impulse = ({ since, now, ask }: Carrying): Found | null =>
  ask.kind === 'plot' && (now.turn !== since.turn || now.impulse !== since.impulse)
    ? { stop: 'impulse', at: null }
    : null;

const TESTS: Readonly<Record<Stop, (carrying: Carrying) => Found | null>> = {
  loss,
  sight,
  meet,
  gale,
  order,
  worn,
  arrived,
  turn,
  impulse,
};

/** Null: carry on with the proposed answer. What only the commander can answer halts whatever was wished for. */
export function haltOf(carrying: Carrying, wished: ReadonlySet<Stop>): Found | null {
  for (const stop of STOPS) {
    const halt = wished.has(stop) ? TESTS[stop](carrying) : null;
    if (halt !== null) return halt;
  }
  const { now, ask } = carrying;
  return proposedAnswer(now, ask) === null ? { stop: 'asked', at: now.battle?.at ?? null } : null;
}

/** The calendar: what a new year brings before anybody is asked, and how one year or war passes into the next. */
import { leaderOf } from '../../data/leaders.ts';
import { SIDES, type War } from '../../data/nations.ts';
import { PORTS, type PortId } from '../../data/ports.ts';
import type { Context } from '../world/phase.ts';
import { drawSome, freshForces, leadersToPool } from '../world/pools.ts';
import type { State } from '../world/state.ts';
import { entryYear, isFirstYear, plansAtWar, warOf, warPlan } from '../world/war.ts';
import { payOffCommissioned } from './commission.ts';
import { musterRussians } from './russian-service.ts';

/** The years in which the Revolution takes leaders; afterwards they come back one by one. */
const REVOLUTION = { first: 1793, last: 1795 } as const;
/** 11.I: the first year in which the die is thrown for the Baltic powers. */
const ALLIANCE_FROM: Readonly<Record<War, number>> = { 1: 0, 2: 0, 3: 1800 };

/** Its fall is for good. */
const NEW_FRANCE: PortId = 'quebec-city';

export function openYear(world: State, context: Context): void {
  context.tell({ kind: 'year', rule: '4.0/1', year: world.year, war: warPlan(world).title });
  if (isFirstYear(world) && world.war > 0) redistributePorts(world, context);
  calendarPorts(world, context);
  if (!isFirstYear(world)) enterWar(world, context);
  backToDuty(world, context);
  payOffCommissioned(world);
  if (world.options.revolution === true) revolution(world, context);
  if (world.options.northernAlliances === true) alliance(world, context);
  if (world.options.russians === true) musterRussians(world, context);
}

/**
 * 3.6/5, 6.2/4: each war begins with the ports its own chart gives everybody, whoever took them in the last one. New
 * France alone is beyond treaties: a razed Louisburg is gone and Quebec once English stays so (6.231, 6.232).
 */
function redistributePorts(world: State, context: Context): void {
  const war = warOf(world);
  for (const { id, owner } of PORTS) {
    const port = world.ports[id]!;
    const isFallen = port.owner === 'Removed' || (id === NEW_FRANCE && port.captured);
    if (isFallen) continue;
    port.captured = false;
    if (port.owner === owner[war]) continue;
    port.owner = owner[war];
    context.tell({ kind: 'port', rule: '3.6/5', port: id, owner: port.owner, why: 'peace' });
  }
}

/** 6.22/3: changes that come with a year, whoever holds the port by then. */
function calendarPorts(world: State, context: Context): void {
  for (const change of warPlan(world).changes) {
    if (change.year !== world.year) continue;
    const port = world.ports[change.port as keyof State['ports']]!;
    port.captured = false;
    if (port.owner === change.owner) continue;
    port.owner = change.owner;
    context.tell({
      kind: 'port',
      rule: '6.22/3',
      port: change.port as (typeof PORTS)[number]['id'],
      owner: change.owner,
      why: 'calendar',
    });
  }
}

/** 6.22/2: from this year on the nation's ports are neutral no more, and enemies inside must be gone within it. */
function enterWar(world: State, context: Context): void {
  for (const plan of plansAtWar(world)) {
    if (entryYear(world, plan) !== world.year) continue;
    context.tell({ kind: 'entered-war', rule: '6.22/2', nation: plan.nation });
    for (const port of Object.values(world.ports)) if (port.owner === plan.nation) port.closing = world.year;
  }
}

/** 7.4/4: those whose time away is over are in play again; Russians are drawn anew each year in any case. */
function backToDuty(world: State, context: Context): void {
  const due = world.absent.filter(({ returns }) => returns <= world.year);
  world.absent = world.absent.filter(({ returns }) => returns > world.year);
  for (const { leader, side } of due) {
    if (leaderOf(leader).nation === 'Russia') leadersToPool(world, [leader]);
    else {
      world.forces[side].leaders.push(leader);
      context.tell({ kind: 'back', rule: '7.4/4', leader, side });
    }
  }
}

/** 11.C: a die of leaders leaves the French pool for three years running; from the fourth on one a year comes back. */
function revolution(world: State, { dice, tellSide }: Context): void {
  const forces = world.forces.european;
  const pool = forces.pools.France;
  if (pool === undefined || world.year < REVOLUTION.first || warOf(world) !== 3) return;
  if (world.year > REVOLUTION.last) {
    const { drawn, rest } = drawSome(forces.purged, 1, dice);
    forces.purged = rest;
    leadersToPool(world, drawn);
    return;
  }
  const count = dice.d6();
  const { drawn, rest } = drawSome(pool.leaders, count, dice);
  pool.leaders = rest;
  forces.purged.push(...drawn);
  const told = { kind: 'revolution', rule: '11.C', dice: [count], count } as const;
  tellSide('european', { ...told, leaders: drawn }, told);
}

/** 11.I: once in a war, on a six, the Baltic counts for this one year. */
function alliance(world: State, { dice, tell }: Context): void {
  if (world.alliance.come || world.year < ALLIANCE_FROM[warOf(world)]) return;
  const die = dice.d6();
  const come = die === 6;
  if (come) world.alliance = { come, year: world.year };
  tell({ kind: 'alliance', rule: '11.I', dice: [die], come });
}

export function nextYear(world: State): void {
  world.frigates = { english: [], european: [] };
  world.inHand = { english: 0, european: 0 };
  world.assaults = [];
  for (const port of Object.values(world.ports)) port.closing = null;
  if (world.year === warPlan(world).last) beginNextWar(world);
  else {
    world.year++;
    for (const side of SIDES) for (const ship of Object.values(world.forces[side].ships)) ship.sailed = false;
    for (const marker of world.markers)
      Object.assign(marker, { moved: false, battle: false, onStation: false, voyages: 0 });
  }
}

/** 10.4, 10.5: years of peace are passed over. Ships and leaders are drawn afresh; points stay. */
function beginNextWar(world: State): void {
  world.war++;
  const plan = warPlan(world);
  world.year = plan.first;
  world.markers = [];
  world.control = [];
  world.bengalYears = 0;
  world.sunk = [];
  // 11.M/2: the permanently sunk are to be had again in a later war.
  world.gone = [];
  world.prizes = [];
  world.alliance = { come: false, year: null };
  world.absent = world.absent.filter(({ returns }) => returns > world.year);
  const away = new Set([...world.dead, ...world.absent.map(({ leader }) => leader)]);
  for (const side of SIDES) world.forces[side] = freshForces(side, plan, world.options, away);
}

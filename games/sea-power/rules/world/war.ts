/** The war being fought: who takes part in it, and since when. */
import { type Nation, type Side, sideOf as sideOfNation, type War } from '../../data/nations.ts';
import type { ForcesPlan, WarPlan } from './scenario.ts';
import type { Open } from './state.ts';

export const warPlan = (world: Pick<Open, 'scenario' | 'war'>): WarPlan => world.scenario.wars[world.war]!;
export const warOf = (world: Readonly<Open>): War => warPlan(world).war;
export const isFirstYear = (world: Readonly<Open>): boolean => world.year === warPlan(world).first;

/** 11.K: in a match that begins with the first war Spain may be at war from the first year of each war on. */
export const entryYear = (world: Readonly<Open>, plan: ForcesPlan): number =>
  plan.nation === 'Spain' && world.options.earlySpain === true && world.scenario.wars[0]!.war === 1
    ? warPlan(world).first
    : plan.enters;

/** The plan of a nation that is at war this year; the Russians are no part of it (11.O). */
export const plansAtWar = (world: Readonly<Open>): ForcesPlan[] =>
  warPlan(world).forces.filter((plan) => plan.nation !== 'Russia' && entryYear(world, plan) <= world.year);

/** Whether one nation is; asked so often, for every port, that it makes no list. */
export const isAtWar = (world: Readonly<Open>, nation: Nation): boolean =>
  nation !== 'Russia' &&
  warPlan(world).forces.some((plan) => plan.nation === nation && entryYear(world, plan) <= world.year);

/** Nations of a side that are at war this year, in the order of the scenario. */
export const nationsAtWar = (world: Readonly<Open>, side: Side): Nation[] =>
  plansAtWar(world)
    .map((plan) => plan.nation)
    .filter((nation) => sideOfNation(nation) === side);

export const otherSide = (side: Side): Side => (side === 'english' ? 'european' : 'english');

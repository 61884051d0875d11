/**
 * The three wars (10.1 to 10.3): who fights, with what, from which year on. The rulebook's text gives their names and
 * years; every number here is ours and is what balance turns. `prizes` are the few areas that count in a war, and count for
 * much, so that fleets meet there and wars are decided; the map's own points in areas.ts are for scenarios without. Entry
 * years follow history. A nation is neutral before it enters, and for the whole war if it is not listed; Russia comes
 * by option 11.O alone and draws its forces by that rule.
 */
import type { ForcesPlan, WarPlan } from '../rules/world/scenario.ts';
import type { Nation, Side, War } from './nations.ts';

type Row = readonly [
  nation: Nation,
  enters: number,
  baseShips: number,
  baseLeaders: number,
  newShips: number,
  newLeaders: number,
  frigates: number,
];

const forces = (rows: readonly Row[]): ForcesPlan[] =>
  rows.map(([nation, enters, baseShips, baseLeaders, newShips, newLeaders, frigates]) => ({
    nation,
    base: { ships: baseShips, leaders: baseLeaders },
    new: { ships: newShips, leaders: newLeaders },
    frigates,
    enters,
  }));

/** Who owns the ports as a war begins stands in ports.ts; `changes` come with a year of the war (6.22/3). */
export const WAR_PLANS: Readonly<Record<War, WarPlan>> = {
  1: {
    war: 1,
    title: 'The Seven Years War',
    first: 1756,
    last: 1762,
    forces: forces([
      ['England', 1756, 55, 9, 12, 3, 8],
      ['France', 1756, 24, 4, 8, 1, 2],
      ['Spain', 1762, 9, 2, 3, 1, 1],
    ]),
    changes: [],
    /** Minorca, the sugar islands, New France and the Carnatic. */
    prizes: {
      'western-med': 32,
      'eastern-caribbean': 40,
      'gulf-of-st-lawrence': 36,
      'bay-of-bengal': 32,
    },
  },
  2: {
    war: 2,
    title: 'The Maritime War',
    first: 1778,
    last: 1783,
    forces: forces([
      ['England', 1778, 78, 11, 14, 3, 8],
      ['France', 1778, 28, 3, 8, 1, 2],
      ['Spain', 1779, 18, 2, 5, 1, 1],
      ['Netherlands', 1781, 8, 1, 3, 1, 1],
    ]),
    /** The evacuation of New York; Boston and Charleston are American from the start. */
    changes: [{ year: 1783, port: 'new-york', owner: 'Neutral' }],
    /** The way to America and its coast, Gibraltar, the sugar islands and Ceylon. */
    prizes: {
      'western-approaches': 20,
      'western-med': 24,
      'new-england-coast': 24,
      'eastern-caribbean': 36,
      'bay-of-bengal': 30,
    },
  },
  3: {
    war: 3,
    title: 'The Napoleonic Wars',
    first: 1793,
    last: 1805,
    forces: forces([
      ['England', 1793, 56, 10, 12, 3, 8],
      ['France', 1793, 28, 3, 8, 1, 2],
      ['Spain', 1797, 18, 2, 4, 1, 1],
      ['Netherlands', 1795, 8, 1, 3, 1, 1],
    ]),
    /** Malta is the Knights' until the army of Egypt takes it in passing. */
    changes: [{ year: 1798, port: 'valletta', owner: 'France' }],
    /** The approaches to Ireland, Toulon and Egypt, the sugar islands and India. */
    prizes: {
      'western-approaches': 12,
      'western-med': 18,
      'eastern-med': 14,
      'eastern-caribbean': 18,
      'bay-of-bengal': 14,
    },
  },
};

export const SCENARIO_IDS = [
  'seven-years-war-1756',
  'maritime-war-1778',
  'napoleonic-wars-1793',
  'short-campaign-1778',
  'long-campaign-1756',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Victory points that a side is given before the first year, where play has shown that it needs them (11.F/2). */
export const STARTING_POINTS: Readonly<Record<ScenarioId, Readonly<Record<Side, number>>>> = {
  'seven-years-war-1756': { english: 0, european: 0 },
  'maritime-war-1778': { english: 0, european: 0 },
  'napoleonic-wars-1793': { english: 0, european: 0 },
  'short-campaign-1778': { english: 0, european: 14 },
  'long-campaign-1756': { english: 0, european: 20 },
};

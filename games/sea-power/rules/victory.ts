/** Who has won (8.5), and when a campaign is over before its time (11.H). Asked at the end of each year. */
import type { Outcome } from '@weathergage/kernel';
import type { Side } from '../data/nations.ts';
import type { Open } from './world/state.ts';
import { warPlan } from './world/war.ts';

export const LEVELS = ['major-victory', 'minor-victory', 'draw', 'automatic-victory'] as const;
export type Level = (typeof LEVELS)[number];

const MAJOR = 50;
/** The lead below which nobody has won. */
export const WINNING_LEAD = 25;
const AUTOMATIC = 100;

/** 8.5: what a lead of so many points is worth. */
export const levelOf = (lead: number): Exclude<Level, 'automatic-victory'> =>
  lead >= MAJOR ? 'major-victory' : lead >= WINNING_LEAD ? 'minor-victory' : 'draw';

export function judge(world: Readonly<Open>): Outcome | null {
  const { points, scenario, options } = world;
  const lead = points.english - points.european;
  const leader: Side = lead >= 0 ? 'english' : 'european';
  const campaign = scenario.wars.length > 1;
  if (options.automaticVictory && campaign && lead !== 0 && points[leader] >= AUTOMATIC)
    return outcome(world, [leader], '11.H', 'automatic-victory');
  const last = world.war === scenario.wars.length - 1 && world.year >= warPlan(world).last;
  if (!last) return null;
  const level = levelOf(Math.abs(lead));
  return outcome(world, level === 'draw' ? [] : [leader], '8.5', level);
}

/** Winners are chairs' sides: after a bidding (11.E) the chair made for one side may have won with the other. */
function outcome(world: Readonly<Open>, won: readonly Side[], rule: string, reason: Level): Outcome {
  const chairs = won.map((side) => world.commands[side]);
  const winners = world.seats.filter(({ id }) => chairs.includes(id)).map(({ side }) => side);
  return { winners, rule, reason, points: { ...world.points } };
}

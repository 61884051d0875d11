/** Orders for a whole division: into the wake of the next ahead, turning where she turned, or all together. */
import { distance, hexKey, neighbour, opposite } from '../../rules/hex.ts';
import { legalPlots } from '../../rules/plot.ts';
import { type Ship, stern } from '../../rules/ship.ts';
import type { Sea } from '../../rules/state.ts';
import type { Position } from '../types.ts';
import { asFarAsLegal, type Course, courseOf, crossesAny, straightOn, wakeOf } from './courses.ts';

export type Manoeuvre = 'follow' | 'succession' | 'together';

/** Hexes of water between a bow and the stern ahead that a line keeps; it closes up to this, never closer than 1. */
const WIDEST = 3;

const endOf = ({ ship, path }: Course): Position => path.at(-1) ?? { bow: ship.bow, heading: ship.heading };

const turnsBetween = (a: number, b: number): number => {
  const off = Math.abs(a - b) % 6;
  return Math.min(off, 6 - off);
};

/** The distance she keeps: what it is now, within reason. */
const spacing = (ship: Ship, ahead: Ship): number =>
  Math.min(WIDEST, Math.max(1, distance(ship.bow, stern(ahead))));

/** The place right astern of the next ahead, so many hexes off. */
function stationAstern(ahead: Position, gap: number): Position {
  let bow = stern(ahead);
  for (let n = 0; n < gap; n++) bow = neighbour(bow, opposite(ahead.heading));
  return { bow, heading: ahead.heading };
}

type Judge = (course: Course) => number;

/** Straight for the place astern of the next ahead, corners cut. */
function towardsStation(ship: Ship, ahead: Course): Judge {
  const station = stationAstern(endOf(ahead), spacing(ship, ahead.ship));
  return (course) => {
    const end = endOf(course);
    return 4 * distance(end.bow, station.bow) + turnsBetween(end.heading, station.heading);
  };
}

/** Along the very track of the next ahead: what leaves it costs dear, then the distance kept, then the heading on it. */
function alongTrack(ship: Ship, ahead: Course): Judge {
  const track = [...wakeOf(ahead.ship), ...ahead.path];
  const gap = spacing(ship, ahead.ship);
  const last = stern(endOf(ahead));
  const headings = new Map<string, number[]>();
  for (const { bow, heading } of track)
    headings.set(hexKey(bow), [...(headings.get(hexKey(bow)) ?? []), heading]);
  const first = track[0]!;
  const onTrack = (at: Position): boolean => headings.has(hexKey(at.bow));
  const start = hexKey(ship.bow);
  // Before she has come up to the oldest known place of the track she steers for it.
  const reached = (course: Course): boolean => [ship, ...course.path].some(onTrack);
  // Where the next ahead has turned on the spot, any heading that she had there will do.
  const off = (end: Position, at: Position): number =>
    Math.min(
      ...(headings.get(hexKey(at.bow)) ?? [endOf(ahead).heading]).map((heading) =>
        turnsBetween(end.heading, heading),
      ),
    );
  return (course) => {
    const end = endOf(course);
    if (!reached(course)) return 40 + 4 * distance(end.bow, first.bow) + off(end, first);
    const strayed = course.path.filter((at) => hexKey(at.bow) !== start && !onTrack(at)).length;
    return 8 * strayed + 3 * Math.abs(distance(end.bow, last) - gap) + 2 * off(end, end);
  };
}

function bestOf(sea: Sea, ship: Ship, judge: Judge, laid: readonly Course[]): string {
  const ranked = legalPlots(sea, ship)
    .filter((plot) => plot !== 'D')
    .map((plot) => {
      const course = courseOf(sea, ship, plot);
      return { plot, course, worth: judge(course) };
    })
    .toSorted((a, b) => a.worth - b.worth || a.plot.length - b.plot.length || (a.plot < b.plot ? -1 : 1));
  return (ranked.find(({ course }) => !crossesAny(course, laid)) ?? ranked[0])?.plot ?? '0';
}

/**
 * A plot for every ship of the line. The leader keeps the one she has, or stands straight on; `others` are courses
 * already laid outside the division that are not to be crossed.
 */
export function divisionOrders(
  sea: Sea,
  line: readonly Ship[],
  manoeuvre: Manoeuvre,
  leaderPlot: string,
  others: readonly Course[] = [],
): Map<string, string> {
  const plots = new Map<string, string>();
  const [leader, ...rest] = line;
  if (leader === undefined) return plots;
  const lead = leaderPlot === '' ? straightOn(sea, leader) : leaderPlot;
  plots.set(leader.id, lead);
  const laid = [...others, courseOf(sea, leader, lead)];
  let ahead = laid.at(-1)!;
  for (const ship of rest) {
    const plot =
      manoeuvre === 'together'
        ? asFarAsLegal(sea, ship, lead)
        : bestOf(sea, ship, (manoeuvre === 'follow' ? towardsStation : alongTrack)(ship, ahead), laid);
    plots.set(ship.id, plot);
    ahead = courseOf(sea, ship, plot);
    laid.push(ahead);
  }
  return plots;
}

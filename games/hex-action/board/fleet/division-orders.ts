/** Orders for a whole division: into the wake of the next ahead, turning where she turned, or all together. */

import {
  type Course,
  courseOf,
  crossesAny,
  prefixesOf,
  straightOn,
  wakeOf,
} from '../../attention/courses.ts';
import { groundingOn } from '../../attention/plot-choices.ts';
import { allowancesIn } from '../../rules/sailing/allowance.ts';
import { legalPlots } from '../../rules/sailing/plot.ts';
import { distance, hexKey, type Position, sameHex } from '../../rules/sea/hex.ts';
import { hexesOf, type Ship, sternHex } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { shipAfter } from '../courses/ahead.ts';
import { sailingTimes } from '../courses/sailing-time.ts';
import { markFor, sailedOn, spacing, stationAstern, turnsBetween } from '../courses/stations.ts';

export type Manoeuvre = 'follow' | 'succession' | 'together';

/** Turns that a captain thinks ahead of where her station will be by then. */
const FORESIGHT = 4;

const endOf = ({ ship, path }: Course): Position => path.at(-1) ?? { bow: ship.bow, heading: ship.heading };

/** Hexes made good, whatever turns were made between. */
const hexesIn = ({ ship, path }: Course): number =>
  path.filter(({ bow }, i) => !sameHex(bow, (path[i - 1] ?? ship).bow)).length;

/** What a course is worth, in turns until all is as it should be: the less the better. */
interface Judge {
  worth(course: Course): number;
  /** What a place is worth that she can come to in the turn after; null where nobody thinks so far. */
  readonly next: ((end: Position) => number) | null;
}

/** Where a ship should lie at the end of the turn, and how many hexes a turn that place sails on. */
interface Wanted {
  readonly station: Position;
  readonly pace: number;
}

/**
 * As soon as can be on her station astern of the next ahead, who sails on meanwhile as she does now: a station that
 * comes to her is waited for, one that runs away is made for.
 */
function towardsStation(sea: Sea, ship: Ship, { station, pace }: Wanted): Judge {
  const sails = allowancesIn(sea, ship);
  const stations = Array.from({ length: FORESIGHT + 1 }, (_, turns) => sailedOn(station, turns * pace));
  const timesTo = stations.map((each) => sailingTimes(sails, sea.wind, ship.bow, each));
  const meeting = (end: Position, from: number): number => {
    const times = timesTo.slice(from).map((timeTo, turns) => Math.max(timeTo(end), turns));
    // Who beats up for the last hex of her station falls astern for good: near is worth something too.
    return (
      distance(end.bow, stations[from]!.bow) +
      turnsBetween(end.heading, station.heading) / 2 +
      2 * Math.min(...times)
    );
  };
  return {
    worth: (course) => meeting(endOf(course), 0),
    next: (end) => meeting(end, 1),
  };
}

/** Along the very track of the next ahead: what leaves it costs dear, then the distance kept, then the heading on it. */
function alongTrack(sea: Sea, ship: Ship, ahead: Course): Judge {
  const track = [...wakeOf(ahead.ship), ...ahead.path];
  const gap = spacing(ship, ahead.ship);
  const last = sternHex(endOf(ahead));
  const headings = new Map<string, number[]>();
  for (const { bow, heading } of track)
    headings.set(hexKey(bow), [...(headings.get(hexKey(bow)) ?? []), heading]);
  const onTrack = (at: Position): boolean => headings.has(hexKey(at.bow));
  const start = hexKey(ship.bow);
  // Before she has come up to the oldest known place of the track she steers for it.
  const timeTo = sailingTimes(allowancesIn(sea, ship), sea.wind, ship.bow, track[0]!);
  const reached = (course: Course): boolean => [ship, ...course.path].some(onTrack);
  // Where the next ahead has turned on the spot, any heading that she had there will do.
  const off = (end: Position): number =>
    Math.min(
      ...(headings.get(hexKey(end.bow)) ?? [endOf(ahead).heading]).map((heading) =>
        turnsBetween(end.heading, heading),
      ),
    );
  const worth = (course: Course): number => {
    const end = endOf(course);
    if (!reached(course)) return 40 + timeTo(end);
    const strayed = course.path.filter((at) => hexKey(at.bow) !== start && !onTrack(at)).length;
    return 8 * strayed + 3 * Math.abs(distance(end.bow, last) - gap) + 2 * off(end);
  };
  return { worth, next: null };
}

/** Who is in the way: courses that are laid, and friends of whom it is not known that they will stir. */
interface Traffic {
  readonly laid: readonly Course[];
  readonly lying: readonly Course[];
  /** Hexes that the leader will want next turn. */
  readonly lane: ReadonlySet<string>;
}

/** Where a ship sails next turn if she keeps course and way. */
function laneOf(course: Course): ReadonlySet<string> {
  const end = endOf(course);
  return new Set(Array.from({ length: hexesIn(course) + 1 }, (_, hexes) => hexKey(sailedOn(end, hexes).bow)));
}

/** To lie in the leader’s way is as bad as so many hexes. */
const IN_HER_WAY = 6;

/** The first that meets nobody; else one that only somebody meets who may have sailed by then; else the first. */
function clearest(
  ranked: readonly { readonly plot: string; readonly course: Course }[],
  traffic: Traffic,
): string {
  let second: string | null = null;
  for (const { plot, course } of ranked) {
    if (crossesAny(course, traffic.laid)) continue;
    if (!crossesAny(course, traffic.lying)) return plot;
    second ??= plot;
  }
  return second ?? ranked[0]?.plot ?? '0';
}

interface Ranked {
  readonly plot: string;
  readonly course: Course;
  readonly worth: number;
}

const ranked = <R extends Ranked>(plots: readonly R[]): R[] =>
  plots.toSorted((a, b) => a.worth - b.worth || a.plot.length - b.plot.length || (a.plot < b.plot ? -1 : 1));

const sailable = (sea: Sea, ship: Ship): string[] =>
  legalPlots(sea, ship).flatMap(({ plot }) => (plot === 'D' ? [] : [plot]));

/** What it costs to lie still off her station: a ship without way turns worse (20.4.1.2), and blocks the next. */
const STANDS = 0.5;
const STANDS_AGAIN = 2;

/** Nothing is worth the ground. */
const AGROUND = 1000;

/** Plots that are thought through to the end of the next turn: what comes first may leave her in irons. */
const THOUGHT_THROUGH = 16;

function bestOf(sea: Sea, ship: Ship, { worth, next }: Judge, traffic: Traffic): string {
  const plots = ranked(
    sailable(sea, ship).map((plot) => {
      const course = courseOf(sea, ship, plot);
      const blocks = hexesOf(endOf(course)).some((hex) => traffic.lane.has(hexKey(hex)));
      const aground = groundingOn(sea, ship, course.path) === null ? 0 : AGROUND;
      return { plot, course, worth: worth(course) + aground, blocks };
    }),
  );
  if (next === null) return clearest(plots, traffic);
  const stood = ship.still > 0;
  const likely = plots
    .filter(
      ({ plot, course }, i) => plot === '0' || (i < THOUGHT_THROUGH * 4 && !crossesAny(course, traffic.laid)),
    )
    .slice(0, THOUGHT_THROUGH);
  const thought = likely.map((each) => {
    const then = shipAfter(sea, ship, { plot: each.plot });
    const best = Math.min(...sailable(sea, then).map((plot) => next(endOf(courseOf(sea, then, plot)))));
    const idle = each.plot === '0' && each.worth > 1 ? (stood ? STANDS_AGAIN : STANDS) : 0;
    return {
      ...each,
      worth: best + each.worth / 4 + idle + (each.blocks ? IN_HER_WAY : 0),
    };
  });
  return clearest([...ranked(thought), ...plots], traffic);
}

/** As much of a plot as she may carry out and meets nobody by. */
const clearPart = (sea: Sea, ship: Ship, plot: string, traffic: Traffic): string =>
  clearest(
    prefixesOf(sea, ship, plot).map((part) => ({
      plot: part,
      course: courseOf(sea, ship, part),
    })),
    traffic,
  );

/** Rounds in which captains who would meet think again, now that they know of each other. */
const SECOND_THOUGHTS = 3;

/**
 * A plot for every ship of the line. The leader keeps the one she has, or stands straight on; `others` are courses
 * already laid outside the division, `lying` friends without one: neither is to be crossed.
 */
export function divisionOrders(
  sea: Sea,
  line: readonly Ship[],
  manoeuvre: Manoeuvre,
  leaderPlot: string,
  others: readonly Course[] = [],
  lying: readonly Ship[] = [],
): Map<string, string> {
  const courses = new Map<string, Course>();
  const plots = new Map<string, string>();
  const [leader, ...rest] = line;
  if (leader === undefined) return plots;
  let lane: ReadonlySet<string> = new Set();
  const friends = lying.map((ship): Course => ({ ship, path: [] }));
  const trafficFor = (ship: Ship): Traffic => ({
    laid: [...others, ...[...courses.values()].filter((course) => course.ship.id !== ship.id)],
    lying: friends,
    lane,
  });
  /** What each of them shall steer by who sails astern of her. */
  const marks = new Map<string, { readonly place: Position; readonly pace: number }>();
  const lay = (ship: Ship, plot: string): Course => {
    const course = courseOf(sea, ship, plot);
    plots.set(ship.id, plot);
    courses.set(ship.id, course);
    return course;
  };
  const order = (ship: Ship, ahead: Ship): void => {
    const mark = marks.get(ahead.id)!;
    const wanted = {
      station: stationAstern(mark.place, spacing(ship, ahead)),
      pace: mark.pace,
    };
    const traffic = trafficFor(ship);
    const plot =
      manoeuvre === 'together'
        ? clearPart(sea, ship, lead, traffic)
        : bestOf(
            sea,
            ship,
            manoeuvre === 'follow'
              ? towardsStation(sea, ship, wanted)
              : alongTrack(sea, ship, courses.get(ahead.id)!),
            traffic,
          );
    const course = lay(ship, plot);
    const place = markFor(ship, endOf(course), wanted.station, ahead);
    marks.set(ship.id, {
      place,
      pace: place === wanted.station ? wanted.pace : hexesIn(course),
    });
  };

  const lead =
    leaderPlot === '' ? clearPart(sea, leader, straightOn(sea, leader), trafficFor(leader)) : leaderPlot;
  const led = lay(leader, lead);
  lane = laneOf(led);
  marks.set(leader.id, { place: endOf(led), pace: hexesIn(led) });
  for (const [i, ship] of rest.entries()) order(ship, line[i]!);
  for (let round = 0; round < SECOND_THOUGHTS; round++) {
    const meeting = rest.filter((ship) => crossesAny(courses.get(ship.id)!, trafficFor(ship).laid));
    if (meeting.length === 0) break;
    for (const ship of meeting) order(ship, line[rest.indexOf(ship)]!);
  }
  return plots;
}

/**
 * Bases laid alongside: after a collision both ships turn to one line, to board one ship goes parallel to the
 * other. Both ways end in contact without overlap: sides or ends meet over a quarter of an inch or more.
 */
import { difference, HALF_TURN, type Heading, norm, QUARTER_TURN, UNIT } from './angle.ts';
import { type Base, overlaps } from './base.ts';
import { rounded } from './integer.ts';
import { cross, direction, dot, type Point, sub } from './point.ts';

/** Thousandths left between ships laid alongside, so that rounding lets them slide apart again. */
const SEAM = 4;

/** The least, in thousandths, over which sides or ends meet. */
const LAP = 250;

/** How far one centre lies from another: along a heading, and to starboard of it. */
interface Offset {
  readonly ahead: number;
  readonly abeam: number;
}

const clamp = (value: number, limit: number): number => Math.max(0 - limit, Math.min(limit, value));
const signOf = (value: number): number => (value < 0 ? -1 : 1);
const size = ({ ahead, abeam }: Offset): number => ahead * ahead + abeam * abeam;

function offset(from: Point, to: Point, heading: Heading): Offset {
  const way = direction(heading);
  const between = sub(to, from);
  return { ahead: rounded(dot(way, between), UNIT), abeam: rounded(cross(way, between), UNIT) };
}

function place(from: Point, heading: Heading, { ahead, abeam }: Offset): Point {
  const way = direction(heading);
  const beam = direction(heading + QUARTER_TURN);
  return {
    x: from.x + rounded(way.x * ahead + beam.x * abeam, UNIT),
    y: from.y + rounded(way.y * ahead + beam.y * abeam, UNIT),
  };
}

/** How far apart the centres of parallel bases are when their sides meet, and when their ends do. */
const sideBySide = (a: Base, b: Base): number => rounded(a.width + b.width, 2) + SEAM;
const endToEnd = (a: Base, b: Base): number => rounded(a.length + b.length, 2) + SEAM;

/**
 * The line both ships take after a collision halves the smaller angle between their heading lines; at 90° it is
 * the one between the headings. Half a tenth goes to larboard, so that neither ship's order matters.
 */
function bisector(a: Heading, b: Heading): [Heading, Heading] {
  const apart = difference(a, b);
  if (Math.abs(apart) <= QUARTER_TURN) {
    const shared = norm(Math.floor((2 * a + apart) / 2));
    return [shared, shared];
  }
  const line = norm(Math.floor((2 * a + difference(a, b + HALF_TURN)) / 2));
  return [line, norm(line + HALF_TURN)];
}

/**
 * Both ships of a collision turned about their centres to the bisector and shifted, half each, by the least that
 * leaves them in contact: side to side or end to end. Where that would overlap one of the obstacles, the whole
 * shift is given to one ship, then the other sides and ends are tried; if nothing is free, the first way stands.
 */
export function alignCollision(a: Base, b: Base, obstacles: readonly Base[] = []): [Base, Base] {
  const [headingA, headingB] = bisector(a.heading, b.heading);
  const now = offset(a.at, b.at, headingA);
  const pairs = contacts(a, b, now).flatMap((contact) =>
    [1, 2, 0].map((halves): [Base, Base] => {
      const at = place(a.at, headingA, {
        ahead: rounded((now.ahead - contact.ahead) * halves, 2),
        abeam: rounded((now.abeam - contact.abeam) * halves, 2),
      });
      return [
        { ...a, at, heading: headingA },
        { ...b, at: place(at, headingA, contact), heading: headingB },
      ];
    }),
  );
  return pairs.find((pair) => pair.every((base) => free(base, obstacles))) ?? pairs[0]!;
}

/** Where `b` may lie in contact with a parallel `a`, the nearest to where it is first. */
function contacts(a: Base, b: Base, now: Offset): Offset[] {
  const [beam, end] = [sideBySide(a, b), endToEnd(a, b)];
  const ahead = clamp(now.ahead, end - LAP);
  const abeam = clamp(now.abeam, Math.max(0, beam - LAP));
  const all = [signOf(now.abeam), 0 - signOf(now.abeam)].map((hand) => ({ ahead, abeam: hand * beam }));
  all.push(...[signOf(now.ahead), 0 - signOf(now.ahead)].map((way) => ({ ahead: way * end, abeam })));
  const shift = (to: Offset) => size({ ahead: to.ahead - now.ahead, abeam: to.abeam - now.abeam });
  return all.sort((one, other) => shift(one) - shift(other));
}

const free = (base: Base, obstacles: readonly Base[]): boolean =>
  !obstacles.some((obstacle) => overlaps(base, obstacle));

/**
 * The mover laid parallel to the target, heading the same or the opposite way by the lesser turn, against the
 * side it is nearer to (starboard from dead ahead or astern), and shifted along it only so far that half of the
 * shorter base is alongside. Among obstacles: the free berth nearest to that on the same side, then on the
 * other; if none is free, the first one.
 */
export function alignBoarding(mover: Base, target: Base, obstacles: readonly Base[] = []): Base {
  const same = Math.abs(difference(mover.heading, target.heading)) <= QUARTER_TURN;
  const heading = same ? target.heading : norm(target.heading + HALF_TURN);
  const now = offset(target.at, mover.at, target.heading);
  const berth = (contact: Offset): Base => ({
    ...mover,
    at: place(target.at, target.heading, contact),
    heading,
  });
  const wished = berths(mover, target, now).map(berth);
  return wished.find((base) => free(base, obstacles)) ?? wished[0]!;
}

/** The places along both sides of the target, by a lap at a time, in the order they are wished for. */
function berths(mover: Base, target: Base, now: Offset): Offset[] {
  const beam = sideBySide(mover, target);
  const limit = endToEnd(mover, target) - SEAM - LAP;
  const first = clamp(now.ahead, rounded(Math.max(mover.length, target.length), 2));
  const slides: number[] = [first];
  for (let step = LAP; step <= 2 * limit; step += LAP)
    slides.push(...[first + step, first - step].filter((ahead) => Math.abs(ahead) <= limit));
  return [signOf(now.abeam), 0 - signOf(now.abeam)].flatMap((hand) =>
    slides.map((ahead) => ({ ahead, abeam: hand * beam })),
  );
}

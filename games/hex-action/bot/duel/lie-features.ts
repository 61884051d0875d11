/**
 * How two ships lie to each other, as a short list of numbers that a net looks up: the sea turned so that the wind blows
 * up the board, and seen in a glass where the enemy is to port, so that like lies are learnt together.
 */
import type { Direction } from '../../rules/sea/hex.ts';
import { bearingSeen, type Pose, RANGE_BITS, TURNS } from '../bearing.ts';

/** Farther off than this along an axis only distance and headings are told apart. */
const REACH = 10;
const SPAN = 2 * REACH + 1;
/** Hexes within which a place is told apart: as seen from either deck, and with both headings. */
const SEEN_FROM_DECK = 7;
const SEEN_FROM_ENEMY = 6;
const SEEN_WHOLE = 3;

/** A heading as the glass shows it. */
const MIRRORED = [0, 1, 6, 5, 4, 3, 2];

const NUMBERS = new Map<string, number>();
function numberOf(name: string): number {
  const known = NUMBERS.get(name);
  if (known !== undefined) return known;
  NUMBERS.set(name, NUMBERS.size);
  return NUMBERS.size - 1;
}

const hexes = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
/** Distances in steps that grow. */
const farness = (away: number): number =>
  away <= 8 ? away : away <= 10 ? 9 : away <= 12 ? 10 : away <= 15 ? 11 : 12;
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const isToPort = (own: number, foe: number, q: number, r: number): boolean => {
  const [qq, qr] = TURNS[own - 1]!;
  const across = q * qq + r * qr;
  return across < 0 || (across === 0 && (foe - own + 6) % 6 > 3);
};

const lieAt = (own: number, foe: number, q: number, r: number): number =>
  ((own * 6 + foe - 7) * SPAN + q + REACH) * SPAN + r + REACH;
const farAt = (own: number, foe: number, far: number): number => (own * 8 + foe) * 16 + far;

function featuresAt(own: number, foe: number, q: number, r: number): Int32Array {
  const here: Pose = { q: 0, r: 0, heading: own as Direction };
  const there: Pose = { q, r, heading: foe as Direction };
  const [given, taken] = [bearingSeen(here, there), bearingSeen(there, here)];
  const away = hexes(q, r);
  const names = [`t${given}`, `b${taken}`];
  if ((given & RANGE_BITS) <= REACH) names.push(`tb${given},${taken}`);
  const [a, b, c, d] = TURNS[own - 1]!;
  const ahead = `${q * a + r * b},${q * c + r * d}`;
  if (away <= SEEN_FROM_DECK) names.push(`o${own},${ahead}`, `r${(foe - own + 6) % 6},${ahead}`);
  const [e, f, g, h] = TURNS[foe - 1]!;
  if (away <= SEEN_FROM_ENEMY) names.push(`f${foe},${-q * e - r * f},${-q * g - r * h}`);
  if (away <= SEEN_WHOLE) names.push(`x${own},${foe},${q},${r}`);
  names.push(`h${own},${foe},${farness(away)}`, `w${within(q, 6)},${within(Math.round(r + q / 2), 9)}`);
  return Int32Array.from(names, numberOf);
}

const HEADINGS = [1, 2, 3, 4, 5, 6] as const;

/** All lists, made once in an order that never changes: the weights of a net are kept by these numbers. */
function everyLie(): { readonly near: readonly Int32Array[]; readonly far: readonly Int32Array[] } {
  const near: Int32Array[] = [];
  const far: Int32Array[] = [];
  for (const own of HEADINGS)
    for (const foe of HEADINGS)
      for (let q = -REACH; q <= REACH; q++)
        for (let r = -REACH; r <= REACH; r++)
          if (!isToPort(own, foe, q, r)) near[lieAt(own, foe, q, r)] = featuresAt(own, foe, q, r);
  for (const own of HEADINGS)
    for (const foe of HEADINGS)
      for (let away = 9; away <= 12; away++)
        far[farAt(own, foe, away)] = Int32Array.from(
          [`g${own},${away}`, `k${foe},${away}`, `h${own},${foe},${away}`],
          numberOf,
        );
  return { near, far };
}

let known: ReturnType<typeof everyLie> | null = null;

/** How many numbers there are. */
export function countLieFeatures(): number {
  known ??= everyLie();
  return NUMBERS.size;
}

/** What one looks up for a lie, and whether it was seen in a glass; the next call writes over it. */
export interface LieSeen {
  features: Int32Array;
  mirrored: boolean;
}
const SEEN: LieSeen = { features: new Int32Array(0), mirrored: false };

export function seeLie(wind: Direction, own: Pose, foe: Pose): LieSeen {
  known ??= everyLie();
  const [a, b, c, d] = TURNS[wind - 1]!;
  const dq = foe.q - own.q;
  const dr = foe.r - own.r;
  let q = dq * a + dr * b;
  let r = dq * c + dr * d;
  let heading = ((own.heading - wind + 6) % 6) + 1;
  let theirs = ((foe.heading - wind + 6) % 6) + 1;
  SEEN.mirrored = isToPort(heading, theirs, q, r);
  if (SEEN.mirrored) {
    r = q + r;
    q = -q;
    heading = MIRRORED[heading]!;
    theirs = MIRRORED[theirs]!;
  }
  SEEN.features =
    Math.abs(q) > REACH || Math.abs(r) > REACH
      ? known.far[farAt(heading, theirs, Math.max(9, farness(hexes(q, r))))]!
      : known.near[lieAt(heading, theirs, q, r)]!;
  return SEEN;
}

/** What has just happened, as a small play: the ships sail their ways, and the brig's gun speaks. */

import { Die } from '@weathergage/web/toolkit/controls.tsx';
import { easeInOut } from '@weathergage/web/toolkit/motion.ts';
import type { StoryProps } from '@weathergage/web/toolkit/story/use-scenes.ts';
import { useScenes } from '@weathergage/web/toolkit/story/use-scenes.ts';
import type { ReactNode } from 'react';
import type { ShipId, Square } from '../rules/chart.ts';
import type { CutterAndBrig, Ship, View } from '../rules/types.ts';
import { courseTo, type Point, wayTo } from '../rules/wind.ts';
import { type Spot, spotOf } from './look.ts';

type Told = CutterAndBrig['told'];
type Ships = Readonly<Record<ShipId, Ship | null>>;

type Shot = Extract<Told, { kind: 'fired' }>;

interface Scene {
  readonly ms: number;
  readonly from: Ships;
  readonly to: Ships;
  readonly shot: Shot | null;
}

const SAIL_MS = 1100;
const SHOT_MS = 1700;

/** Where the ships are at the end of what was told, as far as the seat knows. */
function endOf(view: View, told: readonly Told[]): Ships {
  let { cutter, brig }: Ships = view;
  for (const each of told) {
    if (each.kind === 'sailed') {
      const at = each.way.at(-1)!;
      const before = each.ship === 'cutter' ? cutter : brig;
      const ship = { at, heading: courseTo(each.way[0]!, at) ?? before?.heading ?? 0 };
      if (each.ship === 'cutter') cutter = ship;
      else brig = ship;
    }
    if (each.kind === 'sighted') ({ cutter, brig } = each);
  }
  return { cutter, brig };
}

export function scenesOf(view: View, told: readonly Told[]): Scene[] {
  const to = endOf(view, told);
  const from = { cutter: view.cutter ?? to.cutter, brig: view.brig ?? to.brig };
  const sails = told.some(({ kind }) => kind === 'sailed' || kind === 'sighted');
  const shots = told.filter((each): each is Shot => each.kind === 'fired');
  return [
    ...(sails ? [{ ms: SAIL_MS, from, to, shot: null }] : []),
    ...shots.map((shot) => ({ ms: SHOT_MS, from: to, to, shot })),
  ];
}

/** A ship at one moment of her way. */
export interface Pose {
  readonly spot: Spot;
  readonly heading: Point;
  readonly underWay: boolean;
}

function poseOf(from: Ship, to: Ship, t: number): Pose {
  const way: readonly Square[] = wayTo(from.at, to.at);
  const spots = way.length > 1 ? way.map(spotOf) : [spotOf(from.at), spotOf(to.at)];
  const along = easeInOut(t) * (spots.length - 1);
  const index = Math.min(spots.length - 2, Math.floor(along));
  const [a, b] = [spots[index]!, spots[index + 1]!];
  const part = along - index;
  return {
    spot: { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part },
    heading: to.heading,
    underWay: way.length > 1,
  };
}

export interface Telling {
  readonly poses: Readonly<Record<ShipId, Pose | null>>;
  readonly shot: Shot | null;
  readonly t: number;
}

export function useStory(props: StoryProps<CutterAndBrig>): Telling | null {
  const told = useScenes<CutterAndBrig, Scene>(props, scenesOf);
  if (told === null || told.scene === null) return null;
  const { scene, t } = told;
  const pose = (ship: ShipId): Pose | null => {
    const [from, to] = [scene.from[ship], scene.to[ship]];
    return from === null || to === null ? null : poseOf(from, to, t);
  };
  return { poses: { cutter: pose('cutter'), brig: pose('brig') }, shot: scene.shot, t };
}

const PUFFS = [0, 1, 2, 3, 4];

/** Smoke from the brig, the ball on its way, and what it did. */
export function Gunfire({ poses, shot, t }: Telling): ReactNode {
  const { cutter, brig } = poses;
  if (shot === null || cutter === null || brig === null) return null;
  const [from, to] = [brig.spot, cutter.spot];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const flown = Math.min(1, t / 0.35);
  const after = Math.max(0, (t - 0.35) / 0.65);
  const miss = shot.hit ? 0 : 17;
  const goal = { x: to.x + miss, y: to.y - miss };
  return (
    <g pointerEvents="none">
      {PUFFS.map((i) => (
        <circle
          key={i}
          className="cb-smoke"
          cx={from.x + dx * (0.1 + i * 0.06) + Math.sin(i * 2.4) * 7}
          cy={from.y + dy * (0.1 + i * 0.06) + Math.cos(i * 1.9) * 6}
          r={(5 + i * 1.5) * (0.4 + Math.min(1, t * 2.2))}
          opacity={0.85 * (1 - t)}
        />
      ))}
      {flown < 1 ? (
        <circle className="cb-ball" cx={from.x + dx * flown} cy={from.y + dy * flown} r="2.6" />
      ) : (
        <circle
          className={shot.hit ? 'cb-burst' : 'cb-splash'}
          cx={goal.x}
          cy={goal.y}
          r={6 + after * 16}
          opacity={1 - after}
        />
      )}
      {flown === 1 && (
        <g transform={`translate(${to.x + 12} ${to.y - 44})`}>
          <Die face={shot.dice![0]!} size={28} />
          <text className={`cb-verdict ${shot.hit ? 'cb-verdict-hit' : ''}`} x="35" y="20">
            {shot.hit ? 'Hit' : 'Short'}
          </text>
        </g>
      )}
    </g>
  );
}

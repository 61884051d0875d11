import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bounds, Point, StageHandle } from '../stage.tsx';
import type { Ground } from './aim.ts';
import { type Eye, makeCamera, openedOn } from './camera.ts';
import { boxHolds, boxRound, lookOn, type Sight, windowOf } from './look.ts';

const ground: Ground = {
  scales: [0.1, 4],
  rim: [20, 20],
  nearest: 2,
  around: (points) => boxRound(points, 20),
};
const at = (x: number, y: number): Point => ({ x, y });
const home = { box: { x: 0, y: 0, width: 1000, height: 600 }, points: [at(100, 100), at(900, 500)] };

let sight: Sight;
let eye: Eye;
let flights: Bounds[];
let camera: ReturnType<typeof makeCamera>;

/** A stage that flies at once, and tells the camera where it is. */
function begin(over: Partial<Ground> = {}): void {
  sight = { size: { width: 1000, height: 600 }, covers: [] };
  eye = openedOn(home);
  flights = [];
  const stage = {
    fit: (window: Bounds) => {
      flights.push(window);
      camera.onMove(lookOn(window, sight.size), false);
    },
  } as unknown as StageHandle;
  camera = makeCamera(eye, { current: stage }, { ...ground, ...over }, () => sight);
  camera.changed();
  flights = [];
}
const sees = (...points: readonly Point[]): boolean =>
  points.every((point) => boxHolds(windowOf(sight.size, camera.look()!), point));
const byHand = (x: number, y: number, scale: number): void => camera.onMove({ x, y, scale }, true);

beforeEach(() => begin());

describe('a camera', () => {
  it('shows its home at first, and again when it is asked for', () => {
    expect(sees(...home.points)).toBe(true);
    byHand(5000, 5000, 3);
    camera.showAll();
    expect(sees(...home.points)).toBe(true);
  });

  it('begins with a part of it where a board wants that, and goes home when all is wanted', () => {
    camera.begin({ box: { x: 0, y: 0, width: 300, height: 180 } });
    expect(flights).toHaveLength(1);
    expect(sees(at(100, 100))).toBe(true);
    expect(sees(at(900, 500))).toBe(false);
    camera.showAll();
    expect(sees(...home.points)).toBe(true);
  });

  it('rests from step to step while everybody is in sight', () => {
    camera.keep({ ...home, points: [at(150, 120), at(880, 480)] }, []);
    expect(flights).toEqual([]);
    camera.keep(
      { box: boxRound([at(100, 100), at(2000, 500)], 50), points: [at(100, 100), at(2000, 500)] },
      [],
    );
    expect(flights).toHaveLength(1);
    expect(sees(at(100, 100), at(2000, 500))).toBe(true);
  });

  it('brings a place anew where the flight to it was broken off on its way', () => {
    vi.useFakeTimers();
    const stays = camera.look()!;
    camera.bring([at(3000, 300)]);
    expect(sees(at(3000, 300))).toBe(true);
    // Something else has held the chart where it was.
    camera.onMove(stays, false);
    vi.advanceTimersByTime(5000);
    camera.bring([at(3000, 300)]);
    expect(sees(at(3000, 300))).toBe(true);
    vi.useRealTimers();
  });

  it('has the whole of a ship in sight, not her middle alone', () => {
    const ships = { ...home, points: [at(100, 100), at(1005, 300)] };
    camera.keep(ships, []);
    expect(flights).toEqual([]);
    begin({ reach: 40 });
    camera.keep(ships, []);
    expect(flights).toHaveLength(1);
  });

  it('leaves what a hand has chosen, but for what is asked about', () => {
    byHand(0, 0, 2);
    camera.keep({ box: home.box, points: home.points }, [at(200, 200)]);
    expect(flights).toEqual([]);
    camera.keep({ box: home.box, points: home.points }, [at(900, 500)]);
    expect(sees(at(900, 500))).toBe(true);
    expect(camera.look()!.scale, 'no nearer and no farther than the hand had it').toBe(2);
  });

  it('brings places into sight from as far off as it must, and as near as is wanted', () => {
    camera.bring([at(500, 300)]);
    expect(flights).toEqual([]);
    camera.bring([at(500, 300)], 1.5);
    expect(camera.look()!.scale).toBeGreaterThanOrEqual(1.5);
    camera.bring([at(-3000, 0), at(3000, 0)]);
    expect(sees(at(-3000, 0), at(3000, 0))).toBe(true);
    expect(camera.look()!.scale).toBeLessThan(0.2);
  });

  it('fits anew in another window, with what is asked about in sight', () => {
    camera.bring([at(900, 500)], 1.5);
    sight = { size: { width: 390, height: 300 }, covers: [] };
    camera.changed();
    expect(sees(at(900, 500))).toBe(true);
    sight = { size: { width: 1000, height: 600 }, covers: [] };
    camera.show(home);
    sight = { size: { width: 390, height: 300 }, covers: [] };
    camera.changed();
    expect(sees(...home.points)).toBe(true);
  });

  it('shows in another window what the hand had chosen, and in the first one again the same', () => {
    byHand(100, 100, 2);
    const chosen = windowOf(sight.size, camera.look()!);
    sight = { size: { width: 390, height: 844 }, covers: [] };
    camera.changed();
    expect(sees(at(chosen.x + 1, chosen.y + 1), at(chosen.x + chosen.width - 1, chosen.y + 1))).toBe(true);
    sight = { size: { width: 1000, height: 600 }, covers: [] };
    camera.changed();
    expect(windowOf(sight.size, camera.look()!)).toEqual(chosen);
  });

  it('moves aside when a panel comes over what is asked about, and calls back nothing that the hand has left', () => {
    camera.bring([at(900, 300)]);
    const panel = { left: 600, top: 0, right: 1000, bottom: 600 };
    byHand(400, 0, 1);
    sight = { ...sight, covers: [panel] };
    camera.changed();
    expect((900 - camera.look()!.x) * camera.look()!.scale).toBeLessThan(600);
    byHand(5000, 5000, 1);
    flights = [];
    sight = { ...sight, covers: [] };
    camera.changed();
    expect(flights).toEqual([]);
  });

  it('goes where the player points, and stays there', () => {
    const { scale } = camera.look()!;
    camera.goTo(at(2500, 1500));
    const { x, y, width, height } = windowOf(sight.size, camera.look()!);
    expect([x + width / 2, y + height / 2]).toEqual([2500, 1500]);
    expect(camera.look()!.scale).toBeCloseTo(scale);
    flights = [];
    camera.keep(home, []);
    expect(flights).toEqual([]);
  });

  it('of a chart round the world is put back into the first copy of it', () => {
    begin({ wrap: (x) => ((x % 1000) + 1000) % 1000 });
    byHand(2200, 0, 1);
    camera.settle();
    expect(windowOf(sight.size, camera.look()!).x + 500).toBe(700);
  });
});

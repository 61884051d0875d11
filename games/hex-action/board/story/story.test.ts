import { describe, expect, it } from 'vitest';
import type { HexTold } from '../../rules/sea/told.ts';
import { centreOf, middleOf, STEP } from '../look/geometry.ts';
import { twoShips } from '../testing/desk.ts';
import { afterTold } from './retell.ts';
import { scenesOf } from './script.ts';
import { poseAt } from './use-story.ts';

const sea = twoShips();
const [shannon, chesapeake] = sea.ships as [(typeof sea.ships)[0], (typeof sea.ships)[0]];
const at = (q: number, r: number, heading: 1 | 2 = 1) => ({ bow: { q, r }, heading });
const moved = (ship: string, steps: ReturnType<typeof at>[], drift = false): HexTold => ({
  kind: 'moved',
  rule: '8.1.1',
  ship,
  from: at(10, 5),
  steps,
  drift,
});
const collision: HexTold = {
  kind: 'collision',
  rule: '8.3.4',
  hex: { q: 1, r: 1 },
  step: 1,
  holder: null,
  ships: ['shannon', 'chesapeake'],
};

describe('a story', () => {
  it('lets all ships move in one scene, then tells of collisions, then lets the drifting drift', () => {
    const scenes = scenesOf(sea, [
      { kind: 'plots', rule: '7.2.5', plots: {} },
      collision,
      moved('shannon', [at(10, 4), at(10, 3)]),
      moved('chesapeake', [at(11, 4)]),
      moved('chesapeake', [at(11, 5)], true),
    ]);
    expect(scenes.map((scene) => (scene.kind === 'note' ? scene.told.kind : scene.kind))).toEqual([
      'sail',
      'collision',
      'sail',
    ]);
    const [first, , last] = scenes;
    expect(first!.kind === 'sail' && [...first!.courses.keys()]).toEqual(['shannon', 'chesapeake']);
    expect(last!.kind === 'sail' && last!.drift).toBe(true);
    expect(last!.after.ships[1]!.bow).toEqual({ q: 11, r: 5 });
  });

  it('shows nothing of what is no news', () => {
    expect(scenesOf(sea, [{ kind: 'loaded', rule: '13.1', ship: 'shannon', side: 'L' }])).toEqual([]);
    expect(scenesOf(sea, [moved('shannon', [])])).toEqual([]);
  });

  it('keeps the fire of a whole fleet short', () => {
    const fire = (ship: string): HexTold => ({
      kind: 'fire',
      rule: '11.2.6',
      ship,
      side: 'L',
      target: 'chesapeake',
      aim: 'hull',
      range: 1,
      guns: 5,
      carronades: 0,
      base: 2,
      modifiers: [],
      table: 2,
      rake: false,
      hits: { H: 1, G: 0, C: 0, R: 0 },
    });
    const whole = scenesOf(
      sea,
      Array.from({ length: 30 }, () => fire('shannon')),
    ).reduce((sum, { ms }) => sum + ms, 0);
    expect(whole).toBeLessThanOrEqual(15000);
    expect(scenesOf(sea, [fire('shannon')])[0]!.ms).toBeGreaterThan(1000);
  });

  it('has each ship where her step puts her, and half way between two', () => {
    const course = { from: at(10, 5), steps: [at(10, 4), at(10, 4, 2)] };
    expect(poseAt(course, 0)).toMatchObject({ ...middleOf(at(10, 5)), angle: 0 });
    expect(poseAt(course, 0.5).y).toBeCloseTo(centreOf({ q: 10, r: 5 }).y + STEP / 2 - STEP / 2, 6);
    expect(poseAt(course, 1)).toMatchObject({ angle: 0 });
    expect(poseAt(course, 2)).toMatchObject({ angle: 60, heading: 2 });
    expect(poseAt(course, 9)).toMatchObject({ angle: 60, heading: 2 });
  });
});

describe('the sea as it is told', () => {
  it('marks damage off the ship that has it, and touches no other', () => {
    const after = afterTold(sea, {
      kind: 'damage',
      rule: '11.4',
      ship: 'chesapeake',
      hull: 2,
      crew: [{ section: 1, squares: 1 }],
      guns: { L: 1, R: 0 },
      carronades: { L: 0, R: 1 },
      rigging: 5,
    });
    expect(after.ships[0]).toBe(shannon);
    expect(after.ships[1]).toMatchObject({
      hull: chesapeake.hull - 2,
      guns: { L: 4, R: 5 },
      carronades: { L: 1, R: 0 },
      rigging: [0, 3, 4, 4],
    });
    expect(after.ships[1]!.sections[0]!.left).toBe(chesapeake.sections[0]!.left - 1);
    expect(chesapeake.hull).toBe(10);
  });

  it('strikes colours and hoists others', () => {
    const struck = afterTold(sea, {
      kind: 'surrender',
      rule: '11.4.1.2',
      ship: 'chesapeake',
      how: 'striking',
      to: null,
    });
    expect(struck.ships[1]!.surrender).toBe('striking');
    const taken = afterTold(struck, {
      kind: 'captured',
      rule: '12.4.3',
      ship: 'chesapeake',
      by: 'shannon',
      bySide: 'a',
      prize: 2,
      prisoners: 3,
    });
    expect(taken.ships[1]).toMatchObject({ captured: true, side: 'a' });
  });
});

import { describe, expect, it } from 'vitest';
import { AREAS } from '../../data/areas.ts';
import { portOf } from '../../data/ports.ts';
import { prizeOf } from '../../rules/ports/points.ts';
import { seenBy, smallSea } from '../testing/desk.ts';
import { eyeAt, markSize, STEP } from './eye.ts';
import { type Labels, layLabels } from './labels.ts';
import { flagBoxes, standings } from './standing.ts';

const world = seenBy(smallSea());
const worth = new Map(AREAS.map(({ id }) => [id as string, prizeOf(world, id)]));
const SCALES = [0.3, 0.4, 0.5, 0.64, 0.8, 1, 1.25, 1.6, 2, 3, 5, 7];

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxesOf = ({ areas, ports }: Labels): Box[] => [
  ...[...areas].map(([id, { x, y, size, leading }]): Box => {
    const lines = AREAS.find((area) => area.id === id)!.labelLines;
    const half = (Math.max(...lines.map(({ length }) => length)) * size * 0.5) / 2;
    return {
      name: id,
      left: x - half,
      right: x + half,
      top: y - size / 2,
      bottom: y + (lines.length - 1) * size * leading + size / 2,
    };
  }),
  ...[...ports].map(([id, { x, y, size, anchor }]): Box => {
    const width = portOf(id).name.length * size * 0.45;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { name: id, left, right: left + width, top: y - size * 0.7, bottom: y };
  }),
];

describe('names on the sheet', () => {
  it.each(SCALES)(
    'at %f pixels to a unit none is under nine pixels, between steps of the eye too',
    (scale) => {
      const eye = eyeAt(scale);
      // The furthest off that is still drawn with this step.
      const shrunk = 1 / eye.unit / Math.sqrt(STEP);
      const { areas, ports } = layLabels(eye, worth);
      for (const { size, roundel } of areas.values()) {
        expect(size * shrunk).toBeGreaterThanOrEqual(9);
        if (roundel !== null) expect(roundel.radius * 1.12 * shrunk).toBeGreaterThanOrEqual(9);
      }
      for (const { size } of ports.values()) expect(size * shrunk).toBeGreaterThanOrEqual(9);
    },
  );

  it.each(SCALES)('at %f pixels to a unit none stands on another', (scale) => {
    const boxes = boxesOf(layLabels(eyeAt(scale), worth));
    const touching = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top)
        .map((b) => `${a.name} on ${b.name}`),
    );
    expect(touching).toEqual([]);
  });

  it.each(SCALES.filter((scale) => scale >= 0.8))(
    'at %f pixels to a unit Rochefort and Portsmouth stand clear of their neighbours',
    (scale) => {
      const eye = eyeAt(scale);
      const boxes = boxesOf(layLabels(eye, worth));
      const apart = 3 * eye.unit;
      const crowding = boxes
        .filter(({ name }) => name === 'rochefort' || name === 'portsmouth')
        .flatMap((a) =>
          boxes
            .filter((b) => b !== a)
            .filter((b) => a.left - apart < b.right && a.right + apart > b.left)
            .filter((b) => a.top - apart < b.bottom && a.bottom + apart > b.top)
            .map((b) => `${b.name} crowds ${a.name}`),
        );
      expect(crowding).toEqual([]);
    },
  );

  it('of areas worth points are there from any height, and those a question is about', () => {
    const prizes = AREAS.filter(({ id }) => (worth.get(id) ?? 0) > 0).map(({ id }) => id);
    for (const scale of SCALES) {
      const { areas } = layLabels(eyeAt(scale), worth, new Set(['baltic-sea'] as const));
      for (const id of [...prizes, 'baltic-sea'] as const)
        expect(areas.has(id), `${id} at ${scale}`).toBe(true);
    }
  });

  // From further off it would have to stand in another sea.
  it.each(SCALES.filter((scale) => scale >= 0.4))(
    'at %f pixels to a unit no area worth points has its name under a flag',
    (scale) => {
      const eye = eyeAt(scale);
      const { markers } = smallSea({
        squadrons: [
          { token: 'E1', at: 'portsmouth', ships: 2 },
          { token: 'E2', at: 'nore', ships: 2 },
          { token: 'E3', at: 'halifax', ships: 2 },
          { token: 'E4', at: 'english-harbour', ships: 2 },
          { token: 'E5', at: 'gibraltar', ships: 2 },
          { token: 'P1', at: 'brest', ships: 2 },
          { token: 'P2', at: 'rochefort', ships: 2 },
          { token: 'P3', at: 'toulon', ships: 2 },
        ],
      });
      const flags = flagBoxes(standings(markers, eye), markSize(eye));
      const prizes = new Set(AREAS.filter(({ id }) => (worth.get(id) ?? 0) > 0).map(({ id }) => String(id)));
      const hidden = boxesOf(layLabels(eye, worth, new Set(), flags))
        .filter(({ name }) => prizes.has(name))
        .filter((a) =>
          flags.some((b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top),
        );
      expect(hidden).toEqual([]);
    },
  );

  it('are all there from near', () => {
    const { areas, ports } = layLabels(eyeAt(3), worth);
    expect(areas.size).toBe(AREAS.length);
    expect(ports.has('portsmouth')).toBe(true);
    expect(layLabels(eyeAt(0.2), worth).areas.size).toBeLessThan(AREAS.length);
  });
});

import { describe, expect, it } from 'vitest';
import { areaOf } from '../../data/areas.ts';
import { PORTS } from '../../data/ports.ts';
import { seenBy, smallSea } from '../testing/desk.ts';
import { eyeAt, markSize } from './eye.ts';
import { lookOf } from './ports.tsx';
import { project } from './projection.ts';
import { standings } from './standing.ts';

const far = eyeAt(0.45);
const close = eyeAt(4);

describe('the eye', () => {
  it('changes in steps, so that a small zoom redraws nothing', () => {
    expect(eyeAt(0.5).unit).toBe(eyeAt(0.51).unit);
    expect(eyeAt(0.4).zoom).toBe('far');
    expect(eyeAt(1).zoom).toBe('middle');
    expect(eyeAt(3)).toMatchObject({ zoom: 'near', open: true });
    expect(markSize(close)).toBeLessThan(markSize(far));
  });
});

describe('markers', () => {
  const world = smallSea({
    squadrons: [
      { token: 'E1', at: 'portsmouth', ships: 2 },
      { token: 'E2', at: 'portsmouth', ships: 2 },
      { token: 'E3', at: 'azores', ships: 2 },
      { token: 'P1', at: 'azores', ships: 2 },
    ],
  });

  it('lie in a heap in port from afar, and one by one from near', () => {
    expect(standings(world.markers, far).find(({ tokens }) => tokens.includes('E2'))?.tokens).toEqual([
      'E1',
      'E2',
    ]);
    const near = standings(world.markers, close).filter(({ area }) => area === null);
    expect(near.map(({ tokens }) => tokens)).toEqual([['E1'], ['E2']]);
    expect(near[0]!.at).not.toEqual(near[1]!.at);
  });

  it('of one side in neighbouring ports lie in one heap from afar, and stand apart from near', () => {
    const { markers } = smallSea({
      squadrons: [
        { token: 'P1', at: 'cadiz', ships: 2 },
        { token: 'P2', at: 'cartagena', ships: 2 },
        { token: 'P3', at: 'havana', ships: 2 },
      ],
    });
    const tokens = (scale: number) => standings(markers, eyeAt(scale)).map((one) => one.tokens);
    expect(tokens(0.25)).toEqual([['P1', 'P2'], ['P3']]);
    expect(tokens(4)).toEqual([['P1'], ['P2'], ['P3']]);
  });

  it.each([0.3, 0.4, 0.5, 0.6])(
    'of one side never touch in port from afar, at %f pixels to a unit',
    (scale) => {
      const eye = eyeAt(scale);
      const ports = ['brest', 'lorient', 'rochefort', 'toulon', 'cadiz', 'cartagena', 'ferrol'] as const;
      const { markers } = smallSea({
        squadrons: ports.map((at, i) => ({ token: `P${i + 1}`, at, ships: 2 })),
      });
      const boxes = standings(markers, eye).map(({ at }) => at);
      const touching = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (b) => Math.abs(a.x - b.x) < 34 * markSize(eye) && Math.abs(a.y - b.y) < 18 * markSize(eye),
          ),
      );
      expect(touching).toEqual([]);
    },
  );

  it('of two sides in one area stand left and right of the open water', () => {
    const spot = project(areaOf('azores').spot);
    const [english, french] = standings(world.markers, far).filter(({ area }) => area === 'azores');
    expect(english!.at.x).toBeLessThan(spot.x);
    expect(french!.at.x).toBeGreaterThan(spot.x);
  });

  it('are where the story has them', () => {
    const at = { x: 12, y: 34 };
    const found = standings(world.markers, far, new Map([['E1', at]]));
    expect(found.find(({ tokens }) => tokens.includes('E1'))).toMatchObject({ at, afloat: true });
    expect(found.find(({ tokens }) => tokens.includes('E2'))?.tokens).toEqual(['E2']);
  });
});

describe('ports', () => {
  it('show whose they are, and are neutral while their nation is', () => {
    const world = seenBy(smallSea());
    const look = (id: string) => lookOf(world, PORTS.find((port) => port.id === id)!);
    expect([look('portsmouth'), look('brest'), look('lisbon')]).toEqual(['english', 'european', 'neutral']);
    expect([look('cadiz'), look('valletta'), look('louisburg')]).toEqual(['neutral', 'closed', 'removed']);
    const later = seenBy(smallSea({ year: 1779 }));
    expect(lookOf(later, PORTS.find(({ id }) => id === 'cadiz')!)).toBe('european');
  });
});

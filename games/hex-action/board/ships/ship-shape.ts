/** The lines of a ship by her class: how long, how broad, which masts, how many ports. Bow up, middle at 0,0. */
import { alongAt, breadthAt, type HullLines } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import type { Mast } from '@weathergage/web/toolkit/at-sea/rig.tsx';
import type { ShipSpec } from '../../rules/sea/ship.ts';

export interface RiggedMast extends Mast {
  readonly rig: 'square' | 'lateen';
}

export interface Shape extends HullLines {
  readonly masts: readonly RiggedMast[];
  /** Gun ports that can be seen on each side. */
  readonly ports: number;
  readonly decks: 1 | 2 | 3;
  readonly oars: number;
}

type Lines = Pick<Shape, 'half' | 'beam' | 'decks' | 'oars' | 'bluff'> & { readonly yard: number };

const LINES: Readonly<Record<ShipSpec['class'], Lines>> = {
  1: { half: 56, beam: 16.5, decks: 3, oars: 0, bluff: 0.5, yard: 29 },
  2: { half: 53, beam: 14.5, decks: 2, oars: 0, bluff: 0.52, yard: 27 },
  3: { half: 49, beam: 12, decks: 1, oars: 0, bluff: 0.6, yard: 24 },
  4: { half: 45, beam: 10.8, decks: 1, oars: 0, bluff: 0.62, yard: 22 },
  5: { half: 37, beam: 8.8, decks: 1, oars: 0, bluff: 0.68, yard: 19 },
  6: { half: 40, beam: 7.4, decks: 1, oars: 12, bluff: 0.85, yard: 18 },
  7: { half: 26, beam: 6, decks: 1, oars: 6, bluff: 0.75, yard: 13 },
};

function mastsOf(shipClass: ShipSpec['class'], yard: number): RiggedMast[] {
  const square = { rig: 'square' } as const;
  const lateen = { rig: 'lateen' } as const;
  if (shipClass <= 4)
    return [
      { name: 'fore', at: 0.22, yard: yard * 0.92, ...square },
      { name: 'main', at: 0.51, yard, ...square },
      { name: 'mizzen', at: 0.77, yard: yard * 0.72, ...square },
    ];
  if (shipClass === 5)
    return [
      { name: 'fore', at: 0.29, yard: yard * 0.95, ...square },
      { name: 'main', at: 0.63, yard, ...square },
    ];
  if (shipClass === 6)
    return [
      { name: 'fore', at: 0.26, yard: yard * 0.85, ...lateen },
      { name: 'main', at: 0.55, yard, ...lateen },
    ];
  return [{ name: 'main', at: 0.45, yard, ...lateen }];
}

export function shapeOf(spec: Pick<ShipSpec, 'class' | 'rated'>): Shape {
  const { yard, ...lines } = LINES[spec.class];
  const perDeck = Math.round(spec.rated / 2 / lines.decks);
  return {
    ...lines,
    masts: mastsOf(spec.class, yard),
    ports: Math.max(1, Math.min(spec.class <= 4 ? 17 : 10, perDeck)),
  };
}

/** Where the ports of one side lie. */
export function portsOf(shape: Shape): readonly { readonly y: number; readonly x: number }[] {
  const from = 0.2;
  const to = shape.oars > 0 ? 0.3 : 0.9;
  return Array.from({ length: shape.ports }, (_, i) => {
    const t = shape.ports === 1 ? (from + to) / 2 : from + ((to - from) * i) / (shape.ports - 1);
    return { x: breadthAt(shape, t), y: alongAt(shape, t) };
  });
}

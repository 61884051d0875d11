/** Sides by hue and by the cut of a pennant, so that nobody needs to tell one colour from another. */
import type { ReactNode } from 'react';

const SHAPES = ['swallowtail', 'triangle', 'square', 'round'] as const;
export type PennantShape = (typeof SHAPES)[number];

export interface Mark {
  readonly colour: string;
  readonly shape: PennantShape;
}

/** The page's own tokens for sides: checked there for contrast and for the colour-blind. */
const MARKS: readonly Mark[] = SHAPES.map((shape, i) => ({ colour: `var(--side-${i + 1})`, shape }));

interface Sides {
  readonly sides: readonly { readonly id: string }[];
}

export function markOf({ sides }: Sides, side: string | null): Mark {
  const index = sides.findIndex(({ id }) => id === side);
  return MARKS[Math.max(0, index) % MARKS.length]!;
}

/** Pennants in a box 18 by 10, hoist on the left. */
const OUTLINES: Readonly<Record<PennantShape, string>> = {
  swallowtail: 'M0 1H18L13 5L18 9H0Z',
  triangle: 'M0 0.5L18 5L0 9.5Z',
  square: 'M0 0.5H12V9.5H0Z',
  round: 'M0 0.5H9A4.5 4.5 0 0 1 9 9.5H0Z',
};

interface StreamerProps {
  readonly mark: Mark;
  readonly scale?: number;
}

export const Streamer = ({ mark, scale = 1 }: StreamerProps): ReactNode => (
  <path className="sea-pennant" d={OUTLINES[mark.shape]} fill={mark.colour} transform={`scale(${scale})`} />
);

/** The sea while a brush is in the hand: every press and drag paints, the hexes under it are seen before. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { useDrag } from '@weathergage/web/toolkit/workshop/use-drag.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { type Hex, sameHex } from '../../../rules/sea/hex.ts';
import { type Box, hexPath, hexUnder } from '../../look/geometry.ts';
import { type Brush, strokeBetween, underBrush } from './brush.ts';

interface BrushLayerProps {
  readonly sheet: Box;
  readonly brush: Brush;
  /** Where the keys have brought the brush. */
  readonly cursor: Hex | null;
  readonly stage: RefObject<StageHandle | null>;
  onPaint(hexes: readonly Hex[]): void;
  onLift(): void;
}

export function BrushLayer({ sheet, brush, cursor, stage, onPaint, onLift }: BrushLayerProps): ReactNode {
  const [over, setOver] = useState<Hex | null>(null);
  const last = useRef<Hex | null>(null);
  const paint = (middles: readonly Hex[]): void =>
    onPaint(middles.flatMap((middle) => underBrush(middle, brush.rings)));
  const drag = useDrag(stage, {
    start: (pressed) => {
      const hex = hexUnder(pressed);
      last.current = hex;
      paint([hex]);
      return pressed;
    },
    move: (to) => {
      const hex = hexUnder(to);
      if (last.current === null || sameHex(hex, last.current)) return;
      paint(strokeBetween(last.current, hex));
      last.current = hex;
    },
    end: () => {
      last.current = null;
      onLift();
    },
  });
  const shown = over ?? cursor;
  return (
    <>
      {shown !== null && (
        <path
          className={`hw-brush hw-brush-${brush.paint}`}
          d={underBrush(shown, brush.rings)
            .map((hex) => hexPath(hex, 1.5))
            .join('')}
        />
      )}
      <rect
        className="hw-canvas"
        data-testid="brush-canvas"
        {...sheet}
        {...drag}
        onPointerMove={(event) => {
          drag.onPointerMove(event);
          const point = stage.current?.toStage(event);
          if (point === undefined) return;
          const hex = hexUnder(point);
          setOver((was) => (was !== null && sameHex(was, hex) ? was : hex));
        }}
        onPointerLeave={() => setOver(null)}
        onClick={(event) => event.preventDefault()}
      />
    </>
  );
}

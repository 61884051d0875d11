/** What can be done, lit up on the chart: squares to sail to, or landfalls and coves to choose from. */
import type { ReactNode } from 'react';
import { isSame, type Square, squaresWhere } from '../rules/chart.ts';
import type { View } from '../rules/types.ts';
import { courseTo } from '../rules/wind.ts';
import { SIDE, spotOf } from './look.ts';
import { ShipGhost } from './ships.tsx';
import type { Planning, Sailing } from './use-orders.ts';
import { pointWords, squareName } from './words.ts';

interface LitProps {
  readonly square: Square;
  readonly chosen: boolean;
  readonly label: string;
  readonly testId: string;
  onChoose(): void;
  readonly children?: ReactNode;
}

/** A square that waits to be pressed. */
function Lit({ square, chosen, label, testId, onChoose, children }: LitProps): ReactNode {
  const { x, y } = spotOf(square);
  const half = SIDE / 2 - 3;
  return (
    <g
      className="cb-lit"
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      data-testid={testId}
      transform={`translate(${x} ${y})`}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onChoose();
      }}
    >
      <rect className="cb-lit-hit" x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} />
      <rect className="cb-lit-square" x={-half} y={-half} width={half * 2} height={half * 2} rx="9" />
      {children ?? (!chosen && <circle className="cb-lit-dot" r="3.4" />)}
    </g>
  );
}

const Lantern = (): ReactNode => (
  <g className="cb-lantern" transform="scale(1.4)">
    <circle className="cb-lantern-glow" r="22" />
    <path d="M-4.5 -7H4.5L6 6H-6ZM-3 -7Q0 -13 3 -7M-7 6H7" />
    <circle className="cb-lantern-flame" r="2.6" />
  </g>
);

/** The cove where the lights are, for who may know it. */
export function Lights({ chart, lights }: Pick<View, 'chart' | 'lights'>): ReactNode {
  const [square] = lights === null ? [] : squaresWhere(chart, (mark) => mark === lights);
  if (square === undefined) return null;
  const { x, y } = spotOf(square);
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <Lantern />
    </g>
  );
}

export function PlanLayer({
  chart,
  coves,
  planning,
}: Pick<View, 'chart' | 'coves'> & { planning: Planning }) {
  const { plan, landfalls, change } = planning;
  return (
    <>
      {landfalls.map((square) => (
        <Lit
          key={squareName(square)}
          square={square}
          chosen={isSame(square, plan.landfall)}
          label={`Make the land at ${squareName(square)}`}
          testId={`landfall-${squareName(square)}`}
          onChoose={() => change({ ...plan, landfall: square })}
        />
      ))}
      {coves.map(({ mark, name }) => (
        <Lit
          key={mark}
          square={squaresWhere(chart, (each) => each === mark)[0]!}
          chosen={mark === plan.lights}
          label={`Lights at ${name}`}
          testId={`cove-${mark}`}
          onChoose={() => change({ ...plan, lights: mark })}
        >
          {mark === plan.lights ? <Lantern /> : undefined}
        </Lit>
      ))}
      <ShipGhost ship="cutter" spot={spotOf(plan.landfall)} heading={0} how="ordered" />
    </>
  );
}

export function SailLayer({ sailing }: { readonly sailing: Sailing }): ReactNode {
  const { ask, at, to, reach, change } = sailing;
  const course = courseTo(at, to);
  const [from, goal] = [spotOf(at), spotOf(to)];
  return (
    <>
      {reach.map((square) => {
        const point = courseTo(at, square);
        const far = Math.max(Math.abs(square.x - at.x), Math.abs(square.y - at.y));
        return (
          <Lit
            key={squareName(square)}
            square={square}
            chosen={isSame(square, to)}
            label={point === null ? 'Lie to' : `Sail ${pointWords(point)} ${far} to ${squareName(square)}`}
            testId={`sail-${squareName(square)}`}
            onChoose={() => change(square)}
          />
        );
      })}
      {course !== null && (
        <g pointerEvents="none">
          <path className="cb-course" d={`M${from.x} ${from.y}L${goal.x} ${goal.y}`} />
          <ShipGhost ship={ask.ship} spot={goal} heading={course} how="ordered" />
        </g>
      )}
    </>
  );
}

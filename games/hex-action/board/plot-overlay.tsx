/** Plotting on the chart: hexes in bloom, the ghost of the course, and handles to steer it. */
import { memo, type ReactNode } from 'react';
import { judgePlot } from '../rules/plot.ts';
import type { Ship } from '../rules/ship.ts';
import { type Sea, shipOf } from '../rules/state.ts';
import { angleOf, centreOf, curveThrough, hexPath, middleOf, outwards, STEP } from './geometry.ts';
import { type Bloom, endOf, nextIn } from './plot-choices.ts';
import { withStep } from './plot-draft.ts';
import { ShipGhost } from './ship-drawing.tsx';
import type { Position } from './types.ts';

interface BloomsProps {
  readonly blooms: readonly Bloom[];
  readonly draft: string;
  onChoose(plot: string): void;
  onHover(plot: string | null): void;
}

/** Brass hexes with their cost; the small darts are the headings she could end on there. */
const Blooms = memo(function Blooms({ blooms, draft, onChoose, onHover }: BloomsProps): ReactNode {
  return blooms.map((bloom) => {
    const { x, y } = centreOf(bloom.hex);
    const chosen = bloom.headings.some(({ choices }) => choices.some(({ plot }) => plot === draft));
    const first = nextIn(bloom, '');
    return (
      <g key={bloom.key} className={chosen ? 'hx-bloom hx-bloom-chosen' : 'hx-bloom'}>
        <path
          d={hexPath(bloom.hex, 3)}
          onClick={(event) => {
            event.preventDefault();
            onChoose(nextIn(bloom, draft));
          }}
          onPointerEnter={() => onHover(first)}
          onPointerLeave={() => onHover(null)}
        >
          <title>{`Cost ${bloom.cost}: ${bloom.headings.map(({ choices }) => choices[0]!.plot).join(', ')}`}</title>
        </path>
        <text x={x} y={y + 5} textAnchor="middle">
          {bloom.cost}
        </text>
        {bloom.headings.map(({ heading, choices }) => {
          const { plot } = choices[0]!;
          const tip = outwards({ x, y }, angleOf(heading), STEP / 2 - 12);
          return (
            <g
              key={heading}
              className={
                choices.some((choice) => choice.plot === draft) ? 'hx-dart hx-dart-chosen' : 'hx-dart'
              }
              transform={`translate(${tip.x} ${tip.y}) rotate(${angleOf(heading)})`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(plot);
              }}
              onPointerEnter={() => onHover(plot)}
              onPointerLeave={() => onHover(null)}
            >
              <title>{`${plot}, heading ${heading}`}</title>
              <circle className="hx-hit" r={13} />
              <path d="M0 -7L5.5 5L0 2L-5.5 5Z" />
            </g>
          );
        })}
      </g>
    );
  });
});

interface GhostProps {
  readonly ship: Ship;
  readonly sea: Sea;
  readonly plot: string;
}

/** Her course as a dotted line with a bead for each step, and her hull where it ends. */
function Ghost({ ship, sea, plot }: GhostProps): ReactNode {
  const judgement = judgePlot(sea, ship, plot);
  const start: Position = { bow: ship.bow, heading: ship.heading };
  const track = [start, ...judgement.path].map(middleOf);
  const end = endOf(ship, judgement);
  const at = middleOf(end);
  if (judgement.path.length === 0) return null;
  return (
    <g className={judgement.legal ? 'hx-course' : 'hx-course hx-course-bad'}>
      <path className="hx-track" d={curveThrough(track)} />
      {track.slice(1, -1).map((point, i) => (
        <circle key={i} cx={point.x} cy={point.y} r={3.2} />
      ))}
      <g transform={`translate(${at.x} ${at.y}) rotate(${angleOf(end.heading)})`}>
        <ShipGhost look={{ class: ship.spec.class, rated: ship.spec.rated, wind: 0 }} />
      </g>
    </g>
  );
}

const HANDLES = [
  { step: 'L', turn: -58, sign: '↰', word: 'Turn to larboard' },
  { step: 'F', turn: 0, sign: '↑', word: 'One hex ahead' },
  { step: 'R', turn: 58, sign: '↱', word: 'Turn to starboard' },
] as const;

/** Round handles off the ghost's bow: left, ahead, right, each only while the rules allow it. */
function Handles({ ship, sea, plot, onChoose }: GhostProps & { onChoose(plot: string): void }): ReactNode {
  const end = endOf(ship, judgePlot(sea, ship, plot));
  const bow = centreOf(end.bow);
  return HANDLES.map(({ step, turn, sign, word }) => {
    const longer = withStep(plot, step);
    if (!judgePlot(sea, ship, longer).legal) return null;
    const at = outwards(bow, angleOf(end.heading) + turn, STEP * 0.86);
    return (
      <g
        key={step}
        className="hx-handle"
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
        onClick={(event) => {
          event.preventDefault();
          onChoose(longer);
        }}
      >
        <title>{`${word}: ${longer}`}</title>
        <g className="hx-upright">
          <circle className="hx-hit" r={22} />
          <circle r={15} />
          <text
            y={6}
            textAnchor="middle"
            transform={step === 'F' ? `rotate(${angleOf(end.heading)})` : undefined}
          >
            {sign}
          </text>
        </g>
      </g>
    );
  });
}

interface PlotOverlayProps {
  readonly ship: Ship;
  readonly sea: Sea;
  readonly blooms: readonly Bloom[];
  readonly draft: string;
  /** The courses of her consorts, so that they keep clear of each other. */
  readonly laid: readonly { readonly ship: string; readonly plot: string }[];
  readonly hovered: string | null;
  onChoose(plot: string): void;
  onHover(plot: string | null): void;
}

export function PlotOverlay({
  ship,
  sea,
  blooms,
  draft,
  laid,
  hovered,
  onChoose,
  onHover,
}: PlotOverlayProps): ReactNode {
  return (
    <g className="hx-plotting">
      <Blooms blooms={blooms} draft={draft} onChoose={onChoose} onHover={onHover} />
      <g className="hx-through hx-consorts">
        {laid.map((each) => (
          <Ghost key={each.ship} ship={shipOf(sea, each.ship)} sea={sea} plot={each.plot} />
        ))}
      </g>
      <g className="hx-through">
        <Ghost ship={ship} sea={sea} plot={hovered ?? draft} />
      </g>
      {hovered === null && <Handles ship={ship} sea={sea} plot={draft} onChoose={onChoose} />}
    </g>
  );
}

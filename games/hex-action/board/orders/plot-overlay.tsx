/** Plotting on the chart: hexes in bloom, the ghosts of the courses, and handles to steer by. */
import { memo, type ReactNode } from 'react';
import type { Course, Crossing } from '../../attention/courses.ts';
import { endOf } from '../../attention/plot-choices.ts';
import type { Judgement } from '../../rules/sailing/course.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import { hexName, type Position } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { withStep } from '../courses/plot-draft.ts';
import { angleOf, centreOf, curveThrough, hexPath, middleOf, outwards, STEP } from '../look/geometry.ts';
import { nameOf } from '../look/words.ts';
import { ShipGhost } from '../ships/ship-drawing.tsx';
import { Blooms } from './blooms.tsx';
import type { Helm } from './use-helm.ts';

interface GhostProps {
  readonly ship: Ship;
  readonly path: readonly Position[];
  readonly bad?: boolean;
  /** The turn in which she will be there. */
  readonly turn?: number;
}

/** Her course as a dotted line with a bead for each step, and her hull where it ends. */
const Ghost = memo(function Ghost({ ship, path, bad, turn }: GhostProps): ReactNode {
  const end = path.at(-1);
  if (end === undefined) return null;
  const track = [{ bow: ship.bow, heading: ship.heading }, ...path].map(middleOf);
  const at = middleOf(end);
  return (
    <g className={bad ? 'hx-course hx-course-bad' : 'hx-course'}>
      <path className="hx-track" d={curveThrough(track)} />
      {track.slice(1, -1).map((point, i) => (
        <circle key={i} cx={point.x} cy={point.y} r={3.2} />
      ))}
      <g transform={`translate(${at.x} ${at.y}) rotate(${angleOf(end.heading)})`}>
        <ShipGhost look={{ class: ship.spec.class, rated: ship.spec.rated, wind: 0 }} />
      </g>
      {turn !== undefined && (
        <g style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
          <text className="sea-number hx-turn-tag hx-upright" y={5} textAnchor="middle">
            {turn}
          </text>
        </g>
      )}
    </g>
  );
});

/** The courses of her consorts, so that they keep clear of each other. */
const Consorts = memo(function Consorts({ laid }: { readonly laid: readonly Course[] }): ReactNode {
  return (
    <g className="hx-through hx-consorts">
      {laid.map(({ ship, path }) => (
        <Ghost key={ship.id} ship={ship} path={path} />
      ))}
    </g>
  );
});

/** Where own ships would run into each other. */
const Crossings = memo(function Crossings({
  crossings,
  sea,
}: {
  readonly crossings: readonly Crossing[];
  readonly sea: Sea;
}): ReactNode {
  return crossings.map(({ ships, hex, step }) => {
    const { x, y } = centreOf(hex);
    return (
      <g key={ships.join()} className="hx-crossing">
        <title>{`${ships.map((id) => nameOf(sea, id)).join(' and ')} meet at ${hexName(hex)}, step ${step}`}</title>
        <path className="hx-crossing-mark" d={hexPath(hex, 4)} />
        <path
          className="hx-crossing-mark"
          d={`M${x - 13} ${y - 13}L${x + 13} ${y + 13}M${x + 13} ${y - 13}L${x - 13} ${y + 13}`}
        />
      </g>
    );
  });
});

const HANDLES = [
  { step: 'L', turn: -58, sign: '↰', word: 'Turn to larboard' },
  { step: 'F', turn: 0, sign: '↑', word: 'One hex ahead' },
  { step: 'R', turn: 58, sign: '↱', word: 'Turn to starboard' },
] as const;

interface HandlesProps {
  readonly helm: Helm;
  readonly sea: Sea;
  readonly judgement: Judgement;
}

/** Round handles off the ghost's bow: left, ahead, right, each only while the rules allow it. */
function Handles({ helm, sea, judgement }: HandlesProps): ReactNode {
  const { ship, order } = helm;
  const { plot, ...notes } = order;
  const end = endOf(ship, judgement);
  const bow = centreOf(end.bow);
  return HANDLES.map(({ step, turn, sign, word }) => {
    const longer = withStep(plot, step);
    if (!judgePlot(sea, ship, longer, notes).legal) return null;
    const at = outwards(bow, angleOf(end.heading) + turn, STEP * 0.86);
    return (
      <g
        key={step}
        className="hx-handle"
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
        onClick={(event) => {
          event.preventDefault();
          helm.steer(longer);
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
  readonly helm: Helm;
  readonly sea: Sea;
  readonly laid: readonly Course[];
  readonly crossings: readonly Crossing[];
  readonly hovered: string | null;
  onHover(plot: string | null): void;
}

export function PlotOverlay({ helm, sea, laid, crossings, hovered, onHover }: PlotOverlayProps): ReactNode {
  const { ship, order, ahead } = helm;
  const { plot: draft, ...notes } = order;
  const judgement = judgePlot(sea, ship, hovered ?? draft, notes);
  return (
    <g className="hx-plotting" data-steer="">
      <Blooms blooms={helm.blooms} draft={draft} onChoose={helm.steer} onHover={onHover} />
      <Consorts laid={laid} />
      <Crossings crossings={crossings} sea={sea} />
      <g className="hx-through">
        {ahead
          .filter((each) => each.ship !== ship)
          .map((each) => (
            <Ghost
              key={each.turn}
              ship={each.ship}
              path={each.judgement.path}
              bad={!each.judgement.legal}
              turn={each.turn}
            />
          ))}
        <Ghost ship={ship} path={judgement.path} bad={!judgement.legal} />
      </g>
      {hovered === null && <Handles helm={helm} sea={sea} judgement={judgement} />}
    </g>
  );
}

/** The plot of one ship: what the wind allows her, the move, the notes beside it, and what it would lead to. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import type { ReactNode } from 'react';
import { type Bearing, bearingsFrom, endOf, groundingOn, inTheWay } from '../../attention/plot-choices.ts';
import { check } from '../../rules/answers.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import { hexName } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { shipOf } from '../../rules/sea/state.ts';
import type { AskProps, HexDesk } from '../look/types.ts';
import { SIDE_WORDS } from '../look/words.ts';
import { MessageLine, NotesEditor } from './notes-editor.tsx';
import { PlotWriter } from './plot-writer.tsx';

const hitsWords = ({ table, expected }: Bearing): string =>
  table === null ? 'too far to hit' : `${FIGURES.tenths(expected)} hits to be expected`;

/** More than these nobody reads; the nearest come first. */
const TOLD = 6;

interface CourseProps {
  readonly view: HexDesk['view'];
  readonly ship: Ship;
  readonly plot: string;
}

/** What would go wrong on the way: said before anything else. */
function Hazards({ view, ship, plot }: CourseProps): ReactNode {
  const { path } = judgePlot(view, ship, plot);
  const ground = groundingOn(view, ship, path);
  const blockers = inTheWay(view, ship, path);
  if (ground === null && blockers.length === 0) return null;
  return (
    <ul className="hx-bearings" data-testid="hazards">
      {ground !== null && (
        <li className="hx-threat">
          {ground.depth === null
            ? `At ${hexName(ground.hex)} is land: she would be wrecked.`
            : `At ${hexName(ground.hex)} the depth is ${ground.depth}, and she draws ${ship.spec.advanced?.depth ?? 0}: she would run aground.`}{' '}
          <RuleLink rule={ground.depth === null ? '38.3' : '38.1'} />
        </li>
      )}
      {blockers.map((other) => (
        <li key={other.id} className="hx-threat">
          {other.spec.name} lies in the way: if she stays, you collide. <RuleLink rule="8.3.1" />
        </li>
      ))}
    </ul>
  );
}

function Bearings({ view, ship, plot }: CourseProps): ReactNode {
  if (view.noCombat) return null;
  const { ours, theirs } = bearingsFrom(view, ship, endOf(ship, judgePlot(view, ship, plot)));
  const nearest = (all: readonly Bearing[]): Bearing[] =>
    all.toSorted((a, b) => a.range - b.range).slice(0, TOLD);
  return (
    <ul className="hx-bearings">
      {nearest(ours).map((bearing) => (
        <li key={`o${bearing.side}${bearing.to.id}`}>
          Your {SIDE_WORDS[bearing.side]} would bear on {bearing.to.spec.name} at {bearing.range}
          {bearing.rake && <strong> and rake her</strong>} ({hitsWords(bearing)}).
        </li>
      ))}
      {nearest(theirs).map((bearing) => (
        <li key={`t${bearing.side}${bearing.from.id}`} className="hx-threat">
          {bearing.from.spec.name}’s {SIDE_WORDS[bearing.side]} would bear on you at {bearing.range}
          {bearing.rake && <strong> and rake you</strong>} ({hitsWords(bearing)}).
        </li>
      ))}
      {ours.length + theirs.length === 0 && (
        <li className="hx-soft">Nobody would bear on anybody as the ships lie.</li>
      )}
    </ul>
  );
}

interface PlotPanelProps extends AskProps<'plot'> {
  readonly hovered: string | null;
  onHover(plot: string | null): void;
  onConfirm(): void;
}

export function PlotPanel(props: PlotPanelProps): ReactNode {
  const { view, ask, answer, hovered, onChange } = props;
  const ship = shipOf(view, ask.ship);
  const { message, late: _, ...order } = answer;
  const shown = hovered ?? answer.plot;
  return (
    <div className="hx-plot-panel">
      <PlotWriter
        view={view}
        ship={ship}
        order={order}
        hovered={hovered}
        onPlot={(plot) => onChange({ ...answer, plot })}
        onHover={props.onHover}
        onConfirm={props.onConfirm}
      />
      {/* Always there, and on a phone always as high: nothing may move under a finger that presses a plot. */}
      <div className="hx-outlook">
        {shown === '' ? (
          <p className="hx-soft hx-outlook-empty">
            Press a brass hex: what the plot would lead to stands here.
          </p>
        ) : (
          <>
            <Hazards view={view} ship={ship} plot={shown} />
            <Bearings view={view} ship={ship} plot={shown} />
          </>
        )}
      </div>
      {view.advanced !== undefined && (
        <NotesEditor
          sea={view}
          ship={ship}
          order={order}
          refusalOf={(candidate) => check(view, ask, { ...candidate, plot: candidate.plot || '0' })}
          onChange={(next) => onChange({ ...next, ...(message === undefined ? {} : { message }) })}
        />
      )}
      <MessageLine
        sea={view}
        text={message ?? ''}
        onChange={(text) => onChange({ ...order, ...(text === '' ? {} : { message: text }) })}
      />
    </div>
  );
}

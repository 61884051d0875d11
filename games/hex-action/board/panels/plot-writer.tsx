/** The writing of one move: notation, signs, every legal plot in a list, and what it leads to. */
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useMemo } from 'react';
import { choicesFor } from '../../attention/plot-choices.ts';
import { allowancesIn } from '../../rules/sailing/allowance.ts';
import { heldBy } from '../../rules/sailing/held.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import type { PlotOrder } from '../../rules/sea/advanced-log.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { cleaned, withoutSign, withStep } from '../courses/plot-draft.ts';
import type { HexDesk } from '../look/types.ts';
import { AllowanceLines } from './allowance-lines.tsx';
import { ATTITUDE_WORDS, AttitudeTable } from './attitude-table.tsx';

export interface PlotWriterProps {
  readonly view: HexDesk['view'];
  readonly ship: Ship;
  readonly order: PlotOrder;
  readonly hovered: string | null;
  onPlot(plot: string): void;
  onHover(plot: string | null): void;
  onConfirm(): void;
}

const SIGNS = [
  { step: 'L', label: 'L, turn to larboard', mark: '↰ L' },
  { step: 'F', label: '1 hex ahead', mark: '↑ 1' },
  { step: 'R', label: 'R, turn to starboard', mark: 'R ↱' },
  { step: 'B', label: 'B, back the sails for a factor', mark: '◁ B' },
] as const;

/** More than this nobody reads through: then only those that go on from what is written. */
const READABLE = 90;

function inReach<C extends { readonly plot: string }>(choices: readonly C[], draft: string): readonly C[] {
  if (choices.length <= READABLE) return choices;
  const going =
    draft === '' || draft === '0' ? choices : choices.filter(({ plot }) => plot.startsWith(draft));
  return going.toSorted((a, b) => a.plot.length - b.plot.length).slice(0, READABLE);
}

export function PlotWriter({
  view,
  ship,
  order,
  hovered,
  onPlot,
  onHover,
  onConfirm,
}: PlotWriterProps): ReactNode {
  const { plot: draft, ...notes } = order;
  const { oars } = notes;
  const shown = hovered ?? draft;
  const judge = (plot: string) => judgePlot(view, ship, plot, notes);
  const judgement = judge(shown === '' ? '0' : shown);
  const now = attitude(ship.heading, view.wind);
  const total = allowancesIn(view, ship, oars)[now];
  const choices = useMemo(() => choicesFor(view, ship, oars ? { oars } : {}), [view, ship, oars]);
  const listed = useMemo(() => inReach(choices, draft), [choices, draft]);
  const stuck = heldBy(view, ship) === null ? null : judge('1').infraction;
  const signs = view.advanced === undefined ? SIGNS.slice(0, 3) : SIGNS;
  return (
    <>
      <AttitudeTable
        sea={view}
        ship={ship}
        now={now}
        oars={oars === true}
        {...(shown === '' ? {} : { after: judgement.attitude })}
      />
      {view.advanced !== undefined && <AllowanceLines sea={view} ship={ship} />}
      <div className="hx-plot-row">
        <label>
          <span className="visually-hidden">Plot</span>
          <input
            data-testid="plot-input"
            className="boxed hx-plot-input"
            value={draft}
            placeholder="Plot"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={!judgement.legal}
            aria-describedby="hx-plot-says"
            onChange={(event) => onPlot(cleaned(event.target.value))}
          />
        </label>
        <div className="hx-signs" role="group" aria-label="Add to the plot">
          {signs.map(({ step, label, mark }) => (
            <Button
              key={step}
              aria-label={label}
              disabled={!judge(withStep(draft, step)).legal}
              onClick={() => onPlot(withStep(draft, step))}
            >
              {mark}
            </Button>
          ))}
          <Button
            aria-label="Take the last sign back"
            disabled={draft === ''}
            onClick={() => onPlot(withoutSign(draft))}
          >
            ⌫
          </Button>
        </div>
      </div>
      <div className="hx-legal" role="group" aria-label={`${listed.length} of ${choices.length} legal plots`}>
        {listed.map(({ plot, judgement: { cost } }) => (
          <button
            key={plot}
            type="button"
            className="boxed"
            data-testid={`legal-${plot}`}
            aria-pressed={plot === draft}
            title={plot === '0' ? 'Lie still' : plot === 'D' ? 'Drift' : `Costs ${cost}`}
            onClick={() => onPlot(plot)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || plot !== draft) return;
              event.preventDefault();
              onConfirm();
            }}
            onPointerEnter={() => onHover(plot)}
            onPointerLeave={() => onHover(null)}
            onFocus={() => onHover(plot)}
            onBlur={() => onHover(null)}
          >
            {plot}
          </button>
        ))}
      </div>
      <p id="hx-plot-says" className="hx-plot-says" aria-live="polite">
        {stuck !== null && /^0?$/.test(shown) ? (
          <>
            {stuck.message} <RuleLink rule={stuck.rule} />
          </>
        ) : shown === '' ? (
          'Click a brass hex, type the notation, or steer with the arrow keys.'
        ) : judgement.infraction === null ? (
          <>
            <b>{shown}</b> costs {judgement.cost} of {total}; she ends in attitude {judgement.attitude} (
            {ATTITUDE_WORDS[judgement.attitude]}){judgement.leaves && ', off the board'}.
          </>
        ) : (
          <span className="hx-refusal">
            {judgement.infraction.message} <RuleLink rule={judgement.infraction.rule} />
          </span>
        )}
      </p>
    </>
  );
}

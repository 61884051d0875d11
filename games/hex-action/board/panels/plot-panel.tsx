/** The plot of one ship: what the wind allows her, the notation, what it leads to, and every legal plot in a list. */
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useMemo } from 'react';
import type { AnswerTo } from '../../rules/asks.ts';
import { judgePlot } from '../../rules/plot.ts';
import type { Ship } from '../../rules/ship.ts';
import { shipOf } from '../../rules/state.ts';
import { ATTITUDES, type Attitude, allowances, attitude } from '../../rules/wind.ts';
import { type Bearing, bearingsFrom, choicesFor, endOf, inTheWay } from '../plot-choices.ts';
import { cleaned, withoutSign, withStep } from '../plot-draft.ts';
import type { AskOf, HexDesk } from '../types.ts';
import { SIDE_WORDS } from '../words.ts';

const ATTITUDE_WORDS: Readonly<Record<Attitude, string>> = {
  A: 'wind on the quarter',
  B: 'before the wind',
  C: 'wind on beam or bow',
  D: 'in irons',
};

const SHORT: Readonly<Record<Attitude, string>> = { A: 'quarter', B: 'before', C: 'beam', D: 'irons' };

/** The four attitudes with what each gives; the one she lies in is marked, and the one she would end in. */
export function AttitudeTable({
  ship,
  now,
  after,
}: {
  readonly ship: Ship;
  readonly now: Attitude;
  readonly after?: Attitude;
}): ReactNode {
  const table = allowances(ship);
  return (
    <table className="hx-attitudes">
      <caption>
        Allowance by attitude <RuleLink rule="7.1.4" />
      </caption>
      <tbody>
        <tr>
          {ATTITUDES.map((each) => (
            <td key={each} data-now={each === now || undefined} data-after={each === after || undefined}>
              <abbr title={ATTITUDE_WORDS[each]}>{each}</abbr>
              <b>{table[each]}</b>
              <span>{each === now ? 'now' : each === after ? 'after' : SHORT[each]}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const tableWords = ({ table }: Bearing): string => (table === null ? 'a miss' : `table ${table}`);

function Bearings({
  view,
  ship,
  plot,
}: {
  readonly view: HexDesk['view'];
  readonly ship: Ship;
  readonly plot: string;
}): ReactNode {
  const judgement = judgePlot(view, ship, plot);
  const { ours, theirs } = bearingsFrom(view, ship, endOf(ship, judgement));
  const blockers = inTheWay(view, ship, judgement.path);
  const threats = view.noCombat ? { ours: [], theirs: [] } : { ours, theirs };
  return (
    <ul className="hx-bearings">
      {blockers.map((other) => (
        <li key={`b${other.id}`} className="hx-threat">
          {other.spec.name} lies in the way: if she stays, you collide. <RuleLink rule="8.3.1" />
        </li>
      ))}
      {threats.ours.map((bearing) => (
        <li key={`o${bearing.side}${bearing.to.id}`}>
          Your {SIDE_WORDS[bearing.side]} would bear on {bearing.to.spec.name} at {bearing.range}
          {bearing.rake && <strong> and rake her</strong>} ({tableWords(bearing)}).
        </li>
      ))}
      {threats.theirs.map((bearing) => (
        <li key={`t${bearing.side}${bearing.from.id}`} className="hx-threat">
          {bearing.from.spec.name}’s {SIDE_WORDS[bearing.side]} would bear on you at {bearing.range}
          {bearing.rake && <strong> and rake you</strong>} ({tableWords(bearing)}).
        </li>
      ))}
      {!view.noCombat && ours.length + theirs.length + blockers.length === 0 && (
        <li className="hx-soft">Nobody would bear on anybody as the ships lie.</li>
      )}
    </ul>
  );
}

export interface PlotPanelProps {
  readonly view: HexDesk['view'];
  readonly ask: AskOf<'plot'>;
  readonly answer: AnswerTo<'plot'>;
  readonly hovered: string | null;
  onChange(answer: AnswerTo<'plot'>): void;
  onHover(plot: string | null): void;
  onConfirm(): void;
}

export function PlotPanel({
  view,
  ask,
  answer,
  hovered,
  onChange,
  onHover,
  onConfirm,
}: PlotPanelProps): ReactNode {
  const ship = shipOf(view, ask.ship);
  const shown = hovered ?? answer.plot;
  const judgement = judgePlot(view, ship, shown === '' ? '0' : shown);
  const now = attitude(ship.heading, view.wind);
  const total = allowances(ship)[now];
  const choices = useMemo(() => choicesFor(view, ship), [view, ship]);
  const set = (plot: string): void => onChange({ plot });
  const legal = (step: 'L' | 'R' | 'F'): boolean => judgePlot(view, ship, withStep(answer.plot, step)).legal;
  return (
    <div className="hx-plot-panel">
      <AttitudeTable ship={ship} now={now} {...(shown === '' ? {} : { after: judgement.attitude })} />
      <div className="hx-plot-row">
        <label>
          <span className="hx-soft">Plot</span>
          <input
            data-testid="plot-input"
            className="hx-plot-input"
            value={answer.plot}
            placeholder="L1R1"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={!judgement.legal}
            aria-describedby="hx-plot-says"
            onChange={(event) => set(cleaned(event.target.value))}
          />
        </label>
        <div className="hx-signs" role="group" aria-label="Add to the plot">
          <Button
            aria-label="L, turn to larboard"
            disabled={!legal('L')}
            onClick={() => set(withStep(answer.plot, 'L'))}
          >
            <span aria-hidden="true">↰</span> L
          </Button>
          <Button
            aria-label="1 hex ahead"
            disabled={!legal('F')}
            onClick={() => set(withStep(answer.plot, 'F'))}
          >
            <span aria-hidden="true">↑</span> 1
          </Button>
          <Button
            aria-label="R, turn to starboard"
            disabled={!legal('R')}
            onClick={() => set(withStep(answer.plot, 'R'))}
          >
            R <span aria-hidden="true">↱</span>
          </Button>
          <Button
            aria-label="Take the last sign back"
            disabled={answer.plot === ''}
            onClick={() => set(withoutSign(answer.plot))}
          >
            ⌫
          </Button>
        </div>
      </div>
      <div className="hx-legal" role="group" aria-label={`All ${choices.length} legal plots`}>
        {choices.map(({ plot, judgement: { cost } }) => (
          <button
            key={plot}
            type="button"
            data-testid={`legal-${plot}`}
            aria-pressed={plot === answer.plot}
            title={plot === '0' ? 'Lie still' : plot === 'D' ? 'Drift' : `Costs ${cost}`}
            onClick={() => set(plot)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || plot !== answer.plot) return;
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
        {shown === '' ? (
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
      {shown !== '' && <Bearings view={view} ship={ship} plot={shown} />}
    </div>
  );
}

/** Orders written turns ahead (32.3): one leaf a turn, each begun where the one before should have brought her. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { check } from '../../rules/answers.ts';
import type { PlotOrder } from '../../rules/sea/advanced-log.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { aheadOf, beingWritten } from '../courses/ahead.ts';
import type { AskProps } from '../look/types.ts';
import { noteSigns } from '../look/words-advanced.ts';
import { MessageLine, NotesEditor } from './notes-editor.tsx';
import { PlotWriter } from './plot-writer.tsx';

interface OrdersPanelProps extends AskProps<'orders'> {
  /** Which of the turns asked for is being written. */
  readonly at: number;
  readonly hovered: string | null;
  onAt(at: number): void;
  onHover(plot: string | null): void;
  onConfirm(): void;
}

export function OrdersPanel(props: OrdersPanelProps): ReactNode {
  const { view, ask, answer, at, hovered, onAt, onChange } = props;
  const ship = shipOf(view, ask.ship);
  const ahead = aheadOf(view, ship, ask.turns, answer.orders);
  const writing = beingWritten(ahead, ask.turns);
  const already = ahead.slice(0, ahead.length - writing.length);
  const { message } = answer;
  const turn = writing[Math.min(at, writing.length - 1)];
  if (turn === undefined) return null;
  const set = (next: PlotOrder): void =>
    onChange({ ...answer, orders: answer.orders.map((order, i) => (i === at ? next : order)) });
  return (
    <div className="hx-plot-panel">
      <p className="hx-soft">
        Out of the flagship’s reach her orders are written ahead <RuleLink rule="32.3" />
      </p>
      {already.length > 0 && (
        <ol className="hx-already" aria-label="Orders already written">
          {already.map((each) => (
            <li key={each.turn}>
              Turn {each.turn}: <b>{each.order.plot}</b> {noteSigns(view, each.order)}
            </li>
          ))}
        </ol>
      )}
      <div className="hx-turns" role="tablist" aria-label="Turns to write">
        {writing.map((each, i) => (
          <button
            key={each.turn}
            type="button"
            className="boxed"
            role="tab"
            aria-selected={i === at}
            data-testid={`orders-turn-${each.turn}`}
            onClick={() => onAt(i)}
          >
            Turn {each.turn}{' '}
            <b className={each.judgement.legal ? undefined : 'hx-turn-bad'}>{each.order.plot || '–'}</b>
          </button>
        ))}
      </div>
      <PlotWriter
        key={turn.turn}
        view={view}
        ship={turn.ship}
        order={turn.order}
        hovered={hovered}
        onPlot={(plot) => set({ ...turn.order, plot })}
        onHover={props.onHover}
        onConfirm={props.onConfirm}
      />
      <NotesEditor
        sea={view}
        ship={turn.ship}
        order={turn.order}
        refusalOf={(candidate) =>
          check(view, ask, {
            ...answer,
            orders: answer.orders.map((order, i) => {
              const one = i === at ? candidate : order;
              return { ...one, plot: one.plot || '0' };
            }),
          })
        }
        onChange={set}
      />
      <MessageLine
        sea={view}
        text={message ?? ''}
        onChange={(text) => onChange({ orders: answer.orders, ...(text === '' ? {} : { message: text }) })}
      />
    </div>
  );
}

/** The umpire's questions to this seat, one ship after another: one panel, one confirming button. */
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { type AskMore, AskMoreContext, AskSection } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useLanding } from '@weathergage/web/toolkit/landing.ts';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { type ReactNode, useContext } from 'react';
import type { Answer, HexAsk } from '../../rules/sea/asks.ts';
import { isSailing } from '../fleet/plans.ts';
import type { HexDesk } from '../look/types.ts';
import { nameOf } from '../look/words.ts';
import type { Orders } from '../orders/use-orders.ts';
import { AskEditor } from './ask-editor.tsx';
import { SEND_ALL, TITLES } from './ask-words.ts';
import { confirmWords } from './confirm-words.ts';
import { askSentence } from './sentence.ts';

export interface AskPanelProps {
  readonly view: HexDesk['view'];
  readonly orders: Orders;
  /** The question on the table, and the answer as it stands. */
  readonly current: HexAsk;
  readonly answer: Answer;
  readonly hovered: string | null;
  readonly aheadAt: number;
  onAheadAt(at: number): void;
  onHover(plot: string | null): void;
  /** Words for those who go by this ship, where their list is not in sight. */
  readonly others: ReactNode;
  /** Goes to the leader of the next division; null where there is none. */
  readonly onNextDivision: (() => void) | null;
}

/** More ships than these are listed by divisions, in the fleet’s own list. */
const LISTED = 3;

function ShipsWithoutOrders({
  view,
  orders: { asks, settled, goTo },
  current,
}: Pick<AskPanelProps, 'view' | 'orders' | 'current'>): ReactNode {
  const open = asks.filter(({ id }) => !settled.has(id));
  return (
    <div
      className={asks.length > 1 && asks.length <= LISTED ? 'hx-without' : 'visually-hidden'}
      data-testid="ships-without-orders"
      data-count={open.length}
    >
      <p className="hx-soft">
        {open.length === 0
          ? 'All ships have their orders.'
          : `${countedWords(open.length, 'ship')} without orders`}
      </p>
      {asks.length > 1 && asks.length <= LISTED && (
        <div className="hx-ship-list" role="group" aria-label="Ships to order">
          {asks.map((ask) => (
            <button
              key={ask.id}
              type="button"
              className="boxed"
              aria-pressed={ask.id === current.id}
              data-settled={settled.has(ask.id) || undefined}
              onClick={() => goTo(ask.id)}
            >
              <span aria-hidden="true">{settled.has(ask.id) ? '✓' : '○'}</span> {nameOf(view, ask.ship)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Gives the orders that stand there, and lets things go on from them. */
export const CarryOnButton = ({
  also,
  disabled,
  onSend,
}: {
  readonly also: AskMore['also'];
  readonly disabled: boolean;
  onSend(): void;
}): ReactNode =>
  also === undefined ? null : (
    <Button
      shortcut={also.shortcut}
      disabled={disabled}
      data-testid={also.testId}
      onClick={() => {
        also.onPress();
        onSend();
      }}
    >
      {also.label}
    </Button>
  );

export function AskPanel(props: AskPanelProps): ReactNode {
  const { above, below, also, advice } = useContext(AskMoreContext);
  const { view, orders, current } = props;
  const { asks, settled, fault, busy, confirm } = orders;
  const ship = view.ships.find(({ id }) => id === current.ship);
  const rest = asks.filter(({ id }) => id !== current.id && !settled.has(id)).length;
  const label = rest > 0 ? 'Set, next ship' : confirmWords(view, current, props.answer);
  const testId = isSailing(current) ? 'plot-confirm' : current.kind === 'fire' ? 'fire-confirm' : undefined;
  const landing = useLanding<HTMLElement>(current.id);
  const unwritten = fault?.code === 'no-plot';
  return (
    <AskSection
      ref={landing}
      ask={current}
      className="hx-ask"
      aria-label={`${TITLES[current.kind]}${ship === undefined ? '' : `: ${ship.spec.name}`}`}
    >
      <header className="ask-frame-head hx-ask-head">
        {ship !== undefined && <EnsignIcon nation={ship.spec.nation} />}
        <h2>
          {TITLES[current.kind]}{' '}
          <span>{ship === undefined && current.kind !== 'battery' ? '' : nameOf(view, current.ship)}</span>
        </h2>
        <RuleLink rule={current.rule} />
      </header>
      <div className="ask-frame-body hx-ask-body">
        {above}
        {advice?.note}
        {asks.length > 1 && !isSailing(current) && (
          <p className="sea-ask-sentence">{askSentence(current, view)}</p>
        )}
        {asks.length > 1 || isSailing(current) ? (
          <ShipsWithoutOrders view={view} orders={orders} current={current} />
        ) : null}
        <AskEditor
          key={current.id}
          view={view}
          ask={current}
          answer={props.answer}
          hovered={props.hovered}
          aheadAt={props.aheadAt}
          onAheadAt={props.onAheadAt}
          onChange={orders.change}
          onHover={props.onHover}
          onConfirm={confirm}
        />
        {props.others}
        {below}
        {advice?.button}
      </div>
      <footer className="ask-frame-foot hx-ask-foot">
        {fault !== null && !unwritten && (
          <p className="ask-frame-refusal hx-refusal" role="alert">
            {fault.message} <RuleLink rule={fault.rule} />
          </p>
        )}
        <span data-testid="ask-confirm">
          <Button
            look="brass"
            shortcut="Enter"
            disabled={busy || fault !== null}
            {...(testId === undefined ? {} : { 'data-testid': testId })}
            onClick={confirm}
          >
            {label}
          </Button>
        </span>
        {rest === 0 && <CarryOnButton also={also} disabled={busy || fault !== null} onSend={confirm} />}
        {props.onNextDivision !== null && isSailing(current) && (
          <Button shortcut="v" data-testid="next-division" onClick={props.onNextDivision}>
            Next division
          </Button>
        )}
        {asks.length > 1 && rest > 0 && (
          <Button look="quiet" disabled={busy} data-testid="send-all" onClick={orders.sendAll}>
            {isSailing(current) ? SEND_ALL.sailing : SEND_ALL.other}
          </Button>
        )}
      </footer>
    </AskSection>
  );
}

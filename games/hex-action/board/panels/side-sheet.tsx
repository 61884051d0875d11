/** The panel at the board's edge, a sheet from below on a phone: orders, or the log of the ship in question. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useId } from 'react';
import type { Ship } from '../../rules/ship.ts';
import type { Sea } from '../../rules/state.ts';
import { LogSheet } from '../log-sheet.tsx';
import { sentence } from '../sentence.ts';
import type { HexDesk } from '../types.ts';
import type { Orders } from '../use-orders.ts';
import { PHASE_WORDS } from '../words.ts';
import { AskPanel } from './ask-panel.tsx';

export type Leaf = 'orders' | 'log';

interface SideSheetProps {
  readonly desk: HexDesk;
  /** The sea as the story has it by now. */
  readonly sea: Sea;
  readonly orders: Orders;
  readonly leaf: Leaf;
  readonly open: boolean;
  readonly readOnly: boolean;
  readonly ship: Ship | null;
  readonly before: Ship | null;
  readonly hovered: string | null;
  /** The line being told; false while there is no story. */
  readonly story: ReactNode;
  onLeaf(leaf: Leaf): void;
  onOpen(open: boolean): void;
  onHover(plot: string | null): void;
}

function Waiting({
  desk,
  orders,
  readOnly,
}: Pick<SideSheetProps, 'desk' | 'orders' | 'readOnly'>): ReactNode {
  // A looker-on is asked nothing, and in a replay nobody is waited for any more.
  const words = readOnly && desk.outcome === null ? `${PHASE_WORDS[desk.view.phase]}.` : sentence(desk);
  return (
    <section className="hx-waiting">
      <p className="hx-ask-sentence">{words}</p>
      {orders.given && (
        <Button data-testid="orders-change" onClick={orders.reopen}>
          Change the orders
        </Button>
      )}
    </section>
  );
}

export function SideSheet(props: SideSheetProps): ReactNode {
  const { desk, orders, leaf, open, ship, before, hovered } = props;
  const id = useId();
  const told = props.story !== false;
  const tab = (name: Leaf, words: string): ReactNode => (
    <button
      type="button"
      role="tab"
      aria-selected={leaf === name}
      aria-controls={`${id}-leaf`}
      data-testid={`leaf-${name}`}
      onClick={() => {
        props.onLeaf(name);
        props.onOpen(true);
      }}
    >
      {words}
    </button>
  );
  return (
    <aside className="hx-panel" data-open={open || undefined} aria-label="Orders and log">
      <div className="hx-panel-head">
        <div role="tablist" aria-label="Orders or log">
          {tab('orders', orders.current === null ? 'Umpire' : 'Orders')}
          {tab('log', ship === null ? 'Log' : `Log of ${ship.spec.name}`)}
        </div>
        <button
          type="button"
          className="hx-fold"
          aria-expanded={open}
          aria-label={open ? 'Fold the panel away' : 'Open the panel'}
          onClick={() => props.onOpen(!open)}
        >
          {open ? '▾' : '▴'}
        </button>
      </div>
      {props.story}
      {open && !(told && leaf === 'orders') && (
        <div className="hx-panel-leaf" role="tabpanel" id={`${id}-leaf`}>
          {leaf === 'log' && ship !== null && before !== null ? (
            <LogSheet ship={ship} before={before} sea={props.sea} />
          ) : orders.current !== null && orders.answer !== null ? (
            <AskPanel
              view={desk.view}
              asks={orders.asks}
              current={orders.current}
              answer={orders.answer}
              settled={orders.settled}
              fault={orders.fault}
              busy={orders.busy}
              hovered={hovered}
              onCurrent={orders.goTo}
              onChange={orders.change}
              onHover={props.onHover}
              onConfirm={orders.confirm}
              onSendAll={orders.sendAll}
            />
          ) : (
            <Waiting desk={desk} orders={orders} readOnly={props.readOnly} />
          )}
        </div>
      )}
    </aside>
  );
}

/** The panel at the board's edge, a sheet from below on a phone: orders, a ship's card, the order of play. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useId } from 'react';
import type { Ship } from '../../rules/ship.ts';
import type { Table } from '../../rules/state.ts';
import { sentence } from '../sentence.ts';
import type { TableDesk } from '../types.ts';
import type { Orders } from '../use-orders.ts';
import { nameOf, PHASE_WORDS } from '../words.ts';
import { OrderOfPlay } from './order-of-play.tsx';
import { BatteryCard, ShipCard } from './ship-card.tsx';

export const LEAVES = ['orders', 'card', 'play'] as const;
export type Leaf = (typeof LEAVES)[number];

interface SideSheetProps {
  readonly desk: TableDesk;
  /** The table as it is shown: in a story, as it was. */
  readonly table: Table;
  readonly orders: Orders;
  readonly leaf: Leaf;
  readonly open: boolean;
  readonly readOnly: boolean;
  /** The ship or battery whose card is shown. */
  readonly unit: string | null;
  readonly fresh: ReadonlyMap<string, Ship>;
  /** The question being answered; null when there is none. */
  readonly ask: ReactNode;
  /** The line being told; null while there is no story. */
  readonly story: ReactNode;
  onLeaf(leaf: Leaf): void;
  onOpen(open: boolean): void;
  onPick(id: string): void;
}

function Waiting({
  desk,
  orders,
  readOnly,
}: Pick<SideSheetProps, 'desk' | 'orders' | 'readOnly'>): ReactNode {
  // A looker-on is asked nothing, and in a replay nobody is waited for any more.
  const words = readOnly && desk.outcome === null ? `${PHASE_WORDS[desk.view.phase]}.` : sentence(desk);
  return (
    <section className="ta-waiting">
      <p className="ta-ask-sentence">{words}</p>
      {orders.given && (
        <Button data-testid="orders-change" onClick={orders.reopen}>
          Change the orders
        </Button>
      )}
    </section>
  );
}

function Card({ table, unit, fresh }: Pick<SideSheetProps, 'table' | 'unit' | 'fresh'>): ReactNode {
  const ship = table.ships.find(({ id }) => id === unit);
  if (ship !== undefined) return <ShipCard ship={ship} before={fresh.get(ship.id) ?? ship} table={table} />;
  const battery = table.batteries.find(({ id }) => id === unit);
  if (battery !== undefined) return <BatteryCard battery={battery} table={table} />;
  return <p className="ta-waiting ta-soft">Press a ship to see her card.</p>;
}

export function SideSheet(props: SideSheetProps): ReactNode {
  const { desk, table, orders, leaf, open, unit } = props;
  const id = useId();
  const names: Readonly<Record<Leaf, string>> = {
    orders: orders.current === null ? 'Umpire' : 'Orders',
    card: unit === null ? 'Card' : nameOf(table, unit),
    play: 'Squadrons',
  };
  return (
    <aside className="ta-panel" data-open={open || undefined} aria-label="Orders, cards and squadrons">
      <div className="ta-panel-head">
        <div role="tablist" aria-label="Orders, card or squadrons">
          {LEAVES.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              aria-selected={leaf === each}
              {...(open ? { 'aria-controls': `${id}-leaf` } : {})}
              data-testid={`leaf-${each}`}
              onClick={() => {
                props.onLeaf(each);
                props.onOpen(true);
              }}
            >
              {names[each]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="ta-fold"
          aria-expanded={open}
          aria-label={open ? 'Fold the panel away' : 'Open the panel'}
          onClick={() => props.onOpen(!open)}
        >
          {open ? '▾' : '▴'}
        </button>
      </div>
      {props.story}
      {open && (
        <div
          className="ta-panel-leaf"
          role="tabpanel"
          id={`${id}-leaf`}
          aria-labelledby={`${id}-${leaf}`}
          tabIndex={0}
        >
          {leaf === 'card' ? (
            <Card table={table} unit={unit} fresh={props.fresh} />
          ) : leaf === 'play' ? (
            <OrderOfPlay table={table} selected={unit} onPick={props.onPick} />
          ) : props.story !== null ? null : (
            (props.ask ?? <Waiting desk={desk} orders={orders} readOnly={props.readOnly} />)
          )}
        </div>
      )}
    </aside>
  );
}

/** The panel at the board's edge, a sheet from below on a phone: orders, a ship's card, the order of play. */
import { Waiting } from '@weathergage/web/toolkit/at-sea/waiting.tsx';
import { BoardPanel } from '@weathergage/web/toolkit/board-panel/board-panel.tsx';
import type { Situation } from '@weathergage/web/toolkit/board-panel/situation.tsx';
import type { ReactNode } from 'react';
import type { Ship } from '../../rules/table/ship.ts';
import type { Table } from '../../rules/table/state.ts';
import type { TableDesk } from '../look/types.ts';
import { nameOf, PHASE_WORDS } from '../look/words.ts';
import type { Orders } from '../orders/use-orders.ts';
import { OrderOfPlay } from './order-of-play.tsx';
import { sentence } from './sentence.ts';
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
  readonly situation: Situation;
  onLeaf(leaf: Leaf): void;
  onOpen(open: boolean): void;
  onPick(id: string): void;
}

function Card({ table, unit, fresh }: Pick<SideSheetProps, 'table' | 'unit' | 'fresh'>): ReactNode {
  const ship = table.ships.find(({ id }) => id === unit);
  if (ship !== undefined) return <ShipCard ship={ship} before={fresh.get(ship.id) ?? ship} table={table} />;
  const battery = table.batteries.find(({ id }) => id === unit);
  if (battery !== undefined) return <BatteryCard battery={battery} table={table} />;
  return <p className="sea-waiting ta-soft">Press a ship to see her card.</p>;
}

export function SideSheet(props: SideSheetProps): ReactNode {
  const { desk, table, orders, leaf, open, unit } = props;
  const names: Readonly<Record<Leaf, string>> = {
    orders: orders.current === null ? 'Umpire' : 'Orders',
    card: unit === null ? 'Card' : nameOf(table, unit),
    play: 'Squadrons',
  };
  // A looker-on is asked nothing, and in a replay nobody is waited for any more.
  const words = props.readOnly && desk.outcome === null ? `${PHASE_WORDS[desk.view.phase]}.` : sentence(desk);
  return (
    <BoardPanel
      className="sea-panel ta-panel"
      label="Orders, cards and squadrons"
      tabsLabel="Orders, card or squadrons"
      leaves={LEAVES}
      titles={names}
      leaf={leaf}
      open={open}
      scrolls
      above={props.story}
      situation={props.situation}
      onLeaf={props.onLeaf}
      onOpen={props.onOpen}
    >
      {leaf === 'card' ? (
        <Card table={table} unit={unit} fresh={props.fresh} />
      ) : leaf === 'play' ? (
        <OrderOfPlay table={table} selected={unit} onPick={props.onPick} />
      ) : (
        props.story === null &&
        (props.ask ?? <Waiting words={words} className="sea-ask-sentence" orders={orders} />)
      )}
    </BoardPanel>
  );
}

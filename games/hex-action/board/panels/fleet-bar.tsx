/** The list of the fleet at the left edge of a wide board; it folds away. */
import type { ReactNode } from 'react';
import type { HexDesk } from '../look/types.ts';
import type { Fleet } from '../orders/use-fleet.ts';
import type { Orders } from '../orders/use-orders.ts';
import { FleetPanel } from './fleet-panel.tsx';

interface FleetBarProps {
  readonly view: HexDesk['view'];
  readonly fleet: Fleet;
  readonly orders: Orders;
  readonly open: boolean;
  onOpen(open: boolean): void;
  onPick(ask: string): void;
}

export function FleetBar({ view, fleet, orders, open, onOpen, onPick }: FleetBarProps): ReactNode {
  return (
    <aside
      className="sea-panel hx-panel hx-fleet-bar"
      data-covers
      data-open={open || undefined}
      aria-label="The fleet"
    >
      <button
        type="button"
        className="bare hx-fleet-fold"
        aria-expanded={open}
        aria-label={open ? 'Fold the fleet away' : 'Show the fleet'}
        onClick={() => onOpen(!open)}
      >
        Fleet <span aria-hidden="true">{open ? '◂' : '▸'}</span>
      </button>
      {open && <FleetPanel view={view} fleet={fleet} orders={orders} onPick={onPick} />}
    </aside>
  );
}

/** The panel at the board's edge, a sheet from below on a phone: orders, or the log of the ship in question. */
import { Waiting } from '@weathergage/web/toolkit/at-sea/waiting.tsx';
import { BoardPanel } from '@weathergage/web/toolkit/board-panel/board-panel.tsx';
import type { Situation } from '@weathergage/web/toolkit/board-panel/situation.tsx';
import type { ReactNode } from 'react';
import type { Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';
import { LogSheet } from './log/log-sheet.tsx';
import type { HexDesk } from './look/types.ts';
import { PHASE_WORDS } from './look/words.ts';
import type { Fleet } from './orders/use-fleet.ts';
import type { Orders } from './orders/use-orders.ts';
import { AskPanel } from './panels/ask-panel.tsx';
import { FleetPanel } from './panels/fleet-panel.tsx';
import { LeadersWord } from './panels/manoeuvres.tsx';
import { sentence } from './panels/sentence.ts';

const LEAVES = ['orders', 'fleet', 'log'] as const;
export type Leaf = (typeof LEAVES)[number];

interface SideSheetProps {
  readonly desk: HexDesk;
  /** The sea as the story has it by now. */
  readonly sea: Sea;
  readonly orders: Orders;
  /** Where the fleet has no list of its own beside the chart; null where it has, or is none. */
  readonly fleet: Fleet | null;
  /** The question about the leader of the next division, if there is one. */
  readonly nextLeader: string | null;
  readonly leaf: Leaf;
  readonly open: boolean;
  readonly readOnly: boolean;
  readonly ship: Ship | null;
  readonly before: Ship | null;
  readonly hovered: string | null;
  readonly aheadAt: number;
  readonly situation: Situation;
  /** What stands there while it is carried on by itself; null while it is not. */
  readonly carrying: ReactNode;
  /** The line being told; false while there is no story. */
  readonly story: ReactNode;
  onLeaf(leaf: Leaf): void;
  onOpen(open: boolean): void;
  onHover(plot: string | null): void;
  onAheadAt(at: number): void;
  onPick(ask: string): void;
}

export function SideSheet(props: SideSheetProps): ReactNode {
  const { desk, orders, fleet, open, ship, before, hovered } = props;
  const leaf = fleet === null && props.leaf === 'fleet' ? 'orders' : props.leaf;
  // A looker-on is asked nothing, and in a replay nobody is waited for any more.
  const words = props.readOnly && desk.outcome === null ? `${PHASE_WORDS[desk.view.phase]}.` : sentence(desk);
  const { nextLeader } = props;
  const nextDivision = nextLeader === null ? null : (): void => orders.goTo(nextLeader);
  return (
    <BoardPanel
      className="sea-panel hx-panel"
      label="Orders and log"
      tabsLabel="Orders or log"
      leaves={LEAVES}
      titles={{
        orders: orders.current === null ? 'Umpire' : 'Orders',
        fleet: fleet === null ? null : 'Fleet',
        log: ship === null || fleet !== null ? 'Ship' : ship.spec.name,
      }}
      leaf={leaf}
      open={open}
      above={props.story}
      situation={props.situation}
      onLeaf={props.onLeaf}
      onOpen={props.onOpen}
    >
      {props.story !== false && leaf === 'orders' ? null : leaf === 'log' &&
        ship !== null &&
        before !== null ? (
        <LogSheet ship={ship} before={before} sea={props.sea} />
      ) : leaf === 'fleet' && fleet !== null ? (
        <FleetPanel view={desk.view} fleet={fleet} orders={orders} onPick={props.onPick} />
      ) : props.carrying !== null ? (
        props.carrying
      ) : orders.current !== null && orders.answer !== null ? (
        <AskPanel
          view={desk.view}
          orders={orders}
          current={orders.current}
          answer={orders.answer}
          hovered={hovered}
          aheadAt={props.aheadAt}
          onAheadAt={props.onAheadAt}
          onHover={props.onHover}
          others={fleet?.sailing === true && <LeadersWord fleet={fleet} ship={orders.current.ship} />}
          onNextDivision={nextDivision}
        />
      ) : (
        <Waiting words={words} className="sea-ask-sentence" orders={orders} />
      )}
    </BoardPanel>
  );
}

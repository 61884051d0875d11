/** The admiral's desk: Prestige and Orders, Formations with their damage, officers, Auxiliaries, events and campaigns. */
import type { ReactNode } from 'react';
import type { View } from '../../rules/world/state.ts';
import { Affairs } from './affairs.tsx';
import { AuxiliaryBoxes } from './auxiliary-boxes.tsx';
import { FleetDisplay } from './fleet-display.tsx';
import { Mess } from './mess.tsx';
import { OrdersInHand } from './orders-in-hand.tsx';
import { Perils } from './perils.tsx';
import { PrestigeLedger } from './prestige-ledger.tsx';
import { PrestigeTrack } from './prestige-track.tsx';
import './desk.css';

export function AdmiralsDesk({
  view,
  onFocus,
}: {
  readonly view: View;
  onFocus(subject: string | null): void;
}): ReactNode {
  return (
    <section className="st-desk" data-testid="admirals-desk">
      <PrestigeTrack view={view} />
      <PrestigeLedger view={view} />
      {view.side !== null && (
        <>
          <Perils view={view} onPlace={onFocus} />
          <OrdersInHand view={view} />
          <FleetDisplay view={view} onFocus={onFocus} />
          <Mess view={view} />
          <AuxiliaryBoxes view={view} />
        </>
      )}
      <Affairs view={view} />
    </section>
  );
}

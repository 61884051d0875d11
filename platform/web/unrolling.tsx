/** While something is fetched, and when it can't be. */
import type { ReactNode } from 'react';
import { TopBar } from './match/top-bar.tsx';
import { useOpenSheet } from './sheets.ts';
import { Button, Dialog } from './toolkit/controls.tsx';

export function Unrolling(): ReactNode {
  return (
    <div className="match-page">
      <TopBar title="Weathergage" headline={null} connection="local" unsent={0} since={null} />
      <main className="unrolling" aria-busy="true">
        <p role="status">Unrolling the chart…</p>
      </main>
    </div>
  );
}

export function Wrecked({ words }: { readonly words: string }): ReactNode {
  const open = useOpenSheet((sheets) => sheets.open);
  return (
    <div className="match-page">
      <TopBar title="Weathergage" headline={null} connection="local" unsent={0} since={null} />
      <main className="on-sea room">
        <div className="double-rule room-card">
          <h2 className="room-title">No way through</h2>
          <p role="alert">{words}</p>
          <div className="match-buttons">
            <Button onClick={() => location.reload()}>Try again</Button>
            <Button look="brass" onClick={() => open('new-match')}>
              New match
            </Button>
          </div>
        </div>
      </main>
    </div>
  );
}

/** Two tabs must not play the same match: one of them waits here. */
export function InAnotherTab({ onTake }: { onTake(): void }): ReactNode {
  const open = useOpenSheet((sheets) => sheets.open);
  return (
    <div className="match-page">
      <TopBar title="Weathergage" headline={null} connection="local" unsent={0} since={null} />
      <main className="on-sea room" data-testid="elsewhere">
        <div className="double-rule room-card">
          <h2 className="room-title">Open in another tab</h2>
          <p>
            This match is being played in another tab of this browser. One tab at a time writes its journal,
            so that no order is lost: go on over there, or take the match over here.
          </p>
          <div className="match-buttons">
            <Button look="brass" onClick={onTake} data-testid="take-over">
              Play it here
            </Button>
            <Button onClick={() => open('new-match')}>New match</Button>
          </div>
        </div>
      </main>
    </div>
  );
}

/** A sheet that can't be had: the match under it goes on. */
export function Lost({ words, onClose }: { readonly words: string; onClose(): void }): ReactNode {
  return (
    <Dialog open title="No way through" onClose={onClose}>
      <p role="alert">{words}</p>
    </Dialog>
  );
}

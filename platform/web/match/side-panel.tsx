/** The panel beside the board; on a phone a sheet that is drawn up from below, its newest line always in sight. */
import { type ReactNode, useEffect, useState } from 'react';
import { Tabs } from '../toolkit/controls.tsx';
import { useKeys } from '../toolkit/keys.ts';

interface SidePanelProps {
  readonly log: ReactNode;
  readonly match: ReactNode;
  /** The newest line of the log, spoken to those who listen and shown on a folded sheet. */
  readonly newest: string;
  /** Said on a folded sheet before anything has happened. */
  readonly before?: string;
  /** Which tab lies open: kept outside, so that it stays when the desk changes. */
  readonly tab: PanelTab;
  onTab(tab: PanelTab): void;
  /** The verdict has come: a sheet that is drawn up makes way for it. */
  readonly verdict?: boolean;
}

export type PanelTab = 'log' | 'match';

export function SidePanel({
  log,
  match,
  newest,
  before = 'Log and match',
  tab,
  onTab,
  verdict = false,
}: SidePanelProps): ReactNode {
  const [drawn, setDrawn] = useState(false);
  const [tall, setTall] = useState(false);
  useEffect(() => {
    if (verdict) setDrawn(false);
  }, [verdict]);
  useKeys(
    [
      {
        keys: 'j',
        label: 'Log or match',
        group: 'The match',
        run: () => {
          onTab(tab === 'log' ? 'match' : 'log');
          setDrawn(true);
        },
      },
    ],
    'back',
  );
  return (
    <aside className="panel" data-drawn={drawn} data-tall={tall} aria-label="Log and match">
      <button
        type="button"
        className="panel-handle"
        aria-expanded={drawn}
        onClick={() => setDrawn(!drawn)}
        data-testid="panel-handle"
      >
        <span className="panel-chevron" aria-hidden="true">
          {drawn ? '▾' : '▴'}
        </span>
        <span className="panel-newest">{drawn ? 'Fold away' : newest === '' ? before : newest}</span>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {newest}
      </p>
      <div className="panel-body">
        <button
          type="button"
          className="bare panel-tall"
          aria-pressed={tall}
          aria-label={tall ? 'Give the orders their room again' : 'Draw the log up'}
          title={tall ? 'Give the orders their room again' : 'Draw the log up'}
          onClick={() => setTall(!tall)}
          data-testid="log-tall"
        >
          {tall ? '▾' : '▴'}
        </button>
        <Tabs
          label="Log and match"
          chosen={tab}
          onChoose={(id) => onTab(id === 'match' ? 'match' : 'log')}
          tabs={[
            { id: 'log', label: 'Log', content: log },
            { id: 'match', label: 'Match', content: match },
          ]}
        />
      </div>
    </aside>
  );
}

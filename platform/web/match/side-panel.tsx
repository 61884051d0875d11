/** The panel beside the board; on a phone a sheet that is drawn up from below, its newest line always in sight. */
import { type ReactNode, useEffect, useState } from 'react';
import { Tabs } from '../toolkit/controls.tsx';
import { useKeys } from '../toolkit/keys.ts';
import { MATCH_WORDS as WORDS } from './match-words.ts';

interface SidePanelProps {
  readonly log: ReactNode;
  readonly match: ReactNode;
  /** Only where others sit before other screens, with how much of it was not read. */
  readonly talk?: { readonly content: ReactNode; readonly unread: number };
  /** Only where battles of the match may be fought out. */
  readonly war?: ReactNode;
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

const TABS = ['log', 'match', 'war', 'talk'] as const;
export type PanelTab = (typeof TABS)[number];

export function SidePanel({
  log,
  match,
  talk,
  war,
  newest,
  before = WORDS.panel,
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
        label: WORDS.orPanel,
        group: WORDS.group,
        run: () => {
          const there = TABS.filter(
            (one) => (one !== 'war' || war !== undefined) && (one !== 'talk' || talk !== undefined),
          );
          onTab(there[(there.indexOf(tab) + 1) % there.length]!);
          setDrawn(true);
        },
      },
    ],
    'back',
  );
  return (
    <aside className="panel" data-drawn={drawn} data-tall={tall} aria-label={WORDS.panel}>
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
        <span className="panel-newest">{drawn ? WORDS.fold : newest === '' ? before : newest}</span>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {newest}
      </p>
      <div className="panel-body">
        <button
          type="button"
          className="bare panel-tall"
          aria-pressed={tall}
          aria-label={tall ? WORDS.drawDown : WORDS.drawUp}
          title={tall ? WORDS.drawDown : WORDS.drawUp}
          onClick={() => setTall(!tall)}
          data-testid="log-tall"
        >
          {tall ? '▾' : '▴'}
        </button>
        <Tabs
          label={WORDS.panel}
          chosen={tab}
          onChoose={(id) => onTab(id as PanelTab)}
          tabs={[
            { id: 'log', label: WORDS.log, content: log },
            { id: 'match', label: WORDS.match, content: match },
            ...(war === undefined ? [] : [{ id: 'war', label: WORDS.war, content: war }]),
            ...(talk === undefined
              ? []
              : [{ id: 'talk', label: talkLabel(talk.unread), content: talk.content }]),
          ]}
        />
      </div>
    </aside>
  );
}

const talkLabel = (unread: number): ReactNode => (
  <span data-testid="talk-tab">
    {WORDS.talk}
    {unread > 0 && (
      <span className="tab-count">
        {' '}
        {unread}
        <span className="visually-hidden">{WORDS.unread}</span>
      </span>
    )}
  </span>
);

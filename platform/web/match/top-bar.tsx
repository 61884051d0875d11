/** The top of the page: what is played, turn, phase and wind, how the connection is, and the menu. */
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useVersion } from '../offline/page-version.ts';
import { PAGE_WORDS as WORDS } from '../page-words.ts';
import { addressOf, type Route } from '../router.ts';
import { type SheetName, useOpenSheet } from '../sheets.ts';
import type { ConnectionState, TableNow } from '../tables/table.ts';
import { Button, Chip, IconButton } from '../toolkit/controls.tsx';

const VersionMark = lazy(() => import('../offline/version-mark.tsx'));

export interface Headline {
  readonly turn: string;
  readonly phase: string;
  readonly detail: string;
}

interface TopBarProps {
  readonly title: string;
  readonly headline: Headline | null;
  readonly connection: ConnectionState;
  readonly unsent: number;
  /** When the last step came in; null where time does not matter. */
  readonly since: number | null;
}

export function TopBar({ title, headline, connection, unsent, since }: TopBarProps): ReactNode {
  const open = useOpenSheet((sheets) => sheets.open);
  const version = useVersion((state) => state.version);
  return (
    <header className="top-bar">
      <a className="top-brand" href="#/" aria-label={WORDS.home}>
        <CompassMark />
      </a>
      <h1 className="top-title">{title}</h1>
      {headline !== null && (
        <div className="top-facts">
          <span className="top-turn" data-testid="turn">
            {headline.turn}
          </span>
          <span className="top-phase" data-testid="phase">
            {headline.phase}
          </span>
          {headline.detail !== '' && <span className="top-detail">{headline.detail}</span>}
        </div>
      )}
      <div className="top-right">
        {version !== 'newest' && (
          <Suspense>
            <VersionMark key={version} version={version} />
          </Suspense>
        )}
        {since !== null && <Since since={since} />}
        <ConnectionMark connection={connection} unsent={unsent} />
        <Button className="top-new" data-testid="new-match" onClick={() => open('new-match')}>
          {WORDS.newMatch}
        </Button>
        <Menu />
      </div>
    </header>
  );
}

/** While no match is open before the reader: its name, and how the line to the umpire is. */
export const QuietBar = ({ now }: { readonly now: TableNow }): ReactNode => (
  <TopBar title={now.title} headline={null} connection={now.connection} unsent={now.unsent} since={null} />
);

const CONNECTION_WORDS = {
  connecting: [WORDS.connecting, 'plain'],
  lost: [WORDS.lost, 'danger'],
  open: [WORDS.online, 'well'],
} as const;

function ConnectionMark({ connection, unsent }: Pick<TopBarProps, 'connection' | 'unsent'>): ReactNode {
  if (connection === 'local') return null;
  const [words, tone] = CONNECTION_WORDS[connection];
  return (
    <span className="top-connection" role="status" data-testid="connection">
      <Chip tone={tone}>
        {words}
        {unsent > 0 && WORDS.unsent(unsent, connection === 'lost')}
      </Chip>
    </span>
  );
}

/** Minutes since the last step: at a table by post one likes to know. */
function Since({ since }: { readonly since: number }): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  if (minutes < 1) return null;
  return <span className="top-since">{WORDS.lastMove(minutes)}</span>;
}

const MENU: readonly {
  readonly sheet: SheetName;
  readonly label: string;
  readonly key?: string;
  /** Where the rulebook opens. */
  readonly rule?: string;
}[] = [
  { sheet: 'new-match', label: WORDS.newMatch, key: 'n' },
  { sheet: 'matches', label: WORDS.matches },
  { sheet: 'rules', label: WORDS.guide, rule: 'guide' },
  { sheet: 'rules', label: WORDS.rulebook, key: 'h' },
  { sheet: 'words', label: WORDS.signs, key: 'w' },
  { sheet: 'help', label: WORDS.keys, key: '?' },
  { sheet: 'settings', label: WORDS.settings },
];

const PLACES: readonly { readonly route: Route; readonly label: string; readonly testId: string }[] = [
  { route: { at: 'puzzles' }, label: WORDS.puzzles, testId: 'menu-puzzles' },
  { route: { at: 'lobby' }, label: WORDS.lobby, testId: 'menu-lobby' },
  { route: { at: 'account', letter: null }, label: WORDS.you, testId: 'menu-account' },
];

function Menu(): ReactNode {
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const open = useOpenSheet((sheets) => sheets.open);
  useEffect(() => {
    if (!shown) return;
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setShown(false);
    };
    addEventListener('pointerdown', onPress);
    root.current?.querySelector<HTMLElement>('.menu-item')?.focus();
    return () => removeEventListener('pointerdown', onPress);
  }, [shown]);

  const step = (event: React.KeyboardEvent): void => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') {
      setShown(false);
      root.current?.querySelector<HTMLElement>('.icon-button')?.focus();
    } else if (move !== 0) items[(at + move + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={root} className="menu" onKeyDown={shown ? step : undefined}>
      <IconButton
        label={WORDS.menu}
        data-testid="menu"
        aria-haspopup="menu"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        ☰
      </IconButton>
      {shown && (
        <div className="menu-list" role="menu" aria-label={WORDS.menu}>
          {MENU.map(({ sheet, label, key, rule }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              className="bare menu-item"
              onClick={() => {
                setShown(false);
                open(sheet, rule);
              }}
            >
              {label}
              {key !== undefined && <kbd>{key}</kbd>}
            </button>
          ))}
          {PLACES.map(({ route, label, testId }) => (
            <a
              key={label}
              role="menuitem"
              className="bare menu-item"
              href={addressOf(route)}
              onClick={() => setShown(false)}
              data-testid={testId}
            >
              {label}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

function CompassMark(): ReactNode {
  return (
    <svg width="34" height="34" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="26" fill="none" stroke="var(--ink)" strokeWidth="1.6" />
      <circle
        cx="32"
        cy="32"
        r="22.5"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.2"
        strokeDasharray="1.5 4.4"
      />
      <path
        d="M32 2L37 27L62 32L37 37L32 62L27 37L2 32L27 27Z"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
      />
      <path
        d="M32 2L37 27L32 32ZM62 32L37 37L32 32ZM32 62L27 37L32 32ZM2 32L27 27L32 32Z"
        fill="var(--brass)"
      />
    </svg>
  );
}

/** A board's panel, in the page's dock or else at the board's edge: leaves to turn, one of them open. */
import { type ReactNode, useId } from 'react';
import { Docked } from '../dock.tsx';
import { type Situation, TellButton, Told, useSituation } from './situation.tsx';
import './board-panel.css';
import { PANEL_WORDS } from '../board-words.ts';

interface BoardPanelProps<Leaf extends string> {
  /** The board's own class, for its width and what else is its own. */
  readonly className: string;
  readonly label: string;
  readonly tabsLabel: string;
  /** In the order of the tabs; one without a title has none now. */
  readonly leaves: readonly Leaf[];
  readonly titles: Readonly<Record<Leaf, string | null>>;
  readonly leaf: Leaf;
  readonly open: boolean;
  readonly wide?: boolean;
  /** The leaf itself scrolls, and so must be reached by keys. */
  readonly scrolls?: boolean;
  /** What stands above the leaf: the line being told. */
  readonly above?: ReactNode;
  /** What is told on a key; a board without it has no such key. */
  readonly situation?: Situation | undefined;
  onLeaf(leaf: Leaf): void;
  onOpen(open: boolean): void;
  /** Null where there is nothing to read below what stands above. */
  readonly children: ReactNode;
}

export function BoardPanel<Leaf extends string>(props: BoardPanelProps<Leaf>): ReactNode {
  const { className, label, tabsLabel, leaves, titles, leaf, open, children } = props;
  const id = useId();
  const { told, tell } = useSituation(props.situation);
  return (
    <Docked>
      <aside
        className={`board-panel ${className}`}
        data-open={open || undefined}
        data-wide={props.wide || undefined}
        aria-label={label}
      >
        <div className="board-panel-head">
          <div role="tablist" aria-label={tabsLabel}>
            {leaves.map((each) =>
              titles[each] === null ? null : (
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
                  {titles[each]}
                </button>
              ),
            )}
          </div>
          {props.situation !== undefined && <TellButton onTell={tell} />}
          <button
            type="button"
            className="board-panel-fold"
            aria-expanded={open}
            aria-label={open ? PANEL_WORDS.fold : PANEL_WORDS.open}
            onClick={() => props.onOpen(!open)}
          >
            {open ? '▾' : '▴'}
          </button>
        </div>
        <Told lines={told} />
        {props.above}
        {open && children !== null && (
          <div
            className="board-panel-leaf"
            role="tabpanel"
            id={`${id}-leaf`}
            aria-labelledby={`${id}-${leaf}`}
            {...(props.scrolls ? { tabIndex: 0 } : {})}
          >
            {children}
          </div>
        )}
      </aside>
    </Docked>
  );
}

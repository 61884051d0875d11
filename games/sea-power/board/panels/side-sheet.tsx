/** The panel at the board's edge, a sheet from below on a phone: orders, what was pressed, the chronicle. */
import { type ReactNode, useId } from 'react';

export const LEAVES = ['orders', 'selected', 'chronicle'] as const;
export type Leaf = (typeof LEAVES)[number];

interface SideSheetProps {
  readonly leaf: Leaf;
  readonly open: boolean;
  /** Composition boxes need more room than a column. */
  readonly wide: boolean;
  readonly titles: Readonly<Record<Leaf, string | null>>;
  onLeaf(leaf: Leaf): void;
  onOpen(open: boolean): void;
  readonly children: ReactNode;
}

export function SideSheet({ leaf, open, wide, titles, onLeaf, onOpen, children }: SideSheetProps): ReactNode {
  const id = useId();
  return (
    <aside
      className="sp-panel"
      data-open={open || undefined}
      data-wide={(wide && leaf === 'orders') || undefined}
      aria-label="Orders and chronicle"
    >
      <div className="sp-panel-head">
        <div role="tablist" aria-label="Orders, chart or chronicle">
          {LEAVES.map((each) =>
            titles[each] === null ? null : (
              <button
                key={each}
                type="button"
                role="tab"
                aria-selected={leaf === each}
                aria-controls={`${id}-leaf`}
                data-testid={`leaf-${each}`}
                onClick={() => {
                  onLeaf(each);
                  onOpen(true);
                }}
              >
                {titles[each]}
              </button>
            ),
          )}
        </div>
        <button
          type="button"
          className="sp-fold"
          aria-expanded={open}
          aria-label={open ? 'Fold the panel away' : 'Open the panel'}
          onClick={() => onOpen(!open)}
        >
          {open ? '▾' : '▴'}
        </button>
      </div>
      {open && (
        <div className="sp-panel-leaf" role="tabpanel" id={`${id}-leaf`}>
          {children}
        </div>
      )}
    </aside>
  );
}

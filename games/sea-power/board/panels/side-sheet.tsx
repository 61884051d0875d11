/** The panel at the board's edge, a sheet from below on a phone: orders, what was pressed, the chronicle. */
import { BoardPanel } from '@weathergage/web/toolkit/board-panel/board-panel.tsx';
import type { Situation } from '@weathergage/web/toolkit/board-panel/situation.tsx';
import type { ReactNode } from 'react';
import { SHEET_WORDS as WORDS } from './panel-words.ts';

const LEAVES = ['orders', 'year', 'selected', 'standing', 'chronicle'] as const;
export type Leaf = (typeof LEAVES)[number];

interface SideSheetProps {
  readonly leaf: Leaf;
  readonly open: boolean;
  /** Composition boxes need more room than a column. */
  readonly wide: boolean;
  readonly titles: Readonly<Record<Leaf, string | null>>;
  readonly situation: Situation;
  onLeaf(leaf: Leaf): void;
  onOpen(open: boolean): void;
  readonly children: ReactNode;
}

export const SideSheet = (props: SideSheetProps): ReactNode => (
  <BoardPanel
    {...props}
    className="theatre-panel sp-panel"
    label={WORDS.name}
    tabsLabel={WORDS.tabs}
    leaves={LEAVES}
    wide={props.wide && props.leaf === 'orders'}
  />
);

const UMPIRE_ALONE = { orders: WORDS.umpire, year: null, selected: null, standing: null, chronicle: null };
const TOLD = WORDS.told;

/** In a dock the panel keeps its place while a story is told, and gives away nothing of what is to come. */
export const ToldSheet = ({
  children,
  ...props
}: Pick<SideSheetProps, 'open' | 'onOpen'> & {
  /** What is worth a word meanwhile. */
  readonly children: ReactNode;
}): ReactNode => (
  <SideSheet
    {...props}
    leaf="orders"
    wide={false}
    titles={UMPIRE_ALONE}
    situation={{ lines: () => [TOLD], moment: TOLD }}
    onLeaf={() => undefined}
  >
    {children ?? (
      <section className="theatre-page">
        <p className="ask-says">{TOLD}</p>
      </section>
    )}
  </SideSheet>
);

/** A bench: the bar above, the sheet, and beside it the leaves on which things are changed with what is wrong below. */
import type { ReactNode } from 'react';
import { Tabs } from '../controls.tsx';
import { BenchBar, type BenchBarProps } from './bench-bar.tsx';
import { BENCH_WORDS } from './bench-words.ts';

interface BenchFrameProps<Id extends string> {
  readonly bar: BenchBarProps;
  readonly sheet: ReactNode;
  /** What the leaves are about. */
  readonly label: string;
  readonly chosen: Id;
  readonly tabs: readonly { readonly id: NoInfer<Id>; readonly label: string; readonly content: ReactNode }[];
  onChoose(id: NoInfer<Id>): void;
  readonly children: ReactNode;
}

export const BenchFrame = <Id extends string>({
  bar,
  sheet,
  label,
  onChoose,
  children,
  ...leaves
}: BenchFrameProps<Id>): ReactNode => (
  <>
    <BenchBar {...bar} />
    <div className="ws-split">
      <div className="ws-table">{sheet}</div>
      <aside className="ws-leaf" aria-label={label}>
        <Tabs label={BENCH_WORDS.change} onChoose={(id) => onChoose(id as Id)} {...leaves} />
        {children}
      </aside>
    </div>
  </>
);

/** What stands beside the sheet on a bench: the leaves on which things are changed, and below them what is wrong. */
import type { ReactNode } from 'react';
import { Tabs } from '../controls.tsx';

interface BenchLeafProps<Id extends string> {
  readonly label: string;
  readonly chosen: Id;
  readonly tabs: readonly { readonly id: NoInfer<Id>; readonly label: string; readonly content: ReactNode }[];
  onChoose(id: NoInfer<Id>): void;
  readonly children: ReactNode;
}

export const BenchLeaf = <Id extends string>({
  label,
  onChoose,
  children,
  ...leaves
}: BenchLeafProps<Id>): ReactNode => (
  <aside className="ws-leaf" aria-label={label}>
    <Tabs label="What to change" onChoose={(id) => onChoose(id as Id)} {...leaves} />
    {children}
  </aside>
);

/** A table of results: its columns by name, and a row for each body of results. */
import type { ReactNode } from 'react';
import { TableHead } from '../toolkit/table-head.tsx';

interface ResultsTableProps {
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

export const ResultsTable = ({ columns, children }: ResultsTableProps): ReactNode => (
  <table className="figures people-results">
    <TableHead columns={columns} />
    <tbody>{children}</tbody>
  </table>
);

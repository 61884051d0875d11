/** A table of results: its columns by name, and a row for each body of results. */
import type { ReactNode } from 'react';

interface ResultsTableProps {
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

export const ResultsTable = ({ columns, children }: ResultsTableProps): ReactNode => (
  <table className="people-results">
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

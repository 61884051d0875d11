/** The head of a table: a column for each name. */
import type { ReactNode } from 'react';

export const TableHead = ({ columns }: { readonly columns: readonly string[] }): ReactNode => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

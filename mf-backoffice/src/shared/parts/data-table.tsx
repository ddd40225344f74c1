import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Names the row to those who do not see the table. */
  isHeading?: boolean;
  /** The title is for those who do not see the table alone. */
  isHidden?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  getKey: (row: Row) => string | number;
}

/** A table that scrolls in itself where the screen is narrow. */
export function DataTable<Row>({ label, rows, columns, getKey }: DataTableProps<Row>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ title, isHidden }) => (
              <TableCell key={title}>
                {isHidden ? <span className="visually-hidden">{title}</span> : title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={getKey(row)} hover>
              {columns.map(({ title, cell, isHeading }) => (
                <TableCell
                  key={title}
                  {...(isHeading && { component: 'th', scope: 'row' })}
                  sx={{ verticalAlign: 'top', ...(isHeading && { fontWeight: 650, color: 'text.primary' }) }}
                >
                  <Box sx={{ overflowWrap: 'anywhere' }}>{cell(row)}</Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Names the row for screen readers. */
  isHeading?: boolean;
  /** The title is only for screen readers. */
  isHidden?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  getKey: (row: Row) => string | number;
}

/** On a phone each row is a block, with the title of a column beside what it says. */
const narrow = '@media (max-width: 599.95px)';
const blocks = {
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
  [narrow]: {
    '&, tbody, tr, td, th': { display: 'block' },
    thead: { display: 'none' },
    tr: { py: 1.5, borderTop: 1, borderColor: 'divider' },
    'tbody td, tbody th': {
      display: 'grid',
      gridTemplateColumns: '80px minmax(0, 1fr)',
      gap: 2,
      p: 0,
      py: 0.5,
      border: 0,
    },
    'tbody [data-title]::before': {
      // Read out as well: the titles of the columns are not there.
      content: 'attr(data-title)',
      color: 'text.secondary',
      fontWeight: 400,
    },
  },
};

/** A table. Its roles are written out, because a row that is laid out as a block would lose them. */
export function DataTable<Row>({ label, rows, columns, getKey }: DataTableProps<Row>) {
  return (
    // No landmark: the section around it is one, and may have the same name.
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table role="table" aria-label={label} sx={blocks}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ title, isHidden }) => (
              <TableCell key={title} role="columnheader">
                {isHidden ? <span className="visually-hidden">{title}</span> : title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={getKey(row)} role="row" hover>
              {columns.map(({ title, cell, isHeading, isHidden }) => (
                <TableCell
                  key={title}
                  data-title={isHidden ? '' : title}
                  {...(isHeading ? { component: 'th', scope: 'row', role: 'rowheader' } : { role: 'cell' })}
                  sx={{
                    verticalAlign: 'baseline',
                    ...(isHeading && { fontWeight: 650, color: 'text.primary' }),
                  }}
                >
                  {/* A heading keeps its words whole; a long address may break anywhere, a short word nowhere. */}
                  <Box
                    sx={
                      isHeading
                        ? { overflowWrap: 'break-word' }
                        : { overflowWrap: 'anywhere', minWidth: '8ch' }
                    }
                  >
                    {cell(row)}
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

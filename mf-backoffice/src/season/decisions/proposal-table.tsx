import { Button, Typography } from '@mui/material';
import { type Column, DataTable } from '../../shared/parts/data-table.tsx';

/** A decision that takes two people. */
interface Proposal {
  id: string;
  reason: string;
  proposedBy: string;
  isRequestedByMe: boolean;
  confirmedBy: string | null;
}

interface ProposalTableProps<Row extends Proposal> {
  label: string;
  rows: readonly Row[];
  /** What is proposed. */
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  onConfirm: (row: Row) => void;
}

/** Proposals with their reasons, authors and actions. */
export function ProposalTable<Row extends Proposal>(props: ProposalTableProps<Row>) {
  const { label, rows, columns, nameOf, onConfirm } = props;
  return (
    <DataTable
      label={label}
      rows={rows}
      getKey={({ id }) => id}
      columns={[
        ...columns,
        { title: 'Reason', cell: ({ reason }) => reason },
        { title: 'Proposed by', cell: ({ proposedBy }) => proposedBy },
        {
          title: 'Confirmed by',
          cell: (row) => {
            if (row.confirmedBy !== null) return row.confirmedBy;
            return row.isRequestedByMe ? (
              <Typography variant="body2" color="textSecondary">
                Someone else must confirm it
              </Typography>
            ) : (
              <Button
                sx={{ ml: -1, my: -1 }}
                aria-label={`Confirm ${nameOf(row)}`}
                onClick={() => onConfirm(row)}
              >
                Confirm
              </Button>
            );
          },
        },
      ]}
    />
  );
}

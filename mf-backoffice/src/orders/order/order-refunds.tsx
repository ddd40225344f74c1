import { Typography } from '@mui/material';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { moneyWords, type Refund, refundSources, refundStates } from '../../shared/words/order-words.ts';

/** Refunds, completed or pending, including those that the provider made itself. */
export function OrderRefunds({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <DataTable
      label="Refunds"
      rows={refunds}
      getKey={({ id }) => id}
      columns={[
        { title: 'When', cell: ({ createdAt }) => <MomentText at={createdAt} />, isHeading: true },
        { title: 'Amount', cell: ({ amount, currency }) => moneyWords(amount, currency) },
        { title: 'State', cell: stateOf },
        { title: 'Why', cell: reasonOf },
      ]}
    />
  );
}

function stateOf({ state, source, returnedByHandAt }: Refund) {
  if (returnedByHandAt === null) {
    return source === 'dispute' && state === 'requested' ? 'Held back by the bank' : refundStates[state];
  }
  return (
    <>
      Refunded by hand, <MomentText at={returnedByHandAt} />
    </>
  );
}

function reasonOf({ source, reason, requestedBy }: Refund) {
  return (
    <>
      {reason ?? refundSources[source]}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {requestedBy ?? (reason === null ? '' : refundSources[source])}
      </Typography>
    </>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import {
  moneyWords,
  type Payment,
  paymentStates,
  type RefundRequest,
  toMinor,
} from '../../shared/words/order-words.ts';

interface OrderPaymentsProps {
  payments: readonly Payment[];
  /** A payment whose refund waits for a second person takes no other. */
  requests: readonly RefundRequest[];
  onRefund: (payment: Payment) => void;
}

/** Each payment attempt, why a card was declined, and what can be refunded. */
export function OrderPayments({ payments, requests, onRefund }: OrderPaymentsProps) {
  const mayRefund = usePermitted()('orders.refund');
  if (payments.length === 0) return <Typography color="textSecondary">No payment attempts yet.</Typography>;
  const isRefundable = ({ id, returnable, currency }: Payment) =>
    toMinor(returnable, currency) > 0 && !requests.some(({ paymentId }) => paymentId === id);
  const actionOf = (payment: Payment) =>
    isRefundable(payment) && (
      <Button
        variant="outlined"
        aria-label={`Refund the payment of ${moneyWords(payment.amount, payment.currency)}`}
        onClick={() => onRefund(payment)}
      >
        Refund
      </Button>
    );
  return (
    <DataTable
      label="Payments"
      rows={payments}
      getKey={({ id }) => id}
      columns={[
        { title: 'When', cell: ({ createdAt }) => <MomentText at={createdAt} />, isHeading: true },
        { title: 'Amount', cell: ({ amount, currency }) => moneyWords(amount, currency) },
        { title: 'State', cell: stateOf },
        { title: 'Provider', cell: ({ provider }) => provider },
        { title: 'Refundable', cell: ({ returnable, currency }) => moneyWords(returnable, currency) },
        ...(mayRefund ? [{ title: 'Actions', isHidden: true, cell: actionOf }] : []),
      ]}
    />
  );
}

function stateOf({ state, declinedReason, paysForPlace }: Payment) {
  if (declinedReason !== null) return `The card was declined: ${declinedReason}`;
  if (state !== 'succeeded') return paymentStates[state];
  return (
    <Box component="span">
      {paymentStates[state]}
      {!paysForPlace && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          Does not pay for a place
        </Typography>
      )}
    </Box>
  );
}

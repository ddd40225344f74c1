import { Alert, Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { screenPath } from '../../shared/screen-path.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import { moneyWords, type Order, type Refund, toMinor } from '../../shared/words/order-words.ts';

interface RefundsToSettleProps {
  order: Order;
  /** Requests the refund of a payment again. */
  onRefund: (payment: { id: string }) => void;
}

/** Failed refunds and disputes, each with what an organiser has to do. */
export function RefundsToSettle({ order, onRefund }: RefundsToSettleProps) {
  const isPermitted = usePermitted();
  const open = order.refunds.filter(({ toDo }) => toDo !== null);
  const canRefundAgain = ({ state, paymentId }: Refund) =>
    state === 'failed' &&
    isPermitted('orders.refund') &&
    !order.requests.some((request) => request.paymentId === paymentId) &&
    order.payments.some(
      ({ id, returnable, currency }) => id === paymentId && toMinor(returnable, currency) > 0,
    );
  return open.map((refund) => {
    const sum = moneyWords(refund.amount, refund.currency);
    const isByHand = refund.state === 'byHand' && isPermitted('invoicing.change');
    return (
      <Alert key={refund.id} severity="error" variant="outlined" sx={{ mb: 2 }}>
        <Typography sx={{ fontWeight: 650 }}>{titleOf(refund, sum)}</Typography>
        <Typography>{refund.toDo}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
          {canRefundAgain(refund) && (
            <Button variant="outlined" onClick={() => onRefund({ id: refund.paymentId })}>
              Refund {sum} again
            </Button>
          )}
          {isByHand && (
            <Button component={Link} to={screenPath('refunds', refund.id)} variant="outlined">
              Record manual refund of {sum}
            </Button>
          )}
        </Box>
      </Alert>
    );
  });
}

function titleOf({ source, state }: Refund, sum: string): string {
  if (source === 'dispute') return `The payer disputes ${sum} at their bank.`;
  return state === 'failed'
    ? `The bank rejected the refund of ${sum}.`
    : `${sum} cannot be refunded to the card.`;
}

import { Alert, Box, Button, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-orders';
import { useRead } from '../../shared/data/read.ts';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { screenPath } from '../../shared/screen-path.ts';
import { moneyWords, type Order, orderStates, type Payment } from '../../shared/words/order-words.ts';
import { WaitingRefunds } from '../waiting-refunds.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundsToSettle } from './refunds-to-settle.tsx';

/** One order: its tasks, payments, documents and history. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const order = useRead(calls.organisedOrder, { params: { id } });
  return (
    <Screen
      title={order.data ? `Order of ${order.data.name}` : 'Order'}
      {...(order.data && { lead: leadOf(order.data) })}
      actions={
        <Button component={RouterLink} to={screenPath('orders')}>
          All orders
        </Button>
      }
    >
      <Loaded of={order}>{(read) => <OrderRead order={read} />}</Loaded>
    </Screen>
  );
}

function leadOf({ packageName, total, currency, state }: Order): string {
  return `${packageName} for ${moneyWords(total, currency)}. ${orderStates[state]}.`;
}

function OrderRead({ order }: { order: Order }) {
  const [refunded, setRefunded] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // Read again while the dialog is open, the payment is the one of now.
  const payment = order.payments.find(({ id }) => id === refunded);
  const refund = ({ id }: Pick<Payment, 'id'>) => {
    setDone(null);
    setRefunded(id);
  };
  return (
    <Stack spacing={{ xs: 4, md: 5 }}>
      <Box sx={{ '&:empty': { display: 'none' } }}>
        {done && (
          <Alert severity="success" role="status" variant="outlined" sx={{ mb: 2 }}>
            {done}
          </Alert>
        )}
        {order.state === 'awaiting' && order.declinedReason !== null && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            The last card was declined: {order.declinedReason} {order.name} can pay with another card while
            the place is held. Write to <Link href={`mailto:${order.email}`}>{order.email}</Link> if they may
            not know.
          </Alert>
        )}
        <WaitingRefunds requests={order.requests} />
        <RefundsToSettle order={order} onRefund={refund} />
      </Box>
      <OrderFacts order={order} />
      <OrderPart title="Payments">
        <OrderPayments payments={order.payments} requests={order.requests} onRefund={refund} />
      </OrderPart>
      {order.refunds.length > 0 && (
        <OrderPart title="Refunds">
          <OrderRefunds refunds={order.refunds} />
        </OrderPart>
      )}
      <OrderPart title="Invoices and credit notes">
        <OrderDocuments order={order} />
      </OrderPart>
      <OrderPart title="Activity">
        <OrderTimeline events={order.timeline} />
      </OrderPart>
      {payment && (
        <RefundDialog order={order} payment={payment} onDone={setDone} onClose={() => setRefunded(null)} />
      )}
    </Stack>
  );
}

import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-orders';
import * as todayCalls from '@summit/contract/calls/organise-today';
import { useRead, useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { Failure } from '../shared/parts/failure.tsx';
import { screenPath } from '../shared/screen-path.ts';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { usePermitted } from '../shared/session/permitted.ts';
import { moneyWords, type RefundRequest } from '../shared/words/order-words.ts';

interface Decision {
  request: RefundRequest;
  isConfirmed: boolean;
}

/** Every refund that waits for a second person. */
export function AllWaitingRefunds() {
  const waiting = useRead(calls.refundRequests);
  if (waiting.data) return <WaitingRefunds requests={waiting.data.requests} />;
  // Mostly there is none, so that nothing is shown before it is known.
  return waiting.error && <Failure error={waiting.error} onRetry={() => void waiting.refetch()} />;
}

/** Refunds that wait for a second person, who confirms or refuses each; the first one can take theirs back. */
export function WaitingRefunds({ requests }: { requests: readonly RefundRequest[] }) {
  const mayDecide = usePermitted()('orders.confirm');
  const [decision, setDecision] = useState<Decision | null>(null);
  if (requests.length === 0 && decision === null) return null;
  return (
    <Box component="ul" aria-label="Waiting refunds" sx={{ listStyle: 'none', p: 0, m: 0, mb: 3 }}>
      {requests.map((request) => {
        const { id, orderId, name, amount, currency, requestedBy, reason, isRequestedByMe } = request;
        const sum = moneyWords(amount, currency);
        return (
          <Alert key={id} component="li" role="listitem" severity="info" variant="outlined" sx={{ mb: 2 }}>
            <Typography>
              {isRequestedByMe ? 'You asked' : `${requestedBy} asked`} to refund {sum} to{' '}
              <Link component={RouterLink} to={screenPath('orders', orderId)}>
                {name}
              </Link>
              : {reason}
            </Typography>
            {isRequestedByMe && <Typography>Someone else must confirm it.</Typography>}
            {mayDecide && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                {!isRequestedByMe && (
                  <Button
                    variant="outlined"
                    aria-label={`Confirm ${sum} to ${name}`}
                    onClick={() => setDecision({ request, isConfirmed: true })}
                  >
                    Confirm
                  </Button>
                )}
                <Button
                  aria-label={`${isRequestedByMe ? 'Withdraw request:' : 'Reject'} ${sum} to ${name}`}
                  onClick={() => setDecision({ request, isConfirmed: false })}
                >
                  {isRequestedByMe ? 'Withdraw request' : 'Reject'}
                </Button>
              </Box>
            )}
          </Alert>
        );
      })}
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(null)} />}
    </Box>
  );
}

function DecisionDialog({ request, isConfirmed, onClose }: Decision & { onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const { id, name, amount, currency, requestedBy, reason, isRequestedByMe } = request;
  const sum = moneyWords(amount, currency);
  const decide = async () => {
    try {
      await call(calls.decideRefundRequest, { params: { id }, body: { isConfirmed } });
    } finally {
      // Also when somebody else was quicker: what is shown is no longer so.
      await readAgain(calls.refundRequests, calls.organisedOrder, calls.organisedOrders, todayCalls.today);
    }
  };
  return (
    <ConfirmDialog {...wordsOf(isConfirmed, isRequestedByMe, sum)} onConfirm={decide} onClose={onClose}>
      <Typography>
        {sum} to {name}, {isRequestedByMe ? 'requested by you' : `requested by ${requestedBy}`}. Reason:{' '}
        {reason}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        {isConfirmed
          ? 'The money is refunded to the card, and the payer gets an email. This cannot be undone.'
          : 'Nothing is refunded. It can be requested again.'}
      </Typography>
    </ConfirmDialog>
  );
}

function wordsOf(isConfirmed: boolean, isRequestedByMe: boolean, sum: string) {
  if (isConfirmed) return { title: 'Confirm this refund?', action: `Refund ${sum}` };
  return isRequestedByMe
    ? { title: 'Withdraw this refund request?', action: 'Withdraw request' }
    : { title: 'Reject this refund?', action: 'Reject refund' };
}

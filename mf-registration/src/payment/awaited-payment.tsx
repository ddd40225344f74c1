import { useEffect, useRef, useState } from 'react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as paymentCalls from '@summit/contract/calls/payments';
import { useServerDataLater, useSessionActions } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Spinner } from '@summit/shared-ui/feedback/spinner';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { stepAddress } from '../shared/flow.ts';
import { useAwaitedTexts } from './use-awaited-texts.ts';
import { useTransaction } from './use-transaction.ts';

const everyMs = 5000;
/** After this the page says that it takes longer than usual. */
const longMs = 45_000;

/**
 * Waits until the payment is approved or declined: a websocket says so at once. The status is asked for again and again
 * as well: a lost event strands nobody, and reading what is to pay makes the server ask the provider.
 */
export function AwaitedPayment() {
  const go = useGo();
  const { reload } = useSessionActions();
  const texts = useAwaitedTexts();
  const status = useServerDataLater(attendeeSelfCalls.registrationStatus, undefined, { everyMs });
  const info = useServerDataLater(paymentCalls.paymentInfo, undefined, { everyMs });
  const { refetch } = info;
  const event = useTransaction();
  const isLong = useLater(longMs);
  const isLeaving = useRef(false);
  const isCompleted = status.isFetchedAfterMount && status.data?.registrationStatus === 'Completed';
  const isNothingToPay = info.isFetchedAfterMount && info.error?.code === 'payment-0001';
  const isApproved = event === 'approved' || isCompleted || isNothingToPay;
  const isOpen = !info.isFetchedAfterMount || !info.isSuccess || info.data?.paymentStatus === 'Pending';
  const isEnded = event === 'declined' || !isOpen;

  useEffect(() => {
    if (isLeaving.current || !(isApproved || isEnded)) return;
    isLeaving.current = true;
    const next = isApproved ? 'registrationCompleted' : 'registrationPayment';
    // The payment's page would take what was loaded here, before the server spoke, for the present state.
    const loaded = isApproved ? [reload()] : [reload(), refetch()];
    void Promise.all(loaded).then(() => go(stepAddress(next), { replace: true }));
  }, [isApproved, isEnded, reload, refetch, go]);

  return (
    <Stack gap={4}>
      <Spinner label={texts['registrationExecutePayment.waiting']} />
      <div role="status">
        {isLong && (
          <Notice
            title={texts['registrationExecutePayment.long.title']}
            action={
              <ButtonLink variant="secondary" to={stepAddress('registrationPayment')}>
                {texts['registrationExecutePayment.back']}
              </ButtonLink>
            }
          >
            {texts['registrationExecutePayment.long']}
          </Notice>
        )}
      </div>
    </Stack>
  );
}

/** Whether so many milliseconds have passed since the page was opened. */
function useLater(ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}

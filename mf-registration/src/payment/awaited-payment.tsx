import { useEffect, useRef, useState } from 'react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as paymentCalls from '@summit/contract/calls/payments';
import { useServerDataQuery, useSessionActions } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Spinner } from '@summit/shared-ui/feedback/spinner';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { stepAddress } from '../shared/steps/flow.ts';
import { useAwaitedTexts } from './use-awaited-texts.ts';
import { usePaymentNews } from './use-payment-news.ts';

/** Polls in case the event is lost; the call also makes the server query the payment provider. */
const fallback = { everyMs: 10_000 };
/** After this the page says that it takes longer than usual. */
const longMs = 45_000;

/** Waits for the outcome of the payment, and continues by the server's response. */
export function AwaitedPayment() {
  const go = useGo();
  const { reload } = useSessionActions();
  const texts = useAwaitedTexts();
  usePaymentNews();
  const status = useServerDataQuery(attendeeSelfCalls.registrationStatus, undefined, fallback);
  const info = useServerDataQuery(paymentCalls.paymentInfo, undefined, fallback);
  const isLong = useLater(longMs);
  const isLeaving = useRef(false);
  const isCompleted = status.isFetchedAfterMount && status.data?.registrationStatus === 'Completed';
  const isNothingToPay = info.isFetchedAfterMount && info.error?.code === 'payment-0001';
  const isApproved = isCompleted || isNothingToPay;
  const isEnded = info.isFetchedAfterMount && info.isSuccess && info.data?.paymentStatus !== 'Pending';

  useEffect(() => {
    if (isLeaving.current || !(isApproved || isEnded)) return;
    isLeaving.current = true;
    const next = isApproved ? 'registrationCompleted' : 'registrationPayment';
    void reload().then(() => go(stepAddress(next), { replace: true }));
  }, [isApproved, isEnded, reload, go]);

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

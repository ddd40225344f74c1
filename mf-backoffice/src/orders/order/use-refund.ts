import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as calls from '@summit/contract/calls/organise-orders';
import * as todayCalls from '@summit/contract/calls/organise-today';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { isApiError } from '@summit/shared-auth';
import { useReadAgain } from '../../shared/data/read.ts';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import type { Payment } from '../../shared/words/order-words.ts';
import type { RefundValues } from './refund-form.tsx';

export type RefundOutcome = ResponseOf<typeof calls.refundPayment>;
type Wanted = BodyOf<typeof calls.refundPayment>;

/**
 * Asks the server for a refund, or what it would do. Null: it was refused, or something is missing; what is wrong with a
 * field is said beside it, everything else is the error.
 */
export function useRefund(orderId: string, payment: Payment, form: UseFormReturn<RefundValues>) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // What is made is what was tried and read, also where the payment is another by now: the server refuses it then.
  const [tried, setTried] = useState<Wanted | null>(null);

  const typed = (): Wanted => {
    const { isWhole, amount, reason } = form.getValues();
    const { id: paymentId, returnable } = payment;
    return { paymentId, amount: isWhole ? returnable : amount, returnable, reason };
  };

  const send = async (isDryRun: boolean): Promise<RefundOutcome> => {
    const body = isDryRun || tried === null ? typed() : tried;
    const outcome = await call(calls.refundPayment, {
      params: { id: orderId },
      query: { dryRun: isDryRun ? 'true' : 'false' },
      body,
    });
    if (isDryRun) setTried(body);
    else await readMoneyAgain();
    return outcome;
  };

  const readMoneyAgain = () =>
    readAgain(calls.organisedOrder, calls.organisedOrders, calls.refundRequests, todayCalls.today);

  const refund = async ({ isDryRun }: { isDryRun: boolean }): Promise<RefundOutcome | null> => {
    setError(null);
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return null;
    setIsBusy(true);
    try {
      return await send(isDryRun);
    } catch (refusal) {
      if (!putBesideFields(refusal, form)) setError(refusal);
      // Somebody else was quicker: what is left is read, and what was typed stays.
      if (isApiError(refusal) && refusal.status === 409) await readMoneyAgain();
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return { refund, isBusy, error };
}

/** Whether all that was refused has a field to say it beside. */
function putBesideFields(refusal: unknown, form: UseFormReturn<RefundValues>): boolean {
  const failures = isApiError(refusal) ? refusal.failures : [];
  const fields = ['amount', 'reason'] as const;
  for (const { field, message } of failures) {
    const name = fields.find((known) => known === field);
    if (name) form.setError(name, { message });
  }
  const isShown = (field: string) => field === 'reason' || (field === 'amount' && !form.getValues('isWhole'));
  return failures.length > 0 && failures.every(({ field }) => isShown(field));
}

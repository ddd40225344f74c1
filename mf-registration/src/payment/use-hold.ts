import { useEffect, useState } from 'react';
import { paymentCalls } from '@summit/contract/calls/payments';
import { serverQueryKey } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import type { PaymentInfo } from './payment-info.ts';

export interface Hold {
  /** Milliseconds until the place is free for others; null: it is held without an end. */
  left: number | null;
  isOver: boolean;
}

/** How long the place is still held, counted by the second; what there is to pay is read again when the time is over. */
export function useHold({ heldUntil }: Pick<PaymentInfo, 'heldUntil'>): Hold {
  const queryClient = useQueryClient();
  const [now, setNow] = useState(() => Date.now());
  const left = heldUntil === null ? null : Math.max(0, Date.parse(heldUntil) - now);
  const isOver = left === 0;

  useEffect(() => {
    if (heldUntil === null || isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [heldUntil, isOver]);

  useEffect(() => {
    if (!isOver) return;
    const queryKey = serverQueryKey(paymentCalls.paymentInfo);
    void queryClient.invalidateQueries({ queryKey });
  }, [isOver, queryClient]);

  return { left, isOver };
}

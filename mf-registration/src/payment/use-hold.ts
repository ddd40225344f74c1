import { useCallback, useEffect, useState } from 'react';
import * as paymentCalls from '@summit/contract/calls/payments';
import { serverQueryKey } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import type { PaymentInfo } from './payment-info.ts';

export interface Hold {
  /** Milliseconds until the reservation expires; null: it does not. */
  left: number | null;
  /** Whether it has expired, by the server's response. */
  isOver: boolean;
}

/** How often the server is polled once the reservation should have expired, in milliseconds. */
const askMs = 2000;

/**
 * How long the place is still held, counted by the second from what the server said was left: the device's clock may be
 * wrong. What there is to pay is read again when the time is over, and only the server says that it is. It is read
 * again when the page is back in view, too: while a device sleeps, nothing is counted.
 */
export function useHold({ heldUntil, readAt }: Pick<PaymentInfo, 'heldUntil' | 'readAt'>): Hold {
  const queryClient = useQueryClient();
  const ask = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: serverQueryKey(paymentCalls.paymentInfo) });
  }, [queryClient]);
  const [passed, setPassed] = useState({ since: readAt, ms: 0 });
  const leftThen = heldUntil === null ? null : Date.parse(heldUntil) - Date.parse(readAt);
  const left = leftThen === null ? null : Math.max(0, leftThen - (passed.since === readAt ? passed.ms : 0));
  const isOver = leftThen !== null && leftThen <= 0;
  const isDue = left === 0 && !isOver;

  const isHeld = leftThen !== null && !isOver;
  useEffect(() => {
    if (!isHeld) return undefined;
    const from = performance.now();
    const timer = setInterval(() => setPassed({ since: readAt, ms: performance.now() - from }), 1000);
    return () => clearInterval(timer);
  }, [isHeld, readAt]);

  useEffect(() => {
    if (!isHeld) return undefined;
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => document.removeEventListener('visibilitychange', askWhenSeen);
  }, [isHeld, ask]);

  useEffect(() => {
    if (!isDue) return undefined;
    ask();
    const timer = setInterval(ask, askMs);
    return () => clearInterval(timer);
  }, [isDue, ask]);

  return { left, isOver };
}

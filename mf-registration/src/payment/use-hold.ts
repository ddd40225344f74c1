import { useEffect, useState } from 'react';
import * as paymentCalls from '@summit/contract/calls/payments';
import { serverQueryKey } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import type { PaymentInfo } from './payment-info.ts';

export interface Hold {
  /** Milliseconds until the place is free for others; null: it is held without an end. */
  left: number | null;
  /** The server has said so. */
  isOver: boolean;
}

/** How often the server is asked whether the time is over, once it should be; in milliseconds. */
const askMs = 2000;

/**
 * How long the place is still held, counted by the second from what the server said was left: the device's clock may be
 * wrong. What there is to pay is read again when the time is over, and only the server says that it is.
 */
export function useHold({ heldUntil, readAt }: Pick<PaymentInfo, 'heldUntil' | 'readAt'>): Hold {
  const queryClient = useQueryClient();
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
    if (!isDue) return undefined;
    const queryKey = serverQueryKey(paymentCalls.paymentInfo);
    const ask = () => void queryClient.invalidateQueries({ queryKey });
    ask();
    const timer = setInterval(ask, askMs);
    return () => clearInterval(timer);
  }, [isDue, queryClient]);

  return { left, isOver };
}

import type { ResponseOf } from '@summit/contract/call';
import { subscriptionCalls } from '@summit/contract/calls/subscriptions';
import { isApiError, useCall } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';

export type Subscription = ResponseOf<typeof subscriptionCalls.subscription>;

/** The subscription that a mail's token belongs to, or null when it is none. Suspends; throws every other ApiError. */
export function useSubscription(token: string): Subscription | null {
  const call = useCall();
  const { data } = useSuspenseQuery({
    queryKey: ['subscription', token],
    queryFn: async ({ signal }): Promise<Subscription | null> => {
      if (token === '') return null;
      try {
        return await call(subscriptionCalls.subscription, { query: { token }, signal });
      } catch (error) {
        if (isApiError(error) && error.code === 'cqrs-0009') return null;
        throw error;
      }
    },
  });
  return data;
}

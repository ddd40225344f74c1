import * as subscriptionCalls from '@summit/contract/calls/subscriptions';
import type { ResponseOf } from '@summit/contract/requests/call';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';

export type Subscription = ResponseOf<typeof subscriptionCalls.subscription>;

/** The subscription for the token of an email, or null when there is none. Suspends; throws every other ApiError. */
export function useSubscription(token: string): Subscription | null {
  return useServerView(subscriptionView, token);
}

const subscriptionView = serverView(
  'content.subscription',
  [subscriptionCalls.subscription],
  async ({ call }, token: string): Promise<Subscription | null> => {
    if (token === '') return null;
    return call(subscriptionCalls.subscription, { query: { token } }).catch(orValue({ 'cqrs-0009': null }));
  },
);

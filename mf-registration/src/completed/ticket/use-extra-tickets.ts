import * as invitationCalls from '@summit/contract/calls/invitations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverQuery, useCall, useServerDataQuery } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';

export type ExtraTickets = ResponseOf<typeof invitationCalls.sentInvitations>;
export type SentInvitation = ExtraTickets['invitations'][number];

/** The extra tickets of the signed-in attendee, and how to store the response to an action on them. */
export function useExtraTickets() {
  const call = useCall();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useServerDataQuery(invitationCalls.sentInvitations);
  const { queryKey } = serverQuery(call, invitationCalls.sentInvitations);
  return {
    tickets: data,
    error: data || isFetching ? null : error,
    ask: () => void refetch(),
    note: (tickets: ExtraTickets) => queryClient.setQueryData(queryKey, tickets),
  };
}

/** How many more people can be invited: an open invitation reserves its ticket. */
export function leftToGive({ remainingExtraTicketsCount, invitations }: ExtraTickets): number {
  const open = invitations.filter(({ state }) => state === 'Sent').length;
  return Math.max(0, remainingExtraTicketsCount - open);
}

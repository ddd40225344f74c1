import * as invitationCalls from '@summit/contract/calls/invitations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import type { PageOptions } from './page-rendering.tsx';

type Tickets = ResponseOf<typeof invitationCalls.sentInvitations>;

export const open = {
  id: 'i-1',
  email: 'ines@mare.example',
  state: 'Sent',
  sentAt: '2030-03-04T23:30:00Z',
} as const;

export const begun = { ...open, id: 'i-2', email: 'rui@mare.example', state: 'Started' } as const;
export const registered = { ...open, id: 'i-3', email: 'eva@mare.example', state: 'Completed' } as const;

/** Two paid tickets without invitations, unless the test changes that. */
export function getTickets(own: Partial<Tickets> = {}): Tickets {
  return { arePaid: true, extraTicketsCount: 2, remainingExtraTicketsCount: 2, invitations: [], ...own };
}

export function ticketsAre(own?: Partial<Tickets>): TestResponse {
  return respond(invitationCalls.sentInvitations, getTickets(own));
}

/** The ticket of a seller whose package came with extra ones. */
export function sellersVisit(options: Partial<PageOptions> = {}): PageOptions {
  return {
    url: href(pages.registrationCompleted),
    status: 'Completed',
    attendee: { package: { type: 'SellVip', name: 'VIP', kind: 'paid' } },
    ...options,
  };
}

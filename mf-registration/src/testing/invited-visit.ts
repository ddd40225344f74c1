import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import { field } from './first-step-visit.ts';
import { enter, type PageOptions } from './page-rendering.tsx';

const { regularInvitationToken, invitedStepOne } = attendeeRegistrationCalls;

export const token = 'token-of-the-letter';

/** The invitation that Sofia Almeida sent to Inês, as the server returns it. */
export function invitationIs(own: Partial<ResponseOf<typeof regularInvitationToken>> = {}): TestResponse {
  return respond(regularInvitationToken, {
    arePaid: true,
    remainingExtraTicketsCount: 1,
    inviterName: 'Sofia Almeida',
    company: 'Maré',
    email: 'ines@mare.example',
    ...own,
  });
}

/** The server accepts the first step. */
export const invitedAccepted = respond(invitedStepOne, {
  accessToken: 'access-2',
  refreshToken: 'refresh-2',
});

/** Not logged in; the accepted first step begins the registration. */
const newcomer = { session: 'anonymous', status: 'SubmitStepOne' } as const;

/** Opens the link; it is valid unless the test changes that. */
export function invitedVisit(options: Partial<PageOptions> = {}): PageOptions {
  const { responses = [] } = options;
  const isGiven = responses.some(({ row }) => row === regularInvitationToken);
  return {
    url: href(pages.registrationAttendee, { search: { token } }),
    ...(options.status || options.session ? {} : newcomer),
    ...options,
    responses: isGiven ? responses : [...responses, invitationIs()],
  };
}

export function sendInvited(): HTMLElement {
  return screen.getByRole('button', { name: 'Continue to your visit' });
}

/** Fills in the fields that the link does not prefill. */
export async function fillInvited(user: UserEvent): Promise<void> {
  await enter(user, await screen.findByLabelText(/^First name/), 'Inês');
  await enter(user, field(/^Last name/), 'Duarte');
  await enter(user, field(/^Phone/), '+351 21 123 4567');
  await enter(user, field(/^Job title/), 'Treasurer');
  await enter(user, field(/^Password/), 'Summit2030');
  await user.click(screen.getByRole('checkbox', { name: /I accept the Terms/ }));
}

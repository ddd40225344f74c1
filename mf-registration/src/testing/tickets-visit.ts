import { screen } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import type { TicketPackage } from '../shared/ticket/tickets.ts';
import type { PageOptions } from './page-rendering.tsx';
import { standard, vip } from './tickets.ts';

const { attendeePackages } = attendeeRegistrationCalls;

/** The tickets for the attendee, and the type of the one they have chosen. */
export function offered(packages: TicketPackage[], selectedType: string | null = null): TestResponse {
  return respond(attendeePackages, { packages, selectedType });
}

/** The server's response with the attendee's status. */
export function statusIs(registrationStatus: RegistrationStatus): TestResponse {
  const status = { registrationStatus, message: '', displayName: '', isEmailConfirmed: true };
  return respond(attendeeSelfCalls.registrationStatus, status);
}

/** An attendee's tickets: a free and a paid one for buyers, unless the test changes that. */
export function ticketsVisit(options: Partial<PageOptions> = {}): PageOptions {
  const { responses = [] } = options;
  const hasTickets = responses.some(({ row }) => row === attendeePackages);
  return {
    url: href(pages.registrationPackages),
    status: 'PendingPackageSelection',
    ...options,
    responses: hasTickets ? responses : [...responses, offered([standard, vip])],
  };
}

export function ticket(name: RegExp): Promise<HTMLElement> {
  return screen.findByRole('radio', { name });
}

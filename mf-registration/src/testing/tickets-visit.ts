import type { RegistrationStatus } from '@summit/contract/registration-status';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { href } from '@summit/contract/href';
import { answer, type TestAnswer } from '@summit/shared-auth/testing';
import { screen } from '@testing-library/react';
import type { TicketPackage } from '../shared/tickets.ts';
import type { PageOptions } from './page-rendering.tsx';
import { standard, vip } from './tickets.ts';

const { attendeePackages } = attendeeRegistrationCalls;

/** The tickets for the attendee, and the type of the one they have chosen. */
export function offered(packages: TicketPackage[], selectedType: string | null = null): TestAnswer {
  return answer(attendeePackages, { packages, selectedType });
}

/** The server's response with the attendee's status. */
export function statusIs(registrationStatus: RegistrationStatus): TestAnswer {
  const status = { registrationStatus, message: '', displayName: '', isEmailConfirmed: true };
  return answer(attendeeSelfCalls.registrationStatus, status);
}

/** An attendee's tickets: a free and a paid one for buyers, unless the test says otherwise. */
export function ticketsVisit(options: Partial<PageOptions> = {}): PageOptions {
  const { answers = [] } = options;
  const hasTickets = answers.some(({ row }) => row === attendeePackages);
  return {
    url: href('registrationPackages'),
    status: 'PendingPackageSelection',
    ...options,
    answers: hasTickets ? answers : [...answers, offered([standard, vip])],
  };
}

export function ticket(name: RegExp): Promise<HTMLElement> {
  return screen.findByRole('radio', { name });
}

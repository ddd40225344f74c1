import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond } from '@summit/shared-auth/testing';
import { enter, type PageOptions } from './page-rendering.tsx';

/** The server accepts the first step. */
export const firstStepAccepted = respond(attendeeRegistrationCalls.submitStepOne, {
  accessToken: 'access-2',
  refreshToken: 'refresh-2',
});

/** The page of the first step, for a visitor who is not logged in unless the test changes that. */
export function firstStepVisit(options: Partial<PageOptions> = {}): PageOptions {
  return { url: href(pages.registrationAttendee), ...options };
}

export function field(name: RegExp): HTMLElement {
  return screen.getByLabelText(name, { selector: 'input, select' });
}

export function sendButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Continue to your work' });
}

export function problems(): Promise<HTMLElement> {
  return screen.findByRole('alert', { name: 'Problems with the form' });
}

/** Fills in all required fields. */
export async function fillFirstStep(user: UserEvent): Promise<void> {
  await user.selectOptions(await screen.findByLabelText(/What describes you best/), 'Bank');
  await enter(user, field(/^First name/), 'Inês');
  await enter(user, field(/^Last name/), 'Duarte');
  await enter(user, field(/^Work email/), 'ines@mare.example');
  await enter(user, field(/^Phone/), '+351 21 123 4567');
  await enter(user, field(/^Company/), 'Maré');
  await enter(user, field(/^Job title/), 'Treasurer');
  await enter(user, field(/^Password/), 'Summit2030');
  await user.click(screen.getByRole('checkbox', { name: /I accept the Terms/ }));
}

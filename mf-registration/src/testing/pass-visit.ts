import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as vipCalls from '@summit/contract/calls/vip';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import { field } from './first-step-visit.ts';
import { enter, type PageOptions } from './page-rendering.tsx';

const { vipInvitation, vipStepOne } = vipCalls;

export const link = { slug: 'mare', code: 'code-of-the-letter' };

/** The invitation of a company with passes, as the server returns it. */
export function passesAre(own: Partial<ResponseOf<typeof vipInvitation>> = {}): TestResponse {
  return respond(vipInvitation, {
    id: 'invitation-1',
    name: 'Maré',
    company: 'Maré',
    type: 'Exhibitor',
    passesLimit: 8,
    passesLeft: 3,
    accountManagerEmailRequired: true,
    validUntil: '2030-05-31T22:30:00Z',
    ...own,
  });
}

/** The server accepts the pass. */
export const passTaken = respond(vipStepOne, { accessToken: 'access-2', refreshToken: 'refresh-2' });

/** Opens the link; it is valid unless the test changes that. */
export function passVisit(options: Partial<PageOptions> = {}): PageOptions {
  const { responses = [] } = options;
  const isGiven = responses.some(({ row }) => row === vipInvitation);
  return {
    url: href(pages.registrationInvitation, link),
    path: pages.registrationInvitation.path,
    ...options,
    responses: isGiven ? responses : [...responses, passesAre()],
  };
}

export function sendPass(): HTMLElement {
  return screen.getByRole('button', { name: 'Take a pass' });
}

/** Fills in the fields that the link does not prefill. */
export async function fillPass(user: UserEvent): Promise<void> {
  await enter(user, await screen.findByLabelText(/^First name/), 'Inês');
  await enter(user, field(/^Last name/), 'Duarte');
  await enter(user, field(/^Work email/), 'ines@mare.example');
  await enter(user, field(/^Phone/), '+351 21 123 4567');
  await enter(user, field(/^Job title/), 'Treasurer');
  await enter(user, field(/^Password/), 'Summit2030');
  await user.click(screen.getByRole('checkbox', { name: /I accept the Terms/ }));
}

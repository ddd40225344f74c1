import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as packageCalls from '@summit/contract/calls/packages';
import { emailAddressNotValid } from '@summit/contract/contact-details/email-domain';
import { errors } from '@summit/contract/errors/errors';
import { respondWithError } from '@summit/shared-auth/testing';
import {
  field,
  fillFirstStep,
  firstStepAccepted,
  firstStepVisit,
  problems,
  sendButton,
} from '../testing/first-step-visit.ts';
import { enter, type PageOptions, renderPage, sentTo } from '../testing/page-rendering.tsx';
import FirstStepPage from './first-step/first-step-page.tsx';

const { submitStepOne } = attendeeRegistrationCalls;
const { emailDomainValidation } = packageCalls;

const open = (options?: Partial<PageOptions>) => renderPage(FirstStepPage, firstStepVisit(options));

beforeEach(() => window.localStorage.clear());

describe('the email address', () => {
  const leave = async (user: UserEvent) => {
    await enter(user, await screen.findByLabelText(/^Work email/), 'ines@gmial.example');
    await user.tab();
  };

  test('that looks mistyped causes a warning, but can be sent', async () => {
    const { user, requests, location } = open({
      responses: [respondWithError(emailDomainValidation, 'email.domain-0004'), firstStepAccepted],
      status: undefined,
    });
    await leave(user);
    expect(await screen.findByText(errors['email.domain-0004'].message)).toBeVisible();
    expect(field(/^Work email/)).toBeValid();
    await user.clear(field(/^Work email/));
    await fillFirstStep(user);
    await user.click(sendButton());
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
    expect(sentTo(submitStepOne, requests)).toHaveLength(1);
  });

  test.each([
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
    'forbidden.domain-0001',
  ] as const)('that is refused with %s has a message beside the field until it is changed', async (code) => {
    const { user } = open({ responses: [respondWithError(emailDomainValidation, code)] });
    await leave(user);
    const refusal = `${errors[code].message} ${emailAddressNotValid}`;
    await waitFor(() =>
      expect(field(/^Work email/)).toHaveAccessibleDescription(expect.stringContaining(refusal)),
    );
    await user.click(field(/^Work email/));
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  test('that the server refuses on sending has the same message', async () => {
    const { user } = open({ responses: [respondWithError(submitStepOne, 'email.domain-0001')] });
    await fillFirstStep(user);
    await user.click(sendButton());
    const refusal = `${errors['email.domain-0001'].message} ${emailAddressNotValid}`;
    expect(await problems()).toHaveTextContent(`Work email: ${refusal}`);
  });

  test('that is already registered links to the login, and the other input stays', async () => {
    const { user } = open({ responses: [respondWithError(submitStepOne, 'fm.cms-0029')] });
    await fillFirstStep(user);
    await user.click(sendButton());
    expect(await problems()).toHaveTextContent(`Work email: ${errors['fm.cms-0029'].message}`);
    const advice = screen.getByText(/Is this you\?/);
    expect(advice).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', '#login');
    expect(field(/^Company/)).toHaveValue('Maré');
    await enter(user, field(/^Work email/), 'x');
    expect(advice).not.toBeInTheDocument();
  });

  test('that organisers have to check has a message with the request id', async () => {
    const { user } = open({
      responses: [respondWithError(submitStepOne, 'fm.cms-0093', { requestId: 'r-93' })],
    });
    await fillFirstStep(user);
    await user.click(sendButton());
    expect(await problems()).toHaveTextContent(`${errors['fm.cms-0093'].message} r-93`);
  });
});

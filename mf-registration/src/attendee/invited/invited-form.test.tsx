import { screen, waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { emailAddressNotValid } from '@summit/contract/contact-details/email-domain';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { field, problems } from '../../testing/first-step-visit.ts';
import {
  fillInvited,
  invitationIs,
  invitedAccepted,
  invitedVisit,
  sendInvited,
  token,
} from '../../testing/invited-visit.ts';
import { enter, type PageOptions, renderPage, sentTo } from '../../testing/page-rendering.tsx';
import FirstStepPage from '../first-step/first-step-page.tsx';

const { invitedStepOne } = attendeeRegistrationCalls;

const open = (options?: Partial<PageOptions>) => renderPage(FirstStepPage, invitedVisit(options));
const sendTo = async (...responses: NonNullable<PageOptions['responses']>) => {
  const page = open({ responses });
  await fillInvited(page.user);
  await page.user.click(sendInvited());
  return page;
};

beforeEach(() => window.localStorage.clear());

describe('the first step of an invited attendee', () => {
  test('is prefilled with the inviter’s input, and with the visitor’s country on the first input', async () => {
    const { user } = open();
    expect(await screen.findByLabelText(/^Work email/)).toHaveValue('ines@mare.example');
    expect(field(/^Company/)).toHaveValue('Maré');
    expect(screen.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked();
    await user.click(field(/^First name/));
    await waitFor(() => expect(document.querySelector('select[name="country"]')).toHaveValue('PT'));
  });

  test('is empty without the inviter’s input', async () => {
    open({ responses: [invitationIs({ company: null, email: null })] });
    expect(await screen.findByLabelText(/^Work email/)).toHaveValue('');
    expect(field(/^Company/)).toHaveValue('');
  });

  test('signs in, and continues with the second part', async () => {
    const { requests, location, session } = await sendTo(invitedAccepted);
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
    expect(session.store.getState()).toMatchObject({ phase: 'signedIn', accessToken: 'access-2' });
    expect(sentTo(invitedStepOne, requests)).toEqual([
      {
        token,
        firstName: 'Inês',
        lastName: 'Duarte',
        email: 'ines@mare.example',
        phone: '+351211234567',
        company: 'Maré',
        jobTitle: 'Treasurer',
        country: 'PT',
        password: 'Summit2030',
        termsAccepted: true,
        marketing: false,
        publish: false,
      },
    ]);
  });

  test('asks for a password only if the settings require it', async () => {
    open({ switches: { allowPasswordOnRegistration: false } });
    await screen.findByLabelText(/^First name/);
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  });

  test('reports missing fields, and sends nothing', async () => {
    const { user, requests } = open();
    await screen.findByLabelText(/^First name/);
    await user.click(sendInvited());
    expect(await problems()).toHaveTextContent(`First name: ${messages.firstName}`);
    expect(sentTo(invitedStepOne, requests)).toEqual([]);
  });

  test('is sent once, however often the button is pressed', async () => {
    const slow = respond(invitedStepOne, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { accessToken: 'access-2', refreshToken: 'refresh-2' };
    });
    const { user, requests, location } = open({ responses: [slow] });
    await fillInvited(user);
    await user.dblClick(sendInvited());
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
    expect(sentTo(invitedStepOne, requests)).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('because the address is registered links to the login, and keeps the input', async () => {
    await sendTo(respondWithError(invitedStepOne, 'fm.cms-0029'));
    expect(await problems()).toHaveTextContent(`Work email: ${errors['fm.cms-0029'].message}`);
    expect(screen.getByText(/Is this you\?/)).toBeVisible();
    expect(field(/^Job title/)).toHaveValue('Treasurer');
  });

  test('of the address is shown beside it', async () => {
    await sendTo(respondWithError(invitedStepOne, 'email.domain-0002'));
    expect(await problems()).toHaveTextContent(
      `Work email: ${errors['email.domain-0002'].message} ${emailAddressNotValid}`,
    );
  });

  test.each(['fm.cms-0009', 'fm.cms-0071', 'fm.cms-0072', 'invited-attendee-submit-0001'] as const)(
    'because of the invitation (%s) replaces the form, and gets the focus',
    async (code) => {
      await sendTo(respondWithError(invitedStepOne, code));
      const said = await screen.findByText(errors[code].message);
      expect(said).toBeVisible();
      expect(said.closest('[role=alert]')).toHaveFocus();
      expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
    },
  );

  test('for lack of a ticket names a contact', async () => {
    await sendTo(respondWithError(invitedStepOne, 'invited-attendee-submit-0001'));
    expect(await screen.findByText(/Please ask Sofia Almeida/)).toBeVisible();
  });

  test('because registration was closed meanwhile shows a message', async () => {
    await sendTo(respondWithError(invitedStepOne, 'registration-0001'));
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed at the moment' }),
    ).toBeVisible();
  });

  test('without a network keeps the input, and can be retried', async () => {
    const { user, location } = await sendTo(respondNever(invitedStepOne), invitedAccepted);
    expect(await problems()).toHaveTextContent('Nothing you entered is lost.');
    await user.click(sendInvited());
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
  });
});

test('input is stored for each link, without the password', async () => {
  const first = open();
  await fillInvited(first.user);
  await first.user.clear(field(/^Work email/));
  await enter(first.user, field(/^Work email/), 'other@mare.example');
  first.unmount();
  const stored = JSON.stringify({ ...window.localStorage });
  expect(stored).not.toContain('Summit2030');
  expect(stored).not.toContain(token);

  const second = open();
  expect(await screen.findByLabelText(/^Work email/)).toHaveValue('other@mare.example');
  await second.user.click(screen.getByRole('button', { name: 'Start with an empty form' }));
  expect(field(/^Work email/)).toHaveValue('ines@mare.example');
  second.unmount();

  open({ url: href(pages.registrationAttendee, { search: { token: 'of-another-letter' } }) });
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('');
});

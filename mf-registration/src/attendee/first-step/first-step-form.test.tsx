import { screen, waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import {
  field,
  fillFirstStep,
  firstStepAccepted,
  firstStepVisit,
  problems,
  sendButton,
} from '../../testing/first-step-visit.ts';
import { enter, type PageOptions, renderPage, sentTo } from '../../testing/page-rendering.tsx';
import FirstStepPage from './first-step-page.tsx';

const { submitStepOne } = attendeeRegistrationCalls;

const open = (options?: Partial<PageOptions>) => renderPage(FirstStepPage, firstStepVisit(options));

beforeEach(() => window.localStorage.clear());

describe('sending the first step', () => {
  test('signs the attendee in and continues with the second part', async () => {
    const { user, requests, location, session } = open({ responses: [firstStepAccepted] });
    await fillFirstStep(user);
    await user.click(sendButton());
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
    expect(session.store.getState()).toMatchObject({ phase: 'signedIn', accessToken: 'access-2' });
    expect(sentTo(submitStepOne, requests)).toEqual([
      {
        categoryId: 'bank',
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

  test('happens once, however often the button is pressed', async () => {
    const finish: (() => void)[] = [];
    const slow = respond(submitStepOne, async () => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return { accessToken: 'access-2', refreshToken: 'refresh-2' };
    });
    const { user, requests, location } = open({ responses: [slow] });
    await fillFirstStep(user);
    await user.dblClick(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Sending' }));
    await waitFor(() => expect(finish).toHaveLength(1));
    finish[0]?.();
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
    expect(sentTo(submitStepOne, requests)).toHaveLength(1);
  });

  test('without a network shows a message, keeps the input, and can be retried', async () => {
    const { user, location } = open({ responses: [respondNever(submitStepOne), firstStepAccepted] });
    await fillFirstStep(user);
    await user.click(sendButton());
    expect(await problems()).toHaveTextContent(
      `${errors['network-0001'].message} Nothing you entered is lost.`,
    );
    expect(field(/^Work email/)).toHaveValue('ines@mare.example');
    await user.click(sendButton());
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
  });

  test('shows the server’s errors beside their fields', async () => {
    const failures = [{ field: 'phone', errorCode: '0001', message: messages.validatePhone }];
    const { user } = open({
      responses: [respondWithError(submitStepOne, 'validation.base-0001', { failures })],
    });
    await fillFirstStep(user);
    await user.click(sendButton());
    expect(await problems()).toHaveTextContent(`Phone: ${messages.validatePhone}`);
    expect(field(/^Phone/)).toBeInvalid();
  });

  test('redirects when the server says that a ticket has to be chosen', async () => {
    const { user, location } = open({ responses: [respondWithError(submitStepOne, 'fm.cms-0031')] });
    await fillFirstStep(user);
    await user.click(sendButton());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
  });

  test('shows a message when registration was closed meanwhile', async () => {
    const { user } = open({ responses: [respondWithError(submitStepOne, 'registration-0001')] });
    await fillFirstStep(user);
    await user.click(sendButton());
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed at the moment' }),
    ).toBeVisible();
  });
});

describe('an interrupted first step', () => {
  test('is restored without the password when the visitor returns, until it is sent', async () => {
    const first = open({ responses: [firstStepAccepted] });
    await fillFirstStep(first.user);
    first.unmount();
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('Summit2030');

    const second = open({ responses: [firstStepAccepted] });
    expect(await screen.findByText(/What you entered before is still here/)).toBeVisible();
    expect(field(/^Work email/)).toHaveValue('ines@mare.example');
    expect(screen.getByLabelText(/What describes you best/)).toHaveValue('bank');
    expect(field(/^Password/)).toHaveValue('');
    await enter(second.user, field(/^Password/), 'Summit2030');
    await second.user.click(sendButton());
    await waitFor(() => expect(second.location()).toBe('/registration/second-part'));
    second.unmount();

    open();
    expect(await screen.findByLabelText(/^Work email/)).toHaveValue('');
  });

  test('can be discarded', async () => {
    const first = open();
    await enter(first.user, await screen.findByLabelText(/^Company/), 'Maré');
    first.unmount();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Start with an empty form' }));
    expect(field(/^Company/)).toHaveValue('');
    expect(document.querySelector('select[name="country"]')).toHaveValue('PT');
  });

  test('is replaced by the kind in the address', async () => {
    const first = open();
    await first.user.selectOptions(await screen.findByLabelText(/What describes you best/), 'Bank');
    first.unmount();
    open({ url: href(pages.registrationAttendee, { search: { type: 'Sell' } }) });
    expect(await screen.findByRole('radio', { name: /I sell to the room/ })).toBeChecked();
    expect(screen.getByLabelText(/What describes you best/)).toHaveValue('');
  });
});

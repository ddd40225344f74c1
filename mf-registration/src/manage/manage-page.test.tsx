import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { errors } from '@summit/contract/errors/errors';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { paidRegistration } from '../testing/own-registration.ts';
import { enter, type PageOptions, renderPage, sentTo } from '../testing/page-rendering.tsx';
import ManagePage from './manage-page.tsx';

type Registration = ResponseOf<(typeof myRegistrationCalls)['ownRegistration']>;

const { ownRegistration, changeOwnDetails, cancelRegistration } = myRegistrationCalls;

const { details, cancellation: paid, transfer } = paidRegistration;

const own = (cancellation: Partial<Registration['cancellation']> = {}) =>
  respond(ownRegistration, { details, cancellation: { ...paid, ...cancellation }, transfer });

const visit = (options: Partial<PageOptions> = {}) =>
  renderPage(ManagePage, {
    url: href(pages.registrationManage),
    status: 'Completed',
    attendee: { package: { type: 'BuyVip', name: 'VIP', kind: 'paid' }, ticketNumber: '7F3A-09C2-B41D' },
    ...options,
    responses: [
      ...(options.responses ?? []),
      ...(options.responses?.some(({ row }) => row === ownRegistration) ? [] : [own()]),
    ],
  });

const save = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Save my details' }));

beforeEach(() => window.localStorage.clear());

test('the ticket, the details and the current refund are shown', async () => {
  visit();
  expect(await screen.findByText('7F3A-09C2-B41D')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Job title' })).toHaveValue('Treasurer');
  expect(screen.getByText('Today you get £147.50 of £295 back, to the card you paid with.')).toBeVisible();
  expect(screen.getByText('until Mon 1 April 2030')).toBeVisible();
  expect(screen.getByText('until Wed 1 May 2030')).toBeVisible();
  expect(screen.getByText('You can cancel here until Tue 4 June 2030, 08:00, Lisbon time.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my ticket' })).toHaveAttribute(
    'href',
    href(pages.registrationCompleted),
  );
});

describe('the details', () => {
  test('are saved with their changes', async () => {
    const saved = { ...details, jobTitle: 'Treasurer and chair' };
    const { user, requests } = visit({ responses: [respond(changeOwnDetails, saved)] });
    await enter(user, await screen.findByRole('textbox', { name: 'Job title' }), ' and chair');
    await save(user);
    expect(await screen.findByText('Your details are saved')).toBeVisible();
    expect(sentTo(changeOwnDetails, requests)).toContainEqual(
      expect.objectContaining({ firstName: 'Ada', jobTitle: 'Treasurer and chair', country: 'PT' }),
    );
  });

  describe('with a new address', () => {
    const wanted = { ...details, wantedEmail: 'ada@rio.example' };

    async function typeAddress(user: UserEvent, password?: string) {
      expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
      await user.clear(await screen.findByRole('textbox', { name: 'Email' }));
      await enter(user, screen.getByRole('textbox', { name: 'Email' }), 'ada@rio.example');
      if (password) await enter(user, await screen.findByLabelText(/^Your password/), password);
      await save(user);
    }

    test('require the password, and a message says that a link was sent there', async () => {
      const { user, requests } = visit({ responses: [respond(changeOwnDetails, wanted)] });
      await typeAddress(user, 'Summit2027');
      expect(await screen.findByText(/^Saved. Confirm ada@rio.example/)).toBeVisible();
      expect(sentTo(changeOwnDetails, requests)).toContainEqual(
        expect.objectContaining({ email: 'ada@rio.example', currentPassword: 'Summit2027' }),
      );
    });

    test('without a password need a confirmation by the present address', async () => {
      const { user } = visit({ responses: [respond(changeOwnDetails, wanted)] });
      await typeAddress(user);
      expect(await screen.findByText(/agree with the link we sent to ada@mare.example/)).toBeVisible();
    });

    test('a wrong password has a message beside its field', async () => {
      const { user } = visit({ responses: [respondWithError(changeOwnDetails, 'fm.cms-0070')] });
      await typeAddress(user, 'Guess2027');
      const password = screen.getByLabelText(/^Your password/);
      await waitFor(() =>
        expect(password).toHaveAccessibleDescription(expect.stringContaining('Wrong password')),
      );
    });

    test('that is unconfirmed is shown', async () => {
      visit({
        responses: [respond(ownRegistration, { details: wanted, cancellation: paid, transfer })],
      });
      expect(await screen.findByText(/^ada@rio.example is not confirmed yet/)).toBeVisible();
    });
  });

  test.each(['tendee.update-0006', 'vip-attendee.update-0006'] as const)(
    '%s is shown beside the address, and no input is lost',
    async (code) => {
      const { user } = visit({ responses: [respondWithError(changeOwnDetails, code)] });
      await enter(user, await screen.findByRole('textbox', { name: 'Email' }), '.pt');
      await save(user);
      const email = screen.getByRole('textbox', { name: 'Email' });
      await waitFor(() =>
        expect(email).toHaveAccessibleDescription(expect.stringContaining(errors[code].message)),
      );
      expect(email).toHaveValue('ada@mare.example.pt');
    },
  );

  test('that are missing are reported before anything is sent', async () => {
    const { user, requests } = visit();
    await user.clear(await screen.findByRole('textbox', { name: 'Company' }));
    await save(user);
    expect(screen.getByRole('textbox', { name: 'Company' })).toBeInvalid();
    expect(requests.filter(({ method }) => method === changeOwnDetails.method)).toEqual([]);
  });

  test('of a private visitor have no company', async () => {
    visit({
      responses: [
        respond(ownRegistration, {
          details: { ...details, worksForCompany: false },
          cancellation: paid,
          transfer: { ...transfer, state: 'personal' },
        }),
      ],
    });
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Company' })).not.toBeInTheDocument();
  });

  test('that were not saved survive a reload', async () => {
    const first = visit();
    await enter(first.user, await screen.findByRole('textbox', { name: 'Job title' }), ' and chair');
    first.unmount();
    visit();
    expect(await screen.findByRole('textbox', { name: 'Job title' })).toHaveValue('Treasurer and chair');
  });
});

describe('cancelling', () => {
  const start = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Cancel my ticket' }));
  const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Cancel your ticket?' }));
  const registration = {
    registrationStatus: 'PendingPackageSelection',
    message: '',
    displayName: '',
    isEmailConfirmed: true,
  } as const;

  test('is confirmed with the displayed amount, and states the refund', async () => {
    const { user, requests } = visit({
      responses: [respond(cancelRegistration, { refund: 14_750, currency: 'GBP', registration })],
    });
    await start(user);
    expect((await dialog()).getByText(/You get back: £147.50/)).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Yes, cancel my ticket' }));
    expect(await screen.findByText('Your ticket is cancelled')).toBeVisible();
    expect(screen.getByText(/^£147.50 goes back to the card/)).toBeVisible();
    expect(sentTo(cancelRegistration, requests)).toEqual([{ refund: 14_750 }]);
  });

  test('can be aborted', async () => {
    const { user, requests } = visit();
    await start(user);
    await user.click((await dialog()).getByRole('button', { name: 'Keep my ticket' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sentTo(cancelRegistration, requests)).toEqual([]);
  });

  test('is refused if the refund has changed, and shows the new one', async () => {
    const { user } = visit({
      responses: [respondWithError(cancelRegistration, 'cancellation-0002'), own(), own({ refund: 0 })],
    });
    await start(user);
    await user.click((await dialog()).getByRole('button', { name: 'Yes, cancel my ticket' }));
    expect(await screen.findByText(errors['cancellation-0002'].message)).toBeVisible();
    expect(await screen.findByText('Today none of the £295 that you paid is returned.')).toBeVisible();
  });

  test('refunds nothing for a free ticket', async () => {
    visit({ responses: [own({ paid: 0, refund: 0 })] });
    expect(await screen.findByText('Your ticket was free: there is nothing to return.')).toBeVisible();
    expect(screen.queryByText('By date.')).not.toBeInTheDocument();
  });

  test.each(['guests', 'paidByAnother', 'over', 'disabled'] as const)(
    'is not possible (%s) with a contact',
    async (state) => {
      visit({ responses: [own({ state })] });
      expect(await screen.findByRole('link', { name: 'Write to us' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel my ticket' })).not.toBeInTheDocument();
    },
  );
});

test('a visitor without a ticket can continue the registration, and has nothing to cancel', async () => {
  visit({
    status: 'RequestForPayment',
    attendee: { ticketNumber: null },
    responses: [own({ state: 'notRegistered' })],
  });
  expect(await screen.findByRole('link', { name: 'Continue your registration' })).toHaveAttribute(
    'href',
    '/registration/payment',
  );
  expect(screen.queryByText('Cancel my ticket')).not.toBeInTheDocument();
});

test('a visitor who is not logged in has to log in', async () => {
  renderPage(ManagePage, { url: href(pages.registrationManage) });
  expect(await screen.findByRole('heading', { name: 'Please log in to continue' })).toBeVisible();
});

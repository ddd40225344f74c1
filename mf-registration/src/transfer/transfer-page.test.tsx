import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { enter, type PageOptions, renderPage, sentTo } from '../testing/page-rendering.tsx';
import TransferPage from './transfer-page.tsx';

const { ticketOffer, takeTicket, takeTicketWithAccount } = ticketTransferCalls;

const offer = {
  holderName: 'Ada Kovács',
  ticketName: 'VIP',
  company: 'Mare',
  firstName: 'Orla',
  lastName: 'Finch',
  email: 'orla@mare.example',
  hasAccount: false,
  expiresAt: '2030-02-01T08:00:00Z',
};
const tokens = { accessToken: 'access', refreshToken: 'refresh' };

const visit = (responses: TestResponse[], options: Partial<PageOptions> = {}) =>
  renderPage(TransferPage, {
    url: href(pages.registrationTransfer, { search: { token: 't-123456' } }),
    responses,
    ...options,
  });

async function fill(user: UserEvent): Promise<void> {
  await enter(user, await screen.findByRole('textbox', { name: 'Phone' }), '+44 20 7946 0958');
  await enter(user, screen.getByRole('textbox', { name: 'Job title' }), 'Treasurer');
  await enter(user, screen.getByLabelText(/^Password/), 'Summit2027');
  await user.click(screen.getByRole('checkbox', { name: /Terms/ }));
}
const take = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Take the ticket' }));

beforeEach(() => window.localStorage.clear());

test('shows the holder of the ticket, prefills the form, and takes the ticket with a new account', async () => {
  const { user, requests, location } = visit([respond(ticketOffer, offer), respond(takeTicket, tokens)]);
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Orla');
  expect(screen.getByText('Ada Kovács')).toBeVisible();
  expect(screen.getByText(/^Fri 1 February 2030/)).toBeVisible();
  await fill(user);
  await take(user);
  await waitFor(() => expect(location()).toContain(href(pages.registrationCompleted)));
  expect(sentTo(takeTicket, requests)).toContainEqual(
    expect.objectContaining({
      token: 't-123456',
      firstName: 'Orla',
      company: 'Mare',
      jobTitle: 'Treasurer',
      password: 'Summit2027',
      termsAccepted: true,
    }),
  );
});

test.each([false, true])(
  'says that a ticket can vote only once, with or without an account: %s',
  async (hasAccount) => {
    visit([respond(ticketOffer, { ...offer, hasAccount })]);
    expect(await screen.findByText(/where Ada Kovács has voted already, that one counts/)).toBeVisible();
  },
);

test('missing fields are reported before anything is sent', async () => {
  const { user, requests } = visit([respond(ticketOffer, offer)]);
  await take(user);
  expect(await screen.findByRole('textbox', { name: 'Job title' })).toBeInvalid();
  expect(sentTo(takeTicket, requests)).toEqual([]);
});

test('an attendee with an account has nothing to fill in', async () => {
  const { user, location } = visit([
    respond(ticketOffer, { ...offer, hasAccount: true }),
    respond(takeTicketWithAccount, tokens),
  ]);
  await take(user);
  await waitFor(() => expect(location()).toContain(href(pages.registrationCompleted)));
});

test('fm.cms-0029: an account created meanwhile is used instead', async () => {
  const { user } = visit([
    respond(ticketOffer, offer),
    respondWithError(takeTicket, 'fm.cms-0029'),
    respond(ticketOffer, { ...offer, hasAccount: true }),
  ]);
  await fill(user);
  await take(user);
  expect(await screen.findByText('You have an account already')).toBeVisible();
});

test('transfer-0001: an expired link shows a message', async () => {
  visit([respondWithError(ticketOffer, 'transfer-0001')]);
  expect(await screen.findByText(errors['transfer-0001'].message)).toBeVisible();
});

test.each(['transfer-0001', 'transfer-0002', 'transfer-0004', 'transfer-0005', 'transfer-0006'] as const)(
  '%s: the reason for refusing an account replaces the form, and gets the focus',
  async (code) => {
    const { user } = visit([
      respond(ticketOffer, { ...offer, hasAccount: true }),
      respondWithError(takeTicketWithAccount, code),
    ]);
    await take(user);
    expect(await screen.findByText(errors[code].message)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
  },
);

test('transfer-0008: after a lost response a message says that the ticket is transferred, with the login', async () => {
  const { user } = visit([
    respond(ticketOffer, { ...offer, hasAccount: true }),
    respondWithError(takeTicketWithAccount, 'transfer-0008'),
  ]);
  await take(user);
  expect(await screen.findByRole('heading', { name: 'This ticket has been taken' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText(/offer the ticket again/)).not.toBeInTheDocument();
});

test('transfer-0008: a signed-in attendee, such as the former holder, does not see that message', async () => {
  visit([respondWithError(ticketOffer, 'transfer-0008')], {
    status: 'Completed',
    attendee: { firstName: 'Orla', email: offer.email },
  });
  expect(await screen.findByRole('link', { name: 'My registration' })).toHaveAttribute(
    'href',
    href(pages.registrationManage),
  );
  expect(screen.queryByText(/yours|your account/)).not.toBeInTheDocument();
});

test('an attendee signed in with another address is asked to log out', async () => {
  visit([respond(ticketOffer, offer)], {
    status: 'Completed',
    attendee: { firstName: 'Una', email: 'else@mare.example' },
  });
  expect(await screen.findByText(/This ticket is for orla@mare.example/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('the page without a token says that it needs a link', async () => {
  renderPage(TransferPage, { url: href(pages.registrationTransfer) });
  expect(await screen.findByRole('heading', { name: 'This ticket cannot be taken' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { ownTicket } from '../testing/registration-responses.ts';
import CompletedPage from './completed-page.tsx';

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(CompletedPage, { url: href(pages.registrationCompleted), ...options });

const withTicket = (change: Partial<typeof ownTicket>) => [
  respond(ticketCalls.ticket, { ...ownTicket, ...change }),
];

beforeEach(() => {
  document.title = '';
});

describe('a registered attendee', () => {
  test('sees the ticket: name, company, category, days, venue, number', async () => {
    open({ status: 'Completed' });
    const ticket = await screen.findByRole('article', { name: 'Ticket of Ada Kovács' });
    for (const fact of [
      'Summit Lisbon 2030',
      'Head of Payments, Northlight Bank',
      'Standard',
      'Buyer',
      'Tue 4 to Thu 6 June 2030',
      '08:30, Lisbon time',
      'Doca Velha, Cais 1, Lisbon',
      ownTicket.number,
    ]) {
      expect(within(ticket).getByText(fact)).toBeVisible();
    }
    expect(screen.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  });

  test('sees the code for the door, with a text alternative', async () => {
    open({ status: 'Completed' });
    const code = await screen.findByRole('img', {
      name: 'QR code of ticket 7F3A-09C2-B41D: show it at the door',
    });
    expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    expect(code.querySelector('path')).toHaveAttribute('d', ownTicket.qr.path);
  });

  test('without a company has a ticket, too', async () => {
    open({ status: 'Completed', responses: withTicket({ company: null, jobTitle: null }) });
    expect(await screen.findByRole('article', { name: 'Ticket of Ada Kovács' })).toBeVisible();
  });

  test('can add the dates to a calendar', async () => {
    open({ status: 'Completed' });
    const [link] = await screen.findAllByRole('link', { name: 'Calendar file' });
    expect(link).toHaveAttribute('download', 'ticket.ics');
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/\/public\/ticket\/calendar\.ics\?ticket=its%2Btoken$/),
    );
  });

  test('has buttons for wallets only if they are configured', async () => {
    const googleWalletUrl = 'https://pay.google.com/gp/v/save/token';
    open({ status: 'Completed', responses: withTicket({ hasAppleWallet: true, googleWalletUrl }) });
    expect(await screen.findByRole('link', { name: /Apple Wallet/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/public/ticket/ticket.pkpass?ticket='),
    );
    expect(screen.getByRole('link', { name: /Google Wallet/ })).toHaveAttribute('href', googleWalletUrl);
  });

  test('has no button for a wallet that is not configured, and no invoice for a free ticket', async () => {
    open({ status: 'Completed' });
    expect(await screen.findByRole('article', { name: 'Ticket of Ada Kovács' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Wallet|Invoice/ })).not.toBeInTheDocument();
  });

  test('finds the invoice of a paid ticket', async () => {
    open({ status: 'Completed', responses: withTicket({ isPaid: true }) });
    expect(await screen.findByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      '/registration/invoice',
    );
  });

  test('sees what comes next', async () => {
    open({ status: 'Completed' });
    expect(await screen.findByRole('link', { name: 'Choose your sessions' })).toHaveAttribute(
      'href',
      '/agenda',
    );
    expect(screen.getByRole('link', { name: 'See who else is coming' })).toHaveAttribute(
      'href',
      '/attendees',
    );
    expect(screen.queryByRole('link', { name: 'Add your photo' })).not.toBeInTheDocument();
  });

  test('who was invited is asked for the missing photo', async () => {
    open({
      status: 'Completed',
      attendee: { invitedByAttendeeId: 'a1' },
      switches: { attendeePhotoIsDisabled: false },
    });
    expect(await screen.findByRole('link', { name: 'Add your photo' })).toHaveAttribute(
      'href',
      '/registration/photo',
    );
  });

  test('can print the ticket', async () => {
    const print = jest.fn();
    Object.defineProperty(window, 'print', { value: print, configurable: true });
    const { user } = open({ status: 'Completed' });
    await user.click(await screen.findByRole('button', { name: 'Print the ticket' }));
    expect(print).toHaveBeenCalled();
  });
});

test.each([
  ['SubmitStepOne', 'Your work', '/registration/second-part'],
  ['PendingPackageSelection', 'Your ticket', '/registration/packages'],
  ['RequestForPayment', 'Payment', '/registration/payment'],
] as const)('an attendee who is %s sees that %s is next', async (status, step, address) => {
  open({ status });
  expect(await screen.findByText(new RegExp(`The next step is: ${step}`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue your registration' })).toHaveAttribute('href', address);
});

describe('a visitor who is not logged in', () => {
  test('sees how to get to the ticket', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(screen.queryByText('You are in')).not.toBeInTheDocument();
  });

  test('who has registered as a crypto trader sees that it is complete', async () => {
    open({ url: href(pages.registrationCompleted, { search: { isCryptoTrader: true } }) });
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });
});

test('nothing is stated before the session is known', async () => {
  const { container } = open({ session: 'unknown' });
  await waitFor(() => expect(container).not.toHaveTextContent('Loading'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(document.title).not.toContain('You are in');
});

describe('the link of a ticket', () => {
  const url = href(pages.registrationCompleted, { search: { ticket: 'its+token' } });

  test('opens it without a login, and is used for the invoice, too', async () => {
    const { requests } = open({ url, responses: withTicket({ isPaid: true }) });
    expect(await screen.findByRole('article', { name: 'Ticket of Ada Kovács' })).toBeVisible();
    expect(requests.find(({ path }) => path === ticketCalls.ticket.path)?.query).toEqual({
      ticket: 'its+token',
    });
    expect(screen.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      href(pages.registrationInvoice, { search: { ticket: 'its+token' } }),
    );
    expect(screen.queryByRole('button', { name: 'Email it again' })).not.toBeInTheDocument();
  });

  test('that is invalid shows the reason and what to do', async () => {
    open({ url, responses: [respondWithError(ticketCalls.ticket, 'cqrs-0009')] });
    expect(await screen.findByRole('heading', { name: 'This link does not open a ticket' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});

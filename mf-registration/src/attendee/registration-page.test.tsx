import { screen, within } from '@testing-library/react';
import * as packageCalls from '@summit/contract/calls/packages';
import * as paymentCalls from '@summit/contract/calls/payments';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { carriedCode } from '../shared/invitations/carried-code.ts';
import { renderPage } from '../testing/page-rendering.tsx';
import { aTicket, tickets, vip } from '../testing/tickets.ts';
import RegistrationPage from './registration-page.tsx';

beforeEach(() => window.localStorage.clear());

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(RegistrationPage, { url: href(pages.registration), ...options });

test('offers every kind of attendee with its price and benefits', async () => {
  open();
  const buyer = (await screen.findByRole('link', { name: 'I choose, buy, invest or regulate' })).closest(
    'article',
  );
  const seller = screen.getByRole('link', { name: 'I sell to the room' }).closest('article');
  expect(buyer).toHaveTextContent('Free');
  expect(buyer).toHaveTextContent('Bank, Investor');
  expect(buyer).toHaveTextContent('All sessions');
  expect(seller).toHaveTextContent(/from\s?£495/);
  expect(screen.getByRole('link', { name: 'I trade on my own account' })).toHaveAttribute(
    'href',
    '/registration/crypto-trader',
  );
});

test('links to the first step of the chosen kind', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'I sell to the room' }));
  expect(location()).toBe('/registration/attendee?type=Sell');
});

test('lists every ticket with its price and deadline in venue time', async () => {
  open();
  const table = await screen.findByRole('table');
  const row = within(table).getByRole('row', { name: /Early/ });
  expect(row).toHaveTextContent('£495');
  expect(row).toHaveTextContent('Until Thu 28 February 2030');
});

test('states the dates of the event in venue time', async () => {
  open();
  expect(await screen.findByText(/Tue 4 to Thu 6 June 2030/)).toBeVisible();
});

test('shows a message when registration is closed, with a way to be notified', async () => {
  open({ switches: { registrationIsEnabled: false } });
  expect(await screen.findByRole('heading', { name: 'Registration is closed at the moment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave your address' })).toHaveAttribute('href', '#subscribe');
  expect(screen.queryByRole('link', { name: 'I sell to the room' })).not.toBeInTheDocument();
});

test('says that the promo code in a voucher’s link is saved for the payment', async () => {
  const discount = { code: 'WELCOME20', kind: 'percent', discount: 20 } as const;
  open({
    url: href(pages.registration, { search: { code: 'WELCOME20' } }),
    responses: [respond(paymentCalls.promoCodeDiscount, discount)],
  });
  expect(await screen.findByText('Your promo code: WELCOME20')).toBeVisible();
  expect(carriedCode()).toBe('WELCOME20');
});

test.each(['validation.base-0001', 'promo-code-0001'] as const)(
  'says that a code which the payment refuses with %s cannot be used',
  async (code) => {
    open({
      url: href(pages.registration, { search: { code: 'OVER20' } }),
      responses: [respondWithError(paymentCalls.promoCodeDiscount, code)],
    });
    expect(await screen.findByText('The promo code OVER20 cannot be used')).toBeVisible();
    expect(screen.queryByText(/Your promo code/)).not.toBeInTheDocument();
  },
);

test('states the VAT in the prices', async () => {
  const taxed = [{ ...vip, vatBasisPoints: 2000 }];
  open({ responses: [respond(packageCalls.packages, { packages: taxed, totalItems: 1, totalPages: 1 })] });
  expect(await screen.findByText('Prices include 20% VAT.')).toBeVisible();
});

test('shows the lowest price in the main currency, without comparing currencies', async () => {
  const euros = aTicket({
    id: 'sell-euros',
    type: 'SellEuros',
    name: 'Paid in euros',
    kind: 'paid',
    price: 39_900,
    currency: 'EUR',
    categoryType: 'Sell',
  });
  const packages = [euros, ...tickets];
  open({ responses: [respond(packageCalls.packages, { packages, totalItems: 5, totalPages: 1 })] });
  const seller = (await screen.findByRole('link', { name: 'I sell to the room' })).closest('article');
  expect(seller).toHaveTextContent(/from\s?£495/);
  const prices = screen.getAllByRole('row').map((row) => /[£€][\d,]+$/.exec(row.textContent ?? '')?.[0]);
  expect(prices.filter(Boolean)).toEqual(['£295', '£495', '£695', '€399']);
});

test('shows nothing about a code without one in the address', async () => {
  open();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/Your promo code/)).not.toBeInTheDocument();
  expect(carriedCode()).toBe('');
});

test('links to the current step for a visitor who has already started', async () => {
  open({ status: 'PendingPackageSelection' });
  expect(await screen.findByRole('link', { name: 'Continue your registration' })).toHaveAttribute(
    'href',
    '/registration/packages',
  );
});

test('links to the ticket for a registered attendee', async () => {
  open({ status: 'Completed' });
  expect(await screen.findByRole('link', { name: 'Your ticket' })).toHaveAttribute(
    'href',
    '/registration/completed',
  );
});

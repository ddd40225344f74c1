import { screen, within } from '@testing-library/react';
import { href } from '@summit/contract/href';
import { carriedCode } from '../shared/carried-code.ts';
import { renderPage } from '../testing/page-rendering.tsx';
import RegistrationPage from './registration-page.tsx';

beforeEach(() => window.localStorage.clear());

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(RegistrationPage, { url: href('registration'), ...options });

test('offers every kind of attendee with its price and what it includes', async () => {
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

test('leads to the first step of the chosen kind', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'I sell to the room' }));
  expect(location()).toBe('/registration/attendee?type=Sell');
});

test('lists every ticket with its price, and until when it is sold at the venue', async () => {
  open();
  const table = await screen.findByRole('table');
  const row = within(table).getByRole('row', { name: /Early/ });
  expect(row).toHaveTextContent('£495');
  expect(row).toHaveTextContent('Until Thu 28 February 2030');
});

test('says when the event is, in the words of the venue', async () => {
  open();
  expect(await screen.findByText(/Tue 4 to Thu 6 June 2030/)).toBeVisible();
});

test('says so when registration is closed, and how to hear when it opens', async () => {
  open({ switches: { registrationIsEnabled: false } });
  expect(await screen.findByRole('heading', { name: 'Registration is closed at the moment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave your address' })).toHaveAttribute('href', '#subscribe');
  expect(screen.queryByRole('link', { name: 'I sell to the room' })).not.toBeInTheDocument();
});

test('says that the promo code of a voucher’s link is stored for the payment', async () => {
  open({ url: href('registration', { search: { code: 'WELCOME20' } }) });
  expect(await screen.findByText('Your promo code: WELCOME20')).toBeVisible();
  expect(carriedCode()).toBe('WELCOME20');
});

test('says nothing of a code where the address has none', async () => {
  open();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/Your promo code/)).not.toBeInTheDocument();
  expect(carriedCode()).toBe('');
});

test('leads a visitor who has started already to where they were', async () => {
  open({ status: 'PendingPackageSelection' });
  expect(await screen.findByRole('link', { name: 'Continue your registration' })).toHaveAttribute(
    'href',
    '/registration/packages',
  );
});

test('shows a registered visitor the way to their ticket', async () => {
  open({ status: 'Completed' });
  expect(await screen.findByRole('link', { name: 'Your ticket' })).toHaveAttribute(
    'href',
    '/registration/completed',
  );
});

import { screen, waitFor } from '@testing-library/react';
import * as paymentCalls from '@summit/contract/calls/payments';
import { errors } from '@summit/contract/errors/errors';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondNever, respondWithError, sampleResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import type { PaymentInfo } from './payment-info.ts';
import PaymentPage from './payment-page.tsx';

const { paymentInfo, generatePaymentUrl, extendHold, assignPromoCode } = paymentCalls;
const { removePromoCode, payNothing, releaseTicket } = paymentCalls;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const vip = (own: Partial<PaymentInfo> = {}): PaymentInfo => ({
  ...sampleResponse(paymentInfo),
  provider: 'sandbox',
  paymentStatus: 'None',
  packageName: 'VIP',
  price: 29_500,
  total: 29_500,
  currency: 'GBP',
  discount: 0,
  vatBasisPoints: 0,
  promoCode: null,
  heldUntil: inMinutes(10),
  readAt: inMinutes(0),
  extendableUntil: inMinutes(170),
  ...own,
});

const toPay = (own: Partial<PaymentInfo> = {}) => respond(paymentInfo, vip(own));

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(PaymentPage, { url: href(pages.registrationPayment), status: 'RequestForPayment', ...options });

beforeEach(() => window.localStorage.clear());

const payButton = () => screen.findByRole('button', { name: 'Pay £295' });

test('shows the amount, the time of the hold, and where the card is entered', async () => {
  open({ responses: [toPay()] });
  expect(await payButton()).toBeVisible();
  expect(screen.getByText('VIP')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Held for you for another' })).toHaveTextContent(
    /^(10:00|9:5\d)$/,
  );
  expect(screen.getByText(/You enter your card there/)).toBeVisible();
  expect(screen.queryByText(/being prepared/i)).not.toBeInTheDocument();
});

test('a long hold is shown as a date in venue time', async () => {
  open({ responses: [toPay({ heldUntil: '2099-06-01T10:15:00Z' })] });
  expect(await screen.findByText('Mon 1 June 2099, 11:15, Lisbon time')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('the button opens the card page once, however often it is clicked', async () => {
  const url = respond(generatePaymentUrl, { url: '/the-card-page' });
  const { user, location, requests } = open({ responses: [toPay(), url] });
  await user.dblClick(await payButton());
  await waitFor(() => expect(location()).toBe('/the-card-page'));
  expect(requests.filter(({ path }) => path.includes('generate-url'))).toHaveLength(1);
});

test('a provider that does not respond is reported, with a retry and a note that nothing was charged', async () => {
  const { user } = open({ responses: [toPay(), respondWithError(generatePaymentUrl, 'payment-0004')] });
  await user.click(await payButton());
  expect(await screen.findByText('The payment could not be started')).toBeVisible();
  expect(screen.getByText(/Nothing was charged, and your place is still held/)).toBeVisible();
  expect(await payButton()).not.toHaveAttribute('aria-disabled');
});

test.each(['package-0001', 'payment-0002', 'payment-0003', 'promo-code-0001'] as const)(
  'a payment refused with %s shows the reason',
  async (code) => {
    const { user } = open({ responses: [toPay(), respondWithError(generatePaymentUrl, code)] });
    await user.click(await payButton());
    expect(await screen.findByText(errors[code].message)).toBeVisible();
  },
);

test('a payment after the hold has expired redirects to the tickets', async () => {
  const over = toPay({ heldUntil: '2020-06-01T10:15:00Z' });
  const { user } = open({ responses: [toPay(), respondWithError(generatePaymentUrl, 'package-0003'), over] });
  await user.click(await payButton());
  expect(await screen.findByRole('button', { name: 'Choose a ticket' })).toBeVisible();
});

test('a declined payment shows the reason and can be repeated', async () => {
  const declined = { paymentStatus: 'Declined', declinedReason: 'The card has expired.' } as const;
  open({ responses: [toPay(declined)] });
  expect(await screen.findByRole('alert')).toHaveTextContent('The card has expired.');
  expect(await payButton()).toBeVisible();
});

test('the hold can be extended', async () => {
  const longer = respond(extendHold, vip({ heldUntil: inMinutes(15) }));
  const { user, requests } = open({ responses: [toPay({ heldUntil: inMinutes(1) }), longer] });
  expect(await screen.findByText('Less than two minutes left. Do you need more time?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hold it for longer' }));
  await waitFor(() => expect(requests.filter(({ path }) => path.includes('extend-hold'))).toHaveLength(1));
});

test('a promo code changes the amount', async () => {
  const changed = vip({ promoCode: 'HARBOUR20', discount: 5_900, total: 23_600 });
  const { user } = open({ responses: [toPay(), respond(assignPromoCode, changed)] });
  await user.type(await screen.findByRole('textbox', { name: /Promo code/ }), 'harbour20');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Pay £236' })).toBeVisible();
  expect(screen.getByText('−£59')).toBeVisible();
});

test('an unapplied promo code survives a reload', async () => {
  const first = open({ responses: [toPay()] });
  await first.user.type(await screen.findByRole('textbox', { name: /Promo code/ }), 'harbour20');
  first.unmount();

  const changed = vip({ promoCode: 'HARBOUR20', discount: 5_900, total: 23_600 });
  const second = open({ responses: [toPay(), respond(assignPromoCode, changed)] });
  expect(await screen.findByRole('textbox', { name: /Promo code/ })).toHaveValue('harbour20');
  await second.user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'Pay £236' });
  second.unmount();

  open({ responses: [toPay()] });
  expect(await screen.findByRole('textbox', { name: /Promo code/ })).toHaveValue('');
});

test('the promo code in a voucher’s link is filled in', async () => {
  window.localStorage.setItem(storageKeys.promoCode, 'WELCOME20');
  open({ responses: [toPay()] });
  expect(await screen.findByRole('textbox', { name: /Promo code/ })).toHaveValue('WELCOME20');
  window.localStorage.clear();
});

test('an invalid promo code is refused beside its field, and can be corrected', async () => {
  const { user } = open({ responses: [toPay(), respondWithError(assignPromoCode, 'promo-code-0001')] });
  const field = await screen.findByRole('textbox', { name: /Promo code/ });
  await user.type(field, 'nothing');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/has been used up/));
  expect(field).toHaveValue('nothing');
});

test('without a provider a contact is shown', async () => {
  open({ responses: [toPay({ provider: null })] });
  expect(await screen.findByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@summit.example',
  );
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test.each([20, -60, 24 * 60])('a device clock that is wrong by %i minutes does not matter', async (wrong) => {
  const [heldUntil, readAt] = [inMinutes(10 + wrong), inMinutes(wrong)];
  open({ responses: [toPay({ heldUntil, readAt })] });
  expect(await payButton()).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
});

test('redirects to the tickets when the hold expires', async () => {
  const { user, location } = open({ responses: [toPay({ heldUntil: '2020-06-01T10:15:00Z' })] });
  await user.click(await screen.findByRole('button', { name: 'Choose a ticket' }));
  await waitFor(() => expect(location()).toBe('/registration/packages'));
});

test('shows a message when the payment fails to load, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open({ responses: [respondNever(paymentInfo), toPay()] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await payButton()).toBeVisible();
});

test('redirects an attendee with nothing to pay to the current step', async () => {
  const { location } = open({ status: 'PendingPackageSelection' });
  await waitFor(() => expect(location()).toBe('/registration/packages'));
});

test('states the VAT in the price', async () => {
  open({ responses: [toPay({ vatBasisPoints: 2000 })] });
  expect(await screen.findByText('including £49.17 VAT (20%)')).toBeVisible();
});

describe('another ticket', () => {
  const given = respond(releaseTicket, { registrationStatus: 'PendingPackageSelection' });
  const another = () => screen.findByRole('button', { name: 'Choose another ticket' });

  test('can be chosen, which releases the held one', async () => {
    const { user, location, requests } = open({
      responses: [toPay(), given],
    });
    await user.click(await another());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
    expect(requests.filter(({ path }) => path === releaseTicket.path)).toHaveLength(1);
  });

  test('cannot be chosen while the bank authenticates the payment, with a message', async () => {
    const { user, location } = open({
      responses: [toPay(), respondWithError(releaseTicket, 'payment-0005')],
    });
    await user.click(await another());
    expect(await screen.findByText(errors['payment-0005'].message)).toBeVisible();
    expect(location()).toBe('/registration/payment');
  });

  test('cannot be chosen after the payment, which redirects to the ticket', async () => {
    const { user, location } = open({
      responses: [toPay(), respondWithError(releaseTicket, 'fm.cms-0019')],
    });
    await user.click(await another());
    await waitFor(() => expect(location()).toBe('/registration/completed'));
  });
});

describe('an applied promo code', () => {
  const discounted = { promoCode: 'HARBOUR20', discount: 5_900, total: 23_600 };

  test('can be removed', async () => {
    const { user } = open({ responses: [toPay(discounted), respond(removePromoCode, vip())] });
    await user.click(await screen.findByRole('button', { name: 'Remove the code' }));
    expect(await payButton()).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Promo code/ })).toHaveValue('');
  });

  test('cannot be removed while the bank authenticates the payment, with a message', async () => {
    const { user } = open({
      responses: [toPay(discounted), respondWithError(removePromoCode, 'payment-0005')],
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the code' }));
    expect(await screen.findByText(errors['payment-0005'].message)).toBeVisible();
  });

  test('that leaves nothing to pay completes the registration without a card', async () => {
    const nothing = { promoCode: 'GUEST', discount: 29_500, total: 0 };
    const done = respond(payNothing, { registrationStatus: 'Completed' });
    const { user, location } = open({ responses: [toPay(nothing), done] });
    const complete = await screen.findByRole('button', { name: 'Complete without a card' });
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await user.click(complete);
    await waitFor(() => expect(location()).toBe('/registration/completed'));
  });
});

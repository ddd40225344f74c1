import { paymentCalls } from '@summit/contract/calls/payments';
import { href } from '@summit/contract/href';
import { answer, answerOffline, sampleAnswer } from '@summit/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import PaymentPage from './payment-page.tsx';

const { paymentInfo } = paymentCalls;

function toPay(heldUntil: string | null) {
  return answer(
    paymentInfo,
    sampleAnswer(paymentInfo, { packageName: 'VIP', total: 29_500, currency: 'GBP', heldUntil }),
  );
}

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(PaymentPage, { url: href('registrationPayment'), status: 'RequestForPayment', ...options });

test('shows what there is to pay and until when the place is held at the venue, and what to do', async () => {
  open({ answers: [toPay('2099-06-01T10:15:00Z')] });
  expect(await screen.findByText('£295')).toBeVisible();
  expect(screen.getByText('VIP')).toBeVisible();
  expect(screen.getByText('Mon 1 June 2099, 11:15, Lisbon time')).toBeVisible();
  expect(screen.getByText(/Nothing was charged/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@summit.example',
  );
});

test('leads back to the tickets when the time is over', async () => {
  open({ answers: [toPay('2020-06-01T10:15:00Z')] });
  expect(await screen.findByRole('link', { name: 'Choose a ticket' })).toHaveAttribute(
    'href',
    '/registration/packages',
  );
});

test('says so when what is to pay cannot be loaded, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open({ answers: [answerOffline(paymentInfo), toPay(null)] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£295')).toBeVisible();
});

test('leads an attendee with nothing to pay to where they are', async () => {
  const { location } = open({ status: 'PendingPackageSelection' });
  await waitFor(() => expect(location()).toBe('/registration/packages'));
});

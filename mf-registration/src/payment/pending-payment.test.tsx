import { act, screen, waitFor } from '@testing-library/react';
import * as paymentCalls from '@summit/contract/calls/payments';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { registrationPaymentTexts } from '@summit/contract/texts/registration-payment';
import { respond, respondWithError, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import type { PaymentInfo } from './payment-info.ts';
import PaymentPage from './payment-page.tsx';

const { paymentInfo } = paymentCalls;
const text = registrationPaymentTexts['registrationPayment.pending'];

const pending = (own: Partial<PaymentInfo> = {}) =>
  respond(paymentInfo, {
    ...sampleResponse(paymentInfo),
    provider: 'sandbox',
    paymentStatus: 'Pending',
    total: 29_500,
    currency: 'GBP',
    heldUntil: null,
    ...own,
  });

const open = (...responses: TestResponse[]) =>
  renderPage(PaymentPage, { url: href(pages.registrationPayment), status: 'PendingPayment', responses });

test('while the bank asks, the place is not over, even after its time, and no other ticket is to be chosen', async () => {
  open(pending({ heldUntil: '2020-06-01T10:15:00Z', readAt: '2020-06-01T10:16:00Z' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a ticket' })).not.toBeInTheDocument();
});

test('the payment page leads to the ticket once the payment is confirmed', async () => {
  const { location } = open(pending(), respondWithError(paymentInfo, 'payment-0001'));
  expect(await screen.findByText(text)).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

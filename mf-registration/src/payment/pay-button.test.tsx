import { screen } from '@testing-library/react';
import * as paymentCalls from '@summit/contract/calls/payments';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError, sampleResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import type { PaymentInfo } from './payment-info.ts';
import PaymentPage from './payment-page.tsx';

const { paymentInfo, generatePaymentUrl } = paymentCalls;

const plain: PaymentInfo = {
  ...sampleResponse(paymentInfo),
  provider: 'sandbox',
  paymentStatus: 'None',
  price: 29_500,
  total: 29_500,
  discount: 0,
  currency: 'GBP',
  promoCode: null,
  heldUntil: null,
};
const free = { ...plain, promoCode: 'GUEST', discount: 29_500, total: 0 };

test('the button completes the registration when a code in another tab has left nothing to pay', async () => {
  const { user } = renderPage(PaymentPage, {
    url: href(pages.registrationPayment),
    status: 'RequestForPayment',
    responses: [
      respond(paymentInfo, plain),
      respondWithError(generatePaymentUrl, 'payment-0003'),
      respond(paymentInfo, free),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Pay £295' }));
  expect(await screen.findByRole('button', { name: 'Complete without a card' })).toBeVisible();
});

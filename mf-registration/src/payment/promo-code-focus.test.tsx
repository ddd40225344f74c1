import { screen } from '@testing-library/react';
import * as paymentCalls from '@summit/contract/calls/payments';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, sampleResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import type { PaymentInfo } from './payment-info.ts';
import PaymentPage from './payment-page.tsx';

const { paymentInfo, assignPromoCode, removePromoCode } = paymentCalls;

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
const discounted = { ...plain, promoCode: 'HARBOUR20', discount: 5_900, total: 23_600 };

beforeEach(() => window.localStorage.clear());

test('applying or removing a code moves the focus to the amount', async () => {
  const { user } = renderPage(PaymentPage, {
    url: href(pages.registrationPayment),
    status: 'RequestForPayment',
    responses: [
      respond(paymentInfo, plain),
      respond(assignPromoCode, discounted),
      respond(removePromoCode, plain),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: /Promo code/ }), 'harbour20');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'Pay £236' });
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByText('−£59'));

  await user.click(screen.getByRole('button', { name: 'Remove the code' }));
  await screen.findByRole('button', { name: 'Pay £295' });
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByRole('textbox', { name: /Promo code/ }));
});

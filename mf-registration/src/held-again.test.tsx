import { screen, waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as paymentCalls from '@summit/contract/calls/payments';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import KillerFeaturePage from './killer-feature/killer-feature-page.tsx';
import PackagesPage from './packages/packages-page.tsx';
import type { PaymentInfo } from './payment/payment-info.ts';
import PaymentPage from './payment/payment-page.tsx';
import { renderPage } from './testing/page-rendering.tsx';
import { sellEarly, softwareVendor } from './testing/tickets.ts';
import { offered, statusIs } from './testing/tickets-visit.ts';

const { paymentInfo, releaseTicket } = paymentCalls;
const { selectPackage } = attendeeRegistrationCalls;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const toPay = (own: Partial<PaymentInfo>) =>
  respond(paymentInfo, {
    ...sampleResponse(paymentInfo),
    provider: 'sandbox',
    paymentStatus: 'None',
    currency: 'GBP',
    heldUntil: inMinutes(10),
    readAt: inMinutes(0),
    extendableUntil: inMinutes(170),
    ...own,
  });

const held = respond(selectPackage, {
  registrationStatus: 'RequestForPayment',
  next: 'registrationPayment',
  heldUntil: inMinutes(15),
});

const steps = {
  [href(pages.registrationPackages)]: PackagesPage,
  [href(pages.registrationKillerFeature)]: KillerFeaturePage,
  [href(pages.registrationPayment)]: PaymentPage,
};

function Steps() {
  const { pathname } = useSitePath();
  const Page = steps[pathname] ?? PaymentPage;
  return <Page />;
}

const open = (...responses: TestResponse[]) =>
  renderPage(Steps, {
    url: href(pages.registrationPayment),
    status: 'RequestForPayment',
    attendee: { category: softwareVendor },
    responses: [offered([sellEarly]), ...responses],
  });

beforeEach(() => window.localStorage.clear());

test('a ticket that is chosen again right after its hold has expired can be paid', async () => {
  const { user, location } = open(
    toPay({ heldUntil: inMinutes(-1), price: 59_500, total: 59_500 }),
    toPay({ price: 59_500, total: 59_500 }),
    held,
  );
  await user.click(await screen.findByRole('button', { name: 'Choose a ticket' }));
  await user.click(await screen.findByRole('button', { name: 'Hold this ticket' }));
  await waitFor(() => expect(location()).toBe(href(pages.registrationPayment)));
  expect(await screen.findByRole('button', { name: 'Pay £595' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a ticket' })).not.toBeInTheDocument();
});

test.each([
  ['by the press', held],
  ['by a press before, whose response was lost', respondWithError(selectPackage, 'fm.cms-0028')],
] as const)('another ticket that is held %s is shown with its price', async (_how, selection) => {
  const { user } = open(
    toPay({ price: 99_500, total: 99_500 }),
    toPay({ price: 59_500, total: 59_500 }),
    respond(releaseTicket, { registrationStatus: 'PendingPackageSelection' }),
    selection,
  );
  await user.click(await screen.findByRole('button', { name: 'Choose another ticket' }));
  await user.click(await screen.findByRole('button', { name: 'Hold this ticket' }));
  expect(await screen.findByRole('button', { name: 'Pay £595' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay £995' })).not.toBeInTheDocument();
});

test('a page that becomes visible after the device has slept reloads the time of the hold', async () => {
  open(toPay({ total: 59_500 }), toPay({ total: 59_500, heldUntil: inMinutes(-1) }));
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Choose a ticket' })).toBeVisible();
});

test('after an unfinished card page a ticket can be chosen again once the hold has expired', async () => {
  const { user, location } = renderPage(Steps, {
    url: href(pages.registrationPayment),
    status: 'PendingPayment',
    attendee: { category: softwareVendor },
    responses: [
      offered([sellEarly]),
      toPay({ heldUntil: inMinutes(-1) }),
      statusIs('PendingPayment'),
      statusIs('RequestForPayment'),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Choose a ticket' }));
  expect(await screen.findByRole('button', { name: 'Hold this ticket' })).toBeVisible();
  expect(location()).toBe(href(pages.registrationPackages));
});

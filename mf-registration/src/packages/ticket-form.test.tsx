import { screen, waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { errors } from '@summit/contract/errors/errors';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { enter, type PageOptions, renderPage, sentTo } from '../testing/page-rendering.tsx';
import { sellEarly, softwareVendor, standard, vip } from '../testing/tickets.ts';
import { offered, statusIs, ticket, ticketsVisit } from '../testing/tickets-visit.ts';
import PackagesPage from './packages-page.tsx';

const { selectPackage } = attendeeRegistrationCalls;

const taken = respond(selectPackage, {
  registrationStatus: 'Completed',
  next: 'registrationCompleted',
  heldUntil: null,
});

const held = respond(selectPackage, {
  registrationStatus: 'RequestForPayment',
  next: 'registrationPayment',
  heldUntil: '2030-01-01T10:15:00Z',
});

const summary = () => screen.findByRole('alert', { name: 'Problems with the form' });

const open = (options?: Partial<PageOptions>) => renderPage(PackagesPage, ticketsVisit(options));

beforeEach(() => window.localStorage.clear());

describe('taking a ticket', () => {
  test('that is free completes the registration', async () => {
    const { user, requests, location } = open({
      responses: [taken, statusIs('PendingPackageSelection'), statusIs('Completed')],
    });
    await user.click(await screen.findByRole('button', { name: 'Take this ticket' }));
    await waitFor(() => expect(location()).toBe('/registration/completed'));
    expect(sentTo(selectPackage, requests)).toEqual([{ type: 'BuyStandard', packageType: 'free' }]);
  });

  test('that is paid asks a buyer for the invoice address, and continues with the payment', async () => {
    const { user, requests, location } = open({
      responses: [held, statusIs('PendingPackageSelection'), statusIs('RequestForPayment')],
    });
    await user.click(await ticket(/^VIP/));
    await user.click(screen.getByRole('button', { name: 'Hold this ticket' }));
    expect(await summary()).toHaveTextContent(`Postcode: ${messages.required}`);
    await enter(user, screen.getByLabelText(/^Address\W*$/), 'Cais 1');
    await enter(user, screen.getByLabelText(/^Town or city/), 'Lisboa');
    await enter(user, screen.getByLabelText(/^Postcode/), '1100-001');
    await enter(user, screen.getByLabelText(/^Purchase order/), 'PO-7');
    await user.click(screen.getByRole('button', { name: 'Hold this ticket' }));
    await waitFor(() => expect(location()).toBe('/registration/payment'));
    expect(sentTo(selectPackage, requests)).toEqual([
      {
        type: 'BuyVip',
        packageType: 'paid',
        billing: {
          companyName: 'Northlight Bank',
          addressLine1: 'Cais 1',
          city: 'Lisboa',
          postcode: '1100-001',
          country: 'GB',
        },
        purchaseOrder: 'PO-7',
      },
    ]);
  });

  test('that is paid asks a seller for nothing again', async () => {
    const { user, requests, location } = open({
      attendee: { category: softwareVendor },
      responses: [
        offered([sellEarly]),
        held,
        statusIs('PendingPackageSelection'),
        statusIs('RequestForPayment'),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Hold this ticket' }));
    await waitFor(() => expect(location()).toBe('/registration/payment'));
    expect(sentTo(selectPackage, requests)).toEqual([{ type: 'SellEarly', packageType: 'paid' }]);
  });

  test('happens once, however often the button is pressed', async () => {
    const { user, requests, location } = open({
      responses: [taken, statusIs('PendingPackageSelection'), statusIs('Completed')],
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Take this ticket' }));
    await waitFor(() => expect(location()).toBe('/registration/completed'));
    expect(sentTo(selectPackage, requests)).toHaveLength(1);
  });

  test('without a network shows a message and can be retried', async () => {
    const { user, location } = open({
      responses: [
        respondNever(selectPackage),
        taken,
        statusIs('PendingPackageSelection'),
        statusIs('Completed'),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Take this ticket' }));
    expect(await summary()).toHaveTextContent(errors['network-0001'].message);
    await user.click(screen.getByRole('button', { name: 'Take this ticket' }));
    await waitFor(() => expect(location()).toBe('/registration/completed'));
  });

  test('that has sold out meanwhile shows a message and the remaining tickets', async () => {
    const { user } = open({
      responses: [
        respondWithError(selectPackage, 'package-0001'),
        offered([standard, vip]),
        offered([{ ...standard, isAvailable: false, placesLeft: 0 }, vip]),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Take this ticket' }));
    expect(await summary()).toHaveTextContent(errors['package-0001'].message);
    await waitFor(() => expect(screen.getByRole('radio', { name: /^VIP/ })).toBeChecked());
    expect(screen.getByText('Sold out')).toBeVisible();
  });

  test.each([
    ['is not for this attendee', 'fm.cms-0048'],
    ['is not on sale any more', 'package-0002'],
  ] as const)('that %s is refused with the server’s message', async (_what, code) => {
    const { user } = open({ responses: [respondWithError(selectPackage, code)] });
    await user.click(await screen.findByRole('button', { name: 'Take this ticket' }));
    expect(await summary()).toHaveTextContent(errors[code].message);
  });
});

describe('responses that redirect', () => {
  test.each([
    ['fm.cms-0019', 'Completed', {}, '/registration/completed'],
    [
      'fm.cms-0023',
      'PendingPackageSelection',
      { killerFeatureIsEnabled: true },
      '/registration/killerfeature',
    ],
    ['fm.cms-0028', 'RequestForPayment', { killerFeatureIsEnabled: true }, '/registration/killerfeature'],
    ['fm.cms-0041', 'PendingPackageSelection', {}, '/registration/attendee'],
  ] as const)('%s redirects an attendee who is %s', async (code, status, switches, address) => {
    const { user, location } = open({
      responses: [
        respondWithError(selectPackage, code),
        statusIs('PendingPackageSelection'),
        statusIs(status),
      ],
      switches,
    });
    await user.click(await screen.findByRole('button', { name: 'Take this ticket' }));
    await waitFor(() => expect(location()).toBe(address));
  });
});

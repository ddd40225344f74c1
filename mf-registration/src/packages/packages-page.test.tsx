import { screen, waitFor, within } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondNever } from '@summit/shared-auth/testing';
import { type PageOptions, renderPage } from '../testing/page-rendering.tsx';
import {
  aTicket,
  sellEarly,
  sellStandard,
  softwareVendor,
  standard,
  standardWithGala,
  vip,
} from '../testing/tickets.ts';
import { offered, statusIs, ticket, ticketsVisit } from '../testing/tickets-visit.ts';
import PackagesPage from './packages-page.tsx';

const { completeRegistration } = attendeeRegistrationCalls;

const open = (options?: Partial<PageOptions>) => renderPage(PackagesPage, ticketsVisit(options));

beforeEach(() => window.localStorage.clear());

describe('the tickets', () => {
  test('show price, benefits and deadline', async () => {
    open({
      attendee: { category: softwareVendor },
      responses: [offered([sellEarly, { ...sellStandard, placesLeft: 3 }])],
    });
    const early = (await ticket(/^Early/)).closest('label');
    expect(early).toHaveTextContent('£495');
    expect(early).toHaveTextContent('Lunch');
    expect(early).toHaveTextContent('Until Thu 28 February 2030');
    expect((await ticket(/^Standard/)).closest('label')).toHaveTextContent('3 places left');
  });

  test('that are unavailable show the reason and cannot be chosen', async () => {
    const soldOut = aTicket({ id: 'gone', type: 'Gone', name: 'Early', isAvailable: false, placesLeft: 0 });
    open({ responses: [offered([soldOut, standard])] });
    expect(await ticket(/^Early/)).toBeDisabled();
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(await ticket(/^Standard/)).toBeChecked();
  });

  test('show the chosen one and its price beside the button, and store it in the address', async () => {
    const { user, location } = open();
    await user.click(await ticket(/^VIP/));
    const bar = screen.getByRole('button', { name: 'Hold this ticket' }).parentElement as HTMLElement;
    expect(within(bar).getByText('£295')).toBeVisible();
    expect(within(bar).getByText(/Held for you for 15 minutes/)).toBeVisible();
    expect(location()).toBe('/registration/packages?type=BuyVip');
  });

  test('preselect the one in the address', async () => {
    open({ url: href(pages.registrationPackages, { search: { type: 'BuyVip' } }) });
    expect(await ticket(/^VIP/)).toBeChecked();
  });

  test('show a message and a contact when there are none', async () => {
    open({ responses: [offered([])] });
    expect(
      await screen.findByRole('heading', { name: 'No ticket is on sale for you at the moment' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:hello@summit.example',
    );
  });
});

describe('a seat at the gala', () => {
  test('is added to its ticket with its price, and stored in the address', async () => {
    const { user, location } = open({ responses: [offered([standard, vip, standardWithGala])] });
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    const seat = screen.getByRole('checkbox', { name: /^Add a seat at the gala/ });
    expect(seat).toHaveAccessibleDescription('A seat at the gala');
    expect(screen.getByText('+ £195')).toBeVisible();
    await user.click(seat);
    expect(location()).toBe('/registration/packages?type=BuyStandardGala');
    expect(await ticket(/^Standard/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Hold this ticket' })).toBeVisible();
    await user.click(seat);
    expect(screen.getByRole('button', { name: 'Take this ticket' })).toBeVisible();
  });

  test('is not offered with a ticket that includes one', async () => {
    const { user } = open({ responses: [offered([standard, vip, standardWithGala])] });
    await user.click(await screen.findByRole('checkbox', { name: /^Add a seat at the gala/ }));
    await user.click(await ticket(/^VIP/));
    expect(screen.queryByRole('checkbox', { name: /^Add a seat at the gala/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Hold this ticket' })).toBeVisible();
  });

  test('shows a message when none is left, and the ticket is available without it', async () => {
    const gone = { ...standardWithGala, isAvailable: false, placesLeft: 0 };
    open({
      responses: [offered([standard, vip, gone])],
      url: href(pages.registrationPackages, { search: { type: 'BuyStandardGala' } }),
    });
    const seat = await screen.findByRole('checkbox', { name: /^Add a seat at the gala/ });
    expect(seat).toBeDisabled();
    expect(seat).toHaveAccessibleDescription('No seats are left for this ticket.');
    expect(await ticket(/^Standard/)).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Waiting list' })).toBeNull();
  });

  test('that was offered from the waiting list can be taken when its ticket is sold out', async () => {
    const gone = { isAvailable: false, placesLeft: 0 };
    const gala = { ...standardWithGala, placesLeft: 1 };
    open({ responses: [offered([{ ...standard, ...gone }, { ...vip, ...gone }, gala])] });
    expect(await ticket(/^Standard with a gala seat/)).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Add a seat/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Hold this ticket' })).toBeVisible();
  });
});

describe('an attendee who chooses', () => {
  test('a paid ticket sees it with a link to the payment', async () => {
    open({ status: 'RequestForPayment', responses: [offered([standard, vip], 'BuyVip')] });
    expect(await screen.findByRole('heading', { name: 'You have chosen your ticket' })).toBeVisible();
    expect(screen.getByText('£295')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the payment' })).toHaveAttribute(
      'href',
      '/registration/payment',
    );
  });

  test('a paid ticket whose hold has expired can choose again', async () => {
    open({ status: 'RequestForPayment' });
    expect(await ticket(/^Standard/)).toBeChecked();
  });

  test('a free ticket completes the registration', async () => {
    const { user, location } = open({
      responses: [
        offered([standard, vip], 'BuyStandard'),
        respond(completeRegistration, {
          registrationStatus: 'Completed',
          message: '',
          displayName: '',
          isEmailConfirmed: true,
        }),
        statusIs('PendingPackageSelection'),
        statusIs('Completed'),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Complete my registration' }));
    await waitFor(() => expect(location()).toBe('/registration/completed'));
  });

  test('sees a message when that fails', async () => {
    const { user } = open({
      responses: [offered([standard, vip], 'BuyStandard'), respondNever(completeRegistration)],
    });
    await user.click(await screen.findByRole('button', { name: 'Complete my registration' }));
    expect(
      await screen.findByRole('heading', { name: 'Your registration is not complete yet' }),
    ).toBeVisible();
  });

  test('continues with topics if they are switched on', async () => {
    open({
      responses: [offered([standard], 'BuyStandard')],
      switches: { killerFeatureIsEnabled: true },
    });
    expect(await screen.findByRole('link', { name: 'Continue your registration' })).toHaveAttribute(
      'href',
      '/registration/killerfeature',
    );
  });
});

test('a guest on a pass has nothing to choose, and continues with the next step', async () => {
  const category = { id: 'vip', slug: 'vip', name: 'Guest', type: 'Vip' } as const;
  const { location } = renderPage(
    PackagesPage,
    ticketsVisit({ attendee: { attendeeType: 'Vip', category }, switches: { killerFeatureIsEnabled: true } }),
  );
  await waitFor(() => expect(location()).toBe('/registration/killerfeature'));
});

test('a visitor without a session is asked to log in', async () => {
  open({ status: undefined, responses: [] });
  expect(await screen.findByRole('heading', { name: 'Please log in to continue' })).toBeVisible();
});

test('an attendee without the second part is redirected to it', async () => {
  const { location } = open({ status: 'SubmitStepOne' });
  await waitFor(() => expect(location()).toBe('/registration/second-part'));
});

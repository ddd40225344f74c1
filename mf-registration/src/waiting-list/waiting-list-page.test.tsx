import { screen, waitFor } from '@testing-library/react';
import * as packageCalls from '@summit/contract/calls/packages';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondToCaptcha, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { aTicket } from '../testing/tickets.ts';
import WaitingListPage from './waiting-list-page.tsx';

const { waitingEntryByToken } = waitingListCalls;

const entry = {
  id: 'w-1',
  packageType: 'BuyStandard',
  packageName: 'Standard',
  state: 'Waiting',
  position: 2,
  offeredUntil: null,
  offersEnd: '2030-03-01T16:00:00Z',
  joinedAt: '2030-01-01T09:00:00Z',
} as const;

const visit = (search: Record<string, string>, ...responses: TestResponse[]) =>
  renderPage(WaitingListPage, { url: href(pages.registrationWaitingList, { search }), responses });

test('the link in an email shows the position on the list', async () => {
  visit({ token: 't-1' }, respond(waitingEntryByToken, { email: 'ada@mare.example', entry }));
  expect(await screen.findByText('Number 2 on the waiting list')).toBeVisible();
  expect(screen.getByText(/We write to ada@mare.example/)).toBeVisible();
  expect(screen.getByText(/^Places are offered until Fri 1 March 2030, 16:00/)).toBeVisible();
});

test.each([
  ['BuyStandard', 'Buy'],
  ['SellEarly', 'Sell'],
])('an offered place (%s) is taken by registering as %s with the same address', async (packageType, type) => {
  const offeredUntil = '2030-03-04T23:30:00Z';
  const offered = { ...entry, packageType, state: 'Offered', position: 0, offeredUntil } as const;
  visit({ token: 't-1' }, respond(waitingEntryByToken, { email: 'ada@mare.example', entry: offered }));
  const take = await screen.findByRole('link', { name: 'Take my place' });
  const form = href(pages.registrationAttendee, { search: { type } });
  await waitFor(() => expect(take).toHaveAttribute('href', form));
  expect(screen.getByText(/^Register with ada@mare.example/)).toBeVisible();
});

test('an unknown link shows a message', async () => {
  visit({ token: 'made-up' }, respondWithError(waitingEntryByToken, 'waiting-list-0003'));
  expect(await screen.findByText(errors['waiting-list-0003'].message)).toBeVisible();
});

test('without a link a visitor joins the list of the ticket in the address', async () => {
  const soldOut = aTicket({ placesLeft: 0, isAvailable: false });
  const packages = [soldOut, { ...soldOut, id: 'sell', type: 'SellEarly', name: 'Early' }];
  visit({ type: 'SellEarly' }, respond(packageCalls.packages, { packages, totalItems: 2, totalPages: 1 }));
  expect(await screen.findByRole('combobox', { name: 'Ticket' })).toHaveValue('SellEarly');
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
});

describe('the ticket', () => {
  const soldOut = aTicket({ placesLeft: 0, isAvailable: false });
  const early = { ...soldOut, id: 'sell', type: 'SellEarly', name: 'Early', categoryType: 'Sell' } as const;
  const packages = respond(packageCalls.packages, {
    packages: [soldOut, early],
    totalItems: 2,
    totalPages: 1,
  });
  const ticket = () => screen.findByRole('combobox', { name: 'Ticket' });
  beforeEach(() => window.localStorage.clear());

  test('is offered with the kind of attendee that it is for', async () => {
    visit({}, packages);
    expect(await screen.findByRole('option', { name: 'Early, Seller' })).toBeInTheDocument();
  });

  test('that is chosen is in the address, so that it survives a reload', async () => {
    const { user, location } = visit({ type: 'SellEarly' }, packages, respondToCaptcha());
    await user.selectOptions(await ticket(), 'BuyStandard');
    expect(location()).toBe(href(pages.registrationWaitingList, { search: { type: 'BuyStandard' } }));
    expect(await ticket()).toHaveValue('BuyStandard');
  });

  test('of an earlier visit is replaced by the one in the address', async () => {
    const earlier = { email: 'ada@mare.example', packageType: 'SellEarly' };
    window.localStorage.setItem('draft.waiting-list', JSON.stringify(earlier));
    visit({ type: 'BuyStandard' }, packages);
    expect(await screen.findByRole('textbox', { name: /email/i })).toHaveValue('ada@mare.example');
    expect(await ticket()).toHaveValue('BuyStandard');
  });
});

test('a message is shown while nothing is sold out', async () => {
  visit({});
  expect(await screen.findByRole('heading', { name: 'Nothing is sold out at the moment' })).toBeVisible();
});

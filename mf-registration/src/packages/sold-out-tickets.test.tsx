import { act, screen, within } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage, sentTo } from '../testing/page-rendering.tsx';
import { aTicket } from '../testing/tickets.ts';
import PackagesPage from './packages-page.tsx';

const { ownWaitingEntries, joinWaitingList, leaveWaitingList } = waitingListCalls;

const entry = {
  id: 'w-1',
  packageType: 'BuyStandard',
  packageName: 'Standard',
  state: 'Waiting',
  position: 3,
  offeredUntil: null,
  offersEnd: '2030-03-01T16:00:00Z',
  joinedAt: '2030-01-01T09:00:00Z',
} as const;

const soldOut = aTicket({ placesLeft: 0, isAvailable: false });

const visit = (...responses: TestResponse[]) =>
  renderPage(PackagesPage, {
    url: href(pages.registrationPackages),
    status: 'PendingPackageSelection',
    responses: [
      respond(attendeeRegistrationCalls.attendeePackages, { packages: [soldOut], selectedType: null }),
      ...responses,
    ],
  });

const list = async () => within(await screen.findByRole('group', { name: 'Waiting list' }));

test('a sold-out ticket offers its waiting list, and then shows the attendee’s position', async () => {
  const { user, requests } = visit(respond(joinWaitingList, { entries: [entry] }));
  await user.click((await list()).getByRole('button', { name: 'Join the waiting list for Standard' }));
  expect(await (await list()).findByText('Number 3 on the waiting list')).toBeVisible();
  expect(sentTo(joinWaitingList, requests)).toContainEqual({ packageType: 'BuyStandard' });
  expect(screen.getByRole('group', { name: 'Waiting list' })).toHaveFocus();
});

test('an offered place states until when it is held, in venue time', async () => {
  const offered = { ...entry, state: 'Offered', position: 0, offeredUntil: '2030-03-04T23:30:00Z' } as const;
  visit(respond(ownWaitingEntries, { entries: [offered] }));
  expect(await (await list()).findByText('A place is held for you')).toBeVisible();
  expect((await list()).getByText(/^Take it by Mon 4 March 2030, 23:30, Lisbon time/)).toBeVisible();
});

test('the list is left after a confirmation', async () => {
  const { user, requests } = visit(
    respond(ownWaitingEntries, { entries: [entry] }),
    respond(leaveWaitingList, { entries: [] }),
  );
  await user.click((await list()).getByRole('button', { name: 'Leave the waiting list' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave the waiting list?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, leave the list' }));
  expect(await (await list()).findByRole('button', { name: /^Join the waiting list/ })).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', params: { id: 'w-1' } });
});

test('available places are reported with the server’s text', async () => {
  const { user } = visit(respondWithError(joinWaitingList, 'waiting-list-0001'));
  await user.click((await list()).getByRole('button', { name: /^Join the waiting list/ }));
  expect(await screen.findByText(errors['waiting-list-0001'].message)).toBeVisible();
});

test('an attendee who joined a list before registering confirms the address, and sees the held place', async () => {
  let isEmailConfirmed = false;
  const status = respond(attendeeSelfCalls.registrationStatus, () => ({
    registrationStatus: 'PendingPackageSelection' as const,
    message: '',
    displayName: '',
    isEmailConfirmed,
  }));
  const offered = { ...entry, state: 'Offered', position: 0, offeredUntil: '2030-03-04T23:30:00Z' } as const;
  const { user } = visit(
    status,
    respond(attendeeSelfCalls.resendConfirmation),
    respond(ownWaitingEntries, () => ({ entries: isEmailConfirmed ? [offered] : [] })),
  );
  await user.click(await screen.findByRole('button', { name: 'I joined a list before I registered' }));
  expect(await screen.findByText(/once we know that ada@demo\.summit\.example is yours/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me the email' }));
  expect(await screen.findByText(/^Check your inbox at/)).toBeVisible();

  isEmailConfirmed = true;
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('A place is held for you')).toBeVisible();
});

test('an attendee with a confirmed address is not asked to confirm it', async () => {
  visit();
  await list();
  expect(
    screen.queryByRole('button', { name: 'I joined a list before I registered' }),
  ).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-check-in';
import { respond } from '@summit/shared-auth/testing';
import { ada } from '../testing/door-guests.ts';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import BadgesPage from './badges-page.tsx';

const badge = {
  ticketNumber: ada.ticketNumber,
  name: 'Ada Low',
  company: 'Meridian Bank',
  jobTitle: 'Treasurer',
  category: 'Bank',
  code: 'T1.ABCDEFGH.7F3A-09C2-B41D.BUY.20270608-20270610.AAAA',
};

test('the screen is a separate component', () => {
  expect(typeof BadgesPage).toBe('function');
});

test('badges of all attendees are shown sheet by sheet, and the browser prints the sheet', async () => {
  const print = jest.fn();
  window.print = print;
  const { user, requests } = openBackoffice({
    url: '/backoffice/badges',
    roles: ['desk'],
    responses: [respond(calls.badgeSheet, { badges: [badge], total: 2, next: ada.ticketNumber })],
  });
  await heading('Badges');
  await user.click(screen.getByRole('button', { name: 'Prepare badges' }));
  expect(await screen.findByText(/Badges 1 to 1 of 2/)).toBeVisible();
  const printed = within(screen.getByRole('article', { name: 'Badge of Ada Low', hidden: true }));
  for (const text of ['Ada Low', 'Treasurer, Meridian Bank', ada.ticketNumber]) {
    expect(printed.getByText(text)).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next sheet' }));
  expect(await screen.findByText(/Badges 2 to 2 of 2/)).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ after: ada.ticketNumber });
});

test('badges of some attendees are chosen by name', async () => {
  const guest = { ...ada, verdict: 'entered' as const, entry: null };
  const { user, requests } = openBackoffice({
    url: '/backoffice/badges',
    roles: ['desk'],
    responses: [
      respond(calls.guestsAtDoor, { guests: [guest] }),
      respond(calls.badgeSheet, { badges: [badge], total: 1, next: null }),
    ],
  });
  await user.click(await screen.findByRole('radio', { name: 'Some people' }));
  await user.click(screen.getByRole('button', { name: 'Prepare badges' }));
  expect(screen.getByText('Choose at least one person.')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Name or company' }), 'ada');
  await user.click(await screen.findByRole('button', { name: 'Add Ada Low' }));
  await user.click(screen.getByRole('button', { name: 'Prepare badges' }));
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ tickets: [ada.ticketNumber] }));
});

test('badges that arrive after other people were chosen are not shown as theirs', async () => {
  let arrive = (): void => undefined;
  const everyone = { badges: [badge], total: 1, next: null };
  const { user } = openBackoffice({
    url: '/backoffice/badges',
    roles: ['desk'],
    responses: [
      respond(
        calls.badgeSheet,
        () =>
          new Promise<typeof everyone>((resolve) => {
            arrive = () => resolve(everyone);
          }),
      ),
    ],
  });
  await heading('Badges');
  await user.click(screen.getByRole('button', { name: 'Prepare badges' }));
  await user.click(screen.getByRole('radio', { name: 'Some people' }));
  arrive();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Prepare badges' })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-attendees';
import * as viewCalls from '@summit/contract/calls/organise-views';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { detail, listed, listOfAda, noViews } from '../testing/attendee-entries.ts';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { choose } from '../testing/sponsor-entries.ts';
import AttendeesPage from './attendees-page.tsx';

const url = '/backoffice/attendees';

test('the screen is a separate component', () => {
  expect(typeof AttendeesPage).toBe('function');
});

test('the server searches, filters and sorts attendees, and a name opens one', async () => {
  const { user, requests, location } = openBackoffice({ url, responses: [listOfAda, detail, noViews] });
  await heading('Attendees');
  const row = await screen.findByRole('row', { name: /Ada Low/ });
  expect(row).toHaveTextContent('Awaiting payment, address not confirmed, photo to review');
  const last = () => requests.filter(({ path }) => path === calls.organisedAttendees.path).at(-1)?.query;
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'low');
  await waitFor(() => expect(last()?.q).toBe('low'));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Registration' }));
  await choose(user, /Registration/, 'Awaiting payment');
  await waitFor(() => expect(last()?.filter).toBe('{"registrationStatus":"RequestForPayment"}'));
  await choose(user, /Order/, 'Latest first');
  await waitFor(() => expect(last()).toMatchObject({ sort: 'createdAt', order: 'DESC', page: '1' }));
  await user.click(screen.getByRole('link', { name: 'Ada Low' }));
  await heading('Ada Low');
  expect(location()).toBe('/backoffice/attendees/a1');
});

test('the present list can be saved as a view, which is a link to it', async () => {
  const filter = { isBlocked: true };
  const { user, requests, location } = openBackoffice({
    url: `${url}?filter=${encodeURIComponent('{"isConfirmed":false}')}`,
    responses: [
      listOfAda,
      respond(viewCalls.savedViews, { views: [{ name: 'Blocked people', query: { filter } }] }),
      respond(viewCalls.saveView),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  const dialog = screen.getByRole('dialog', { name: 'Save this view' });
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/Name/), 'To call');
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.path).toBe('/backoffice/views/attendees/To%20call');
  expect(sent?.body).toMatchObject({ query: { filter: { isConfirmed: false } } });
  await user.click(screen.getByRole('link', { name: 'Blocked people' }));
  await waitFor(() =>
    expect(requests.at(-1)?.query.filter ?? requests.at(-2)?.query.filter).toBe('{"isBlocked":true}'),
  );
  expect(decodeURIComponent(location())).toContain('{"isBlocked":true}');
});

test('an empty list says what to do, and one that fails to load shows the reason and a retry', async () => {
  // react-admin itself logs this outside of production.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openBackoffice({
    url: `${url}?filter=${encodeURIComponent('{"q":"nobody"}')}`,
    responses: [
      respondWithError(calls.organisedAttendees, 'server-0001'),
      respond(calls.organisedAttendees, { items: [], total: 0 }),
      noViews,
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
});

test('a purpose list asks for the password if it was entered a while ago, and then continues automatically', async () => {
  const save = jest.fn();
  Object.assign(URL, { createObjectURL: save.mockReturnValue('blob:table'), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, requests } = openBackoffice({
    url,
    responses: [
      listOfAda,
      noViews,
      respondWithError(purposeListCalls.purposeList, 'organiser-0005'),
      respond(purposeListCalls.purposeList, 'name,ticket,dietaryNeeds'),
      respond(organiserCalls.confirmOrganiser, { confirmedUntil: '2100-01-01T00:00:00.000Z' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Lists by purpose' }));
  await user.click(screen.getByRole('button', { name: 'Save the list for the caterer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(dialog).getByLabelText(/Password/), 'a long password{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(requests.at(-1)?.path).toBe('/backoffice/lists/caterer');
});

test('an organiser with read permission has no button that the server would refuse', async () => {
  openBackoffice({ url, roles: ['sales'], responses: [listOfAda, detail, noViews] });
  await screen.findByRole('row', { name: new RegExp(listed.lastName) });
  expect(screen.queryByRole('link', { name: 'Photos to review' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Lists by purpose|Import/ })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import * as todayCalls from '@summit/contract/calls/organise-today';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { listOfAda, noViews } from '../testing/attendee-entries.ts';
import { heading, openBackoffice, session } from '../testing/open-backoffice.tsx';
import { fields, listOf, tide } from '../testing/sponsor-entries.ts';
import LoginPage from './login-page.tsx';
import SetUpPage from './set-up-page.tsx';

test('the login screens are separate components', () => {
  expect([LoginPage, SetUpPage].map((each) => typeof each)).toEqual(['function', 'function']);
});

async function logIn(user: ReturnType<typeof openBackoffice>['user'], within_ = screen) {
  await user.type(await within_.findByRole('textbox', { name: /Email/ }), 'owner@demo.example');
  await user.type(within_.getByLabelText(/Password/), 'a long password');
  await user.type(within_.getByRole('textbox', { name: /One-time code/ }), '123 456');
  await user.click(within_.getByRole('button', { name: 'Log in' }));
}

test('an organiser logs in with password and code and reaches the requested screen; the session belongs to the tab', async () => {
  const { user, requests, location } = openBackoffice({
    url: '/backoffice/team',
    roles: null,
    responses: [
      respond(organiserCalls.organiserLogin, session),
      respond(organiserCalls.organisers, { organisers: [], totalItems: 0, totalPages: 0 }),
      respond(organiserCalls.awardsRoleRequests, { requests: [] }),
    ],
  });
  await heading('Log in');
  await logIn(user);
  await heading('Team');
  expect(location()).toBe('/backoffice/team');
  const sent = requests.find(({ path }) => path === organiserCalls.organiserLogin.path);
  expect(sent?.body).toEqual({ email: 'owner@demo.example', password: 'a long password', code: '123456' });
  const read = requests.find(({ path }) => path === organiserCalls.organisers.path);
  expect(read?.headers.Authorization).toBe('Bearer organiser-token');
  expect(window.sessionStorage.getItem(tabStorageKeys.organiserSession)).toContain('organiser-token');
  expect(JSON.stringify(window.localStorage)).not.toContain('organiser-token');
});

test('a refused login shows the reason, and keeps the input except for the code', async () => {
  const { user } = openBackoffice({
    roles: null,
    responses: [respondWithError(organiserCalls.organiserLogin, 'organiser-0001')],
  });
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The address, the password or the code is wrong.',
  );
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('owner@demo.example');
  expect(screen.getByRole('textbox', { name: /One-time code/ })).toHaveValue('');
});

test('missing fields have messages beside them, and nothing is sent', async () => {
  const { user, requests } = openBackoffice({ roles: null });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Email/ })).toBeInvalid());
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(requests).toEqual([]);
});

/** Olive Owner adds somebody to the team, and her session turns out to be over. */
async function sendWithoutSession(logins: readonly TestResponse[]) {
  const ended = respondWithError(organiserCalls.addOrganiser, 'authorization-0001');
  const { user, requests } = openBackoffice({
    url: '/backoffice/team',
    responses: [
      respond(organiserCalls.organisers, { organisers: [], totalItems: 0, totalPages: 0 }),
      respond(organiserCalls.awardsRoleRequests, { requests: [] }),
      ...logins,
      ended,
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Add team member' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Nora New');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'nora@demo.example');
  await user.click(screen.getByRole('checkbox', { name: /Content/ }));
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  return { user, requests, dialog: within(dialog) as unknown as typeof screen };
}

async function expectInput() {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in again' })).toBeNull());
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Nora New');
}

test('an ended session is renewed on top of the open screen, which keeps its input', async () => {
  const { user, dialog } = await sendWithoutSession([respond(organiserCalls.organiserLogin, session)]);
  await logIn(user, dialog);
  await expectInput();
});

test('another organiser cannot continue what was typed, and the session that they began is ended', async () => {
  const other = { ...session, id: 'paul', name: 'Paul Programme', token: 'another-token' };
  const { user, requests, dialog } = await sendWithoutSession([
    respond(organiserCalls.organiserLogin, other),
    respond(organiserCalls.organiserLogin, session),
    respond(organiserCalls.organiserLogout),
  ]);
  await logIn(user, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Only Olive Owner can continue here');
  expect(window.sessionStorage.getItem(tabStorageKeys.organiserSession)).toBeNull();
  const loggedOut = requests.find(({ path }) => path === organiserCalls.organiserLogout.path);
  expect(loggedOut?.headers.Authorization).toBe('Bearer another-token');
  await user.type(dialog.getByRole('textbox', { name: /One-time code/ }), '654321');
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  await expectInput();
});

test('somebody else logs in only once it is agreed to lose the screen, and what was typed on it', async () => {
  const other = { ...session, id: 'paul', name: 'Paul Programme', token: 'another-token' };
  const { user, dialog } = await sendWithoutSession([respond(organiserCalls.organiserLogin, other)]);
  const leave = async (choice: string) => {
    await user.click(dialog.getByRole('button', { name: 'Log in as somebody else' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(asked.getByRole('button', { name: choice }));
  };
  await leave('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Nora New');
  await leave('Discard and leave');
  await heading('Log in');
  await logIn(user);
  await heading('Team');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a call that waits for the password ends with the session, and is not continued by the next organiser', async () => {
  const { user, requests, location } = openBackoffice({
    url: '/backoffice/attendees?page=1',
    responses: [
      listOfAda,
      noViews,
      respondWithError(purposeListCalls.purposeList, 'organiser-0005'),
      respondWithError(organiserCalls.confirmOrganiser, 'authorization-0001'),
      respond(organiserCalls.organiserLogin, session),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Lists by purpose' }));
  await user.click(screen.getByRole('button', { name: 'Save the list for the caterer' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.type(asked.getByLabelText(/Password/), 'a long password');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  const ended = within(await screen.findByRole('dialog', { name: 'Log in again' }));
  await user.click(ended.getByRole('button', { name: 'Log in as somebody else' }));
  await heading('Log in');
  await waitFor(() => expect(location()).toBe('/backoffice/attendees'));
  await logIn(user);
  await heading('Attendees');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.filter(({ path }) => path === '/backoffice/lists/caterer')).toHaveLength(1);
});

test('logging out ends the session and deletes its data', async () => {
  const { user, requests } = openBackoffice({
    roles: ['content'],
    responses: [respond(todayCalls.today, { needs: [] }), respond(organiserCalls.organiserLogout)],
  });
  await heading('Today');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await heading('Log in');
  expect(requests.map(({ path }) => path)).toContain(organiserCalls.organiserLogout.path);
  expect(window.sessionStorage.getItem(tabStorageKeys.organiserSession)).toBeNull();
});

test('the search and filters of one organiser are not the next one’s', async () => {
  const { user, requests, location } = openBackoffice({
    url: '/backoffice/sponsors',
    roles: ['content'],
    responses: [
      fields,
      listOf(tide),
      respond(todayCalls.today, { needs: [] }),
      respond(organiserCalls.organiserLogout),
      respond(organiserCalls.organiserLogin, { ...session, id: 'paul', roles: ['content'] }),
    ],
  });
  const search = () => screen.findByRole('searchbox', { name: 'Search' });
  const last = () => requests.filter(({ path }) => path === '/backoffice/resources/sponsors').at(-1)?.query;
  const open = async (title: string) => {
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('link', { name: title }));
    await heading(title);
  };
  await user.type(await search(), 'tide');
  await waitFor(() => expect(last()?.q).toBe('tide'));
  await open('Today');
  await open('Sponsors');
  // In a session, a list opens as it was left.
  expect(await search()).toHaveValue('tide');
  expect(location()).toContain('tide');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(location()).toBe('/backoffice/sponsors'));
  await heading('Log in');
  await logIn(user);
  await heading('Sponsors');
  expect(await search()).toHaveValue('');
  await waitFor(() => expect(last()).not.toHaveProperty('q'));
});

test('a new organiser chooses a password, and gets a code for the authenticator to scan or type', async () => {
  window.location.hash = '#token=the-token';
  const { user, requests } = openBackoffice({
    url: '/backoffice/set-up',
    roles: null,
    responses: [
      respond(organiserCalls.organiserSetUp, {
        otpAddress: 'otpauth://totp/x?secret=ABCD',
        otpSecret: 'ABCDEFGH',
      }),
    ],
  });
  await heading('Set up your account');
  await user.type(screen.getByLabelText(/New password/), 'correct horse battery');
  await user.type(screen.getByLabelText(/Repeat password/), 'correct horse batterx');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('The passwords do not match.')).toBeVisible();
  await user.clear(screen.getByLabelText(/Repeat password/));
  await user.type(screen.getByLabelText(/Repeat password/), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('img', { name: 'Code for your authenticator' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ token: 'the-token', password: 'correct horse battery' });
  window.location.hash = '';
});

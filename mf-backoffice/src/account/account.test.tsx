import { screen, waitFor, within } from '@testing-library/react';
import * as todayCalls from '@summit/contract/calls/organise-today';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import {
  browserError,
  installAuthenticator,
  removeAuthenticator,
  signed,
} from '../testing/fake-authenticator.ts';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { creation, laptop } from '../testing/passkeys.ts';
import AccountPage from './account-page.tsx';

afterEach(removeAuthenticator);

const listOf = (...passkeys: (typeof laptop)[]) => respond(passkeyCalls.passkeys, { passkeys });

async function openAccount(...responses: TestResponse[]) {
  const opened = openBackoffice({ url: '/backoffice/account', roles: ['door'], responses });
  await heading('Your account');
  return opened;
}

test('the screen is a separate component', () => {
  expect(typeof AccountPage).toBe('function');
});

test('the screen is linked beside the organiser’s name, for every role', async () => {
  const { user } = openBackoffice({
    roles: ['door'],
    responses: [respond(todayCalls.today, { needs: [] }), listOf()],
  });
  await heading('Today');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('link', { name: 'Your account' }));
  await heading('Your account');
});

test('a passkey gets a name, is created by the browser, and listed', async () => {
  const browser = installAuthenticator();
  const { user, requests } = await openAccount(
    listOf(),
    listOf(laptop),
    respond(passkeyCalls.newPasskeyChallenge, creation),
    respond(passkeyCalls.addPasskey, laptop),
  );
  expect(await screen.findByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.click(screen.getByRole('button', { name: 'Create passkey' }));
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(browser.create).not.toHaveBeenCalled();

  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Work laptop');
  await user.click(screen.getByRole('button', { name: 'Create passkey' }));
  const row = await screen.findByRole('row', { name: /Work laptop/ });
  expect(row).toHaveTextContent('Not yet');
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = requests.find(
    ({ method, path }) => method === 'POST' && path === passkeyCalls.addPasskey.path,
  );
  expect(sent?.body).toEqual({
    name: 'Work laptop',
    credentialId: signed.credentialId,
    clientData: signed.clientData,
    attestation: 'YXR0ZXN0YXRpb24',
    transports: ['internal'],
  });
});

test('adding one asks for the password if it was entered a while ago, and then continues automatically', async () => {
  installAuthenticator();
  const { user } = await openAccount(
    listOf(),
    listOf(laptop),
    respondWithError(passkeyCalls.newPasskeyChallenge, 'organiser-0005'),
    respond(passkeyCalls.newPasskeyChallenge, creation),
    respond(organiserCalls.confirmOrganiser, { confirmedUntil: '2100-01-01T00:00:00.000Z' }),
    respond(passkeyCalls.addPasskey, laptop),
  );
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Work laptop');
  await user.click(screen.getByRole('button', { name: 'Create passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(dialog).getByLabelText(/Password/), 'a long password');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('row', { name: /Work laptop/ })).toBeVisible();
});

test.each([
  ['NotAllowedError', 'No passkey was used'],
  ['InvalidStateError', 'This device already has a passkey for the backoffice.'],
  ['ConstraintError', 'it has to ask for your finger'],
])('the browser error %s is explained beside the name, which is kept', async (name, words) => {
  installAuthenticator().create.mockRejectedValue(browserError(name));
  const { user } = await openAccount(listOf(), respond(passkeyCalls.newPasskeyChallenge, creation));
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Work laptop');
  await user.click(screen.getByRole('button', { name: 'Create passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Work laptop');
});

test('a browser without passkeys shows a reason instead of a button', async () => {
  await openAccount(listOf(laptop));
  expect(await screen.findByText(/This browser cannot use passkeys here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  // Passkeys can be removed from any browser, because their device may be lost.
  expect(await screen.findByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
});

test('a passkey can be renamed', async () => {
  const { user, requests } = await openAccount(
    listOf(laptop),
    listOf({ ...laptop, name: 'Old laptop' }),
    respond(passkeyCalls.renamePasskey, { ...laptop, name: 'Old laptop' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Rename Work laptop' }));
  const field = screen.getByRole('textbox', { name: /Name/ });
  await user.clear(field);
  await user.type(field, 'Old laptop');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('row', { name: /Old laptop/ })).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/backoffice/passkeys/p1',
    body: { name: 'Old laptop' },
  });
});

test('a passkey is removed after a confirmation, which names the remaining ways to log in', async () => {
  const { user, requests } = await openAccount(listOf(laptop), listOf(), respond(passkeyCalls.removePasskey));
  await user.click(await screen.findByRole('button', { name: 'Remove Work laptop' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove Work laptop?' });
  expect(dialog).toHaveTextContent('your password and a code still work');
  expect(dialog).toHaveTextContent('You are logged out on all other devices');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/backoffice/passkeys/p1',
  ]);
});

test('an organiser ends all other sessions after a confirmation, and sees a message', async () => {
  const { user, requests } = await openAccount(listOf(), respond(organiserCalls.endOtherSessions));
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  const dialog = screen.getByRole('dialog', { name: 'End all other sessions?' });
  await user.click(within(dialog).getByRole('button', { name: 'End sessions' }));
  expect(await screen.findByText('You are now logged in only here.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    organiserCalls.endOtherSessions.path,
  ]);
});

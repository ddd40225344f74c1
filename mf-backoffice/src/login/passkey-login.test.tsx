import { screen, waitFor, within } from '@testing-library/react';
import * as todayCalls from '@summit/contract/calls/organise-today';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { listOfAda, noViews } from '../testing/attendee-entries.ts';
import {
  browserError,
  installAuthenticator,
  removeAuthenticator,
  signed,
} from '../testing/fake-authenticator.ts';
import { heading, openBackoffice, session } from '../testing/open-backoffice.tsx';
import { request } from '../testing/passkeys.ts';

afterEach(removeAuthenticator);

const asked = respond(passkeyCalls.passkeyLoginChallenge, request);

async function pressPasskey(user: ReturnType<typeof openBackoffice>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
}

test('an organiser logs in with a passkey without typing anything', async () => {
  const browser = installAuthenticator();
  const { user, requests } = openBackoffice({
    roles: null,
    responses: [
      asked,
      respond(passkeyCalls.passkeyLogin, { ...session, roles: ['content'] }),
      respond(todayCalls.today, { needs: [] }),
    ],
  });
  await pressPasskey(user);
  await heading('Today');
  expect(requests.find(({ path }) => path === passkeyCalls.passkeyLogin.path)?.body).toEqual(signed);
  const publicKey = expect.objectContaining({ rpId: 'localhost', userVerification: 'required' });
  expect(browser.get).toHaveBeenCalledWith(expect.objectContaining({ publicKey }));
});

test('an unknown passkey keeps the login open, with the reason and the input', async () => {
  installAuthenticator();
  const { user } = openBackoffice({
    roles: null,
    responses: [asked, respondWithError(passkeyCalls.passkeyLogin, 'passkey-0006')],
  });
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'owner@demo.example');
  await pressPasskey(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey is unknown here');
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('owner@demo.example');
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
});

test.each([
  ['NotAllowedError', 'No passkey was used'],
  ['SecurityError', 'Passkeys only work at summit.example. Open the backoffice there.'],
  ['NotSupportedError', 'it has to ask for your finger'],
])('the browser error %s is explained, and nothing is sent', async (name, words) => {
  installAuthenticator().get.mockRejectedValue(browserError(name));
  const { user, requests } = openBackoffice({
    roles: null,
    responses: [respond(passkeyCalls.passkeyLoginChallenge, { ...request, rpId: 'summit.example' })],
  });
  await pressPasskey(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(requests.map(({ path }) => path)).toEqual([passkeyCalls.passkeyLoginChallenge.path]);
});

test('a browser without passkeys shows a message, and offers password and code', async () => {
  const { user } = openBackoffice({ roles: null, responses: [asked] });
  await pressPasskey(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot use passkeys here');
  expect(screen.getByLabelText(/Password/)).toBeVisible();
});

describe('an action that requires the password again', () => {
  test('accepts a passkey instead, and continues automatically', async () => {
    installAuthenticator();
    const save = jest.fn();
    Object.assign(URL, { createObjectURL: save.mockReturnValue('blob:table'), revokeObjectURL: jest.fn() });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, requests } = openBackoffice({
      url: '/backoffice/attendees',
      responses: [
        listOfAda,
        noViews,
        respondWithError(purposeListCalls.purposeList, 'organiser-0005'),
        respond(purposeListCalls.purposeList, 'name,ticket,dietaryNeeds'),
        respond(passkeyCalls.confirmationChallenge, request),
        respond(passkeyCalls.confirmByPasskey, { confirmedUntil: '2100-01-01T00:00:00.000Z' }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Lists by purpose' }));
    await user.click(screen.getByRole('button', { name: 'Save the list for the caterer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(within(dialog).getByRole('button', { name: 'Use a passkey instead' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(requests.find(({ path }) => path === passkeyCalls.confirmByPasskey.path)?.body).toEqual(signed);
    expect(requests.map(({ path }) => path)).not.toContain(organiserCalls.confirmOrganiser.path);
  });

  test('says where to add a passkey if there is none, and still accepts the password', async () => {
    installAuthenticator();
    const { user } = openBackoffice({
      url: '/backoffice/attendees',
      responses: [
        listOfAda,
        noViews,
        respondWithError(purposeListCalls.purposeList, 'organiser-0005'),
        respondWithError(passkeyCalls.confirmationChallenge, 'passkey-0009'),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Lists by purpose' }));
    await user.click(screen.getByRole('button', { name: 'Save the list for the caterer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(within(dialog).getByRole('button', { name: 'Use a passkey instead' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('“Your account”');
    expect(within(dialog).getByLabelText(/Password/)).toBeVisible();
  });
});

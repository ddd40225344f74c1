import { screen, waitFor } from '@testing-library/react';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as personalDataCalls from '@summit/contract/calls/personal-data';
import { errors } from '@summit/contract/errors/errors';
import { draftKey, draftOfAttendee } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { paidRegistration } from '../testing/own-registration.ts';
import { renderPage, sentTo } from '../testing/page-rendering.tsx';
import ManagePage from './manage-page.tsx';

const { ownPersonalData, eraseOwnAccount } = personalDataCalls;
const collected = {
  email: 'ada@demo.summit.example',
  collectedAt: '2027-03-01T09:00:00.000Z',
  tables: [{ table: 'attendees', rows: [{ first_name: 'Ada' }] }],
};

const visit = (...responses: TestResponse[]) =>
  renderPage(ManagePage, {
    url: href(pages.registrationManage),
    status: 'Completed',
    attendee: { package: { type: 'BuyVip', name: 'VIP', kind: 'paid' }, ticketNumber: '7F3A-09C2-B41D' },
    responses: [...responses, respond(myRegistrationCalls.ownRegistration, paidRegistration)],
  });

/** The file saved by the browser: name and content. */
function savedFiles() {
  const saved: [string, Blob][] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob) saved.push([this.download, blob]);
  });
  return saved;
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a copy of all stored data is saved as a file', async () => {
  const saved = savedFiles();
  const { user } = visit(respond(ownPersonalData, collected));
  await user.click(await screen.findByRole('button', { name: 'Save a copy of my data' }));
  await waitFor(() => expect(saved.map(([name]) => name)).toEqual(['my-data.json']));
  expect(saved[0]?.[1].size).toBe(JSON.stringify(collected, null, 2).length);
});

test('a copy that fails shows the reason', async () => {
  const saved = savedFiles();
  const { user } = visit(respondWithError(ownPersonalData, 'server-0002'));
  await user.click(await screen.findByRole('button', { name: 'Save a copy of my data' }));
  expect(await screen.findByText(errors['server-0002'].message)).toBeVisible();
  expect(saved).toEqual([]);
});

async function askToErase(...responses: TestResponse[]) {
  const visited = visit(...responses);
  await visited.user.click(await screen.findByRole('button', { name: 'Erase my account' }));
  await visited.user.type(screen.getByLabelText(/^Your password/), 'Summit2027');
  return visited;
}

const confirm = () => screen.getByRole('button', { name: 'Erase it for good' });

test('an account is erased with its password, and its owner is logged out', async () => {
  const erased = { hasAccount: true, tables: [], files: 0 };
  const { user, requests, session } = await askToErase(respond(eraseOwnAccount, erased));
  const owner = session.store.getState().attendee?.id ?? '';
  const [own, other] = [draftOfAttendee('invoice', owner), draftOfAttendee('invoice', `not-${owner}-2`)];
  for (const name of [own, other]) window.localStorage.setItem(draftKey(name), '{"city":"Porto"}');
  await user.click(confirm());
  expect(await screen.findByText('Your account is erased')).toBeVisible();
  expect(sentTo(eraseOwnAccount, requests)).toEqual([{ password: 'Summit2027' }]);
  await waitFor(() => expect(session.store.getState().attendee).toBeNull());
  expect(window.localStorage.getItem(draftKey(own))).toBeNull();
  expect(window.localStorage.getItem(draftKey(other))).not.toBeNull();
});

test('an erasure resent after a lost response reports success', async () => {
  const { user, session } = await askToErase(
    respondNever(eraseOwnAccount),
    respondWithError(eraseOwnAccount, 'privacy-0002'),
  );
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(errors['network-0001'].message);
  expect(screen.queryByText('Your account is erased')).not.toBeInTheDocument();
  await user.click(confirm());
  expect(await screen.findByText('Your account is erased')).toBeVisible();
  await waitFor(() => expect(session.store.getState().attendee).toBeNull());
});

test('the form gets the focus when it opens, and returns it to the button', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Erase my account' }));
  await waitFor(() => expect(screen.getByLabelText(/^Your password/)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('button', { name: 'Erase my account' })).toHaveFocus();
});

test('an attendee without a password can request one', async () => {
  await askToErase();
  expect(screen.getByRole('link', { name: /^You have none, or forgot it/ })).toHaveAttribute(
    'href',
    '#forgot-password',
  );
});

test('a wrong password has a message beside it, and nothing is erased', async () => {
  const { user } = await askToErase(respondWithError(eraseOwnAccount, 'fm.cms-0070'));
  await user.click(confirm());
  expect(await screen.findByLabelText(/^Your password/)).toBeInvalid();
  expect(screen.queryByText('Your account is erased')).not.toBeInTheDocument();
});

test('a pending payment prevents it with an explanation', async () => {
  const { user } = await askToErase(respondWithError(eraseOwnAccount, 'privacy-0001'));
  await user.click(confirm());
  expect((await screen.findAllByText(errors['privacy-0001'].message))[0]).toBeVisible();
});

test('an attendee who cancels keeps the account', async () => {
  const { user, requests } = await askToErase();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
  expect(sentTo(eraseOwnAccount, requests)).toEqual([]);
});

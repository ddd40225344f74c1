import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { openBackoffice } from '../testing/open-backoffice.tsx';
import { changeOf, choose, fields, hidden, listOf, stored, tide } from '../testing/sponsor-entries.ts';
import type { Entry } from './entry-types.ts';
import EntryCreatePage from './form/entry-create-page.tsx';
import EntryEditPage from './form/entry-edit-page.tsx';

test('the screens are separate components', () => {
  expect([EntryEditPage, EntryCreatePage].map((each) => typeof each)).toEqual(['function', 'function']);
});

test('hiding a sponsor is reviewed as a difference, and sent with the loaded version', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [fields, stored, respond(calls.setResourceEntry, hidden)],
  });
  expect(await screen.findByRole('textbox', { name: /Key/ })).toHaveAttribute('readonly');
  await waitFor(() => expect(screen.getByLabelText(/Opens/)).toHaveValue('2027-06-08T09:00'));
  await choose(user, /Status/, 'Draft');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save changes?' });
  expect(within(dialog).getByText('Published').closest('del')).not.toBeNull();
  expect(within(dialog).getByText('Draft')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'PUT').map(({ query }) => query.dryRun)).toEqual([
    'true',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/on the site within five seconds/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  const made = requests.filter(({ method }) => method === 'PUT').at(-1);
  expect(made).toMatchObject({ query: {}, body: { version: 'v1', values: { status: 'Draft' } } });
});

test('a change that needs a recent confirmation asks for the password, and continues with its preview', async () => {
  const { user } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respondWithError(calls.setResourceEntry, 'organiser-0005'),
      respond(calls.setResourceEntry, hidden),
      respond(organiserCalls.confirmOrganiser, { confirmedUntil: '2100-01-01T00:00:00.000Z' }),
    ],
  });
  await waitFor(() => expect(screen.getByLabelText(/Opens/)).toHaveValue('2027-06-08T09:00'));
  await choose(user, /Status/, 'Draft');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(dialog).getByLabelText(/Password/), 'a long password');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Save changes?' })).toBeVisible();
});

test('refusals of the server are shown beside their fields, and the input is kept', async () => {
  const { user } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respondWithError(calls.setResourceEntry, 'validation.base-0001', {
        failures: [{ field: 'name', errorCode: '0002', message: 'Another sponsor is called so.' }],
      }),
    ],
  });
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Ledgerline');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription('Another sponsor is called so.');
  expect(name).toHaveValue('Ledgerline');
});

test('discarding a changed moment restores the one on the site', async () => {
  const { user } = openBackoffice({ url: '/backoffice/sponsors/tide', responses: [fields, stored] });
  const opens = () => screen.getByLabelText(/Opens/);
  await screen.findByRole('textbox', { name: /Key/ });
  await waitFor(() => expect(opens()).toHaveValue('2027-06-08T09:00'));
  fireEvent.change(opens(), { target: { value: '2027-06-09T10:00' } });
  expect(opens()).toHaveValue('2027-06-09T10:00');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(opens()).toHaveValue('2027-06-08T09:00');
});

test('a conflict shows both versions, and loses no input', async () => {
  const theirs: Entry = {
    ...tide,
    version: 'v2',
    values: { ...(tide.values as object), name: 'Tide & Co', status: 'Draft' },
  };
  const { user, requests } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respond(calls.resourceEntry, theirs),
      respondWithError(calls.setResourceEntry, 'resource-0001'),
      respond(calls.setResourceEntry, hidden),
    ],
  });
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Tidewatch');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = await screen.findByRole('dialog', { name: /Someone else has changed this/ });
  expect(within(dialog).getByRole('radio', { name: /Yours.*Tidewatch/s })).toBeChecked();
  expect(within(dialog).getByRole('radio', { name: /Theirs.*Tide & Co/s })).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Use these versions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Tidewatch');
  expect(screen.getByRole('combobox', { name: /Status/ })).toHaveTextContent('Draft');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await screen.findByRole('dialog', { name: 'Save changes?' });
  const tried = requests.filter(({ method }) => method === 'PUT').at(-1);
  expect(tried?.body).toEqual({ version: 'v2', values: { name: 'Tidewatch' } });
});

test('missing fields and invalid numbers are reported without a call', async () => {
  const { user, requests } = openBackoffice({ url: '/backoffice/sponsors/create', responses: [fields] });
  await user.type(await screen.findByRole('textbox', { name: /Position/ }), 'first');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  expect(await screen.findByText('This is not a number.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Key/ })).toHaveAccessibleDescription('This is required.');
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a new entry is added with the chosen key after a review', async () => {
  const added = changeOf([{ field: 'name', before: null, after: '"Newdock"' }], {
    key: 'newdock',
    isNew: true,
  });
  const { user, requests, location } = openBackoffice({
    url: '/backoffice/sponsors/create',
    responses: [
      fields,
      respond(calls.resourceEntry, { ...tide, key: 'newdock' }),
      respond(calls.setResourceEntry, added),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: /Key/ }), 'newdock');
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Newdock');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await user.click(await screen.findByRole('button', { name: 'Add entry' }));
  await waitFor(() => expect(location()).toBe('/backoffice/sponsors/newdock'));
  expect(requests.filter(({ method }) => method === 'PUT').at(-1)).toMatchObject({
    path: '/backoffice/resources/sponsors/newdock',
    body: { version: null, values: { id: 'newdock', name: 'Newdock' } },
  });
});

test('an entry is removed after a review', async () => {
  const { user, requests, location } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respond(calls.removeResourceEntry, changeOf([{ field: 'name', before: '"Tidewarden"', after: null }])),
      listOf(),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove entry' }));
  await waitFor(() => expect(location()).toBe('/backoffice/sponsors'));
  const removed = requests.filter(({ method }) => method === 'DELETE').map(({ query }) => query);
  expect(removed).toEqual([{ version: 'v1', dryRun: 'true' }, { version: 'v1' }]);
});

test('the history shows changes with their author, and undoes one after a review', async () => {
  const past = {
    id: 7,
    at: '2027-05-01T10:00:00.000Z',
    organiser: 'Cara Content',
    call: 'setResourceEntry',
    changes: [{ field: 'name', before: '"Tideward"', after: '"Tidewarden"' }],
    isRevertible: true,
  };
  const { user, requests } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respond(calls.resourceHistory, { items: [past, { ...past, id: 6, isRevertible: false }], total: 2 }),
      respond(
        calls.revertResourceChange,
        changeOf([{ field: 'name', before: '"Tidewarden"', after: '"Tideward"' }]),
      ),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Revert' }));
  await user.click(await screen.findByRole('button', { name: 'Revert change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ method }) => method === 'POST').map(({ query, body }) => ({ query, body }));
  expect(sent).toEqual([
    { query: { dryRun: 'true' }, body: { version: 'v1' } },
    { query: {}, body: { version: 'v1' } },
  ]);
});

test('an organiser with read permission has no controls for changes', async () => {
  openBackoffice({ url: '/backoffice/sponsors/tide', roles: ['desk'], responses: [fields, stored] });
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: /Remove|Review changes/ })).toBeNull();
});

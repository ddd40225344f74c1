import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { fieldOf } from '../testing/field-of.ts';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { changeOf, choose, fields, hidden, listOf, stored, tide } from '../testing/sponsor-entries.ts';
import ImportDialog from './import/import-dialog.tsx';
import EntryListPage from './list/entry-list-page.tsx';

test('the screens are separate components', () => {
  expect([EntryListPage, ImportDialog].map((each) => typeof each)).toEqual(['function', 'function']);
});

test('the server searches, filters and sorts a list, and a name opens its entry', async () => {
  const { user, requests, location } = openBackoffice({
    url: '/backoffice/sponsors',
    responses: [fields, stored, listOf(tide)],
  });
  await heading('Sponsors');
  await screen.findByRole('row', { name: /Tidewarden/ });
  const last = () => requests.filter(({ path }) => path === '/backoffice/resources/sponsors').at(-1)?.query;
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'tide');
  await waitFor(() => expect(last()?.q).toBe('tide'));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Status' }));
  await choose(user, /Status/, 'Draft');
  await waitFor(() => expect(last()?.filter).toBe('{"status":"Draft"}'));
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await waitFor(() => expect(last()).toMatchObject({ sort: 'status', order: 'ASC', q: 'tide', page: '1' }));
  expect(location()).toContain('Draft');
  await user.click(screen.getByRole('link', { name: 'Tidewarden' }));
  await heading('Tidewarden');
  expect(location()).toBe('/backoffice/sponsors/tide');
});

test('an empty list says what to do, and one that fails to load shows the reason and a retry', async () => {
  // react-admin itself logs this outside of production.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openBackoffice({
    url: '/backoffice/sponsors',
    responses: [fields, respondWithError(calls.resourceEntries, 'server-0001'), listOf()],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('an entry that always stays has no button to remove it', async () => {
  openBackoffice({ url: '/backoffice/settings/event', responses: [fields, stored] });
  await heading('Tidewarden');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a list to which only visitors add has no button to add an entry', async () => {
  const { location } = openBackoffice({ url: '/backoffice/volunteers', responses: [fields, listOf()] });
  expect(await screen.findByText('They are listed here as they come in.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add entry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
  expect(location()).toBe('/backoffice/volunteers');
});

test('a list that organisers can only read has no import', async () => {
  const readOnly = respond(calls.resourceFields, {
    fields: [fieldOf('email', 'Email', { isReadOnly: true })],
  });
  openBackoffice({ url: '/backoffice/subscribers', responses: [readOnly, listOf()] });
  expect(await screen.findByText('They are listed here as they come in.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test.each(['{"gone":1}', '"gone"'])('unknown filters from the address can be removed: %s', async (filter) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openBackoffice({
    url: `/backoffice/sponsors?filter=${encodeURIComponent(filter)}`,
    responses: [fields, respondWithError(calls.resourceEntries, 'validation.base-0001'), listOf(tide)],
  });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByRole('row', { name: /Tidewarden/ })).toBeVisible();
});

test('a table is imported after a review of all changes, and an invalid line is reported', async () => {
  const preview = {
    changes: [changeOf(hidden.changes, { line: 2 })],
    unchanged: 3,
    emails: { people: 0, mails: [] },
    version: 'i1',
  };
  const { user, requests } = openBackoffice({
    url: '/backoffice/sponsors',
    responses: [
      fields,
      listOf(tide),
      respondWithError(calls.importResource, 'validation.base-0001', {
        failures: [{ field: 'line 2: name', errorCode: '0001', message: 'This is required.' }],
      }),
      respond(calls.importResource, preview),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File(['id,name\ntide,'], 'sponsors.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('File to import'), file);
  // A click beside the dialog, which is often a slip, does not discard the file.
  await user.click(screen.getByRole('dialog').parentElement ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  expect(await screen.findByText(/line 2: name: This is required./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  expect(await screen.findByRole('heading', { name: '0 added, 1 changed, 3 unchanged' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByText('1 changed, 3 unchanged.')).toBeVisible();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ query }) => query);
  expect(sent.at(-1)).toEqual({ format: 'csv', version: 'i1' });
});

test('after a lost response an import is reviewed again and has nothing left to change', async () => {
  const preview = {
    changes: [changeOf(hidden.changes, { line: 2 })],
    unchanged: 3,
    emails: { people: 0, mails: [] },
    version: 'i1',
  };
  const { user } = openBackoffice({
    url: '/backoffice/sponsors',
    responses: [
      fields,
      listOf(tide),
      respond(calls.importResource, preview),
      respondNever(calls.importResource),
      respond(calls.importResource, { ...preview, changes: [], unchanged: 4, version: 'i2' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File(['id,status\ntide,Draft'], 'sponsors.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('File to import'), file);
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save change' }));
  await user.click(await screen.findByRole('button', { name: 'Review changes' }));
  expect(await screen.findByRole('heading', { name: 'Nothing has changed' })).toBeVisible();
});

test('new invitations of a file are added once, and their links stay until the dialog is closed', async () => {
  const save = jest.fn();
  Object.assign(URL, { createObjectURL: save.mockReturnValue('blob:links'), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const added = changeOf([{ field: 'company', before: null, after: '"Newdock"' }], { isNew: true, line: 2 });
  const imported = { unchanged: 0, emails: { people: 0, mails: [] }, version: 'i1' };
  const link = 'https://summit.example/listing?token=abc';
  const { user, requests } = openBackoffice({
    url: '/backoffice/listings',
    responses: [
      fields,
      listOf(tide),
      respond(calls.importResource, { ...imported, changes: [{ ...added, key: 'new' }] }),
      respondNever(calls.importResource),
      respond(calls.importResource, { ...imported, changes: [{ ...added, key: 'l1', issued: link }] }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File(['company\nNewdock'], 'listings.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('File to import'), file);
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save change' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByText(link)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save links' }));
  expect(save).toHaveBeenCalledTimes(1);
  const versions = requests.filter(({ method }) => method === 'POST').map(({ query }) => query.version);
  expect(versions).toEqual([undefined, 'i1', 'i1']);
});

test('an export asks for the password if it was entered a while ago, and then continues automatically', async () => {
  const save = jest.fn();
  Object.assign(URL, { createObjectURL: save.mockReturnValue('blob:table'), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, requests } = openBackoffice({
    url: '/backoffice/sponsors',
    responses: [
      fields,
      listOf(tide),
      respondWithError(calls.exportResource, 'organiser-0005'),
      respond(calls.exportResource, 'id,name'),
      respond(organiserCalls.confirmOrganiser, { confirmedUntil: '2100-01-01T00:00:00.000Z' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(dialog).getByLabelText(/Password/), 'a long password');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'a long password' });
});

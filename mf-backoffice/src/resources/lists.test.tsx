import { screen, waitFor } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { changeOf, choose, fields, hidden, listOf, stored, tide } from '../testing/sponsor-entries.ts';
import type { Entry } from './entry-types.ts';
import ImportDialog from './import/import-dialog.tsx';
import EntryListPage from './list/entry-list-page.tsx';

test('the screens are components of their own', () => {
  expect([EntryListPage, ImportDialog].map((each) => typeof each)).toEqual(['function', 'function']);
});

test('a list is searched, filtered and sorted, all of it in the address, and an entry opens by its name', async () => {
  const ledger: Entry = {
    key: 'ledger',
    version: 'v1',
    values: { id: 'ledger', name: 'Ledgerline', status: 'Draft', opensAt: null },
  };
  const { user, location } = openBackoffice({
    url: '/backoffice/sponsors',
    responses: [fields, stored, listOf(tide, ledger)],
  });
  await heading('Sponsors');
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Tidewarden', 'Ledgerline']));
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await waitFor(() => expect(names()).toEqual(['Ledgerline', 'Tidewarden']));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Status' }));
  await choose(user, /Status/, 'Published');
  await waitFor(() => expect(names()).toEqual(['Tidewarden']));
  await waitFor(() => expect(location()).toContain('Published'));
  await user.click(screen.getByRole('button', { name: 'No filter by Status' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ledg');
  await waitFor(() => expect(names()).toEqual(['Ledgerline']));
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await user.click(await screen.findByRole('link', { name: 'Tidewarden' }));
  await heading('Tidewarden');
  expect(location()).toBe('/backoffice/sponsors/tide');
});

test('an empty list says what to do, and one that cannot be read why, with a way to try again', async () => {
  // What react-admin itself logs outside of production.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openBackoffice({
    url: '/backoffice/sponsors',
    responses: [fields, respondWithError(calls.resourceEntries, 'server-0001'), listOf()],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'There is none yet' })).toBeVisible();
});

test('a table is imported once every change was seen, and a wrong line is named', async () => {
  const preview = { changes: [changeOf(hidden.changes, { line: 2 })], unchanged: 3, version: 'i1' };
  const { user, requests } = openBackoffice({
    url: '/backoffice/sponsors',
    responses: [
      fields,
      listOf(tide),
      respondWithError(calls.importResource, 'validation.base-0001', {
        failures: [{ field: 'line 2: name', errorCode: '0001', message: 'This is needed.' }],
      }),
      respond(calls.importResource, preview),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File(['id,name\ntide,'], 'sponsors.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('File to import'), file);
  await user.click(screen.getByRole('button', { name: 'Look at what changes' }));
  expect(await screen.findByText(/line 2: name: This is needed./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look at what changes' }));
  expect(await screen.findByRole('heading', { name: '0 added, 1 changed, 3 as they are' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make this change' }));
  expect(await screen.findByText('1 changed, 3 as they were.')).toBeVisible();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ query }) => query);
  expect(sent.at(-1)).toEqual({ format: 'csv', version: 'i1' });
});

import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond, respondWithError, type TestRequest } from '@summit/shared-auth/testing';
import { fieldOf } from '../testing/field-of.ts';
import { openBackoffice } from '../testing/open-backoffice.tsx';
import { changeOf, choose, listOf } from '../testing/sponsor-entries.ts';
import type { Entry } from './entry-types.ts';

const fields = respond(calls.resourceFields, {
  fields: [
    fieldOf('name', 'Name'),
    fieldOf('tierId', 'Tier', { kind: 'reference', refersTo: 'tiers' }),
    fieldOf('status', 'Status', {
      kind: 'choice',
      choices: ['draft', 'published'],
      choiceNames: ['Being written', 'On the site'],
    }),
  ],
});
const tide: Entry = {
  key: 'tide',
  version: 'v1',
  values: { id: 'tide', name: 'Tidewarden', tierId: 't1', status: 'published' },
};
const tier: Entry = { key: 't1', version: 'v1', values: { id: 't1', name: 'Gold partner' } };
const entries = respond(calls.resourceEntry, ({ params }: TestRequest) =>
  params.resource === 'tiers' ? tier : tide,
);

test('a table shows the names of choices and other entries', async () => {
  openBackoffice({ url: '/backoffice/sponsors', responses: [fields, listOf(tide), entries] });
  const row = await screen.findByRole('row', { name: /Tidewarden/ });
  expect(row).toHaveTextContent('On the site');
  await waitFor(() => expect(row).toHaveTextContent('Gold partner'));
  expect(row).not.toHaveTextContent('t1');
});

test('an entry that fails to load is shown by its key', async () => {
  const gone = respondWithError(calls.resourceEntry, 'resource-0002');
  openBackoffice({ url: '/backoffice/sponsors', responses: [fields, listOf(tide), gone] });
  expect(await screen.findByRole('row', { name: /Tidewarden/ })).toHaveTextContent('t1');
});

test('a difference shows the names, too', async () => {
  const change = changeOf([
    { field: 'status', before: '"published"', after: '"draft"' },
    { field: 'tierId', before: null, after: '"t1"' },
  ]);
  const { user } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [fields, listOf(tier), entries, respond(calls.setResourceEntry, change)],
  });
  await choose(user, /Status/, 'Being written');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save changes?' }));
  expect(dialog.getByText('On the site').closest('del')).not.toBeNull();
  expect(dialog.getByText('Being written')).toBeVisible();
  expect(await dialog.findByText('Gold partner')).toBeVisible();
});

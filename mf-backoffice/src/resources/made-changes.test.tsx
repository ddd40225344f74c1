import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { fieldOf } from '../testing/field-of.ts';
import { openBackoffice } from '../testing/open-backoffice.tsx';
import { changeOf, choose, fields, hidden, listOf, stored, tide } from '../testing/sponsor-entries.ts';
import type { Entry } from './entry-types.ts';

const named = (name: string): Entry => ({
  ...tide,
  version: 'v2',
  values: { ...(tide.values as object), name },
});

test('a link that is shown only once stays until the organiser closes it', async () => {
  const link = 'https://summit.example/registration/newdock/abc';
  const added = changeOf([{ field: 'name', before: null, after: '"Newdock"' }], {
    key: 'newdock',
    isNew: true,
  });
  const { user } = openBackoffice({
    url: '/backoffice/sponsors/create',
    responses: [
      fields,
      respond(calls.resourceEntry, { ...tide, key: 'newdock' }),
      respond(calls.setResourceEntry, added),
      respond(calls.setResourceEntry, { ...added, issued: link }),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: /Key/ }), 'newdock');
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Newdock');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await user.click(await screen.findByRole('button', { name: 'Add entry' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add entry' })).toBeNull());
  const dialog = within(screen.getByRole('dialog', { name: 'Copy this now' }));
  expect(dialog.getByText(link)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a conflict during the review is shown, too, and loses no input', async () => {
  const { user } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respond(calls.resourceEntry, named('Tide & Co')),
      respond(calls.setResourceEntry, hidden),
      respondWithError(calls.setResourceEntry, 'resource-0001'),
    ],
  });
  await choose(user, /Status/, 'Draft');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  const dialog = within(screen.getByRole('dialog', { name: /Someone else has changed this/ }));
  await user.click(dialog.getByRole('button', { name: 'Use these versions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Tide & Co');
  expect(screen.getByRole('combobox', { name: /Status/ })).toHaveTextContent('Draft');
  expect(screen.queryByText(/on the site within five seconds/)).toBeNull();
});

test('after undoing a change the form has the previous values', async () => {
  const change = changeOf([{ field: 'name', before: '"Tidewarden"', after: '"Tideward"' }]);
  const past = {
    id: 7,
    at: '2027-05-01T10:00:00.000Z',
    organiser: 'Cara Content',
    call: 'setResourceEntry',
    changes: [{ field: 'name', before: '"Tideward"', after: '"Tidewarden"' }],
    isRevertible: true,
  };
  const { user } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respond(calls.resourceEntry, named('Tideward')),
      respond(calls.resourceHistory, { items: [past], total: 1 }),
      respond(calls.revertResourceChange, change),
    ],
  });
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Tidewarden');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Revert' }));
  await user.click(await screen.findByRole('button', { name: 'Revert change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Fields' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Tideward'));
});

test('an entry that a colleague has changed is removed after a review of its present state', async () => {
  const gone = (name: string) => changeOf([{ field: 'name', before: JSON.stringify(name), after: null }]);
  const { user, requests, location } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respond(calls.resourceEntry, named('Tide & Co')),
      respond(calls.removeResourceEntry, gone('Tidewarden')),
      respondWithError(calls.removeResourceEntry, 'resource-0001'),
      respond(calls.removeResourceEntry, gone('Tide & Co')),
      listOf(),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove entry' }));
  expect(await screen.findByText('Tide & Co')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Someone else has changed this');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove entry' }));
  await waitFor(() => expect(location()).toBe('/backoffice/sponsors'));
  const sent = requests.filter(({ method }) => method === 'DELETE').map(({ query }) => query);
  expect(sent).toEqual([
    ...[{ version: 'v1', dryRun: 'true' }, { version: 'v1' }],
    ...[{ version: 'v2', dryRun: 'true' }, { version: 'v2' }],
  ]);
});

test('sending a change again after a lost response reports success, not a conflict', async () => {
  const draft: Entry = { ...tide, version: 'v2', values: { ...(tide.values as object), status: 'Draft' } };
  const { user } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respond(calls.resourceEntry, draft),
      respond(calls.setResourceEntry, hidden),
      respondNever(calls.setResourceEntry),
      respondWithError(calls.setResourceEntry, 'resource-0001'),
    ],
  });
  await choose(user, /Status/, 'Draft');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/on the site within five seconds/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('editing an entry that was removed meanwhile shows a message and loses no input', async () => {
  const { user } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respondWithError(calls.resourceEntry, 'resource-0002'),
      respondWithError(calls.setResourceEntry, 'resource-0001'),
    ],
  });
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.type(name, ' & Co');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  expect(await screen.findByText(/^Someone else has removed this meanwhile/)).toBeVisible();
  expect(name).toHaveValue('Tidewarden & Co');
  expect(await screen.findByText(/you can restore it under History/)).toBeVisible();
});

test('removing an entry again after a lost response succeeds', async () => {
  const { user, location } = openBackoffice({
    url: '/backoffice/sponsors/tide',
    responses: [
      fields,
      stored,
      respondWithError(calls.resourceEntry, 'resource-0002'),
      respond(calls.removeResourceEntry, changeOf([{ field: 'name', before: '"Tidewarden"', after: null }])),
      respondNever(calls.removeResourceEntry),
      respondWithError(calls.removeResourceEntry, 'resource-0002'),
      listOf(),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove entry' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Remove entry' }));
  await waitFor(() => expect(location()).toBe('/backoffice/sponsors'));
});

test('a new entry whose response was lost is added once, and the form says what was lost', async () => {
  const added = changeOf([{ field: 'name', before: null, after: '"Newdock"' }], { key: 'new', isNew: true });
  const { user, requests } = openBackoffice({
    url: '/backoffice/listings/create',
    responses: [
      respond(calls.resourceFields, {
        fields: [fieldOf('id', 'Key', { isFixed: true, isReadOnly: true }), fieldOf('name', 'Name')],
      }),
      respond(calls.resourceEntry, named('Newdock')),
      respond(calls.setResourceEntry, added),
      respondNever(calls.setResourceEntry),
      respondWithError(calls.setResourceEntry, 'resource-0001'),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Newdock');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await user.click(await screen.findByRole('button', { name: 'Add entry' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  expect(await screen.findByText(/its link, which is shown only once, was lost/)).toBeVisible();
  const keys = requests.filter(({ method }) => method === 'PUT').map(({ params }) => params.key);
  expect(keys).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[\da-f-]{36}$/)));
  expect(new Set(keys).size).toBe(1);
});

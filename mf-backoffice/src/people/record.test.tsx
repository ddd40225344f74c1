import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond } from '@summit/shared-auth/testing';
import { recordedChanges } from '../shared/recorded-changes.ts';
import { fieldOf } from '../testing/field-of.ts';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import type { RecordEntry } from './recorded-change.tsx';

const url = '/backoffice/record';
const cara: ResponseOf<typeof organiserCalls.changeOrganiser> = {
  id: 'p1',
  email: 'cara@demo.example',
  name: 'Cara Content',
  roles: ['content'],
  isSetUp: true,
  isBlocked: false,
  version: 'v1',
};
const team = respond(organiserCalls.organisers, { organisers: [cara], totalItems: 1, totalPages: 1 });
const fields = respond(calls.resourceFields, {
  fields: [
    fieldOf('content', 'Words'),
    fieldOf('tierId', 'Tier', { kind: 'reference', refersTo: 'tiers' }),
    fieldOf('opensAt', 'Opens', { kind: 'moment' }),
    fieldOf('isOpen', 'Open', { kind: 'flag' }),
  ],
});
const gold = respond(calls.resourceEntry, { key: 't1', version: 'v1', values: { id: 't1', name: 'Gold' } });

/** The record with one line for each subject. */
function recordOf(lines: Record<string, { before?: object; after?: object }>) {
  const items = Object.entries(lines).map(([subject, { before, after }], at): RecordEntry => ({
    ...{ id: at + 1, at: '2027-05-01T08:00:00.000Z', organiser: 'Olive Owner', call: 'change', subject },
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  }));
  return respond(organiserCalls.audit, { items, total: items.length });
}

const line = (name: RegExp) => screen.findByRole('row', { name });

test('the record shows changes by field with their author, and can be filtered by subject', async () => {
  const change = { before: { content: 'Old words' }, after: { content: 'New words' } };
  const { user, requests } = openBackoffice({
    url,
    responses: [recordOf({ 'texts/home.hero.title': change }), team, fields],
  });
  await heading('Record');
  const row = await line(/texts\/home.hero.title/);
  expect(within(row).getByText('Old words').closest('del')).not.toBeNull();
  expect(within(row).getByText('New words')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'What was changed' }), 'texts');
  const asked = () => requests.filter(({ path }) => path === organiserCalls.audit.path);
  await waitFor(() => expect(asked().at(-1)?.query.filter).toBe('{"subject":"texts"}'));
});

test('the record can be narrowed to a person and to days at the venue, and shows all of it again', async () => {
  const { user, requests } = openBackoffice({ url, responses: [recordOf({}), team] });
  const last = () => requests.filter(({ path }) => path === organiserCalls.audit.path).at(-1)?.query;
  await user.type(await screen.findByRole('searchbox', { name: 'Who changed it' }), 'olive');
  await waitFor(() => expect(last()?.q).toBe('olive'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-06-02' } });
  const from = '"at_gte":"2027-06-01T23:00:00.000Z"';
  await waitFor(() => expect(last()?.filter).toBe(`{${from}}`));
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2027-06-01' } });
  expect(await screen.findByText('This is before the first day.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2027-06-02' } });
  await waitFor(() => expect(last()?.filter).toMatch(/"at_lte":"2027-06-02T23:00:00/));
  expect(await screen.findByText('No matches. Choose other days or another name.')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'What was changed' }), 'spea');
  expect(await screen.findByText(/needs a whole name, such as speakers/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('Changes by you and others will be listed here.')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('');
});

test('an entry is formatted as in its form: names, yes and no, the venue’s time', async () => {
  const before = { tierId: null, opensAt: null, isOpen: true };
  const after = { tierId: 't1', opensAt: '2027-06-08T08:00:00.000Z', isOpen: false };
  openBackoffice({
    url,
    responses: [
      recordOf({ 'sponsors/tide': { before, after }, 'sponsors/reef': { before: { isOpen: '(withheld)' } } }),
      ...[team, fields, gold],
    ],
  });
  const row = await line(/sponsors\/tide/);
  await waitFor(() => expect(row).toHaveTextContent('Gold'));
  expect(await within(row).findByText('Tue 8 June 2027, 09:00')).toBeVisible();
  expect(within(row).getByText('Yes').closest('del')).not.toBeNull();
  expect(within(row).getByText('No')).toBeVisible();
  expect(row).not.toHaveTextContent(/t1|true|false|2027-06/);
  expect(await line(/sponsors\/reef/)).toHaveTextContent('(withheld)');
});

test('other changes are also shown in words: roles, money, states, and names of organisers', async () => {
  const refund = { payment: 'pay-1', amount: '95.00', currency: 'GBP', state: 'waiting' };
  const at = '2027-06-08T08:00:00.000Z';
  const entered = { verdict: 'enteredAlready', at, isOffline: true, letInBy: 'p1' };
  openBackoffice({
    url,
    responses: [
      recordOf({
        'organisers/p1': { before: { roles: ['content'] }, after: { roles: ['content', 'awardsSteward'] } },
        'orders/o1': { after: refund },
        'check-in/2027-06-08/a1': { after: entered },
      }),
      team,
    ],
  });
  const person = await line(/organisers\/p1/);
  expect(within(person).getByText('Content, Awards steward')).toBeVisible();
  await waitFor(() => expect(within(person).getByRole('rowheader')).toHaveTextContent('Cara Content'));
  const order = await line(/orders\/o1/);
  expect(within(order).getByText('£95.00')).toBeVisible();
  expect(within(order).getByText('Waiting for a second person')).toBeVisible();
  expect(order).not.toHaveTextContent(/GBP|pay-1/);
  const door = await line(/check-in\/2027-06-08/);
  await waitFor(() => expect(door).toHaveTextContent(/Already entered.*2027, 09:00.*Yes.*Cara Content/));
});

test('without permission for the team no names of organisers are shown or requested', async () => {
  const change = { before: { isBlocked: false }, after: { isBlocked: true } };
  const { requests } = openBackoffice({
    url,
    roles: ['awardsAuditor'],
    responses: [recordOf({ 'organisers/p1': change })],
  });
  const row = await line(/organisers\/p1/);
  expect(within(row).getByText('No').closest('del')).not.toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain(organiserCalls.organisers.path);
});

test('a line of the record shows only the differences', () => {
  const changes = recordedChanges({
    call: 'x',
    subject: 'speakers/ada',
    before: '{"a":1,"b":"same"}',
    after: '{"a":2,"b":"same","c":[1]}',
  });
  expect(changes).toEqual([
    { field: 'a', before: '1', after: '2' },
    { field: 'c', before: null, after: '[1]' },
  ]);
});

test('a subject without fields has the last part of its name as label', () => {
  const login = { call: 'logIn', subject: 'organisers/p1/login', before: null, after: '"logged in"' };
  expect(recordedChanges(login)).toEqual([{ field: 'login', before: null, after: '"logged in"' }]);
});

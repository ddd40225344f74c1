import { expect, test } from 'vitest';
import type { WholeCall } from '../requests/call.ts';
import { allCalls } from './all-calls.ts';

const rows = Object.values(allCalls).flatMap((table): [string, WholeCall][] => Object.entries(table));

test('only calls that require a recent confirmation list the error for it', () => {
  const asking = rows.filter(([, { errors }]) => errors.includes('organiser-0005')).map(([name]) => name);
  const recent = rows.filter(([, row]) => row.recent).map(([name]) => name);
  // Whether these require one depends on the entry.
  const changing = ['setResourceEntry', 'removeResourceEntry', 'revertResourceChange', 'importResource'];
  expect(asking).toEqual(expect.arrayContaining(changing));
  expect(asking.filter((name) => !changing.includes(name))).toEqual(recent);
  expect(recent).toEqual(
    expect.arrayContaining(['refundPayment', 'unseal', 'exportResource', 'addOrganiser', 'changeOrganiser']),
  );
});

test('confirmation by a second person requires a recent password or code, not just an open session', () => {
  const confirming = rows.filter(
    ([, { permission, method }]) => permission?.endsWith('.confirm') && method !== 'GET',
  );
  // The address of an attendee is confirmed by one person.
  const byTwo = confirming.filter(([, { permission }]) => permission !== 'attendees.confirm');
  expect(byTwo.length).toBeGreaterThan(3);
  expect(byTwo.filter(([, { recent }]) => recent !== true).map(([name]) => name)).toEqual([]);
});

test('every export of a table requires a recent confirmation', () => {
  const tables = rows.filter(
    ([, { access, mediaType }]) => access === 'organiser' && mediaType?.startsWith('text/csv'),
  );
  expect(tables.length).toBeGreaterThan(2);
  expect(tables.filter(([, { recent }]) => recent !== true).map(([name]) => name)).toEqual([]);
});

test('calls under /backoffice require an organiser with a permission, except to log in and out', () => {
  const open = rows.filter(
    ([, { path, access, permission }]) =>
      path.startsWith('/backoffice/') && (access !== 'organiser' || permission === undefined),
  );
  expect(open.map(([name]) => name)).toEqual([
    'organiserLogin',
    'organiserLogout',
    'organiserSetUp',
    'passkeyLoginChallenge',
    'passkeyLogin',
  ]);
  const elsewhere = rows.filter(
    ([, { path, access }]) => access === 'organiser' && !path.startsWith('/backoffice/'),
  );
  expect(elsewhere).toEqual([]);
});

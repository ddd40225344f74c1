import { expect, test } from 'vitest';
import type { WholeCall } from '../requests/call.ts';
import { allCalls } from './all-calls.ts';

const rows = Object.values(allCalls).flatMap((table): [string, WholeCall][] => Object.entries(table));

test('a call that demands a recent confirmation says that it may ask for one, and no other does', () => {
  const asking = rows.filter(([, { errors }]) => errors.includes('organiser-0005')).map(([name]) => name);
  const recent = rows.filter(([, row]) => row.recent).map(([name]) => name);
  expect(asking).toEqual(recent);
  expect(recent).toEqual(
    expect.arrayContaining(['refundPayment', 'unseal', 'exportResource', 'addOrganiser', 'changeOrganiser']),
  );
});

test('a session that is open for hours is no second person: who confirms has just given a password or code', () => {
  const confirming = rows.filter(
    ([, { permission, method }]) => permission?.endsWith('.confirm') && method !== 'GET',
  );
  // The address of an attendee is confirmed by one person.
  const byTwo = confirming.filter(([, { permission }]) => permission !== 'attendees.confirm');
  expect(byTwo.length).toBeGreaterThan(3);
  expect(byTwo.filter(([, { recent }]) => recent !== true).map(([name]) => name)).toEqual([]);
});

test('whatever leaves the site as a table is taken by somebody who has just said who they are', () => {
  const tables = rows.filter(
    ([, { access, mediaType }]) => access === 'organiser' && mediaType?.startsWith('text/csv'),
  );
  expect(tables.length).toBeGreaterThan(2);
  expect(tables.filter(([, { recent }]) => recent !== true).map(([name]) => name)).toEqual([]);
});

test('lets only organisers in under /backoffice, each with a permission, but to begin and to leave', () => {
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

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

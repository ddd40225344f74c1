import { expect, test } from 'vitest';
import type { WholeCall } from '../requests/call.ts';
import { allCalls } from './all-calls.ts';

const rows = Object.values(allCalls).flatMap((table): [string, WholeCall][] => Object.entries(table));

test('lets only organisers in under /backoffice, each with a permission, but to begin and to leave', () => {
  const open = rows.filter(
    ([, { path, access, permission }]) =>
      path.startsWith('/backoffice/') && (access !== 'organiser' || permission === undefined),
  );
  expect(open.map(([name]) => name)).toEqual(['organiserLogin', 'organiserLogout', 'organiserSetUp']);
  const elsewhere = rows.filter(
    ([, { path, access }]) => access === 'organiser' && !path.startsWith('/backoffice/'),
  );
  expect(elsewhere).toEqual([]);
});

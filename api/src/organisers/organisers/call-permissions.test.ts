import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allCalls } from '@summit/contract/calls/all-calls';
import type { WholeCall } from '@summit/contract/requests/call';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { isPermitted, organiserRoles, type Permission } from '@summit/contract/session/organisers';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organisers } from './organisers.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

describe('each call of organisers', () => {
  const rows = Object.values(allCalls)
    .flatMap((table): [string, WholeCall][] => Object.entries(table))
    .filter(([, { permission }]) => permission !== undefined);

  test.each(rows)('%s is only for roles with its permission', async (_name, call) => {
    const token = await api.organise('analyst');
    const id = await api.db.select().from(organisers).where(eq(organisers.email, demoOrganisers[4].email));
    const allowed: string[] = [];
    for (const role of organiserRoles) {
      await api.db
        .update(organisers)
        .set({ roles: [role] })
        .where(eq(organisers.id, id[0]?.id ?? ''));
      // The request could not succeed, but the permission is checked first.
      const { code } = await api.call(call, { token, params: { id: 'nothing', type: 'nothing' } as never });
      if (code !== 'oauth.advanced-0007') allowed.push(role);
    }
    const permission = call.permission as Permission;
    expect(allowed).toEqual(organiserRoles.filter((role) => isPermitted([role], permission)));
  });
});

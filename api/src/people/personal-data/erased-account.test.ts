import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import * as calls from '@summit/contract/calls/personal-data';
import { demoAccounts } from '@summit/contract/session/demo-accounts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const buyer = demoAccounts.find(({ name }) => name === 'buy')?.email ?? '';

test('an erased account never gets personal data again: no form, import or earlier change applies to it', async () => {
  const organiser = await getOrganiser(api);
  const { token } = organiser;
  const [before] = await api.db.select().from(attendees).where(eq(attendees.email, buyer));
  const id = before?.id ?? '';
  await organiser.set('attendees', id, { isInTop: before?.isInTop !== true });
  await api.call(calls.erasePerson, { token, body: { email: buyer }, query: {} });
  expect(await organiser.show('attendees', id)).toBeNull();
  const named = { firstName: 'Ada' };
  expect((await organiser.set('attendees', id, named, { version: null })).status).toBe(400);
  const older = JSON.stringify([{ id, email: buyer, ...named }]);
  expect((await organiser.import('attendees', 'json', older)).status).toBe(400);
  const params = { resource: 'attendees' as const, key: id };
  const { body } = await api.call(resourceCalls.resourceHistory, { token, params });
  const reverted = await api.call(resourceCalls.revertResourceChange, {
    token,
    params: { ...params, change: body.items[0]?.id ?? 0 },
    query: {},
    body: { version: null },
  });
  expect(reverted.code).toBe('resource-0006');
  expect((await organiser.list('attendees')).map(({ key }) => key)).not.toContain(id);
  const [row] = await api.db.select().from(attendees).where(eq(attendees.id, id));
  expect(row).not.toMatchObject(named);
});

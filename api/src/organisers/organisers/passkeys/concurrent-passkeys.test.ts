import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organiser-passkeys';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { addPasskey, softwarePasskey } from '../../../testing/software-passkey.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilACallWaits } from '../../../testing/until-a-call-waits.ts';
import { findOrganiserByEmail, lockOrganiser } from '../organiser-rows.queries.ts';
import { lockPasskey } from './passkey-rows.queries.ts';

const [owner] = demoOrganisers;

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

test('renaming a passkey while it is removed causes no deadlock', async () => {
  const token = await api.organise('owner');
  const { body } = await addPasskey(api, token, softwarePasskey(), 'Telephone');
  const ownerId = (await findOrganiserByEmail(api.db, owner.email))?.id ?? '';
  const { renaming } = await api.db.transaction(async (tx) => {
    // As where it is removed.
    await lockOrganiser(tx, ownerId);
    const renamed = { token, params: { id: body.id }, body: { name: 'Old telephone' } };
    const waiting = api.call(calls.renamePasskey, renamed);
    await untilACallWaits(api.db);
    expect(await lockPasskey(tx, ownerId, body.id)).toMatchObject({ name: 'Telephone' });
    return { renaming: waiting };
  });
  expect((await renaming).status).toBe(200);
});

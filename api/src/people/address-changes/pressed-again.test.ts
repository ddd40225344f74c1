import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as addressChangeCalls from '@summit/contract/calls/address-change';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp, testDevice } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.loginAs('buy');
});
afterEach(() => api.close());

const old = 'buy@demo.summit.example';
const next = 'bea@farnley.example';

const details = {
  firstName: 'Beatrice',
  lastName: 'Underhill',
  phone: '+44 20 7946 0958',
  company: 'Farnley & Daughters',
  jobTitle: 'Treasurer',
  country: 'GB',
};

/** Begins a change, with the password by default. */
const change = (email = next, currentPassword: string | null = demoPassword) =>
  api.call(myRegistrationCalls.changeOwnDetails, {
    token,
    body: { ...details, email, ...(currentPassword && { currentPassword }) },
  });
const readLink = (link: string) => api.call(addressChangeCalls.addressChange, { body: { token: link } });
const act = (link: string, action: 'agree' | 'confirm' | 'undo', DeviceId = testDevice) =>
  api.call(addressChangeCalls.actOnAddressChange, { body: { token: link, action }, headers: { DeviceId } });
const mails = async (topic: string) =>
  (await api.app.platform.mail.list(api.db, 20)).filter((mail) => mail.topic === topic);

/** The link in the latest email of a topic, and its recipient. */
async function mailed(topic: string): Promise<{ to: string; link: string }> {
  const [mail] = await mails(topic);
  return { to: mail?.to ?? '', link: /[?&]address=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

async function getRow() {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, old));
  return row;
}

test('both emails to the old address can restore the account after the change', async () => {
  const passwordHash = (await getRow())?.passwordHash ?? null;
  for (const topic of ['address-change', 'address-changed']) {
    await api.db.update(attendees).set({ passwordHash }).where(eq(attendees.email, old));
    token = await api.loginAs('buy');
    await change();
    await act((await mailed('address-confirmation')).link, 'confirm');
    const { to, link } = await mailed(topic);
    expect(to).toBe(old);
    expect((await readLink(link)).body).toMatchObject({ reader: 'owner', state: 'done' });
    expect((await act(link, 'undo', 'phone')).status).toBe(204);
    expect(await getRow()).toMatchObject({ confirmedEmail: old, passwordHash: null });
  }
});

describe('a press whose response was lost', () => {
  test('of agreeing succeeds again without another email', async () => {
    await change(next, null);
    const { link } = await mailed('address-change');
    expect([(await act(link, 'agree')).status, (await act(link, 'agree')).status]).toEqual([204, 204]);
    expect(await mails('address-confirmation')).toHaveLength(1);
  });

  test('of confirming succeeds again without another change', async () => {
    await change();
    const { link } = await mailed('address-confirmation');
    expect([(await act(link, 'confirm')).status, (await act(link, 'confirm')).status]).toEqual([204, 204]);
    expect(await mails('address-changed')).toHaveLength(1);
    const status = await api.call(attendeeSelfCalls.registrationStatus, { token });
    expect(status.status).toBe(200);

    await act((await mailed('address-changed')).link, 'undo');
    expect((await act(link, 'confirm')).code).toBe('address-change-0001');
    expect((await getRow())?.email).toBe(old);
  });

  test('of “this was not me” succeeds again, and its link shows that the account is restored', async () => {
    await change();
    const { link } = await mailed('address-change');
    expect([(await act(link, 'undo')).status, (await act(link, 'undo')).status]).toEqual([204, 204]);
    expect((await readLink(link)).body).toMatchObject({ reader: 'owner', state: 'undone' });
    expect(await mails('address-restored')).toHaveLength(1);
  });

  test('a change that ended otherwise is not reported as undone', async () => {
    await change();
    const { link } = await mailed('address-change');
    await change('third@farnley.example');
    expect([(await readLink(link)).code, (await act(link, 'undo')).code]).toEqual([
      'address-change-0001',
      'address-change-0001',
    ]);
  });
});

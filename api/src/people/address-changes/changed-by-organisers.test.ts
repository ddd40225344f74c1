import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as addressChangeCalls from '@summit/contract/calls/address-change';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const old = 'buy@demo.summit.example';
const next = 'bea@farnley.example';
const safe = 'beatrice@farnley.example';

const details = {
  firstName: 'Beatrice',
  lastName: 'Underhill',
  phone: '+44 20 7946 0958',
  company: 'Farnley & Daughters',
  jobTitle: 'Treasurer',
  country: 'GB',
};

const act = (token: string, action: 'agree' | 'confirm' | 'undo') =>
  api.call(addressChangeCalls.actOnAddressChange, { body: { token, action } });

/** The link in the latest email of a topic. */
async function linkIn(topic: string): Promise<string> {
  const mails = await api.app.platform.mail.list(api.db, 20);
  const mail = mails.find((one) => one.topic === topic);
  return /[?&]address=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test.each([
  ['asked for', false],
  ['confirmed', true],
])(
  'a change that was %s does not apply after organisers have changed the address',
  async (_how, isConfirmed) => {
    const body = { ...details, email: next, currentPassword: demoPassword };
    await api.call(myRegistrationCalls.changeOwnDetails, { token: await api.loginAs('buy'), body });
    const links = [await linkIn('address-change'), await linkIn('address-confirmation')];
    if (isConfirmed) {
      expect((await act(links[1] ?? '', 'confirm')).status).toBe(204);
      links.push(await linkIn('address-changed'));
    }
    const organiser = await getOrganiser(api);
    const set = await organiser.set('attendees', isConfirmed ? next : old, { email: safe });
    expect(set.status).toBe(200);

    for (const link of links) {
      for (const action of ['agree', 'confirm', 'undo'] as const) {
        expect((await act(link, action)).code).toBe('address-change-0001');
      }
    }
    expect(await api.db.$count(attendees, eq(attendees.email, safe))).toBe(1);
  },
);

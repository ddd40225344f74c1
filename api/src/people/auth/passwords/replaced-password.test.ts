import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as personalDataCalls from '@summit/contract/calls/personal-data';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let owner: string;
let thief: string;

beforeEach(async () => {
  api = await openTestApp();
  owner = (await login(demoPassword, 'laptop')).body.accessToken;
  thief = (await login(demoPassword, 'stolen')).body.accessToken;
});
afterEach(() => api.close());

const email = 'buy@demo.summit.example';

const login = (password: string, device: string) =>
  api.call(authCalls.login, { body: { email, password }, captcha: true, headers: { DeviceId: device } });

const changePassword = (token: string, newPassword: string, device: string) =>
  api.call(attendeeSelfCalls.changePassword, {
    token,
    body: { password: demoPassword, newPassword },
    headers: { DeviceId: device },
  });

/** Replaces the password just after the next call has verified the present one. */
function replaceAfterNextCheck(): void {
  const { passwords } = api.app.platform;
  const verify = passwords.verify.bind(passwords);
  vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given);
    expect((await changePassword(owner, 'Renewed1', 'laptop')).status).toBe(204);
    return isRight;
  });
}

async function expectOwnerIsIn(): Promise<void> {
  expect((await login('Renewed1', 'laptop')).status).toBe(200);
}

test('a concurrent login with the old password fails', async () => {
  replaceAfterNextCheck();
  expect((await login(demoPassword, 'stolen')).code).toBe('cqrs-0009');
  await expectOwnerIsIn();
});

test('a concurrent change does not replace the new password', async () => {
  replaceAfterNextCheck();
  expect((await changePassword(thief, 'Stolen11', 'stolen')).code).toBe('fm.cms-0070');
  expect((await login('Stolen11', 'stolen')).code).toBe('cqrs-0009');
  await expectOwnerIsIn();
});

test('a concurrent change of address sends no confirmation to the new address', async () => {
  const person = { firstName: 'Bea', lastName: 'Marsh', phone: '+44 20 7946 0958', country: 'GB' };
  const work = { company: 'Farnley & Daughters', jobTitle: 'Treasurer' };
  const body = { ...person, ...work, email: 'thief@farnley.example', currentPassword: demoPassword };
  replaceAfterNextCheck();
  const changed = await api.call(myRegistrationCalls.changeOwnDetails, { token: thief, body });
  expect(changed.code).toBe('fm.cms-0070');
  const mails = await api.app.platform.mail.list(api.db, 10);
  expect(mails.filter(({ to }) => to === 'thief@farnley.example')).toEqual([]);
  await expectOwnerIsIn();
});

test('a concurrent erasure keeps the account', async () => {
  replaceAfterNextCheck();
  const sent = { token: thief, body: { password: demoPassword } };
  expect((await api.call(personalDataCalls.eraseOwnAccount, sent)).code).toBe('fm.cms-0070');
  await expectOwnerIsIn();
});

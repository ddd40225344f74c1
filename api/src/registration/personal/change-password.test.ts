import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const email = 'vip@demo.summit.example';

async function login(password: string, device: string) {
  const headers = { DeviceId: device };
  return api.call(authCalls.login, { body: { email, password }, captcha: true, headers });
}

function change(token: string, password: string, newPassword: string, device = 'laptop') {
  const headers = { DeviceId: device };
  return api.call(attendeeSelfCalls.changePassword, { token, body: { password, newPassword }, headers });
}

function refresh(refreshToken: string, device: string) {
  return api.call(authCalls.refreshToken, { body: { refreshToken }, headers: { DeviceId: device } });
}

test('fm.cms-0070: a wrong present password changes nothing', async () => {
  const { body } = await login(demoPassword, 'laptop');
  const { status, raw } = await change(body.accessToken, 'Wrong1234', 'Renewed1');

  expect(status).toBe(400);
  expect(raw.json()).toMatchObject({ Code: 'fm.cms-0070', Message: 'Wrong password' });
  expect((await login(demoPassword, 'laptop')).status).toBe(200);
});

test('a weak new password is refused', async () => {
  const { body } = await login(demoPassword, 'laptop');
  const { raw } = await change(body.accessToken, demoPassword, 'short');

  expect(raw.json().failures).toMatchObject([{ field: 'newPassword' }]);
});

test('the new password applies immediately; other devices are signed out, but not this one', async () => {
  const here = (await login(demoPassword, 'laptop')).body;
  const there = (await login(demoPassword, 'phone')).body;
  const { status } = await change(here.accessToken, demoPassword, 'Renewed1');
  const details = (token: string) => api.call(attendeeSelfCalls.attendeeDetails, { token });

  expect(status).toBe(204);
  expect((await details(there.accessToken)).code).toBe('authorization-0001');
  expect((await refresh(there.refreshToken, 'phone')).code).toBe('authorization-0003');
  const renewed = await refresh(here.refreshToken, 'laptop');
  expect((await details(renewed.body.accessToken)).status).toBe(200);
  expect((await login(demoPassword, 'tablet')).code).toBe('cqrs-0009');
  expect((await login('Renewed1', 'tablet')).status).toBe(200);
});

test('a change without a device id ends every session, including others without one', async () => {
  const there = (await login('Renewed1', '')).body;
  const here = (await login('Renewed1', '')).body;
  expect((await change(here.accessToken, 'Renewed1', demoPassword, '')).status).toBe(204);
  for (const { refreshToken } of [there, here]) {
    expect((await refresh(refreshToken, '')).code).toBe('authorization-0003');
  }
});

test('guessing the present password with a stolen token is limited', async () => {
  const token = await api.loginAs('sell');
  const responses = [];
  for (let count = 0; count < 11; count += 1) {
    responses.push(await change(token, `Wrong${count}`, 'Renewed1'));
  }

  expect(responses.map(({ code }) => code).slice(9)).toEqual(['fm.cms-0070', 'rate-limit-0001']);
  expect(Number(responses[10]?.raw.headers['retry-after'])).toBeGreaterThan(0);
});

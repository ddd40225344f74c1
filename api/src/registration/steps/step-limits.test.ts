import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-registration';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { rateLimits, type VisitorLimitName, visitorLimits } from '@summit/contract/limits/rate-limits';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitorFrom } from '../../testing/visitors.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Uses a limit up without making the calls. */
async function useUp(...[name, counted]: Parameters<TestApp['app']['platform']['rateLimiter']['take']>) {
  for (let count = 0; count < rateLimits[name].limit; count += 1) {
    await api.app.platform.rateLimiter.take(name, counted);
  }
}

/** The same for a program without a device id. */
async function useUpDevice(name: VisitorLimitName, network: string, id?: string) {
  for (let count = 0; count < visitorLimits[name].limit; count += 1) {
    await api.app.platform.rateLimiter.visit(name, visitorFrom(network), id).catch(() => undefined);
  }
}

function begin(email: string, address = '203.0.113.1') {
  const person = {
    firstName: 'Nora',
    lastName: 'Low',
    phone: '+442079460958',
    company: 'Low',
    jobTitle: 'CFO',
  };
  const body = { ...person, email, country: 'GB', password: 'Secret2027', termsAccepted: true };
  return api.call(calls.submitStepOne, { body, headers: from(address) });
}

const waits = {
  Code: 'rate-limit-0001',
  Message: 'Too many attempts in a short time. Please try again in 15 minutes.',
};

test('new registrations are limited per network, across all of its addresses', async () => {
  await useUpDevice('registrationOfDevice', '2001:db8:1:1::1', 'step one');
  const refused = await begin('a@fresh.example', '2001:db8:1:1:ffff::2');
  const elsewhere = await begin('a@fresh.example', '2001:db8:1:2::1');

  expect([refused.status, elsewhere.status]).toEqual([429, 200]);
  expect(refused.raw.json()).toMatchObject(waits);
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(800);
});

test('attempts are limited per email address, across networks', async () => {
  await useUp('registrationOfAddress', { id: 'step one', email: 'a@fresh.example' });
  expect((await begin('A@Fresh.example')).code).toBe('rate-limit-0001');
  expect((await begin('b@fresh.example')).status).toBe(200);
});

test('registrations are limited per email domain, except for public providers', async () => {
  await useUp('registrationOfDomain', { id: 'step one', email: 'fresh.example' });
  const refused = await begin('a@FRESH.example');
  expect(refused.code).toBe('rate-limit-0001');
  expect(refused.raw.json().Message).toBe(
    'Too many attempts in a short time. Please try again in 60 minutes.',
  );
  await useUp('registrationOfDomain', { id: 'step one', email: 'gmail.com' });
  expect((await begin('a@gmail.com')).status).toBe(200);
});

test.each([
  ['the second step', 'step two', 'stepone', calls.submitStepTwo, {}],
  ['the package', 'package', 'package', calls.selectPackage, { type: 'BuyStandard', packageType: 'free' }],
] as const)('%s is counted separately', async (_what, step, account, row, body) => {
  const token = await api.loginAs(account);
  await useUpDevice('registrationOfDevice', '203.0.113.1', 'step one');
  const passed = await api.call(row, { token, body: { ...body }, headers: from('203.0.113.1') });
  await useUpDevice('registrationOfDevice', '203.0.113.1', step);
  const refused = await api.call(row, { token, body: { ...body }, headers: from('203.0.113.1') });

  expect(passed.code).not.toBe('rate-limit-0001');
  expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
});

test('the forms of subscribers and media partners have limits besides their captcha', async () => {
  const subscribe = (email: string, address: string) =>
    api.call(calls.shortAttendee, {
      body: { email, firstName: 'Ann', consent: true },
      captcha: true,
      headers: from(address),
    });
  const become = (email: string, address: string) =>
    api.call(mediaPartnerCalls.becomeMediaPartner, {
      body: { company: 'The Quay Post', name: 'Ann Low', email, mediaKitId: 'logo-pack' },
      captcha: true,
      headers: from(address),
    });
  await useUpDevice('subscribeOfDevice', '203.0.113.1');
  await useUp('subscribeOfAddress', { email: 'ann@expo.example' });
  await useUpDevice('mediaPartnerOfDevice', '203.0.113.1');
  await useUp('mediaPartnerOfAddress', { email: 'ann@expo.example' });

  for (const send of [subscribe, become]) {
    expect((await send('bob@expo.example', '203.0.113.1')).code).toBe('rate-limit-0001');
    expect((await send('Ann@expo.example', '203.0.113.2')).code).toBe('rate-limit-0001');
    expect((await send('bob@expo.example', '203.0.113.2')).status).toBe(204);
  }
});

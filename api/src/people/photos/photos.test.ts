import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-photo';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import { type DemoAccountName, demoAccounts } from '@summit/contract/session/demo-accounts';
import type { TestApp } from '../../testing/test-app.ts';
import { openPhotoApp, uploadedUrl } from '../../testing/visits/photo-visit.ts';
import { attendees } from '../attendees/attendees.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openPhotoApp();
});

afterEach(() => api.close());

const getEmail = (account: DemoAccountName) => demoAccounts.find(({ name }) => name === account)?.email ?? '';

const submit = (token: string, imageUrl: string) =>
  api.call(calls.submitImage, { token, body: { imageUrl } });

const set = (token: string, imageUrl: string) => api.call(calls.setImage, { token, body: { imageUrl } });

async function getPhoto(token: string) {
  const { body } = await api.call(attendeeSelfCalls.attendeeDetails, { token });
  return body.image;
}

describe('the step of the registration', () => {
  test.each<[DemoAccountName, string, string]>([
    ['package', 'PendingPackageSelection', 'registrationPackages'],
    ['request', 'RequestForPayment', 'registrationPayment'],
    ['pending', 'PendingPayment', 'registrationPayment'],
    ['invited', 'Completed', 'registrationCompleted'],
    ['buy', 'Completed', 'registrationCompleted'],
  ])('leads %s, who is %s, to %s', async (account, registrationStatus, next) => {
    const token = await api.loginAs(account);
    const imageUrl = await uploadedUrl(api, token);
    const response = await submit(token, imageUrl);
    expect([response.status, response.body]).toEqual([200, { registrationStatus, next }]);
    expect(await getPhoto(token)).toEqual({ imageUrl, imageStatus: 'Uploaded' });
  });

  test('is not reached before the second part, but the photo can already be set', async () => {
    const token = await api.loginAs('stepone');
    const imageUrl = await uploadedUrl(api, token);
    const early = await submit(token, imageUrl);
    expect([early.status, early.code]).toEqual([404, 'fm.cms-0041']);
    expect((await getPhoto(token)).imageStatus).toBe('NotUploaded');
    expect((await set(token, imageUrl)).status).toBe(200);
  });

  test('can be completed twice, even concurrently', async () => {
    const token = await api.loginAs('package');
    const [red, blue] = [await uploadedUrl(api, token, 'red'), await uploadedUrl(api, token, 'blue')];
    const responses = await Promise.all([red, blue, red, blue].map((imageUrl) => submit(token, imageUrl)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([red, blue]).toContain((await getPhoto(token)).imageUrl);
  });
});

test('uploading alone changes nothing', async () => {
  const token = await api.loginAs('invited');
  await uploadedUrl(api, token);
  expect((await api.call(calls.attendeeImage, { token })).body).toEqual({
    imageUrl: null,
    imageStatus: 'NotUploaded',
  });
});

test('a photo can be set at any time, and is required', async () => {
  const token = await api.loginAs('buy');
  const imageUrl = await uploadedUrl(api, token);
  expect((await set(token, imageUrl)).body).toEqual({ imageUrl, imageStatus: 'Uploaded' });
  expect((await api.call(calls.attendeeImage, { token })).body).toEqual({
    imageUrl,
    imageStatus: 'Uploaded',
  });
});

test("only one's own upload can be used, although two attendees can have the same photo", async () => {
  const [token, other] = [await api.loginAs('package'), await api.loginAs('invited')];
  const imageUrl = await uploadedUrl(api, other, 'red');
  for (const take of [submit, set]) {
    const response = await take(token, imageUrl);
    expect([response.status, response.code]).toEqual([400, 'image-0001']);
  }
  expect(await uploadedUrl(api, token, 'red')).toBe(imageUrl);
  expect([(await submit(token, imageUrl)).status, (await submit(other, imageUrl)).status]).toEqual([
    200, 200,
  ]);
});

test.each(['https://elsewhere.example/me.jpg', '/media/../secret.jpg', 'javascript:alert(1)', 'me.jpg'])(
  '%s is not an uploaded photo',
  async (address) => {
    const token = await api.loginAs('package');
    const imageUrl = await uploadedUrl(api, token);
    for (const wrong of [
      address,
      `https://elsewhere.example${imageUrl}`,
      imageUrl.replace('.jpg', '-320.webp'),
    ]) {
      expect((await submit(token, wrong)).code).toBe('image-0001');
    }
    expect((await api.call(calls.submitImage, { token, body: {} })).code).toBe('validation.base-0001');
  },
);

test('the public list shows an attendee’s new photo immediately', async () => {
  await api.db
    .update(attendees)
    .set({ isPublished: true })
    .where(eq(attendees.email, getEmail('buy')));
  const token = await api.loginAs('buy');
  const { body: me } = await api.call(attendeeSelfCalls.attendeeDetails, { token });
  const listed = async () => {
    const { body } = await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 9999 } });
    return body.attendees.find(({ id }) => id === me.id)?.imageUrl;
  };
  const before = await listed();
  const imageUrl = await uploadedUrl(api, token);
  await submit(token, imageUrl);
  expect([before === imageUrl, await listed()]).toEqual([false, imageUrl]);
});

test('all calls require a login', async () => {
  for (const call of [calls.attendeeImage, calls.submitImage, calls.setImage, calls.uploadImage]) {
    expect((await api.call(call, {})).status).toBe(401);
  }
});

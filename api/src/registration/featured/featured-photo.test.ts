import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/featured';
import * as limits from '@summit/contract/limits/limits';
import { removeUnusedPictures } from '../../organisers/unused-pictures/remove-unused.queries.ts';
import { linkPhotos } from '../../people/photos/photos.tables.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  getFile,
  linkPhotoUrl,
  openPhotoApp,
  painted,
  uploadByLink,
  uploadedUrl,
} from '../../testing/visits/photo-visit.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openPhotoApp();
});

afterEach(() => api.close());

const token = 'demo-featured';

const remove = () => removeUnusedPictures(api.db, api.app.platform.config.dataDir, api.clock.now());
const aDayPasses = () => api.clock.moveBy(limits.unusedPhotoMs + 1000);
const isThere = (url: string) => existsSync(getFile(api, url));

function submit(imageUrl: string) {
  const person = { firstName: 'Marguerite', lastName: 'Osei', email: 'm@lanternfield.example' };
  const work = { phone: '+442079460958', company: 'Lanternfield', jobTitle: 'Founder', country: 'GB' };
  const self = { bio: 'Lends lamps.', imageUrl, linkedIn: 'https://linkedin.example/m' };
  const rest = { password: 'Secret2027', termsAccepted: true, publishAccepted: true };
  return api.call(calls.submitFeatureForm, { body: { token, ...person, ...work, ...self, ...rest } });
}

test('a photo uploaded with a token is processed like an attendee’s', async () => {
  const response = await uploadByLink(
    api,
    token,
    await painted({ width: 900, height: 1600 }).png().toBuffer(),
  );
  expect(response.status).toBe(200);
  const [stored] = response.body.storedFileResponses;
  expect(stored?.fileName).toMatch(/^[0-9a-f]{32}\.jpg$/);
  expect(stored?.imageTransforms.map(({ name, width }) => [name, width])).toEqual([
    ['avatar', 100],
    ['card', 320],
    ['large', 640],
  ]);
  expect((await api.app.inject(`${stored?.originalFileUrl}`)).headers['content-type']).toBe('image/jpeg');
});

test('uploading requires a valid token', async () => {
  const picture = await painted().jpeg().toBuffer();
  const responses = ['made-up', 'demo-featured-used', 'demo-featured-closed'].map((one) =>
    uploadByLink(api, one, picture),
  );
  expect((await Promise.all(responses)).map(({ code }) => code)).toEqual([
    'cqrs-0009',
    'fm.cms-0019',
    'fm.cms-0009',
  ]);
  expect((await uploadByLink(api, '', picture)).code).toBe('validation.base-0001');
  expect(await api.db.$count(linkPhotos)).toBe(0);
});

test.each([
  ['a file that is not a picture', () => 'A portrait', 'image-0001'],
  ['a file that is too large', () => Buffer.alloc(limits.imageBytes + 1), 'image-0002'],
  ['a picture that is too small', () => painted({ width: 199 }).png().toBuffer(), 'image-0003'],
])('%s is refused', async (_what, content, code) => {
  expect((await uploadByLink(api, token, await content())).code).toBe(code);
});

test('a link is limited to 30 uploads an hour', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await uploadByLink(api, token, 'no picture')).code).toBe('image-0001');
  }
  expect((await uploadByLink(api, token, 'no picture')).code).toBe('rate-limit-0001');
});

test('a photo can be used only by its uploader', async () => {
  const ofAttendee = await uploadedUrl(api, await api.loginAs('package'), 'tomato');
  expect((await submit(ofAttendee)).code).toBe('image-0001');
  expect((await submit(await linkPhotoUrl(api, token, 'tomato'))).status).toBe(200);
});

test('an unused photo is deleted after a day, and can be uploaded again', async () => {
  const url = await linkPhotoUrl(api, token);
  await remove();
  expect(isThere(url)).toBe(true);
  aDayPasses();
  await remove();
  expect([isThere(url), await api.db.$count(linkPhotos)]).toEqual([false, 0]);
  expect((await submit(url)).raw.json()).toMatchObject({
    Code: 'image-0001',
    Message: 'Please upload this picture once more.',
  });
  expect((await submit(await linkPhotoUrl(api, token))).status).toBe(200);
});

test('the used photo stays, and unused ones are deleted', async () => {
  const [chosen, other] = [await linkPhotoUrl(api, token, 'red'), await linkPhotoUrl(api, token, 'blue')];
  await submit(chosen);
  aDayPasses();
  await remove();
  expect([isThere(chosen), isThere(other)]).toEqual([true, false]);
});

test('a file shared by an attendee and a link is deleted with the last of them', async () => {
  const url = await linkPhotoUrl(api, token);
  aDayPasses();
  expect(await uploadedUrl(api, await api.loginAs('package'))).toBe(url);
  await remove();
  expect([isThere(url), await api.db.$count(linkPhotos)]).toEqual([true, 0]);
  await linkPhotoUrl(api, token);
  aDayPasses();
  await linkPhotoUrl(api, token);
  await remove();
  expect(isThere(url)).toBe(true);
  aDayPasses();
  await remove();
  expect(isThere(url)).toBe(false);
});

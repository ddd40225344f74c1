import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/featured';
import * as limits from '@summit/contract/limits/limits';
import { removeUnusedPictures } from '../../organisers/unused-pictures/remove-unused.ts';
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

test('the holder of a token uploads a photo, made as those of attendees are', async () => {
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

test('nobody uploads without a token that can be used', async () => {
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
  ['what is no picture', () => 'A portrait', 'image-0001'],
  ['what is too large', () => Buffer.alloc(limits.imageBytes + 1), 'image-0002'],
  ['what is too small', () => painted({ width: 199 }).png().toBuffer(), 'image-0003'],
])('%s is refused', async (_what, content, code) => {
  expect((await uploadByLink(api, token, await content())).code).toBe(code);
});

test('one link takes 30 uploads in an hour', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await uploadByLink(api, token, 'no picture')).code).toBe('image-0001');
  }
  expect((await uploadByLink(api, token, 'no picture')).code).toBe('rate-limit-0001');
});

test('only who uploaded a photo can register with it', async () => {
  const ofAttendee = await uploadedUrl(api, await api.loginAs('package'), 'tomato');
  expect((await submit(ofAttendee)).code).toBe('image-0001');
  expect((await submit(await linkPhotoUrl(api, token, 'tomato'))).status).toBe(200);
});

test('a photo that nobody registered with goes after a day, and can be uploaded once more', async () => {
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

test('the photo of the new attendee stays, those they did not choose go', async () => {
  const [chosen, other] = [await linkPhotoUrl(api, token, 'red'), await linkPhotoUrl(api, token, 'blue')];
  await submit(chosen);
  aDayPasses();
  await remove();
  expect([isThere(chosen), isThere(other)]).toEqual([true, false]);
});

test('a file that an attendee and a link share goes with the last of both', async () => {
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

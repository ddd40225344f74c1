import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-photo';
import { photoSizes, pictureVariant } from '@summit/contract/frame/pictures';
import * as limits from '@summit/contract/limits/limits';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { variantsFolder } from '../../content/media/stored-files.ts';
import { uploadedPhotos } from '../../people/photos/photos.tables.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getFile, openPhotoApp, uploadedUrl } from '../../testing/visits/photo-visit.ts';
import { removeUnusedPictures } from './remove-unused.queries.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openPhotoApp();
});

afterEach(() => api.close());

const remove = () => removeUnusedPictures(api.db, api.app.platform.config.dataDir, api.clock.now());

const aDayPasses = () => api.clock.moveBy(limits.unusedPhotoMs + 1000);

const isThere = (url: string) => existsSync(getFile(api, url));

async function upload(account: DemoAccountName, colour?: string): Promise<string> {
  return uploadedUrl(api, await api.loginAs(account), colour);
}

async function take(account: DemoAccountName, imageUrl: string): Promise<number> {
  const token = await api.loginAs(account);
  return (await api.call(calls.setImage, { token, body: { imageUrl } })).status;
}

test('an unused photo is deleted after a day with its variants, and cannot be used afterwards', async () => {
  const url = await upload('package');
  const small = pictureVariant(url, photoSizes.card, 'webp');
  await api.app.inject(small);
  const variant = small.replace('/media', variantsFolder(api.app.platform.config.dataDir));
  await remove();
  expect([isThere(url), existsSync(variant)]).toEqual([true, true]);

  aDayPasses();
  await remove();
  expect([isThere(url), existsSync(variant)]).toEqual([false, false]);
  expect(await api.db.$count(uploadedPhotos)).toBe(0);
  expect(await take('package', url)).toBe(400);
});

test('a used photo is retained', async () => {
  const url = await upload('package');
  await take('package', url);
  aDayPasses();
  await remove();
  expect(isThere(url)).toBe(true);
  expect(await take('package', url)).toBe(200);
});

test('a replaced photo is deleted a day later', async () => {
  const [old, next] = [await upload('package', 'red'), await upload('package', 'blue')];
  await take('package', old);
  aDayPasses();
  await take('package', next);
  await remove();
  expect([isThere(old), isThere(next)]).toEqual([true, true]);
  aDayPasses();
  await remove();
  expect([isThere(old), isThere(next)]).toEqual([false, true]);
});

test("a file is deleted with its last upload, and never while it is an attendee's photo", async () => {
  const url = await upload('package');
  aDayPasses();
  await upload('invited');
  await remove();
  expect([isThere(url), await api.db.$count(uploadedPhotos)]).toEqual([true, 1]);

  await take('invited', url);
  await upload('package');
  aDayPasses();
  await remove();
  expect([isThere(url), await api.db.$count(uploadedPhotos)]).toEqual([true, 1]);
});

test('using, uploading and removing the same photo concurrently leaves no photo without its file', async () => {
  for (let round = 0; round < 8; round += 1) {
    const url = await upload('package');
    aDayPasses();
    const token = await api.loginAs('package');
    const other = await api.loginAs('invited');
    const [taken] = await Promise.all([
      api.call(calls.setImage, { token, body: { imageUrl: url } }),
      remove(),
      remove(),
      uploadedUrl(api, other),
    ]);
    // The other upload is recent: its file must exist, whichever call ran first.
    expect([200, 400]).toContain(taken.status);
    expect(isThere(url)).toBe(true);
    await take('package', await upload('package', 'red'));
    aDayPasses();
    await remove();
    expect(isThere(url)).toBe(false);
  }
});

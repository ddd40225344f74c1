import { afterAll, beforeAll, expect, test } from 'vitest';
import * as galleryCalls from '@summit/contract/calls/gallery';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('lists the albums, the newest first, with the number of their pictures', async () => {
  const { photoGalleries } = (await api.call(galleryCalls.photoGalleries)).body;
  expect(photoGalleries).toHaveLength(6);
  expect(photoGalleries[0]).toMatchObject({ id: 'awards-night-2026', date: '2026-06-11', imagesCount: 7 });
});

test('shows one album with its pictures, each described', async () => {
  const { body } = await api.call(galleryCalls.gallery, { query: { 'query.id': 'meridian-dock' } });
  expect(body.images).toHaveLength(body.imagesCount);
  expect(body.images[0]?.alt).toBe('The sawtooth roofs of Meridian Dock in daylight');
  await expect(
    wholeRow(galleryCalls.gallery).response.validate(body, { strict: true }),
  ).resolves.toBeDefined();
});

test('returns 404 for an album that does not exist, and 400 without one', async () => {
  const missing = await api.call(galleryCalls.gallery, { query: { 'query.id': 'nothing' } });
  expect([missing.status, missing.code]).toEqual([404, 'cqrs-0009']);
  const none = await api.call(galleryCalls.gallery);
  expect([none.status, none.code]).toEqual([400, 'validation.base-0001']);
});

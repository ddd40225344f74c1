import { afterAll, beforeAll, expect, test } from 'vitest';
import * as videoCalls from '@summit/contract/calls/videos';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('withholds the address of a video that needs access', async () => {
  const { videos } = (await api.call(videoCalls.videos)).body;
  expect(videos).toHaveLength(8);
  expect(videos.every(({ isEnabled, url }) => isEnabled === (url !== null))).toBe(true);
  expect(videos.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id)).toEqual([
    'one-day-to-settle',
    'will-software-go-shopping',
  ]);
});

test('shows private videos only to signed-in attendees', async () => {
  const open = (await api.call(videoCalls.videos)).body.videos.map(({ id }) => id);
  expect(open).not.toContain('outage-theatre');
  expect((await api.call(videoCalls.attendeeVideos)).status).toBe(401);
  const { body } = await api.call(videoCalls.attendeeVideos, { token: await api.loginAs('buy') });
  expect(body.videos.map(({ id }) => id)).toContain('outage-theatre');
  expect(body.videos.every(({ url }) => url !== null)).toBe(true);
});

test('refuses an unknown token', async () => {
  const response = await api.call(videoCalls.videos, { query: { token: 'made-up' } });
  expect([response.status, response.code]).toEqual([404, 'video-0001']);
});

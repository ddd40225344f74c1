import { videoCalls } from '@summit/contract/calls/videos';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

it('keeps the address of a video that access has to be asked for', async () => {
  const { videos } = (await test.call(videoCalls.videos)).body;
  expect(videos).toHaveLength(8);
  expect(videos.every(({ isEnabled, url }) => isEnabled === (url !== null))).toBe(true);
  expect(videos.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id)).toEqual([
    'one-day-to-settle',
    'will-software-go-shopping',
  ]);
});

it('shows private videos to signed-in attendees alone', async () => {
  const open = (await test.call(videoCalls.videos)).body.videos.map(({ id }) => id);
  expect(open).not.toContain('outage-theatre');
  expect((await test.call(videoCalls.attendeeVideos)).status).toBe(401);
  const { body } = await test.call(videoCalls.attendeeVideos, { token: await test.loginAs('buy') });
  expect(body.videos.map(({ id }) => id)).toContain('outage-theatre');
  expect(body.videos.every(({ url }) => url !== null)).toBe(true);
});

it('knows no token that was never sent', async () => {
  const answer = await test.call(videoCalls.videos, { query: { token: 'made-up' } });
  expect([answer.status, answer.code]).toEqual([404, 'video-0001']);
});

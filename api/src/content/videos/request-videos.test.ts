import { afterEach, beforeEach, expect, test } from 'vitest';
import * as videoCalls from '@summit/contract/calls/videos';
import * as limits from '@summit/contract/limits/limits';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { videoAccess } from './videos.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const request = (email: string) => api.call(videoCalls.requestVideos, { query: { email } });

const mails = () => api.app.platform.mail.list(api.db, 100);

test('emails a link to all public videos, and informs the organisers', async () => {
  expect((await request('ann@expo.example')).body).toEqual({ isRequested: true });
  const stored = await mails();
  expect(stored.map(({ to }) => to).sort()).toEqual(['ann@expo.example', 'hello@summit.example']);
  const mail = stored.find(({ to }) => to === 'ann@expo.example');
  const token = /\/videos\?token=([\w-]{40,})/.exec(mail?.text ?? '')?.[1] ?? '';
  const { videos } = (await api.call(videoCalls.videos, { query: { token } })).body;
  expect(videos).toHaveLength(8);
  expect(videos.every(({ isEnabled, url }) => isEnabled && url !== null)).toBe(true);
  expect(JSON.stringify(await api.db.select().from(videoAccess))).not.toContain(token);
  api.clock.moveBy(limits.videoLinkLifetime + 1);
  expect((await api.call(videoCalls.videos, { query: { token } })).code).toBe('video-0001');
});

test('never gives access to private videos', async () => {
  const query = { token: 'demo-videos' };
  const ids = (await api.call(videoCalls.videos, { query })).body.videos.map(({ id }) => id);
  expect(ids).not.toContain('outage-theatre');
});

test('returns the same for an address at its limit, without further emails', async () => {
  const responses = [];
  for (let count = 0; count < 4; count += 1) {
    responses.push((await request(count % 2 ? 'ann@expo.example' : 'ANN@expo.example')).raw.payload);
  }
  expect(new Set(responses).size).toBe(1);
  expect((await mails()).filter(({ topic }) => topic === 'video-access')).toHaveLength(2);
});

test('limits the requests of a sender', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await request(`p${count}@expo.example`)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  const refused = await request('late@expo.example');
  expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
});

test('refuses requests while they are switched off, and an invalid address', async () => {
  const section = await readSection(api.db, 'videoGallery');
  await writeSection(api.db, 'videoGallery', { ...section, accessRequestIsEnabled: false }, api.clock.now());
  expect((await request('ann@expo.example')).body).toEqual({ isRequested: false });
  expect(await mails()).toEqual([]);
  expect((await request('ann')).code).toBe('validation.base-0001');
});

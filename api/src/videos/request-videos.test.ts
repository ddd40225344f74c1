import { videoCalls } from '@summit/contract/calls/videos';
import { limits } from '@summit/contract/limits';
import { readSection, writeSection } from '../settings/settings.queries.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { videoAccess } from './videos.tables.ts';

let test: TestApp;

beforeEach(async () => {
  test = await openTestApp();
});

afterEach(() => test.close());

const request = (email: string) => test.call(videoCalls.requestVideos, { query: { email } });

const mails = () => test.app.platform.mail.list(test.db, 100);

it('mails a link that opens every public video, and tells the organisers', async () => {
  expect((await request('ann@expo.example')).body).toEqual({ isRequested: true });
  const kept = await mails();
  expect(kept.map(({ to }) => to).sort()).toEqual(['ann@expo.example', 'hello@summit.example']);
  const letter = kept.find(({ to }) => to === 'ann@expo.example');
  const token = /\/videos\?token=([\w-]{40,})/.exec(letter?.text ?? '')?.[1] ?? '';
  const { videos } = (await test.call(videoCalls.videos, { query: { token } })).body;
  expect(videos).toHaveLength(8);
  expect(videos.every(({ isEnabled, url }) => isEnabled && url !== null)).toBe(true);
  expect(JSON.stringify(await test.db.select().from(videoAccess))).not.toContain(token);
  test.clock.moveBy(limits.videoLinkLifetime + 1);
  expect((await test.call(videoCalls.videos, { query: { token } })).code).toBe('video-0001');
});

it('never opens the private videos', async () => {
  const query = { token: 'demo-videos' };
  const ids = (await test.call(videoCalls.videos, { query })).body.videos.map(({ id }) => id);
  expect(ids).not.toContain('outage-theatre');
});

it('answers the same for an address that has had its letters, and sends no more of them', async () => {
  const answers = [];
  for (let count = 0; count < 4; count += 1) {
    answers.push((await request(count % 2 ? 'ann@expo.example' : 'ANN@expo.example')).raw.payload);
  }
  expect(new Set(answers).size).toBe(1);
  expect((await mails()).filter(({ topic }) => topic === 'video-access')).toHaveLength(2);
});

it('makes whoever asks too often wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await request(`p${count}@expo.example`)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  const refused = await request('late@expo.example');
  expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
});

it('takes no requests while the settings say so, and no address that is none', async () => {
  const section = await readSection(test.db, 'videoGallery');
  await writeSection(
    test.db,
    'videoGallery',
    { ...section, accessRequestIsEnabled: false },
    test.clock.now(),
  );
  expect((await request('ann@expo.example')).body).toEqual({ isRequested: false });
  expect(await mails()).toEqual([]);
  expect((await request('ann')).code).toBe('validation.base-0001');
});

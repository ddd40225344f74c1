import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as blitzCalls from '@summit/contract/calls/blitz';
import * as limits from '@summit/contract/limits/limits';
import { filesFolder } from '../../content/media/stored-files.ts';
import { removeUnusedPictures } from '../../organisers/unused-pictures/remove-unused.queries.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openPhotoApp, painted } from '../../testing/visits/photo-visit.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openPhotoApp();
});

afterEach(() => api.close());

const body = {
  company: 'Corriestone',
  pitch: 'We count what others weigh.',
  category: 'Payments',
  contacts: [{ name: 'Ann Low', email: 'ann@corriestone.example' }],
  website: 'https://corriestone.example',
  slots: ['Wed 9 June, 16:30'],
};

function upload(content: Buffer | string, token = 'demo-blitz') {
  const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], 'logo.png');
  return api.call(blitzCalls.uploadBlitzLogo, { query: { token }, body: { file } });
}

const getUrl = ({ body: stored }: Awaited<ReturnType<typeof upload>>) =>
  stored.storedFileResponses[0]?.originalFileUrl ?? '';

async function logo(colour: string, token = 'demo-blitz'): Promise<string> {
  const response = await upload(await painted({ width: 400, height: 100, colour }).png().toBuffer(), token);
  return getUrl(response);
}

const send = (logoUrl: string | undefined, row: 'submitBlitz' | 'submitBlitzForm' = 'submitBlitz') =>
  api.call(blitzCalls[row], { query: { token: 'demo-blitz' }, body: { ...body, logoUrl } });

const isStored = (url: string) =>
  existsSync(join(filesFolder(api.app.platform.config.dataDir), url.replace('/media/', '')));

async function aDayPasses(): Promise<void> {
  api.clock.moveBy(limits.unusedPhotoMs + 60_000);
  const { db, config, clock } = api.app.platform;
  await removeUnusedPictures(db, config.dataDir, clock.now());
}

test('is stored uncropped, on white, without metadata', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = sharp({ create: { width: 2000, height: 400, channels: 4, background: clear } });
  const response = await upload(
    await drawn
      .png()
      .withExif({ IFD0: { Copyright: 'Ann' } })
      .toBuffer(),
  );
  expect(getUrl(response)).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
  expect(response.body.storedFileResponses[0]?.imageTransforms).toContainEqual({
    name: 'card',
    url: getUrl(response).replace('.jpg', '-320.webp'),
    width: 320,
    height: 64,
  });
  const { rawPayload } = await api.app.inject({ url: getUrl(response) });
  const { width, height, exif } = await sharp(rawPayload).metadata();
  expect([width, height, exif]).toEqual([960, 192, undefined]);
  const { dominant } = await sharp(rawPayload).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test('is refused if it is a text, a drawing, too small or missing', async () => {
  const tiny = await painted({ width: 199, height: 40 }).png().toBuffer();
  const codes = [];
  for (const content of ['A logo', '<svg xmlns="http://www.w3.org/2000/svg"/>', tiny]) {
    codes.push((await upload(content)).code);
  }
  expect(codes).toEqual(['image-0001', 'image-0006', 'image-0003']);
  const none = await api.call(blitzCalls.uploadBlitzLogo, {
    query: { token: 'demo-blitz' },
    body: { note: 'x' },
  });
  expect([none.status, none.code]).toEqual([400, 'image-0001']);
  expect((await upload(Buffer.alloc(limits.imageBytes + 1))).code).toBe('image-0002');
});

test('requires an invitation', async () => {
  expect((await upload('x', 'made-up')).code).toBe('cqrs-0009');
  expect((await upload('x', 'demo-blitz-closed')).code).toBe('fm.cms-0009');
});

test('has a limit of attempts', async () => {
  for (let tries = 0; tries < 30; tries += 1) await upload('x');
  const { status, code } = await upload('x');
  expect([status, code]).toEqual([429, 'rate-limit-0001']);
}, 30_000);

test('can be submitted only by its uploader', async () => {
  const [own, other] = [await logo('teal'), await logo('olive', 'demo-blitz-submitted')];
  for (const wrong of [other, 'https://elsewhere.example/logo.png', '/media/../secret.jpg']) {
    const { status, code } = await send(wrong);
    expect([status, code]).toEqual([400, 'image-0001']);
  }
  expect((await send(own)).status).toBe(200);
  const { submission } = (await api.call(blitzCalls.blitzInvitation, { query: { token: 'demo-blitz' } }))
    .body;
  expect(submission?.logoUrl).toBe(own);
});

test('stays when other data change, and can be removed', async () => {
  const { body: before } = await api.call(blitzCalls.blitzInvitation, {
    query: { token: 'demo-blitz-approved' },
  });
  const logoUrl = before.submission?.logoUrl;
  const keep = await api.call(blitzCalls.submitBlitzForm, {
    query: { token: 'demo-blitz-approved' },
    body: { ...body, logoUrl },
  });
  expect([logoUrl?.endsWith('.svg'), keep.status]).toEqual([true, 200]);
  await send(await logo('teal'));
  expect((await send(undefined, 'submitBlitzForm')).status).toBe(200);
});

test('is deleted a day later if it was not submitted, unless another company has the same', async () => {
  const [used, unused] = [await logo('teal'), await logo('olive')];
  expect(await logo('teal', 'demo-blitz-submitted')).toBe(used);
  await send(used);
  await aDayPasses();
  expect([isStored(used), isStored(unused)]).toEqual([true, false]);
  expect((await send(unused, 'submitBlitzForm')).code).toBe('image-0001');
});

test('is deleted a day after it was replaced', async () => {
  const first = await logo('teal');
  await send(first);
  await aDayPasses();
  await send(await logo('olive'), 'submitBlitzForm');
  const { db, config, clock } = api.app.platform;
  await removeUnusedPictures(db, config.dataDir, clock.now());
  expect(isStored(first)).toBe(true);
  await aDayPasses();
  expect(isStored(first)).toBe(false);
});

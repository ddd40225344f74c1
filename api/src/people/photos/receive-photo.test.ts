import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cropText } from '@summit/contract/frame/pictures';
import * as limits from '@summit/contract/limits/limits';
import type { TestApp } from '../../testing/test-app.ts';
import { openPhotoApp, painted, twoHalves, upload } from '../../testing/visits/photo-visit.ts';
import { uploadedPhotos } from './photos.tables.ts';

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await openPhotoApp();
});

// Each test starts with the full limit of uploads per hour.
beforeEach(async () => {
  api.clock.moveBy(3_600_001);
  token = await api.loginAs('package');
});

afterAll(() => api.close());

/** The served picture of an accepted upload. */
async function made(content: Buffer) {
  const { body } = await upload(api, token, content);
  const [stored] = body.storedFileResponses;
  const { rawPayload } = await api.app.inject(`${stored?.originalFileUrl}`);
  return { stored, served: rawPayload, facts: await sharp(rawPayload).metadata() };
}

/** The colour of one point, as red, green and blue. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await point.raw().toBuffer())];
}

test.each([
  ['JPEG', () => painted().jpeg()],
  ['PNG', () => painted().png()],
  ['WebP', () => painted().webp()],
])('accepts a %s under any name', async (_kind, encoded) => {
  const response = await upload(api, token, await encoded().toBuffer(), { fileName: '../../etc/passwd.svg' });
  expect(response.status).toBe(200);
  const [stored] = response.body.storedFileResponses;
  expect(stored?.fileName).toMatch(/^[0-9a-f]{32}\.jpg$/);
  expect(stored?.originalFileUrl).toBe(`/media/${stored?.fileName}`);
});

test('stores a square JPEG of at most 800 px without metadata', async () => {
  const camera = painted({ width: 1600, height: 1000 })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } });
  const content = await camera.toBuffer();
  expect((await sharp(content).metadata()).exif).toBeDefined();

  const { facts, served } = await made(content);
  expect(facts).toMatchObject({ format: 'jpeg', width: limits.photo.side, height: limits.photo.side });
  expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual(Array(5).fill(undefined));
  expect(served.includes('Exif')).toBe(false);
});

test('rotates it upright', async () => {
  const right = await painted({ width: 300, colour: 'blue' }).png().toBuffer();
  // The red left half is the upper one on a phone that was held upright.
  const lying = painted({ colour: 'red' }).composite([{ input: right, left: 300, top: 0 }]);
  const { served } = await made(await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const [red = 0, , fewBlue = 255] = await colourAt(served, 300, 60);
  const [fewRed = 255, , blue = 0] = await colourAt(served, 300, 540);
  expect(red).toBeGreaterThan(200);
  expect(fewBlue).toBeLessThan(60);
  expect(blue).toBeGreaterThan(200);
  expect(fewRed).toBeLessThan(60);
});

test('accepts a JPEG of 108 megapixels, rotated upright and cropped', async () => {
  const right = await painted({ width: 6000, height: 9000, colour: 'blue' }).png().toBuffer();
  const lying = await painted({ width: 12_000, height: 9000, colour: 'red' })
    .composite([{ input: right, left: 6000, top: 0 }])
    .jpeg({ quality: 40 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body, status } = await upload(api, token, lying, {
    crop: cropText({ left: 0, top: 0.25, side: 1 }),
  });
  expect(status).toBe(200);
  const { rawPayload } = await api.app.inject(`${body.storedFileResponses[0]?.originalFileUrl}`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    width: limits.photo.side,
    height: limits.photo.side,
  });
  const [[red = 0], [, , blue = 0]] = [
    await colourAt(rawPayload, 400, 20),
    await colourAt(rawPayload, 400, 780),
  ];
  expect([red > 200, blue > 200]).toEqual([true, true]);
}, 60_000);

test('metadata are ignored and removed', async () => {
  const words = '<html><script>alert(1)</script> <?php echo 1; ?> %PDF-1.4';
  const written = () =>
    painted().withExif({ IFD0: { ImageDescription: words }, IFD3: { GPSLatitudeRef: 'N' } });
  for (const content of [
    await written().jpeg().toBuffer(),
    await written().png().toBuffer(),
    await written().webp().toBuffer(),
    await painted().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${'<html >'}</x:xmpmeta>`).jpeg().toBuffer(),
  ]) {
    expect(content.includes('<html')).toBe(true);
    const { facts, served } = await made(content);
    expect([facts.exif, facts.xmp]).toEqual([undefined, undefined]);
    expect(served.includes('<html')).toBe(false);
  }
});

test('decodes the HEIC of a phone, which browsers cannot show', async () => {
  const { served, facts } = await made(twoHalves());
  expect(facts).toMatchObject({ format: 'jpeg', width: 320, height: 320 });
  const [red = 0, , fewBlue = 255] = await colourAt(served, 30, 160);
  const [fewRed = 255, , blue = 0] = await colourAt(served, 290, 160);
  expect([red > 200, fewBlue < 60, blue > 200, fewRed < 60]).toEqual([true, true, true, true]);
});

test('additional films and pictures in a phone’s file are tolerated', async () => {
  const [photo, depth] = [await painted().jpeg().toBuffer(), await painted().jpeg().toBuffer()];
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  expect((await upload(api, token, Buffer.concat([photo, depth, film]))).status).toBe(200);
});

describe('the chosen crop', () => {
  /** Left half red, right half blue. */
  async function halves(): Promise<Buffer> {
    const right = await painted({ width: 600, height: 600, colour: 'blue' }).png().toBuffer();
    return painted({ width: 1200, colour: 'red' })
      .composite([{ input: right, left: 600, top: 0 }])
      .jpeg()
      .toBuffer();
  }

  test.each([
    ['the left', { left: 0, top: 0, side: 1 }, [true, true]],
    ['the right', { left: 0.5, top: 0, side: 1 }, [false, false]],
    ['the middle', { left: 0.25, top: 0, side: 1 }, [true, false]],
    ['beyond the edge', { left: 1, top: 1, side: 0.5 }, [false, false]],
  ])('%s is the photo', async (_where, area, reds) => {
    const { body } = await upload(api, token, await halves(), { crop: cropText(area) });
    const { rawPayload } = await api.app.inject(`${body.storedFileResponses[0]?.originalFileUrl}`);
    const { width = 0 } = await sharp(rawPayload).metadata();
    const shown = [await colourAt(rawPayload, 20, 20), await colourAt(rawPayload, width - 20, 20)];
    expect(shown.map(([red = 0]) => red > 128)).toEqual(reds);
  });

  test('applies to the upright picture', async () => {
    // Rotated upright, the red left half is the upper one.
    const lying = await sharp(await halves())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(api, token, lying, { crop: cropText({ left: 0, top: 0.5, side: 1 }) });
    const { rawPayload } = await api.app.inject(`${body.storedFileResponses[0]?.originalFileUrl}`);
    const [, , blue = 0] = await colourAt(rawPayload, 300, 300);
    expect(blue).toBeGreaterThan(200);
  });

  test('is refused when it is too small or invalid', async () => {
    const small = await upload(api, token, await halves(), { crop: '0,0,0.2' });
    expect([small.status, small.code]).toEqual([400, 'image-0003']);
    const unknown = await upload(api, token, await halves(), { crop: '-1,0,7' });
    expect([unknown.status, unknown.code]).toEqual([400, 'validation.base-0001']);
  });
});

test('serves the listed sizes', async () => {
  const { stored } = await made(await painted({ width: 500, height: 700 }).png().toBuffer());
  expect(stored?.imageTransforms.map(({ name, width }) => [name, width])).toEqual([
    ['avatar', 100],
    ['card', 320],
    ['large', 500],
  ]);
  for (const { url, width, height } of stored?.imageTransforms ?? []) {
    const { rawPayload } = await api.app.inject(url);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
  }
});

test('30 uploads an hour are the limit of each attendee', async () => {
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 31; count += 1) {
    codes.push((await upload(api, token, 'no picture')).code);
  }
  expect(codes.lastIndexOf('image-0001')).toBe(29);
  const refused = await upload(api, token, 'no picture');
  expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await upload(api, await api.loginAs('invited'), 'no picture')).code).toBe('image-0001');
});

test('the same picture of two people, or uploaded twice concurrently, is one file', async () => {
  const other = await api.loginAs('invited');
  const content = await painted({ colour: 'tomato' }).jpeg().toBuffer();
  const before = await api.db.$count(uploadedPhotos);
  const responses = await Promise.all([token, token, other, other].map((who) => upload(api, who, content)));
  const names = responses.map(({ body }) => body.storedFileResponses[0]?.fileName);
  expect(new Set(names).size).toBe(1);
  expect(await api.db.$count(uploadedPhotos)).toBe(before + 2);
});

import sharp from 'sharp';
import { attendeePhotoCalls } from '@summit/contract/calls/attendee-photo';
import { limits } from '@summit/contract/limits';
import { openPhotoApp, painted, upload } from '../testing/photo-visit.ts';
import type { TestApp } from '../testing/test-app.ts';
import { uploadedPhotos } from './photos.tables.ts';

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await openPhotoApp();
});

// Every test may upload as often as one may in an hour.
beforeEach(async () => {
  api.clock.moveBy(3_600_001);
  token = await api.loginAs('package');
});

afterAll(() => api.close());

/** What is served for an upload that was taken. */
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
])('takes a %s, whatever it is called', async (_kind, encoded) => {
  const response = await upload(api, token, await encoded().toBuffer(), '../../etc/passwd.svg');
  expect(response.status).toBe(200);
  const [stored] = response.body.storedFileResponses;
  expect(stored?.fileName).toMatch(/^[0-9a-f]{32}\.jpg$/);
  expect(stored?.originalFileUrl).toBe(`/media/${stored?.fileName}`);
});

test('keeps a square JPEG of at most 800 px, without anything beside the picture', async () => {
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

test('turns it upright', async () => {
  const right = await painted({ width: 300, colour: 'blue' }).png().toBuffer();
  // The left half, red, is the upper one of a phone that was held upright.
  const lying = painted({ colour: 'red' }).composite([{ input: right, left: 300, top: 0 }]);
  const { served } = await made(await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const [red = 0, , fewBlue = 255] = await colourAt(served, 300, 60);
  const [fewRed = 255, , blue = 0] = await colourAt(served, 300, 540);
  expect(red).toBeGreaterThan(200);
  expect(fewBlue).toBeLessThan(60);
  expect(blue).toBeGreaterThan(200);
  expect(fewRed).toBeLessThan(60);
});

test('serves the sizes that it names', async () => {
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

describe('refuses', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="9" height="9"/></svg>';
  const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';

  test.each<[string, () => Promise<Buffer | string>]>([
    ['an SVG', async () => svg],
    ['a GIF', () => painted().gif().toBuffer()],
    ['a TIFF', () => painted().tiff().toBuffer()],
    ['an AVIF', () => painted().avif({ effort: 0 }).toBuffer()],
    ['a PDF', async () => pdf],
    ['HTML', async () => '<!doctype html><script>alert(1)</script>'],
    ['text', async () => 'A photograph of me'],
    ['nothing', async () => ''],
    ['the beginning of a JPEG', async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000)],
    ['the beginning of a PNG', async () => (await noise().png().toBuffer()).subarray(0, 20_000)],
    ['the beginning of a WebP', async () => (await noise().webp().toBuffer()).subarray(0, 20_000)],
    ['a small file that unfolds', () => painted({ width: 9000, height: 9000 }).png().toBuffer()],
  ])('%s', async (_kind, content) => {
    const response = await upload(api, token, await content());
    expect([response.status, response.code]).toEqual([400, 'image-0001']);
  });

  test.each([
    [199, 600],
    [600, 199],
  ])('a picture of %i by %i px, saying why', async (width, height) => {
    const response = await upload(api, token, await painted({ width, height }).png().toBuffer());
    expect([response.status, response.code]).toEqual([400, 'image-0003']);
    expect(response.raw.payload).toContain('at least 200 by 200 pixels');
  });

  test('more than 10 MB, even if it begins with a picture', async () => {
    const picture = await painted().jpeg().toBuffer();
    const rest = Buffer.alloc(limits.imageBytes - picture.length + 1);
    const response = await upload(api, token, Buffer.concat([picture, rest]));
    expect([response.status, response.code]).toEqual([413, 'image-0002']);
  });

  test('a request without a file, with another part or with several', async () => {
    const [one, two] = [new Blob([await painted().jpeg().toBuffer()]), new Blob(['text'])];
    const send = (...parts: [string, Blob | string][]) => {
      const form = new FormData();
      for (const [name, value] of parts) form.append(name, value);
      return sendForm(form);
    };
    expect(await send(['note', 'hello'])).toEqual([400, 'image-0001']);
    expect(await send(['picture', one])).toEqual([400, 'image-0001']);
    expect(await send(['file', one], ['file', two])).toEqual([400, 'image-0001']);
    expect(await send(['note', 'hello'], ['file', one])).toEqual([200, undefined]);
  });

  test('what is no form, and a visitor who is not logged in', async () => {
    const { path } = attendeePhotoCalls.uploadImage;
    const authorization = `Bearer ${token}`;
    const json = await api.app.inject({ method: 'POST', url: path, payload: {}, headers: { authorization } });
    expect([json.statusCode, json.json<{ Code: string }>().Code]).toEqual([415, 'request-0003']);
    expect((await upload(api, '', await painted().jpeg().toBuffer())).status).toBe(401);
  });
});

test('one attendee has to wait after 30 uploads in an hour, others do not', async () => {
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

test('the same picture of two people, or twice at once, is one file', async () => {
  const other = await api.loginAs('invited');
  const content = await painted({ colour: 'tomato' }).jpeg().toBuffer();
  const before = await api.db.$count(uploadedPhotos);
  const responses = await Promise.all([token, token, other, other].map((who) => upload(api, who, content)));
  const names = responses.map(({ body }) => body.storedFileResponses[0]?.fileName);
  expect(new Set(names).size).toBe(1);
  expect(await api.db.$count(uploadedPhotos)).toBe(before + 2);
});

/** A picture that does not compress. */
function noise() {
  return sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

async function sendForm(form: FormData): Promise<[number, string | undefined]> {
  const request = new Response(form);
  const response = await api.app.inject({
    method: 'POST',
    url: attendeePhotoCalls.uploadImage.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
  });
  return [response.statusCode, response.json<{ Code?: string }>().Code];
}

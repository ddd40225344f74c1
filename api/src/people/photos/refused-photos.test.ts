import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import type { ErrorCode } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import type { TestApp } from '../../testing/test-app.ts';
import { openPhotoApp, painted, twoHalves, upload } from '../../testing/visits/photo-visit.ts';

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

describe('refuses', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="9" height="9"/></svg>';
  const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';

  const jpeg = () => painted().jpeg().toBuffer();

  test.each<[string, ErrorCode, () => Promise<Buffer | string>]>([
    ['a GIF', 'image-0001', () => painted().gif().toBuffer()],
    ['a TIFF', 'image-0001', () => painted().tiff().toBuffer()],
    ['an AVIF', 'image-0001', () => painted().avif({ effort: 0 }).toBuffer()],
    ['a PDF', 'image-0001', async () => pdf],
    ['HTML', 'image-0001', async () => '<!doctype html><script>alert(1)</script>'],
    ['text', 'image-0001', async () => 'A photograph of me'],
    [
      'a PNG that calls itself a JPEG',
      'image-0001',
      async () => alteredBeginning(await painted().png().toBuffer()),
    ],
    ['nothing', 'image-0005', async () => ''],
    ['an SVG', 'image-0006', async () => svg],
    [
      'an SVG with a script',
      'image-0006',
      async () => `<?xml version="1.0"?><svg><script>alert(1)</script></svg>`,
    ],
    [
      'the beginning of a JPEG',
      'image-0007',
      async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000),
    ],
    [
      'the beginning of a PNG',
      'image-0007',
      async () => (await noise().png().toBuffer()).subarray(0, 20_000),
    ],
    [
      'the beginning of a WebP',
      'image-0007',
      async () => (await noise().webp().toBuffer()).subarray(0, 20_000),
    ],
    ['the beginning of a HEIC', 'image-0007', async () => twoHalves().subarray(0, 900)],
    ['a PNG of 900 megapixels', 'image-0008', async () => emptyPng(30_000, 30_000)],
    [
      'a small file that unfolds',
      'image-0008',
      () => painted({ width: 9000, height: 9000 }).png().toBuffer(),
    ],
    [
      'a JPEG of 132 megapixels',
      'image-0008',
      () => painted({ width: 12_000, height: 11_000 }).jpeg().toBuffer(),
    ],
    [
      'a progressive JPEG of 54 megapixels',
      'image-0008',
      () => painted({ width: 9000, height: 6000 }).jpeg({ progressive: true }).toBuffer(),
    ],
    [
      'a JPEG that is a page too',
      'image-0009',
      async () => Buffer.concat([await jpeg(), Buffer.from('<script>x()</script>')]),
    ],
    ['a JPEG that is an archive too', 'image-0009', async () => Buffer.concat([await jpeg(), emptyZip])],
  ])('%s: %s', async (_kind, code, content) => {
    const response = await upload(api, token, await content());
    expect([response.status, response.code]).toEqual([400, code]);
  });

  test.each([
    [199, 600],
    [600, 199],
  ])('a picture of %i by %i px, with the reason', async (width, height) => {
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

  test('a request that is not a form, and a visitor who is not logged in', async () => {
    const { path } = attendeePhotoCalls.uploadImage;
    const authorization = `Bearer ${token}`;
    const json = await api.app.inject({ method: 'POST', url: path, payload: {}, headers: { authorization } });
    expect([json.statusCode, json.json<{ Code: string }>().Code]).toEqual([415, 'request-0003']);
    expect((await upload(api, '', await painted().jpeg().toBuffer())).status).toBe(401);
  });
});

/** The header of a PNG of this size, without pixels. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2, 0, 0, 0], 12);
  const chunk = (content: Buffer) => {
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    ends[0].writeUInt32BE(content.length - 4);
    ends[1].writeUInt32BE(crc32(content));
    return Buffer.concat([ends[0], content, ends[1]]);
  };
  const parts = [header, Buffer.from('IDAT'), Buffer.from('IEND')].map(chunk);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** The end record of an empty archive. */
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

function alteredBeginning(file: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), file.subarray(3)]);
}

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

import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as blitzCalls from '@summit/contract/calls/blitz';
import * as listingCalls from '@summit/contract/calls/listing';
import type { ErrorCode } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { removeUnusedPictures } from '../../organisers/unused-pictures/remove-unused.queries.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getFile, openPhotoApp, painted } from '../../testing/visits/photo-visit.ts';
import { listings } from './listings.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openPhotoApp();
});

afterEach(() => api.close());

const invited = 'demo-listing-invited';

function fileWith(content: Buffer | string): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], 'logo.png');
}

const upload = (content: Buffer | string, token = invited) =>
  api.call(listingCalls.uploadListingLogo, { query: { token }, body: { file: fileWith(content) } });

const banner = (colour: string) => painted({ width: 1200, height: 300, colour }).png().toBuffer();

/** The address of a newly uploaded logo of this colour. */
async function logo(colour: string, token = invited): Promise<string> {
  const { body } = await upload(await banner(colour), token);
  return body.storedFileResponses[0]?.originalFileUrl ?? '';
}

const submit = (logoUrl?: string, token = invited) =>
  api.call(listingCalls.submitListing, {
    query: { token },
    body: {
      listingInvitation: {
        company: 'Tidewater Ledger',
        contactName: 'Ann Low',
        email: 'ann@tidewater.example',
      },
      listingMetadata: {
        description: 'Ledgers for harbours.',
        website: 'https://tidewater.example',
        category: 'Ledgers',
        logoUrl,
      },
    },
  });

const reject = () =>
  api.db.update(listings).set({ status: 'Rejected' }).where(eq(listings.company, 'Tidewater Ledger'));

async function storedLogo(): Promise<string | null | undefined> {
  const { body } = await api.call(listingCalls.listing, { query: { token: invited } });
  return body.listingMetadata?.logoUrl;
}

async function removeUnused(): Promise<void> {
  const { db, config, clock } = api.app.platform;
  await removeUnusedPictures(db, config.dataDir, clock.now());
}

async function aDayPasses(): Promise<void> {
  api.clock.moveBy(limits.unusedPhotoMs + 60_000);
  await removeUnused();
}

const isStored = (url: string) => existsSync(getFile(api, url));

test('is stored uncropped, within the display size of logos', async () => {
  const { body, status } = await upload(await banner('teal'));
  const [stored] = body.storedFileResponses;
  expect([status, stored?.originalFileUrl]).toEqual([200, `/media/${stored?.fileName}`]);
  const { rawPayload } = await api.app.inject(`${stored?.originalFileUrl}`);
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', limits.logo.width, 240]);
});

test.each<[string, ErrorCode, () => Promise<Buffer | string>]>([
  ['an SVG with a script', 'image-0006', async () => '<svg><script>alert(1)</script></svg>'],
  ['an empty file', 'image-0005', async () => ''],
  ['the beginning of a PNG', 'image-0007', async () => (await noise()).subarray(0, 20_000)],
  [
    'more than 10 MB',
    'image-0002',
    async () => Buffer.concat([await noise(), Buffer.alloc(limits.imageBytes)]),
  ],
  ['a text', 'image-0001', async () => 'Our logo'],
  ['a tiny picture', 'image-0003', () => painted({ width: 199, height: 40 }).png().toBuffer()],
])('%s is refused', async (_what, code, content) => {
  const response = await upload(await content());
  expect([response.status, response.code]).toEqual([code === 'image-0002' ? 413 : 400, code]);
});

test.each<[string, ErrorCode]>([
  ['made-up', 'fm.cms-0061'],
  ['demo-listing-closed', 'fm.cms-0009'],
  ['demo-listing-submitted', 'fm.cms-0059'],
  ['demo-listing-approved', 'fm.cms-0060'],
])('uploading with %s is refused: %s', async (token, code) => {
  expect((await upload(await banner('teal'), token)).code).toBe(code);
});

test('a company is limited to 30 uploads an hour', async () => {
  for (let tries = 0; tries < 30; tries += 1) await upload('x');
  const { status, code } = await upload('x');
  expect([status, code]).toEqual([429, 'rate-limit-0001']);
}, 30_000);

test('is part of the submitted listing, and stays without being resent', async () => {
  const url = await logo('teal');
  expect((await submit(url)).status).toBe(200);
  expect(await storedLogo()).toBe(url);
  await aDayPasses();
  await reject();
  expect((await submit(url)).status).toBe(200);
  expect(isStored(url)).toBe(true);
});

test.each(['https://elsewhere.example/logo.png', '/media/../secret.jpg', 'javascript:alert(1)'])(
  '%s is not an upload',
  async (url) => {
    const { status, code, raw } = await submit(url);
    expect([status, code]).toEqual([400, 'image-0001']);
    expect(raw.payload).toContain('Please choose your logo again.');
  },
);

test('another company’s upload is refused', async () => {
  const { body } = await api.call(blitzCalls.uploadBlitzLogo, {
    query: { token: 'demo-blitz' },
    body: { file: fileWith(await banner('teal')) },
  });
  expect((await submit(body.storedFileResponses[0]?.originalFileUrl)).code).toBe('image-0001');
});

test('is deleted a day after its upload without use, or its replacement', async () => {
  const [used, unused] = [await logo('teal'), await logo('olive')];
  await submit(used);
  await aDayPasses();
  expect([isStored(used), isStored(unused)]).toEqual([true, false]);
  await reject();
  expect((await submit(unused)).code).toBe('image-0001');
  await submit(undefined);
  await removeUnused();
  expect([await storedLogo(), isStored(used)]).toEqual([null, true]);
  await aDayPasses();
  expect(isStored(used)).toBe(false);
});

test('a file used by both a listing and a blitz table stays while either uses it', async () => {
  const url = await logo('teal');
  const { body } = await api.call(blitzCalls.uploadBlitzLogo, {
    query: { token: 'demo-blitz' },
    body: { file: fileWith(await banner('teal')) },
  });
  expect(body.storedFileResponses[0]?.originalFileUrl).toBe(url);
  await submit(url);
  await aDayPasses();
  expect(isStored(url)).toBe(true);
});

/** A PNG that does not compress. */
function noise(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 400, height: 400, channels: 3, background: 'white', noise: grain } })
    .png()
    .toBuffer();
}

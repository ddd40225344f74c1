import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as organisePicturesCalls from '@summit/contract/calls/organise-pictures';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { pictureVariant } from '@summit/contract/frame/pictures';
import * as limits from '@summit/contract/limits/limits';
import type { DemoOrganiserName } from '@summit/contract/session/demo-accounts';
import { linkPhotos } from '../../people/photos/photos.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openPhotoApp, painted } from '../../testing/visits/photo-visit.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';
import { removeUnusedPictures } from '../unused-pictures/remove-unused.queries.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openPhotoApp();
});

afterEach(() => api.close());

async function add(content: Buffer, name: DemoOrganiserName = 'content') {
  const token = await api.organise(name);
  const body = { file: new Blob([new Uint8Array(content)]) };
  return api.call(organisePicturesCalls.addPicture, { token, body });
}

const served = async (url: string) => sharp((await api.app.inject(url)).rawPayload).metadata();

test('a picture is stored at the largest served size, upright, without metadata, and served in several widths', async () => {
  const photo = await painted({ width: 3000, height: 1000 })
    .withExif({ IFD0: { Copyright: 'The camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await add(photo);
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 800, height: limits.picture.side });
  const stored = await served(body.url);
  expect([stored.format, stored.width, stored.exif]).toEqual(['jpeg', 800, undefined]);
  expect(body.sizes.map(({ width }) => width)).toEqual([100, 320, 480, 640]);
  for (const { url, width, height } of body.sizes) {
    const { width: real, height: high } = await served(url);
    expect([real, high]).toEqual([width, height]);
  }
});

test('a logo stays transparent; an opaque picture becomes a JPEG', async () => {
  const create = {
    width: 400,
    height: 300,
    channels: 4,
    background: { r: 9, g: 9, b: 9, alpha: 0.5 },
  } as const;
  const logo = (await add(await sharp({ create }).png().toBuffer())).body;
  expect((await served(logo.url)).hasAlpha).toBe(true);
  expect((await served(pictureVariant(logo.url, 320, 'avif'))).hasAlpha).toBe(true);
  const opaque = { ...create, background: { r: 9, g: 9, b: 9, alpha: 1 } };
  expect((await add(await sharp({ create: opaque }).png().toBuffer())).body.url).toMatch(/\.jpg$/);
});

test('is recorded once, however often it is uploaded, and can be used by an entry', async () => {
  const photo = await painted({ colour: 'teal' }).jpeg().toBuffer();
  const { body } = await add(photo);
  expect((await add(photo)).body).toEqual(body);
  const subject = `pictures/${body.name}`;
  const record = await api.db.select().from(organiserAudit).where(eq(organiserAudit.subject, subject));
  expect(record).toMatchObject([{ call: 'addPicture', before: null, after: { url: body.url, width: 600 } }]);

  const editor = await getOrganiser(api);
  expect((await editor.list('pictures')).map(({ key }) => key)).toEqual([body.name]);
  expect((await editor.set('pictures', body.name, { width: 1 })).code).toBe('validation.base-0001');
  const [speaker] = (await api.call(speakerCalls.speakers)).body.speakers;
  await editor.set('speakers', speaker?.id ?? '', { imageUrl: body.url });
  const shown = (await api.call(speakerCalls.speakers)).body.speakers.find(({ id }) => id === speaker?.id);
  expect(shown?.imageUrl).toBe(body.url);
});

test('is retained if a visitor has uploaded the same one without using it', async () => {
  const photo = await painted({ colour: 'plum' }).jpeg().toBuffer();
  const { body } = await add(photo);
  const uploadedAt = api.clock.now();
  await api.db.insert(linkPhotos).values({ tokenHash: 'a-link', fileName: body.name, uploadedAt });
  api.clock.moveBy(limits.unusedPhotoMs + 1000);
  await removeUnusedPictures(api.db, api.app.platform.config.dataDir, api.clock.now());
  expect((await api.app.inject(body.url)).statusCode).toBe(200);
});

test.each([
  [
    'too many pixels',
    async () => painted({ width: 8000, height: 6400 }).png({ compressionLevel: 9 }).toBuffer(),
    'image-0008',
  ],
  ['too few', async () => painted({ width: 150, height: 150 }).jpeg().toBuffer(), 'image-0003'],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image-0006'],
  ['no picture', async () => Buffer.from('a text that is no picture'), 'image-0001'],
] as const)('%s is refused', async (_what, make, code) => {
  expect((await add(await make())).code).toBe(code);
});

test('requires the permission', async () => {
  const photo = await painted().jpeg().toBuffer();
  const { status, code } = await add(photo, 'analyst');
  expect([status, code]).toEqual([403, 'oauth.advanced-0007']);
  const token = await api.loginAs('organiser');
  const body = { file: new Blob([new Uint8Array(photo)]) };
  expect((await api.call(organisePicturesCalls.addPicture, { token, body })).status).toBe(401);
});

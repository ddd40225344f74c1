import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import * as featuredCalls from '@summit/contract/calls/featured';
import { filesFolder } from '../../content/media/stored-files.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { testFolder } from '../test-folder.ts';

/** The API with its own folder for files, so that tests that remove files do not affect other tests. */
export function openPhotoApp(): Promise<TestApp> {
  return openTestApp({ dataDir: mkdtempSync(join(testFolder(), 'photos-')) });
}

interface Painted {
  width?: number;
  height?: number;
  /** A CSS colour; different colours give different files. */
  colour?: string;
}

/** A picture of one colour, to be encoded. */
export function painted({ width = 600, height = 600, colour = 'steelblue' }: Painted = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

function fileWith(content: Buffer | string, fileName = 'me.jpg'): File {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return new File([bytes], fileName, { type: 'image/jpeg' });
}

interface UploadOptions {
  /** The name that the sender gives the file, which the API ignores. */
  fileName?: string;
  /** The crop. */
  crop?: string;
}

/** Uploads bytes as a photo. */
export function upload(
  api: TestApp,
  token: string,
  content: Buffer | string,
  { fileName, crop }: UploadOptions = {},
) {
  const query = crop === undefined ? undefined : { crop };
  return api.call(attendeePhotoCalls.uploadImage, {
    token,
    query,
    body: { file: fileWith(content, fileName) },
  });
}

/** Uploads bytes as a photo by the link of an invitation. */
export function uploadByLink(api: TestApp, token: string, content: Buffer | string) {
  return api.call(featuredCalls.uploadFeatureImage, { query: { token }, body: { file: fileWith(content) } });
}

/** Uploads a photo of this colour by the link of an invitation. Returns its address. */
export async function linkPhotoUrl(api: TestApp, token: string, colour?: string): Promise<string> {
  return urlIn(await uploadByLink(api, token, await painted({ colour }).jpeg().toBuffer()));
}

/** Uploads a photo of this colour. Returns its address. */
export async function uploadedUrl(api: TestApp, token: string, colour?: string): Promise<string> {
  return urlIn(await upload(api, token, await painted({ colour }).jpeg().toBuffer()));
}

function urlIn({ body, raw }: Pick<Awaited<ReturnType<typeof upload>>, 'body' | 'raw'>): string {
  const [stored] = body.storedFileResponses ?? [];
  if (!stored) throw new Error(`The picture was not taken: ${raw.payload}`);
  return stored.originalFileUrl;
}

/** The path of the file at an address. */
export function getFile(api: TestApp, url: string): string {
  return join(filesFolder(api.app.platform.config.dataDir), url.replace('/media/', ''));
}

/** A HEIC of 320 by 320 px, red on the left and blue on the right. */
export function twoHalves(): Buffer {
  return readFileSync(join(import.meta.dirname, 'two-halves.heic'));
}

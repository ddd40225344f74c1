import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import { errors } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { rateLimits } from '../../platform/rate-limit/rate-limit.tables.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openPhotoApp, painted, upload } from '../../testing/visits/photo-visit.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openPhotoApp();
});

afterAll(() => api.close());

/** How many pictures of the largest size the server holds at a time. */
const atOnce = 16;

/** The largest file that is accepted, and begins like a JPEG. */
const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(limits.imageBytes - 4)]);

/**
 * Sends a picture, and the end of the form once `ending` resolves: until then the server holds what came, or has refused it
 * already and says so at the end.
 * @param onArrival called when the server has taken the picture off the sender
 */
async function sendSlowly(token: string, ending: Promise<void>, onArrival: () => void): Promise<number> {
  async function* form() {
    yield Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
    yield picture;
    onArrival();
    await ending;
    yield Buffer.from('\r\n--b--\r\n');
  }
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: attendeePhotoCalls.uploadImage.path,
    headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${token}` },
    payload: Readable.from(form(), { objectMode: false }),
  });
  return statusCode;
}

/** Sends as many as there is room for, and tries one more picture once they have arrived. */
async function fill(token: string, oneMore: () => ReturnType<typeof upload>) {
  // No limit of tries ends them.
  await api.db.delete(rateLimits);
  let end: () => void = () => undefined;
  const ending = new Promise<void>((resolve) => (end = resolve));
  const arrivals: Promise<void>[] = [];
  const sending = Array.from({ length: atOnce }, () => {
    let arrive: () => void = () => undefined;
    arrivals.push(new Promise((resolve) => (arrive = resolve)));
    return sendSlowly(token, ending, arrive);
  });
  await Promise.all(arrivals);
  const tried = await oneMore();
  end();
  return { tried, statuses: await Promise.all(sending) };
}

test('image-0004: while many large pictures arrive, another is refused for the moment, and taken afterwards', async () => {
  const small = await painted().jpeg().toBuffer();
  const token = await api.loginAs('package');
  const other = await api.loginAs('buy');
  const oneMore = () => upload(api, other, small);

  // One that comes while the last bytes of the others are on their way takes the room of one of them: then again.
  let { tried: refused, statuses } = await fill(token, oneMore);
  while (refused.status === 200) ({ tried: refused, statuses } = await fill(token, oneMore));
  expect([refused.status, refused.code]).toEqual([503, 'image-0004']);
  expect(refused.raw.payload).toContain(errors['image-0004'].message);
  expect(refused.raw.headers['retry-after']).toBe('10');

  expect(statuses).toEqual(Array(atOnce).fill(400));
  expect((await upload(api, await api.loginAs('invited'), small)).status).toBe(200);
});

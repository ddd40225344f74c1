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

/** How many pictures of the largest size the server can hold at the same time. */
const atOnce = 16;

/** A file of the maximum size that begins like a JPEG. */
const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(limits.imageBytes - 4)]);

/**
 * Sends a picture, and the end of the form once `ending` resolves: until then the server holds the picture, or has already
 * refused it and responds at the end.
 * @param onArrival called when the server has received the picture
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

/** Sends as many pictures as the server can hold, and one more once they have arrived. */
async function fill(token: string, oneMore: () => ReturnType<typeof upload>) {
  // The limit of attempts must not stop them.
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

test('image-0004: another picture is temporarily refused while many large ones arrive, and accepted afterwards', async () => {
  const small = await painted().jpeg().toBuffer();
  const token = await api.loginAs('package');
  const other = await api.loginAs('buy');
  const oneMore = () => upload(api, other, small);

  // A picture that arrives before the last bytes of the others takes the place of one of them, so this is retried.
  let { tried: refused, statuses } = await fill(token, oneMore);
  while (refused.status === 200) ({ tried: refused, statuses } = await fill(token, oneMore));
  expect([refused.status, refused.code]).toEqual([503, 'image-0004']);
  expect(refused.raw.payload).toContain(errors['image-0004'].message);
  expect(refused.raw.headers['retry-after']).toBe('10');

  expect(statuses).toEqual(Array(atOnce).fill(400));
  expect((await upload(api, await api.loginAs('invited'), small)).status).toBe(200);
});

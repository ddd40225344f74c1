import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendeePhotoCalls } from '@summit/contract/calls/attendee-photo';
import { errors } from '@summit/contract/errors';
import { limits } from '@summit/contract/limits';
import { rateLimits } from '../platform/rate-limit/rate-limit.tables.ts';
import { openPhotoApp, painted, upload } from '../testing/photo-visit.ts';
import type { TestApp } from '../testing/test-app.ts';

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
 * Sends a picture, and the end of the form once `ending` resolves: until then the server holds what came. One that is
 * refused, because a try of somebody else was in its place just then or there were too many tries, is sent again: in the end
 * so many are held.
 */
async function sendSlowly(token: string, ending: Promise<void>): Promise<number> {
  for (;;) {
    const status = await sendOnce(token, ending);
    if (status !== 503 && status !== 429) return status;
  }
}

async function sendOnce(token: string, ending: Promise<void>): Promise<number> {
  async function* form() {
    yield Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
    yield picture;
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

test('image-0004: while many large pictures arrive, another is refused for the moment, and taken afterwards', async () => {
  const small = await painted().jpeg().toBuffer();
  const token = await api.loginAs('package');
  const other = await api.loginAs('buy');
  let end: () => void = () => undefined;
  const ending = new Promise<void>((resolve) => (end = resolve));
  const sending = Array.from({ length: atOnce }, () => sendSlowly(token, ending));

  // The first tries may come before all of the others, as many as it takes: no limit of tries ends them.
  const attempt = async () => {
    await api.db.delete(rateLimits);
    return upload(api, other, small);
  };
  let refused = await attempt();
  while (refused.status === 200) refused = await attempt();
  expect([refused.status, refused.code]).toEqual([503, 'image-0004']);
  expect(refused.raw.payload).toContain(errors['image-0004'].message);
  expect(refused.raw.headers['retry-after']).toBe('10');

  end();
  expect(await Promise.all(sending)).toEqual(Array(atOnce).fill(400));
  expect((await upload(api, await api.loginAs('invited'), small)).status).toBe(200);
});

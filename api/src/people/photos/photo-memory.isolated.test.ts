import { afterAll, beforeAll, expect, test } from 'vitest';
import * as blitzCalls from '@summit/contract/calls/blitz';
import * as limits from '@summit/contract/limits/limits';
import { collectGarbage } from '../../testing/collect-garbage.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openPhotoApp, painted, upload } from '../../testing/visits/photo-visit.ts';

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await openPhotoApp();
  token = await api.loginAs('package');
});
afterAll(() => api.close());

/** A drawing of the maximum upload size; parsing it would need hundreds of times that memory. */
function largeDrawing(): Buffer {
  const opening = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">';
  return Buffer.from(`${opening}${'<g/>'.repeat((limits.imageBytes - 100) / 4)}</svg>`);
}

function megabytesHeld(): number {
  collectGarbage();
  return process.memoryUsage.rss() / 2 ** 20;
}

test('twelve large drawings are refused by their first bytes, as photos and as logos, without being parsed', async () => {
  const drawing = largeDrawing();
  const file = new File([new Uint8Array(drawing)], 'logo.png');
  const query = { token: 'demo-blitz' };
  const uploadLogo = () => api.call(blitzCalls.uploadBlitzLogo, { query, body: { file } });
  // Each kind is uploaded once before measuring, because the first upload loads code and allocates reused buffers.
  await upload(api, token, drawing);
  await uploadLogo();
  const before = megabytesHeld();
  for (let count = 0; count < 11; count += 1) {
    expect((await upload(api, token, drawing)).code).toBe('image-0006');
    // Without this, the heap of newer Node versions grows by bodies that are not freed yet.
    collectGarbage();
  }
  expect((await uploadLogo()).code).toBe('image-0006');
  expect(megabytesHeld() - before).toBeLessThan(200);
}, 60_000);

test.each([
  [
    'a drawing behind a byte order mark',
    '\xef\xbb\xbf<svg xmlns="http://www.w3.org/2000/svg"/>',
    'image-0006',
  ],
  ['a drawing behind a declaration', '<?xml version="1.0"?>\n<!-- by hand -->\n<svg/>', 'image-0006'],
  [
    'a drawing that begins like a WebP',
    'RIFF....AVI <svg xmlns="http://www.w3.org/2000/svg"/>',
    'image-0001',
  ],
  ['a picture that is only the beginning of one', '\xff\xd8', 'image-0001'],
])('%s is refused', async (_what, content, code) => {
  expect((await upload(api, token, Buffer.from(content, 'latin1'))).code).toBe(code);
});

test('a picture is still accepted afterwards', async () => {
  expect((await upload(api, token, await painted().webp().toBuffer())).status).toBe(200);
});

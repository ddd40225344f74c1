import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('lists media partners by name, optionally of one type', async () => {
  const all = (await api.call(mediaPartnerCalls.mediaPartners)).body.mediaPartners.map(({ name }) => name);
  expect(all).toEqual([...all].sort());
  const query = { 'filter.Type.Id.Equals': 'association' };
  const { mediaPartners } = (await api.call(mediaPartnerCalls.mediaPartners, { query })).body;
  expect(new Set(mediaPartners.map(({ type }) => type.name))).toEqual(new Set(['Association']));
});

/** The first bytes of files of each type. */
const beginnings: Record<string, string> = {
  pdf: '%PDF-',
  zip: 'PK\u0003\u0004',
  svg: '<svg ',
  png: '\u0089PNG',
};

test('offers media kits with files of the types in their names, which are kept for downloads', async () => {
  const { mediaKits } = (await api.call(mediaPartnerCalls.mediaKits)).body;
  const urls = mediaKits.flatMap(({ fileUrl, files }) => [fileUrl ?? '', ...files.map(({ url }) => url)]);
  expect(urls).toHaveLength(10);
  for (const url of urls) {
    const { statusCode, headers, rawPayload } = await api.app.inject(url);
    const [, name = '', ending = ''] = /download=(.+\.([a-z]+))$/.exec(url) ?? [];
    expect([url, statusCode, headers['content-disposition']]).toEqual([
      url,
      200,
      `attachment; filename="${name}"`,
    ]);
    expect(rawPayload.subarray(0, 5).toString('latin1')).toMatch(new RegExp(`^${beginnings[ending]}`));
    expect(rawPayload.length).toBeLessThan(400_000);
  }
});

test('has the logo for each background as SVG and PNG, and all of them in the pack', async () => {
  const { mediaKits } = (await api.call(mediaPartnerCalls.mediaKits)).body;
  const { fileUrl, files = [] } = mediaKits.find(({ id }) => id === 'logo-pack') ?? {};
  expect(files.map(({ ground, name }) => [ground, name])).toEqual(
    ['paper', 'ink', 'accent'].flatMap((ground) => [
      [ground, `summit-logo-on-${ground}.svg`],
      [ground, `summit-logo-on-${ground}.png`],
    ]),
  );
  const pack = unzipSync((await api.app.inject(fileUrl ?? '')).rawPayload);
  for (const { name, url } of files) {
    const { rawPayload } = await api.app.inject(url);
    expect(Buffer.from(pack[name] ?? []).equals(rawPayload)).toBe(true);
  }
});

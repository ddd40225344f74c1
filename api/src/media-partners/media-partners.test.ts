import { mediaPartnerCalls } from '@summit/contract/calls/media-partners';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

it('lists media partners by name, all or of one type', async () => {
  const all = (await test.call(mediaPartnerCalls.mediaPartners)).body.mediaPartners.map(({ name }) => name);
  expect(all).toEqual([...all].sort());
  const query = { 'filter.Type.Id.Equals': 'association' };
  const { mediaPartners } = (await test.call(mediaPartnerCalls.mediaPartners, { query })).body;
  expect(new Set(mediaPartners.map(({ type }) => type.name))).toEqual(new Set(['Association']));
});

it('offers media kits, some with a file', async () => {
  const { mediaKits } = (await test.call(mediaPartnerCalls.mediaKits)).body;
  expect(mediaKits.find(({ id }) => id === 'logo-pack')?.fileUrl).toMatch(/^\/media\//);
});

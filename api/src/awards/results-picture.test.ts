import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import { shareSize } from '@summit/contract/frame/pictures';
import type { QueryOf } from '@summit/contract/requests/call';
import { writeSection } from '../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { nominees } from './awards.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

type Query = QueryOf<typeof awardsCalls.resultsPicture>;

const request = (query: Query) => api.call(awardsCalls.resultsPicture, { query });

/** The PNG of a year or a category. */
async function picture(query: Query): Promise<Buffer> {
  const { raw } = await request(query);
  expect(raw.headers['content-type']).toBe('image/png');
  return raw.rawPayload;
}

/** The bounding box of the content on the dark background of a picture, in px from its edges. */
async function room(png: Buffer) {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_row, y) => y);
  const isLit = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 200;
  const lit = rows.filter(
    (y) => y > 120 && Array.from({ length: 1000 }, (_x, x) => x).some((x) => isLit(x + 64, y)),
  );
  return { top: lit[0] ?? 0, bottom: info.height - (lit.at(-1) ?? 0) };
}

const past = { page: 'awardsWinners', year: '2026' } as const;

test('a past year has a picture in the size for social networks, and so has each category', async () => {
  const { body } = await api.call(awardsCalls.awardsResults, {
    query: { awardsType: 'Company', year: '2026' },
  });
  const year = await picture(past);
  expect(await sharp(year).metadata()).toMatchObject({ format: 'png', ...shareSize });
  const ofCategories = await Promise.all(body.categories.map(({ id }) => picture({ ...past, category: id })));
  expect(ofCategories.length).toBeGreaterThan(5);
  expect(new Set([year, ...ofCategories].map((png) => png.toString('base64'))).size).toBe(
    ofCategories.length + 1,
  );
  expect(await picture({ ...past, page: 'awardsLeaders' })).not.toEqual(year);
  expect(await picture(past)).toEqual(year);
});

test.each<[string, Query]>([
  ['a year without awards', { ...past, year: '1999' }],
  ['no year at all', { ...past, year: 'soon' }],
  ['a category that does not exist', { ...past, category: 'nothing' }],
  ['a category of the other track', { ...past, page: 'awardsIndividualWinners', category: 'payments' }],
])('there is no picture of %s', async (_what, query) => {
  expect((await request(query)).code).toBe('cqrs-0009');
});

test('the present year has a picture only in the status of the results, even without stored winners', async () => {
  const present = { ...past, year: '2027' };
  const winner = { ...present, category: 'payments' };
  await api.db.update(nominees).set({ result: 'Winner' }).where(eq(nominees.id, '2027-payments-otterpay'));
  expect((await request(present)).code).toBe('cqrs-0009');
  expect((await request(winner)).code).toBe('cqrs-0009');
  await writeSection(api.db, 'awardsStatus', 'Wining', api.clock.now());
  expect(await picture(winner)).not.toEqual(await picture(present));
  await api.db.update(nominees).set({ result: null }).where(eq(nominees.id, '2027-payments-otterpay'));
  expect((await picture(present)).length).toBeGreaterThan(1_000);
  expect((await request(winner)).code).toBe('cqrs-0009');
});

test.each([
  ['short', 'Q'],
  ['long', 'The Company of Extraordinarily Long Names and Their Descendants, Established 1897 '.repeat(3)],
  ['without a space', 'W'.repeat(200)],
  ['like markup, with control characters', '<b>Ampersand & Söhne</b> \u0007 Łódź'],
])('a name stays within the picture: %s', async (_what, name) => {
  const winners = await api.db.select().from(nominees).where(eq(nominees.year, 2026));
  const id =
    winners.find(({ categoryId, result }) => categoryId === 'payments' && result === 'Winner')?.id ?? '';
  await api.db.update(nominees).set({ name }).where(eq(nominees.id, id));
  const { top, bottom } = await room(await picture({ ...past, category: 'payments' }));
  expect(top).toBeGreaterThan(270);
  expect(bottom).toBeGreaterThan(30);
});

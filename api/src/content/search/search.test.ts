import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as searchCalls from '@summit/contract/calls/search';
import type { ResponseOf } from '@summit/contract/requests/call';
import { sessions } from '../../programme/agenda/agenda.tables.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { staticContents } from '../../settings/static-content/static-content.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { articles } from '../articles/articles.tables.ts';
import { indexPages } from '../public/page-entries.queries.ts';
import { searchEntries } from './search.tables.ts';

type Found = ResponseOf<typeof searchCalls.search>;
type Kind = Found['groups'][number]['kind'];

/** The last transaction that wrote a page's entry. */
const newestRow = sql`select max(xmin::text::bigint)::text as xmin from ${searchEntries}`;

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

async function search(q: string): Promise<Found> {
  api.clock.moveBy(6000);
  return (await api.call(searchCalls.search, { query: { q } })).body;
}

const getResults = (found: Found, kind: Kind) =>
  found.groups.find((group) => group.kind === kind)?.results ?? [];
const getIds = (found: Found, kind: Kind) => getResults(found, kind).map(({ id }) => id);
const plain = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

test('finds sessions, speakers, sponsors, articles and pages by their words, each with an address', async () => {
  const found = await search('payments');
  expect(found.groups.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['session', 'speaker', 'sponsor', 'page']),
  );
  expect(found.totalItems).toBe(found.groups.reduce((sum, { totalItems }) => sum + totalItems, 0));
  for (const { results } of found.groups) {
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThanOrEqual(8);
  }
});

test.each([
  ['amar', 'the last letters may be missing'],
  ['okafor amara', 'the order of the words does not count'],
  ['AMÁRA', 'nor do case and accents'],
])('%s finds Amara Okafor: %s', async (q) => {
  expect(getIds(await search(q), 'speaker')).toContain('amara-okafor');
});

test('a name with an accent is found without it, and marked in its spelling', async () => {
  const [first] = await api.db.select().from(speakers).where(eq(speakers.status, 'Published')).limit(1);
  const id = first?.id ?? '';
  await api.db.update(speakers).set({ firstName: 'Bálint', lastName: 'Kovács' }).where(eq(speakers.id, id));
  const [result] = getResults(await search('kovac'), 'speaker');
  expect(result).toMatchObject({
    id,
    title: [
      { text: 'Bálint ', isMatch: false },
      { text: 'Kovács', isMatch: true },
    ],
  });
});

test('a page is found by any of its words, and quotes them', async () => {
  const [page] = getResults(await search('induction loops'), 'page');
  expect(page?.id).toMatch(/^(?:venue|questions)$/);
  expect(page?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase())).toEqual(
    expect.arrayContaining(['induction', 'loops']),
  );
  expect(plain(page?.excerpt ?? [])).not.toMatch(/[<>|\uE000\uE001]/);
});

test('texts with positions on a plan are not quoted', async () => {
  const [page] = getResults(await search('sawtooth roof'), 'page');
  expect(page?.id).toBe('venue');
  expect(plain(page?.excerpt ?? [])).not.toMatch(/\d+ \d+/);
});

test('changed texts of a page are found within a moment', async () => {
  expect((await search('aurochs')).groups).toEqual([]);
  const owner = await getOrganiser(api);
  await owner.set('texts', 'venue.header.lead', { content: 'Beware of the aurochs of {venue}.' });
  expect(getIds((await api.call(searchCalls.search, { query: { q: 'aurochs' } })).body, 'page')).toEqual([
    'venue',
  ]);
  await owner.set('settings', 'event', { venue: 'Tarpan Hall' }, { dryRun: true });
  expect(getIds(await search('tarpan'), 'page')).toEqual([]);
  await owner.set('settings', 'event', { venue: 'Tarpan Hall' });
  expect(getIds(await search('tarpan'), 'page')).toContain('venue');
});

test('a search writes nothing', async () => {
  const [{ xmin } = { xmin: '' }] = (await api.db.execute<{ xmin: string }>(newestRow)).rows;
  const content = 'Changed by hand: the quagga.';
  await api.db
    .insert(staticContents)
    .values({ name: 'venue.header.lead', content })
    .onConflictDoUpdate({ target: [staticContents.scope, staticContents.name], set: { content } });
  expect(getIds(await search('quagga'), 'page')).toEqual([]);
  expect((await api.db.execute(newestRow)).rows).toEqual([{ xmin }]);
  await api.db.transaction(indexPages);
  expect(getIds(await search('quagga'), 'page')).toEqual(['venue']);
});

test('a match in a title ranks above one in a text', async () => {
  const [, second] = await api.db.select().from(articles);
  await api.db
    .update(articles)
    .set({ title: 'Zeppelins at anchor' })
    .where(eq(articles.id, second?.id ?? ''));
  const [first] = await api.db
    .select()
    .from(articles)
    .where(sql`${articles.id} <> ${second?.id}`);
  await api.db
    .update(articles)
    .set({ excerpt: 'Of zeppelins.' })
    .where(eq(articles.id, first?.id ?? ''));
  expect(getIds(await search('zeppelin'), 'article')).toEqual([second?.id, first?.id]);
});

test('a speaker who is not published, and a session of another edition, are not found', async () => {
  const [draft] = await api.db.select().from(speakers).where(eq(speakers.status, 'Draft')).limit(1);
  expect(getIds(await search(`${draft?.firstName} ${draft?.lastName}`), 'speaker')).toEqual([]);
  const [old] = await api.db.select().from(sessions).where(eq(sessions.edition, 8)).limit(1);
  expect(getIds(await search(old?.title ?? ''), 'session')).not.toContain(old?.id);
  const [present] = await api.db.select().from(sessions).where(eq(sessions.edition, 9)).limit(1);
  expect(getIds(await search(present?.title ?? ''), 'session')).toContain(present?.id);
});

test('deleted entries are no longer found', async () => {
  const [one] = await api.db.select().from(articles).limit(1);
  await api.db
    .update(articles)
    .set({ title: 'Quixotic' })
    .where(eq(articles.id, one?.id ?? ''));
  expect(getIds(await search('quixotic'), 'article')).toEqual([one?.id]);
  await api.db.delete(articles).where(eq(articles.id, one?.id ?? ''));
  expect(await search('quixotic')).toEqual({ totalItems: 0, groups: [] });
});

test.each(["'; drop table speakers; --", '& | ! :* ( )', '%', "it's", 'a:b', '***', '\\'])(
  '%s is treated as text, not as query syntax',
  async (q) => {
    const { status } = await api.call(searchCalls.search, { query: { q } });
    expect(status).toBe(200);
  },
);

test('requires a search term', async () => {
  expect((await api.call(searchCalls.search)).code).toBe('validation.base-0001');
});

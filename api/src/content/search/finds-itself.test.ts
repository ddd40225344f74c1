import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as searchCalls from '@summit/contract/calls/search';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { findsText } from '@summit/contract/words/found-text';
import { getPatterns } from '../../platform/db/names.ts';
import { sponsors } from '../../programme/sponsors/sponsors.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { searchEntries } from './search.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Ways in which a visitor may type a title, or a word of one. */
const ways: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD'),
  (text) => withoutAccents(text),
  (text) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-'),
  (text) => text.replace(/'/g, '’').replace(/-/g, '\u2011').replace(/ /g, '\u00a0'),
  (text) => text.replace(/[^\p{L}\p{N}\p{M}\s]/gu, ' '),
  (text) => text.replace(/[^\p{L}\p{N}\p{M}\s]/gu, ''),
  (text) => ` “${text}”. `,
];

const wordsIn = (text: string) => text.split(/[\s–—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const partsIn = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Queries that should find a title: itself, each word, and each part of a word, typed in every way. */
function typedFor(title: string): string[] {
  const texts = [title, ...wordsIn(title), ...partsIn(title)];
  return [...new Set(texts.flatMap((text) => ways.map((way) => way(text))))].filter((text) =>
    /[\p{L}\p{N}]/u.test(text),
  );
}

interface Try {
  title: string;
  typed: string;
}

/** The queries with which the site's search does not find the title. */
async function missedBySearch(tries: readonly Try[]): Promise<Try[]> {
  const { rows } = await api.db.execute<{ title: string; typed: string }>(sql`
    select title, typed from jsonb_to_recordset(${JSON.stringify(tries)}::jsonb) as one(title text, typed text)
    where (search_words(title, '') @@ search_query(typed)) is not true`);
  return rows;
}

/** The queries with which a list's filter does not find it. */
async function missedByFilters(tries: readonly Try[]): Promise<Try[]> {
  const patterns = tries.map((one) => ({ ...one, patterns: getPatterns(one.typed) }));
  const { rows } = await api.db.execute<{ title: string; typed: string }>(sql`
    select title, typed
    from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb) as one(title text, typed text, patterns text[])
    where not search_ground(title) like all(patterns)`);
  return rows;
}

const columns = [
  ['search_entries', 'title'],
  ['sessions', 'title'],
  ['sessions', 'track'],
  ['speakers', "first_name || ' ' || last_name"],
  ['speakers', 'company'],
  ['sponsors', 'name'],
  ['listings', 'company'],
  ['articles', 'title'],
  ['videos', 'title'],
  ['tags', 'name'],
  ['categories', 'name'],
  ['nominees', 'name'],
  ['nominees', 'company'],
  ['nomination_categories', 'name'],
  ['media_partners', 'name'],
  ['blitz_participants', 'company'],
  ['locations', 'name'],
  ['photo_galleries', 'name'],
  ['attendees', "first_name || ' ' || last_name"],
  ['attendees', 'company'],
  ['attendees', 'job_title'],
  ['last_year_attendees', 'company'],
] as const;

async function titlesIn(table: string, column: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ title: string | null }>(
    sql.raw(`select distinct ${column} as title from ${table} limit 400`),
  );
  return rows.flatMap(({ title }) => (title ? [title] : []));
}

describe('every title and name of the event', () => {
  test.each(columns)('in %s, %s, can be found by itself however it is typed', async (table, column) => {
    const titles = await titlesIn(table, column);
    expect(titles.length).toBeGreaterThan(0);
    const tries = titles.flatMap((title) => typedFor(title).map((typed) => ({ title, typed })));
    expect(await missedBySearch(tries)).toEqual([]);
    expect(await missedByFilters(tries)).toEqual([]);
    expect(tries.filter(({ title, typed }) => !findsText(typed, [title]))).toEqual([]);
  });

  test('can be found by itself with the site’s search', async () => {
    const entries = await api.db.select().from(searchEntries);
    for (const { id, title, kind, edition } of entries.filter((_, at) => at % 7 === 0)) {
      if (edition !== null && edition !== 9) continue;
      api.clock.moveBy(6000);
      const { body } = await api.call(searchCalls.search, { query: { q: title } });
      const group = body.groups.find((one) => one.kind === kind);
      expect({ title, found: group?.results.map((one) => one.id) }).toMatchObject({
        found: expect.arrayContaining([id]) as string[],
      });
    }
  });
});

/** Titles that are hard to find, with further queries that have to find them. */
const hard: [string, ...string[]][] = [
  ['Siobhán O’Neill', "O'Neill", 'oneill', 'neill', 'O`Neill', 'siobhan'],
  ['L’Oréal Pay', "L'Oréal", 'oreal', 'loreal'],
  ['£14m Fund', '£14m', '14m'],
  ['Pay\u00a0later', 'later', 'pay later'],
  ['«Paiements» à Genève', 'Paiements', 'geneve'],
  ['“Open” banking', 'open', 'open banking'],
  ['Lighterman’s Rest', 'lightermans', 'lighterman'],
  ['10\u202f000 payments', '10000', '10 000', '10,000'],
  ['10000 merchants', '10 000', '10\u00a0000'],
  ['1 000 000 cards', '1000000', '1,000,000'],
  ['real\u2011time', 'real-time', 'realtime', 'real time'],
  ['pay–as–you–go', 'pay-as-you-go', 'pay as you go'],
  ['Kovács Müller', 'Kova\u0301cs', 'Mu\u0308ller', 'kovacs muller'],
  ['KYC/AML', 'AML', 'kyc', 'kyc aml'],
  ['Crypto.com', 'crypto', 'com', 'cryptocom'],
  ['Booking.com'],
  ['Pay.UK', 'uk', 'payuk', 'pay uk'],
  ['Node.js', 'node'],
  ['24/7', '24', '24 7'],
  ['AI/ML', 'ML', 'ai ml'],
  ['C&A/H&M', 'c&a', 'h&m'],
  ['B2B/B2C', 'B2C'],
  ['1.5%', '1.5'],
  ['PSD2.1', 'psd2'],
  ['x@y.example', 'example'],
  ['MT103/MT202', 'MT103', 'mt202'],
  ['伟明', '明', '伟'],
  ['e-money', 'emoney', 'e money', 'money'],
  ['co-operative', 'cooperative', 'operative'],
  ['İstanbul Straße', 'istanbul', 'strasse', 'ISTANBUL'],
  ['Łukasz Ødegaard', 'lukasz', 'odegaard'],
  ['김민수', '민수'],
  ['Ｆｕｌｌ　Ｗｉｄｔｈ', 'full width'],
  ['ﬁnance', 'finance'],
  ['Companies', 'company'],
];

describe('a title that is hard to find', () => {
  test.each(hard)('%s is found by itself, its parts and further queries', async (title, ...others) => {
    const tries = [...typedFor(title), ...others].map((typed) => ({ title, typed }));
    expect(await missedBySearch(tries)).toEqual([]);
  });

  type Parts = ResponseOf<typeof searchCalls.search>['groups'][number]['results'][number]['title'];
  const marked = (parts: Parts) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);

  test.each([
    ['Siobhán O’Neill', 'oneill', ['O', 'Neill']],
    ['Siobhán O’Neill', 'neill', ['Neill']],
    ['KYC/AML for banks', 'aml', ['AML']],
    ['10\u202f000 payments', '10000', ['10', '000']],
    ['伟明 Bank', '明', ['明']],
    ['«Paiements» à Genève', 'paiements geneve', ['Paiements', 'Genève']],
    ['Companies of the year', 'company', ['Companies']],
    ['A company of one', 'companies', ['company']],
  ])('%s is marked where %s matches', async (title, typed, expected) => {
    const [first] = await api.db.select().from(sponsors).limit(1);
    const id = first?.id ?? '';
    await api.db
      .update(sponsors)
      .set({ name: title })
      .where(sql`${sponsors.id} = ${id}`);
    api.clock.moveBy(6000);
    const { body } = await api.call(searchCalls.search, { query: { q: typed } });
    const result = body.groups.find(({ kind }) => kind === 'sponsor')?.results.find((one) => one.id === id);
    expect(result && marked(result.title)).toEqual(expected);
    expect(result?.title.map(({ text }) => text).join('')).toBe(title);
  });
});

describe('a query longer than a title', () => {
  const search = async (q: string) => {
    api.clock.moveBy(6000);
    return api.call(searchCalls.search, { query: { q } });
  };

  test('is used to its last word', async () => {
    const many = 'the future of payments and banking in the city of london';
    const { status, body } = await search(`${many} zzyzx`);
    expect({ status, totalItems: body.totalItems }).toEqual({ status: 200, totalItems: 0 });
  });

  test('is not an error', async () => {
    expect((await search(`payments ${'x'.repeat(200)}`)).status).toBe(200);
    expect((await search('payments '.repeat(30))).body.totalItems).toBeGreaterThan(0);
    expect((await search('ab '.repeat(limits.searchText))).code).toBe('validation.base-0001');
  });

  test.each([
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    '1/2/3/4/5/6/7/8/9/0',
    '明'.repeat(400),
    'x'.repeat(499),
  ])('is inexpensive: %s', async (q) => {
    const started = performance.now();
    expect((await search(q)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

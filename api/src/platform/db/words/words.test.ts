import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareNames } from '@summit/contract/words/name-order';
import { normaliseCode } from '@summit/contract/words/normalise-text';
import { searchGround, searchPlain } from '@summit/contract/words/search-plain';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createDatabase } from '../../../testing/test-cluster.ts';
import { migrateDatabase } from '../migrate.ts';
import { connect } from '../open-database.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

/** The first and last characters of Unicode blocks for names, titles and separators. */
const blocks = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x531, 0x556],
  [0x5d0, 0x5ea],
  [0x61c, 0x6ff],
  [0x900, 0x97f],
  [0x9e6, 0x9ef],
  [0xe01, 0xe5b],
  [0x10d0, 0x10ff],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2160, 0x2189],
  [0x2460, 0x24ff],
  [0x3001, 0x30ff],
  [0x4e00, 0x4eff],
  [0xac00, 0xacff],
  [0x1112, 0x11b0],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
  [0x1d400, 0x1d7ff],
  [0x1f300, 0x1f5ff],
  [0x20000, 0x200ff],
] as const;

const sign = fc.oneof(
  ...blocks.map(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
  fc.constantFrom(...[...` '’-–./&%,0123456789aeßøłİıĸŉ\u0301\u0308\t\n\u2028`]),
);
const line = fc.array(sign, { maxLength: 24 }).map((signs) => signs.join(''));
const lines = fc.array(line, { minLength: 40, maxLength: 40 });

async function inDatabase<T>(texts: readonly string[], made: string): Promise<T[]> {
  const { rows } = await api.db.execute<{ made: T }>(sql`
    select ${sql.raw(made)} as made
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as one(text, place) order by place`);
  return rows.map((row) => row.made);
}

describe('the words of a text', () => {
  test('are the same in the database and in the browser', async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (texts) => {
        expect(await inDatabase(texts, 'search_plain(text)')).toEqual(texts.map(searchPlain));
        expect(await inDatabase(texts, 'search_ground(text)')).toEqual(texts.map(searchGround));
      }),
      { numRuns: 100 },
    );
  });

  test('are the same for every character that both know', async () => {
    const all = Array.from({ length: 0x3134f }, (_, code) => code)
      .filter((code) => code > 0 && !(code >= 0xd800 && code < 0xe000))
      .map((code) => String.fromCodePoint(code))
      .filter((text) => /\p{Assigned}/u.test(text));
    const made = await inDatabase<string>(all, 'search_plain(text)');
    const differ = all.filter((text, at) => made[at] !== searchPlain(text));
    // The database's Unicode version may be older, and does not know newer letters.
    expect(differ.filter((text) => made[all.indexOf(text)] !== '')).toEqual([]);
    const isUsual = (code: number) => blocks.some(([min, max]) => min <= code && code <= max);
    expect(differ.filter((text) => isUsual(text.codePointAt(0) ?? 0))).toEqual([]);
  });
});

describe('a typed code', () => {
  test('has the same key in the database and in the browser', async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (texts) => {
        expect(await inDatabase(texts, 'meant_code(text)')).toEqual(texts.map(normaliseCode));
      }),
      { numRuns: 100 },
    );
  });

  test('has the same key for every character that both know', async () => {
    const all = Array.from({ length: 0x3134f }, (_, code) => code)
      .filter((code) => code > 0 && !(code >= 0xd800 && code < 0xe000))
      .map((code) => String.fromCodePoint(code))
      .filter((text) => /\p{Assigned}/u.test(text));
    const made = await inDatabase<string>(all, 'meant_code(text)');
    const differ = all.filter((text, at) => made[at] !== normaliseCode(text));
    // The database's Unicode version may be older, and does not know newer characters.
    expect(differ.filter((text) => made[all.indexOf(text)] !== '')).toEqual([]);
    expect(differ.filter((text) => (text.codePointAt(0) ?? 0) < 0x3000)).toEqual([]);
  });
});

describe('the key of a name', () => {
  test.each([
    ['Anti-money laundering', 'anti money  LAUNDERING'],
    ['KYC/AML', 'KYC / AML'],
    ['Crédit', 'Credit'],
    ['O’Neill', "o'neill"],
    ['Ｃ＋＋', 'c++'],
  ])('is the same for %s and %s', async (one, other) => {
    const [first, second] = await inDatabase<string>([one, other], 'name_key(text)');
    expect(first).toBe(second);
  });

  test.each([
    ['C', 'C++'],
    ['C++', 'C#'],
    ['€ clearing', '£ clearing'],
    ['Web 2.0', 'Web 20'],
    ['!', '?'],
  ])('distinguishes %s from %s', async (one, other) => {
    const [first, second] = await inDatabase<string>([one, other], 'name_key(text)');
    expect(first).not.toBe(second);
  });
});

describe('the order of names', () => {
  test('is updated with the database’s collation, including its indexes', async () => {
    const url = await createDatabase('older_order');
    const { pool, close } = connect(url, 1);
    await migrateDatabase(pool);
    const version = async () => {
      const { rows } = await pool.query<{ collversion: string }>(
        "select collversion from pg_collation where collname = 'name_order'",
      );
      return rows[0]?.collversion;
    };
    const before = await version();
    await pool.query("update pg_collation set collversion = '1' where collname = 'name_order'");
    await migrateDatabase(pool);
    expect(await version()).toBe(before);
    await close();
  }, 120_000);

  const right = [
    'Åberg',
    'Adams',
    'Äkäslompolo',
    'Čapek',
    'de Vries',
    'Éluard',
    'Łukasz',
    'O’Brien',
    'Ødegaard',
    'Özil',
    'Stage 2',
    'Stage 10',
    'von Braun',
    'Zuckerman',
  ];

  test('is English in the database and in the browser', async () => {
    const mixed = right.toSorted((one, other) => (one > other ? -1 : 1));
    expect(mixed.toSorted(compareNames)).toEqual(right);
    const { rows } = await api.db.execute<{ name: string }>(sql`
      select name from jsonb_array_elements_text(${JSON.stringify(mixed)}::jsonb) as one(name)
      order by name collate name_order`);
    expect(rows.map(({ name }) => name)).toEqual(right);
  });

  test('is the same in both for any two names in European letters', async () => {
    const letter = fc.oneof(
      fc.constantFrom(...[..." '-.&1290"]),
      ...[
        [0x41, 0x7a],
        [0xc0, 0x17f],
        [0x391, 0x3c9],
        [0x410, 0x44f],
      ].map(([min = 0, max = 0]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
    );
    const name = fc
      .array(letter, { minLength: 1, maxLength: 8 })
      .map((letters) => letters.join('').normalize('NFC'));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 30, maxLength: 30 }), async (names) => {
        const pairs = names.slice(1).map((other, at) => [names[at] ?? '', other] as const);
        const texts = pairs.map((pair) => JSON.stringify(pair));
        const made = await inDatabase<boolean>(
          texts,
          `(text::jsonb->>0) collate name_order < (text::jsonb->>1) collate name_order`,
        );
        // For paging, the database orders names that read the same by their characters.
        const expected = pairs.map(([one, other], at) => {
          const order = compareNames(one, other);
          return order === 0 ? made[at] : order < 0;
        });
        expect(made).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';

const file = pathToFileURL(join(import.meta.dirname, 'lay-out-texts.mjs')).href;

/** Lays out text like the thread that writes PDFs, with a main font for Latin, Greek and Cyrillic. */
const code = `
  const { parentPort } = require('node:worker_threads');
  const loading = import(${JSON.stringify(file)});
  parentPort.on('message', async (document) => {
    const { layOutTexts } = await loading;
    parentPort.postMessage(await layOutTexts(document, (code) => code < 0x500));
  });
`;

let thread: Worker;

beforeAll(() => {
  thread = new Worker(code, { eval: true });
});

afterAll(() => thread.terminate());

interface LaidOut {
  document: { content: unknown[] };
  isWhole: boolean;
}

async function layOutDocument(document: object): Promise<LaidOut> {
  thread.postMessage(document);
  const [laidOut] = (await once(thread, 'message')) as [LaidOut];
  return laidOut;
}

const layOut = (text: string) => layOutDocument({ content: [text] });

interface Run {
  text: string;
  font?: string;
  wordBreak?: string;
}

async function getRuns(text: string): Promise<Run[]> {
  const [shown] = (await layOut(text)).document.content as [string | { text: Run[] }];
  return typeof shown === 'string' ? [{ text: shown }] : shown.text;
}

/** The pieces from left to right, each in reading order. */
const visual = async (text: string) => (await getRuns(text)).map((run) => run.text).join('|');

test.each([
  ['Mu\u0308ller & So\u0308hne', 'Müller & Söhne'],
  ['10\u202f000', '10\u00a0000'],
  ['re\u2060al\u200btime', 'realtime'],
  ['\u202dCo\u202c', 'Co'],
])('%j is printed as %j', async (typed, printed) => {
  expect(await getRuns(typed)).toEqual([{ text: printed }]);
});

test.each([
  ['株式会社サミット', /^noto-sans-(sc|jp)-/],
  ['서울 서밋', /^noto-sans-kr-/],
  ['شركة', /^noto-sans-arabic-/],
  ['חברת', /^noto-sans-hebrew-/],
  ['हिन्दी', /^noto-sans-devanagari$/],
  ['ไทย', /^noto-sans-thai-/],
  ['ភ្នំពេញ', /^noto-sans-khmer-/],
  ['မြန်မာ', /^noto-sans-myanmar-/],
  ['საქართველო', /^noto-sans-georgian-/],
  ['Հայաստան', /^noto-sans-armenian-/],
  ['Ἀθῆναι', /^noto-sans-greek-ext/],
  ['Ḥ', /^noto-sans-(latin-ext|vietnamese)/],
  ['✓', /^noto-sans-symbols|^noto-sans-/],
])('one font contains all of %s', async (text, font) => {
  const { isWhole } = await layOut(text);
  expect(isWhole).toBe(true);
  const fonts = (await getRuns(text)).flatMap((run) => run.font ?? []);
  expect(fonts.some((name) => font.test(name))).toBe(true);
});

test.each([
  ['שלום עולם', 'עולם| |שלום'],
  ['Hello שלום world', 'Hello| |שלום| |world'],
  ['שלום 12 עולם', 'עולם| |12| |שלום'],
])('%s is set from right to left', async (text, shown) => {
  expect(await visual(text)).toBe(shown);
});

test('brackets of a text from right to left close on its left', async () => {
  const set = (await visual('חברה (תל) א')).replaceAll('|', '');
  expect(set).toBe('א (תל) חברה');
});

test('a right-to-left text is broken into lines without losing a word', async () => {
  const words = Array.from({ length: 20 }, (_, index) => `שלום${index}`);
  const lines = (await getRuns(words.join(' ')))
    .map(({ text }) => text)
    .join('')
    .split('\n');
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(20);
  expect(lines[0]).toContain('שלום');
  expect(lines.join(' ').match(/שלום/g)).toHaveLength(20);
});

test('only a word that may be wider than its column can be broken', async () => {
  const runs = await getRuns(`An ${'a'.repeat(60)} end`);
  expect(runs).toEqual([
    { text: 'An ' },
    { text: `${'a'.repeat(60)} `, wordBreak: 'break-all' },
    { text: 'end' },
  ]);
});

test.each([
  ['\u{1d4e2}\u{1d4fe}\u{1d4f6}\u{1d4f6}\u{1d4f2}\u{1d4fd}', 'Summit'],
  ['Z\u1abb\u1ac1\u0334a\u1abd\u0301', 'Za'],
])('%s, which is in no font, is printed in plain letters: %s', async (typed, plain) => {
  const { isWhole } = await layOut(typed);
  expect(isWhole).toBe(true);
  expect((await getRuns(typed)).map(({ text }) => text).join('')).toBe(plain);
});

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

test.each([
  ['Thai', 'บริษัทซัมมิตเทคโนโลยีการเงินแห่งประเทศไทยจำกัดมหาชน'],
  ['Khmer', 'ក្រុមហ៊ុនសហគ្រាសកម្ពុជាអន្តរជាតិខ្មែរ'],
  ['Burmese', 'မြန်မာနိုင်ငံတော်ဗဟိုဘဏ်ကုမ္ပဏီလီမိတက်'],
  ['Hindi', 'अंतर्राष्ट्रीयवित्तीयप्रौद्योगिकीसम्मेलनसंस्थान'],
  ['rare Chinese', '\u{20bb7}\u91ce\u{20bb7}'.repeat(12)],
  ['a heap of emoji', '\u{1f39f}\ufe0f\u{1f469}\u{1f3fd}\u200d\u{1f4bb}'.repeat(8)],
  ['accents', 'n\u0303\u0331a\u0301\u0323'.repeat(15)],
])('a long word in %s can be broken, but never within a character', async (_script, word) => {
  const pieces = (await getRuns(word)).filter(({ text }) => text !== '');
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map(({ text }) => [...letters.segment(text)].length))).toBeLessThanOrEqual(9);
  // Words that can be broken anywhere have only letters of one code unit.
  for (const { text, wordBreak } of pieces) {
    const units = [...letters.segment(text)].map(({ segment }) => segment.length);
    expect(wordBreak === undefined || units.every((length) => length === 1)).toBe(true);
  }
  const whole = pieces.map(({ text }) => text).join('');
  expect(whole.normalize('NFD').replaceAll(/\p{M}/gu, '')).toBe(
    word.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );
});

test('characters without a font are marked, once per sequence, and reported as missing', async () => {
  const { isWhole } = await layOut('ᠮᠣᠩᠭᠣᠯ GmbH');
  expect(isWhole).toBe(false);
  expect((await getRuns('ᠮᠣᠩᠭᠣᠯ GmbH')).map(({ text }) => text).join('')).toBe('[…] GmbH');
});

test('only texts are changed', async () => {
  const document = {
    info: { title: 'Mu\u0308ller' },
    content: [
      { canvas: [{ type: 'rect' }] },
      { text: 'x', margin: [0, 1] },
      { table: { widths: ['*'], body: [['y']] } },
    ],
  };
  expect((await layOutDocument(document)).document).toEqual(document);
});

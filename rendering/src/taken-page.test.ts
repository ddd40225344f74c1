import { expect, test } from 'vitest';
import type { RenderedPage } from './render-protocol.ts';
import { takenPage } from './taken-page.ts';

const page: RenderedPage = {
  status: 200,
  html: '<h1>Agenda</h1>',
  styleHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  scriptHashes: [],
  analyticsOrigins: ['https://stats.example:8443'],
  degraded: false,
  broke: false,
  problems: [],
};

test('a valid page is accepted unchanged', () => {
  expect(takenPage(page)).toEqual(page);
});

test.each<[string, object]>([
  ['no status', { status: undefined }],
  ['a status that HTTP does not have', { status: 20_000 }],
  ['a status that is no number', { status: '200' }],
  ['no text', { html: { length: 3 } }],
  ['more text than any page', { html: 'x'.repeat(4 * 2 ** 20 + 1) }],
  ['more hashes than any page', { styleHashes: Array.from({ length: 501 }, () => page.styleHashes[0]) }],
  ['a hash that is too long', { styleHashes: [`sha256-${'a'.repeat(1000)}`] }],
  ['an origin that is too long', { analyticsOrigins: [`https://${'a'.repeat(1000)}.example`] }],
  ['a hash that ends its directive', { scriptHashes: ["sha256-a'; script-src *"] }],
  ['a hash that begins another header', { styleHashes: ['sha256-a\r\nset-cookie: a=b'] }],
  ['hashes that are no list', { styleHashes: 'sha256-a' }],
  ['an origin that begins another directive', { analyticsOrigins: ['https://a.example; script-src *'] }],
  ['an origin that is no text', { analyticsOrigins: [{}] }],
  ['problems that are no list', { problems: 'many' }],
])('a message with %s is not a page', (_what, change) => {
  expect(takenPage({ ...page, ...change })).toBeNull();
});

test('reasons are shortened, because they are logged', () => {
  const long = 'x'.repeat(100_000);
  const problems = takenPage({ ...page, problems: Array.from({ length: 1000 }, () => long) })?.problems ?? [];
  expect(problems).toHaveLength(20);
  expect(new Set(problems)).toEqual(new Set([long.slice(0, 1000)]));
});

test('an empty message is not a page', () => {
  expect(takenPage(undefined)).toBeNull();
});

test('additional properties of a page are dropped', () => {
  expect(takenPage({ ...page, headers: { 'set-cookie': 'a=b' } } as object)).toEqual(page);
});

import { expect, test } from 'vitest';
import { takesPages } from './plain-response.ts';

test.each([
  ['a browser that opens a page', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['a client that takes any text', 'text/*, application/json'],
  ['a client that takes everything', '*/*'],
  ['a client that takes everything with a weight', '*/*;q=0.8'],
  ['a client that writes in capitals', 'TEXT/HTML'],
  ['a client without the header', undefined],
])('%s gets pages', (_what, accept) => {
  expect(takesPages(accept)).toBe(true);
});

test.each([
  ['a program', 'application/json'],
  ['a picture of a page', 'image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8'],
  ['a style sheet of a page', 'text/css,*/*;q=0.1'],
  ['a client of another text', 'text/html5, text/htm'],
  ['a client with an empty header', ''],
])('%s gets no pages', (_what, accept) => {
  expect(takesPages(accept)).toBe(false);
});

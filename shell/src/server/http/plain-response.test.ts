import { expect, test } from 'vitest';
import { takesPages } from './plain-response.ts';

test.each([
  ['a browser that opens a page', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['who takes any text', 'text/*, application/json'],
  ['a client that takes everything', '*/*'],
  ['one that says so with a weight', '*/*;q=0.8'],
  ['in capitals', 'TEXT/HTML'],
  ['a client that says nothing', undefined],
])('%s takes pages', (_what, accept) => {
  expect(takesPages(accept)).toBe(true);
});

test.each([
  ['a program', 'application/json'],
  ['a picture of a page', 'image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8'],
  ['a style sheet of a page', 'text/css,*/*;q=0.1'],
  ['a client of another text', 'text/html5, text/htm'],
  ['nothing at all', ''],
])('%s does not', (_what, accept) => {
  expect(takesPages(accept)).toBe(false);
});

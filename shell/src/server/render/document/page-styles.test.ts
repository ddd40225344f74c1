import { expect, test } from 'vitest';
import { pageStyles, siteSheet } from './page-styles.ts';
import { getSha256 } from './script-hashes.ts';

test('a page has the site’s style sheet and its own files, by the names that scripts use', () => {
  const { styles, styleHashes } = pageStyles('a{}', [
    { name: 'shell_1.main.css', css: '.frame{gap:0}' },
    { name: 'awards_1.vote.css', css: '.vote{gap:0}' },
  ]);
  expect(styles).toBe(
    [
      '<style>a{}</style>',
      '<style data-href="shell_1.main.css">.frame{gap:0}</style>',
      '<style data-href="awards_1.vote.css">.vote{gap:0}</style>',
    ].join(''),
  );
  expect(styleHashes).toEqual(['a{}', '.frame{gap:0}', '.vote{gap:0}'].map(getSha256));
});

test('the order of layers comes first: pages override the design system, and document states override both', () => {
  const sheet = siteSheet('/archivo.woff2');
  expect(sheet).toMatch(/^@layer base,design,pages,situations;/);
  expect(sheet.indexOf('@layer base{')).toBeLessThan(sheet.indexOf('--paper:'));
  expect(sheet.indexOf('@layer situations{')).toBeLessThan(sheet.indexOf('[data-framed]'));
});

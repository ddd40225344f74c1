import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import {
  browserSyntax,
  defaultExport,
  everywhereSyntax,
  journeySyntax,
  nameOrder,
} from './restricted-syntax.js';

const rules = [...everywhereSyntax, ...browserSyntax, ...journeySyntax, ...nameOrder, defaultExport];

function complaints(code: string): string[] {
  const found = new Linter().verify(code, {
    rules: { 'no-restricted-syntax': ['error', ...rules] },
  });
  return found.map(({ message }) => message);
}

test.each([
  ["export * from './speaker.ts';", /Name what you export/],
  ["import { speaker } from './speaker';", /Write the extension/],
  ["export { speaker } from '../speaker';", /Write the extension/],
  ["const page = import('./speaker-page');", /Write the extension/],
  ["test.only('one', run);", /Every test runs/],
  ['expect(page).toMatchSnapshot();', /Assert what the product promises/],
  ['export default function speaker() {}', /Export by name/],
  ['window.summit = { login };', /not through globals/],
  ['let visitor = null;', /module-level variable/],
  ['export let visitor = null;', /module-level variable/],
  ["useSuspenseQuery({ queryKey: ['speaker', id] });", /Derive data with serverView/],
  ["const queryKey = ['speaker', id];", /Derive data with serverView/],
  ['names.sort((a, b) => a.localeCompare(b));', /Sort names with compareNames/],
  ['const order = new Intl.Collator();', /there is one collator/],
  ['await page.waitForTimeout(500);', /what the user would see/],
  ["page.locator('.card');", /as a user does/],
])('refuses %s', (code, message) => {
  expect(complaints(code)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ["import { speaker } from './speaker.ts';"],
  ["import archivo from '../archivo.woff2';"],
  ["import * as pages from '@summit/contract/site/site-map';"],
  ['export function next() { let at = 0; at += 1; return at; }'],
  ["window.location.hash = 'login';"],
  ['queryClient.invalidateQueries({ queryKey: serverQueryKey(row) });'],
  ["page.getByRole('link', { name: 'Agenda' });"],
])('accepts %s', (code) => {
  expect(complaints(code)).toEqual([]);
});

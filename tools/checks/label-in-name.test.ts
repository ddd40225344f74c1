import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { labelInName } from './label-in-name.js';

function complaints(code: string): string[] {
  const found = new Linter().verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { house: { rules: { 'label-in-name': labelInName } } },
    rules: { 'house/label-in-name': 'error' },
  });
  return found.map(({ message }) => message);
}

test.each([
  'const part = <Button aria-label={`Reject the photo of ${name}`}>Refuse</Button>;',
  'const part = <button aria-label="Close the window">Cancel</button>;',
  'const part = <a aria-label={`Profile of ${name}`}>\n  Linked\n  In\n</a>;',
])('refuses %s', (code) => {
  expect(complaints(code)).toEqual([expect.stringMatching(/^The label must contain the visible text/)]);
});

test.each([
  'const part = <Button aria-label={`Reject the photo of ${name}`}>Reject</Button>;',
  'const part = <Button aria-label={`Send a new link to ${name}`}>New link</Button>;',
  'const part = <a aria-label={label}>Website</a>;',
  'const part = <button aria-label={`${title}: ${name}`}>{title}</button>;',
  'const part = <nav aria-label="Pages"><ul /></nav>;',
  'const part = <button>Cancel</button>;',
])('accepts %s', (code) => {
  expect(complaints(code)).toEqual([]);
});

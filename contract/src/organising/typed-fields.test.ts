import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import { optionalCode, targetOrNull } from '../forms/resource-rules.ts';
import { country, optionalEmail, optionalText, optionalUrl } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import type { FieldKind } from './field-facts.ts';
import { readTyped } from './typed-fields.ts';

const rules: readonly (readonly [FieldKind, Schema])[] = [
  ['text', optionalText()],
  ['longText', optionalText(limits.maxTextLength)],
  ['code', optionalCode()],
  ['country', country()],
  ['email', optionalEmail()],
  ['link', optionalUrl()],
  ['target', targetOrNull()],
];

const typed = [
  ' early\u2013bird\u200b 27 ',
  ' summit.example/a ',
  '<https://summit.example>',
  ' /agenda',
  'see\u00ad there\nand here ',
  ' United Kingdom',
  ' Ann@B\u00fccher.example ',
  'e\u0301',
];

test.each(rules)('a form reads a %s as its rule does', (kind, rule) => {
  expect(typed.map((text) => readTyped(kind, text))).toEqual(typed.map((text) => rule.cast(text) as unknown));
});

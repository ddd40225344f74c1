import { expect, test } from 'vitest';
import { fieldFact, fieldLabel } from './field-facts.ts';

test.each([
  ['banners', 'shownFrom', 'Shown from'],
  ['videos', 'isPrivate', 'Private'],
  ['speakers', 'imageUrl', 'Image'],
  ['sessions', 'startsAt', 'Starts'],
  ['theme', 'buttons.text', 'Buttons: text'],
  ['theme', 'decorativeAccents.accent', 'Accent'],
  ['sessions', 'locationId', 'Hall'],
  ['sponsors', 'url', 'Link'],
] as const)('a field of %s, %s, is called %s', (resource, field, label) => {
  expect(fieldLabel(resource, field)).toBe(label);
});

test('an inherited property name is not a field', () => {
  expect(fieldFact('speakers', 'constructor')).toEqual({});
});

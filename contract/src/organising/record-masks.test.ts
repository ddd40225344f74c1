import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOfSubject, maskedForRecord, maskedValue } from './record-masks.ts';
import { resourceIds } from './resources.ts';

/** Of these, more or less is masked. */
const otherwise: readonly string[] = [
  'speakers',
  'last-year-attendees',
  'settings',
  'invoicing',
  'volunteers',
  'proposals',
];

test('names, addresses and codes of people are kept out of the record, wherever they are in a value', () => {
  const fields = fc.constantFrom(
    'email',
    'phone',
    'firstName',
    'lastName',
    'code',
    'token',
    'contacts',
    'mobile',
  );
  const held = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.array(fc.string()),
    fc.record({ email: fc.string() }),
  );
  const kinds = fc.constantFrom(...resourceIds.filter((id) => !otherwise.includes(id)), 'awards', 'anything');
  fc.assert(
    fc.property(kinds, fields, held, fc.boolean(), (kind, field, value, isDeep) => {
      const entry = { [field]: value };
      const stored = maskedForRecord(`${kind}/1`, isDeep ? { list: [entry] } : entry);
      expect(stored).toEqual(isDeep ? { list: [{ [field]: maskedValue }] } : { [field]: maskedValue });
    }),
  );
});

test('that something was empty, and everything that names nobody, can be read', () => {
  const harmless = { phone: null, email: '', isBlocked: true, status: 'Published', list: [1, 'two'] };
  expect(maskedForRecord('attendees/1', harmless)).toEqual(harmless);
  expect(maskedForRecord('texts/1', 'Come along')).toBe('Come along');
});

test('of what visitors send only how far it is can be read, and what the site shows stays legible', () => {
  expect(maskedForRecord('proposals/AB', { status: 'New', title: 'A talk' })).toEqual({
    status: 'New',
    title: maskedValue,
  });
  expect(maskedForRecord('speakers/ada', { firstName: 'Ada', email: 'ada@low.example' })).toEqual({
    firstName: 'Ada',
    email: maskedValue,
  });
  expect(kindOfSubject('awards/status/Company')).toBe('awards');
});

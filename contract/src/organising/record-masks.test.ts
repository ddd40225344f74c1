import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOfSubject, maskedForRecord, maskedValue } from './record-masks.ts';
import { resourceIds } from './resources.ts';

/** Resources with different masks. */
const otherwise: readonly string[] = [
  'speakers',
  'last-year-attendees',
  'settings',
  'invoicing',
  'volunteers',
  'proposals',
];

test('names, addresses and codes of people are masked in the record, at any depth of a value', () => {
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

test('empty values, and values that identify no person, are not masked', () => {
  const harmless = { phone: null, email: '', isBlocked: true, status: 'Published', list: [1, 'two'] };
  expect(maskedForRecord('attendees/1', harmless)).toEqual(harmless);
  expect(maskedForRecord('texts/1', 'Come along')).toBe('Come along');
});

test('of visitors’ submissions only the status is readable; published values are readable', () => {
  expect(maskedForRecord('proposals/AB', { status: 'New', title: 'A talk' })).toEqual({
    status: 'New',
    title: maskedValue,
  });
  expect(maskedForRecord('speakers/ada', { firstName: 'Ada', email: 'ada@low.example' })).toEqual({
    firstName: 'Ada',
    email: maskedValue,
  });
  expect(maskedForRecord('waiting-list/1', { name: 'Ada Low', state: 'Waiting' })).toEqual({
    name: maskedValue,
    state: 'Waiting',
  });
  expect(kindOfSubject('awards/status/Company')).toBe('awards');
});

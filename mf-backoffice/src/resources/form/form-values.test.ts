import { expect, test } from 'vitest';
import { fieldOf } from '../../testing/field-of.ts';
import { inputOfFailure } from './form-values.ts';

const rows = { kind: 'sections' as const, fields: [fieldOf('until', 'Until')] };
const fields = [
  fieldOf('name', 'Name'),
  fieldOf('address', 'Address', { kind: 'list' }),
  fieldOf('entries', 'Entries', rows),
  fieldOf('cancellation.refunds', 'Refunds', rows),
];

test.each([
  ['name', 'name'],
  ['address[1]', 'address'],
  ['entries[2].until', 'entries.2.until'],
  ['cancellation.refunds[0].until', 'cancellation__refunds.0.until'],
  ['names', undefined],
])('a failure of %s is shown beside the input %s', (path, input) => {
  expect(inputOfFailure(fields, path)).toBe(input);
});

import { type DescribedField, requiredFields } from '@summit/contract/forms/described-form';
import { type LazySchema, lazySchema } from '@summit/shared-ui/form/lazy-schema';
import type { BlitzValues } from './blitz-values.ts';

/** What the request requires, unless the organisers' description has the field. */
const requested = ['company', 'pitch', 'category', 'contacts', 'website', 'slots'];

/** The rules of a table's form as the organisers describe it. */
export function blitzRules(fields: readonly DescribedField[]): LazySchema<BlitzValues> {
  const others = requested.filter((name) => fields.every((field) => field.name !== name));
  return lazySchema([...requiredFields(fields), ...others], async () =>
    (await import('./blitz-schema.ts')).blitzSchema(fields),
  );
}

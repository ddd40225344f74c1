import { type DescribedField, type FormValues, requiredFields } from '@summit/contract/forms/described-form';
import { type LazySchema, lazySchema } from '@summit/shared-ui/form/lazy-schema';

/** The rules of a form that the organisers describe. */
export function describedRules(fields: readonly DescribedField[]): LazySchema<FormValues> {
  return lazySchema(requiredFields(fields), async () =>
    (await import('@summit/contract/forms/form-schema')).formSchema(fields),
  );
}

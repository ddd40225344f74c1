import { type DescribedField, type FormValues, requiredFields } from '@summit/contract/forms/described-form';
import { type LateSchema, lazySchema } from '@summit/shared-ui/form/late-schema';

/** The rules of a form that the organisers describe. */
export function describedRules(fields: readonly DescribedField[]): LateSchema<FormValues> {
  return lazySchema(requiredFields(fields), async () =>
    (await import('@summit/contract/forms/form-schema')).formSchema(fields),
  );
}

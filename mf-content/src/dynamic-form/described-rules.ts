import { type DescribedField, type FormValues, requiredFields } from '@summit/contract/described-form';
import { type LateSchema, lateSchema } from '@summit/shared-ui/form/late-schema';

/** The rules of a form that the organisers describe. */
export function describedRules(fields: readonly DescribedField[]): LateSchema<FormValues> {
  return lateSchema(requiredFields(fields), async () =>
    (await import('@summit/contract/form-schema')).formSchema(fields),
  );
}

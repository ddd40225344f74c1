import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { type LazySchema, lazySchema } from '@summit/shared-ui/form/lazy-schema';

interface StepSchemas<Values extends FieldValues> {
  withoutPassword: ObjectSchema<Values>;
  withPassword: ObjectSchema<Values>;
}

/**
 * Names the rules of a first step without loading them, by whether a password is required, which is a setting.
 * `required` are the fields that both schemas require.
 */
export function stepRules<Values extends FieldValues>(
  required: readonly string[],
  load: () => Promise<StepSchemas<Values>>,
): (asksPassword: boolean) => LazySchema<Values> {
  return (asksPassword) =>
    asksPassword
      ? lazySchema([...required, 'password'], async () => (await load()).withPassword)
      : lazySchema(required, async () => (await load()).withoutPassword);
}

import type { UseFormReturn } from 'react-hook-form';
import * as limits from '@summit/contract/limits/limits';
import { countTyped } from '@summit/contract/words/count-characters';
import { FormField } from '../shared/parts/form-field.tsx';

/** The name that its owner gives a passkey. */
export function PasskeyNameField({ form }: { form: UseFormReturn<{ name: string }> }) {
  return (
    <FormField
      form={form}
      name="name"
      label="Name"
      required="Enter a name."
      validate={(name) => countTyped(name.trim()) <= limits.name || `At most ${limits.name} characters.`}
      help="To recognise it later, such as “Work laptop”."
    />
  );
}

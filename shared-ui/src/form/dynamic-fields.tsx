import type { InferType } from 'yup';
import type { formField } from '@summit/contract/shapes/forms';
import { CheckboxField } from '../choices/checkbox-field.tsx';
import { CheckboxGroup } from '../choices/checkbox-group.tsx';
import { RadioGroup } from '../choices/radio-group.tsx';
import { SelectField } from '../choices/select-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { useSiteForm } from './use-site-form.tsx';

/** A field as the server describes it. */
export type DynamicField = InferType<typeof formField>;

/** What `useSiteForm` returns for a field. */
type FieldOf = ReturnType<typeof useSiteForm>['field'];

export interface DynamicFieldsProps {
  fields: readonly DynamicField[];
  /** The `field` function of a form whose schema is `formSchema(fields)`. */
  field: (name: string) => ReturnType<FieldOf>;
}

/** The fields of a form that is only known by its description, each as the control for its type. */
export function DynamicFields({ fields, field }: DynamicFieldsProps) {
  return fields.map((described) => (
    <Described key={described.name} described={described} given={field(described.name)} />
  ));
}

interface DescribedProps {
  described: DynamicField;
  given: ReturnType<FieldOf>;
}

function Described({ described, given }: DescribedProps) {
  const { type, label, options } = described;
  const hint = described.hint ?? undefined;
  const placeholder = described.placeholder ?? undefined;
  const optional = !given.required;
  const named = { ...given, label, hint };
  switch (type) {
    case 'textarea':
      return (
        <TextArea {...named} placeholder={placeholder} limit={getLength(described)} optional={optional} />
      );
    case 'phone':
      return <PhoneField {...named} optional={optional} />;
    case 'password':
      return <PasswordField {...named} autoComplete="new-password" />;
    case 'select':
      return (
        <SelectField
          {...named}
          options={options}
          placeholder={placeholder ?? 'Please choose'}
          optional={optional}
        />
      );
    case 'radio':
      return <RadioGroup {...named} legend={label} options={options} />;
    case 'checkbox':
      return <CheckboxField {...named} />;
    case 'checkboxes':
      return <CheckboxGroup {...named} legend={label} options={options} />;
    default:
      return (
        <TextField
          {...named}
          autoComplete={tokens[described.name]}
          {...typed[type]}
          placeholder={placeholder}
          optional={optional}
        />
      );
  }
}

/** The `autocomplete` tokens for the usual names of fields. */
const tokens: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  jobTitle: 'organization-title',
  city: 'address-level2',
  postcode: 'postal-code',
  country: 'country-name',
};

/** The input attributes for each kind of single-line field. */
const typed = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  number: { inputMode: 'decimal' },
} as const;

/** The maximum number of characters by the rules, which is shown as a count. */
function getLength({ rules }: DynamicField): number | undefined {
  const upper = rules.filter(({ name }) => ['maxLength', 'range', 'generic.tooLong'].includes(name));
  const longest = upper.map(({ parameters }) => parameters.max).filter((max) => max !== null);
  return longest.length === 0 ? undefined : Math.min(...longest);
}

import { emptyForm, type FormValues } from '@summit/contract/forms/described-form';
import { formSchema } from '@summit/contract/forms/form-schema';
import { Button } from '../actions/button.tsx';
import { CheckboxGroup } from '../choices/checkbox-group.tsx';
import { FieldFrame } from '../fields/field.tsx';
import { DraftNotice } from '../form/draft-notice.tsx';
import { type DynamicField, DynamicFields } from '../form/dynamic-fields.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { FormBody } from '../form/form-body.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { useSiteForm } from '../form/use-site-form.tsx';
import { Stack } from '../layout/stack.tsx';
import { Sample } from './sample.tsx';

const ignore = () => undefined;
const draft = { restored: true, startAfresh: ignore, finish: ignore, restart: ignore };
const interests = [
  { value: 'payments', label: 'Payments' },
  { value: 'markets', label: 'Markets' },
  { value: 'custody', label: 'Custody' },
];
const plain = { placeholder: null, hint: null, rules: [], options: [] };
const described: DynamicField[] = [
  { ...plain, name: 'team', label: 'Team', type: 'text', hint: 'As it stands on the door.' },
  { ...plain, name: 'shift', label: 'Shift', type: 'radio', options: interests.slice(0, 2) },
  { ...plain, name: 'halls', label: 'Halls', type: 'checkboxes', options: interests },
  { ...plain, name: 'wishes', label: 'Wishes', type: 'textarea' },
];

/** Multiple choices, a form that the server describes, and the notices above a form. */
export function DescribedFormSamples({ theme }: { theme: string }) {
  return (
    <>
      <Sample name="Choices of several">
        <Stack gap={3}>
          <CheckboxGroup
            legend="Interests"
            name={`interests-${theme}`}
            options={interests}
            hint="As many as fit."
          />
          <CheckboxGroup
            legend="Halls"
            name={`halls-${theme}`}
            options={interests}
            required
            error="Please choose at least one"
          />
        </Stack>
      </Sample>
      <Sample name="A field of its own">
        <FieldFrame
          label="Calendar"
          name={`calendar-${theme}`}
          hint="Any control may stand here."
          aside="2 left"
        >
          {(control) => <input {...control} type="date" />}
        </FieldFrame>
      </Sample>
      <Sample name="A form of the server's">
        <DescribedForm />
      </Sample>
      <Sample name="Above a form">
        <DraftNotice draft={draft} text="Your letter is still here." />
        <NeedsScript text="This form needs JavaScript." />
      </Sample>
    </>
  );
}

function DescribedForm() {
  const form = useSiteForm<FormValues>({
    schema: formSchema(described),
    defaultValues: emptyForm(described),
    onSubmit: ignore,
  });
  return (
    <FormBody {...form.formProps}>
      <DynamicFields fields={described} field={form.field} />
      <FormActions>
        <Button type="submit">Check the form</Button>
      </FormActions>
    </FormBody>
  );
}

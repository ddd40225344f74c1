import { CheckboxGroup } from '@summit/shared-ui/choices/checkbox-group';
import { RadioGroup } from '@summit/shared-ui/choices/radio-group';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FieldPair } from '@summit/shared-ui/form/form-body';
import { useActivities } from '../../shared/person-fields/activities.ts';
import { NeedsFields } from '../../shared/person-fields/needs-fields.tsx';
import type { StepProps } from '../../shared/steps/attendee-gate.tsx';
import { SecondPartFrame } from './second-part-frame.tsx';
import { buyRules, type BuyValues } from './second-part-rules.ts';
import { useSecondPart } from './use-second-part.ts';

const empty: BuyValues = {
  companyType: '',
  decisionRole: '',
  companySize: '',
  website: '',
  interests: [],
  linkedIn: '',
  dietaryNeeds: '',
  accessNeeds: '',
};

/** The second part of those who choose, buy, invest or regulate. */
export function BuySecondPart(step: StepProps) {
  const getChoices = useActivities();
  const { form, draft } = useSecondPart({ step, schema: buyRules, empty });
  return (
    <SecondPartFrame attendee={step.attendee} form={form} draft={draft}>
      <Fieldset legend="Where you work">
        <SelectField
          {...form.field('companyType')}
          label="Type of organisation"
          placeholder="Choose the closest"
          options={getChoices('companyType')}
        />
        <FieldPair>
          <SelectField
            {...form.field('companySize')}
            label="People who work there"
            placeholder="I would rather not say"
            options={getChoices('companySize')}
            optional
          />
          <TextField {...form.field('website')} {...url} label="Website" optional />
        </FieldPair>
      </Fieldset>
      <Fieldset legend="Your part in it">
        <RadioGroup
          {...form.field('decisionRole')}
          legend="When something new is bought"
          options={getChoices('decisionRole')}
        />
        <CheckboxGroup
          {...form.field('interests')}
          legend="What you come to hear about"
          hint="We use this to suggest sessions and people."
          options={getChoices('interests')}
        />
        <TextField {...form.field('linkedIn')} {...url} label="LinkedIn" optional />
      </Fieldset>
      <NeedsFields field={form.field} />
    </SecondPartFrame>
  );
}

const url = { type: 'url', inputMode: 'url', autoComplete: 'url', placeholder: 'https://' } as const;

import * as limits from '@summit/contract/limits/limits';
import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { CheckboxGroup } from '@summit/shared-ui/choices/checkbox-group';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { useActivities } from '../shared/person-fields/activities.ts';
import type { FieldsOf } from '../shared/person-fields/first-step-names.ts';
import type { TraderTexts } from './use-trader-texts.ts';

interface TradingFieldsProps {
  field: FieldsOf<'experience' | 'instruments' | 'birthYear' | 'riskTermsAccepted'>;
  texts: TraderTexts;
}

/** The fields about the attendee's trading experience, and the notes that they have to accept. */
export function TradingFields({ field, texts }: TradingFieldsProps) {
  const getChoices = useActivities();
  return (
    <Fieldset legend={texts['registrationSlug.trading.title']}>
      <SelectField
        {...field('experience')}
        label={texts['registrationSlug.experience']}
        placeholder={texts['registrationSlug.experience.choose']}
        options={getChoices('experience')}
      />
      <CheckboxGroup
        {...field('instruments')}
        legend={texts['registrationSlug.instruments']}
        hint={texts['registrationSlug.instruments.hint']}
        options={getChoices('instruments')}
      />
      <TextField
        {...field('birthYear')}
        label={texts['registrationSlug.birthYear']}
        hint={texts['registrationSlug.birthYear.hint']}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={limits.birthYearLength}
      />
      <CheckboxField
        {...field('riskTermsAccepted')}
        label={texts['registrationSlug.riskTerms']}
        hint={texts['registrationSlug.riskTerms.hint']}
      />
    </Fieldset>
  );
}

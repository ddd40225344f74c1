import { EmailField } from '@summit/shared-ui/fields/email-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FieldPair } from '@summit/shared-ui/form/form-body';
import type { SiteForm } from '../shared/person-fields/site-form.ts';
import type { BlitzTexts } from './blitz-response.ts';
import type { BlitzValues } from './blitz-values.ts';

interface ContactFieldsProps {
  form: SiteForm<BlitzValues>;
  /** 0 for the first contact, which is mandatory. */
  place: 0 | 1;
  texts: BlitzTexts;
}

/** One of the contacts at the table. */
export function ContactFields({ form, place, texts }: ContactFieldsProps) {
  const which = place === 0 ? 'first' : 'second';
  const required = place === 0;
  const own = `section-${which}`;
  return (
    <Fieldset
      legend={texts[`blitzRegistration.form.${which}`]}
      lead={texts[`blitzRegistration.form.${which}.lead`]}
    >
      <TextField
        {...form.field(`contacts.${place}.name`)}
        label={texts['blitzRegistration.form.name']}
        autoComplete={`${own} name`}
        required={required}
      />
      <FieldPair>
        <EmailField
          {...form.field(`contacts.${place}.email`)}
          label={texts['blitzRegistration.form.email']}
          autoComplete={`${own} email`}
          required={required}
        />
        <TextField
          {...form.field(`contacts.${place}.jobTitle`)}
          label={texts['blitzRegistration.form.jobTitle']}
          autoComplete={`${own} organization-title`}
          optional
        />
      </FieldPair>
    </Fieldset>
  );
}

import { useEffect } from 'react';
import type { Path } from 'react-hook-form';
import { Button } from '@summit/shared-ui/actions/button';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { DynamicFields } from '@summit/shared-ui/form/dynamic-fields';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { LogoField } from '../shared/photo/logo/logo-field.tsx';
import { LogoPlate } from '../shared/photo/logo/logo-plate.tsx';
import type { BlitzInvitation, BlitzTexts } from './blitz-response.ts';
import type { BlitzValues } from './blitz-values.ts';
import { ContactFields } from './contact-fields.tsx';
import { type Outcome, useBlitzForm } from './use-blitz-form.ts';

interface BlitzFormProps {
  invitation: BlitzInvitation;
  token: string;
  texts: BlitzTexts;
  onOutcome: (outcome: Outcome) => void;
  /** Goes back to the submitted data. */
  onDiscard: () => void;
}

/** The table as the organisers' form describes it, its logo, and one or two contacts. */
export function BlitzForm({ invitation, token, texts, onOutcome, onDiscard }: BlitzFormProps) {
  const logoFailed = texts['blitzRegistration.form.logoFailed'];
  const { form, draft, logo, isChange } = useBlitzForm({ invitation, token, logoFailed, onOutcome });
  const { ref } = form.formProps;

  useEffect(() => {
    // The button that opened the form is gone.
    if (isChange) ref.current?.querySelector('input')?.focus();
  }, [isChange, ref]);

  function discard() {
    draft.startAfresh();
    onDiscard();
  }

  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <DraftNotice draft={draft} text={texts['blitzRegistration.draft']} />
      <Fieldset legend={invitation.form.title}>
        <DynamicFields
          fields={invitation.form.fields}
          field={(name) => form.field(name as Path<BlitzValues>)}
        />
        <LogoField
          form={form}
          name="logoUrl"
          logo={logo}
          word={(name) => texts[`blitzRegistration.form.${name}`]}
        >
          {(logoUrl) =>
            logoUrl && <LogoPlate src={logoUrl} alt={texts['blitzRegistration.form.logoShown']} />
          }
        </LogoField>
      </Fieldset>
      <ContactFields form={form} place={0} texts={texts} />
      <ContactFields form={form} place={1} texts={texts} />
      <FormActions note={texts[isChange ? 'blitzRegistration.noteChange' : 'blitzRegistration.note']}>
        <Button type="submit" size="large" busy={form.busy} busyLabel="Submitting">
          {texts[isChange ? 'blitzRegistration.submitChange' : 'blitzRegistration.submit']}
        </Button>
        {isChange && (
          <Button variant="quiet" onClick={discard}>
            {texts['blitzRegistration.discard']}
          </Button>
        )}
      </FormActions>
    </FormBody>
  );
}

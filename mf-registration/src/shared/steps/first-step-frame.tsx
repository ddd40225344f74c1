import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@summit/shared-ui/actions/button';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { Consents } from '../person-fields/consents.tsx';
import type { FieldsOf, FirstStepName, WorkName } from '../person-fields/first-step-names.ts';
import type { SiteForm } from '../person-fields/site-form.ts';
import { YouFields } from '../person-fields/you-fields.tsx';
import type { FirstStepTexts } from '../texts/use-first-step-texts.ts';
import { StepBody } from './step-body.tsx';
import type { useFirstStep } from './use-first-step.ts';

interface FirstStepFrameProps {
  step: Omit<ReturnType<typeof useFirstStep>, 'form'> & {
    form: Pick<SiteForm<FieldValues>, 'formProps' | 'summary' | 'busy'> & {
      field: FieldsOf<Exclude<FirstStepName, WorkName>>;
    };
  };
  /** Whether the attendee represents no company, so that the form has no fields about work. */
  isPrivate?: boolean;
  texts: FirstStepTexts;
  /** Shown before the fields about the person. */
  before?: ReactNode;
  /** Shown after them. */
  children?: ReactNode;
  /** The choice, or the note, about being shown in the list of attendees. */
  publish: ReactNode;
  submit: string;
  /** The note beside the button. */
  note: string;
  aside: ReactNode;
}

/** The common layout of every first step, for all kinds of registration. */
export function FirstStepFrame(props: FirstStepFrameProps) {
  const { step, isPrivate, texts, before, children, publish, submit, note, aside } = props;
  const { form, asksPassword, phonePrefix, isKnown, onEmailChange, draft } = step;
  return (
    <StepBody>
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <DraftNotice draft={draft} text={texts['registrationAttendee.draft']} />
        {before}
        <YouFields
          field={form.field as FieldsOf<FirstStepName>}
          isPrivate={isPrivate}
          phonePrefix={phonePrefix}
          asksPassword={asksPassword}
          isKnown={isKnown}
          onEmailChange={onEmailChange}
          texts={texts}
        />
        {children}
        <Fieldset legend="Before you go on">
          <Consents field={form.field} texts={texts}>
            {publish}
          </Consents>
        </Fieldset>
        <FormActions note={note}>
          <Button type="submit" size="large" icon="arrow-right" busy={form.busy} busyLabel="Sending">
            {submit}
          </Button>
        </FormActions>
      </FormBody>
      {aside}
    </StepBody>
  );
}

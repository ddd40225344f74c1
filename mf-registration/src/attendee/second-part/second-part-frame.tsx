import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import type { FormDraft } from '@summit/shared-ui/form/use-form-draft';
import type { SiteForm } from '../../shared/person-fields/site-form.ts';
import { AttendeeAside } from '../../shared/steps/attendee-aside.tsx';
import type { StepProps } from '../../shared/steps/attendee-gate.tsx';
import { StepBody } from '../../shared/steps/step-body.tsx';
import { useSecondPartTexts } from '../../shared/texts/use-second-part-texts.ts';

interface SecondPartFrameProps<Values extends FieldValues> {
  attendee: StepProps['attendee'];
  form: SiteForm<Values>;
  draft: FormDraft;
  children: ReactNode;
}

/** What the second parts of all categories share around their fields. */
export function SecondPartFrame<Values extends FieldValues>(props: SecondPartFrameProps<Values>) {
  const { attendee, form, draft, children } = props;
  const texts = useSecondPartTexts();
  const { logout } = useSessionActions();
  return (
    <StepBody>
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <DraftNotice draft={draft} text={texts['registrationAttendee.draft']} />
        {children}
        <FormActions>
          <Button type="submit" size="large" icon="arrow-right" busy={form.busy} busyLabel="Saving">
            {texts['registrationSecondPart.submit']}
          </Button>
        </FormActions>
      </FormBody>
      <AttendeeAside attendee={attendee} onLogout={logout} />
    </StepBody>
  );
}

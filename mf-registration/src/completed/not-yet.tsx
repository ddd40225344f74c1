import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import type { AttendeeDetails } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { getNextPage, stepAddress, useFlowFacts } from '../shared/steps/flow.ts';
import { LonePageHeader } from './lone-page-header.tsx';
import type { CompletedTexts } from './use-completed-texts.ts';

interface NotYetProps {
  attendee: AttendeeDetails;
  status: RegistrationStatus;
  texts: CompletedTexts;
}

/** Shows what is left to do in a registration that is not complete. */
export function NotYet({ attendee, status, texts }: NotYetProps) {
  const next = getNextPage(attendee, status, useFlowFacts()) ?? 'registration';
  const title = texts[`${next}.header.title`];
  return (
    <LonePageHeader
      eyebrow={`${attendee.firstName} ${attendee.lastName}, ${attendee.email}`}
      title={texts['registrationCompleted.incomplete.title']}
      lead={`${texts['registrationCompleted.incomplete.text']} ${title}.`}
      actions={
        <ButtonLink to={stepAddress(next)} icon="arrow-right" size="large">
          {texts['steps.continue']}
        </ButtonLink>
      }
    />
  );
}

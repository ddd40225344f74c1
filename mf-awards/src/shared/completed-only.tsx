import * as settingsCalls from '@summit/contract/calls/settings';
import { continuedPages } from '@summit/contract/registration/continued-pages';
import { kindOfAttendee } from '@summit/contract/registration/registration-kinds';
import {
  continueRegistration,
  type RegistrationStatus,
} from '@summit/contract/registration/registration-status';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { useServerData, useSession } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';

interface CompletedOnlyProps {
  /** The status of a signed-in attendee; absent when the visitor is not signed in. */
  registration?: RegistrationStatus;
  /** The titles that ask the visitor to log in, and to complete the registration. */
  titles: { login: string; incomplete: string };
  explanation: string;
}

/** Says what a visitor has to do first, on pages for attendees with a completed registration. */
export function CompletedOnly({ registration, titles, explanation }: CompletedOnlyProps) {
  if (!registration) {
    return (
      <EmptyState level={2} title={titles.login} action={<ButtonLink to={`#${loginHash}`}>Login</ButtonLink>}>
        {explanation}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={2} title={titles.incomplete} action={<ContinueRegistration status={registration} />}>
      {explanation}
    </EmptyState>
  );
}

function ContinueRegistration({ status }: { status: RegistrationStatus }) {
  const { attendeePhotoIsDisabled } = useServerData(settingsCalls.globalSettings);
  const attendee = useSession((state) => state.attendee);
  const next = continueRegistration({
    status,
    photoEnabled: !attendeePhotoIsDisabled,
    photoUploaded: attendee?.image.imageStatus !== 'NotUploaded',
    kind: attendee && kindOfAttendee(attendee),
  });
  return (
    <ButtonLink to={href(next ? continuedPages[next] : pages.registration)}>Continue Registration</ButtonLink>
  );
}

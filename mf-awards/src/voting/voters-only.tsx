import { settingsCalls } from '@summit/contract/calls/settings';
import { href } from '@summit/contract/href';
import { loginHash } from '@summit/contract/page-hashes';
import { awardsTexts } from '@summit/contract/texts/awards';
import { kindOfAttendee } from '@summit/contract/registration-kinds';
import { continueRegistration, type RegistrationStatus } from '@summit/contract/registration-status';
import { useServerData, useServerTexts, useSession } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';

/** What a visitor without a ballot can do to get one. */
export function VotersOnly({ registration }: { registration?: RegistrationStatus }) {
  const texts = useServerTexts(awardsTexts, 'awards');
  const explanation = texts['awardsVotingStepOne.login.text'];
  if (!registration) {
    return (
      <EmptyState
        level={2}
        title={texts['awardsVotingStepOne.login.title']}
        action={<ButtonLink to={`#${loginHash}`}>Login</ButtonLink>}
      >
        {explanation}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={texts['awardsVotingStepOne.incomplete.title']}
      action={<ContinueRegistration status={registration} />}
    >
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
  return <ButtonLink to={href((next ?? 'registration') as 'registration')}>Continue Registration</ButtonLink>;
}

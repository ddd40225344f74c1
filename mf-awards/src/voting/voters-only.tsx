import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { CompletedOnly } from '../shared/completed-only.tsx';

/** Says what a visitor without a ballot has to do to get one. */
export function VotersOnly({ registration }: { registration?: RegistrationStatus }) {
  const texts = useServerTexts(awardsTexts, 'awards');
  return (
    <CompletedOnly
      registration={registration}
      titles={{
        login: texts['awardsVotingStepOne.login.title'],
        incomplete: texts['awardsVotingStepOne.incomplete.title'],
      }}
      explanation={texts['awardsVotingStepOne.login.text']}
    />
  );
}

import { href } from '@summit/contract/href';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { AttendeeGate, type StepProps } from '../shared/attendee-gate.tsx';
import { stepAddress } from '../shared/flow.ts';
import { preparedEyebrow } from '../shared/prepared.ts';
import { StepFrame } from '../shared/step-frame.tsx';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';

/** The choice of topics is not open yet. Until then a free registration waits; a paid one continues to the payment. */
export default function KillerFeaturePage() {
  return (
    <StepFrame page="registrationKillerFeature" eyebrow={preparedEyebrow}>
      <AttendeeGate page="registrationKillerFeature">{(step) => <WithoutTopics {...step} />}</AttendeeGate>
    </StepFrame>
  );
}

function WithoutTopics({ status }: StepProps) {
  const texts = useRegistrationTexts();
  return (
    <EmptyState
      level={2}
      title={texts['registrationKillerFeature.header.title']}
      action={
        status === 'RequestForPayment' ? (
          <ButtonLink to={stepAddress('registrationPayment')} icon="arrow-right">
            {texts['registrationPackages.chosen.pay']}
          </ButtonLink>
        ) : (
          <ButtonLink to={href('agenda')}>{texts['registrationCompleted.next.agenda']}</ButtonLink>
        )
      }
    >
      {texts['registrationKillerFeature.prepared']}
    </EmptyState>
  );
}

import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ButtonLink } from '@summit/shared-ui/form/button-link';
import { AttendeeGate, type StepProps } from '../shared/attendee-gate.tsx';
import { stepAddress } from '../shared/flow.ts';
import { preparedEyebrow } from '../shared/prepared.ts';
import { StepFrame } from '../shared/step-frame.tsx';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';

/** The photo step is being prepared: the registration goes on without one. */
export default function PhotoPage() {
  return (
    <StepFrame page="registrationPhoto" eyebrow={preparedEyebrow}>
      <AttendeeGate page="registrationPhoto">{(step) => <WithoutPhoto {...step} />}</AttendeeGate>
    </StepFrame>
  );
}

function WithoutPhoto({ status }: StepProps) {
  const texts = useRegistrationTexts();
  const next = status === 'Completed' ? 'registrationCompleted' : 'registrationPackages';
  return (
    <EmptyState
      level={2}
      title={texts['registrationPhoto.header.title']}
      action={
        <ButtonLink to={stepAddress(next)} icon="arrow-right">
          {texts['registrationPhoto.skip']}
        </ButtonLink>
      }
    >
      {texts['registrationPhoto.prepared']}
    </EmptyState>
  );
}

import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { AttendeeGate, type StepProps } from '../shared/steps/attendee-gate.tsx';
import { CompleteRegistration } from '../shared/steps/complete-registration.tsx';
import { choosesPackage, stepAddress, useFlowFacts } from '../shared/steps/flow.ts';
import { StepFrame } from '../shared/steps/step-frame.tsx';
import { StepSkeleton } from '../shared/steps/step-skeleton.tsx';
import { TopicsForm } from './topics-form.tsx';
import { useTopicTexts } from './use-topic-texts.ts';

/** What an attendee is looking for: the topics they are matched by, after the ticket and before the payment. */
export default function KillerFeaturePage() {
  const texts = useTopicTexts();
  return (
    <StepFrame page="registrationKillerFeature" texts={texts}>
      <AttendeeGate page="registrationKillerFeature">{(step) => <Topics {...step} />}</AttendeeGate>
    </StepFrame>
  );
}

function Topics(step: StepProps) {
  const { killerFeatureEnabled, kind } = useFlowFacts();
  if (!killerFeatureEnabled) return <WithoutTopics {...step} />;
  // The ticket comes first. While this step leaves, the details may be those of a moment ago.
  if (choosesPackage(kind) && step.attendee.package === null) {
    return (
      <>
        <StepSkeleton />
        <Redirect to={stepAddress('registrationPackages')} />
      </>
    );
  }
  return <TopicsForm {...step} />;
}

/** For attendees on a pass who were at this step when the organisers switched topics off. */
function WithoutTopics(step: StepProps) {
  const texts = useTopicTexts();
  return (
    <Stack gap={3}>
      <Notice>{texts['registrationKillerFeature.skipped']}</Notice>
      <CompleteRegistration step={step} />
    </Stack>
  );
}

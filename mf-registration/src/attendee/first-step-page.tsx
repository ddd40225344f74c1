import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { settingsCalls } from '@summit/contract/calls/settings';
import { useServerData } from '@summit/shared-auth';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { useState } from 'react';
import { AttendeeUnreachable } from '../shared/attendee-unreachable.tsx';
import { stepAddress, useFlowFacts, whereToGoOn } from '../shared/flow.ts';
import { RegistrationClosed } from '../shared/registration-closed.tsx';
import { StepFrame } from '../shared/step-frame.tsx';
import { StepSkeleton } from '../shared/step-skeleton.tsx';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { useVisitor } from '../shared/visitor.ts';
import { isFormType } from './first-step-fields.ts';
import { FirstStepForm } from './first-step-form.tsx';

/** The first step of a registration: about you. */
export default function FirstStepPage() {
  return (
    <StepFrame page="registrationAttendee">
      <FirstStepForVisitor />
    </StepFrame>
  );
}

function FirstStepForVisitor() {
  const texts = useRegistrationTexts();
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  const visitor = useVisitor();
  const flow = useFlowFacts();
  const [search] = useSearch();
  const [sending, setSending] = useState(false);
  const [closed, setClosed] = useState(!registrationIsEnabled);

  if (!sending) {
    if (visitor.state === 'waiting') return <StepSkeleton />;
    if (visitor.state === 'unreachable') return <AttendeeUnreachable />;
    if (visitor.state === 'attendee') {
      const next = whereToGoOn(visitor.attendee, visitor.status, flow) ?? 'registrationCompleted';
      return (
        <>
          <StepSkeleton />
          <Redirect to={stepAddress(next)} />
        </>
      );
    }
  }
  const asked = search.get('type');
  if (closed) return <RegistrationClosed texts={texts} />;
  if (search.has('token')) return <InvitationPrepared />;
  return (
    <FirstStepForm
      asked={isFormType(asked) ? asked : null}
      texts={texts}
      onSending={setSending}
      onClosed={() => setClosed(true)}
    />
  );
}

/** Somebody comes with the link of an invitation. */
function InvitationPrepared() {
  return (
    <Notice title="Your invitation is safe">
      Registering with an invitation is being prepared and opens at this very address. Please keep your link.
    </Notice>
  );
}

import { useState } from 'react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { isOpenKind } from '@summit/contract/registration/registration-kinds';
import { useServerData } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { useOwnParameter, useSearch } from '@summit/shared-ui/navigation/navigation';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { InvitationFrame } from '../../shared/invitations/invitation-frame.tsx';
import { WaitingInvitation } from '../../shared/invitations/waiting-invitation.tsx';
import { AnonymousForm } from '../../shared/steps/anonymous-form.tsx';
import { AttendeeUnreachable } from '../../shared/steps/attendee-unreachable.tsx';
import { getNextPage, stepAddress, useFlowFacts } from '../../shared/steps/flow.ts';
import { RegistrationClosed } from '../../shared/steps/registration-closed.tsx';
import { StepFrame } from '../../shared/steps/step-frame.tsx';
import { StepSkeleton } from '../../shared/steps/step-skeleton.tsx';
import { useAttendeeTexts } from '../use-attendee-texts.ts';
import { FirstStepForm } from './first-step-form.tsx';

/** Lazy, because only visitors with an invitation need it, who see the waiting page until the token is read anyway. */
const InvitedVisit = lazyWithRetry(async () => ({
  default: (await import('../invited/invited-visit.tsx')).InvitedVisit,
}));

/** The first step of a registration: about you. With an invitation link it is that of an extra ticket. */
export default function FirstStepPage() {
  const token = useOwnParameter('token');
  const texts = useAttendeeTexts();
  const waiting = <WaitingInvitation page="registrationAttendee" texts={texts} />;
  if (token === undefined) return waiting;
  if (token !== '') {
    return (
      <DataPart
        label="invitation"
        skeleton={waiting}
        around={(failure) => (
          <InvitationFrame
            page="registrationAttendee"
            title={texts['registrationAttendee.header.title']}
            description={texts['registrationAttendee.meta.description']}
          >
            {failure}
          </InvitationFrame>
        )}
        level={2}
        resetKeys={[token]}
      >
        <InvitedVisit key={token} token={token} />
      </DataPart>
    );
  }
  return (
    <StepFrame page="registrationAttendee" texts={texts}>
      <FirstStepForVisitor />
    </StepFrame>
  );
}

/** The form for visitors who have not begun; others get a link to their current step. */
function FirstStepForVisitor() {
  const texts = useAttendeeTexts();
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  const visitor = useVisitor();
  const flow = useFlowFacts();
  const [search] = useSearch();
  const [sending, setSending] = useState(false);
  const [closed, setClosed] = useState(!registrationIsEnabled);

  if (!sending) {
    if (visitor.state === 'unreachable') return <AttendeeUnreachable />;
    if (visitor.state === 'attendee') {
      const next = getNextPage(visitor.attendee, visitor.status, flow) ?? 'registrationCompleted';
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
  return (
    <AnonymousForm>
      <FirstStepForm
        asked={isOpenKind(asked) ? asked : null}
        texts={texts}
        onSending={setSending}
        onClosed={() => setClosed(true)}
      />
    </AnonymousForm>
  );
}

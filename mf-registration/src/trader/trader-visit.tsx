import { useState } from 'react';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { AnonymousForm } from '../shared/steps/anonymous-form.tsx';
import { AttendeeUnreachable } from '../shared/steps/attendee-unreachable.tsx';
import { getNextPage, stepAddress, useFlowFacts } from '../shared/steps/flow.ts';
import { StepSkeleton } from '../shared/steps/step-skeleton.tsx';
import { WhileOpen } from '../shared/steps/while-open.tsx';
import { TraderForm } from './trader-form.tsx';
import { TraderRefused } from './trader-refused.tsx';
import { type TraderRefusal, useTraderInvitation } from './use-trader-invitation.ts';
import { useTraderTexts } from './use-trader-texts.ts';

/** What a visitor sees who comes to register as a crypto trader, with the link of an invitation or without. */
export function TraderVisit({ token }: { token: string }) {
  const texts = useTraderTexts();
  const visitor = useVisitor();
  const flow = useFlowFacts();
  const check = useTraderInvitation(token);
  const [sending, setSending] = useState(false);
  const [closed, setClosed] = useState(false);
  const [refusal, setRefusal] = useState<TraderRefusal | null>(null);

  // The session that the registration begins must not interrupt it.
  if (!sending) {
    // Wait for the session, because the content of a link is not shown to signed-in visitors.
    if (visitor.state === 'waiting' && token !== '') return <StepSkeleton />;
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
  if (refusal) return <TraderRefused refusal={refusal} afterSending />;
  switch (check.state) {
    case 'waiting':
      return <StepSkeleton />;
    case 'refused':
      return <TraderRefused refusal={check.refusal} afterSending={false} />;
    case 'failed':
      return (
        <ErrorState
          level={2}
          title={texts['registrationSlug.failed.title']}
          error={check.error}
          safe={texts['registrationSlug.failed.safe']}
          onRetry={check.onRetry}
        />
      );
    case 'open':
      return (
        <WhileOpen closed={closed}>
          <AnonymousForm>
            <TraderForm
              token={token}
              invitation={check.invitation}
              onSending={setSending}
              onRefused={setRefusal}
              onClosed={() => setClosed(true)}
            />
          </AnonymousForm>
        </WhileOpen>
      );
  }
}

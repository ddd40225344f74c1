import { type ReactNode, useState } from 'react';
import type {
  FlowFacts,
  RegistrationPageId,
  RegistrationStatus,
} from '@summit/contract/registration/registration-status';
import { type AttendeeDetails, useSessionActions } from '@summit/shared-auth';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { AttendeeUnreachable } from './attendee-unreachable.tsx';
import { choosesPackage, getNextPage, stepAddress, type StepPageId, useFlowFacts } from './flow.ts';
import { NeedsSession } from './needs-session.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

/** The props of a step once it is known to be this attendee's current one. */
export interface StepProps {
  attendee: AttendeeDetails;
  status: RegistrationStatus;
  /** Continues at another step, after reloading the attendee's status. */
  continueAt: (page: StepPageId) => Promise<void>;
}

/** The statuses in which each step is open. */
const opensIn = {
  registrationSecondPart: ['SubmitStepOne'],
  registrationPhoto: ['PendingPackageSelection', 'Completed'],
  registrationPackages: ['PendingPackageSelection', 'RequestForPayment'],
  registrationKillerFeature: ['PendingPackageSelection', 'RequestForPayment'],
  registrationPayment: ['RequestForPayment', 'PendingPayment'],
} as const satisfies Partial<Record<RegistrationPageId, readonly RegistrationStatus[]>>;

export type AttendeeStepId = keyof typeof opensIn;

interface AttendeeGateProps {
  page: AttendeeStepId;
  children: (step: StepProps) => ReactNode;
}

/** Shows an attendee a step that is open to them, redirects to the right one otherwise, and asks others to log in. */
export function AttendeeGate({ page, children }: AttendeeGateProps) {
  const visitor = useVisitor();
  const flow = useFlowFacts();
  const go = useGo();
  const { reload } = useSessionActions();
  const [leaving, setLeaving] = useState(false);

  async function continueAt(next: StepPageId) {
    setLeaving(true);
    await reload();
    if (next === page) setLeaving(false);
    else go(stepAddress(next), { replace: true });
  }

  switch (visitor.state) {
    case 'waiting':
      return <StepSkeleton />;
    case 'signedOut':
      return <NeedsSession />;
    case 'unreachable':
      return <AttendeeUnreachable />;
    case 'attendee': {
      const { attendee, status } = visitor;
      const isOpen = isOneOf(opensIn[page], status) && isPart(flow, page);
      // While a step is leaving, the new status no longer fits it.
      if (leaving || isOpen) return children({ attendee, status, continueAt });
      const target = getNextPage(attendee, status, flow) ?? 'registrationCompleted';
      return (
        <>
          <StepSkeleton />
          <Redirect to={stepAddress(target)} />
        </>
      );
    }
  }
}

function isOneOf(statuses: readonly RegistrationStatus[], status: RegistrationStatus): boolean {
  return statuses.includes(status);
}

/**
 * The topics are a step only if the organisers enable them, or where the registration would end nowhere else; the ticket
 * is one for those who choose it. The photo can be added in any case.
 */
function isPart({ killerFeatureEnabled, kind }: FlowFacts, page: AttendeeStepId): boolean {
  switch (page) {
    case 'registrationKillerFeature':
      return killerFeatureEnabled || !choosesPackage(kind);
    case 'registrationPackages':
      return choosesPackage(kind);
    default:
      return true;
  }
}

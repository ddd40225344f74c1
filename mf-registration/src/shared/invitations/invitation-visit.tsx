import { type ComponentType, type ReactNode, useState } from 'react';
import {
  type InvitedKindName,
  kindOfAttendee,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import { type SignedInVisitor, useVisitor } from '@summit/shared-site/visitor/visitor';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { AttendeeUnreachable } from '../steps/attendee-unreachable.tsx';
import { getNextPage, stepAddress, useFlowFacts } from '../steps/flow.ts';
import { StepSkeleton } from '../steps/step-skeleton.tsx';
import { useRegistrationTexts } from '../texts/use-registration-texts.ts';
import type { InvitationCheck } from './invitation-check.ts';
import { InvitationSkeleton } from './invitation-skeleton.tsx';

/** The outcome of sending the form. */
export type VisitOutcome<Refusal, Person> =
  | { state: 'registered'; person: Person }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'closed' };

interface FormSlot<Invitation, Refusal, Person> {
  invitation: Invitation;
  /** Registration was switched off when the form was sent. */
  closed: boolean;
  /** Called while the registration is being sent, because the session it begins must not interrupt it. */
  onSending: (sending: boolean) => void;
  onOutcome: (outcome: VisitOutcome<Refusal, Person>) => void;
}

interface RefusalSlot<Invitation, Refusal> {
  refusal: Refusal;
  /** Null where the link was refused before the invitation was known. */
  invitation: Invitation | null;
  /** Whether it replaces a form that was sent. */
  afterSending: boolean;
}

interface InvitationVisitProps<Invitation, Refusal, Person> {
  kind: InvitedKindName;
  /** The texts for a link that could not be checked: the title, and that nothing is lost. */
  failed: { title: string; safe: string };
  check: InvitationCheck<Invitation, Refusal>;
  /** The page around what replaces the form. */
  frame: ComponentType<{ children: ReactNode }>;
  form: (slot: FormSlot<Invitation, Refusal, Person>) => ReactNode;
  /** A whole page with the reason why the link cannot be used. */
  refused: (slot: RefusalSlot<Invitation, Refusal>) => ReactNode;
  /** Shown to a logged-in attendee with a different registration. */
  signedIn: (visitor: SignedInVisitor, invitation: Invitation) => ReactNode;
  /** A whole page after the form was sent, for kinds that stay on this page. */
  thanks?: (person: Person) => ReactNode;
}

/**
 * The page of a visitor with an invitation link. It depends on the visitor's session, the validity of the link, and the
 * outcome of the form; the slots contain what each kind shows.
 */
export function InvitationVisit<Invitation, Refusal, Person = never>(
  props: InvitationVisitProps<Invitation, Refusal, Person>,
) {
  const { kind, failed, check, frame: Frame, form, refused, signedIn, thanks } = props;
  // Load the form's own texts now: suspending later would hide what is shown by then.
  useRegistrationTexts();
  const visitor = useVisitor();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<VisitOutcome<Refusal, Person> | null>(null);
  // The session that the registration begins must not interrupt it.
  const isIdle = !sending;

  if (isIdle && visitor.state === 'attendee' && hasBegun(visitor, kind)) {
    return (
      <Frame>
        <ContinueRegistration {...visitor} />
      </Frame>
    );
  }
  if (outcome?.state === 'registered') return thanks?.(outcome.person);
  if (outcome?.state === 'refused') {
    const invitation = 'invitation' in check ? check.invitation : null;
    return refused({ refusal: outcome.refusal, invitation, afterSending: true });
  }
  if (isIdle && visitor.state === 'waiting') return <InvitationSkeleton />;
  if (isIdle && visitor.state === 'unreachable') {
    return (
      <Frame>
        <AttendeeUnreachable />
      </Frame>
    );
  }
  switch (check.state) {
    case 'waiting':
      return <InvitationSkeleton />;
    case 'refused':
      return refused({ ...check, afterSending: false });
    case 'failed':
      return (
        <Frame>
          <ErrorState level={2} {...failed} error={check.error} onRetry={check.onRetry} />
        </Frame>
      );
    case 'open': {
      const { invitation } = check;
      if (isIdle && visitor.state === 'attendee') return <Frame>{signedIn(visitor, invitation)}</Frame>;
      const closed = outcome?.state === 'closed';
      return form({ invitation, closed, onSending: setSending, onOutcome: setOutcome });
    }
  }
}

/** The attendee has begun with an invitation like this one, so the link is assumed to be theirs. */
function hasBegun({ attendee, status }: SignedInVisitor, kind: InvitedKindName): boolean {
  const own = kindOfAttendee(attendee);
  const beganAlike =
    own !== null && registrationKinds[own].calls.firstPart === registrationKinds[kind].calls.firstPart;
  return beganAlike && status !== 'Completed';
}

function ContinueRegistration({ attendee, status }: SignedInVisitor) {
  const next = getNextPage(attendee, status, useFlowFacts()) ?? 'registrationCompleted';
  return (
    <>
      <StepSkeleton />
      <Redirect to={stepAddress(next)} />
    </>
  );
}
